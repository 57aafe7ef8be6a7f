"""The stencil of the picture: everything that is drawn, as plain data with slots such as {x} for what a position fills in.

`fill` fills it, here and, translated by the build, on a page without Python, which is handed this very data. In a piece `$name` stands for a themed colour. Presentation attributes only, no styles, definitions or ids: the picture must
come through a strict Content-Security-Policy, and it may stand ten times on somebody else's page.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Any

from nyc_core.newyorkcity import box, layout
from nyc_core.table.drawing import hatch
from nyc_core.table.drawing.glyphs import CUT, TEXT
from nyc_core.table.drawing.hatch import num
from nyc_core.table.drawing.owners import PAINT
from nyc_core.table.drawing.palette import themes

from . import palette, words
from .glyphs import CARD_GLYPHS, THING_GLYPHS, VESSEL_GLYPHS

DARK_LINE = "#14171d"
WINE, ROSE = "#8c2d58", "#f2cfdd"
ON_WINE = {"subway": "#d9a67d", "bus": "#ff8377", "boat": "#8cc4f5", "streetcar": "#cdd2da"}
SIGNS = {"coin": "coin", "tower": "tower", "hand": "fan", "reserve": "drawer", "crew": "crew"}  # of a player's things


@cache
def stencil() -> dict[str, Any]:
    """All of it, as JSON-able data."""
    pieces = _pieces()
    lands = {name: _land(name, land) for name, land in layout.LANDS.items()}
    return {
        "words": words.tables(),
        "themes": themes(palette.THEMED),
                "owners": {name: _owner(name) for name in PAINT},
        "towers": [hatch.tower(height) for height in hatch.HEIGHTS],
        "lands": lands,
        "crossings": {f"{a} {b}": [round(part) for part in layout.crossing(a, b)] for a, b in permutations(box.BOROUGHS, 2)},
        "pieces": pieces,
        "night": _night([*pieces.values(), *(land["coast"] for land in lands.values())]),
    }  # fmt: skip


def _night(pieces: Iterable[str]) -> str:
    """The style sheet of the picture that follows the reader's system: by day the colours in the markup hold."""
    drawn = "".join(pieces)
    rules = "".join(
        f'.nyc-auto [{where}="{day}"]{{{where}:{night}}}'
        for name, (day, night) in palette.THEMED.items()
        for where in ("fill", "stroke")
        if f'{where}="${name}"' in drawn or name.startswith("land")
    )
    return f"<style>@media (prefers-color-scheme:dark){{{rules}}}</style>"


def _owner(name: str) -> dict[str, Any]:
    fill, ink, line = PAINT[name]
    return {
        "fill": fill,
        "ink": ink,
        "line": line,
        "hatches": [hatch.tower_hatch(name, height) for height in hatch.HEIGHTS],
        "drum": f"M0 8{hatch.drum_hatch(name)}",
        "disc": f"M0 14{hatch.disc_hatch(name, 14)}",
    }


def _land(name: str, land: layout.Land) -> dict[str, Any]:
    """A borough's coast and streets, and the box for what is written in it."""
    x, y = land.middle
    inset = f"translate({num(x * 0.05)} {num(y * 0.05)}) scale(.95)"
    coast = (
        f'<path d="{land.coast}" fill="{{fill}}" stroke="$coast" stroke-width="{{width}}"/>'
        f'<path d="{hatch.streets(land.coast, land.streets)}" fill="none" stroke="$street" stroke-width="1.2"/>'
        f'<path d="{land.coast}" transform="{inset}" fill="none" stroke="$coast" stroke-width=".8" opacity=".55"/>'
    )
    return {
        **{key: round(getattr(land, key)) for key in ("left", "top", "width", "height")},
        "mayor": [round(part) for part in land.mayor],
        "lamp": layout.lantern(name),
        "coast": coast,
    }


# --- pieces ------------------------------------------------------------------


def _glyph(drawing: str, x: float, y: float, size: float, colour: str, cut: str, glow: str = "") -> str:
    """A glyph in its place, in these colours; what its parts have in common stands at the group."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"'
    inner = drawing.replace(f"var(--glow,{CUT})", glow or cut).replace(CUT, cut)
    for common in (' fill="currentColor"', ' font-family="var(--display)"', ' text-anchor="middle"', ends):
        inner = inner.replace(common, "")
    move = f"translate({num(x)} {num(y)})" if x or y else ""
    place = f"{move} scale({size / 24:.2f})".strip() if size != 24 else move
    turned = f' transform="{place}"' if place else ""
    return f'<g{turned} fill="{colour}"{ends if ends in drawing else ""}>{inner.replace("currentColor", colour)}</g>'


def _text(x: str, y: str, size: str, fill: str, words_: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}"{more}>{words_}</text>'


def _pieces() -> dict[str, str]:
    pieces = {**_frame(), **_map(), **_borough(), **_tracks(), **_people()}
    for kind, drawing in VESSEL_GLYPHS.items():
        colour = palette.VESSELS[kind]
        ship = f'<rect x="-22" y="-16" width="44" height="32" rx="6" fill="{colour}" stroke="{DARK_LINE}" stroke-width="1.6"/>'
        pieces[f"vessel.{kind}"] = ship + _glyph(drawing, -14, -14, 28, DARK_LINE, colour)
        pieces[f"tile.{kind}"] = _glyph(drawing, 12, 6, 36, ON_WINE.get(kind, colour), WINE)
    for kind, drawing in CARD_GLYPHS.items():
        ground, ink = palette.CARDS[kind]
        card = f'<rect width="32" height="32" rx="4" fill="{ground}" stroke="{DARK_LINE}"/>'
        pieces[f"card.{kind}"] = card + _glyph(drawing, 5, 5, 22, ink, ground)
    for name, colour in palette.LANTERNS.items():
        pieces[f"lamp.{name}"] = _glyph(THING_GLYPHS["lantern"], 0, 0, 30, "$ink-2", "$land", colour)
    for name, sign in SIGNS.items():
        pieces[f"sign.{name}"] = _glyph(THING_GLYPHS[sign], 0, 0, 24, "$gold", "$panel")
    return pieces


def _frame() -> dict[str, str]:
    return {
        "svg": '<svg xmlns="http://www.w3.org/2000/svg" class="nyc-picture{class}" width="640" height="{height}" viewBox="0 0 640 {height}" role="img"'
        f' font-family="{TEXT}" font-weight="600" text-anchor="middle">'
        "<title>{title}</title><desc>{desc}</desc>{style}{inner}</svg>",
        "at": '<g transform="translate({x} {y})">{inner}</g>',
        "scaled": '<g transform="translate({x} {y}) scale({scale})">{inner}</g>',
        "head": '<rect width="640" height="64" fill="$panel"/><path d="M0 62H640" stroke="$gold-2" stroke-width="2"/>'
        + _text("14", "29", "23", "$ink", "{round}", ' text-anchor="start"')
        + "{lamps}"
        + _text("{x}", "{y}", "{size}", "$ink-2", "{phase}", ' font-weight="500" text-anchor="{anchor}"'),
        "lamp.on": '<path d="M{x} 38l7 7-7 7-7-7z" fill="$gold" stroke="$gold" stroke-width="1.6"/>',
        "lamp.off": '<path d="M{x} 38l7 7-7 7-7-7z" fill="none" stroke="$gold" stroke-width="1.6"/>',
        "past": '<g transform="translate({x} 16)" opacity=".38">{inner}</g>',
        "next": '<g transform="translate({x} 16)">{inner}</g>',
        "now": '<rect x="{x}" y="7" width="50" height="50" rx="7" fill="none" stroke="$lit" stroke-width="3.5"/>'
        '<g transform="translate({x} 7)"><g transform="translate(5 5) scale(1.25)">{inner}</g></g>',
        "ground": "$land",
        "ground.mayor": "$land-2",
        "strip": '<rect width="640" height="{height}" fill="$panel"/><path d="M0 1H640" stroke="$gold-2" stroke-width="2"/>',
    }


def _map() -> dict[str, str]:
    waves = "".join(
        f"M{x + (y // 50 % 2) * 55} {y}q5-6 10 0t10 0t10 0" for y in range(14, 600, 50) for x in range(-20, 640, 110)
    )
    lanes = "".join(_lane(box.VESSELS[kind], box.BOROUGHS[a], box.BOROUGHS[b]) for kind, a, b in box.CONNECTIONS)
    x, y = layout.STATUE
    isle = f'<path d="{layout.ISLE}" fill="$land" stroke="$coast" stroke-width="1.6"/>'
    plaque = f'<path d="{layout.PLAQUE}" fill="$panel" stroke="$gold-2" stroke-width="1.6"/>'
    down = "".join(
        f'<path d="{outline}" fill="#4d1931" stroke="{ROSE}" stroke-width="1.2"/>' for outline in layout.FACE_DOWN
    )
    return {
        "sea": f'<rect width="640" height="600" fill="$water"/><path d="{waves}" fill="none" stroke="$water-2" stroke-width="1.6"/>'
        + "".join(_river(key, rx, ry, turn) for (_, rx, ry, turn), key in zip(layout.RIVERS, ("hudson", "east"), strict=True)),
        "lanes": lanes,
        "vessel": '<g transform="translate({x} {y})">{inner}</g>',
        "mayor": '<g transform="translate({x} {y})"><circle r="23" fill="#8c2d2a" stroke="#f0cf7f" stroke-width="2.5"/><circle r="19.5" fill="none" stroke="#f0cf7f"/>'
        + _glyph(THING_GLYPHS["mayor"], -16, -16, 32, "#f7e6b4", "#8c2d2a")
        + "</g>",
        "statue": f'<g transform="translate({x} {y})">{isle}<g opacity="{{faint}}">'
        + _glyph(THING_GLYPHS["statue"], -29, -46, 58, "#6fa393", "$water")
        + '</g><circle cy="24" r="15" fill="#e9c873" stroke="#6b4d0d" stroke-width="1.5"/>'
        + _text("0", "31", "20", "#2a1d05", "{n}")
        + "</g>",
        "display": plaque
        + _text("108", "33", "18", "$gold", "{title}", ' font-weight="500" letter-spacing="2"')
        + f"{{tiles}}{down}"
        + _text("178", "87", "22", "#fff1f6", "{left}"),
        "shown": f'<g transform="translate({{x}} {{y}})"><path d="{layout.TILE}" fill="{WINE}" stroke="{ROSE}" stroke-width="1.3"/>{{inner}}'
        + _text("30", "67", "26", "#fff1f6", "+{n}")
        + "</g>",
    }  # fmt: skip


def _river(name: str, x: float, y: float, turn: float) -> str:
    place = f'transform="translate({x} {y}) rotate({turn})"'
    return f'<text {place} font-size="13" font-weight="500" font-style="italic" letter-spacing="3" fill="$gold" opacity=".75">{{{name}}}</text>'


def _lane(kind: str, a: str, b: str) -> str:
    """The printed connection, under the vessel."""
    (x, y), (dx, dy) = layout.crossing(a, b), layout.direction(a, b)
    reach = layout.REACH.get(frozenset({a, b}), layout.USUAL_REACH)
    d = f"M{num(x - dx * reach)} {num(y - dy * reach)}L{num(x + dx * reach)} {num(y + dy * reach)}"
    return (
        f'<path d="{d}" stroke="{DARK_LINE}" stroke-width="12" opacity=".75"/>'
        f'<path d="{d}" stroke="{palette.VESSELS[kind]}" stroke-width="9" stroke-dasharray="5 2.5"/>'
    )


def _borough() -> dict[str, str]:
    halo = ' letter-spacing=".8" paint-order="stroke" stroke="$land" stroke-width="5" stroke-linejoin="round"'
    return {
        "name": _text("{x}", "{y}", "16", "$ink", "{name}", halo),
        "letter": '<g transform="translate({x} {y})">'
        f'<rect width="32" height="32" rx="4" fill="{DARK_LINE}" stroke="$gold-2" stroke-width="1.5"/>'
        + _text("16", "25", "25", "#f4ead3", "{letter}")
        + '<circle cx="52" cy="16" r="16" fill="#e9c873" stroke="#6b4d0d" stroke-width="1.5"/><circle cx="52" cy="16" r="13" fill="none" stroke="#6b4d0d" stroke-width=".8"/>'
        + _text("52", "{y2}", "{size}", "#2a1d05", "{base}")
        + "{lamp}</g>",
        "lamp": '<g transform="translate(69 1)">{inner}</g>',
        "prestige": f'<g transform="translate({{x}} {{y}})"><path d="{layout.PRESTIGE}" fill="{WINE}" stroke="{ROSE}" stroke-width="1.3"/>'
        + _text("14", "22", "18", "#fff1f6", "+{n}", ' textLength="22" lengthAdjust="spacingAndGlyphs"')
        + "</g>",
        "stack": f'<g transform="translate({{x}} {{y}})"><path d="{layout.PRESTIGE}" transform="translate(8)" fill="{WINE}" stroke="{ROSE}" stroke-width="1.3"/>'
        f'<path d="{layout.PRESTIGE}" transform="translate(4)" fill="{WINE}" stroke="{ROSE}" stroke-width="1.3"/></g>',
        "towers": '<path d="{d}M-{half}-22h{wide}v22h-{wide}z" fill="{fill}" stroke="{line}" stroke-width="1.4"/>'
        '<path d="{hatch}" fill="none" stroke="{ink}" stroke-width="1.1" opacity=".55"/>'
        '<text y="-5" font-size="19" fill="{ink}"><tspan x="-{at}" font-weight="500">{letter}</tspan><tspan x="8">{n}</tspan></text>',
    }


def _tracks() -> dict[str, str]:
    spaces = range(box.LAST_SPACE + 1)

    def middle(n: int) -> int:
        return layout.PRESS_LEFT + layout.PRESS_STEP * n

    plain, goals = (
        "".join(f"M{middle(n)} 0{layout.SPACE}" for n in spaces if (n >= box.PRESS_BONUS_SPACE) is goal)
        for goal in (False, True)
    )
    numbers = "".join(f'<text x="{middle(n)}" y="7">{n}</text>' for n in spaces)
    return {
        "press": '<g transform="translate(0 {y})">'
        + _glyph(THING_GLYPHS["headline"], 8, -14, 28, "$gold", "$panel")
        + f'<path d="M{middle(0)} 0H{middle(box.LAST_SPACE)}" stroke="$gold-2" stroke-width="2"/>'
        + f'<path d="{plain}" fill="$panel-2" stroke="$gold-2" stroke-width="1.2"/>'
        + f'<path d="{goals}" fill="$hair" stroke="$gold" stroke-width="1.2"/>'
        + f'<g font-size="19" fill="$ink-2" font-weight="500">{numbers}</g>{{tokens}}</g>',
        "drum": f'<g transform="translate({{x}} {{y}})"><path d="{layout.DRUM}" fill="{{fill}}" stroke="{{line}}" stroke-width="1.4"/>'
        '<path d="{hatch}" fill="none" stroke="{ink}" stroke-width="1.1" opacity=".35"/>'
        '<ellipse cy="-9" rx="17" ry="6" fill="{fill}" stroke="{line}" stroke-width="1.2"/><ellipse cy="-9" rx="17" ry="6" fill="#fff" opacity=".3"/>'
        + _text("0", "6", "18", "{ink}", "{letter}", ' font-weight="700" paint-order="stroke" stroke="{fill}" stroke-width="4"')
        + "</g>",
    }  # fmt: skip


def _people() -> dict[str, str]:
    figure = ' text-anchor="start"'
    return {
        "player": '<g transform="translate({x} {y})"><rect width="{wide}" height="{high}" fill="$panel" stroke="$hair"/>'
        '<rect width="8" height="{high}" fill="{fill}"/>{token}'
        + _text("54", "32", "21", "$ink", "{name}", figure)
        + '<g transform="translate({right} 0)">'
        + _text("-38", "34", "28", "$gold", "{points}", ' text-anchor="end"')
        + _glyph(THING_GLYPHS["point"], -34, 12, 24, "$gold-2", "$panel")
        + "</g>{things}{fleet}</g>",
        "thing": '<g transform="translate({x} 46)">{inner}' + _text("29", "19", "20", "$ink", "{n}", figure) + "</g>",
        "ship": '<g transform="translate({x} 98) scale(.85)">{inner}</g>',
        "ships": _text("{x}", "104", "18", "$ink", "\N{MULTIPLICATION SIGN}{n}", figure),
        "token": '<g transform="translate({x} {y})"><circle r="14" fill="{fill}" stroke="{line}" stroke-width="1.4"/>'
        '<path d="{hatch}" fill="none" stroke="{ink}" stroke-width="1.1" opacity=".35"/>'
        + _text("0", "6.5", "18", "{ink}", "{letter}", ' font-weight="700" paint-order="stroke" stroke="{fill}" stroke-width="4"')
        + "</g>",
        "copies": _text("{x}", "31", "20", "$ink", "\N{MULTIPLICATION SIGN}{n}", figure),
        "pair": '<g transform="translate({x} 8)">{one}<g transform="translate(33 0)">{other}</g></g>',
        "single": '<g transform="translate({x} 8)">{one}</g>',
        "more": _text("{x}", "31", "20", "$ink", "+{n}", figure),
    }  # fmt: skip
