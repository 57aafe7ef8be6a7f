"""What anybody does without much thought, quickly: how a search plays a round on. None of it lists options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from nyc_core.newyorkcity import bids, cards, tom
from nyc_core.newyorkcity.box import (
    DOLLAR,
    ELEVATOR,
    PLANS,
    PRESS,
    PRESTIGE,
    ROUNDS,
    SKYSCRAPER,
    VALUE,
    WILD,
)
from nyc_core.newyorkcity.cards import FULL
from nyc_core.newyorkcity.notation import BID, DISCARD, HIRE, KEEP, PASS, PLAIN_USE, START_WITH, Action
from nyc_core.newyorkcity.position import OWNERS, Position, usable
from nyc_core.newyorkcity.scoring import ABILITIES, SETS
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.newyorkcity.steps.draft import TAKES
from nyc_core.newyorkcity.steps.evaluation_choices import tile_action

from .features import PLACE
from .weights import kinds, weights

# What `python -m tests.train.tune` turns: LIKED, STEP, WIN, SPENT, PAST, SELF, LAST, ENOUGH.
LIKED = (0.77, 0.84, 1.07, 0.88, 1.1, 1.0, 1.33)  # a card that is offered, by type
MISSED = (0.9, 0.8, 1.2, 0.9, 1.3, 1.1, 1.7)  # one that is played, by type
OVER, NOW = 0.15, 0.1  # and one whose round is over, or has come
# What a bid brings, by bidding round: each step of it, and winning.
STEP = {PRESS: 0.76, DOLLAR: 0.8, ELEVATOR: 1.2, PLANS: 0.99, PRESTIGE: 1.07, SKYSCRAPER: 1.6}
WIN = {PRESS: 0.95, DOLLAR: 0.9, ELEVATOR: 1.51, PLANS: 1.0, PRESTIGE: 4.51, SKYSCRAPER: 1.59}
SPENT = (0.9, 0.82, 1.15, 1.02, 1.3, 1.24, 2.06)  # what a card costs that could be played later
PAST, SELF = 0.22, 0.09
LAST = (0.26, 0.25, 0.25, 0.25, 0.25, 0.05, 0.61)  # in the last bidding round, when few are kept
ENOUGH = 0.2  # how much winning still means when the bid has all that it can bring
FOR_SETS = 3  # what a character with sets brings in the last round, roughly
EVEN, MOST_BEFORE = 3, 2  # what a tile's worth is multiplied with: where heights are even, and more or less by how much
COMPANY = 36  # its ability counts all characters
HIGHEST_CHARACTER, NO_LIMIT = 5, 99
MANY_CARDS = 24  # only a lesson deals so many: there is no time to look at all that can be done with them
_BEFORE_CHARACTERS, _ABILITY = PLACE["character 1"] - 1, PLACE["ability"]  # in a row of weights
IN_PHASE_I = (6, 9, 10, 3)
IN_PHASE_III = ((25, 3.0), (23, 2.0), (26, 1.6), (27, 1.6), (24, 1.5))  # the better first


@lru_cache(maxsize=1 << 16)
def plans(pool: int, most: int, wanted: int, counting: int, wilds: int) -> tuple[tuple[int, float, Action], ...]:
    """For each value of a bid the bag whose cards are missed least, the highest first; with the cost of playing it. And
    that of wild cards alone, which leaves every other card for its own round."""
    best: dict[tuple[int, bool], tuple[float, Action]] = {}
    for action in bids.options(pool, most, wanted, counting, wilds):
        if action[0] != "bid":
            continue
        bag = action[1]
        value = bids.value(bag, wanted, counting, wilds)
        missed = 0.0
        for card in cards.cards_in(bag):
            missed += OVER if card < wanted else NOW if card == wanted else MISSED[card]
        kind = value, bag == cards.count(bag, WILD) * cards.UNIT[WILD]
        if kind not in best or missed < best[kind][0]:
            best[kind] = (missed, action)
    kinds = sorted(best, reverse=True)
    return tuple((kind[0], _spent(best[kind][1][1], wanted), best[kind][1]) for kind in kinds)


def _spent(bag: int, wanted: int) -> float:
    spent = 0.0
    for card in cards.cards_in(bag):
        if wanted == SKYSCRAPER:
            spent += LAST[card]
        else:
            spent += PAST if card < wanted else SELF if card == wanted else SPENT[card]
    return spent


def to_lead(position: Position, seat: int) -> int:
    """The bid that makes the seat the highest bidder so far (NYC-5.7)."""
    needed, ahead, bid = 1, True, position.bid
    for other in position.ahead:
        if other == seat:
            ahead = False
        elif other < len(bid) and bid[other] and bid[other] + ahead > needed:
            needed = bid[other] + ahead
    return needed


def limit(position: Position, seat: int) -> int:
    """A higher bid brings no more than this one, but for winning."""
    if position.bidding == ELEVATOR:
        return HIGHEST_CHARACTER
    return max(position.stock[seat], 1) if position.bidding == SKYSCRAPER else NO_LIMIT


def bid(position: Position, seat: int, number: int) -> Action | None:
    """What brings most: the value as far as it is of use, and winning, less the cards."""
    hand, counting, wilds = position.hand[seat], position.counting, position.wilds
    if position.extra:
        return _bid_with_extra(position, seat, number)
    if not (hand or counting or wilds):
        return PASS
    wanted, pool = position.bidding, hand + position.reserve[seat]
    if pool % FULL > MANY_CARDS:
        own = min(cards.count(pool, wanted), hand % FULL)
        return BID[own * cards.UNIT[wanted]] if own else PASS
    lead, most = to_lead(position, seat), limit(position, seat)
    step, win = STEP[wanted], WIN[wanted]
    best, chosen = 0.0, PASS
    for value, spent, action in plans(pool, hand % FULL, wanted, counting, wilds):
        worth = step * min(value, most) - spent
        if value >= lead:
            worth += win * ENOUGH if value >= most and wanted != PRESTIGE else win
        if worth > best:
            best, chosen = worth, action
    return chosen


def _bid_with_extra(position: Position, seat: int, number: int) -> Action:
    """15 has played a card, which has to be matched: only the options know how."""
    best, chosen, most = 0.0, PASS, limit(position, seat)
    for action in STEPS.asks["bid"].options(position, seat, number):
        if action[0] == "bid":
            whole = action[1] + position.extra
            value = bids.value(whole, position.bidding, position.counting, position.wilds)
            worth = min(value, most) - 0.01 * cards.size(action[1])
            if worth > best:
                best, chosen = worth, action
    return chosen


@lru_cache(maxsize=1 << 13)
def liking(bag: int) -> float:
    """Of cards that are offered."""
    worth = 0.0
    for card in cards.cards_in(bag):
        worth += LIKED[card]
    return worth


def draft(position: Position, seat: int, number: int) -> Action | None:
    """The pair with the better cards; no characters."""
    best, place = -1.0, -1
    for here, pair in enumerate(position.pairs):
        worth = liking(pair)
        if worth > best:
            best, place = worth, here
    return TAKES[place] if place >= 0 else None


def rest(position: Position, seat: int, number: int) -> Action | None:
    """Phase I characters that are worth their dollar whatever comes, the better first."""
    if position.dollars[seat]:
        for character in IN_PHASE_I:
            if usable(position, seat, character):
                return PLAIN_USE[character]
    return None


def hire(position: Position, seat: int, number: int) -> Action | None:
    """The character that is worth most; a Tom as he must."""
    if position.tom[seat]:
        character = tom.choose_character(position, number)
        return None if character is None else HIRE[character]
    best, chosen = 0.0, 0
    for row in position.open:
        for one in row:
            if VALUE[one] <= number:
                worth = worth_of(position, seat, one)
                if not chosen or worth > best or (worth == best and one < chosen):
                    best, chosen = worth, one
    return HIRE[chosen] if chosen else None


def worth_of(position: Position, seat: int, character: int) -> float:
    """What a character brings the seat, by the weights of the round's end, those that ship; in the last round its
    points."""
    brings = ABILITIES[character](position, seat) if character in ABILITIES else 0
    if character == COMPANY:
        brings += 1  # itself
    if position.round == ROUNDS:
        return float(VALUE[character] + brings + FOR_SETS * (character in SETS))
    row = weights(len(position.seats)).rows[kinds(position.tom)[seat], position.round + 1]
    return row[_BEFORE_CHARACTERS + character] + row[_ABILITY] * brings


def bonus(position: Position, seat: int, number: int) -> Action | None:
    """A high tile, in a borough where one stands before the others; a Tom as he must."""
    if position.tom[seat]:
        choice = tom.choose_bonus(position, seat)
        return None if choice is None else tile_action(*choice)
    best, chosen = -1, None
    for tile in position.display:
        for vessel in position.vessels:
            if vessel[0] == tile[0]:
                for borough in vessel[1:]:
                    heights = position.towers[borough * OWNERS : (borough + 1) * OWNERS]
                    mine, heights[seat] = heights[seat], 0
                    before = max(-MOST_BEFORE, min(MOST_BEFORE, mine - max(heights)))
                    worth = 2 * tile[1] * (EVEN + before) + (mine > 0)
                    if worth > best:
                        best, chosen = worth, (tile, vessel, borough)
    return tile_action(*chosen) if chosen else None


def activate(position: Position, seat: int, number: int) -> Action | None:
    """Phase III characters, the better first."""
    for character, _ in IN_PHASE_III:
        if usable(position, seat, character):
            return PLAIN_USE[character]
    return None


def keep(position: Position, seat: int, number: int) -> Action | None:
    """The best reserve."""
    hand, reserve = position.hand[seat], position.reserve[seat]
    return _reserve(hand + reserve, cards.size(reserve), 34 in position.company[seat]) if hand else None


@lru_cache(maxsize=1 << 14)
def _reserve(pool: int, size: int, alike: bool) -> Action:
    if pool % FULL > MANY_CARDS:
        return KEEP[cards.first(pool, size)]
    best, chosen = -1.0, 0
    for bag in cards.parts_of_size(pool, size):
        amounts = [cards.count(bag, card) for card in range(7)]
        worth = 1.6 * amounts[WILD] + (2.0 * max(amounts) if alike else 0.0)
        for amount in amounts[:WILD]:
            worth += amount + 0.2 * amount * (amount - 1)
        if worth > best:
            best, chosen = worth, bag
    return KEEP[chosen]


def discard(position: Position, seat: int, number: int) -> Action | None:
    """The cards that are liked least."""
    hand = position.hand[seat]
    if not hand:
        return None
    if hand % FULL > MANY_CARDS:
        return DISCARD[cards.first(hand, number)]
    bags = cards.parts_of_size(hand, min(number, cards.size(hand)))
    return DISCARD[min(bags, key=liking)]


def start(position: Position, seat: int, number: int) -> Action | None:
    """The stack whose characters are worth most."""
    if not position.starts:
        return None
    worths = [VALUE[one] + VALUE[other] for one, other in position.starts]
    return START_WITH[worths.index(max(worths)) + 1]


def none(position: Position, seat: int, number: int) -> Action | None:
    """To do without."""
    return None


def double(position: Position, seat: int, number: int) -> Action | None:
    """19."""
    return PLAIN_USE[19] if usable(position, seat, 19) else None


def one_more(position: Position, seat: int, number: int) -> Action | None:
    """21."""
    return PLAIN_USE[21] if usable(position, seat, 21) else None


HABITS: dict[str, Any] = {
    "start": start,
    "draft": draft,
    "rest": rest,
    "discard": discard,
    "bid": bid,
    "last": none,
    "hire": hire,
    "bonus": bonus,
    "points": double,
    "build": none,
    "extra": one_more,
    "return": none,
    "keep": keep,
    "activate": activate,
}
