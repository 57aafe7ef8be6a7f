"""What the clerk thinks that land is worth, in points that it may still bring."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from nyc_core.newyork1901.board import any_of, around
from nyc_core.newyork1901.box import GOLD, LAST_UNBUILT
from nyc_core.newyork1901.footprints import Towers
from nyc_core.newyork1901.position import NOBODY, Position

# By number of squares that hang together, what may be built there in the end.
FREE = (0.0, 0.3, 2.6, 4.2, 5.4, 6.6, 8.0, 9.4, 11.0, 12.5)


class Taste(NamedTuple):
    """What the clerk likes, in points."""

    land: float = 0.7  # a point that free land may bring
    again: float = 0.6  # a point that land with low skyscrapers on it may bring once more
    silver: float = 2.5  # to unlock a generation
    gold: float = 4.0
    workers: tuple[float, ...] = (-2.2, -0.6, 0.0, 0.2, 0.3)  # by number of free ones
    street: float = 1.0  # a point of a majority
    sure: float = 0.3  # by how many a lead must be larger to be believed in, at the end
    unsure: float = 2.5  # and more at the beginning
    card: float = 0.4  # an action card that is kept, besides its point
    challenge: float = 1.0  # a step towards the challenge


TASTE = Taste()


@lru_cache(maxsize=16384)
def worth(part: int, towers: Towers, taste: Taste) -> float:
    """Of a part of one block: its free squares, and those that lower skyscrapers would give back."""
    free = part & ~any_of(squares for _, squares in towers)
    again = part & ~any_of(squares for generation, squares in towers if generation == GOLD)
    return taste.land * _hanging(free) + taste.again * (_hanging(again) - _hanging(free))


def _hanging(squares: int) -> float:
    total = 0.0
    while squares:
        some, grown = 0, squares & -squares
        while grown != some:
            some, grown = grown, grown | (around(grown) & squares)
        total += FREE[min(some.bit_count(), len(FREE) - 1)]
        squares &= ~some
    return total


def time_left(position: Position, seat: int) -> float:
    """From 1 at the beginning to 0 in the last turn: of unbuilt skyscrapers, or cards, whatever ends the game first."""
    if position.ending != NOBODY:
        return 0.0
    builds = min(unbuilt.bit_count() for unbuilt in position.unbuilt) - LAST_UNBUILT
    turns = (len(position.future) + len(position.open)) / len(position.seats)
    return min(1.0, max(0.0, min(builds / 10, turns / 10)))
