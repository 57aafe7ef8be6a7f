"""NY1-4.3 to 4.11: streets, challenges, cards, ties."""

from __future__ import annotations

import pytest

from tests.rules.newyork1901.board import Json
from tests.rules.newyork1901.helpers import make, named, over, points, put, stands

# Single skyscrapers by what they touch.
BROADWAY = [stands("bronze-i2", "c2 d2"), stands("silver-i2", "c5 d5"), stands("bronze-i2", "c8 d8")]
NASSAU = [stands("bronze-i2", "f2 g2"), stands("bronze-i2", "h5 i5")]


def won(rows: list[Json], street: str) -> list[int]:
    return [row["streets"][street] for row in rows]


def test_ny1_4_3_most_skyscrapers_on_a_street() -> None:
    streets = ["broadway", "nassau-broad", "cedar"]
    rows = over([{"built": BROADWAY}, {"built": NASSAU}], streets=streets)
    assert won(rows, "broadway") == [5, 0]
    assert won(rows, "nassau-broad") == [0, 5]
    assert won(rows, "cedar") == [0, 0]  # none at all: nobody
    assert [row["total"] for row in rows] == [5, 5]
    assert list(rows[0]["streets"]) == streets


def test_ny1_4_3_however_many_squares_touch() -> None:
    """A bar of three along Broadway counts once, two little ones count twice."""
    bar = [stands("bronze-i3", "e7 e8 e9")]
    rows = over([{"built": bar}, {"built": BROADWAY[:2]}])
    assert won(rows, "broadway") == [0, 5]


def test_ny1_4_3_a_tie_is_nobodys() -> None:
    rows = over([{"built": BROADWAY[:1]}, {"built": BROADWAY[1:2]}])
    assert won(rows, "broadway") == [0, 0]
    rows = over([{"built": BROADWAY[:1]}, {"built": BROADWAY[1:2]}, {"built": [stands("bronze-i2", "f2 g2")]}])
    assert won(rows, "broadway") == [0, 0, 0]


def test_ny1_4_3_starters_count() -> None:
    rows = over([{"built": [stands("starter", "c2 d2")]}, {}])
    assert won(rows, "broadway") == [5, 0]


def test_ny1_4_3_one_counts_for_each_street_that_it_touches() -> None:
    """e9 lies on Broadway and Wall."""
    rows = over([{"built": [stands("bronze-i2", "e8 e9")]}, {}])
    assert rows[0]["streets"] == {"broadway": 5, "cedar": 0, "wall": 5}
    assert rows[0]["total"] == 10


def test_ny1_4_3_only_the_three_in_play() -> None:
    rows = over([{"built": NASSAU}, {}], streets=["wall", "broadway", "cedar"])
    assert list(rows[0]["streets"].items()) == [("broadway", 0), ("cedar", 0), ("wall", 0)]


def test_ny1_4_3_demolished_ones_count_no_more() -> None:
    """Two on Broadway become one: a tie with the other seat."""
    two = [stands("bronze-i2", "e7 f7"), stands("bronze-i2", "e8 e9")]
    me = {"estate": ["yellow-12", "yellow-06"], "built": two, "points": 18}
    game = make([me, {"built": [stands("bronze-i2", "c8 d8")]}])
    assert won(game.scores(), "broadway") == [5, 0]
    put(game, "demolish", "gold-v5", "e7 f7 g7 e8 e9")
    assert won(game.scores(), "broadway") == [0, 0]


def test_ny1_4_4_all_that_counts_is_added() -> None:
    """What was gained, streets, the challenge and unused cards."""
    bronze = [*NASSAU, stands("bronze-i3", "b4 c4 d4"), stands("bronze-o4", "c7 d7 c8 d8")]
    me = {"built": bronze, "points": 7, "cards": ["market-shift", "land-grab"]}
    row = over([me, {}], challenge="bronze-baron", streets=["broadway", "cedar", "wall"])[0]
    parts = row["gained"], sum(row["streets"].values()), row["challenge"], row["cards"]
    assert all(parts), parts
    assert row["total"] == sum(parts)


def test_ny1_4_4_what_stands_on_the_board_counts() -> None:
    """A challenge counts skyscrapers that stand, not those that were demolished."""
    bronze = [stands("bronze-i2", "e7 f7"), stands("bronze-i2", "e8 e9"), stands("bronze-i3", "b4 c4 d4")]
    me = {"built": [*bronze, stands("bronze-o4", "h4 i4 h5 i5")], "points": 18, "estate": ["yellow-12"]}
    game = make([me, {}], challenge="bronze-baron")
    assert game.scores()[0]["challenge"] == 5
    put(game, "demolish", "silver-i2", "f7 g7")
    assert game.scores()[0]["challenge"] == 0


@pytest.mark.parametrize("challenge", ["bronze-baron", "master-architect", "generation-king", "gold-tycoon"])
def test_ny1_4_4_one_challenge_is_in_play(challenge: str) -> None:
    """Each has its own points for the same four bronze ones."""
    rows = over([{"built": BRONZE[:4]}, {}], challenge=challenge)
    assert rows[0]["challenge"] == {"bronze-baron": 5, "generation-king": 5}.get(challenge, 0)


BRONZE = [
    stands("bronze-i2", "b2 b3"),
    stands("bronze-i2", "c2 d2"),
    stands("bronze-i3", "b4 c4 d4"),
    stands("bronze-l3", "f2 g2 g1"),
    stands("bronze-o4", "h4 i4 h5 i5"),
    stands("bronze-l4", "h7 h8 h9 i9"),
]


@pytest.mark.parametrize(("number", "score"), [(0, 0), (3, 0), (4, 5), (5, 10), (6, 15)])
def test_ny1_4_5_bronze_baron(number: int, score: int) -> None:
    others = [stands("starter", "c8 d8"), stands("silver-i2", "c5 d5")]
    rows = over([{"built": [*BRONZE[:number], *others]}, {}], challenge="bronze-baron")
    assert rows[0]["challenge"] == score
    assert rows[1]["challenge"] == 0


IRREGULAR = [
    stands("bronze-l3", "f2 g2 g1"),
    stands("silver-l3", "b2 b3 c2"),
    stands("gold-t4", "h7 h8 h9 i8"),
    stands("silver-p5", "h4 i4 h5 i5 j5"),
    stands("singer", "e7 f7 g7 e8 f8 g8 f9"),
    stands("bronze-l4", "h1 h2 h3 i3"),
]


@pytest.mark.parametrize(("number", "score"), [(0, 0), (2, 0), (3, 3), (4, 6), (5, 10), (6, 10)])
def test_ny1_4_6_master_architect(number: int, score: int) -> None:
    others = [stands("bronze-i2", "c8 d8"), stands("bronze-o4", "l2 m2 l3 m3"), stands("starter", "l10 l11")]
    rows = over([{"built": [*IRREGULAR[:number], *others]}, {}, {}], challenge="master-architect")
    assert [row["challenge"] for row in rows] == [score, 0, 0]


def test_ny1_4_7_generation_king() -> None:
    """Most of each generation; a tie, or none at all: nobody."""
    one = [stands("bronze-i2", "b2 b3"), stands("bronze-i2", "c2 d2"), stands("silver-i2", "c5 d5")]
    other = [stands("bronze-i2", "f2 g2"), stands("silver-i2", "e4 e5"), stands("gold-l3", "h7 h8 i8")]
    rows = over([{"built": one}, {"built": other}], challenge="generation-king")
    assert [row["challenge"] for row in rows] == [5, 5]
    rows = over([{"built": one}, {"built": []}], challenge="generation-king")
    assert [row["challenge"] for row in rows] == [10, 0]
    third = [stands("starter", "i7 j7")]
    rows = over([{"built": []}, {"built": []}, {"built": third}], challenge="generation-king")
    assert [row["challenge"] for row in rows] == [0, 0, 0]  # a starter is of none of them


def test_ny1_4_7_a_tie_of_two_leaves_nothing_for_the_third() -> None:
    built = [[stands("bronze-i2", "b2 b3")], [stands("bronze-i2", "c2 d2")], []]
    rows = over([{"built": one} for one in built], challenge="generation-king")
    assert [row["challenge"] for row in rows] == [0, 0, 0]


def test_ny1_4_8_gold_tycoon() -> None:
    """gold-o4 stands on blue and red: two in each. Silver ones do not count."""
    over_two = stands("gold-o4", "i4 j4 i5 j5")
    blue, red = stands("gold-l3", "h1 h2 i2"), stands("gold-i3", "h7 h8 h9")
    silver = stands("silver-i2", "c5 d5")
    rows = over([{"built": [over_two]}, {}])
    assert rows[0]["challenge"] == 0
    rows = over([{"built": [over_two, blue, silver]}, {}])
    assert rows[0]["challenge"] == 3
    rows = over([{"built": [over_two, blue, red, silver]}, {}])
    assert rows[0]["challenge"] == 6


def test_ny1_4_8_in_each_of_the_five_districts() -> None:
    """Two in pink, and nothing elsewhere."""
    pink = [stands("gold-i3", "n10 n11 n12"), stands("gold-l3", "e10 f10 e11")]
    rows = over([{"built": pink}, {}, {}])
    assert [row["challenge"] for row in rows] == [3, 0, 0]


def test_ny1_4_8_legendary_ones_are_gold() -> None:
    woolworth = stands("woolworth", "h7 i7 j7 h8 i8 j8 h9 i9 j9")
    rows = over([{"built": [woolworth, stands("gold-l3", "h6 i6 i5")]}, {}])
    assert rows[0]["challenge"] == 3  # red twice; blue once


PRESTIGE: Json = {"estate": ["yellow-12", "yellow-06", "red-04", "red-03"], "points": 18}


def neighbour(*built: Json) -> Json:
    return {"character": "green", "built": list(built)}


@pytest.mark.parametrize(
    ("other", "gained"),
    [
        ([stands("bronze-i2", "f8 g8")], 1),
        ([stands("silver-i2", "f8 g8")], 1),
        ([stands("bronze-l3", "f8 g8 g9")], 1),  # one that it touches twice counts once
        ([stands("bronze-i2", "f8 f9"), stands("bronze-i2", "g8 g9")], 2),
        ([stands("starter", "f8 g8")], 0),
        ([stands("gold-l3", "f8 g8 g9")], 0),
        ([stands("bronze-i2", "f9 g9")], 0),  # a square between
        ([stands("bronze-i2", "f6 e6")], 0),  # a street between
        ([stands("bronze-i2", "c7 d7")], 0),  # another one
    ],
)
def test_ny1_4_9_gold_prestige(other: list[Json], gained: int) -> None:
    """gold-i3 on e7 f7 g7."""
    game = make([PRESTIGE, neighbour(*other)], challenge="gold-prestige")
    (told,) = named(put(game, "build", "gold-i3", "e7 f7 g7"), "build")
    assert (told["points"], told["prestige"]) == (5, gained)
    assert points(game, 0) == 18 + 5 + gained
    assert game.scores()[0]["challenge"] == 0
    assert game.scores()[0]["gained"] == 23 + gained


def test_ny1_4_9_by_a_demolition_too_and_for_gold_alone() -> None:
    me = PRESTIGE | {"estate": ["yellow-12"], "built": [stands("bronze-i2", "e7 f7")]}
    for kind, gained in (("gold-i3", 1), ("silver-i3", 0)):
        game = make([me, neighbour(stands("bronze-i2", "f8 g8"))], challenge="gold-prestige")
        (told,) = named(put(game, "demolish", kind, "e7 f7 g7"), "build")
        assert told["prestige"] == gained


def test_ny1_4_9_of_the_others_only() -> None:
    me = PRESTIGE | {"estate": [*PRESTIGE["estate"], "yellow-07"], "built": [stands("bronze-i2", "f8 g8")]}
    game = make([me, {}], challenge="gold-prestige")
    (told,) = named(put(game, "build", "gold-i3", "e7 f7 g7"), "build")
    assert told["prestige"] == 0


def test_ny1_4_9_no_other_challenge_gives_prestige() -> None:
    game = make([PRESTIGE, neighbour(stands("bronze-i2", "f8 g8"))], challenge="gold-tycoon")
    (told,) = named(put(game, "build", "gold-i3", "e7 f7 g7"), "build")
    assert told["prestige"] == 0
    assert points(game, 0) == 23


def test_ny1_4_9_legendary_ones_gain_it_and_count_for_nobody() -> None:
    """Gold in every way: Woolworth beside a bronze one; and a bronze one beside Woolworth."""
    me: Json = {"estate": ["red-05", "red-06", "red-07", "red-12"], "points": 18}
    game = make([me, {}], challenge="gold-prestige")
    (told,) = named(put(game, "build", "woolworth", "h7 i7 j7 h8 i8 j8 h9 i9 j9"), "build")
    assert told["prestige"] == 0
    me = {"estate": ["red-05", "red-06", "red-12", "red-04"], "points": 18}
    game = make([me, neighbour(stands("bronze-i2", "h9 i9"))], challenge="gold-prestige")
    (told,) = named(put(game, "build", "park-row", "h7 i7 j7 h8 i8 j8 j9"), "build")
    assert told["prestige"] == 1


def test_ny1_4_10_unused_cards() -> None:
    cards = ["construction-boom", "market-shift", "land-grab"]
    rows = over([{"cards": cards, "points": 7}, {"cards": cards[1:2]}])
    assert [row["cards"] for row in rows] == [3, 1]
    assert [row["total"] for row in rows] == [10, 1]


def ranks(*players: Json, **more: object) -> list[int]:
    return [row["rank"] for row in over(list(players), **more)]


SINGER = stands("singer", "i7 h8 i8 j8 h9 i9 j9")
METROPOLITAN = stands("metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")


def test_ny1_4_11_most_points_wins() -> None:
    assert ranks({"points": 10}, {"points": 12}) == [2, 1]
    assert ranks({"points": 1}, {"points": 3}, {"points": 2}) == [3, 1, 2]


def test_ny1_4_11_the_taller_legendary_breaks_a_tie() -> None:
    """The streets make no difference: none of them is touched by both."""
    streets = ["broadway", "cedar", "wall"]
    rows = over([{"points": 10, "built": [SINGER]}, {"points": 10, "built": [METROPOLITAN]}], streets=streets)
    assert [row["total"] for row in rows] == [15, 15]  # Wall; Cedar
    assert [row["rank"] for row in rows] == [2, 1]


def test_ny1_4_11_none_is_lowest() -> None:
    """Then gold ones are not looked at."""
    golden = [stands("gold-i3", "f1 f2 f3"), stands("gold-l3", "l2 l3 m2")]
    rows = over([{"points": 15, "built": golden}, {"points": 15, "built": [METROPOLITAN]}], streets=UNTOUCHED)
    assert [row["total"] for row in rows] == [15, 20]
    rows = over([{"points": 20, "built": golden}, {"points": 15, "built": [METROPOLITAN]}], streets=UNTOUCHED)
    assert [(row["total"], row["rank"]) for row in rows] == [(20, 2), (20, 1)]


UNTOUCHED = ["broadway", "pine-thames", "wall"]


def test_ny1_4_11_then_more_gold_ones() -> None:
    one, two = [stands("gold-i3", "h1 h2 h3")], [stands("gold-l3", "f1 f2 g2"), stands("gold-i3", "l4 m4 n4")]
    rows = over([{"points": 9, "built": one}, {"points": 9, "built": two}], streets=UNTOUCHED, challenge="bronze-baron")
    assert [row["total"] for row in rows] == [9, 9]
    assert [row["rank"] for row in rows] == [2, 1]


def test_ny1_4_11_equals_share_the_rank() -> None:
    assert ranks({"points": 10}, {"points": 10}) == [1, 1]
    assert ranks({"points": 10}, {"points": 10}, {"points": 4}) == [1, 1, 3]
    assert ranks({"points": 4}, {"points": 10}, {"points": 4}, {"points": 4}) == [2, 1, 2, 2]


def test_ny1_4_11_bronze_and_silver_break_nothing() -> None:
    rows = over([{"points": 9, "built": [stands("silver-i2", "h1 h2")]}, {"points": 9}], streets=UNTOUCHED)
    assert [row["rank"] for row in rows] == [1, 1]
