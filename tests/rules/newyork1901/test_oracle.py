"""The oracle itself, on what can be counted by hand: a wrong one would prove nothing."""

from __future__ import annotations

import pytest

from tests.rules.newyork1901 import oracle
from tests.rules.newyork1901.board import (
    KINDS,
    LEGENDARY,
    Json,
    at,
    building_places,
    crosses,
    footprints,
    neighbours,
    orientations,
    stands,
    touched_streets,
    touches_a_park,
)
from tests.rules.newyork1901.helpers import position
from tests.rules.newyork1901.helpers import stands as standing
from tests.rules.newyork1901.referee import Referee

WAYS = {"i2": 2, "i3": 2, "l3": 4, "o4": 1, "l4": 8, "s4": 4, "p5": 8, "o6": 2, "t4": 4, "v5": 4, "park-row": 8,
        "singer": 4, "metropolitan-life": 4, "woolworth": 1, "starter": 2}  # fmt: skip


def state(*players: Json, **more: object) -> Json:
    data = position(players, **more) | {"legendary": LEGENDARY}
    for player in data["players"]:
        player.setdefault("unbuilt", [kind for kind in KINDS if kind not in (*LEGENDARY, "starter")])
    return data


@pytest.mark.parametrize("kind", KINDS)
def test_turns_and_mirrorings(kind: str) -> None:
    assert len(orientations(kind)) == WAYS[kind if kind in WAYS else kind.split("-")[1]]


def test_places_on_an_empty_grid() -> None:
    """14 columns and 12 rows: a bar of two lies 13 x 12 + 14 x 11 ways, a block of nine 12 x 10."""
    assert len(footprints("bronze-i2")) == 13 * 12 + 14 * 11
    assert len(footprints("woolworth")) == 12 * 10
    assert len(footprints("bronze-l3")) == 4 * 13 * 11


def test_places_of_nine_squares_counted_on_the_drawing() -> None:
    """One in each corner of the town's blocks; the blocks of parks have but what is left."""
    corners = "b1 e1 l1 b4 e4 h4 l4 e7 h7 l7 e10 l10".split()
    assert sorted(at(way).split()[1] for way in stands("woolworth")) == sorted(corners)
    assert building_places("woolworth") == stands("woolworth")


def test_neighbours_and_streets() -> None:
    assert set(neighbours("f8")) == {"e8", "g8", "f7", "f9"}
    assert set(neighbours("e9")) == {"f9", "e8"}  # Broadway to the west, Wall to the south
    assert set(neighbours("a8")) == {"a7", "a9", "b8"}
    assert touched_streets(["d4"]) == {"broadway", "cedar"}
    assert touched_streets(["l6"]) == {"william", "pine-thames"}
    assert not touched_streets(["a7"])
    assert touches_a_park(["a9"])
    assert not touches_a_park(["a8"])
    assert not touches_a_park(["e9"])  # Broadway runs between
    assert crosses(frozenset(("d4", "e4")))
    assert not crosses(frozenset(("d4", "d5")))


def squares(places: list[frozenset[str]]) -> set[str]:
    return {at(place)[3:] for place in places}


def test_the_example_of_green() -> None:
    """NY1-6.4, with and without a free worker."""
    built = [standing("bronze-i2", "f7 g7"), standing("bronze-i3", "e7 e8 e9")]
    green = {"estate": ["yellow-12", "yellow-06"], "built": built, "points": 18}
    free = state(green, {})
    assert squares(oracle.places_to_demolish(free, 0, "gold-v5")) == {"e7 f7 g7 e8 e9"}
    assert squares(oracle.places_to_demolish(free, 0, "gold-i3")) == {"e7 f7 g7", "e7 e8 e9"}
    elsewhere = ["blue-04", "blue-07", "blue-09", "red-04"]
    bound = state(green | {"estate": ["yellow-12", "yellow-06", *elsewhere]}, {})
    assert squares(oracle.places_to_demolish(bound, 0, "gold-v5")) == {"e7 f7 g7 e8 e9"}
    assert squares(oracle.places_to_demolish(bound, 0, "gold-i3")) == {"e7 e8 e9"}
    assert oracle.free_workers(bound["players"][0]) == 0


def test_the_examples_of_blue() -> None:
    """NY1-6.3 and 6.5."""
    block = ["blue-07", "blue-08", "red-01"]
    first = state({"estate": block, "points": 6}, {})
    wanted = {"h4 i4 h5 i5 j5", "h4 i4 j4 h5 i5", "i4 j4 h5 i5 j5", "h4 i4 j4 i5 j5"}
    assert squares(oracle.places_to_build(first, 0, "silver-p5")) == wanted
    blue = {"estate": [*block, "red-02"], "built": [standing("silver-p5", "h4 i4 h5 i5 j5")], "points": 18}
    second = state(blue, {})
    assert squares(oracle.places_to_demolish(second, 0, "metropolitan-life")) == {"h4 i4 j4 h5 i5 j5 h6 i6"}
    done = state({"built": [standing("metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")], "points": 30}, {})
    row = oracle.scores(done)[0]
    assert (row["streets"], row["challenge"], row["total"]) == ({"broadway": 0, "cedar": 5, "wall": 0}, 0, 35)


def test_the_referee_plays_the_example_of_green() -> None:
    referee = Referee(
        state({"character": "blue"}, {"character": "green"}, open=["yellow 3", "red 2"], future=["blue 2"] * 5)
    )
    referee.play("expand yellow-12")
    assert referee.asked() == (0, "build", "NY1-2.6")
    assert referee.options() == {"build bronze-i2", "build bronze-i3", "pass"}
    referee.play("build bronze-i2")
    assert referee.options() == {"at e7 f7", "at f7 g7"}
    referee.play("at f7 g7")
    referee.settle()
    assert referee.asked() == (1, "turn", "NY1-2.1")
    assert referee.state["players"][0]["points"] == 2
    assert referee.state["open"] == ["red 2", "blue 2", "blue 2", "blue 2"]
