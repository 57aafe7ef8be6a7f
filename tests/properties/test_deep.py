"""The same once more, longer, with seats of every kind: before a push, not after each change."""

from __future__ import annotations

import random

import pytest

from tests.properties import invariants
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.effort import times
from tests.properties.mixes import BOTS, LEVELS, PERSONS, fresh, pick, rich_positions
from tests.properties.test_legality import judge


def any_seats(chance: random.Random) -> list[str]:
    """Two to four seats, at least one of them not a Tom; Toms of all modes and numbers."""
    others = [*PERSONS, *BOTS, *(f"tom:{level}" for level in LEVELS)]
    seats = [chance.choice(PERSONS + BOTS), *(chance.choice(others) for _ in range(chance.randint(1, 3)))]
    chance.shuffle(seats)
    return seats


@pytest.mark.parametrize("part", range(5))
def test_games_of_all_seats_and_toms_of_all_levels(part: int) -> None:
    chance = random.Random(part)
    for _ in range(times(60)):
        game = fresh(any_seats(chance), chance.randrange(2**40))
        keeper = Bookkeeper(game.position())
        while game.decision is not None:
            keeper.hear(game.act(pick(game, chance)))
            invariants.check(game, keeper)


@pytest.mark.parametrize("part", range(4))
def test_more_positions_are_judged(part: int) -> None:
    chance = random.Random(part)
    for game in rich_positions(times(80), 100 + part, every=3):
        judge(game, chance)


@pytest.mark.parametrize("part", range(3))
def test_events_tell_everything_where_many_characters_are_used(part: int) -> None:
    chance = random.Random(part)
    for game in rich_positions(times(40), 200 + part, every=13):
        keeper = Bookkeeper(game.position())
        while game.decision is not None:
            keeper.hear(game.act(pick(game, chance)))
            complaints = keeper.complaints(game.position())
            assert not complaints, complaints
            invariants.check_decision(game, game.position())
