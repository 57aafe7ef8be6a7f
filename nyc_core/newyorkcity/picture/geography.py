"""Where things lie on the map, in units of a drawing 640 wide and 600 high. Only shapes and places; the rules' facts are
in `box`, and a connection that the box does not have today finds its place by itself."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 640, 600


class Land(NamedTuple):
    """A borough's coast, and the box inside it where its things are written: left, top, width, height."""

    coast: str
    left: float
    top: float
    width: float
    height: float
    streets: float  # the angle of its street grid
    mayor: tuple[float, float]  # where the Mayor stands when he is here

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
        (620, 194),
    ),
    "brooklyn": Land(
        "M424 408L612 398L632 420L632 562L608 592L448 592L398 566L380 520L384 444Z", 396, 416, 228, 164, 34, (618, 410)
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
