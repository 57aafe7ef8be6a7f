"""Every number of the box (rules/newyork1901-data.md): in the data file, and in the engine by public means."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.rules.newyork1901.board import (
    BOX,
    CARDS,
    CHALLENGES,
    COLUMNS,
    DISTRICTS,
    EIGHTEEN,
    KINDS,
    LAND,
    LEGENDARY,
    PARKS,
    SQUARES,
    STREETS,
    TERRITORIES,
    at,
    building_places,
    card_of,
    district,
    neighbours,
    stands,
    touched_streets,
    touches_a_park,
)
from tests.rules.newyork1901.helpers import fresh, listed, make, places, play, position

# The drawing of the text: G11 is green-11, # a park.
DRAWN = """
 .   G11 G11 G11 G04 G05 G05 B01 #lg #lg #lg B04 B04 B12
 .   G01 G02 G02 G04 G06 G06 B01 B02 B02 B11 B05 B06 B12
 .   G01 G03 G03 G12 G12 G12 B03 B03 B11 B11 B05 B06 B12
 .   G13 G13 G13 G08 G09 G09 B07 B07 R01 #cc B09 B09 B13
 .   Y01 G07 G07 G08 R11 R11 B08 B08 R01 #cc B10 B13 B13
 .   Y01 Y02 Y02 G10 G10 R11 R02 R02 R03 R03 B10 R04 R04
 Y11 Y11 Y03 Y03 Y12 Y12 Y12 R12 R05 R05 #bg R08 R08 R09
 Y04 Y11 Y05 Y05 Y06 Y07 Y07 R12 R12 R06 #bg R10 R10 R09
 Y04 #tc #tc #tc Y06 Y08 Y08 R07 R07 R06 #bg R13 R13 R13
 Y09 #tc #tc #tc P02 P02 P03 P12 P05 P05 P06 P08 P09 P13
 Y09 Y13 Y10 Y10 P11 P11 P03 P12 P07 P07 P06 P08 P09 P13
 Y13 Y13 P01 P01 P11 P04 P04 P12 #hs #hs #hs P10 P10 P13
"""
POINTS = {
    "bronze-i2": 2, "bronze-i3": 3, "bronze-l3": 3, "bronze-o4": 4, "bronze-l4": 4, "silver-i2": 3, "silver-i3": 4,
    "silver-l3": 4, "silver-s4": 5, "silver-p5": 6, "silver-o6": 7, "gold-i3": 5, "gold-l3": 5, "gold-o4": 6,
    "gold-t4": 6, "gold-v5": 7, "gold-o6": 8, "park-row": 10, "singer": 11, "metropolitan-life": 12,
    "woolworth": 13, "starter": 0,
}  # fmt: skip
SIZES = {"i2": 2, "i3": 3, "l3": 3, "o4": 4, "l4": 4, "s4": 4, "p5": 5, "o6": 6, "t4": 4, "v5": 5, "park-row": 7,
         "singer": 7, "metropolitan-life": 8, "woolworth": 9, "starter": 2}  # fmt: skip
HEIGHTS = {"park-row": 391, "singer": 612, "metropolitan-life": 700, "woolworth": 792}
IRREGULAR = {
    "bronze-l3",
    "bronze-l4",
    "silver-l3",
    "silver-s4",
    "silver-p5",
    "gold-l3",
    "gold-t4",
    "gold-v5",
    *LEGENDARY[:3],
}


def test_the_board_is_as_drawn() -> None:
    letters = {name[0].upper(): name for name in DISTRICTS}
    rows = [line.split() for line in DRAWN.strip().splitlines()]
    for row, cells in enumerate(rows, 1):
        for column, cell in zip(COLUMNS, cells, strict=True):
            square = f"{column}{row}"
            if cell == ".":
                assert square in BOX["outside"]
            elif cell[0] == "#":
                assert square in BOX["parks"][cell[1:]]
            else:
                assert LAND[square] == f"{letters[cell[0]]}-{cell[1:]}"


def test_the_counts_of_the_text() -> None:
    assert (len(TERRITORIES), len(LAND), len(PARKS), len(BOX["outside"]), len(SQUARES)) == (65, 145, 17, 6, 168)
    assert Counter(len(squares) for squares in TERRITORIES.values()) == {2: 50, 3: 15}
    assert Counter(map(district, TERRITORIES)) == dict.fromkeys(DISTRICTS, 13)
    inner = [square for square in LAND if not touched_streets([square]) and not touches_a_park([square])]
    assert len(inner) == 32
    assert all(any(set(way) <= set(own) for way in building_places("bronze-i2")) for own in TERRITORIES.values())
    for own in TERRITORIES.values():  # no street runs through one, and it hangs together
        assert all(set(neighbours(square)) & set(own) for square in own)


def test_the_streets_of_the_text() -> None:
    named = {street["id"]: (street["name"], street["card"]) for street in BOX["streets"]}
    assert named == {
        "broadway": ("Broadway", True),
        "nassau-broad": ("Nassau & Broad", True),
        "cedar": ("Cedar", True),
        "pine-thames": ("Pine & Thames", True),
        "wall": ("Wall", True),
        "william": ("William", False),
    }
    assert "wall" not in touched_streets(["d9"])
    assert {"wall", "broadway"} == touched_streets(["e9"])
    assert "pine-thames" not in touched_streets(["a7"])


def test_the_skyscrapers_of_the_text() -> None:
    assert {kind: one["points"] for kind, one in KINDS.items()} == POINTS
    assert {kind: one["height"] for kind, one in KINDS.items() if "height" in one} == HEIGHTS
    assert {kind for kind, one in KINDS.items() if one["irregular"]} == IRREGULAR
    assert len(EIGHTEEN) == 18
    for kind, one in KINDS.items():
        marks = "".join(one["rows"]).count("#")
        assert marks == SIZES[kind.split("-")[1] if kind in EIGHTEEN else kind]
        assert one["irregular"] is ("." in "".join(one["rows"]))
    assert (BOX["workers"], BOX["open"], BOX["streets_in_play"]) == (4, 4, 3)
    assert BOX["thresholds"] == {"base": {"silver": 6, "gold": 18}, "advanced": {"silver": 10, "gold": 25}}
    assert BOX["starters"] == {
        "blue": "blue-01",
        "green": "green-01",
        "yellow": "yellow-05",
        "red": "red-05",
        "pink": "pink-08",
    }


def test_the_engine_has_this_box() -> None:
    """Its data file says the same, in the same order."""
    text = resources.files("nyc_core").joinpath("newyork1901/box.json").read_text(encoding="utf-8")
    assert json.dumps(json.loads(text)) == json.dumps(BOX)


def test_every_territory_has_its_card() -> None:
    """With all ten kinds of card open, one after the other, exactly its land is listed."""
    for name in DISTRICTS:
        for size in (2, 3):
            game = make([{}, {}, {}], open=[f"{name} {size}"])
            wanted = {one for one in TERRITORIES if card_of(one) == f"{name} {size}"}
            assert len(wanted) == {2: 10, 3: 3}[size]
            assert listed(game, "expand") == wanted


@pytest.mark.parametrize("territory", TERRITORIES)
def test_every_territory_is_where_the_box_says(territory: str) -> None:
    """Places of the smallest skyscraper on it alone."""
    rest = [one for one in ("yellow-12", "red-13", "blue-12", "green-11") if one != territory][:3]
    game = make([{"estate": [territory, *rest]}, {}, {}])
    play(game, "build bronze-i2")
    own = {square for one in (territory, *rest) for square in TERRITORIES[one]}
    assert places(game) == {at(way)[3:] for way in building_places("bronze-i2") if way <= own}
    assert any(set(squares.split()) <= set(TERRITORIES[territory]) for squares in places(game))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "starter"])
def test_every_skyscraper_stands_and_scores_as_printed(kind: str) -> None:
    """Each footprint on the board is taken in a position; each that touches nothing is taken there too."""
    for way in stands(kind):
        data = position([{"built": [{"skyscraper": kind, "squares": sorted(way)}]}, {}, {}])
        own = game_from_position(data).position()["players"][0]["built"][0]["squares"]
        assert own == at(way).split()[1:]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "starter"])
def test_every_skyscraper_is_worth_what_is_printed(kind: str) -> None:
    for way in building_places(kind)[::7]:
        land = list(dict.fromkeys(LAND[square] for square in way))
        if len(land) > 4:
            continue
        me = {"estate": land, "points": 25}
        other = {"estate": [one for one in TERRITORIES if one not in land][:4]}
        game = make([me, other, {}], open=[])
        events: list[Any] = play(game, f"build {kind}")
        if game.decision.kind == "place":
            events += play(game, at(way))
        (told,) = [event for event in events if event["event"] == "build"]
        assert told["points"] == POINTS[kind]
        assert game.position()["players"][0]["points"] == 25 + POINTS[kind]


@pytest.mark.parametrize("name", DISTRICTS)
def test_starters_stand_on_the_marked_land(name: str) -> None:
    data = game_from_position(position([{}, {}, {}]) | {"players": [{"character": name}]}).position()
    marked = BOX["starters"][name]
    assert data["players"][0]["built"] == [{"skyscraper": "starter", "squares": TERRITORIES[marked]}]


def test_names_of_cards_challenges_and_streets() -> None:
    rows = [fresh(3, seed).position() for seed in range(80)]
    assert {row["challenge"] for row in rows} == set(CHALLENGES)
    assert {street for row in rows for street in row["streets"]} == set(STREETS)
    assert rows[0]["players"][0]["cards"] == CARDS
    assert all(re.fullmatch(r"(blue|green|yellow|red|pink) [23]", card) for row in rows for card in row["future"])
