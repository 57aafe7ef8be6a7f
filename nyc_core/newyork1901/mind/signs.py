"""What shows after a few turns why one option is better than another: land, generations, what is built, and who is
ahead of whom on the streets."""

from __future__ import annotations

from nyc_core.newyork1901.board import bits
from nyc_core.newyork1901.box import GENERATIONS, LEGENDARY, SKYSCRAPERS, STREETS, TERRITORIES
from nyc_core.newyork1901.position import Position, free_workers, generation_of
from nyc_core.newyork1901.scoring import challenge_points, on_street
from nyc_core.table.mind import Signs

# How much 1 more of it tells: to be ahead on a street more than a bronze skyscraper.
TELLING = {
    "ahead": 1.0,
    "built": 0.6,
    "legendary": 1.2,
    "owns": 0.8,
    "workers": 0.4,
    "unlocked": 1.0,
    "challenge": 0.3,
    "cards": 0.6,
}


def signs(position: Position) -> list[Signs]:
    """By seat. Each is as `table.mind.Sign` says: part, what, and where or against whom."""
    bonus, found = challenge_points(position), []
    for seat in range(len(position.seats)):
        mine: Signs = {
            ("land", "workers"): float(free_workers(position, seat)),
            ("challenge", "challenge"): float(bonus[seat]),
            ("cards", "cards"): float(position.cards[seat].bit_count()),
        }
        for territory in bits(position.estate[seat]):
            mine["land", "owns", TERRITORIES[territory]] = 1.0
        for generation in range(2, generation_of(position, seat) + 1):
            mine["generations", "unlocked", GENERATIONS[generation]] = 1.0
        for kind, _ in position.built[seat]:
            one = SKYSCRAPERS[kind]
            sign = (
                ("points", "legendary", one.id)
                if kind in LEGENDARY
                else ("points", "built", GENERATIONS[one.generation])
            )
            mine[sign] = mine.get(sign, 0.0) + 1.0
        found.append(mine)
    for street in position.streets:
        counts = on_street(position, street)
        for seat, mine in enumerate(found):
            for other, theirs in enumerate(counts):
                if other != seat and counts[seat] > theirs:
                    mine["streets", "ahead", STREETS[street], other] = 1.0
    return found
