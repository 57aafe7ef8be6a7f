"""Where things lie on the table, and their outlines: told once, for the page's map and for the picture.

All in units of a drawing 640 wide; the map is 600 high. Only shapes and places; the rules' facts are in `box`, and a
connection that the box does not have today finds its place by itself. What `signs` and `skyline` reckon is whole
numbers only: the build translates them with the picture (web/build/javascript.py).
"""

from __future__ import annotations

from typing import NamedTuple

from nyc_core.newyorkcity import box

WIDTH, HEIGHT = 640, 600


class Land(NamedTuple):
    """A borough's coast, and the box inside it where its things are written: left, top, width, height."""

    coast: str
    left: int
    top: int
    width: int
    height: int
    streets: float  # the angle of its street grid
    mayor: tuple[int, int]  # where the Mayor stands when he is here

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width, height."""
        return self.left, self.top, self.width, self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.top + self.height / 2


LANDS: dict[str, Land] = {
    "jersey-city": Land(
        "M22 172L150 166L184 188L196 236L190 318L180 372L146 396L24 396L8 380L8 188Z", 14, 184, 172, 198, 8, (184, 190)
    ),
    "bronx": Land(
        "M300 12L476 8L506 24L528 66L522 116L500 146L424 152L388 140L342 146L298 140L274 116L270 50Z",
        284,
        22,
        232,
        116,
        12,
        (534, 90),
    ),
    "manhattan": Land(
        "M294 168L352 164L388 186L396 250L390 334L366 392L326 432L296 440L260 412L236 362L226 282L240 208Z",
        236,
        178,
        152,
        226,
        20,
        (403, 196),
    ),
    "queens": Land(
        "M446 178L524 170L606 180L632 208L632 348L612 374L474 374L440 356L428 300L428 212Z",
        438,
        190,
        188,
        176,
        4,
        (611, 196),
    ),
    "brooklyn": Land(
        "M424 408L612 398L632 420L632 562L608 592L448 592L398 566L380 520L384 444Z", 396, 416, 228, 164, 34, (611, 412)
    ),
    "staten-island": Land(
        "M42 434L150 426L194 446L212 492L196 546L152 588L62 594L22 572L8 520L14 462Z", 18, 442, 180, 134, 28, (206, 471)
    ),
}

# The middle of each connection; the vessel stands there.
CROSSINGS: dict[frozenset[str], tuple[float, float]] = {
    frozenset({"manhattan", "jersey-city"}): (210, 262),
    frozenset({"manhattan", "queens"}): (412, 268),
    frozenset({"jersey-city", "bronx"}): (236, 150),
    frozenset({"staten-island", "brooklyn"}): (296, 556),
    frozenset({"brooklyn", "queens"}): (532, 388),
    frozenset({"manhattan", "brooklyn"}): (374, 420),
    frozenset({"bronx", "queens"}): (486, 162),
    frozenset({"manhattan", "bronx"}): (330, 154),
    frozenset({"staten-island", "manhattan"}): (226, 432),
    frozenset({"staten-island", "jersey-city"}): (96, 412),
}
# Which way a crossing runs, where the line between the two middles would be wrong: from the first named to the second.
DIRECTIONS: dict[tuple[str, str], tuple[float, float]] = {
    ("jersey-city", "bronx"): (0.8, -0.6),
    ("manhattan", "brooklyn"): (0.86, 0.5),
    ("staten-island", "manhattan"): (0.8, -0.6),
    ("staten-island", "brooklyn"): (1, 0),
    ("staten-island", "jersey-city"): (0, -1),
    ("manhattan", "bronx"): (0, -1),
    ("bronx", "queens"): (0.3, 0.95),
    ("queens", "brooklyn"): (0, 1),
    ("manhattan", "jersey-city"): (-1, 0),
    ("manhattan", "queens"): (1, 0),
}
# Half the length of the drawn line, where it is not the usual one.
REACH: dict[frozenset[str], float] = {
    frozenset({"staten-island", "brooklyn"}): 86,
    frozenset({"jersey-city", "bronx"}): 52,
    frozenset({"staten-island", "manhattan"}): 38,
    frozenset({"manhattan", "brooklyn"}): 34,
    frozenset({"manhattan", "jersey-city"}): 34,
    frozenset({"manhattan", "queens"}): 34,
}
USUAL_REACH = 25
STATUE = (292, 482)
RIVERS = (("river.hudson", 209, 330, 82), ("river.east", 410, 344, -78))
LANTERNS = {28: "green", 29: "red", 30: "brown", 31: "blue", 32: "yellow"}  # their colours

# Outlines, from the middle or the upper left corner of a thing.
ISLE = "M-26 34l-12-8 4-12 20-6h28l20 6 4 12-12 8z"  # under the Statue
PLAQUE = "M8 16h7v-8h186v8h7v118h-7v8h-186v-8h-7z"  # behind the prestige tiles on display
SHOWN = (20, 46, 64)  # where the first of those lies, and from one to the next
TILE = "M6 0h48l6 6v64l-6 6h-48l-6-6v-64l6-6z"  # a prestige tile on display
FACE_DOWN = ("M164 52h28l6 6v56h-34l-6-6v-56z", "M160 48h28l6 6v56h-34l-6-6v-56z")
PRESTIGE = "M4 0h21l4 4v22l-4 4h-21l-4-4v-22z"  # a prestige tile in a borough
DRUM = "M-17-9a17 6 0 0 1 34 0v11a17 6 0 0 1-34 0z"  # a press token, from the front
SPACE = "m0-18l17 9v18l-17 9l-17-9v-18z"  # of the Press Track
PRESS_LEFT, PRESS_STEP = 58, 37  # the middle of its first space, and from one to the next
PRESS_LIFT = 14  # from one token of a stack to the next

MOST_DRAWN = 7  # towers of one owner in a borough; the number below says how many there are
TILE_STEP = 31  # from one prestige tile in a borough to the next
LOW, NAME = 120, 80  # a low borough has its name beside its letter, in this width
DEEP = 73  # of a row of skylines, signs included
LARGEST = 130  # percent, of a skyline with much room


def crossing(a: str, b: str) -> tuple[float, float]:
    """The middle of the connection between two boroughs."""
    fixed = CROSSINGS.get(frozenset({a, b}))
    if fixed:
        return fixed
    (ax, ay), (bx, by) = LANDS[a].middle, LANDS[b].middle
    return (ax + bx) / 2, (ay + by) / 2


def direction(a: str, b: str) -> tuple[float, float]:
    """Which way one goes from `a` to `b`, as a step of length 1."""
    if (a, b) in DIRECTIONS:
        return DIRECTIONS[a, b]
    if (b, a) in DIRECTIONS:
        x, y = DIRECTIONS[b, a]
        return -x, -y
    (ax, ay), (bx, by) = LANDS[a].middle, LANDS[b].middle
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    return (bx - ax) / length, (by - ay) / length


def lantern(borough: str) -> str:
    """The colour of the lantern that hangs there; "" for none (28-32)."""
    place = box.BOROUGHS.index(borough)
    return next((LANTERNS[number] for number, places in box.LANTERNS.items() if place in places), "")


# --- inside a borough --------------------------------------------------------


class Signs(NamedTuple):
    """Where a borough's name is written, where its letter lies, and its first prestige tile."""

    name_x: int
    name_y: int
    left: int
    top: int
    tile_x: int
    tile_y: int


def is_second_row(wide: int, high: int, tiles: int) -> bool:
    """Whether the prestige tiles need a row of their own."""
    return tiles * TILE_STEP + 92 > wide and high > 160


def tile_step(wide: int, high: int, lamp: bool, tiles: int) -> int:
    """How far a borough's prestige tiles lie apart, so that all of them find room."""
    beside = 0 if is_second_row(wide, high, tiles) else 100 if lamp else 70
    return min(TILE_STEP, (wide - (NAME if high < LOW else 0) - beside) // max(1, tiles))


def signs(land: tuple[int, int, int, int], lamp: bool, lower: bool, tiles: int) -> Signs:
    """Name; letter, base value, lantern; prestige tiles. `land`: left, top, width, height; `tiles`: how wide they lie;
    `lower`: in a row of their own."""
    left, y, width, height = land
    x = left + width // 2
    fixed = 100 if lamp else 70
    line = height < LOW
    wide = fixed + (0 if lower else tiles)
    start = x - (NAME + wide) // 2 + NAME if line else x - wide // 2
    top = y if line else y + 26
    first, row = (x - tiles // 2, top + 37) if lower else (start + fixed + 2, top)
    return Signs(start - NAME // 2 - 4 if line else x, y + (23 if line else 17), start, top, first, row + 1)


class Cluster(NamedTuple):
    """Where one owner's skyscrapers stand: the middle of their foot."""

    x: int
    y: int


def skyline(land: tuple[int, int, int, int], lower: bool, numbers: list[int]) -> tuple[int, list[Cluster]]:
    """How large the skyscrapers of a borough are drawn, in percent, and where those of each owner stand: in one row, or
    in two where one is too narrow."""
    left, top, width, height = land
    widths = [max(42 + 12 * more_digits(n), 10 * min(n, MOST_DRAWN) + 8) for n in numbers]
    rows, scale = _arranged(widths, width, height - (98 if lower else 36 if height < LOW else 62))
    clusters: list[Cluster] = []
    for line, row in enumerate(rows):
        x = 100 * left + (100 * width - sum(row) * scale) // 2
        ground = top + height - (len(rows) - 1 - line) * DEEP * scale // 100
        for wide in row:
            half = wide * scale // 2
            clusters.append(Cluster((x + half) // 100, ground))
            x += 2 * half
    return scale, clusters


def more_digits(number: int) -> int:
    """How many digits a number has beyond the two that there is room for."""
    return max(0, len(str(number)) - 2)


def _arranged(widths: list[int], wide: int, high: int) -> tuple[list[list[int]], int]:
    """The widths in one row or in two, whichever can be drawn larger; and how large, in percent."""
    half = (len(widths) + 1) // 2
    best: tuple[list[list[int]], int] = ([], 0)
    for rows in ([widths], [widths[:half], widths[half:]]):
        across = max(1, *(sum(row) for row in rows))
        scale = min(LARGEST, wide * 97 // across, high * 100 // (DEEP * len(rows)))
        if scale > best[1]:
            best = (rows, scale)
    return best
