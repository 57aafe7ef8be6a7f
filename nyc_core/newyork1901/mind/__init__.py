"""What New York 1901 hands to a search (`table.mind`). Only the order of the market is hidden, so a search sees its
next turn through, and those of the others before it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from nyc_core.newyork1901.box import (
    ARCHITECT,
    ARCHITECT_POINTS,
    BARON,
    BARON_POINTS,
    BRONZE,
    GENERATION_POINTS,
    GOLD,
    KING,
    LAST_UNBUILT,
    SILVER,
    SKYSCRAPERS,
    STREET_POINTS,
    STREETS,
    THRESHOLDS,
    TYCOON,
)
from nyc_core.newyork1901.footprints import FACTS
from nyc_core.newyork1901.position import NOBODY, OVER, Built, Position, free_workers
from nyc_core.newyork1901.scoring import challenge_points
from nyc_core.table import chance
from nyc_core.table.mind import Habit, Mind, Parts

from .habit import HABITS, candidates
from .land import of_seat

AHEAD = {2: 3, 3: 2, 4: 2}  # turns of each seat that a search looks ahead, by number of seats
LONG = 10.0  # turns that a seat has from the beginning, about
INCOME = 30.0  # points that everybody may expect from then on
LAND, AGAIN = 0.55, 0.35
WORKERS = (-2.2, -0.6, 0.0, 0.2, 0.3)  # by number of free ones
UNLOCKED = {SILVER: 2.5, GOLD: 4.0}
CARD, CARD_LATER = 1.0, 0.7
UNSURE, SURE_LATE = 0.6, 2.5  # how unsure a lead in a street is at the end, and more at the beginning
GOLD_STEP = 1.0  # towards Gold Tycoon


class Expert(Mind):
    """Who knows the game."""

    habits: Mapping[str, Habit] = HABITS
    bold = 3.0

    def candidates(
        self, position: Position, name: str, seat: int, number: int, options: Sequence[Any]
    ) -> Sequence[Any]:
        return candidates(position, name, seat, number, options)

    def key(self, position: Position, name: str, seat: int, number: int) -> Hashable:
        """Turn, market, and what the seat has."""
        own = (position.estate[seat], position.built[seat], position.cards[seat])
        return (name, seat, number, position.turns, position.open, position.free, *own)

    def horizon(self, position: Position) -> int | None:
        return position.turns + AHEAD[len(position.seats)] * len(position.seats)

    def beyond(self, position: Position, horizon: int) -> bool:
        return position.turns >= horizon

    def worths(self, position: Position) -> list[float] | None:
        if position.phase == OVER:
            return None
        found = []
        for parts in self.parts(position) or ():
            total = 0.0
            for points in parts.values():
                total += points
            found.append(total)
        return found

    def parts(self, position: Position) -> list[Parts] | None:
        over = position.phase == OVER
        left = 0.0 if over else time_left(position)
        streets, challenges = _streets(position, left), _challenge(position, left)
        found = []
        for seat in range(len(position.seats)):
            free, again = (0.0, 0.0) if over else of_seat(position, seat)
            cards = position.cards[seat].bit_count()
            found.append({
                "points": position.points[seat] + INCOME * left,
                "land": left * (LAND * free + AGAIN * again + WORKERS[free_workers(position, seat)]),
                "generations": left * _unlocked(position, seat),
                "streets": streets[seat],
                "challenge": challenges[seat],
                "cards": cards * (CARD + CARD_LATER * left),
            })  # fmt: skip
        return found

    def part(self, name: str, lang: str) -> str:
        from .words import say

        return say(name, lang=lang)

    def spread(self, position: Position) -> float:
        return 0.0 if position.phase == OVER else 3.0 + 8.0 * time_left(position)

    def redeal(self, position: Position, seed: int) -> None:
        """The future market."""
        position.rng = chance.seeded(seed)
        position.future = chance.mixed(position, position.future)


def time_left(position: Position) -> float:
    """From 1 at the beginning to nearly 0 in the last turns: of unbuilt skyscrapers, or of cards for land."""
    if position.ending != NOBODY:
        return 0.05
    builds = min(map(int.bit_count, position.unbuilt)) - LAST_UNBUILT
    turns = (len(position.future) + len(position.open)) / len(position.seats)
    return min(1.0, max(0.05, min(builds / LONG, turns / LONG)))


def _unlocked(position: Position, seat: int) -> float:
    """Generations that may be built, and how near the next one is."""
    points, steps = position.points[seat], THRESHOLDS[position.variant]
    worth = 0.0
    for generation, more in UNLOCKED.items():
        if points >= steps[generation]:
            worth += more
        elif steps[generation]:
            worth += 0.5 * more * max(points, 0) / steps[generation]
    return worth


# By street how many touch it, by generation how many there are, and irregular ones.
Stands = tuple[tuple[int, ...], tuple[int, ...], int]


@lru_cache(maxsize=1 << 14)
def _stands(built: Built) -> Stands:
    """What stands there."""
    streets, generations = [0] * len(STREETS), [0] * 4
    odd = 0
    for kind, squares in built:
        one, facts = SKYSCRAPERS[kind], FACTS[squares]
        generations[one.generation] += 1
        odd += one.irregular
        for street in range(len(STREETS)):
            streets[street] += facts.streets >> street & 1
    return tuple(streets), tuple(generations), odd


def _chance(own: int, best: int, soft: float) -> float:
    """To have more than the best of the others in the end."""
    if not own and not best:
        return 0.5 * soft / (1 + soft)
    gap = own - best
    return 0.5 + 0.5 * gap / (soft + abs(gap)) if own else 0.1 * soft


def _streets(position: Position, left: float) -> list[float]:
    soft = UNSURE + SURE_LATE * left
    stands = [_stands(built)[0] for built in position.built]
    found = [0.0] * len(stands)
    for street in position.streets:
        for seat, counts in enumerate(stands):
            best = max(other[street] for place, other in enumerate(stands) if place != seat)
            found[seat] += STREET_POINTS * _chance(counts[street], best, soft)
    return found


def _challenge(position: Position, left: float) -> list[float]:
    """What the challenge may bring in the end: the points as they are, and steps towards more while there is time."""
    stands = [_stands(built) for built in position.built]
    if position.challenge == KING:
        soft = UNSURE + SURE_LATE * left
        found = [0.0] * len(stands)
        for generation in (BRONZE, SILVER, GOLD):
            for seat, one in enumerate(stands):
                best = max(other[1][generation] for place, other in enumerate(stands) if place != seat)
                found[seat] += GENERATION_POINTS * _chance(one[1][generation], best, soft)
        return found
    now = challenge_points(position)
    return [points + left * _towards(position, stands[seat]) for seat, points in enumerate(now)]


def _towards(position: Position, stands: Stands) -> float:
    if position.challenge == BARON:
        return _steps(BARON_POINTS, stands[1][BRONZE])
    if position.challenge == ARCHITECT:
        return _steps(ARCHITECT_POINTS, stands[2])
    if position.challenge == TYCOON:
        return GOLD_STEP * float(min(stands[1][GOLD], 4))
    return 0.0


def _steps(points: Mapping[int, int], number: int) -> float:
    """Half of what the next step brings, by how near it is."""
    ahead = [least for least in points if least > number]
    if not ahead:
        return 0.0
    reached = max((worth for least, worth in points.items() if number >= least), default=0)
    return 0.6 * (points[min(ahead)] - reached) * (number + 1) / min(ahead)


EXPERT = Expert()
