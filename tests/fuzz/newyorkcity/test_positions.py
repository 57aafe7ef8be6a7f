"""Spoilt positions of New York City: what is accepted is played by the rules."""

from __future__ import annotations

import json
import random

import pytest

from nyc_core import game_from_position
from tests.fuzz.mutants import mutate
from tests.fuzz.test_positions import SLICES, read
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.effort import times
from tests.properties.mixes import pick
from tests.properties.test_legality import judge


@pytest.mark.parametrize("part", range(SLICES))
def test_what_is_accepted_is_played_by_the_rules(part: int) -> None:
    """Also with hardly any card left: what is legal is an option, the events tell everything, the position is exact."""
    chance, played = random.Random(part), 0
    while played < times(12):
        data = mutate(chance, True, "newyorkcity")
        if isinstance(data, dict) and chance.random() < 0.5:
            for pile in ("draw", "discard", "pairs"):
                if isinstance(data.get(pile), list):
                    data[pile] = data[pile][: chance.randrange(5)]
        game = read(data, part)
        if game is None:
            continue
        played += 1
        keeper = Bookkeeper(game.position())
        for _ in range(60):
            if game.decision is None:
                break
            if chance.random() < 0.02:
                judge(game, chance)
            keeper.hear(game.act(pick(game, chance)))
            position = game.position()
            complaints = keeper.complaints(position)
            assert not complaints, (complaints, data)
            assert game_from_position(json.loads(json.dumps(position))).position() == position
