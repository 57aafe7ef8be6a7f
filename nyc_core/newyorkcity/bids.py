"""What a set of cards is worth as a bid, and which sets are bids at all (NYC-5.4 to 5.6).

With a *base* (a T card, a pair, or what counts as a T card) every wild card adds 1, so a wild card never needs to lean
on another card and a single other card adds nothing. Without a base, wild cards make one themselves: two of them, or
one with a single other card.
"""

from __future__ import annotations

from .box import WILD
from .cards import UNIT, types


def value(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int:
    """The highest value that NYC-5.4 allows. `counting`: what else counts as a T card; `wilds`: wild cards without a card."""
    base = counting
    single = False
    for card in range(WILD):
        amount = bag >> 8 * card & 0xFF
        if card == wanted:
            base += amount
        else:
            base += amount >> 1
            single = single or bool(amount & 1)
    wilds += bag >> 8 * WILD & 0xFF
    if base:
        return base + wilds
    return wilds if single else max(wilds - 1, 0)


def idle(bag: int, wanted: int, counting: int = 0, wilds: int = 0) -> int | None:
    """A type of which one card adds nothing to the bid's value (NYC-5.5), or None."""
    whole = value(bag, wanted, counting, wilds)
    return next((card for card in types(bag) if value(bag - UNIT[card], wanted, counting, wilds) == whole), None)


def legal(pool: int, most: int, wanted: int, counting: int = 0, wilds: int = 0) -> list[int]:
    """Every bag of at most `most` cards of the pool that is a bid: worth something, and without an idle card."""
    own, wild = pool >> 8 * wanted & 0xFF, pool >> 8 * WILD
    unit = UNIT[wanted]
    pairs = [0]
    singles = []
    for card in range(WILD):
        amount = pool >> 8 * card & 0xFF
        if amount and card != wanted:
            singles.append(UNIT[card])
            if amount > 1:
                steps = range(0, (amount & ~1) * UNIT[card] + 1, 2 * UNIT[card])
                pairs = [pair + step for pair in pairs for step in steps]
    bids = []
    for pair in pairs:
        room = most - pair % 255
        bottom = pair
        for played in range(min(own, room) + 1):
            if bottom or counting:
                for spare in range(min(wild, room - played) + 1):
                    bids.append(bottom + spare * UNIT[WILD])
            bottom += unit
    if not counting:
        bids += _without_base(singles, wild, most, wilds)
    return bids


def _without_base(singles: list[int], wild: int, most: int, wilds: int) -> list[int]:
    """Wild cards alone (two make one), or with one single card of another type."""
    bids = [played * UNIT[WILD] for played in range(max(0, 2 - wilds), min(wild, most) + 1)]
    for played in range(0 if wilds else 1, min(wild, most - 1) + 1):
        bids += [single + played * UNIT[WILD] for single in singles]
    return bids
