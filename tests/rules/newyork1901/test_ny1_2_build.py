"""NY1-2.6 to 2.11: building."""

from __future__ import annotations

import pytest

from tests.rules.newyork1901.board import EIGHTEEN, Json
from tests.rules.newyork1901.helpers import (
    ONLY_GOLD,
    asked,
    free_workers,
    listed,
    make,
    named,
    options,
    places,
    play,
    player,
    points,
    put,
    refused,
    standing,
    stands,
)

BLOCK = ["blue-07", "blue-08", "red-01", "red-02"]  # h4 i4, h5 i5, j4 j5, h6 i6: all four workers are out


def block(**more: object) -> Json:
    return {"estate": BLOCK, **more}


def test_ny1_2_6_workers_come_back_filled_or_not() -> None:
    """One square on each of two territories frees both, and the points come at once."""
    game = make([block(), {}])
    events = put(game, "build", "bronze-i2", "h4 h5")
    assert free_workers(game, 0) == 2
    assert points(game, 0) == 2
    wanted = {
        "event": "build",
        "seat": 0,
        "skyscraper": "bronze-i2",
        "squares": ["h4", "h5"],
        "points": 2,
        "prestige": 0,
    }
    assert named(events, "build") == [wanted]


def test_ny1_2_6_workers_that_came_back_can_be_placed_again() -> None:
    game = make([block(), {}])
    assert not listed(game, "expand")
    put(game, "build", "bronze-i2", "h4 h5")
    play(game, "expand blue-01", "pass")
    assert asked(game) == (0, "turn")
    assert listed(game, "expand")


def test_ny1_2_6_one_skyscraper_a_turn() -> None:
    game = make([block(), {}])
    put(game, "build", "bronze-i2", "h4 h5")
    assert asked(game) == (1, "turn")


def test_ny1_2_6_what_is_built_is_unbuilt_no_more() -> None:
    game = make([block(), {}])
    assert game.position()["players"][0]["unbuilt"] == EIGHTEEN
    put(game, "build", "bronze-i2", "h4 h5")
    assert player(game, 0)["unbuilt"] == EIGHTEEN[1:]  # the other copy is left
    assert standing(game, 0) == [("bronze-i2", "h4 h5")]


def test_ny1_2_7_only_on_ones_own_estate() -> None:
    """red-03 is free, blue-09 another's."""
    game = make([block(), {"estate": ["blue-09"]}])
    play(game, "build bronze-i3")
    assert {"h4 i4 j4", "h4 h5 h6"} <= places(game)
    assert all(set(one.split()) <= set("h4 i4 j4 h5 i5 j5 h6 i6".split()) for one in places(game))
    assert refused(game, "at h6 i6 j6") == "NY1-2.7"
    assert refused(game, "at j4 j5 j6") == "NY1-2.7"


def test_ny1_2_7_over_any_number_of_territories_and_districts() -> None:
    game = make([block(points=18), {}])
    put(game, "build", "metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")
    assert free_workers(game, 0) == 4


def test_ny1_2_7_in_whichever_part_of_the_estate_there_is_room() -> None:
    """Two and two squares in the north hold a corner but no bar of three: that goes to yellow-12, by itself."""
    me = {"estate": ["blue-07", "blue-08", "yellow-12", "yellow-08"], "unbuilt": ["bronze-i3", *ONLY_GOLD]}
    game = make([me, {}])
    assert standing(game, 0) == [("bronze-i3", "e7 f7 g7")]


def test_ny1_2_7_not_where_a_skyscraper_stands() -> None:
    me = block(estate=[*BLOCK, "green-12"], built=[stands("bronze-i2", "h4 i4")])
    game = make([me, {}])
    play(game, "build bronze-i3")
    assert all(not {"h4", "i4"} & set(one.split()) for one in places(game))
    assert refused(game, "at h4 i4 j4") == "NY1-2.7"
    assert refused(game, "at h4 h5 h6") == "NY1-2.7"


def test_ny1_2_7_no_place_at_all() -> None:
    me = {"estate": ["blue-07"], "built": [stands("bronze-i2", "h4 i4")]}
    game = make([me, {"estate": BLOCK[1:]}], open=["pink 2"])
    assert asked(game) == (1, "turn")  # nothing to do but pass
    game = make(
        [block(built=[stands("silver-p5", "h4 i4 h5 i5 j5")], estate=[*BLOCK, "red-04", "blue-04", "blue-05"]), {}]
    )
    assert refused(game, "build bronze-o4") in ("NY1-2.7", "NY1-2.8", "NY1-2.9")


@pytest.mark.parametrize(
    "squares",
    [
        "h4 i4 j4 h5",
        "h4 i4 j4 j5",
        "h4 h5 i5 j5",
        "j4 h5 i5 j5",
        "h4 h5 h6 i6",
        "i4 i5 h6 i6",
        "h4 i4 h5 h6",
        "h4 i4 i5 i6",
    ],
)
def test_ny1_2_8_turned_and_mirrored(squares: str) -> None:
    """bronze-l4 in all eight ways."""
    game = make([block(), {}])
    play(game, "build bronze-l4")
    assert squares in places(game)
    play(game, f"at {squares}")
    assert standing(game, 0) == [("bronze-l4", squares)]


def test_ny1_2_8_every_place_once() -> None:
    """A block of four looks the same in all eight ways."""
    game = make([block(), {}])
    says = [str(one) for one in (play(game, "build bronze-o4"), game.options())[1]]
    assert sorted(says) == ["at h4 i4 h5 i5", "at h5 i5 h6 i6", "at i4 j4 i5 j5"]


def test_ny1_2_8_another_shape_is_refused() -> None:
    game = make([block(), {}])
    play(game, "build bronze-o4")
    for wrong in ("at h4 i4 j4 h5", "at h4 i4", "at h4 i4 h5 i5 j5", "at h4 i4 h6 i6"):
        assert refused(game, wrong) == "NY1-2.8"


@pytest.mark.parametrize(
    ("estate", "across", "along"),
    [
        (["green-03", "green-07", "green-12", "yellow-12"], "d3 e3 f3", "e3 f3 g3"),  # Broadway
        (["blue-03", "green-12", "blue-04", "yellow-04"], "g3 h3 i3", "e3 f3 g3"),  # Nassau & Broad
        (["blue-12", "blue-13", "green-13", "yellow-04"], "n2 n3 n4", "n1 n2 n3"),  # Cedar
        (["yellow-02", "yellow-03", "green-13", "green-07"], "c5 c6 c7", "b4 c4 d4"),  # Pine & Thames
        (["red-13", "pink-13", "red-04", "blue-09"], "n9 n10 n11", "n10 n11 n12"),  # Wall
        (["red-03", "blue-10", "red-04", "blue-12"], "j6 k6 l6", "n1 n2 n3"),  # William
    ],
)
def test_ny1_2_8_no_skyscraper_crosses_a_street(estate: list[str], across: str, along: str) -> None:
    game = make([{"estate": estate, "unbuilt": ["bronze-i2", "bronze-i3", *ONLY_GOLD]}, {}, {}])
    assert listed(game, "build") == {"bronze-i2", "bronze-i3"}
    events = play(game, "build bronze-i3")
    if asked(game) == (0, "place"):
        assert along in places(game)
        assert across not in places(game)
        assert refused(game, f"at {across}") == "NY1-2.8"
    else:
        assert named(events, "build")[0]["squares"] == along.split()


def test_ny1_2_8_round_a_street_nothing_joins() -> None:
    """Squares on the two sides do not hang together for a block of four either."""
    game = make([{"estate": ["blue-03", "blue-07", "blue-08", "red-01"]}, {}])
    play(game, "build bronze-o4")
    assert places(game) == {"h4 i4 h5 i5", "i4 j4 i5 j5"}
    assert refused(game, "at h3 i3 h4 i4") == "NY1-2.8"


def test_ny1_2_9_touches_a_street_or_a_park() -> None:
    """b5 c5 lies in the middle of its block."""
    game = make([{"estate": ["yellow-01", "green-07", "green-02", "green-01"]}, {}])
    play(game, "build bronze-i2")
    assert {"b5 b6", "c5 d5", "c2 d2"} <= places(game)
    assert "b2 b3" in places(game)  # b3 has Cedar on its south side
    for inner in ("b5 c5", "b2 c2"):
        assert inner not in places(game)
        assert refused(game, f"at {inner}") == "NY1-2.9"


@pytest.mark.parametrize(
    ("estate", "squares"),
    [
        ("blue-02", "i2 j2"),  # lg, to the north
        ("red-01", "j4 j5"),  # cc
        ("yellow-09", "a10 a11"),  # tc, to the east
        ("red-06", "j8 j9"),  # bg
        ("pink-07", "i11 j11"),  # hs, to the south
    ],
)
def test_ny1_2_9_a_park_is_enough(estate: str, squares: str) -> None:
    """Where no street is near, or none runs (yellow-09); pink-07 and blue-02 touch nothing else."""
    game = make([{"estate": [estate, "yellow-12", "green-09", "yellow-07"]}, {}, {}])
    play(game, "build bronze-i2")
    assert squares in places(game)


@pytest.mark.parametrize(("variant", "silver", "gold"), [("base", 6, 18), ("beginner", 6, 18), ("advanced", 10, 25)])
def test_ny1_2_10_generations_are_unlocked(variant: str, silver: int, gold: int) -> None:
    def kinds(score: int) -> set[str]:
        game = make([block(points=score), {}], variant=variant)
        return {kind.split("-")[0] for kind in listed(game, "build") & set(EIGHTEEN)}

    assert kinds(0) == kinds(silver - 1) == {"bronze"}
    assert kinds(silver) == kinds(gold - 1) == {"bronze", "silver"}
    assert kinds(gold) == {"bronze", "silver", "gold"}


def test_ny1_2_10_what_is_not_unlocked_is_refused() -> None:
    game = make([block(points=5), {}])
    assert refused(game, "build silver-i2") == "NY1-2.10"
    game = make([block(points=17), {}])
    assert refused(game, "build gold-i3") == "NY1-2.10"
    assert refused(game, "build metropolitan-life") == "NY1-2.10"
    me = {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 17}
    assert refused(make([me, {}]), "demolish gold-i3") == "NY1-2.10"


def test_ny1_2_10_looked_at_between_two_builds() -> None:
    game = make([block(points=4, cards=["construction-boom"]), {}])
    assert "silver-i2" not in listed(game, "build")
    put(game, "build", "bronze-i2", "h4 i4")
    play(game, "use construction-boom")
    assert "silver-i2" in listed(game, "build")


def test_ny1_2_10_points_count_not_the_score_so_far() -> None:
    """Streets, challenges and unused cards unlock nothing."""
    me = block(points=5, cards=["construction-boom", "market-shift", "land-grab"], built=[stands("bronze-i2", "b2 b3")])
    game = make([me | {"estate": BLOCK}, {}])
    assert game.scores()[0]["total"] > 6
    assert refused(game, "build silver-i2") == "NY1-2.10"


def test_ny1_2_11_one_of_ones_unbuilt() -> None:
    game = make([block(unbuilt=EIGHTEEN[1:]), {}])
    assert "bronze-i2" in listed(game, "build")  # the other copy
    game = make([block(unbuilt=EIGHTEEN[2:]), {}])
    assert refused(game, "build bronze-i2") == "NY1-2.11"
    me = {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")], "points": 6, "unbuilt": EIGHTEEN[2:7]}
    game = make([me, {}])
    assert refused(game, "demolish silver-i3") == "NY1-2.11"


def test_ny1_2_11_copies_are_the_same() -> None:
    game = make([block(), {}])
    assert [str(one) for one in game.options()].count("build bronze-i2") == 1


def test_ny1_2_11_a_second_legendary_one() -> None:
    me = block(points=18, built=[stands("singer", "i7 h8 i8 j8 h9 i9 j9")])
    game = make([me | {"estate": BLOCK}, {}])
    assert game.position()["legendary"] == ["park-row", "metropolitan-life", "woolworth"]
    assert "gold-o6" in listed(game, "build")
    assert refused(game, "build metropolitan-life") == "NY1-2.11"
    assert "build park-row" not in options(game)


def test_ny1_2_11_no_second_legendary_one_after_the_first() -> None:
    """Each seat has one; what the others may build is their own affair."""
    land = ["yellow-12", "yellow-06", "yellow-07", "yellow-08"]
    game = make([block(points=18, unbuilt=EIGHTEEN), {"estate": land, "points": 18, "unbuilt": EIGHTEEN}])
    put(game, "build", "metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")
    assert "build singer" in options(game)
    put(game, "build", "bronze-i2", "f7 g7")
    play(game, "expand blue-01")
    assert refused(game, "build woolworth") == "NY1-2.11"
    game = make([{}, block(points=18)], turn=1)
    put(game, "build", "metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")
    play(game, "expand red-06", "pass", "expand blue-01")
    assert refused(game, "build woolworth") == "NY1-2.11"
    game = make([{}, block(points=18, built=[stands("singer", "i7 h8 i8 j8 h9 i9 j9")])], turn=1)
    assert refused(game, "build metropolitan-life") == "NY1-2.11"  # seat 1 as well


def test_ny1_2_11_one_that_is_in_play_no_more() -> None:
    game = make([block(points=18), {}], legendary=["woolworth"])
    assert refused(game, "build metropolitan-life") == "NY1-2.11"
