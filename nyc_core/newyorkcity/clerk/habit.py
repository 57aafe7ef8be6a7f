"""What anybody would do without much thought: how the clerk imagines the rest of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nyc_core.newyorkcity import bids, cards
from nyc_core.newyorkcity.box import ELEVATOR, PRESTIGE, SKYSCRAPER, VALUE, WILD
from nyc_core.newyorkcity.notation import BID, PASS, SKIP
from nyc_core.newyorkcity.position import OWNERS, Position

Options = Sequence[Any]
Habit = Callable[[Position, int, Options], Any]
MOST = 99
LIKED = (0.8, 0.8, 1.1, 0.9, 1.2, 1.1, 1.3)  # by card


def _bid(position: Position, seat: int, options: Options) -> Any:
    """All T cards; with wild cards when they make the bid the highest so far and winning matters. In the last bidding
    round all that is left."""
    wanted, hand = position.bidding, position.hand[seat]
    if wanted == SKYSCRAPER or position.extra:  # what 15 played has to be matched: only the options know how
        return _highest_bid(position, seat, options)
    most = cards.size(hand)
    pool = hand + position.reserve[seat]
    own = min(cards.count(pool, wanted), most)
    base = own + position.counting
    if not base:
        return PASS
    bag = own * cards.UNIT[wanted]
    if wanted in (ELEVATOR, PRESTIGE):
        wilds = min(cards.count(pool, WILD), most - own)
        lacking = _to_lead(position, seat) - base - position.wilds
        if 0 < lacking <= wilds:
            bag += lacking * cards.UNIT[WILD]
    return BID[bag]


def _to_lead(position: Position, seat: int) -> int:
    """The bid that makes the seat the highest bidder so far (NYC-5.7)."""
    needed = 1
    ahead = True
    for other in position.ahead:
        if other == seat:
            ahead = False
        elif other < len(position.bid) and position.bid[other]:
            needed = max(needed, position.bid[other] + ahead)
    return needed


def _highest_bid(position: Position, seat: int, options: Options) -> Any:
    """With as few cards as can be; in the last bidding round no higher than what can be built."""
    limit = max(position.stock[seat], 1) if position.bidding == SKYSCRAPER else MOST
    best, choice = 0.0, PASS
    for action in options:
        if action[0] == "bid":
            value = bids.value(action[1] + position.extra, position.bidding, position.counting, position.wilds)
            worth = min(value, limit) - 0.01 * cards.size(action[1])
            if worth > best:
                best, choice = worth, action
    return choice


def _draft(position: Position, seat: int, options: Options) -> Any:
    """The pair with the better cards; no characters."""
    best, choice = -1.0, options[-1]
    for action in options:
        if action[0] != "take":
            break
        pair = position.pairs[action[1] - 1]
        liking = sum(LIKED[card] for card in cards.cards_in(pair))
        if liking > best:
            best, choice = liking, action
    return choice


def _hire(position: Position, seat: int, options: Options) -> Any:
    return max(options, key=lambda action: VALUE[action[1]])


def _bonus(position: Position, seat: int, options: Options) -> Any:
    """The higher tile, in a borough that is worth much and where one stands already, but not high."""

    def liking(action: Any) -> tuple[int, int]:
        if action[0] != "tile":
            return (0, 0)
        height = position.towers[action[4] * OWNERS + seat]
        return (action[2], position.bases[action[4]] + (3 if height in (0, 1, 2, 3) else 0))

    return max(options, key=liking)


def _first(position: Position, seat: int, options: Options) -> Any:
    return options[0]


def _skip(position: Position, seat: int, options: Options) -> Any:
    return SKIP


# By the names of the steps.
HABITS: dict[str, Habit] = {
    "draft": _draft,
    "rest": lambda position, seat, options: options[-1],
    "discard": _first,
    "bid": _bid,
    "last": _skip,
    "hire": _hire,
    "bonus": _bonus,
    "points": _first,
    "build": _skip,
    "extra": _first,
    "return": _skip,
}
