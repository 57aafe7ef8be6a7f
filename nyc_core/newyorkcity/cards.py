"""Bags of cards. A bag is one integer, twelve bits for each of the seven types, so that adding and removing cards is
plus and minus, and a whole hand is copied with the position for nothing.

The highest bit of each type stays free (`read` makes sure that there are never so many cards): it catches the borrow in
`holds`. And as all cards together are fewer than `FULL`, `size` is one remainder.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nyc_core.table.flow import Pick
from nyc_core.table.memo import Table

from .box import CARDS

EMPTY = 0
REMEMBERED = 1 << 13  # the same few bags are taken apart again and again
WIDTH = 12
FULL = (1 << WIDTH) - 1
UNIT = tuple(1 << WIDTH * card for card in range(len(CARDS)))
MOST_OF_A_TYPE = 2000
MOST_IN_ALL = 4000
_BORROW = sum(1 << WIDTH * card + WIDTH - 1 for card in range(len(CARDS)))


def bag_of(cards: Iterable[int]) -> int:
    """The bag that holds these cards (types, as numbers)."""
    return sum(UNIT[card] for card in cards)


def size(bag: int) -> int:
    """How many cards: the sum of the digits to the base 4096."""
    return bag % FULL


def count(bag: int, card: int) -> int:
    """How many cards of one type."""
    return bag >> WIDTH * card & FULL


def holds(bag: int, part: int) -> bool:
    """Whether each card of `part` is in the bag."""
    return ((bag | _BORROW) - part) & _BORROW == _BORROW


@lru_cache(maxsize=REMEMBERED)
def types(bag: int) -> tuple[int, ...]:
    """The types of which there is a card."""
    return tuple(card for card in range(7) if bag >> WIDTH * card & FULL)


@lru_cache(maxsize=REMEMBERED)
def cards_in(bag: int) -> tuple[int, ...]:
    """The cards one by one, in the order of NYC-0.2."""
    return tuple([card for card in types(bag) for _ in range(bag >> WIDTH * card & FULL)])


def units(bag: int) -> list[int]:
    """The same, each card as a bag of its own."""
    alone: list[int] = []
    for card in types(bag):
        alone += [UNIT[card]] * (bag >> WIDTH * card & FULL)
    return alone


def card_of(unit: int) -> int:
    """The card of a bag that holds just one."""
    return unit.bit_length() // WIDTH


def common(one: int, other: int) -> int:
    """The cards that both bags hold: of each type the smaller number, picked by a mask over the types where `one` has
    no fewer than `other`."""
    more = ((one | _BORROW) - other) & _BORROW
    if more == _BORROW:
        return other
    mask = more - (more >> WIDTH - 1)
    return other & mask | one & ~mask


@lru_cache(maxsize=REMEMBERED)
def first(bag: int, number: int) -> int:
    """The first cards of a bag, in the order of NYC-0.2."""
    return bag_of(cards_in(bag)[:number])


def parts(bag: int, most: int) -> tuple[int, ...]:
    """Every bag of at most that many of these cards, the empty one first."""
    return _few_parts(bag, most) if bag % FULL <= FEW else _parts(bag, most)


def _parts(bag: int, most: int) -> tuple[int, ...]:
    bags = [EMPTY]
    for card in types(bag):
        unit = UNIT[card]
        steps = range(0, min(bag >> WIDTH * card & FULL, most) * unit + 1, unit)
        bags = [part + step for part in bags for step in steps]
        if bag % FULL > most:
            bags = [part for part in bags if part % FULL <= most]
    return tuple(bags)


def parts_of_size(bag: int, number: int) -> tuple[int, ...]:
    """Every bag of exactly that many of these cards."""
    return _few_parts_of_size(bag, number) if bag % FULL <= FEW else _parts_of_size(bag, number)


def _parts_of_size(bag: int, number: int) -> tuple[int, ...]:
    bags, left = [EMPTY], bag % FULL
    for card in types(bag):
        unit = UNIT[card]
        amount = bag >> WIDTH * card & FULL
        left -= amount  # what comes after this type
        least = number - left
        steps = range(0, min(amount, number) * unit + 1, unit)
        bags = [whole for part in bags for step in steps if least <= (whole := part + step) % FULL <= number]
    return tuple(bags)


FEW = 12  # of so many cards it is kept which bags there are of them
_few_parts = lru_cache(maxsize=REMEMBERED)(_parts)
_few_parts_of_size = lru_cache(maxsize=REMEMBERED)(_parts_of_size)


def some(bag: int, pick: Pick) -> int:
    """Some of these cards by chance: of each type none to all."""
    part = EMPTY
    for card in types(bag):
        part += int(pick() * ((bag >> WIDTH * card & FULL) + 1)) << WIDTH * card
    return part


NAMES = Table[int, tuple[str, ...]](lambda bag: tuple(CARDS[card] for card in cards_in(bag)))


def names(bag: int) -> list[str]:
    """The cards as words, for events, positions and notation."""
    return [*NAMES[bag]]
