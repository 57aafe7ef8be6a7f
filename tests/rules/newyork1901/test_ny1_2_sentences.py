"""NY1-2.4 to 2.14: a refusal says what is in the way, with its square, street or number (each sentence is whole)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyork1901.board import EIGHTEEN, Json
from tests.rules.newyork1901.helpers import ONLY_GOLD, asked, listed, make, named, options, play, put, refused, stands

BLOCK = ["blue-07", "blue-08", "red-01", "red-02"]  # h4 i4, h5 i5, j4 j5, h6 i6: all four workers are out
ELSEWHERE = ["blue-01", "blue-09", "red-04"]
SINGER = stands("singer", "i7 h8 i8 j8 h9 i9 j9")
# A bronze block on three territories, and a silver bar that stands elsewhere.
THREE: Json = {
    "estate": ["green-08", "green-10", "red-11", "blue-12", *ELSEWHERE],
    "built": [stands("bronze-o4", "e5 f5 e6 f6"), stands("silver-i3", "n1 n2 n3")],
    "points": 6,
}


def said(game: Any, notation: str, rule: str) -> str:
    """The sentence of a refusal that cites this clause."""
    assert refused(game, notation) == rule
    return str(game.why_not(notation).text)


def build(me: Json, notation: str, rule: str, **more: Any) -> str:
    return said(make([{"estate": BLOCK} | me, {}], **more), notation, rule)


def place(me: Json, notation: str, squares: str, rule: str) -> str:
    """Of squares that are refused after this action."""
    game = make([me, {}])
    play(game, notation)
    return said(game, f"at {squares}", rule)


def test_ny1_2_10_says_at_how_many_points() -> None:
    assert build({"points": 14}, "build gold-i3", "NY1-2.10") == "Gold is unlocked at 18 points; you have 14."
    assert build({"points": 5}, "build silver-i2", "NY1-2.10") == "Silver is unlocked at 6 points; you have 5."
    late = build({"points": 9}, "build silver-i2", "NY1-2.10", variant="advanced")
    assert late == "Silver is unlocked at 10 points; you have 9."


def test_ny1_2_11_says_which_one_is_gone_and_to_whom() -> None:
    starter = "A starter building stands from the beginning and is never built."
    assert build({}, "build starter", "NY1-2.11") == starter
    gone = build({"unbuilt": EIGHTEEN[2:]}, "build bronze-i2", "NY1-2.11")
    assert gone == "You have no bronze bar of 2 left to build."
    out = build({"points": 18}, "build singer", "NY1-2.11", legendary=["woolworth"])
    assert out == "The Singer Building is not in this game."


def test_ny1_2_11_says_which_legendary_one_one_has() -> None:
    """Not what else one has built before, and not that it is somebody else's."""
    built = [stands("starter", "e3 f3"), SINGER]
    assert build({"built": built, "points": 18}, "build woolworth", "NY1-2.11") == (
        "You have built the Singer Building, and nobody builds two legendary skyscrapers."
    )
    game = make([{"estate": BLOCK, "points": 18}, {"built": [stands("bronze-i2", "a10 a11")]}, {"built": built}])
    assert said(game, "build singer", "NY1-2.11") == "Seat 2 has built the Singer Building."


def test_ny1_2_7_says_that_there_is_no_place() -> None:
    """Bars have one."""
    me = {"estate": ["blue-03", "yellow-01", "green-12", "yellow-08"]}
    assert build(me, "build bronze-o4", "NY1-2.7") == "Your estate has no free place for the bronze block of 4."


def test_ny1_2_8_says_that_there_is_place_only_across_a_street() -> None:
    """blue-03 and blue-07 lie on the two sides of Cedar."""
    me = {"estate": ["blue-03", "blue-07", "green-12", "yellow-08"]}
    assert build(me, "build bronze-o4", "NY1-2.8") == (
        "The bronze block of 4 would fit into your estate only across a street."
    )


def test_ny1_2_9_says_that_there_is_place_only_inside_a_block() -> None:
    """b1 c1 b2 c2 are free: no street, no park. Another place across a street would help nobody."""
    built = [stands("bronze-i2", "d1 d2"), stands("starter", "b3 c3")]
    for more in ([], ["blue-03", "blue-07"]):
        me = {"estate": ["green-01", "green-02", "green-03", "green-11", *more], "built": built}
        game = make([me, {}])
        play(game, "expand blue-01")
        assert said(game, "build bronze-o4", "NY1-2.9") == (
            "Where the bronze block of 4 fits into your estate, it touches neither street nor park."
        )


def test_ny1_2_7_says_which_square_is_not_ones_own_or_taken() -> None:
    me: Json = {"estate": BLOCK}
    assert place(me, "build bronze-i3", "h6 i6 j6", "NY1-2.7") == "j6 is not in your estate."
    assert place(me, "build bronze-i3", "k5 h4 h5", "NY1-2.7") == "k5 is not in your estate."
    me = {
        "estate": [*BLOCK, "red-04", *ELSEWHERE[:2], "yellow-12"],
        "built": [stands("bronze-i2", "m6 n6"), stands("bronze-i3", "h4 h5 h6")],
    }
    assert place(me, "build bronze-i2", "h5 i5", "NY1-2.7") == "On h5 stands your bronze bar of 3."


@pytest.mark.parametrize(
    ("estate", "squares", "text"),
    [
        (["green-03", "green-12"], "d3 e3", "d3 and e3 are on two sides of Broadway."),
        (["green-03", "green-13"], "d3 d4", "d3 and d4 are on two sides of Cedar."),  # Broadway runs there too
        (["blue-03", "green-12"], "g3 h3", "g3 and h3 are on two sides of Nassau & Broad."),
        (["yellow-02", "yellow-03"], "d6 d7", "d6 and d7 are on two sides of Pine & Thames."),
        (["red-13", "pink-13"], "n9 n10", "n9 and n10 are on two sides of Wall."),
        (["red-03", "blue-10"], "k6 l6", "k6 and l6 are on two sides of William."),
        (["blue-08", "red-01", "blue-03", "blue-07"], "i3 i4", "i3 and i4 are on two sides of Cedar."),
    ],
)
def test_ny1_2_8_says_which_two_squares_a_street_parts(estate: list[str], squares: str, text: str) -> None:
    game = make([{"estate": [*estate, "yellow-08", "pink-03"][:4], "unbuilt": ["bronze-i2", *ONLY_GOLD]}, {}, {}])
    if asked(game)[1] == "build":  # there may be nothing else to build
        play(game, "build bronze-i2")
    assert said(game, f"at {squares}", "NY1-2.8") == text


def test_ny1_2_8_and_2_9_say_which_squares() -> None:
    me: Json = {"estate": BLOCK}
    assert place(me, "build bronze-i3", "h4 i4 j5", "NY1-2.8") == "H4 i4 j5 is not the shape of the bronze bar of 3."
    me = {"estate": [*BLOCK, "red-04", "yellow-11"], "built": [stands("bronze-i3", "h4 i4 j4")]}
    around = place(me, "build bronze-i2", "n6 a7", "NY1-2.8")  # from the east end of a row to the west end of the next
    assert around == "N6 a7 is not the shape of the bronze bar of 2."
    me = {"estate": ["yellow-01", "green-07", "green-02", "green-01"]}
    assert place(me, "build bronze-i2", "b5 c5", "NY1-2.9") == "B5 c5 touches neither a street nor a park."


def test_ny1_2_4_says_what_stands_in_the_way_of_a_demolition() -> None:
    me: Json = {
        "estate": ["yellow-06", "yellow-07", "yellow-12"],
        "built": [stands("bronze-i3", "e7 e8 e9"), stands("silver-i2", "f7 g7")],
        "points": 18,
    }
    way = place(me, "demolish silver-i3", "e7 f7 g7", "NY1-2.4")
    assert way == "On f7 stands your silver bar of 2, which is not lower than silver."
    me = me | {"built": [stands("bronze-i3", "e7 e8 e9"), stands("bronze-i2", "f7 g7")]}
    assert place(me, "demolish silver-i2", "f8 g8", "NY1-2.4") == (
        "Nothing of yours stands on f8 g8 that could be demolished."
    )
    assert place(me, "demolish silver-i2", "f9 g9", "NY1-2.7") == "f9 is not in your estate."
    assert place(me, "demolish silver-i2", "e7 f8", "NY1-2.8") == "E7 f8 is not the shape of the silver bar of 2."


def test_ny1_2_4_says_why_nothing_can_be_demolished() -> None:
    me: Json = {"estate": ["yellow-12"], "built": [stands("silver-i3", "e7 f7 g7")], "points": 18}
    assert said(make([me, {}]), "demolish silver-l3", "NY1-2.4") == (
        "You have no skyscraper lower than silver that could be demolished."
    )
    assert said(make([me, {}]), "demolish gold-o4", "NY1-2.4") == (
        "The gold block of 4 has no place over a lower skyscraper of yours."
    )


def test_ny1_2_5_says_how_many_workers_are_lacking() -> None:
    """A bar of two covers one or two of three territories. Three workers are out and one is free; what stands on
    blue-12 stays and needs none."""
    assert place(THREE, "demolish silver-i2", "e6 f6", "NY1-2.5") == (
        "This would leave 5 territories without a skyscraper, and you have 4 workers."
    )
    all_out = THREE | {"estate": [*THREE["estate"], "blue-04"]}
    assert said(make([all_out, {}]), "demolish silver-i2", "NY1-2.5") == (
        "For that demolition you need 1 free worker, and you have 0."
    )


def test_ny1_3_4_says_how_many_would_stay_unbuilt() -> None:
    """Four are left after the build: only a legendary one may follow."""
    me = {
        "estate": ["red-05", "red-06", "red-07", "red-12"],
        "built": [stands("starter", "e7 e8")],
        "unbuilt": ["bronze-i2", "bronze-l3", *ONLY_GOLD[:3]],
        "cards": ["construction-boom"],
        "points": 18,
    }
    game = make([me, {}])
    put(game, "build", "bronze-i2", "f7 g7")
    play(game, "use construction-boom")
    assert said(game, "build bronze-l3", "NY1-3.4") == (
        "After a Construction Boom at least 4 skyscrapers must stay unbuilt; this would leave 3."
    )
    assert said(game, "pass", "NY1-3.4") == "Construction Boom is used, so now you must build."
    assert said(game, "use construction-boom", "NY1-3.1") == "You have used Construction Boom already."


@pytest.mark.parametrize(
    ("card", "rule", "text"),
    [
        ("market-shift", "NY1-3.2", "You can use Market Shift only at the very beginning of your turn."),
        ("land-grab", "NY1-3.3", "You can use Land Grab only when you are about to expand."),
    ],
)
def test_ny1_3_1_no_card_between_a_demolition_and_its_place(card: str, rule: str, text: str) -> None:
    game = make([THREE | {"cards": [card]}, {}])
    play(game, "demolish silver-i2")
    assert said(game, f"use {card}", rule) == text


def test_ny1_2_13_says_that_something_can_be_done() -> None:
    """A build alone is enough, and so is a demolition."""
    text = "You can still build or demolish, so you must."
    lower: Json = {"estate": [*ELSEWHERE, "yellow-06", "yellow-12"], "built": [stands("bronze-i3", "e7 f7 g7")]}
    lower |= {"unbuilt": ["gold-i3", "gold-l3"], "points": 18}
    game = make([lower, {}], legendary=[])
    assert options(game) == {"demolish gold-i3", "demolish gold-l3"}
    for notation in ("pass", "back blue-01"):
        assert said(game, notation, "NY1-2.13") == text
        assert said(make([{"estate": [*BLOCK[1:], "blue-01"]}, {}]), notation, "NY1-2.13") == text
    idle = make([{"estate": BLOCK[:2]}, {}], open=["pink 2"])  # with free workers, and no card for them
    assert said(idle, "pass", "NY1-2.13") == text


def test_ny1_2_14_says_why_a_worker_is_not_taken_back() -> None:
    """Whoever has one free, whether or not there is something to expand to; and land that has none."""
    for workers in (1, 3):
        free = make([{"estate": BLOCK[workers:]}, {}])
        assert said(free, "back red-02", "NY1-2.14") == (
            f"You can take a worker back only when none of yours is free; you have {workers}."
        )
    me = {"estate": [*BLOCK, "blue-01"], "built": [stands("bronze-i2", "h1 h2")], "unbuilt": ONLY_GOLD}
    assert said(make([me, {}]), "back blue-01", "NY1-2.14") == "You have no worker on h1 h2."
    assert said(make([me, {}]), "pass", "NY1-2.14") == "You have no free worker: take one back before your turn ends."


def test_ny1_3_4_when_four_stay_it_is_the_room_that_is_lacking() -> None:
    me = {"estate": BLOCK, "cards": ["construction-boom"], "points": 6}
    game = make([me | {"unbuilt": ["bronze-i2", "bronze-i2", "bronze-i3", "silver-o6", *ONLY_GOLD[:2]]}, {}])
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "use construction-boom")
    assert listed(game, "build") == {"bronze-i2", "bronze-i3"}  # one of two has been built
    assert said(game, "build gold-i3", "NY1-2.10") == "Gold is unlocked at 18 points; you have 8."
    text = "Your estate has no free place for the silver block of 6."
    assert said(game, "build silver-o6", "NY1-2.7") == text


def test_ny1_2_3_and_3_4_who_does_not_build_passes() -> None:
    """The event says at which decision, and by which clause."""
    game = make([{}, {}])
    told = named(play(game, "expand blue-07", "pass"), "pass")
    assert told == [{"event": "pass", "seat": 0, "kind": "build", "why": "NY1-2.3"}]
    game = make([{"estate": BLOCK, "cards": ["construction-boom"]}, {}])
    put(game, "build", "bronze-i2", "h4 i4")
    assert named(play(game, "pass"), "pass") == [{"event": "pass", "seat": 0, "kind": "boom", "why": "NY1-3.4"}]
