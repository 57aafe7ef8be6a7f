"""What a position is worth to each seat: the points on the table, and those that can be expected from what is held."""

from __future__ import annotations

from functools import lru_cache

from nyc_core.newyorkcity.box import (
    ALL_BOROUGHS_BONUS,
    CHARACTERS,
    FINAL,
    PRESS_BONUS,
    PRESS_BONUS_SPACE,
    ROUNDS,
    STATUE,
    VALUE,
)
from nyc_core.newyorkcity.position import ACTIVATION, NEUTRAL, OVER, OWNERS, USED, Position
from nyc_core.newyorkcity.scoring import ABILITIES, best_sets, scores, tom_company

from .taste import Taste

PHASE = (0, *({"I": 1, "II": 2, "III": 3, FINAL: 4}[CHARACTERS[number].phase] for number in range(1, 43)))
SETS = frozenset(number for number in range(28, 43) if number not in ABILITIES)
Rows = tuple[float, ...]
UNGROWN = (0.0,) * OWNERS


class Worth:
    """Judges positions as seen from a moment of the game, so that what lies a little ahead, maybe already in the next
    round, is measured by the same yardstick."""

    def __init__(self, position: Position, taste: Taste) -> None:
        self.taste = taste
        self.round = position.round
        self.left = ROUNDS - position.round  # rounds after this one

    def phase(self, position: Position) -> int:
        """The phase; in the next round, this one's is over."""
        if position.round != self.round:
            return OVER
        if position.agenda and position.agenda[0][0] == "activation":
            return ACTIVATION  # all six bidding rounds are done
        return position.phase

    def all(self, position: Position) -> list[float]:
        """By seat; exact when the game is over."""
        phase = self.phase(position)
        if self.left == 0 and phase >= ACTIVATION:
            worths = [float(score["total"]) for score in scores(position)]
            return [worth + self._last_uses(position, seat) for seat, worth in enumerate(worths)]
        worths = self._boroughs(position, phase)
        self._add_press(position, worths)
        for seat, tom in enumerate(position.tom):
            worths[seat] += position.points[seat]
            worths[seat] += _tom(position, seat) if tom else self._company(position, seat, phase)
        return worths

    def _last_uses(self, position: Position, seat: int) -> float:
        """In the last Phase III what is not used yet is still to come."""
        if position.phase != ACTIVATION or position.tom[seat]:
            return 0.0
        uses = sorted((self.taste.uses[n] for n in position.company[seat] if n < USED and PHASE[n] == 3), reverse=True)
        return sum(uses[: position.dollars[seat]]) - 0.5 * min(len(uses), position.dollars[seat])

    # Boroughs

    def _boroughs(self, position: Position, phase: int) -> list[float]:
        """What the six boroughs promise, NYC-8.6 made smooth, and what it is worth to stand in many of them."""
        rows = [self.borough(position, borough, phase) for borough in range(6)]
        worths = [sum(row[seat] for row in rows) for seat in range(len(position.seats))]
        statue = 1 + (self.taste.statue if position.statue == STATUE[0] else 0.0)
        for seat in range(len(worths)):
            present = 6 - position.towers[seat::OWNERS].count(0)
            everywhere = ALL_BOROUGHS_BONUS * (present == 6)
            worths[seat] += self.taste.width[present] * statue if self.left else everywhere
        return worths

    def borough(self, position: Position, borough: int, phase: int) -> Rows:
        """Everybody's expected points in one borough."""
        letter = position.letters[borough]
        to_come = letter < ROUNDS and (letter >= self.round or (letter == self.round - 1 and phase < ACTIVATION))
        growth = self.taste.to_come if to_come else 0.0
        return self.standing(position, borough, (growth,) * len(position.seats), to_come)

    def standing(self, position: Position, borough: int, growth: Rows, to_come: bool = False) -> Rows:
        """The same when each seat adds so many skyscrapers."""
        start = borough * OWNERS
        taste = self.taste
        softness = taste.open_softness if to_come else taste.shut_softness + taste.shut_softness_a_round * self.left
        heights = tuple(position.towers[start : start + OWNERS])
        value = position.bases[borough] + sum(position.prestige[borough])
        return _expected(heights, tuple(position.ahead), growth, value, softness)

    # Press Track

    def _add_press(self, position: Position, worths: list[float]) -> None:
        """The steps, being ahead, and the points for space 5 as far as they can be expected (NYC-8.7)."""
        fading = (self.left + 1) / ROUNDS
        behind = 0
        for owner in reversed(position.ahead):
            if owner == NEUTRAL:
                continue
            space = position.space[owner]
            reach = min(space + self.left, PRESS_BONUS_SPACE) / PRESS_BONUS_SPACE
            likely = reach if self.left else space >= PRESS_BONUS_SPACE
            worths[owner] += PRESS_BONUS * likely + self.taste.step * space * fading
            worths[owner] += self.taste.rank * behind * (0.3 + 0.7 * fading)
            behind += 1

    # The company, dollars, skyscrapers on the board

    def _company(self, position: Position, seat: int, phase: int) -> float:
        """Values, final scoring, what the others may still do, and the means for it."""
        taste, left = self.taste, self.left
        worth = 0.0
        uses, sets = [], []
        for character in position.company[seat]:
            number = character % USED
            worth += VALUE[number]
            if number in taste.uses:
                ready = character < USED and phase <= PHASE[number]
                uses.append((taste.uses[number], left + ready))
            else:
                worth += taste.growth[number] * left
                worth += ABILITIES[number](position, seat) if number in ABILITIES else 0
                sets.append(number)
        dollars, stock = position.dollars[seat], position.stock[seat]
        # Until the end more of both will come in: what is spent now does not cost a set.
        more = 2 * left
        points, twos = best_sets(SETS.intersection(sets), position.fleet[seat], dollars + more, stock + more)
        worth += points - taste.set_cost * twos
        return worth + self._uses(uses, dollars) + self.stock(stock, phase)

    def _uses(self, uses: list[tuple[float, int]], dollars: int) -> float:
        """The best uses of characters that the dollars pay, with those that will come in."""
        afford = dollars + self.taste.income * self.left
        worth = 0.0
        for use, times in sorted(uses, reverse=True):
            paid = min(times, afford)
            worth += use * paid
            afford -= paid
        return worth + self.taste.spare_dollar * afford

    def stock(self, stock: int, phase: int) -> float:
        """Skyscrapers that can still be built are worth more than those that cannot."""
        rounds = self.left + (phase < ACTIVATION)
        useful = min(float(stock), self.taste.stock_a_round * rounds)
        return self.taste.stock * useful + self.taste.spare_stock * (stock - useful)


@lru_cache(maxsize=1 << 14)
def _expected(heights: tuple[int, ...], ahead: tuple[int, ...], growth: Rows, value: int, softness: float) -> Rows:
    """Whoever is likely to stand before a seat halves its points; the softer, the less is sure."""
    there = [height + more for height, more in zip(heights, (*growth, *UNGROWN), strict=False)]
    rows = []
    for seat in range(len(growth)):
        worth = float(value) if there[seat] else 0.0
        edge = 0.5  # ties go to whoever is ahead on the Press Track (NYC-8.5)
        for other in ahead:
            if other == seat:
                edge = -0.5
            elif there[other]:
                gap = there[other] - there[seat] + edge
                worth *= 0.75 - 0.25 * gap / (softness + abs(gap))
        rows.append(worth)
    return tuple(rows)


def _tom(position: Position, seat: int) -> float:
    """A Tom as he would be scored now (NYC-9.12); his dollars will still find characters."""
    values, _, rest = tom_company(position, seat)
    return values + rest + 0.5 * min(position.dollars[seat], 4)
