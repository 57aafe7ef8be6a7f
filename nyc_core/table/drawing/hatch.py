"""The patterns that tell owners apart without colours, and the streets, as plain lines: no definitions, no ids.

A picture may stand many times on a page of others, so nothing in it may have a name that could be taken already.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from math import cos, radians, sin, sqrt

Point = tuple[float, float]
Half = Callable[[float], float]  # half the width of a shape at a height above its foot

HEIGHTS = (30, 42, 24, 36, 28, 46, 33)  # of the towers in a skyline, one after the other


def num(value: float) -> str:
    """A coordinate, short."""
    text = f"{round(value, 1) + 0.0:.1f}".removesuffix(".0").replace("-0.", "-.")  # + 0.0: no minus zero
    return text.removeprefix("0") if text != "0" else text


def tower(height: int) -> str:
    """A tower with its steps and its spire, from the middle of its foot, in relative steps."""
    wall = height - 17
    return f"m-5 0v-{wall}h1.5v-6h1.7v-6h1v-5h1.6v5h1v6h1.7v6h1.5v{wall}z"


def tower_hatch(pattern: str, height: int) -> str:
    """A pattern over a tower's walls, in relative steps from the middle of its foot."""
    wall = height - 17
    return _joined(list(PATTERNS[pattern](lambda y: 5.0 if y <= wall else 3.5, wall + 6, 4)))


def drum_hatch(pattern: str) -> str:
    """A pattern over the front of a press token, from its lower edge."""
    return _joined(list(PATTERNS[pattern](lambda y: 17 * sqrt(max(0.0, 1 - ((5 - y) / 17) ** 2)), 15, 5)))


def disc_hatch(pattern: str, radius: int) -> str:
    """A pattern over a disc, from its lowest point."""
    return _joined(list(PATTERNS[pattern](lambda y: sqrt(max(0.0, radius**2 - (radius - y) ** 2)), 2 * radius, 5)))


def square_hatch(pattern: str, side: int) -> str:
    """A pattern over a square, from the middle of its lower side."""
    return _joined(list(PATTERNS[pattern](lambda y: side / 2, side, 7)))


def _joined(lines: Sequence[tuple[Point, Point]]) -> str:
    """Lines as a path in relative steps; heights grow upwards."""
    at, d = (0.0, 0.0), ""
    for line in lines:
        start, end = ((round(x * 2) / 2, round(y * 2) / 2) for x, y in line)
        if start != at:
            d += f"m{num(start[0] - at[0])} {num(at[1] - start[1])}"
        across, up = end[0] - start[0], start[1] - end[1]
        d += f"h{num(across)}" if not up else f"v{num(up)}" if not across else f"l{num(across)} {num(up)}"
        at = end
    return d.replace(" -", "-")


Pattern = Callable[[Half, float, float], Iterator[tuple[Point, Point]]]


def _upright(half: Half, high: float, step: float) -> Iterator[tuple[Point, Point]]:
    widest = max(half(y) for y in _steps(0.5, high, 0.5))
    for x in _steps(-widest + 2, widest - 1.4, step - 1):
        inside = [y for y in _steps(0.5, high - 0.4, 0.5) if abs(x) < half(y) - 0.4]
        if inside:
            yield (x, inside[0]), (x, inside[-1])


def _level(half: Half, high: float, step: float) -> Iterator[tuple[Point, Point]]:
    for y in _steps(1.5, high - 0.5, step - 0.5):
        yield (-half(y), y), (half(y), y)


def _rising(half: Half, high: float, step: float, turn: int = 1) -> Iterator[tuple[Point, Point]]:
    """Slanting lines: each is followed in small steps as long as it is inside."""
    widest = max(half(y) for y in _steps(0.5, high, 0.5))
    for start in _steps(-2 * widest, high, step * 1.4):
        inside = [
            (x, start + x + widest)
            for x in _steps(-widest, widest + 0.01, 0.5)
            if 0 <= start + x + widest <= high and abs(x) <= half(start + x + widest)
        ]
        if len(inside) > 2:
            (ax, ay), (bx, by) = inside[0], inside[-1]
            yield (turn * ax, ay), (turn * bx, by)


def _crossed(half: Half, high: float, step: float) -> Iterator[tuple[Point, Point]]:
    yield from _rising(half, high, step * 1.4)
    yield from _rising(half, high, step * 1.4, -1)


def _windows(half: Half, high: float, step: float) -> Iterator[tuple[Point, Point]]:
    for y in _steps(2, high - 0.5, step):
        for x in _steps(-half(y) + 1.5, half(y) - 2, step + 0.5):
            yield (x, y), (x + 2, y)


def _zigzag(half: Half, high: float, step: float) -> Iterator[tuple[Point, Point]]:
    for y in _steps(1, high - 4, step * 1.4):
        reach = min(half(y), half(y + 4))
        teeth = max(1, int(reach // 4.5))
        for tooth in range(teeth):
            left = reach * (2 * tooth / teeth - 1)
            yield (left, y + 4), (left + reach / teeth, y)
            yield (left + reach / teeth, y), (left + 2 * reach / teeth, y + 4)


PATTERNS: dict[str, Pattern] = {
    "red": _upright,
    "blue": _level,
    "amber": _rising,
    "green": _windows,
    "violet": _zigzag,
    "neutral": _crossed,
}


def _steps(start: float, end: float, step: float) -> Iterator[float]:
    while start < end:
        yield start
        start += step


def streets(coast: str, angle: float, across: float = 24, along: float = 38) -> str:
    """A street grid inside a coast of straight lines, as a path."""
    numbers = [float(number) for number in re.findall(r"[\d.]+", coast)]
    corners = list(zip(numbers[::2], numbers[1::2], strict=True))
    return "".join(_avenues(corners, radians(angle), across) + _avenues(corners, radians(angle + 90), along))


def _avenues(corners: Sequence[Point], turn: float, step: float) -> list[str]:
    """Parallel lines, each from coast to coast."""
    c, s = cos(turn), sin(turn)
    turned = [(x * c + y * s, y * c - x * s) for x, y in corners]
    lines = []
    for x in _steps(min(x for x, _ in turned) + step / 2, max(x for x, _ in turned), step):
        shores = sorted(
            ay + (by - ay) * (x - ax) / (bx - ax)
            for (ax, ay), (bx, by) in zip(turned, [*turned[1:], turned[0]], strict=True)
            if (ax <= x) != (bx <= x)
        )
        for near, far in zip(shores[::2], shores[1::2], strict=True):
            ends = [(x * c - y * s, x * s + y * c) for y in (near + 3, far - 3)]
            lines.append("".join(f"{letter}{ex:.0f} {ey:.0f}" for letter, (ex, ey) in zip("ML", ends, strict=True)))
    return lines
