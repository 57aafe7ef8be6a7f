"""All of the picture that is the same for every table, as data: the map as the page draws it, where squares and
territories lie on it, what is told of skyscrapers, the words. `$name` stands for a themed colour.

Presentation attributes only, no definitions or ids: the picture must come through a strict Content-Security-Policy, and
it may stand ten times on somebody else's page. So patterns are lines, square by square.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.board import (
    COLUMNS,
    DISTRICT,
    EAST,
    EVERYWHERE,
    GROUND,
    LAST_COLUMN,
    LOT,
    LOTS,
    PARKLAND,
    SOUTH,
    SQUARE,
    STREET_EAST,
    STREET_SOUTH,
    WIDTH,
    bits,
    names_of,
)
from nyc_core.newyork1901.box import (
    CARDS,
    CHALLENGES,
    DATA,
    DISTRICTS,
    GENERATIONS,
    KINDS,
    OUT_WITH_TWO,
    SKYSCRAPERS,
    STREETS,
    TERRITORIES,
    WORKERS,
)
from nyc_core.newyork1901.words.language import language
from nyc_core.table.drawing import hatch
from nyc_core.table.drawing.glyphs import CUT, SHARED, TEXT
from nyc_core.table.drawing.owners import PAINT
from nyc_core.table.drawing.palette import themes
from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.language import Voice
from nyc_core.table.words.texts import Texts

from .glyphs import GLYPHS, HELMET, LEGENDARY, LOWER, SIGNS
from .palette import METALS, THEMED

HEAD = 54  # how high the head is, above the map
WIDE, MAP = plan.WIDE, plan.HIGH
HALF = plan.SIDE // 2
OWN = Texts("nyc_core.newyork1901", "picture")
SHOWN = ("point", "worker", "tower", *CARDS)  # glyphs of a player's things
STONE, GILT, SHADE = "#f2e8d2", METALS["gold"][0], "#43341a"
# The pattern of each district on one square, from its upper left corner, and how wide its lines are.
GRAIN = {
    "blue": ("m2 9q4.5-4 9 0t9 0 9 0 9 0m-36 11q4.5-4 9 0t9 0 9 0 9 0m-36 11q4.5-4 9 0t9 0 9 0 9 0", "1"),
    "green": ("m6 6h0m14 0h0m14 0h0m-21 9h0m14 0h0m-21 9h0m14 0h0m14 0h0m-21 9h0m14 0h0", "2.4"),
    "yellow": ("m2 14l12-12m-12 24l24-24m-24 36l36-36m-24 36l24-24m-12 24l12-12", "1"),
    "red": ("m2 9h36m0 11h-36m0 11h36m-28-29v7m16 0v-7m-24 18m16 0v-11m-8 11v11m16 0v-11m-8 11v7", "1"),
    "pink": ("m8 5v6m-3-3h6m18-3v6m-3-3h6m-15 9v6m-3-3h6m-14 9v6m-3-3h6m18-3v6m-3-3h6", "1"),
}


@cache
def stencil() -> dict[str, Any]:
    """Everything, in one piece."""
    return {
        "size": [WIDE, HEAD, MAP],
        "font": TEXT,
        "board": "".join([_water(), *_ground(), *_rulers()]),
        "places": [[x + HALF, y + HALF] for y in plan.YS for x in plan.XS],
        "squares": dict(SQUARE),
        "east": list(bits(EVERYWHERE & ~EAST & ~LAST_COLUMN)),  # places whose neighbour there is across no street
        "south": list(bits(EVERYWHERE & ~SOUTH)),
        "land": {name: list(bits(ground)) for name, ground in zip(TERRITORIES, GROUND, strict=True)},
        "lot": {name: LOTS[of] for name, of in zip(TERRITORIES, LOT, strict=True)},
        "out": OUT_WITH_TWO,
        "signs": {lot: _sign(*_parts(lot)) for lot in LOTS},
        "grain": {name: list(one) for name, one in GRAIN.items()},
        "streets": [_street(name, *ways) for name, *ways in zip(STREETS, STREET_EAST, STREET_SOUTH, strict=True)],
        "kinds": {kind.id: _kind(kind.id, kind.generation, kind.points) for kind in SKYSCRAPERS},
        "owners": {name: _owner(name, *paint) for name, paint in PAINT.items()},
        "legendary": list(LEGENDARY),
        "helmet": HELMET,
        "glyphs": {name: _glyph(drawing) for name, drawing in {**SHARED, **GLYPHS}.items() if name in SHOWN},
        "workers": WORKERS,
        "themes": themes(THEMED),
        "night": f"@media (prefers-color-scheme:dark){{{_night()}}}",
        "words": {lang: _words(lang) for lang in LANGUAGES},
    }


def _night() -> str:
    pairs = [(where, *pair) for pair in THEMED.values() for where in ("fill", "stroke")]
    return "".join(f'.ny1901-auto [{where}="{day}"]{{{where}:{night}}}' for where, day, night in pairs)


def _words(lang: str) -> dict[str, str]:
    """What the picture says, and names by id: of cards, streets, challenges, skyscrapers."""
    voice = Voice(language(lang))
    names = {**OWN.table(lang), "goal": language(lang).table["score.challenge"]}
    for kind, ids in (("card", CARDS), ("street", STREETS), ("challenge", CHALLENGES), ("skyscraper", KINDS)):
        names |= {one: voice.term(kind, one) for one in ids}
    for lot in LOTS:
        district, size = _parts(lot)
        names[lot] = f"{voice.term('district', district)} {size}"
    return names


def _parts(lot: str) -> tuple[str, int]:
    district, size = lot.split(" ")
    return district, int(size)


def text(x: int, y: int, said: str, colour: str, size: int, more: str = "") -> str:
    """A line of text in a themed colour; what is said is markup already."""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="${colour}"{more}>{said}</text>'


# --- the map ---------------------------------------------------------------------


def _water() -> str:
    """The rivers, and the tip of the island between them. Nothing reaches over the edge: a page may show what does."""
    waves = "".join(f"M{4 + row % 2 * 12} {14 + 26 * row}q6-6 12 0t12 0" for row in range(9))
    return (
        f'<rect width="{WIDE}" height="{MAP}" fill="$t-sea"/>'
        f'<path d="{waves}" fill="none" stroke="$t-swell" stroke-width="1.6"/>'
        f'<path d="{plan.shore(0)}" fill="$t-shore" stroke="$gold-2" stroke-width="1.5"/>'
    )


def _ground() -> Iterable[str]:
    """The pavement around each block, parks with their trees, land by district."""
    parks = [tuple(squares) for squares in DATA["parks"].values()]
    pavement = "".join(plan.outline(squares) for squares in (*plan.BLOCK_NAMES, *parks))
    shape = 'stroke-width="5" stroke-linejoin="round"'
    yield f'<path d="{pavement}" fill="$t-pavement" stroke="$t-pavement" {shape}/>'
    yield f'<path d="{"".join(plan.outline(squares, 1.5) for squares in parks)}" fill="$t-park"/>'
    corners = [plan.corner(square) for square in names_of(PARKLAND)]
    for colour, size, spots in (
        ("t-tree", 10, "m10 9h0m18 7h0m-14 15h0m17 2h0"),
        ("t-tree-top", 4, "m9 8h0m18 7h0m-14 15h0"),
    ):
        d = "".join(f"M{x} {y}{spots}" for x, y in corners)
        yield f'<path d="{d}" fill="none" stroke="${colour}" stroke-width="{size}" stroke-linecap="round"/>'
    for number, district in enumerate(DISTRICTS):
        lots = [ground for ground, of in zip(GROUND, DISTRICT, strict=True) if of == number]
        d = "".join(plan.outline(tuple(names_of(ground)), 1.5) for ground in lots)
        yield f'<path d="{d}" fill="$d-{district}"/>'


def _rulers() -> Iterable[str]:
    """Columns and rows by their names, which sentences and notation use."""
    look = 'font-size="12" font-weight="500" fill="$t-way"'
    columns = "".join(
        f'<text x="{x + HALF}" y="{plan.TOP - 8}">{name}</text>' for x, name in zip(plan.XS, COLUMNS, strict=True)
    )
    rows = ""
    for row, y in enumerate(plan.YS):
        first = next(at for at in range(WIDTH) if plan.square(row, at) not in DATA["outside"])
        rows += f'<text x="{plan.XS[first] - 10}" y="{y + HALF + 4}">{row + 1}</text>'
    yield f"<g {look}>{columns}{rows}</g>"


def _street(name: str, east: int, south: int) -> dict[str, str]:
    """Its line, and where its name stands; names are the same in every language."""
    half = plan.STREET // 2
    squares = list(bits(east or south))
    if east:
        x = plan.XS[squares[0] % WIDTH] + plan.SIDE + half
        end = plan.YS[-1] + plan.SIDE
        line = f"M{x} {plan.YS[0] - 30}V{end + 14}"
        at = f'transform="translate({x + 5} {end - 4}) rotate(-90)"'
    else:
        y, x = plan.YS[squares[0] // WIDTH] + plan.SIDE + half, plan.XS[squares[0] % WIDTH]
        line = f"M{x - 12} {y}H{plan.XS[-1] + plan.SIDE + 14}"
        at = f'x="{x + 2}" y="{y + 5}"'
    said = Voice(language("en")).term("street", name).replace("&", "&amp;")
    return {"id": name, "line": line, "at": at, "name": said}


def _sign(district: str, size: int) -> str:
    """The shape of a district with a size in it: nobody depends on colours."""
    inner = f'<path d="{SIGNS[district]}" fill="$d-{district}-ink"/>'
    return f'{inner}<text y="{LOWER.get(district, 4.5)}" font-size="13" font-weight="700" fill="$d-{district}">{size}</text>'


# --- skyscrapers, owners, glyphs ----------------------------------------------------


def _kind(name: str, generation: int, points: int) -> dict[str, Any]:
    """What it is worth, how high its walls are, how often its crown steps back; its silhouette, if it has one."""
    metal = METALS[GENERATIONS[generation]]
    walls, gold = LEGENDARY.get(name, ("", ""))
    stone = f'<path d="{walls}" fill="{STONE}" stroke="{SHADE}" stroke-width="1.4"/>'
    gilt = f'<path d="{gold}" fill="{GILT}" stroke="#4a3405" stroke-width="1.2"/>'
    return {
        "points": points,
        "up": 4 + 2 * points // 3,
        "steps": generation,
        "metal": list(metal),
        "drawn": stone + gilt if walls else "",
    }


def _owner(name: str, fill: str, ink: str, line: str) -> dict[str, str]:
    return {
        "fill": fill,
        "ink": ink,
        "line": line,
        "square": f"m0 17{hatch.square_hatch(name, 34)}",  # from the middle of a square
        "disc": f"M0 14{hatch.disc_hatch(name, 14)}",
    }


def _glyph(drawing: str) -> str:
    return drawing.replace("currentColor", "$gold").replace(CUT, "$panel")
