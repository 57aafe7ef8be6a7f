"""What land is worth, in points that may still be built on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from nyc_core.newyork1901.board import BLOCK_OF, BLOCKS, GROUND, any_of, around
from nyc_core.newyork1901.box import GOLD
from nyc_core.newyork1901.footprints import Towers
from nyc_core.newyork1901.position import Position

# By number of squares that hang together, the points that may be built there in the end.
FREE = (0.0, 0.4, 2.8, 4.4, 5.8, 7.0, 8.4, 9.8, 11.2, 12.6)
BLOCK_UNDER = tuple(BLOCK_OF[(land & -land).bit_length() - 1] for land in GROUND)  # by territory


@lru_cache(maxsize=1 << 15)
def hanging(squares: int) -> float:
    """Of free squares: of those that hang together more can be made."""
    total = 0.0
    while squares:
        some, grown = 0, squares & -squares
        while grown != some:
            some, grown = grown, grown | (around(grown) & squares)
        total += FREE[min(some.bit_count(), len(FREE) - 1)]
        squares &= ~some
    return total


@lru_cache(maxsize=1 << 15)
def of_block(part: int, towers: Towers) -> tuple[float, float]:
    """Of a part of one block: its free squares, and what lower skyscrapers would give back."""
    free = part & ~any_of(squares for _, squares in towers)
    again = part & ~any_of(squares for generation, squares in towers if generation == GOLD)
    now = hanging(free)
    return now, hanging(again) - now


def of_seat(position: Position, seat: int) -> tuple[float, float]:
    """The same of all that the seat owns."""
    ground, sites = position.ground[seat], dict(position.sites[seat])
    free = again = 0.0
    for block in BLOCKS:
        part = ground & block
        if part:
            more, rebuilt = of_block(part, sites.get(block, ()))
            free += more
            again += rebuilt
    return free, again


Worth = Callable[[int], float]  # of a territory


def added(position: Position, seat: int) -> Worth:
    """What a territory adds to its block, if it becomes the seat's; asked for many in a row."""
    ground, sites = position.ground[seat], dict(position.sites[seat])

    def worth(territory: int) -> float:
        block = BLOCK_UNDER[territory]
        return _more(territory, ground & block, sites.get(block, ()))

    return worth


@lru_cache(maxsize=1 << 16)
def _more(territory: int, part: int, towers: Towers) -> float:
    before = of_block(part, towers)[0] if part else 0.0
    return of_block(part | GROUND[territory], towers)[0] - before


def left_after(position: Position, seat: int, generation: int, squares: int, replaces: bool) -> float:
    """What a building leaves of the land in its block, for later."""
    block = BLOCK_OF[(squares & -squares).bit_length() - 1]
    towers = next((towers for one, towers in position.sites[seat] if one == block), ())
    if replaces:
        towers = tuple(tower for tower in towers if not tower[1] & squares)
    free, again = of_block(position.ground[seat] & block, (*towers, (generation, squares)))
    return free + 0.7 * again
