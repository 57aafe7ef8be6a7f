"""NY1-3: the three action cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.newyork1901.board import LEGENDARY, TERRITORIES, Json
from tests.rules.newyork1901.helpers import (
    FUTURE,
    ONLY_GOLD,
    OPEN,
    asked,
    free_workers,
    listed,
    make,
    market,
    named,
    options,
    play,
    player,
    points,
    put,
    refused,
    standing,
    stands,
)

ALL = ["construction-boom", "market-shift", "land-grab"]
BLOCK = ["blue-07", "blue-08", "red-01", "red-02"]


def test_ny1_3_1_each_once_and_any_number_in_a_turn() -> None:
    game = make([{"cards": ALL}, {}], future=["blue 2", "blue 2", "red 2", "red 2", "green 2", "green 2"])
    events = play(game, "use market-shift", "use land-grab", "expand blue-07", "expand blue-08")
    events += put(game, "build", "bronze-i2", "h4 i4")
    events += play(game, "use construction-boom")  # there is but one thing to build, and one place
    assert standing(game, 0) == [("bronze-i2", "h4 i4"), ("bronze-i2", "h5 i5")]
    assert [one["card"] for one in named(events, "use")] == ["market-shift", "land-grab", "construction-boom"]
    assert all(one["seat"] == 0 for one in named(events, "use"))
    assert player(game, 0)["cards"] == []
    assert asked(game) == (1, "turn")


@pytest.mark.parametrize("card", ["market-shift", "land-grab"])
def test_ny1_3_1_a_used_card_is_used_up(card: str) -> None:
    game = make([{"cards": [one for one in ALL if one != card]}, {"cards": [card]}])
    assert refused(game, f"use {card}") == "NY1-3.1"  # another's does not help


def test_ny1_3_1_construction_boom_is_used_up() -> None:
    """Not a third build in the turn: the card is gone and the moment past."""
    game = make([{"estate": BLOCK, "cards": ["construction-boom"]}, {}])
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "use construction-boom")
    assert refused(game, "use construction-boom") in ("NY1-3.1", "NY1-3.4")
    put(game, "build", "bronze-i2", "h5 i5")
    assert asked(game) == (1, "turn")


def test_ny1_3_2_the_open_cards_go_under_the_future_market() -> None:
    game = make([{"cards": ALL}, {}])
    events = play(game, "use market-shift")
    now, later = market(game)
    assert now == FUTURE[:4]
    assert later[:2] == FUTURE[4:]
    assert Counter(later[2:]) == Counter(OPEN)
    assert named(events, "use") == [{"event": "use", "seat": 0, "card": "market-shift"}]
    assert named(events, "open") == [{"event": "open", "cards": FUTURE[:4]}]


def test_ny1_3_2_they_are_shuffled() -> None:
    orders = set()
    for seed in range(40):
        game = make([{"cards": ALL}, {}], seed=seed)
        play(game, "use market-shift")
        orders.add(tuple(market(game)[1][2:]))
    assert len(orders) > 12  # of 24


def test_ny1_3_2_an_extra_the_turn_goes_on() -> None:
    game = make([{"cards": ALL}, {}])
    play(game, "use market-shift")
    assert asked(game) == (0, "turn")
    assert game.decision.rule == "NY1-2.1"
    play(game, "expand blue-11")
    assert asked(game) == (0, "build")


def test_ny1_3_2_legal_even_if_nothing_changes() -> None:
    game = make([{"cards": ALL, "estate": ["blue-07"]}, {}], open=["blue 2"] * 4, future=[])
    assert "use market-shift" in options(game)
    play(game, "use market-shift")
    assert market(game) == (["blue 2"] * 4, [])
    assert asked(game) == (0, "turn")
    game = make([{"cards": ["market-shift"], "estate": BLOCK}, {}], open=[], future=[])
    play(game, "use market-shift")
    assert market(game) == ([], [])


def test_ny1_3_2_up_to_four_are_opened() -> None:
    """A short market is filled, even one that was short before."""
    game = make([{"cards": ["market-shift"]}, {}], open=["blue 2"], future=FUTURE)
    play(game, "use market-shift")
    assert market(game) == (FUTURE[:4], [*FUTURE[4:], "blue 2"])
    game = make([{"cards": ["market-shift"]}, {}], open=["blue 2", "red 3"], future=["red 2"])
    play(game, "use market-shift")
    now, later = market(game)
    assert (now[0], sorted(now[1:]), later) == ("red 2", ["blue 2", "red 3"], [])


def test_ny1_3_2_as_the_very_first_thing() -> None:
    """Not before the build, not within Land Grab, not before a boom, not at a place."""
    game = make([{"cards": ALL}, {}])
    play(game, "expand blue-07")
    assert asked(game) == (0, "build")
    assert refused(game, "use market-shift") == "NY1-3.2"
    game = make([{"cards": ALL}, {}])
    play(game, "use land-grab")
    assert refused(game, "use market-shift") == "NY1-3.2"
    game = make([{"cards": ALL, "estate": BLOCK}, {}])
    play(game, "build bronze-i3")
    assert asked(game) == (0, "place")
    assert refused(game, "use market-shift") == "NY1-3.2"
    play(game, "at h4 i4 j4")
    assert asked(game) == (0, "boom")
    assert refused(game, "use market-shift") == "NY1-3.2"


def test_ny1_3_3_a_third_square_is_refused_for_its_size_and_taken_land_because_it_is_taken() -> None:
    """After Land Grab, with a card of size 3 open too."""
    game = make([grabbing(), {"estate": ["red-01"]}], open=["blue 2", "blue 2", "red 2", "blue 3"])
    play(game, "use land-grab")
    size, taken = game.why_not("expand blue-11"), game.why_not("expand red-01")
    assert (size.code, size.rule) == ("grab_size", "NY1-3.3")
    assert "3" in size.text
    assert (taken.code, taken.rule) == ("land_owned", "NY1-2.2")


def grabbing(**more: object) -> Json:
    return {"cards": ["land-grab"], **more}


def test_ny1_3_3_two_cards_and_two_workers() -> None:
    game = make([grabbing(), {}])
    events = play(game, "use land-grab")
    assert asked(game) == (0, "expand")
    assert game.decision.rule == "NY1-3.3"
    wanted = {one for one, squares in TERRITORIES.items() if one[:4] in ("blue", "red-") and len(squares) == 2}
    assert listed(game, "expand") == wanted
    events += play(game, "expand red-01")
    assert asked(game) == (0, "expand")
    assert listed(game, "expand") == {one for one in wanted if one.startswith("blue")}
    events += play(game, "expand blue-07")
    told = [(one["territory"], one["card"]) for one in named(events, "expand")]
    assert told == [("red-01", "red 2"), ("blue-07", "blue 2")]
    assert player(game, 0)["estate"] == ["blue-07", "red-01"]
    assert free_workers(game, 0) == 2
    assert asked(game) == (0, "build")


def test_ny1_3_3_filled_up_after_both() -> None:
    game = make([grabbing(), {}])
    events = play(game, "use land-grab", "expand red-01")
    assert named(events, "open") == []
    events = play(game, "expand blue-07")
    assert market(game) == ([*OPEN[2:], *FUTURE[:2]], FUTURE[2:])
    assert named(events, "open") == [{"event": "open", "cards": FUTURE[:2]}]


def test_ny1_3_3_both_of_size_two() -> None:
    game = make([grabbing(), {}])
    play(game, "use land-grab")
    assert refused(game, "expand yellow-12") == "NY1-3.3"
    play(game, "expand blue-07")
    assert refused(game, "expand green-11") == "NY1-3.3"


def test_ny1_3_3_one_option_is_taken() -> None:
    """With one blue card left and one blue territory of size 2, the second is not asked."""
    mine = ["blue-01", "blue-02"]
    built = [stands("bronze-i2", "h4 i4"), stands("bronze-i2", "h5 i5"), stands("silver-i2", "l4 m4")]
    other = {"estate": ["blue-03", "blue-04", "blue-05", "blue-06"], "built": built}
    game = make([grabbing(estate=mine), other], open=["blue 2", "red 2"])
    play(game, "use land-grab", "expand red-01")
    assert player(game, 0)["estate"] == ["blue-01", "blue-02", "blue-10", "red-01"]
    assert asked(game) == (0, "build")


def test_ny1_3_3_the_first_only_if_a_second_remains() -> None:
    """Two blue cards for one blue territory of size 2, and a red one: red must be among the two."""
    mine = ["blue-01", "blue-02"]
    built = [stands("bronze-i2", "h4 i4"), stands("bronze-i2", "h5 i5"), stands("silver-i2", "l4 m4")]
    other = {"estate": ["blue-03", "blue-04", "blue-05", "blue-06"], "built": built}
    game = make([grabbing(estate=mine), other], open=["blue 2", "blue 2", "yellow 3"])
    assert refused(game, "use land-grab") == "NY1-3.3"
    game = make([grabbing(estate=mine), other], open=["blue 2", "blue 2", "red 2"])
    play(game, "use land-grab", "expand blue-10")
    assert {one.split("-")[0] for one in listed(game, "expand")} == {"red"}


@pytest.mark.parametrize(
    ("me", "more"),
    [
        ({"estate": ["red-01", "red-02", "red-03"]}, {}),  # one free worker
        ({}, {"future": []}),  # an empty future market
        ({}, {"open": ["blue 2", "red 3", "yellow 3", "green 3"]}),  # one card of size 2
        ({}, {"open": ["blue 2", "pink 2", "yellow 3"]}),  # no land for the second
    ],
)
def test_ny1_3_3_its_conditions(me: Json, more: Json) -> None:
    game = make([grabbing(**me), {}], **more)
    assert "use land-grab" not in options(game)
    assert refused(game, "use land-grab") == "NY1-3.3"


def test_ny1_3_3_when_about_to_expand() -> None:
    """Not after the expansion."""
    game = make([grabbing(), {}])
    play(game, "expand blue-07")
    assert refused(game, "use land-grab") == "NY1-3.3"
    play(game, "build bronze-i2")
    assert asked(game) == (1, "turn")


def booming(**more: object) -> Json:
    return {"estate": BLOCK, "cards": ["construction-boom"], **more}


def test_ny1_3_4_once_more_after_a_build() -> None:
    game = make([booming(), {}])
    put(game, "build", "bronze-i2", "h4 i4")
    assert asked(game) == (0, "boom")
    assert game.decision.rule == "NY1-3.4"
    assert options(game) == {"use construction-boom", "pass"}
    play(game, "use construction-boom")
    assert asked(game) == (0, "build")
    assert game.decision.rule == "NY1-3.4"
    put(game, "build", "bronze-i3", "h5 i5 j5")
    assert points(game, 0) == 5
    assert standing(game, 0) == [("bronze-i2", "h4 i4"), ("bronze-i3", "h5 i5 j5")]
    assert asked(game) == (1, "turn")


def test_ny1_3_4_after_a_demolition_too() -> None:
    me = booming(estate=[*BLOCK[1:], "yellow-12"], built=[stands("bronze-i2", "e7 f7")], points=6)
    game = make([me, {}], open=["pink 2"])
    put(game, "demolish", "silver-i3", "e7 f7 g7")
    assert asked(game) == (0, "boom")


def test_ny1_3_4_one_may_leave_it() -> None:
    game = make([booming(), {}])
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "pass")
    assert player(game, 0)["cards"] == ["construction-boom"]
    assert asked(game) == (1, "turn")


def test_ny1_3_4_without_expanding_or_demolishing() -> None:
    """Only free squares are places."""
    game = make([booming(points=18), {}])
    put(game, "build", "bronze-i2", "h6 i6")
    play(game, "use construction-boom", "build gold-i3")
    assert listed(game, "at") == {"h4 i4 j4", "h5 i5 j5"}
    assert refused(game, "at h4 h5 h6") == "NY1-2.7"


def test_ny1_3_4_who_uses_it_must_build() -> None:
    game = make([booming(), {}])
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "use construction-boom")
    assert "pass" not in options(game)
    assert refused(game, "pass") == "NY1-3.4"


def test_ny1_3_4_at_least_four_are_left() -> None:
    """Five unbuilt after the first build: one more may be built. With four it may not: only a legendary one."""
    five = ["bronze-i2", "bronze-i2", "bronze-l3", *ONLY_GOLD[:3]]
    game = make([booming(unbuilt=five), {}])
    put(game, "build", "bronze-i2", "h4 i4")
    assert asked(game) == (0, "boom")
    game = make([booming(unbuilt=five[1:]), {}])
    put(game, "build", "bronze-i2", "h4 i4")
    assert asked(game) == (1, "turn")


def test_ny1_3_4_a_legendary_one_leaves_all() -> None:
    """Four are left after the first build, points enough: any legendary one may follow, bronze-l3 may not."""
    me = booming(
        estate=["red-05", "red-06", "red-07", "red-12"],
        built=[stands("starter", "e7 e8")],
        unbuilt=["bronze-i2", "bronze-l3", *ONLY_GOLD[:3]],
        points=18,
    )
    game = make([me, {}])
    put(game, "build", "bronze-i2", "f7 g7")
    assert asked(game) == (0, "boom")
    play(game, "use construction-boom")
    assert listed(game, "build") == set(LEGENDARY)
    assert refused(game, "build bronze-l3") == "NY1-3.4"
    put(game, "build", "woolworth", "h7 i7 j7 h8 i8 j8 h9 i9 j9")
    assert len(player(game, 0)["unbuilt"]) == 4


def test_ny1_3_4_three_unbuilt_are_too_few_for_a_legendary_one_too() -> None:
    me = booming(
        estate=["red-05", "red-06", "red-07", "red-12"],
        built=[stands("starter", "e7 e8")],
        unbuilt=["bronze-i2", "bronze-l3", *ONLY_GOLD[:2]],
        points=18,
    )
    game = make([me, {}])
    put(game, "build", "bronze-i2", "f7 g7")
    assert asked(game) == (1, "turn")


def test_ny1_3_4_only_if_something_can_be_built() -> None:
    game = make([{"cards": ["construction-boom"]}, {}])
    play(game, "expand blue-07", "build bronze-i2")
    assert standing(game, 0) == [("bronze-i2", "h4 i4")]
    assert asked(game) == (1, "turn")


def test_ny1_3_4_not_before_a_build() -> None:
    game = make([booming(), {}])
    assert refused(game, "use construction-boom") == "NY1-3.4"
    game = make([{"cards": ["construction-boom"]}, {}])
    play(game, "expand blue-07")
    assert refused(game, "use construction-boom") == "NY1-3.4"
