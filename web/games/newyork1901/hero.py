"""The picture behind the first page: Lower Manhattan from the water, with the four legendary skyscrapers."""

from __future__ import annotations

from nyc_core.newyork1901.picture.glyphs import LEGENDARY
from web.app.draw.html import join, num

WIDE, HIGH, SHORE = 1200, 420, 352
FAR = tuple((at * 61 - 8, 44 + at * 37 % 26, 74 + at * 53 % 92) for at in range(20))
NEAR = tuple((at * 47 - 12, 34 + at * 29 % 22, 46 + at * 71 % 96) for at in range(26))
KINGS = (("park-row", 300, 2.3), ("singer", 478, 2.9), ("woolworth", 690, 3.3), ("metropolitan-life", 884, 3.0))


def draw() -> str:
    """The whole picture; a decoration."""
    sky = f'<rect class="sky" width="{WIDE}" height="{HIGH}"/><circle class="sun" cx="690" cy="{SHORE}" r="150"/>'
    rings = join(f'<circle class="ring" cx="690" cy="{SHORE}" r="{radius}"/>' for radius in (170, 196, 228))
    far, near = join(_slab(*one) for one in FAR), join(_slab(*one) for one in NEAR)
    kings = join(_king(*one) for one in KINGS)
    lights = join(_windows(*one) for one in NEAR)
    bay = f'<rect class="bay" y="{SHORE}" width="{WIDE}" height="{HIGH - SHORE}"/><path class="shore" d="M0 {SHORE}H{WIDE}M0 {SHORE + 5}H{WIDE}"/>'
    inner = f'{sky}{rings}<path class="far" d="{far}"/>{kings}<path class="near" d="{near}"/><g class="lights">{lights}</g>{bay}'
    return f'<svg class="hero" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{inner}</svg>'


def _slab(x: float, wide: float, high: float) -> str:
    return f"M{num(x)} {SHORE}v{num(-high)}h{num(wide * 0.2)}v-7h{num(wide * 0.6)}v7h{num(wide * 0.2)}v{num(high)}z"


def _king(kind: str, x: float, scale: float) -> str:
    walls, gold = LEGENDARY[kind]
    return f'<g transform="translate({num(x)} {SHORE}) scale({num(scale)})"><path class="near" d="{walls}"/><path class="king-gold" d="{gold}"/></g>'


def _windows(x: float, wide: float, high: float) -> str:
    """Which ones are lit is in the numbers of the tower, not in chance."""
    rows, columns = int((high - 16) // 12), max(2, int(wide // 13))
    gap = wide / (columns + 1)
    lit = [(row, at) for row in range(rows) for at in range(columns) if (row * 7 + at * 5 + int(x) * 3) % 11 < 4]
    d = join(f"M{num(x + gap * (at + 1) - 2)} {num(SHORE - high + 12 + row * 12)}h4v6h-4z" for row, at in lit)
    return f'<path d="{d}"/>'
