"""Whole games with every mix of seats, looked at after each action."""

from __future__ import annotations

import random

import pytest

from tests.properties import invariants
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.effort import times
from tests.properties.mixes import MIXES, fresh, pick


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_pieces_are_conserved_and_events_tell_everything(seats: tuple[str, ...]) -> None:
    for seed in range(times(4)):
        game, chance = fresh(seats, seed), random.Random(seed)
        keeper = Bookkeeper(game.position())
        invariants.check(game, keeper)
        told = game.events
        while game.decision is not None:
            events = game.act(pick(game, chance))
            told += events
            keeper.hear(events)
            invariants.check(game, keeper)
        assert told == game.events
