"""The picture on the first page: a skyline at dusk (by night) or at dawn (by day), drawn from a short list of towers."""

from __future__ import annotations

from web.app.draw.html import join, num

WIDE, HIGH, SHORE = 1200, 420, 352

# Left edge, width, height, form. Those of the second row are farther away and paler.
FAR = (
    (0, 70, 120, "slab"), (64, 54, 168, "step"), (140, 60, 132, "slab"), (206, 46, 205, "step"), (300, 66, 150, "flat"), (392, 50, 222, "step"),
    (470, 64, 164, "slab"), (640, 58, 196, "step"), (716, 70, 148, "flat"), (806, 52, 230, "step"), (880, 62, 158, "slab"), (968, 48, 204, "step"),
    (1040, 66, 140, "flat"), (1122, 78, 176, "step"),
)  # fmt: skip
NEAR = (
    (-14, 76, 96, "flat"), (58, 64, 140, "slab"), (130, 74, 104, "tank"), (210, 58, 176, "step"), (276, 70, 118, "flat"), (352, 62, 214, "crown"),
    (424, 66, 126, "tank"), (500, 96, 292, "spire"), (604, 64, 142, "slab"), (672, 72, 110, "tank"), (748, 60, 188, "step"), (818, 68, 128, "flat"),
    (890, 66, 240, "crown"), (966, 70, 116, "tank"), (1042, 60, 164, "step"), (1108, 74, 112, "flat"), (1176, 60, 150, "slab"),
)  # fmt: skip


def draw() -> str:
    """The whole picture; a decoration."""
    rays = join(_ray(index) for index in range(-9, 10))
    sky = f'<rect class="sky" width="{WIDE}" height="{HIGH}"/><g class="rays">{rays}</g><circle class="sun" cx="600" cy="{SHORE}" r="118"/>'
    rings = join(f'<circle class="ring" cx="600" cy="{SHORE}" r="{radius}"/>' for radius in (128, 140, 158, 184))
    far = join(_tower(*tower) for tower in FAR)
    near = "".join(_tower(*tower) for tower in NEAR)
    lit = join(_windows(*tower) for tower in NEAR)
    water = f'<rect class="bay" y="{SHORE}" width="{WIDE}" height="{HIGH - SHORE}"/>' + join(
        _wave(index) for index in range(6)
    )
    shore = f'<path class="shore" d="M0 {SHORE}H{WIDE}M0 {SHORE + 5}H{WIDE}"/>'
    inner = (
        sky
        + rings
        + f'<path class="far" d="{far}"/><path class="near" d="{near}"/><g class="lights">{lit}</g>'
        + water
        + shore
    )
    return f'<svg class="hero" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{inner}</svg>'


def _ray(index: int) -> str:
    """One beam of the sun, from the horizon up."""
    left, right = index * 150 - 34, index * 150 + 34
    return f'<path d="M600 {SHORE}L{600 + left * 2.4:.0f} -260L{600 + right * 2.4:.0f} -260z"/>'


def _tower(x: float, wide: float, high: float, form: str) -> str:
    """The outline of a tower that stands on the shore."""
    top = SHORE - high
    if form == "step":
        a, b, c = wide * 0.14, wide * 0.28, wide * 0.42
        return _steps(x, wide, top, ((0, 64), (a, 40), (b, 18), (c, 0)))
    if form == "spire":
        a, b, c = wide * 0.13, wide * 0.27, wide * 0.4
        return _steps(x, wide, top, ((0, 190), (a, 100), (b, 62), (c, 40), (wide * 0.47, 0)))
    if form == "crown":
        return _crown(x, wide, top)
    if form == "tank":
        tank = x + wide * 0.56
        legs = f"M{num(tank)} {num(top)}v-14h-2v-13l9 -8l9 8v13h-2v14h-3v-12h-8v12z"
        return f"M{num(x)} {SHORE}V{num(top)}h{num(wide)}V{SHORE}z{legs}"
    notch = 10 if form == "slab" else 0
    return f"M{num(x)} {SHORE}V{num(top + notch)}h{num(wide * 0.2)}v-{notch}h{num(wide * 0.6)}v{notch}h{num(wide * 0.2)}V{SHORE}z"


def _steps(x: float, wide: float, top: float, setbacks: tuple[tuple[float, float], ...]) -> str:
    left = f"M{num(x)} {SHORE}"
    right = ""
    for inset, down in setbacks:
        left += f"H{num(x + inset)}V{num(top + down)}"
        right = f"V{num(top + down)}H{num(x + wide - inset)}" + right
    inset = setbacks[-1][0]
    return f"{left}H{num(x + wide - inset)}{right}V{SHORE}z"


def _crown(x: float, wide: float, top: float) -> str:
    """A tower with a crown of arches and a needle."""
    middle, half, shoulder = x + wide / 2, wide * 0.36, top + 92
    arch = f"Q{num(middle - half)} {num(top + 44)} {num(middle - 2)} {num(top + 34)}V{num(top)}h4V{num(top + 34)}Q{num(middle + half)} {num(top + 44)} {num(middle + half)} {num(shoulder)}"
    return f"M{num(x)} {SHORE}V{num(shoulder + 26)}H{num(middle - half)}V{num(shoulder)}{arch}V{num(shoulder + 26)}H{num(x + wide)}V{SHORE}z"


def _windows(x: float, wide: float, high: float, form: str) -> str:
    """Lit windows in columns; which ones are lit is in the numbers of the tower, not in chance."""
    first = {"spire": 196, "step": 70, "crown": 126}.get(form, 16)
    rows = int((high - first - 10) // 13)
    columns = max(2, int(wide // 14))
    gap = wide / (columns + 1)
    d = ""
    for row in range(rows):
        for column in range(columns):
            if (row * 7 + column * 5 + int(x) * 3) % 11 < 5:
                d += f"M{num(x + gap * (column + 1) - 2)} {num(SHORE - high + first + row * 13)}h4v7h-4z"
    return f'<path d="{d}"/>'


def _wave(index: int) -> str:
    y = SHORE + 14 + index * 10
    width = 330 - index * 44
    return (
        f'<path class="glint" d="M{600 - width} {y}h{width * 2}" stroke-dasharray="{60 - index * 6} {12 + index * 5}"/>'
    )
