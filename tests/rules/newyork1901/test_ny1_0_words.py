"""NY1-0: board, streets, districts, estates, workers, generations, legendary skyscrapers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.newyork1901.board import DISTRICTS, EIGHTEEN, LEGENDARY, Json, card_of
from tests.rules.newyork1901.helpers import (
    ONLY_GOLD,
    asked,
    free_workers,
    fresh,
    invalid,
    listed,
    make,
    over,
    places,
    play,
    player,
    position,
    put,
    refused,
    stands,
)

FULL: Json = {"estate": ["blue-01", "blue-02", "blue-03", "blue-04"]}  # all four workers are out


def building(estate: list[str], kind: str, **more: Any) -> Any:
    """A seat without a free worker, asked where to build this."""
    game = make([{"estate": estate, **more}, {}])
    play(game, f"build {kind}")
    return game


def test_ny1_0_1_columns_a_to_n_rows_1_to_12() -> None:
    """A square beyond the board is not a square at all; one outside the land is no part of any estate (NY1-2.7)."""
    game = building(["green-11", "green-13", "yellow-04", "yellow-09"], "bronze-i2")
    assert {"c1 d1", "a8 a9", "a10 a11"} <= places(game)
    for nonsense in ("at o1 o2", "at a0 a1", "at a12 a13", "at aa1 a1", "at A8 A9", "at a08 a09"):
        assert refused(game, nonsense) == "NY1-2.6"
    assert refused(game, "at a1 b1") == "NY1-2.7"  # outside
    assert refused(game, "at a10 b10") == "NY1-2.7"  # a park


def test_ny1_0_1_rows_go_from_north_to_south() -> None:
    game = fresh(3, seed=1)
    starters = {square for seat in range(3) for one in player(game, seat)["built"] for square in one["squares"]}
    assert starters <= {"h1", "h2", "b2", "b3", "c8", "d8", "i7", "j7", "l10", "l11"}


def test_ny1_0_2_both_sides_of_a_street_touch_it() -> None:
    """One north, one south of Cedar: a tie. Two on the same side: the five points."""
    north, south = stands("bronze-i2", "c3 d3"), stands("bronze-i2", "c4 d4")
    rows = over([{"built": [north]}, {"built": [south]}], streets=["cedar", "pine-thames", "wall"])
    assert [row["streets"]["cedar"] for row in rows] == [0, 0]
    rows = over([{"built": [north]}, {}], streets=["cedar", "pine-thames", "wall"])
    assert rows[0]["streets"] == {"cedar": 5, "pine-thames": 0, "wall": 0}
    rows = over([{}, {"built": [south]}], streets=["cedar", "pine-thames", "wall"])
    assert rows[1]["streets"] == {"cedar": 5, "pine-thames": 0, "wall": 0}


def test_ny1_0_2_a_corner_does_not_touch() -> None:
    """h3 has Cedar on its south side, h2 has only Nassau & Broad."""
    rows = over([{"built": [stands("bronze-i2", "h2 i2")]}, {}], streets=["nassau-broad", "cedar", "wall"])
    assert rows[0]["streets"] == {"nassau-broad": 5, "cedar": 0, "wall": 0}


def test_ny1_0_2_william_counts_for_building_only() -> None:
    """l5 m5 touches William and nothing else."""
    game = building(["blue-10", "blue-13", "green-02", "green-07"], "bronze-i2")
    assert {"l5 m5", "l5 l6"} <= places(game)
    assert "m5 n5" not in places(game)
    invalid(position([{}, {}], streets=["broadway", "wall", "william"]))


def test_ny1_0_3_corners_are_no_neighbours() -> None:
    """b9 of the park is a corner away from a8; a9 is beside it."""
    game = building(["yellow-04", "yellow-11", "red-05", "red-07"], "bronze-i2")
    assert "a8 a9" in places(game)
    assert "a7 a8" not in places(game)
    assert refused(game, "at a7 a8") == "NY1-2.9"


def test_ny1_0_3_a_street_parts_neighbours() -> None:
    """f7 g7 lies across Pine & Thames from f6 g6: a gold one gains no prestige over it, but over f8 g8."""
    other = {"built": [stands("silver-i2", "f6 e6"), stands("bronze-i2", "f8 g8")], "character": "green"}
    me = {
        "estate": ["yellow-12"],
        "points": 18,
        "unbuilt": ["gold-i3", "bronze-i3", "bronze-l3", "silver-i3", "gold-l3"],
    }
    game = make([me, other], challenge="gold-prestige", open=["pink 2"])
    (built,) = [event for event in put(game, "build", "gold-i3", "e7 f7 g7") if event["event"] == "build"]
    assert built["prestige"] == 1


def test_ny1_0_4_a_card_for_each_territory() -> None:
    """Five districts of 13: 10 of size 2 and 3 of size 3; 65 cards with the starters' land."""
    game = fresh(4, seed=3)
    data = game.position()
    owned = [territory for one in data["players"] for territory in one["estate"]]
    cards = Counter(data["open"] + data["future"] + [card_of(one) for one in owned])
    assert cards == {f"{name} {size}": {2: 10, 3: 3}[size] for name in DISTRICTS for size in (2, 3)}
    assert cards.total() == 65


def test_ny1_0_5_an_estate_is_one_area() -> None:
    """Over two districts and three territories."""
    game = building(["blue-08", "red-01", "red-02", "red-03"], "bronze-l4")
    assert "h5 i5 j5 j4" not in places(game)  # written in reading order
    assert {"h5 i5 j5 j6", "j4 h5 i5 j5"} <= places(game)


def test_ny1_0_5_a_worker_on_each_territory_without_a_skyscraper() -> None:
    """Four territories without one: nobody is free. A skyscraper on one square of a territory frees its worker."""
    game = make([FULL, {}])
    assert refused(game, "expand red-01") == "NY1-2.2"
    assert not listed(game, "expand")
    game = make([FULL | {"built": [stands("bronze-i2", "h3 h2")]}, {}])  # one square each of blue-01 and blue-03
    assert free_workers(game, 0) == 2
    assert "red-01" in listed(game, "expand")


def test_ny1_0_5_another_seats_territory_counts_for_that_seat() -> None:
    game = make([{}, FULL])
    assert listed(game, "expand")


def test_ny1_0_6_what_a_seat_owns() -> None:
    game = fresh(4)
    for seat in range(4):
        mine = player(game, seat)
        assert mine["unbuilt"] == EIGHTEEN
        assert Counter(kind.split("-")[0] for kind in mine["unbuilt"]) == {"bronze": 6, "silver": 6, "gold": 6}
        assert [one["skyscraper"] for one in mine["built"]] == ["starter"]
        assert mine["cards"] == ["construction-boom", "market-shift", "land-grab"]
        assert free_workers(game, seat) == 4


@pytest.mark.parametrize(
    ("standing", "chosen", "allowed"),
    [
        ("starter", "bronze-i2", True),
        ("starter", "silver-i2", True),
        ("bronze-i2", "bronze-i2", False),
        ("bronze-i2", "silver-i2", True),
        ("bronze-i2", "gold-i3", True),
        ("silver-i2", "bronze-i2", False),
        ("silver-i2", "silver-i3", False),
        ("silver-i2", "gold-i3", True),
        ("gold-l3", "gold-i3", False),
        ("gold-l3", "silver-i3", False),
    ],
)
def test_ny1_0_7_generations(standing: str, chosen: str, allowed: bool) -> None:
    """On yellow-12 and yellow-06, with two squares and more for everybody."""
    squares = "e7 e8 f7" if standing == "gold-l3" else "e7 f7"
    me = {"estate": ["yellow-12", "yellow-06"], "built": [stands(standing, squares)], "points": 18}
    game = make([me, {}])
    assert (chosen in listed(game, "demolish")) is allowed
    if not allowed:
        assert refused(game, f"demolish {chosen}") == "NY1-2.4"


def test_ny1_0_7_demolished_ones_are_gone() -> None:
    me = {"estate": ["yellow-12", "yellow-06"], "built": [stands("bronze-i3", "e7 f7 g7")], "points": 18}
    game = make([me, {}])
    assert "bronze-i3" not in player(game, 0)["unbuilt"]
    put(game, "demolish", "gold-v5", "e7 f7 g7 e8 e9")
    assert "bronze-i3" not in player(game, 0)["unbuilt"]
    assert len(player(game, 0)["unbuilt"]) == 16


def test_ny1_0_7_irregular_is_what_is_no_rectangle() -> None:
    """Three angles count for Master Architect, three bars and blocks do not."""
    angles = [stands("bronze-l3", "b2 c2 b3"), stands("silver-l3", "f2 g2 g1"), stands("gold-l3", "h4 i4 h5")]
    blocks = [stands("bronze-o4", "l2 m2 l3 m3"), stands("silver-i3", "b4 c4 d4"), stands("gold-i3", "e7 f7 g7")]
    rows = over([{"built": angles}, {"built": blocks}], challenge="master-architect")
    assert [row["challenge"] for row in rows] == [3, 0]


def test_ny1_0_8_legendary_ones_belong_to_nobody() -> None:
    """Both may build one; what the one has built the other cannot have; it never counts as unbuilt."""
    me = {"estate": ["blue-07", "blue-08", "red-01", "red-02"], "points": 18, "unbuilt": ONLY_GOLD}
    other = {"estate": ["red-05", "red-06", "red-07", "red-12"], "points": 18}
    game = make([me, other], open=[])
    assert game.position()["legendary"] == LEGENDARY
    assert {"park-row", "metropolitan-life"} <= listed(game, "build")
    put(game, "build", "metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")
    assert game.position()["legendary"] == ["park-row", "singer", "woolworth"]
    assert player(game, 0)["unbuilt"] == ONLY_GOLD
    assert asked(game) == (1, "turn")
    assert {"park-row", "singer", "woolworth"} <= listed(game, "build")
    assert refused(game, "build metropolitan-life") == "NY1-2.11"


def test_ny1_0_8_legendary_ones_are_gold_and_irregular_by_shape() -> None:
    """Metropolitan Life is irregular and gold; Woolworth is a rectangle."""
    metropolitan = stands("metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")
    woolworth = stands("woolworth", "e4 f4 g4 e5 f5 g5 e6 f6 g6")
    two = [stands("bronze-l3", "b2 c2 b3"), stands("silver-l3", "f2 g2 g1")]
    rows = over([{"built": [metropolitan, *two]}, {}], challenge="master-architect")
    assert rows[0]["challenge"] == 3
    rows = over([{"built": [woolworth, *two]}, {}], challenge="master-architect")
    assert rows[0]["challenge"] == 0
    rows = over([{"built": [woolworth]}, {}], challenge="generation-king")
    assert rows[0]["challenge"] == 5
