"""NY1-6: the printed examples of the rulebook, on our board."""

from __future__ import annotations

import pytest

from tests.rules.newyork1901.board import Json
from tests.rules.newyork1901.helpers import (
    free_workers,
    listed,
    make,
    named,
    over,
    places,
    play,
    player,
    points,
    put,
    refused,
    standing,
    stands,
)

OPEN = ["yellow 3", "yellow 2", "red 2", "blue 2"]
OLD_GREEN: Json = {  # of 6.2, later
    "estate": ["yellow-12", "yellow-06"],
    "built": [stands("bronze-i2", "f7 g7"), stands("bronze-i3", "e7 e8 e9")],
    "points": 18,
}
BLUE = ["blue-07", "blue-08"]


def test_ny1_6_1_green_expands_and_builds() -> None:
    game = make([{}, {}], open=OPEN)
    events = play(game, "expand yellow-12")
    assert named(events, "expand") == [{"event": "expand", "seat": 0, "territory": "yellow-12", "card": "yellow 3"}]
    assert free_workers(game, 0) == 3
    put(game, "build", "bronze-i2", "f7 g7")
    assert points(game, 0) == 2
    assert free_workers(game, 0) == 4
    assert player(game, 0)["estate"] == ["yellow-12"]
    assert standing(game, 0) == [("bronze-i2", "f7 g7")]


def test_ny1_6_2_green_uses_the_square_that_was_left() -> None:
    built = [stands("bronze-i2", "f7 g7")]
    game = make([{"estate": ["yellow-12"], "built": built, "points": 2}, {}], open=OPEN)
    play(game, "expand yellow-06")
    assert free_workers(game, 0) == 3
    put(game, "build", "bronze-i3", "e7 e8 e9")
    assert points(game, 0) == 5
    assert free_workers(game, 0) == 4


def test_ny1_6_3_blue_builds_over_three_territories() -> None:
    game = make([{"estate": BLUE, "points": 6}, {}], open=OPEN)
    play(game, "expand red-01")
    assert free_workers(game, 0) == 1
    put(game, "build", "silver-p5", "h4 i4 h5 i5 j5")
    assert points(game, 0) == 12
    assert free_workers(game, 0) == 4
    assert player(game, 0)["estate"] == [*BLUE, "red-01"]  # j4 stays, free


def test_ny1_6_3_with_fewer_points_it_is_locked() -> None:
    game = make([{"estate": BLUE, "points": 5}, {}], open=OPEN)
    play(game, "expand red-01")
    assert refused(game, "build silver-p5") == "NY1-2.10"


def test_ny1_6_4_option_1_a_big_one() -> None:
    game = make([OLD_GREEN, {}], open=OPEN)
    events = put(game, "demolish", "gold-v5", "e7 f7 g7 e8 e9")
    assert len(named(events, "demolish")) == 2
    assert points(game, 0) == 25
    assert free_workers(game, 0) == 4
    assert standing(game, 0) == [("gold-v5", "e7 f7 g7 e8 e9")]


@pytest.mark.parametrize(("kind", "score"), [("gold-i3", 5), ("silver-i3", 4)])
def test_ny1_6_4_option_2_a_small_one(kind: str, score: int) -> None:
    """Both go though one is covered in part only; a worker goes to yellow-06."""
    game = make([OLD_GREEN, {}], open=OPEN)
    events = put(game, "demolish", kind, "e7 f7 g7")
    assert len(named(events, "demolish")) == 2
    assert points(game, 0) == 18 + score
    assert free_workers(game, 0) == 3
    assert player(game, 0)["estate"] == ["yellow-06", "yellow-12"]


@pytest.mark.parametrize("kind", ["gold-i3", "silver-i3"])
def test_ny1_6_4_without_a_free_worker(kind: str) -> None:
    """Option 2 is refused, option 1 is not. (A starter on green-12 gives another place to choose.)"""
    land = ["yellow-12", "yellow-06", "green-12", "blue-04", "blue-07", "blue-09", "red-04"]
    me = OLD_GREEN | {"estate": land, "built": [*OLD_GREEN["built"], stands("starter", "e3 f3")]}
    game = make([me, {}], open=OPEN)
    assert free_workers(game, 0) == 0
    assert "gold-v5" in listed(game, "demolish")
    play(game, f"demolish {kind}")
    assert places(game) == {"e7 e8 e9", "e3 f3 g3"}
    assert refused(game, "at e7 f7 g7") == "NY1-2.5"
    game.undo()
    put(game, "demolish", "gold-v5", "e7 f7 g7 e8 e9")


METROPOLITAN = "h4 i4 j4 h5 i5 j5 h6 i6"


def test_ny1_6_5_blue_builds_metropolitan_life() -> None:
    me = {"estate": [*BLUE, "red-01", "red-02"], "built": [stands("silver-p5", "h4 i4 h5 i5 j5")], "points": 18}
    game = make([me, {}], open=OPEN)
    assert free_workers(game, 0) == 3
    events = put(game, "demolish", "metropolitan-life", METROPOLITAN)
    (gone,) = named(events, "demolish")
    assert gone == {"event": "demolish", "seat": 0, "skyscraper": "silver-p5", "squares": "h4 i4 h5 i5 j5".split()}
    assert points(game, 0) == 30
    assert free_workers(game, 0) == 4
    assert game.scores()[0]["streets"] == {"broadway": 0, "cedar": 5, "wall": 0}


def test_ny1_6_5_it_counts_once_for_cedar() -> None:
    """Two little ones of another seat are more."""
    two = [stands("bronze-i2", "c3 d3"), stands("bronze-i2", "l4 m4")]
    rows = over([{"built": [stands("metropolitan-life", METROPOLITAN)]}, {"built": two}])
    assert [row["streets"]["cedar"] for row in rows] == [0, 5]


def test_ny1_6_5_it_counts_in_blue_and_in_red() -> None:
    blue, red = stands("gold-l3", "h1 h2 i2"), stands("gold-i3", "h7 h8 h9")
    for others, score in (([], 0), ([blue], 3), ([red], 3), ([blue, red], 6)):
        rows = over([{"built": [stands("metropolitan-life", METROPOLITAN), *others]}, {}], challenge="gold-tycoon")
        assert rows[0]["challenge"] == score
