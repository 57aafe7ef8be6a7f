"""The generator: one integer, part of the position, the same on every Python and in the browser.

A 64-bit linear congruential step (Knuth's MMIX constants); only the high half is used, as its low bits are weak.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


class Chancy(Protocol):
    """Anything that carries the generator's state."""

    rng: int


def seeded(seed: int) -> int:
    """The state for a seed. Two seeds that are close by must not give games that look alike, so the bits are mixed."""
    state = (seed ^ 0x9E3779B97F4A7C15) & MASK
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        state = ((state ^ (state >> shift)) * factor) & MASK
    return state ^ (state >> 31)


def below(holder: Chancy, limit: int) -> int:
    """A number from 0 to limit - 1."""
    holder.rng = state = (holder.rng * _MULTIPLIER + _INCREMENT) & MASK
    return (state >> 32) * limit >> 32


def shuffle(holder: Chancy, items: list[Any], number: int | None = None) -> None:
    """Fisher and Yates, in place. With a number, only so many at the end are drawn from all by chance: it is for who
    needs no more of them."""
    state, size = holder.rng, len(items)
    for last in range(size - 1, 0 if number is None else max(size - 1 - number, 0), -1):
        state = (state * _MULTIPLIER + _INCREMENT) & MASK
        other = (state >> 32) * (last + 1) >> 32
        items[last], items[other] = items[other], items[last]
    holder.rng = state


def mixed(holder: Chancy, items: Iterable[Any], number: int | None = None) -> tuple[Any, ...]:
    """The items in an order that tells nothing of the one before, for they are sorted first. With a number, only so
    many that come first are drawn from all by chance."""
    order = sorted(items)
    shuffle(holder, order, number)
    return tuple(order if number is None else reversed(order))
