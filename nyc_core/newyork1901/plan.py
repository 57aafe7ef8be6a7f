"""Where things lie on the drawn map: squares as rectangles, streets as gaps between them, outlines of sets."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import accumulate

from .board import BLOCKS, EAST, NAMES, ROWS, SOUTH, SQUARE, WIDTH, names_of

SIDE = 40  # of a square
STREET = 17  # how wide the widest gap is
LEFT, TOP, RIGHT, BOTTOM = 30, 44, 26, 26
GAPS_EAST = [STREET if any(EAST >> (row * WIDTH + at) & 1 for row in range(ROWS)) else 0 for at in range(WIDTH)]
GAPS_SOUTH = [STREET if SOUTH >> (at * WIDTH) & ((1 << WIDTH) - 1) else 0 for at in range(ROWS)]
XS = [LEFT + SIDE * at + gap for at, gap in enumerate(accumulate([0, *GAPS_EAST[:-1]]))]
YS = [TOP + SIDE * at + gap for at, gap in enumerate(accumulate([0, *GAPS_SOUTH[:-1]]))]
WIDE = XS[-1] + SIDE + RIGHT
HIGH = YS[-1] + SIDE + BOTTOM

Cell = tuple[int, int]  # row and column
BLOCK_NAMES = tuple(tuple(names_of(block)) for block in BLOCKS)


def cell(square: str) -> Cell:
    """Row and column of a square."""
    return divmod(SQUARE[square], WIDTH)


def square(row: int, column: int) -> str:
    """The name of a square; "" beside the board."""
    return NAMES[row * WIDTH + column] if 0 <= row < ROWS and 0 <= column < WIDTH else ""


def named(cells: Iterable[Cell]) -> str:
    """Squares in reading order, as a notation has them."""
    return " ".join(square(*one) for one in sorted(cells))


def cells_of(squares: Iterable[str]) -> list[Cell]:
    return [cell(one) for one in squares]


def corner(square_: str) -> tuple[int, int]:
    """Where a square's upper left corner lies."""
    row, column = cell(square_)
    return XS[column], YS[row]


def middle(squares: Collection[str]) -> tuple[float, float]:
    """The middle of the first square of a set: where its sign stands."""
    x, y = corner(next(iter(squares)))
    return x + SIDE / 2, y + SIDE / 2


Rect = tuple[float, float, float, float]  # x, y, width, height


@lru_cache(maxsize=4096)
def rects(cells: tuple[Cell, ...], inset: float = 0) -> tuple[Rect, ...]:
    """A set of squares as rectangles that grow together over the gaps between them."""
    have = set(cells)
    bands: list[Rect] = []
    for row, column in cells:
        x, y = XS[column] + inset, YS[row] + inset
        side = SIDE - 2 * inset
        east, south, both = ((row, column + 1) in have, (row + 1, column) in have, (row + 1, column + 1) in have)
        wide = XS[column + 1] - XS[column] + side if east else side
        high = YS[row + 1] - YS[row] + side if south else side
        bands.append((x, y, wide, side))
        if south:
            bands.append((x, y, side, high))
        if east and south and both:
            bands.append((x, y, wide, high))
    return tuple(bands)


def path(rects_: Iterable[Rect], up: float = 0, sweep: float = 0) -> str:
    """Rectangles as a path; lifted, and as high as what is swept while they are."""
    return "".join(
        f"M{_n(x)} {_n(y - up - sweep)}h{_n(wide)}v{_n(high + sweep)}h{_n(-wide)}z" for x, y, wide, high in rects_
    )


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=2048)
def outline(squares: tuple[str, ...], inset: float = 0) -> str:
    """A set of squares as one path."""
    return path(rects(tuple(cells_of(squares)), inset))


def shore(north: int = -600) -> str:
    """The tip of the island between the rivers; how far to the north it is drawn."""
    wide, high = WIDE, HIGH
    return (
        f"M{XS[1] - 26} {north}H{wide - 8}Q{wide + 6} {high * 0.5:.0f} {wide - 12} {high - 40}"
        f"Q{wide - 40} {high - 6} {wide * 0.7:.0f} {high - 10}H{LEFT + 30}"
        f"Q{LEFT - 22} {high - 10} {LEFT - 16} {high - 60}"
        f"V{YS[6] + 8}Q{LEFT - 12} {YS[6] - 12} {XS[1] - 26} {YS[5] + 10}z"
    )
