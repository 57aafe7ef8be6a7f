"""What the clerk thinks that streets and the challenge are worth, with what the others have there."""

from __future__ import annotations

from math import exp

from nyc_core.newyork1901.box import (
    ARCHITECT,
    ARCHITECT_POINTS,
    BARON,
    BARON_POINTS,
    BRONZE,
    DISTRICT_GOLD,
    DISTRICT_POINTS,
    DISTRICTS,
    GENERATION_POINTS,
    GOLD,
    KING,
    SILVER,
    SKYSCRAPERS,
    STREET_POINTS,
    TYCOON,
)
from nyc_core.newyork1901.footprints import FACTS
from nyc_core.newyork1901.position import Position, count
from nyc_core.newyork1901.scoring import gold_by_district, irregular, on_street, step_points

from .worth import Taste

Towers = tuple[tuple[int, int], ...]  # kinds and squares


class Goals:
    """How a seat stands with the goals of a game, and what a change would be worth."""

    def __init__(self, position: Position, seat: int, left: float, taste: Taste) -> None:
        self.left, self.taste, self.challenge = left, taste, position.challenge
        seats = range(len(position.seats))
        self.rivals = len(seats) - 1
        self.streets = []  # street, how many of one's own touch it, and the most of another
        for street in position.streets:
            numbers = on_street(position, street)
            self.streets.append((street, numbers[seat], max(numbers[other] for other in seats if other != seat)))
        self.levels = [
            (
                level,
                count(position, seat, level),
                max(count(position, other, level) for other in seats if other != seat),
            )
            for level in (BRONZE, SILVER, GOLD)
        ]
        self.irregular, self.gold = irregular(position, seat), gold_by_district(position, seat)

    def change(self, new: tuple[int, int], gone: Towers) -> float:
        """What it is worth to have a skyscraper, and some others no more."""
        value = sum(
            self._lead(mine + _touches(street, (new,)) - _touches(street, gone) - most, STREET_POINTS)
            - self._lead(mine - most, STREET_POINTS)
            for street, mine, most in self.streets
        )
        return value + self._challenge(new, gone)

    def _lead(self, lead: int, points: int) -> float:
        """What a majority is worth, by how many one is ahead: points for oneself, or for another."""
        spread = self.taste.sure + self.taste.unsure * self.left
        ahead, behind = 1 / (1 + exp((0.5 - lead) / spread)), 1 / (1 + exp((0.5 + lead) / spread))
        return self.taste.street * points * (ahead - behind / self.rivals)

    def _challenge(self, new: tuple[int, int], gone: Towers) -> float:
        towers = ((new, 1), *((one, -1) for one in gone))
        if self.challenge == KING:
            return sum(
                self._lead(mine + sum(sign for one, sign in towers if _level(one) == level) - most, GENERATION_POINTS)
                - self._lead(mine - most, GENERATION_POINTS)
                for level, mine, most in self.levels
            )
        if self.challenge == BARON:
            more = sum(sign for one, sign in towers if _level(one) == BRONZE)
            return self._steps(BARON_POINTS, self.levels[0][1], more)
        if self.challenge == ARCHITECT:
            more = sum(sign for one, sign in towers if SKYSCRAPERS[one[0]].irregular)
            return self._steps(ARCHITECT_POINTS, self.irregular, more)
        if self.challenge == TYCOON and _level(new) == GOLD:  # gold is never demolished
            return sum(self._district(number) for number in self._new_gold(new[1]))
        return 0.0

    def _new_gold(self, squares: int) -> list[int]:
        """How many gold ones stand so far in each of its districts."""
        districts = FACTS[squares].districts
        return [self.gold[district] for district in range(len(DISTRICTS)) if districts >> district & 1]

    def _district(self, number: int) -> float:
        """What one more gold one in a district is worth: the last that it takes the points, those before a hope."""
        if number + 1 == DISTRICT_GOLD:
            return float(DISTRICT_POINTS)
        return self.left * self.taste.challenge if number + 1 < DISTRICT_GOLD else 0.0

    def _steps(self, points: dict[int, int], number: int, more: int) -> float:
        """What it is worth to have more of something: steps that are reached, and the way to those that may be."""
        if not more:
            return 0.0
        sure = step_points(points, number + more) - step_points(points, number)
        way = min(number + more, max(points)) - min(number, max(points))
        return (1 - self.left) * sure + self.left * self.taste.challenge * way


def _level(tower: tuple[int, int]) -> int:
    return SKYSCRAPERS[tower[0]].generation


def _touches(street: int, towers: Towers) -> int:
    return sum(FACTS[squares].streets >> street & 1 for _, squares in towers)
