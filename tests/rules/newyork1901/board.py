"""The board as the box's own file has it, in the plainest form: a square is a word ("h4"), a footprint a frozenset of
squares. Nothing here is clever and nothing comes from the engine.

`box.json` is the copy of the data file that stands beside the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Footprint = frozenset[str]

BOX: Json = json.loads((Path(__file__).parent / "box.json").read_text(encoding="utf-8"))
COLUMNS: str = BOX["columns"]
ROWS = range(1, BOX["rows"] + 1)
SQUARES = [f"{column}{row}" for row in ROWS for column in COLUMNS]  # reading order
TERRITORIES: dict[str, list[str]] = BOX["territories"]
LAND = {square: territory for territory, squares in TERRITORIES.items() for square in squares}
PARKS = {square for squares in BOX["parks"].values() for square in squares}
DISTRICTS: list[str] = BOX["districts"]
STREETS: list[str] = [street["id"] for street in BOX["streets"] if street["card"]]
KINDS: dict[str, Json] = {kind["id"]: kind for part in ("skyscrapers", "starter", "legendary") for kind in BOX[part]}
LEGENDARY: list[str] = [kind["id"] for kind in BOX["legendary"]]
EIGHTEEN: list[str] = [kind["id"] for kind in BOX["skyscrapers"] for _ in range(kind["copies"])]
CARDS: list[str] = BOX["cards"]
CHALLENGES: list[str] = BOX["challenges"]
GENERATIONS = ("starter", "bronze", "silver", "gold")


def generation(kind: str) -> str:
    return str(KINDS[kind]["generation"])


def level(kind: str) -> int:
    """NY1-0.7: starter < bronze < silver < gold."""
    return GENERATIONS.index(generation(kind))


def district(territory: str) -> str:
    return territory.split("-", maxsplit=1)[0]


def card_of(territory: str) -> str:
    """The card that shows a territory's district and size (NY1-0.4)."""
    return f"{district(territory)} {len(TERRITORIES[territory])}"


def all_cards(seats: int) -> list[str]:
    """One for each territory in the game (NY1-0.4, NY1-1.1)."""
    return [card_of(territory) for territory in in_game(seats)]


def in_game(seats: int) -> list[str]:
    return [territory for territory in TERRITORIES if seats > 2 or district(territory) != "pink"]


def reading_order(squares: Iterable[str]) -> list[str]:
    return sorted(squares, key=SQUARES.index)


def box_order(names: Iterable[str], box: Iterable[str]) -> list[str]:
    return sorted(names, key=list(box).index)


def at(squares: Iterable[str]) -> str:
    """The notation of a place."""
    return "at " + " ".join(reading_order(squares))


# --- sides and streets -----------------------------------------------------------------------------------------------


def beside(square: str) -> Iterator[str]:
    """The squares of the board that share a side with this one."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    for x, y in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
        if 0 <= x < len(COLUMNS) and y in ROWS:
            yield f"{COLUMNS[x]}{y}"


def sides(street: Json) -> Iterator[Footprint]:
    """The sides on which a street runs, each as the two squares that it parts."""
    if "east_of" in street:
        west = street["east_of"]
        east = COLUMNS[COLUMNS.index(west) + 1]
        for row in range(street["from"], street["to"] + 1):
            yield frozenset((f"{west}{row}", f"{east}{row}"))
    else:
        north = street["south_of"]
        for column in COLUMNS[COLUMNS.index(street["from"]) : COLUMNS.index(street["to"]) + 1]:
            yield frozenset((f"{column}{north}", f"{column}{north + 1}"))


SIDES: dict[str, list[Footprint]] = {street["id"]: list(sides(street)) for street in BOX["streets"]}
PARTED = {side for row in SIDES.values() for side in row}


def neighbours(square: str) -> list[str]:
    """NY1-0.3: they share a side on which no street runs."""
    return [other for other in beside(square) if frozenset((square, other)) not in PARTED]


def touched_streets(squares: Iterable[str]) -> set[str]:
    """NY1-0.2: a side of one of its squares lies on it, whichever side of the street."""
    own = set(squares)
    return {street for street, row in SIDES.items() if any(side & own for side in row)}


def touches_a_park(squares: Iterable[str]) -> bool:
    return any(other in PARKS for square in squares for other in neighbours(square))


def touch(one: Iterable[str], other: Iterable[str]) -> bool:
    """Whether two skyscrapers touch (NY1-0.3)."""
    others = set(other)
    return any(square in others for mine in one for square in neighbours(mine))


def crosses(squares: Footprint) -> bool:
    """NY1-2.8: two of its squares share a side on which a street runs."""
    return any(side <= squares for side in PARTED)


# --- shapes ----------------------------------------------------------------------------------------------------------


def orientations(kind: str) -> set[frozenset[tuple[int, int]]]:
    """All turns of the shape and of its mirror image, pushed into the corner."""
    rows = KINDS[kind]["rows"]
    shape = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    turned = set()
    for mirrored in (shape, [(-x, y) for x, y in shape]):
        now = mirrored
        for _ in range(4):
            now = [(-y, x) for x, y in now]
            left, top = min(x for x, _ in now), min(y for _, y in now)
            turned.add(frozenset((x - left, y - top) for x, y in now))
    return turned


@cache
def footprints(kind: str) -> frozenset[Footprint]:
    """Every way in which a shape lies on the grid, wholly on land or not: all squares, all turns and mirrorings."""
    ways = set()
    for shape in orientations(kind):
        for column in range(len(COLUMNS)):
            for row in ROWS:
                cells = [(column + x, row + y) for x, y in shape]
                if all(x < len(COLUMNS) and y in ROWS for x, y in cells):
                    ways.add(frozenset(f"{COLUMNS[x]}{y}" for x, y in cells))
    return frozenset(ways)


@cache
def stands(kind: str) -> tuple[Footprint, ...]:
    """The footprints on land that cross no street (NY1-2.8): where such a skyscraper can stand in a position at all."""
    ways = [way for way in footprints(kind) if all(square in LAND for square in way) and not crosses(way)]
    return tuple(sorted(ways, key=lambda way: [SQUARES.index(square) for square in reading_order(way)]))


@cache
def building_places(kind: str) -> tuple[Footprint, ...]:
    """Those of them that touch a street or a park (NY1-2.9)."""
    return tuple(way for way in stands(kind) if touched_streets(way) or touches_a_park(way))
