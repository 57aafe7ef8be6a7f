"""Which options the clerk thinks about: long lists are cut down to those that differ in something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyc_core.newyorkcity import bids, cards
from nyc_core.newyorkcity.box import VALUE, WILD
from nyc_core.newyorkcity.position import BIDDING, Position

from .plan import Prices

Options = list[Any]
ROOM = 8  # of one kind
MOST = 2000  # options that are looked at at all, of one kind


def candidates(position: Position, kind: str, seat: int, options: Options, prices: Prices) -> Options:
    """A few options, at least one."""
    if kind in ("discard", "keep"):
        return [
            max(
                options[:: len(options) // MOST + 1],
                key=lambda action: _without(position, kind, seat, action[1], prices),
            )
        ]
    groups: dict[Any, Options] = {}
    for action in options:
        groups.setdefault(action[1] if action[0] == "use" else action[0], []).append(action)
    kept: Options = []
    for name, group in groups.items():
        cut = CUTS.get(name)
        kept += cut(position, seat, _sample(group), prices) if cut and len(group) > 1 else group
    if "take" in groups and position.phase != BIDDING:
        kept = [action for action in kept if action[0] == "take" or action[1] in (2, 4)]
    return kept


def _sample(group: Options) -> Options:
    """A lesson may deal so many cards that there is no time to look at all that can be done with them."""
    return group[:: len(group) // MOST + 1]


def _first(position: Position) -> int:
    """The first type of which a bidding round is still to come."""
    return position.bidding if position.phase == BIDDING else 0


def keep_worth(position: Position, seat: int, bag: int) -> float:
    """A reserve for the next round."""
    amounts = [cards.count(bag, card) for card in range(7)]
    worth = sum(amounts[:6]) + 1.6 * amounts[WILD] + 0.2 * sum(amount * (amount - 1) for amount in amounts[:6])
    return worth + (2.0 * max(amounts) if 34 in position.company[seat] else 0.0)


def _without(position: Position, kind: str, seat: int, bag: int, prices: Prices) -> float:
    if kind == "keep":
        return keep_worth(position, seat, bag)
    hand, reserve = position.hand[seat] - bag, position.reserve[seat]
    return prices.cards(hand + reserve, cards.size(hand), _first(position))


def _bids(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """For each value of a bid the two whose cards are missed least."""
    pool, most = position.hand[seat] + position.reserve[seat], cards.size(position.hand[seat])
    by_value: dict[int, list[tuple[float, int, Any]]] = {}
    for number, action in enumerate(group):
        bag = action[1]
        value = bids.value(bag + position.extra, position.bidding, position.counting, position.wilds)
        rest = prices.cards(pool - bag, most - cards.size(bag), position.bidding + 1)
        by_value.setdefault(value, []).append((-rest, number, action))
    return [action for bids_of_a_value in by_value.values() for _, _, action in sorted(bids_of_a_value)[:2]]


def _discards(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """1, 12: of each number of cards those that are missed least."""
    hand, reserve = position.hand[seat], position.reserve[seat]
    best: dict[int, tuple[float, Any]] = {}
    for action in group:
        number = cards.size(action[2])
        most = cards.size(hand) - (number if action[1] == 1 else 0)
        rest = prices.cards(hand + reserve - action[2], most, _first(position))
        if number not in best or rest > best[number][0]:
            best[number] = (rest, action)
    return [action for _, action in best.values()]


def _least(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """13, 20: the card that is missed least."""
    pool, most = position.hand[seat] + position.reserve[seat], cards.size(position.hand[seat])
    return [max(group, key=lambda action: prices.cards(pool - cards.UNIT[action[2]], most - 1, position.bidding))]


def _extra(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """15: a card of the type that is bid for, or a wild card."""
    return [action for action in group if action[2] in (position.bidding, WILD)]


def _singles(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """2: the best two cards."""
    hand, reserve = position.hand[seat], position.reserve[seat]

    def worth(action: Any) -> float:
        bag = cards.UNIT[action[2][1]] + cards.UNIT[action[3][1]]
        return prices.cards(hand + reserve + bag, cards.size(hand) + 2, 0)

    return sorted(group, key=worth, reverse=True)[:2]


def _pairs(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """4: the best two pairs."""
    hand, reserve = position.hand[seat], position.reserve[seat]

    def worth(action: Any) -> float:
        bag = position.pairs[action[2] - 1] + position.pairs[action[3] - 1]
        return prices.cards(hand + reserve + bag, cards.size(hand) + cards.size(bag), 0)

    return sorted(group, key=worth, reverse=True)[:2]


def _swaps(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """7: those that gain most in value."""
    return sorted(group, key=lambda action: VALUE[action[2]] - VALUE[action[3]])[: 2 * ROOM]


def _most_cards(position: Position, seat: int, group: Options, prices: Prices) -> Options:
    """8, 22: as many cards as can be."""
    most = max(cards.size(action[2]) for action in group)
    return [action for action in group if cards.size(action[2]) == most][:ROOM]


CUTS: dict[Any, Callable[[Position, int, Options, Prices], Options]] = {
    "bid": _bids,
    1: _discards,
    2: _singles,
    4: _pairs,
    7: _swaps,
    8: _most_cards,
    12: _discards,
    13: _least,
    15: _extra,
    20: _least,
    22: _most_cards,
}
