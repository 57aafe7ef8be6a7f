"""Which options a search thinks about: of those that differ in little, the one that costs least. The same at the root
and in the tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import VALUE
from nyc_core.newyorkcity.cards import FULL
from nyc_core.newyorkcity.notation import PASS, Action
from nyc_core.newyorkcity.position import Position

from .habit import HABITS, MANY_CARDS, MISSED, OVER, liking, plans

Options = Sequence[Action]
SWAPS = 6  # of character 7
FEW_DISCARDS = 3
MOST_RETURNS = 3
MANY = 2000  # a lesson may deal so many cards that there is no time to look at all that can be done with them


def candidates(position: Position, name: str, seat: int, number: int, options: Options) -> Options:
    """A few options, at least one."""
    cut = CUTS.get(name)
    return cut(position, seat, options) if cut else options


def _bids(position: Position, seat: int, options: Options) -> Options:
    """One bag for each value of a bid, and characters with their cheapest card."""
    if position.extra:
        return [*[action for action in options if action[0] == "bid"][:12], PASS]
    hand = position.hand[seat]
    pool = hand + position.reserve[seat]
    if cards.size(pool) > MANY_CARDS:
        bags = _spread(options)
    else:
        best = plans(pool, hand % FULL, position.bidding, position.counting, position.wilds)
        bags = [action for _, _, action in best]
    found = [*bags, PASS]
    return found + _uses(options, lambda card: _of_a_bid(card, position.bidding)) if options[-1][0] == "use" else found


def _spread(options: Options) -> list[Action]:
    """Some bids out of very many."""
    some = [action for action in options[:: len(options) // MANY + 1] if action[0] == "bid"]
    some.sort(key=lambda action: (cards.size(action[1]), action[1]))
    return some[:: len(some) // 12 + 1]


def _of_a_bid(card: int, wanted: int) -> float:
    return OVER if card < wanted else 0.5 if card == wanted else MISSED[card]


def _draft(position: Position, seat: int, options: Options) -> Options:
    """Each different pair once, and each character in its best way."""
    seen: set[int] = set()
    found: list[Action] = []
    for action in options:
        if action[0] == "use":
            break
        pair = position.pairs[action[1] - 1] if action[0] == "take" else 0
        if pair not in seen:
            seen.add(pair)
            found.append(action)
    if options[-1][0] == "end":
        found = [*found, options[-1]] if options[-1] not in found else found
    return found + _uses(options, lambda card: liking(cards.UNIT[card]), position)


def _uses(options: Options, cost: Callable[[int], float], position: Position | None = None) -> list[Action]:
    """Of the ways to use a character the one that costs least, or brings most; of those that differ in more, all."""
    best: dict[Any, tuple[float, Action]] = {}
    found: list[Action] = []
    for action in options:
        if action[0] != "use":
            continue
        rated = _rate(action, cost, position)
        if rated is None:
            if action[1] != 7 or sum(one[1] == 7 for one in found) < SWAPS:
                found.append(action)
        elif rated[0] is not None and (rated[0] not in best or rated[1] < best[rated[0]][0]):
            best[rated[0]] = (rated[1], action)
    return found + [action for _, action in best.values()]


def _rate(action: Action, cost: Callable[[int], float], position: Position | None) -> tuple[Any, float] | None:
    """Which others it stands for, and its cost beside them; None when it stands for itself only, and (None, 0) when it
    is not worth a thought."""
    character = action[1]
    if character in (1, 12):
        number, whole = cards.size(action[2]), 0.0
        for card in cards.cards_in(action[2]):
            whole += cost(card)
        return ((character, number), whole) if number <= 2 else (None, 0.0)
    if character == 2:
        return 2, -liking(cards.UNIT[action[2][1]] + cards.UNIT[action[3][1]])
    if character == 4 and position is not None:
        return 4, -liking(position.pairs[action[2] - 1]) - liking(position.pairs[action[3] - 1])
    if character == 7 and VALUE[action[3]] != VALUE[action[2]] + 1:
        return None, 0.0
    if character == 8:
        return 8, -cards.size(action[2])
    if character in (13, 15, 20):
        return character, cost(action[2])
    return None


def _returns(position: Position, seat: int, options: Options) -> Options:
    """22: as many cards as can be, those that will be missed most, or none."""
    most = max(cards.size(action[2]) for action in options if action[0] == "use")
    found = [action for action in options if action[0] == "use" and cards.size(action[2]) == most]
    found.sort(key=lambda action: -_missed(action[2], position.bidding))
    return [*found[:MOST_RETURNS], options[-1]]


def _missed(bag: int, wanted: int) -> float:
    """What cards are worth that could still be played after this bidding round."""
    whole = 0.0
    for card in cards.cards_in(bag):
        whole += MISSED[card] if card > wanted else OVER
    return whole


def _discards(position: Position, seat: int, options: Options) -> Options:
    """5: the cards that are liked least."""
    return sorted(options[:: len(options) // MANY + 1], key=lambda action: liking(action[1]))[:FEW_DISCARDS]


def _keep(position: Position, seat: int, options: Options) -> Options:
    """The best reserve, which needs no search."""
    return [HABITS["keep"](position, seat, 0)]


CUTS: dict[str, Callable[[Position, int, Options], Options]] = {
    "bid": _bids,
    "draft": _draft,
    "rest": _draft,
    "return": _returns,
    "discard": _discards,
    "keep": _keep,
}
