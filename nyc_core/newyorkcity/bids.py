"""What a set of cards is worth as a bid, and which sets are bids at all (NYC-5.4 to 5.6).

With a *base* (a T card, a pair, or what counts as a T card) every wild card adds 1, so a wild card never needs to lean
on another card and a single other card adds nothing. Without a base, wild cards make one themselves: two of them, or
one with a single other card.
"""

from __future__ import annotations

from functools import lru_cache

from .box import WILD
from .cards import FULL, UNIT, WIDTH, count, types
from .notation import BID, PASS, Action

# The same questions come again and again, in a game and still more in a search; the answers are kept.
REMEMBERED = 1 << 15


@lru_cache(maxsize=REMEMBERED)
def value(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int:
    """The highest value that NYC-5.4 allows. `counting` is what else counts as a T card, `wilds` as a wild card."""
    base = counting
    single = False
    for card in range(WILD):
        amount = bag >> WIDTH * card & FULL
        if card == wanted:
            base += amount
        else:
            base += amount >> 1
            single = single or bool(amount & 1)
    wilds += bag >> WIDTH * WILD & FULL
    if base:
        return base + wilds
    return wilds if single else max(wilds - 1, 0)


def idle(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int | None:
    """A type of which one card adds nothing to the bid's value (NYC-5.5), or None."""
    whole = value(bag, wanted, counting, wilds)
    return next((card for card in types(bag) if value(bag - UNIT[card], wanted, counting, wilds) == whole), None)


@lru_cache(maxsize=REMEMBERED)
def options(pool: int, most: int, wanted: int, counting: int, wilds: int) -> tuple[Action, ...]:
    """Every legal bid, and the pass."""
    return *(BID[bag] for bag in legal(pool, most, wanted, counting, wilds)), PASS


def legal(pool: int, most: int, wanted: int, counting: int = 0, wilds: int = 0) -> list[int]:
    """Every bag of at most `most` cards of the pool that is a bid: worth something, and without an idle card.

    Such a bag is T cards, wild cards and whole pairs; or, without a base, wild cards with at most one single card.
    """
    own, wild = pool >> WIDTH * wanted & FULL, pool >> WIDTH * WILD
    others = pool - own * UNIT[wanted] - wild * UNIT[WILD]
    pairs, singles = _PAIRS_AND_SINGLES[others]
    with_base, without_t = _CORES[wanted, own, wild]
    bids = list(with_base if not counting else without_t)
    for pair in pairs:
        bids += [pair + core for core in without_t]
    if not counting:
        bids += _without_base(singles, wild, wilds)
    longest = own + wild + pairs[-1] % FULL if pairs else own + wild + 1
    return bids if longest <= most else [bag for bag in bids if bag % FULL <= most]


def _without_base(singles: tuple[int, ...], wild: int, wilds: int) -> list[int]:
    """Wild cards alone (two make one), or with one single card of another type."""
    bids = [played * UNIT[WILD] for played in range(max(0, 2 - wilds), wild + 1)]
    for played in range(0 if wilds else 1, wild + 1):
        bids += [single + played * UNIT[WILD] for single in singles]
    return bids


class _PairsAndSingles(dict[int, tuple[tuple[int, ...], tuple[int, ...]]]):
    """By the cards that are neither T nor wild: every bag of pairs of them but the empty one, the largest last; and one
    card of each type. The same few bags come again and again, so each is worked out once."""

    def __missing__(self, others: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        pairs = [0]
        for card in types(others):
            steps = range(0, (count(others, card) & ~1) * UNIT[card] + 1, 2 * UNIT[card])
            pairs = [pair + step for pair in pairs for step in steps]
        self[others] = found = tuple(pairs[1:]), tuple(UNIT[card] for card in types(others))
        return found


class _Cores(dict[tuple[int, int, int], tuple[tuple[int, ...], tuple[int, ...]]]):
    """By T and the numbers of T and wild cards: every bag of these with a T card, and every bag of these."""

    def __missing__(self, key: tuple[int, int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        wanted, own, wild = key
        bags = [t * UNIT[wanted] + w * UNIT[WILD] for t in range(own + 1) for w in range(wild + 1)]
        self[key] = found = tuple(bags[wild + 1 :]), tuple(bags)
        return found


_PAIRS_AND_SINGLES = _PairsAndSingles()
_CORES = _Cores()
