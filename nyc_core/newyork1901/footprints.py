"""Where skyscrapers can lie: all *footprints* on the board, found once; those of a piece of land by one look into a
table. Nothing here searches the board while a game is played.

A footprint is an integer of squares (`board`). A *part* is a piece of one block.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from .board import (
    BESIDE,
    BLOCK_OF,
    BLOCKS,
    DISTRICT,
    FRONTAGE,
    GROUND,
    LAND,
    ROWS,
    WIDTH,
    any_of,
    bits,
    crossed,
    territories_on,
)
from .box import SHAPES, SKYSCRAPERS, WORKERS, Shape

Towers = tuple[tuple[int, int], ...]  # generation and squares of skyscrapers
NOWHERE: tuple[int, ...] = ()


def _lowest(squares: int) -> int:
    return (squares & -squares).bit_length() - 1


class Facts(NamedTuple):
    """What the rules ask of a footprint."""

    territories: int
    districts: int
    streets: int  # all that it touches (NY1-0.2)
    block: int


class _Facts(dict[int, Facts]):
    """Found when first asked for; there are a few thousand footprints."""

    def __missing__(self, squares: int) -> Facts:
        territories = territories_on(squares)
        districts = any_of(1 << DISTRICT[place] for place in bits(territories))
        streets = sum(1 << street for street, beside in enumerate(BESIDE) if beside & squares)
        self[squares] = facts = Facts(territories, districts, streets, BLOCK_OF[_lowest(squares)])
        return facts


FACTS = _Facts()


@cache
def lying(shape: int) -> dict[int, None]:
    """Everywhere where the shape can lie on the grid, on land or not, across streets or not: in reading order, as the
    keys of a dict, for who goes through them and for who looks one up."""
    return dict.fromkeys(sorted({squares for way in SHAPES[shape] for squares in _moved(way)}, key=reading_order))


def _moved(way: Shape) -> list[int]:
    high, wide = max(row for row, _ in way), max(column for _, column in way)
    corner = sum(1 << (row * WIDTH + column) for row, column in way)
    return [corner << (row * WIDTH + column) for row in range(ROWS - high) for column in range(WIDTH - wide)]


def reading_order(squares: int) -> list[int]:
    """To sort footprints by."""
    return list(bits(squares))


def _by_block() -> dict[int, tuple[tuple[int, ...], ...]]:
    """By block and shape, the footprints on land that cross no street and touch a street or a park (2.7 to 2.9)."""
    by_block: dict[int, list[list[int]]] = {block: [[] for _ in SHAPES] for block in BLOCKS}
    for shape in range(len(SHAPES)):
        for squares in lying(shape):
            if not squares & ~LAND and squares & FRONTAGE and not crossed(squares):
                by_block[FACTS[squares].block][shape].append(squares)
    return {block: tuple(map(tuple, shapes)) for block, shapes in by_block.items()}


FOOTPRINTS = _by_block()


# By block, its territories (as sets of one), and their squares.
TERRITORIES_OF = {
    block: [(1 << place, ground) for place, ground in enumerate(GROUND) if ground & block] for block in BLOCKS
}


class Room(NamedTuple):
    """What fits into a part."""

    shapes: int  # a bit for each that does
    places: tuple[tuple[int, ...], ...]  # by shape


@lru_cache(maxsize=8192)
def room(part: int) -> Room:
    """What fits into a part of a block."""
    outside = ~part
    size = part.bit_count()
    places = tuple(
        tuple([squares for squares in footprints if not squares & outside]) if size > 1 else NOWHERE
        for footprints in FOOTPRINTS[BLOCK_OF[_lowest(part)]]
    )
    return Room(sum(1 << shape for shape, some in enumerate(places) if some), places)


def shapes_in(land: int, wanted: int) -> int:
    """The shapes that fit somewhere into this land, a bit for each; it is enough to find all that are wanted."""
    shapes = 0
    for block in BLOCKS:
        part = land & block
        if part:
            shapes |= room(part).shapes
            if shapes & wanted == wanted:
                break
    return shapes


def places_in(land: int, shape: int) -> list[int]:
    """All footprints of the shape in this land, block by block."""
    places: list[int] = []
    for block in BLOCKS:
        part = land & block
        if part:
            places += room(part).places[shape]
    return places


# Kinds and shapes, a bit for each

OF_GENERATION = tuple(
    sum(1 << kind for kind, one in enumerate(SKYSCRAPERS) if one.generation == generation) for generation in range(4)
)
SHAPES_OF = tuple(sorted({one.shape for one in SKYSCRAPERS if one.generation == generation}) for generation in range(4))


class _Kinds(dict[int, int]):
    """The kinds that have one of these shapes."""

    def __missing__(self, shapes: int) -> int:
        self[shapes] = kinds = sum(1 << kind for kind, one in enumerate(SKYSCRAPERS) if shapes >> one.shape & 1)
        return kinds


class _Shapes(dict[int, int]):
    """The shapes of these kinds."""

    def __missing__(self, kinds: int) -> int:
        self[kinds] = shapes = any_of(1 << one.shape for kind, one in enumerate(SKYSCRAPERS) if kinds >> kind & 1)
        return shapes


KINDS_OF, SHAPES_FOR = _Kinds(), _Shapes()


class Rebuilt(NamedTuple):
    """What can be demolished for what in one part (NY1-2.4, 2.5)."""

    kinds: tuple[int, ...]  # by number of free workers: those that have a place, a bit for each
    places: dict[int, list[tuple[int, int]]]  # by shape: footprints, and how many workers more each takes


NO_DEMOLITION = Rebuilt((0,) * (WORKERS + 1), {})


@lru_cache(maxsize=16384)
def rebuilt(part: int, towers: Towers, generation: int) -> Rebuilt:
    """What of a generation can be built in a part of an estate over the skyscrapers that stand there."""
    lower = any_of(squares for level, squares in towers if level < generation)
    if not lower:
        return NO_DEMOLITION
    land = any_of([territory for territory, ground in TERRITORIES_OF[BLOCK_OF[_lowest(part)]] if ground & part])
    stand = [(squares, FACTS[squares].territories) for _, squares in towers]
    now = (land & ~any_of(territories for _, territories in stand)).bit_count()
    free = part & ~any_of(squares for level, squares in towers if level >= generation)
    kinds = [0] * (WORKERS + 1)
    places: dict[int, list[tuple[int, int]]] = {}
    for shape in SHAPES_OF[generation]:
        over = [squares for squares in room(free).places[shape] if squares & lower]
        if over:
            places[shape] = rest = [(squares, _vacant(squares, land, stand) - now) for squares in over]
            for workers in range(max(min([more for _, more in rest]), 0), WORKERS + 1):
                kinds[workers] |= KINDS_OF[1 << shape] & OF_GENERATION[generation]
    return Rebuilt(tuple(kinds), places)


def _vacant(squares: int, land: int, stand: list[tuple[int, int]]) -> int:
    """How many territories of the land are without a skyscraper when one stands on these squares instead of what is
    there."""
    left = land & ~FACTS[squares].territories
    for tower, territories in stand:
        if not tower & squares:
            left &= ~territories
    return left.bit_count()


@lru_cache(maxsize=16384)
def replaceable(part: int, towers: Towers, most: int) -> tuple[int, ...]:
    """By number of free workers, the kinds up to a generation that have a place over lower skyscrapers of this part."""
    lowest = min(generation for generation, _ in towers)
    kinds = [rebuilt(part, towers, generation).kinds for generation in range(lowest + 1, most + 1)]
    return tuple(map(any_of, zip(*kinds, strict=True))) if kinds else NO_DEMOLITION.kinds
