"""Skyscrapers as buildings: on the map, leaning back from their ground; on tiles; and side by side, as a skyline.

The owner's colour and pattern are on the walls; the crown tells the generation, by its steps and by its material; how
high it is tells the points. The legendary ones have silhouettes of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.box import DATA, GENERATIONS, KINDS, SKYSCRAPERS
from nyc_core.newyork1901.picture.glyphs import LEGENDARY
from nyc_core.newyork1901.plan import Cell, Rect
from web.app.draw.html import esc, num

ENTRIES = {entry["id"]: entry for entry in (*DATA["skyscrapers"], *DATA["starter"], *DATA["legendary"])}
GROUND_INSET = 3.0
TIER = 5  # by how much each step of a crown rises
TIERS = {
    "starter": (),
    "bronze": (9.0,),
    "silver": (7.0, 11.5),
    "gold": (6.0, 10.0, 14.0),
}  # how far each is from the edge
STEPS = {level: len(tiers) for level, tiers in TIERS.items()}
TALL = {"park-row": 37, "singer": 66, "metropolitan-life": 73, "woolworth": 80}  # in their drawings


def generation(kind: str) -> str:
    return GENERATIONS[SKYSCRAPERS[KINDS.index(kind)].generation]


def points(kind: str) -> int:
    return SKYSCRAPERS[KINDS.index(kind)].points


def height(kind: str) -> float:
    """How high its walls are on the map."""
    return 5 + 1.15 * points(kind)


@lru_cache(maxsize=64)
def shape(kind: str) -> tuple[Cell, ...]:
    """Its squares as it is printed."""
    rows = ENTRIES[kind]["rows"]
    return tuple((row, at) for row, line in enumerate(rows) for at, sign in enumerate(line) if sign == "#")


def on_map(kind: str, squares: Sequence[str], colour: str, letter: str, class_: str = "") -> str:
    """A skyscraper on its squares."""
    cells = tuple(plan.cells_of(squares))
    return _building(kind, cells, colour, letter, class_)


@lru_cache(maxsize=1024)
def _building(kind: str, cells: tuple[Cell, ...], colour: str, letter: str, class_: str) -> str:
    level, up = generation(kind), height(kind)
    foot = plan.rects(cells, GROUND_INSET)
    inner = f'<path class="bd-shade" d="{plan.path(foot, -2)}"/>' + _walls(foot, up)
    inner += _crown(cells, level, up)
    row, column = min(cells)
    x, y = plan.XS[column] + plan.SIDE / 2, plan.YS[row] + plan.SIDE / 2 - up
    inner += _silhouette(kind, x, y) if kind in LEGENDARY else _label(kind, letter, x, y - TIER * STEPS[level])
    return f'<g class="bd g-{level} c-{colour} {class_}">{inner}</g>'


def _walls(foot: tuple[Rect, ...], up: float) -> str:
    swept, roof = plan.path(foot, 0, up), plan.path(foot, up)
    return (
        f'<path class="bd-wall" d="{swept}"/><path class="bd-windows" d="{swept}"/>'
        f'<path class="bd-roof" d="{roof}"/><path class="bd-tile" d="{roof}"/>'
    )


def _crown(cells: tuple[Cell, ...], level: str, up: float) -> str:
    """Steps that draw back as they rise, each as a rim in the material of the generation."""
    drawn = ""
    for step, inset in enumerate(TIERS[level], start=1):
        tier = plan.rects(cells, inset)
        drawn += f'<path class="bd-rim" d="{plan.path(tier, up + TIER * (step - 1), TIER)}"/>'
        drawn += f'<path class="bd-top" d="{plan.path(tier, up + TIER * step)}"/>'
    return drawn


def _label(kind: str, letter: str, x: float, y: float) -> str:
    """Whose it is, in a disc, as a seat without a name has a number for a letter; beside it what it is worth."""
    worth = points(kind)
    left = x - 8 if worth else x
    seal = f'<circle class="bd-seal" cx="{num(left)}" cy="{num(y)}" r="7.5"/><text class="bd-owner" x="{num(left)}" y="{num(y + 4)}">{esc(letter)}</text>'
    return seal + (f'<text class="bd-text" x="{num(x + 8)}" y="{num(y + 5)}">{worth}</text>' if worth else "")


def _silhouette(kind: str, x: float, y: float) -> str:
    walls, gold = LEGENDARY[kind]
    at = f"translate({num(x + 10)} {num(y + 16)}) scale(1.05)"
    return f'<g class="bd-legend" transform="{at}"><path class="bd-stone" d="{walls}"/><path class="bd-gilt" d="{gold}"/></g>'


# --- beside the map -----------------------------------------------------------

UNIT = 11  # a square on a tile


def on_tile(kind: str, colour: str) -> str:
    """Its shape seen from above, and how it crowns: for tiles and texts."""
    cells = shape(kind)
    wide, high = max(at for _, at in cells) + 1, max(row for row, _ in cells) + 1
    d = "".join(f"M{at * UNIT} {row * UNIT}h{UNIT}v{UNIT}h-{UNIT}z" for row, at in cells)
    inner = "".join(
        f"M{at * UNIT + 3.2} {row * UNIT + 3.2}h{UNIT - 6.4:.1f}v{UNIT - 6.4:.1f}h-{UNIT - 6.4:.1f}z"
        for row, at in cells
    )
    box = f"-2 -2 {wide * UNIT + 4} {high * UNIT + 4}"
    size = f'width="{wide * UNIT + 4}" height="{high * UNIT + 4}"'
    return (
        f'<svg class="shape g-{generation(kind)} c-{colour}" viewBox="{box}" {size} aria-hidden="true">'
        f'<path class="sh-body" d="{d}"/><path class="sh-grid" d="{d}"/><path class="sh-mark" d="{inner}"/></svg>'
    )


def rise(kind: str) -> float:
    """How high it is seen from the street, with its crown."""
    high = 12 + 7.0 * points(kind)
    return high + 10 if kind in LEGENDARY else high + 24


def _scale(kind: str) -> float:
    return (22 + 7.0 * points(kind)) / TALL[kind]


def elevation(kind: str, x: float, foot: float) -> tuple[str, float]:
    """Seen from the street, standing on `foot`, its left edge at `x`; and how wide it is."""
    wide = 9.0 * (1 + max(at for _, at in shape(kind)))
    high = 12 + 7.0 * points(kind)
    if kind in LEGENDARY:
        walls, gold = LEGENDARY[kind]
        scale = _scale(kind)
        across = min(1.4, scale)
        at = f"translate({num(x + 17 * across)} {num(foot)}) scale({num(across)} {num(scale)})"
        return (
            f'<g transform="{at}"><path class="el-wall" d="{walls}"/><path class="el-gold" d="{gold}"/></g>',
            34 * across,
        )
    level, top = generation(kind), foot - high
    body = f'<path class="el-wall" d="M{num(x)} {num(foot)}V{num(top)}h{num(wide)}V{num(foot)}z"/>'
    body += f'<path class="el-tile" d="M{num(x)} {num(foot)}V{num(top)}h{num(wide)}V{num(foot)}z"/>'
    for step in range(STEPS[level]):
        inset = wide * (0.06 + 0.13 * step)
        body += f'<path class="el-{level}" d="M{num(x + inset)} {num(top - 5 * step)}v-5h{num(wide - 2 * inset)}v5z"/>'
    if level == "gold":
        body += f'<path class="el-gold" d="M{num(x + wide / 2 - 1)} {num(top - 15)}v-9h2v9z"/>'
    return body, wide
