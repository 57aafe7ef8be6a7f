"""What is looked at when a position between turns is judged: for each seat a row of numbers, which the weights turn
into the points that are still to come. Rows and weights belong together: `NAMES` is what stands where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

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
from nyc_core.newyork1901.position import NOBODY, Built, Position, free_workers
from nyc_core.newyork1901.scoring import challenge_points

from .land import of_seat

Row = list[float]
# By name, to which part of the worth it belongs (what a hint and a review tell of).
GROUPS: dict[str, str] = {
    **dict.fromkeys(("always", "more seats", "its turn"), "base"),
    **dict.fromkeys(("free land", "land again", "no worker", "one worker", "two workers", "three workers"), "land"),
    **dict.fromkeys(("silver", "gold", "towards silver", "towards gold", "unbuilt"), "generations"),
    "streets": "streets",
    "challenge": "challenge",
    "cards": "cards",
}
NAMES = tuple(GROUPS)
PARTS = ("points", *dict.fromkeys(GROUPS.values()))
LONG = 10.0  # turns that a seat has from the beginning, about
LEAST_LEFT = 0.05
UNSURE, SURE_LATE = 0.6, 2.5  # how unsure a lead is at the end, and how much more at the beginning
GOLD_STEP, MOST_GOLD = 1.0, 4  # towards Gold Tycoon
NEXT_STEP = 0.6  # of what the next step of a challenge brings, by how near it is

# By street how many touch it, by generation how many there are, and irregular ones.
Stands = tuple[tuple[int, ...], tuple[int, ...], int]


def time_left(position: Position) -> float:
    """From 1 at the beginning to nearly 0 in the last turns: of unbuilt skyscrapers, or of cards for land."""
    if position.ending != NOBODY:
        return LEAST_LEFT
    builds = min(map(int.bit_count, position.unbuilt)) - LAST_UNBUILT
    turns = (len(position.future) + len(position.open)) / len(position.seats)
    return min(1.0, max(LEAST_LEFT, min(builds / LONG, turns / LONG)))


def rows(position: Position, left: float) -> list[Row]:
    """By seat."""
    stands = [_stands(built) for built in position.built]
    streets, challenges = _streets(position, stands, left), _challenge(position, stands, left)
    more, found = float(len(position.seats) - 2), []
    silver_at, gold_at = THRESHOLDS[position.variant][SILVER], THRESHOLDS[position.variant][GOLD]
    for seat in range(len(position.seats)):
        free, again = of_seat(position, seat)
        workers, points = free_workers(position, seat), position.points[seat]
        row: Row = [1.0, more, float(position.turn == seat), free, again]
        row += _WORKERS[workers]
        silver, gold = points >= silver_at, points >= gold_at
        near_silver = 0.0 if silver else points / max(silver_at, 1)
        near_gold = points / max(gold_at, 1) if silver and not gold else 0.0
        row += (float(silver), float(gold), near_silver, near_gold, position.unbuilt[seat].bit_count())
        row += (streets[seat], challenges[seat], position.cards[seat].bit_count())
        found.append(row)
    return found


_WORKERS = tuple(tuple(float(workers == number) for number in range(4)) for workers in range(9))


@lru_cache(maxsize=1 << 14)
def _stands(built: Built) -> Stands:
    """What stands there."""
    streets, generations, odd = [0] * len(STREETS), [0] * 4, 0
    for kind, squares in built:
        one, facts = SKYSCRAPERS[kind], FACTS[squares]
        generations[one.generation] += 1
        odd += one.irregular
        for street in range(len(STREETS)):
            streets[street] += facts.streets >> street & 1
    return tuple(streets), tuple(generations), odd


def _likely(own: int, best: int, soft: float) -> float:
    """To have more than the best of the others in the end."""
    if not own and not best:
        return 0.5 * soft / (1 + soft)
    gap = own - best
    return 0.5 + 0.5 * gap / (soft + abs(gap)) if own else 0.1 * soft


def _streets(position: Position, stands: list[Stands], left: float) -> list[float]:
    soft = UNSURE + SURE_LATE * left
    found = [0.0] * len(stands)
    for street in position.streets:
        counts = [one[0][street] for one in stands]
        for seat, own in enumerate(counts):
            found[seat] += STREET_POINTS * _likely(own, _best_other(counts, seat), soft)
    return found


def _best_other(counts: list[int], seat: int) -> int:
    return max(count for other, count in enumerate(counts) if other != seat)


def _challenge(position: Position, stands: list[Stands], left: float) -> list[float]:
    """What the challenge may bring in the end: the points as they are, and steps towards more while there is time."""
    if position.challenge == KING:
        soft = UNSURE + SURE_LATE * left
        found = [0.0] * len(stands)
        for generation in (BRONZE, SILVER, GOLD):
            counts = [one[1][generation] for one in stands]
            for seat, own in enumerate(counts):
                found[seat] += GENERATION_POINTS * _likely(own, _best_other(counts, seat), soft)
        return found
    now = challenge_points(position)
    return [points + left * _towards(position, stands[seat]) for seat, points in enumerate(now)]


def _towards(position: Position, stands: Stands) -> float:
    if position.challenge == BARON:
        return _steps(BARON_POINTS, stands[1][BRONZE])
    if position.challenge == ARCHITECT:
        return _steps(ARCHITECT_POINTS, stands[2])
    if position.challenge == TYCOON:
        return GOLD_STEP * float(min(stands[1][GOLD], MOST_GOLD))
    return 0.0


def _steps(points: Mapping[int, int], number: int) -> float:
    """What the next step may bring, by how near it is."""
    ahead = [least for least in points if least > number]
    if not ahead:
        return 0.0
    reached = max((worth for least, worth in points.items() if number >= least), default=0)
    return NEXT_STEP * (points[min(ahead)] - reached) * (number + 1) / min(ahead)
