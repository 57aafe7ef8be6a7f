"""Bags of cards. A bag is one integer, eight bits for each of the seven types, so that adding and removing cards is
plus and minus, and a whole hand is copied with the position for nothing.

The eighth bit of each type stays free (at most 120 cards of a type and 250 in all, which `read` makes sure of): it
catches the borrow in `holds`, and makes `size` one remainder.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .box import CARDS, WILD

EMPTY = 0
UNIT = tuple(1 << 8 * card for card in range(len(CARDS)))
MOST_OF_A_TYPE = 120
MOST_IN_ALL = 250
_BORROW = sum(0x80 << 8 * card for card in range(len(CARDS)))


def bag_of(cards: Iterable[int]) -> int:
    """The bag that holds these cards (types, as numbers)."""
    return sum(UNIT[card] for card in cards)


def size(bag: int) -> int:
    """How many cards: the sum of the digits to the base 256."""
    return bag % 255


def count(bag: int, card: int) -> int:
    """How many cards of one type."""
    return bag >> 8 * card & 0xFF


def holds(bag: int, part: int) -> bool:
    """Whether each card of `part` is in the bag."""
    return ((bag | _BORROW) - part) & _BORROW == _BORROW


def types(bag: int) -> list[int]:
    """The types of which there is a card."""
    return [card for card in range(7) if bag >> 8 * card & 0xFF]


def cards_in(bag: int) -> list[int]:
    """The cards one by one, in the order of NYC-0.2."""
    return [card for card in range(7) for _ in range(bag >> 8 * card & 0xFF)]


def units(bag: int) -> list[int]:
    """The cards one by one, each as a bag of its own."""
    return [UNIT[card] for card in cards_in(bag)]


def card_of(unit: int) -> int:
    """The card of a bag that holds just one."""
    return unit.bit_length() >> 3


def common(one: int, other: int) -> int:
    """The cards that both bags hold: of each type the smaller number, picked by a mask over the types where `one` has
    no fewer than `other`."""
    more = ((one | _BORROW) - other) & _BORROW
    mask = more - (more >> 7)
    return other & mask | one & ~mask


def first(bag: int, number: int) -> int:
    """The first cards of a bag, in the order of NYC-0.2."""
    return bag_of(cards_in(bag)[:number])


@lru_cache(maxsize=4096)
def parts(bag: int, most: int) -> tuple[int, ...]:
    """Every bag of at most that many of these cards, the empty one first."""
    found = [EMPTY]
    for card in range(WILD + 1):
        amount = bag >> 8 * card & 0xFF
        if amount:
            steps = range(0, (amount + 1) << 8 * card, UNIT[card])
            found = [part + step for part in found for step in steps]
    return tuple(part for part in found if part % 255 <= most)


def parts_of_size(bag: int, number: int) -> list[int]:
    """Every bag of exactly that many of these cards."""
    return [part for part in parts(bag, number) if part % 255 == number]


class _Names(dict[int, tuple[str, ...]]):
    def __missing__(self, bag: int) -> tuple[str, ...]:
        self[bag] = names = tuple(CARDS[card] for card in cards_in(bag))
        return names


_NAMES = _Names()


def names(bag: int) -> list[str]:
    """The cards as words, for events, positions and notation."""
    return [*_NAMES[bag]]
