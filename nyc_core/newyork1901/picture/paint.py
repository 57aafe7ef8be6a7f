"""The drawing itself: squares of 40 by 40, the board at the left, what lies beside it at the right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from nyc_core.newyork1901 import words
from nyc_core.newyork1901.board import (
    COLUMNS,
    LAND,
    NAMES,
    PARKLAND,
    ROWS,
    SQUARE,
    STREET_EAST,
    STREET_SOUTH,
    TERRITORY_OF,
    WIDTH,
    bits,
)
from nyc_core.newyork1901.box import GENERATIONS, KINDS, SKYSCRAPERS, STREETS, TERRITORIES
from nyc_core.table.drawing.owners import colours, letters
from nyc_core.table.seats import names

from .palette import FILLS, OWNERS, RIMS

View = Mapping[str, Any]
SIZE = 40
LEFT, TOP = 34, 40
BESIDE = LEFT + WIDTH * SIZE + 24
WIDE, HIGH = BESIDE + 296, TOP + ROWS * SIZE + 30
FONT = 'font-family="system-ui,sans-serif"'
PREFIX = "ny1901"


def picture(view: View, lang: str) -> str:
    """All of it."""
    called = names(view["seats"])
    title = escape(f"New York 1901: {', '.join(called)}")
    parts = [_style(), _rect(0, 0, WIDE, HIGH, "ground"), *_land(), *_streets(lang), *_estates(view), *_towers(view)]
    parts += [*_rulers(), *_beside(view, called, lang)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}" {FONT}>'
    )
    return head + f"<title>{title}</title>" + "".join(parts) + "</svg>"


def _style() -> str:
    """Two sets of colours, chosen by the reader's system."""
    sets = ["".join(f".{PREFIX}-{name}{{fill:{pair[night]}}}" for name, pair in FILLS.items()) for night in range(2)]
    return f"<style>{sets[0]}@media (prefers-color-scheme:dark){{{sets[1]}}}</style>"


def _rect(x: float, y: float, wide: float, high: float, look: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" class="{PREFIX}-{look}"{more}/>'


def _text(x: float, y: float, text: str, look: str = "ink", size: int = 13, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" class="{PREFIX}-{look}"{more}>{escape(text)}</text>'


def _corner(place: int) -> tuple[int, int]:
    return LEFT + place % WIDTH * SIZE, TOP + place // WIDTH * SIZE


MIDDLE = ' text-anchor="middle"'


def _rulers() -> Iterable[str]:
    for column, name in enumerate(COLUMNS):
        yield _text(LEFT + (column + 0.5) * SIZE, TOP - 8, name, "ink2", 12, MIDDLE)
    for row in range(ROWS):
        yield _text(LEFT - 12, TOP + (row + 0.6) * SIZE, str(row + 1), "ink2", 12, MIDDLE)


def _land() -> Iterable[str]:
    """Squares by district, with a gap where a territory ends; its number in its first square."""
    for place in bits(PARKLAND):
        x, y = _corner(place)
        yield _rect(x, y, SIZE, SIZE, "park")
    named = set()
    for place in bits(LAND):
        territory = TERRITORY_OF[place]
        x, y = _corner(place)
        east = TERRITORY_OF.get(place + 1) == territory and place % WIDTH < WIDTH - 1
        south = TERRITORY_OF.get(place + WIDTH) == territory
        district, _, number = TERRITORIES[territory].rpartition("-")
        yield _rect(x + 1, y + 1, SIZE - 2 + 2 * east, SIZE - 2 + 2 * south, district)
        if territory not in named:
            named.add(territory)
            yield _text(x + 4, y + 12, f"{district[0].upper()}{number}", "ink2", 9)


def _streets(lang: str) -> Iterable[str]:
    for street, (east, south) in enumerate(zip(STREET_EAST, STREET_SOUTH, strict=True)):
        name = words.name("street", STREETS[street], lang)
        for place in bits(east):
            x, y = _corner(place)
            yield _rect(x + SIZE - 3, y, 6, SIZE, "street")
        for place in bits(south):
            x, y = _corner(place)
            yield _rect(x, y + SIZE - 3, SIZE, 6, "street")
        first = next(bits(east or south))
        x, y = _corner(first)
        if east:
            yield _text(x + SIZE, TOP - 24, name, "named", 11, MIDDLE)
        else:
            yield _text(x + 2, y + SIZE + 4, name, "named", 10, ' font-weight="bold"')


def _estates(view: View) -> Iterable[str]:
    """A worker on each territory without a skyscraper; a dot of the owner on every free square of an estate."""
    signs, looks = letters(names(view["seats"])), colours(view)
    for player, sign, look in zip(view["players"], signs, looks, strict=True):
        solid = {square for tower in player["built"] for square in tower["squares"]}
        for territory in player["estate"]:
            places = [place for place, of in TERRITORY_OF.items() if TERRITORIES[of] == territory]
            vacant = not any(NAMES[place] in solid for place in places)
            for number, place in enumerate(sorted(places)):
                if NAMES[place] not in solid:
                    yield from _mark(place, sign, look, vacant and number == 0)


def _mark(place: int, sign: str, look: str, worker: bool) -> Iterable[str]:
    x, y = _corner(place)
    fill, ink = OWNERS[look]
    radius = 9 if worker else 4
    yield f'<circle cx="{x + 24}" cy="{y + 25}" r="{radius}" fill="{fill}"/>'
    if worker:
        yield f'<text x="{x + 24}" y="{y + 29}" font-size="12" fill="{ink}"{MIDDLE}>{escape(sign)}</text>'


def _towers(view: View) -> Iterable[str]:
    """Each skyscraper as one piece, rimmed by its generation, with its owner's sign and its points."""
    signs, looks = letters(names(view["seats"])), colours(view)
    for player, sign, look in zip(view["players"], signs, looks, strict=True):
        for tower in player["built"]:
            yield from _tower(tower, sign, OWNERS[look])


def _tower(tower: Mapping[str, Any], sign: str, colour: tuple[str, str]) -> Iterable[str]:
    kind = SKYSCRAPERS[KINDS.index(tower["skyscraper"])]
    places = [SQUARE[square] for square in tower["squares"]]
    rim, (fill, ink) = RIMS[GENERATIONS[kind.generation]], colour
    for inset, paint in ((4, rim), (8, fill)):
        shapes = "".join(_piece(place, places, inset) for place in places)
        yield f'<path d="{shapes}" fill="{paint}"/>'
    x, y = _corner(places[0])
    label = f"{sign}·{kind.points}" if kind.points else sign
    yield f'<text x="{x + 20}" y="{y + 26}" font-size="15" font-weight="bold" fill="{ink}"{MIDDLE}>{escape(label)}</text>'


def _piece(place: int, places: Sequence[int], inset: int) -> str:
    """A square, drawn through to those of its neighbours that are part of the same skyscraper."""
    x, y = _corner(place)
    wide = SIZE - 2 * inset + (2 * inset if place + 1 in places and place % WIDTH < WIDTH - 1 else 0)
    high = SIZE - 2 * inset + (2 * inset if place + WIDTH in places else 0)
    pieces = f"M{x + inset} {y + inset}h{wide}v{SIZE - 2 * inset}h-{wide}z"
    if high > SIZE - 2 * inset:
        pieces += f"M{x + inset} {y + inset}h{SIZE - 2 * inset}v{high}h-{SIZE - 2 * inset}z"
    corner = {place + 1, place + WIDTH, place + WIDTH + 1}
    if corner <= set(places):
        pieces += f"M{x + inset} {y + inset}h{SIZE}v{SIZE}h-{SIZE}z"
    return pieces


# Beside the board


def _beside(view: View, called: Sequence[str], lang: str) -> Iterable[str]:
    lines = _goals(view, lang)
    yield _rect(BESIDE, TOP, WIDE - BESIDE - 14, 24 + 20 * len(lines), "panel", ' rx="8"')
    for number, line in enumerate(lines):
        yield _text(BESIDE + 12, TOP + 24 + 20 * number, line)
    top = TOP + 40 + 20 * len(lines)
    signs, looks = letters(called), colours(view)
    for seat, (player, name) in enumerate(zip(view["players"], called, strict=True)):
        y = top + seat * 62
        now = view["phase"] == "play" and view["turn"] == seat
        yield _rect(BESIDE, y, WIDE - BESIDE - 14, 54, "panel", ' rx="8"')
        fill, ink = OWNERS[looks[seat]]
        yield f'<circle cx="{BESIDE + 24}" cy="{y + 27}" r="15" fill="{fill}"/>'
        yield f'<text x="{BESIDE + 24}" y="{y + 32}" font-size="15" fill="{ink}"{MIDDLE}>{escape(signs[seat])}</text>'
        yield _text(BESIDE + 50, y + 22, f"{'► ' if now else ''}{name[:24]}: {player['points']}", "ink", 14)
        cards = ", ".join(words.name("card", card, lang) for card in player["cards"])
        yield _text(BESIDE + 50, y + 42, cards, "ink2", 10)


def _goals(view: View, lang: str) -> list[str]:
    """Streets and challenge in play, and what is in the market."""
    future = view["future"] if isinstance(view["future"], int) else len(view["future"])
    market = [" ".join([words.name("district", card.split()[0], lang), card.split()[1]]) for card in view["open"]]
    legendary = [words.name("skyscraper", kind, lang) for kind in view["legendary"]]
    return [
        words.name("challenge", view["challenge"], lang),
        ", ".join(words.name("street", street, lang) for street in view["streets"]),
        f"{', '.join(market) or '-'} (+{future})",
        *legendary,
    ]
