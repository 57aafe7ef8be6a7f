"""What is in the box, read from `box.json`: numbers, names and shapes in box order. What lies where is in `board`.

The file is a reconstruction (the pictures of the rulebook are lost), and the only place that knows its values.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from nyc_core.table import files

DATA: dict[str, Any] = json.loads(files.data("nyc_core.newyork1901", "box.json"))

GENERATIONS = ("starter", "bronze", "silver", "gold")  # each lower than the next (NY1-0.7)
STARTER, BRONZE, SILVER, GOLD = range(4)
VARIANTS = ("base", "beginner", "advanced")
BASE, BEGINNER, ADVANCED = range(3)

# What the rules say, and no data file
LAST_UNBUILT = 4  # with so many or fewer the end comes (NY1-4.1), and fewer are not left by a Construction Boom (3.4)
QUIET_TURNS = 20  # of each seat in a row, without a building: then the game is over (4.12)
BEGINNER_STREETS = ("broadway", "nassau-broad", "wall")  # NY1-5.2
BEGINNER_CHALLENGE = "gold-tycoon"
STREET_POINTS = 5  # 4.3
GENERATION_POINTS = 5  # 4.7
DISTRICT_POINTS = 3  # 4.8
DISTRICT_GOLD = 2
BARON_POINTS = {4: 5, 5: 10, 6: 15}  # 4.5
ARCHITECT_POINTS = {3: 3, 4: 6, 5: 10}  # 4.6
GRAB_SIZE = 2  # of both territories of a Land Grab (3.3)
GRABS = 2
OUT_WITH_TWO = "pink"  # the district that nobody can own then (1.1)

Shape = frozenset[tuple[int, int]]  # squares as row and column, both from 0


class Skyscraper(NamedTuple):
    """A kind of skyscraper. `height` is that of a legendary one, else 0."""

    id: str
    generation: int
    points: int
    copies: int
    irregular: bool
    shape: int  # its place in `SHAPES`
    height: int


def _turned(shape: Shape) -> Shape:
    return frozenset((column, -row) for row, column in shape)


def _mirrored(shape: Shape) -> Shape:
    return frozenset((row, -column) for row, column in shape)


def _at_the_corner(shape: Shape) -> Shape:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)


def ways(rows: list[str]) -> frozenset[Shape]:
    """All the ways in which a shape can lie: turned and mirrored (NY1-2.8)."""
    shape: Shape = frozenset((row, at) for row, line in enumerate(rows) for at, sign in enumerate(line) if sign == "#")
    lying = set()
    for _ in range(4):
        lying |= {_at_the_corner(shape), _at_the_corner(_mirrored(shape))}
        shape = _turned(shape)
    return frozenset(lying)


_ENTRIES = [*DATA["skyscrapers"], *DATA["starter"], *DATA["legendary"]]
SHAPES: tuple[frozenset[Shape], ...] = tuple(dict.fromkeys(ways(entry["rows"]) for entry in _ENTRIES))
SKYSCRAPERS = tuple(
    Skyscraper(
        entry["id"],
        GENERATIONS.index(entry["generation"]),
        entry["points"],
        entry["copies"],
        entry["irregular"],
        SHAPES.index(ways(entry["rows"])),
        entry.get("height", 0),
    )
    for entry in _ENTRIES
)
KINDS = tuple(kind.id for kind in SKYSCRAPERS)
OWN = range(len(DATA["skyscrapers"]))  # those that can be unbuilt
THE_STARTER = len(OWN)
LEGENDARY = range(THE_STARTER + 1, len(KINDS))

DISTRICTS: tuple[str, ...] = tuple(DATA["districts"])
TERRITORIES: tuple[str, ...] = tuple(DATA["territories"])
CARDS: tuple[str, ...] = tuple(DATA["cards"])
BOOM, SHIFT, GRAB = (CARDS.index(card) for card in ("construction-boom", "market-shift", "land-grab"))
CHALLENGES: tuple[str, ...] = tuple(DATA["challenges"])
BARON, ARCHITECT, KING, TYCOON, PRESTIGE = (
    CHALLENGES.index(f"{name}")
    for name in ("bronze-baron", "master-architect", "generation-king", "gold-tycoon", "gold-prestige")
)
STREETS: tuple[str, ...] = tuple(street["id"] for street in DATA["streets"])
STREET_CARDS = tuple(place for place, street in enumerate(DATA["streets"]) if street["card"])
PARKS: tuple[str, ...] = tuple(DATA["parks"])

WORKERS: int = DATA["workers"]
OPEN: int = DATA["open"]
IN_PLAY: int = DATA["streets_in_play"]
# By variant: the points from which a generation may be built (NY1-2.10, 5.4).
THRESHOLDS = tuple(
    tuple(DATA["thresholds"].get(variant, DATA["thresholds"]["base"]).get(name, 0) for name in GENERATIONS)
    for variant in VARIANTS
)
