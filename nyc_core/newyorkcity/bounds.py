"""How many options a decision can have: no game ever lists more than `MOST` (contract 1.2), however it was made.

Lists grow with the ways to choose among a seat's cards; all others are short. So hands are bounded by what could be
asked about them: what is read and would be too much is refused, and cards that would make it too much are not drawn.
Both happen only at tables that nobody could come to by the rules with what is in the box.
"""

from __future__ import annotations

from math import prod

from . import cards
from .box import WILD
from .position import DRAFT, Position

MOST = 60_000
OTHERS = 6_500  # what else a decision can list: pairs, singles of two pairs, characters for characters
LIGHT = 17  # so many cards, and those that come when the seat takes its pairs, are never too many


def too_many(position: Position, seat: int, more: int = 0, most: int = MOST) -> bool:
    """Whether a decision of the seat could list too much, now or later in the round, if it drew so many cards more."""
    if position.tom[seat]:
        return False  # he is not asked
    hand, reserve = position.hand[seat] + position.played[seat], position.reserve[seat]
    coming = more + _cards_to_take(position, seat)
    pool = _spread(hand + reserve, coming)
    ways = _choices(pool, cards.size(reserve) + more)  # with 12, or to keep
    if position.phase <= DRAFT:
        held = pool if 8 in position.company[seat] else _spread(hand, coming)  # 8 takes cards of the reserve
        ways = max(ways, prod(number + 1 for number in held))  # any of the hand, with 1
    return ways + _bids(pool) > most - OTHERS


def _cards_to_take(position: Position, seat: int) -> int:
    """In turns to come: a pair each, and by 4 both pairs on the first."""
    first = 4 if 4 in position.company[seat] else 2
    turns = [number for name, other, number in position.agenda if name == "draft" and other == seat]
    return sum(first if number == 1 else 2 for number in turns)


def room(position: Position, seat: int, number: int) -> int:
    """How many of so many cards the seat may draw."""
    if (position.hand[seat] + position.reserve[seat] + position.played[seat]) % cards.FULL + number <= LIGHT:
        return number
    while number and too_many(position, seat, number):
        number -= 1
    return number


def _spread(bag: int, more: int) -> list[int]:
    """How many there are of each type, with more cards where they make the most ways: where there are fewest."""
    numbers = [cards.count(bag, card) for card in range(WILD + 1)]
    for _ in range(min(more, cards.MOST_IN_ALL)):
        numbers[numbers.index(min(numbers))] += 1
    return numbers


def _choices(numbers: list[int], most: int) -> int:
    """The ways to choose at most so many: by size, type after type."""
    ways = [1]
    for number in numbers:
        length = min(len(ways) + number, most + 1)
        ways = [sum(ways[max(0, size - number) : size + 1]) for size in range(length)]
    return sum(ways)


def _bids(numbers: list[int]) -> int:
    """T and wild cards one by one, the others in pairs; and what wild cards make with single ones (NYC-5.4, 5.5)."""
    *types, wild = numbers
    pairs = [number // 2 + 1 for number in types]
    whole = prod(pairs) * (wild + 1)
    return max(whole // pair * (number + 1) for pair, number in zip(pairs, types, strict=True)) + 7 * (wild + 1)
