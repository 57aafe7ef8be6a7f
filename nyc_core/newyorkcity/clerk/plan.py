"""What cards are worth: a quick plan of how to play them in the bidding rounds that are to come."""

from __future__ import annotations

from nyc_core.newyorkcity.box import PRESTIGE, VALUE, WILD
from nyc_core.newyorkcity.cards import FULL, UNIT, WIDTH
from nyc_core.newyorkcity.position import BIDDING, USED, Position, mayor

from .taste import Taste
from .worth import PHASE, Worth

SHIFTS = tuple(WIDTH * card for card in range(len(UNIT)))
MOST = 14  # a bid beyond this is worth no more
# How likely so high a bid wins, by the number of other seats.
CHANCES: dict[int, tuple[float, ...]] = {
    1: (0.0, 0.25, 0.45, 0.65, 0.8, 0.9, 0.96),
    2: (0.0, 0.1, 0.3, 0.5, 0.7, 0.83, 0.92),
    3: (0.0, 0.05, 0.2, 0.4, 0.62, 0.8, 0.9),
}
Gains = list[float]  # by bid


class Prices:
    """For one seat: what a bid of so much is worth in each bidding round, what winning adds, and a card that stays."""

    __slots__ = ("gain", "keep", "win")

    def __init__(self, position: Position, seat: int, worth: Worth) -> None:
        chances = CHANCES[len(position.seats) - 1]
        chances += (1.0,) * (MOST + 1 - len(chances))
        taste = worth.taste
        sure = [gains(position, seat, worth) for gains in ACTIONS]
        self.win = [[_win(card, bid, sure[card], taste) for bid in range(MOST + 1)] for card in range(6)]
        self.gain = [
            [sure[card][bid] + chances[bid] * self.win[card][bid] for bid in range(MOST + 1)] for card in range(6)
        ]
        self.keep = taste.card if worth.left else 0.0

    def cards(self, pool: int, most: int, first: int) -> float:
        """The worth of the cards of hand and reserve when the bidding round of the type `first` is next and at most so
        many cards may be played: each type in its own round; wild cards, and pairs of types whose round is over, are
        added where they gain most; the rest is kept."""
        counts = [min(pool >> shift & FULL, MOST - 2) for shift in SHIFTS]
        worth = 0.0
        added: list[float] = []
        played = 0
        for card in range(first, 6):
            own = counts[card]
            if own:
                gain = self.gain[card]
                worth += gain[own]
                played += own
                added += (gain[own + 1] - gain[own], gain[own + 2] - gain[own + 1])
        wilds = counts[WILD]
        pairs = sum(count >> 1 for count in counts[:first])
        added.sort(reverse=True)
        for gain_of_one in added[: wilds + pairs]:
            worth += gain_of_one
            played += 1 if wilds else 2
            wilds -= wilds > 0
        size = pool % FULL
        left = size - played  # cards that no bidding round needs
        reserve = size - most
        lacking = max(reserve - left, 0)  # cards that would be of use, but have to stay in the reserve
        return worth - 1.0 * lacking + self.keep * (reserve + 0.5 * lacking)


def _win(card: int, bid: int, sure: Gains, taste: Taste) -> float:
    if not bid:
        return 0.0
    if card == PRESTIGE:
        return taste.bonus + taste.start
    return sure[min(bid + 1, MOST)] - sure[bid] + taste.start


def _press(position: Position, seat: int, worth: Worth) -> Gains:
    taste = worth.taste
    unit = taste.step * (worth.left + 1) / 5 + taste.rank * 0.4 + (0.4 if position.space[seat] < 5 else 0.0)
    return [unit * bid for bid in range(MOST + 1)]


def _dollar(position: Position, seat: int, worth: Worth) -> Gains:
    busy = sum(PHASE[number % USED] < 4 for number in position.company[seat])
    need = max(busy * (worth.left + 1) - position.dollars[seat] - worth.taste.income * worth.left, 0)
    return [1.2 * min(bid, need) + worth.taste.spare_dollar * max(bid - need, 0) for bid in range(MOST + 1)]


def _elevator(position: Position, seat: int, worth: Worth) -> Gains:
    best = [0.0] * (MOST + 1)
    for row in position.open:
        for number in row:
            best[VALUE[number]] = max(best[VALUE[number]], character_worth(number, worth))
    for bid in range(1, MOST + 1):
        best[bid] = max(best[bid], best[bid - 1])
    return best


def character_worth(number: int, worth: Worth) -> float:
    """A character that is hired now, roughly."""
    taste, left = worth.taste, worth.left
    if number in taste.growth:
        return VALUE[number] + taste.growth[number] * (left + 2)
    return VALUE[number] + 0.6 * taste.uses[number] * (left + 0.5 * (PHASE[number] > 1))


def _plans(position: Position, seat: int, worth: Worth) -> Gains:
    stock = position.stock[seat]
    return [worth.stock(stock + bid, BIDDING) - worth.stock(stock, BIDDING) for bid in range(MOST + 1)]


def _prestige(position: Position, seat: int, worth: Worth) -> Gains:
    return [bid + worth.taste.second * min(bid, 4) / 12 for bid in range(MOST + 1)]


def _skyscraper(position: Position, seat: int, worth: Worth) -> Gains:
    """What so many more in the Mayor's borough bring when others add some too; from an empty board, one is moved."""
    borough, stock = mayor(position), position.stock[seat]
    growth = [worth.taste.to_come] * len(position.seats)
    gains = []
    for bid in range(MOST + 1):
        growth[seat] = built = float(min(bid, max(stock, 1)))
        points = worth.standing(position, borough, tuple(growth))[seat]
        gains.append(points - (worth.taste.spare_stock * built if stock else 2.0 * built))
    return [max(gain - gains[0], 0.0) for gain in gains]


ACTIONS = (_press, _dollar, _elevator, _plans, _prestige, _skyscraper)  # by card
