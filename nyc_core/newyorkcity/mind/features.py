"""What is looked at when a position at the end of a round is judged: for each seat a row of numbers, which the weights
turn into points. Rows and weights belong together: `NAMES` is what stands where."""

from __future__ import annotations

from functools import lru_cache

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import CHARACTERS, FINAL, PRESS_BONUS_SPACE, ROUNDS, STATUE, TOM_LIMIT, VALUE, WILD
from nyc_core.newyorkcity.position import NEUTRAL, OWNERS, USED, Position, mayor
from nyc_core.newyorkcity.scoring import ABILITIES, SETS, best_sets, tom_company

Row = list[float]
SHUT, LAST, OPEN = range(3)  # boroughs where the Mayor has been, where he never comes (X), and where he will be yet
X = 5  # its letter
USEFUL = (0, *(int(CHARACTERS[number].phase != FINAL) for number in range(1, 43)))
ENOUGH_DOLLARS, MANY_DOLLARS = 4, 8
ENOUGH_STOCK, MANY_STOCK = 3, 6
MOST_STEPS = 5  # of a lead on the Press Track
HARD, SOFT = 0.4, 3.0  # how unsure ranks in a borough are, when all is built and while much is still to come
SOFTER, GROWTH = 0.3, 2.0  # by round that is left; and skyscrapers that everybody will add where the Mayor will be

# By name, to which part of the worth it belongs (what a hint and a review tell of).
GROUPS: dict[str, str] = {
    "always": "base",
    "points": "points",
    **dict.fromkeys(("now shut", "now X", "now open", "soon shut", "soon X", "soon open"), "boroughs"),
    **dict.fromkeys(("in 2", "in 3", "in 4", "in 5", "in 6", "statue from 5", "statue from 4"), "spread"),
    **dict.fromkeys(("towers", "towers open", "leads", "towers of 5", "at Mayor", "lead at Mayor"), "boroughs"),
    **dict.fromkeys(("space", "space 5", "ahead", "steps ahead"), "press"),
    **dict.fromkeys(("dollars", "dollars over 4", "dollars over 8", "dollars in use", "dollars lacking"), "dollars"),
    **dict.fromkeys(("stock", "stock over 3", "stock over 6"), "stock"),
    **dict.fromkeys(("reserve", "reserve wild", "reserve alike", "reserve pairs"), "cards"),
    **dict.fromkeys(("vessels", "sets", "sets to come"), "vessels"),
    **dict.fromkeys(("ability", "characters", "few uses", *(f"character {n}" for n in range(1, 43))), "characters"),
    **dict.fromkeys(("values", "value of a Tom"), "characters"),
    **dict.fromkeys(("others stock", "others towers", "others vessels", "others dollars"), "others"),
}
NAMES = tuple(GROUPS)
PLACE = {name: place for place, name in enumerate(NAMES)}
PARTS = tuple(dict.fromkeys(GROUPS.values()))
_FIRST_CHARACTER = PLACE["character 1"]
_ZEROS = (0.0,) * 42


@lru_cache(maxsize=1 << 14)
def _soon(heights: tuple[int, ...], ahead: tuple[int, ...], seats: int, worth: int, open_: bool, left: int) -> Row:
    """Everybody's points in a borough as they may be in the end: whoever is likely to stand before a seat halves them;
    the softer, the less is sure."""
    growth, softness = (GROWTH, SOFT) if open_ else (0.0, HARD + SOFTER * left)
    there = [height + (growth if owner < seats else 0.0) for owner, height in enumerate(heights)]
    row = []
    for seat in range(seats):
        points = float(worth) if there[seat] else 0.0
        edge = 0.5  # ties go to whoever is ahead on the Press Track (NYC-8.5)
        for other in ahead:
            if other == seat:
                edge = -0.5
            elif there[other]:
                gap = there[other] - there[seat] + edge
                points *= 0.75 - 0.25 * gap / (softness + abs(gap))
        row.append(points)
    return row


@lru_cache(maxsize=1 << 14)
def _now(heights: tuple[int, ...], ahead: tuple[int, ...], worth: int) -> tuple[tuple[int, ...], int]:
    """Everybody's points in a borough if the game ended now (NYC-8.6), and who leads there."""
    points, share = [0] * OWNERS, worth
    order = sorted((owner for owner in ahead if heights[owner]), key=lambda owner: -heights[owner])
    for owner in order:
        points[owner] = share
        share = (share + 1) // 2
    return tuple(points), order[0] if order else -1


class _Board:
    """What the rows of all seats share: the boroughs."""

    __slots__ = ("leads", "mayor", "now", "open", "soon")

    def __init__(self, position: Position) -> None:
        seats, ahead, left = len(position.seats), tuple(position.ahead), ROUNDS + 1 - position.round
        self.now = [[0.0] * 3 for _ in range(seats)]
        self.soon = [[0.0] * 3 for _ in range(seats)]
        self.leads = [0] * OWNERS
        self.open = []
        self.mayor = mayor(position) if position.round <= ROUNDS else 0
        for borough in range(6):
            heights = tuple(position.towers[borough * OWNERS : (borough + 1) * OWNERS])
            letter, worth = position.letters[borough], position.bases[borough]
            for bonus in position.prestige[borough]:
                worth += bonus
            kind = LAST if letter == X else OPEN if letter >= position.round - 1 else SHUT
            if kind == OPEN:
                self.open.append(borough)
            points, first = _now(heights, ahead, worth)
            self.leads[first] += 1
            soon = _soon(heights, ahead, seats, worth, kind == OPEN, left)
            for seat in range(seats):
                self.now[seat][kind] += points[seat]
                self.soon[seat][kind] += soon[seat]


@lru_cache(maxsize=1 << 14)
def _company(company: tuple[int, ...]) -> tuple[tuple[float, ...], int, tuple[int, ...], frozenset[int]]:
    """By character how many there are; how many are of use before the end; those with an ability; and those with sets.
    Dollars on them do not count."""
    counts = list(_ZEROS)
    numbers = [one % USED for one in company]
    useful = 0
    for number in numbers:
        counts[number - 1] += 1.0
        useful += USEFUL[number]
    able = tuple(number for number in numbers if number in ABILITIES)
    return tuple(counts), useful, able, frozenset(numbers) & SETS


@lru_cache(maxsize=1 << 13)
def _reserve(bag: int) -> tuple[float, float, float, float]:
    amounts = [cards.count(bag, card) for card in range(7)]
    pairs = 0
    for amount in amounts[:WILD]:
        pairs += amount // 2
    return float(cards.size(bag)), float(amounts[WILD]), float(max(amounts)), float(pairs)


@lru_cache(maxsize=1 << 14)
def _sets(company: frozenset[int], fleet: tuple[int, ...], dollars: int, stock: int) -> float:
    points, used = best_sets(company, fleet, dollars, stock)
    return points - used / 2


def rows(position: Position) -> list[Row]:
    """By seat. The position is one at the end of a round: its `round` is the one that begins."""
    board = _Board(position)
    return [_row(position, seat, board) for seat in range(len(position.seats))]


def _row(position: Position, seat: int, board: _Board) -> Row:
    towers = position.towers[seat::OWNERS]
    there = 6 - towers.count(0)
    at_statue = position.statue == STATUE[0]
    company = position.company[seat]
    row: Row = [1.0, position.points[seat], *board.now[seat], *board.soon[seat]]
    row += _PRESENT[there]
    row += (float(at_statue and there == 5), float(at_statue and there == 4))
    row += _towers(position, seat, board, towers)
    row += _press(position, seat)
    dollars, stock = position.dollars[seat], position.stock[seat]
    if position.tom[seat]:
        values, _, rest = tom_company(position, seat)
        alone = sum(VALUE[one % USED] for one in company)
        row += (dollars, 0.0, 0.0, 0.0, 0.0, *_STOCKS_OF_A_TOM, *_ZEROS[:8], len(company), 0.0, *_ZEROS)
        row += (alone, values + rest)
    else:
        counts, useful, able, sets = _company(company)
        paid = min(dollars, useful)
        row += (dollars, max(dollars - ENOUGH_DOLLARS, 0), max(dollars - MANY_DOLLARS, 0), paid, useful - paid)
        row += (stock, max(stock - ENOUGH_STOCK, 0), max(stock - MANY_STOCK, 0))
        row += _reserve(position.reserve[seat])
        fleet, more = position.fleet[seat], 2 * (ROUNDS + 1 - position.round)
        row += (
            (len(fleet), _sets(sets, fleet, dollars, stock), _sets(sets, fleet, dollars + more, stock + more))
            if (sets)
            else (len(fleet), 0.0, 0.0)
        )
        ability = 0
        for number in able:
            ability += ABILITIES[number](position, seat)
        row += (ability, len(company), min(useful, 3), *counts, 0.0, 0.0)
    row += _others(position, seat)
    return row


_PRESENT = tuple(tuple(float(there >= least) for least in range(2, 7)) for there in range(7))
_STOCKS_OF_A_TOM = (0.0, 0.0, 0.0)


def _towers(position: Position, seat: int, board: _Board, towers: list[int]) -> tuple[float, ...]:
    here = board.mayor * OWNERS
    best = max(position.towers[here + other] for other in range(len(position.seats)) if other != seat)
    height, in_open, tall = position.towers[here + seat], 0, 0
    for borough in board.open:
        in_open += towers[borough]
    for one in towers:
        tall += one >= TOM_LIMIT
    return sum(towers), in_open, board.leads[seat], tall, height, height - best


def _press(position: Position, seat: int) -> tuple[float, ...]:
    space, order = position.space[seat], [owner for owner in position.ahead if owner != NEUTRAL]
    best = max(position.space[other] for other in order if other != seat)
    last = len(order) - 1
    steps = max(-MOST_STEPS, min(MOST_STEPS, space - best))
    return space, float(space >= PRESS_BONUS_SPACE), (last - order.index(seat)) / last, steps


def _others(position: Position, seat: int) -> tuple[float, ...]:
    others = [other for other in range(len(position.seats)) if other != seat]
    stock = towers = vessels = dollars = 0
    for other in others:
        stock += position.stock[other]
        towers += sum(position.towers[other::OWNERS])
        vessels += len(position.fleet[other])
        dollars += position.dollars[other]
    number = len(others)
    return stock / number, towers / number, vessels / number, dollars / number
