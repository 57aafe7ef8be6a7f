"""All of the picture that is the same for every table, as data: the board, where squares and territories lie on it, what
is told of skyscrapers, the words. `$name` stands for a themed colour."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from nyc_core.newyork1901.board import (
    COLUMNS,
    GROUND,
    LAND,
    LOTS,
    PARKLAND,
    ROWS,
    SQUARE,
    STREET_EAST,
    STREET_SOUTH,
    TERRITORY_OF,
    WIDTH,
    bits,
)
from nyc_core.newyork1901.box import CARDS, CHALLENGES, GENERATIONS, KINDS, SKYSCRAPERS, STREETS, TERRITORIES
from nyc_core.newyork1901.words.language import language
from nyc_core.table.drawing.owners import PAINT
from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.language import Voice
from nyc_core.table.words.texts import Texts

from .palette import RIMS, THEMED

SIZE = 40
LEFT, TOP = 34, 40
BESIDE = LEFT + WIDTH * SIZE + 24
WIDE, HIGH = BESIDE + 296, TOP + ROWS * SIZE + 30
MIDDLE = ' text-anchor="middle"'
OWN = Texts("nyc_core.newyork1901", "picture")


@cache
def stencil() -> dict[str, Any]:
    """Everything, in one piece."""
    return {
        "size": [WIDE, HIGH],
        "board": "".join([rect(0, 0, WIDE, HIGH, "ground"), *_land(), *_streets(), *_rulers()]),
        "squares": dict(SQUARE),
        "land": {name: list(bits(ground)) for name, ground in zip(TERRITORIES, GROUND, strict=True)},
        "kinds": {kind.id: {"points": kind.points, "rim": RIMS[GENERATIONS[kind.generation]]} for kind in SKYSCRAPERS},
        "owners": {name: {"fill": paint[0], "ink": paint[1]} for name, paint in PAINT.items()},
        "themes": {
            theme: {name: pair[side] for name, pair in THEMED.items()} for side, theme in enumerate(("light", "dark"))
        },
        "night": f"@media (prefers-color-scheme:dark){{{_night()}}}",
        "words": {lang: _words(lang) for lang in LANGUAGES},
    }


def _night() -> str:
    return "".join(f'.ny1901-auto [fill="{day}"]{{fill:{night}}}' for day, night in THEMED.values())


def _words(lang: str) -> dict[str, str]:
    """Names by id: of cards, streets, challenges, skyscrapers."""
    voice = Voice(language(lang))
    names = {"player": OWN.table(lang)["player"]}
    for kind, ids in (("card", CARDS), ("street", STREETS), ("challenge", CHALLENGES), ("skyscraper", KINDS)):
        names |= {one: voice.term(kind, one) for one in ids}
    for lot in LOTS:
        district, size = lot.split(" ")
        names[lot] = f"{voice.term('district', district)} {size}"
    return names


def rect(x: int, y: int, wide: int, high: int, colour: str) -> str:
    """A rectangle in a themed colour."""
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="${colour}"/>'


def text(x: int, y: int, said: str, colour: str, size: int, more: str = "") -> str:
    """A line of text in a themed colour; what is said is markup already."""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="${colour}"{more}>{said}</text>'


def _corner(place: int) -> tuple[int, int]:
    return LEFT + place % WIDTH * SIZE, TOP + place // WIDTH * SIZE


def _rulers() -> Iterable[str]:
    for column, name in enumerate(COLUMNS):
        yield text(LEFT + column * SIZE + SIZE // 2, TOP - 8, name, "ink2", 12, MIDDLE)
    for row in range(ROWS):
        yield text(LEFT - 12, TOP + row * SIZE + 24, str(row + 1), "ink2", 12, MIDDLE)


def _land() -> Iterable[str]:
    """Squares by district, with a gap where a territory ends; its number in its first square."""
    for place in bits(PARKLAND):
        yield rect(*_corner(place), SIZE, SIZE, "park")
    named = set()
    for place in bits(LAND):
        territory = TERRITORY_OF[place]
        x, y = _corner(place)
        east = TERRITORY_OF.get(place + 1) == territory and place % WIDTH < WIDTH - 1
        south = TERRITORY_OF.get(place + WIDTH) == territory
        district, _, number = TERRITORIES[territory].rpartition("-")
        yield rect(x + 1, y + 1, SIZE - 2 + 2 * east, SIZE - 2 + 2 * south, district)
        if territory not in named:
            named.add(territory)
            yield text(x + 4, y + 12, f"{district[0].upper()}{number}", "ink2", 9)


def _streets() -> Iterable[str]:
    """Lines between the squares; names are the same in every language."""
    names = [Voice(language("en")).term("street", street).replace("&", "&amp;") for street in STREETS]
    for name, east, south in zip(names, STREET_EAST, STREET_SOUTH, strict=True):
        for place in bits(east):
            x, y = _corner(place)
            yield rect(x + SIZE - 3, y, 6, SIZE, "street")
        for place in bits(south):
            x, y = _corner(place)
            yield rect(x, y + SIZE - 3, SIZE, 6, "street")
        x, y = _corner(next(bits(east or south)))
        if east:
            yield text(x + SIZE, TOP - 24, name, "named", 11, MIDDLE)
        else:
            yield text(x + 2, y + SIZE + 4, name, "named", 10, ' font-weight="bold"')
