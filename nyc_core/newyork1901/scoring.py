"""The score (NY1-4.3 to 4.11), at any moment as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from .box import (
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
    LEGENDARY,
    SILVER,
    SKYSCRAPERS,
    STREET_POINTS,
    STREETS,
    TYCOON,
)
from .footprints import FACTS
from .position import NOBODY, Position, count


class Score(TypedDict):
    """One seat's points (contract, section 1.1)."""

    total: int
    rank: int
    gained: int
    streets: dict[str, int]
    challenge: int
    cards: int


def scores(position: Position) -> list[Score]:
    """Everybody's points; equals share a rank (NY1-4.11)."""
    seats = range(len(position.seats))
    winners = {street: street_winner(position, street) for street in position.streets}
    bonus = challenge_points(position)
    table = [_score(position, seat, winners, bonus[seat]) for seat in seats]
    strength = [(table[seat]["total"], tallest(position, seat), count(position, seat, GOLD)) for seat in seats]
    for seat in seats:
        table[seat]["rank"] = 1 + sum(other > strength[seat] for other in strength)
    return table


def _score(position: Position, seat: int, winners: dict[int, int], challenge: int) -> Score:
    streets = {STREETS[street]: STREET_POINTS if winner == seat else 0 for street, winner in winners.items()}
    gained, cards = position.points[seat], position.cards[seat].bit_count()
    total = gained + sum(streets.values()) + challenge + cards
    return Score(total=total, rank=0, gained=gained, streets=streets, challenge=challenge, cards=cards)


def on_street(position: Position, street: int) -> list[int]:
    """By seat, how many skyscrapers touch a street, starters too (NY1-4.3)."""
    return [sum(FACTS[squares].streets >> street & 1 for _, squares in built) for built in position.built]


def street_winner(position: Position, street: int) -> int:
    """Who has most there; NOBODY in a tie, or when there are none."""
    return most(on_street(position, street))


def most(numbers: Sequence[int]) -> int:
    """The seat with the one largest number; NOBODY in a tie, or when all are nothing."""
    largest = max(numbers)
    return numbers.index(largest) if largest and numbers.count(largest) == 1 else NOBODY


def tallest(position: Position, seat: int) -> int:
    """The height of the seat's legendary skyscraper, 0 without one."""
    return max((SKYSCRAPERS[kind].height for kind, _ in position.built[seat] if kind in LEGENDARY), default=0)


# Challenges


def challenge_points(position: Position) -> list[int]:
    """By seat. Gold Prestige is gained during the game (NY1-4.9)."""
    seats = range(len(position.seats))
    if position.challenge == KING:
        return _king(position)
    reckon = BY_SEAT.get(position.challenge)
    return [reckon(position, seat) if reckon else 0 for seat in seats]


def step_points(points: dict[int, int], number: int) -> int:
    """The points for so many: those of the highest step that is reached."""
    return max((worth for least, worth in points.items() if number >= least), default=0)


def _baron(position: Position, seat: int) -> int:
    """Bronze Baron (NY1-4.5)."""
    return step_points(BARON_POINTS, count(position, seat, BRONZE))


def irregular(position: Position, seat: int) -> int:
    """How many of the seat's skyscrapers are no rectangles."""
    return sum(SKYSCRAPERS[kind].irregular for kind, _ in position.built[seat])


def _architect(position: Position, seat: int) -> int:
    """Master Architect (NY1-4.6)."""
    return step_points(ARCHITECT_POINTS, irregular(position, seat))


def gold_by_district(position: Position, seat: int) -> list[int]:
    """How many gold ones stand in each district; one on several counts in each."""
    gold = [squares for kind, squares in position.built[seat] if SKYSCRAPERS[kind].generation == GOLD]
    return [sum(FACTS[squares].districts >> district & 1 for squares in gold) for district in range(len(DISTRICTS))]


def _tycoon(position: Position, seat: int) -> int:
    """Gold Tycoon (NY1-4.8)."""
    return sum(DISTRICT_POINTS for number in gold_by_district(position, seat) if number >= DISTRICT_GOLD)


def _king(position: Position) -> list[int]:
    """Generation King (NY1-4.7)."""
    seats = range(len(position.seats))
    winners = [most([count(position, seat, generation) for seat in seats]) for generation in (BRONZE, SILVER, GOLD)]
    return [GENERATION_POINTS * winners.count(seat) for seat in seats]


BY_SEAT: dict[int, Callable[[Position, int], int]] = {BARON: _baron, ARCHITECT: _architect, TYCOON: _tycoon}
