"""The engine against the slow second game (`referee.py`): decisions, options, scores and positions, at each step.

NYC_EFFORT=10 plays ten times as much, other games on each run.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.properties.effort import EFFORT, times
from tests.rules.newyork1901.chance import TABLES, made_up
from tests.rules.newyork1901.helpers import fresh
from tests.rules.newyork1901.referee import Referee


def dice(seed: int) -> random.Random:
    return random.Random(seed) if not EFFORT else random.Random()


def pick(says: set[str], chance: random.Random) -> str:
    """Every verb as likely as the others, or 40 expansions would drown one demolition; to pass is rarely wanted."""
    by_verb: dict[str, list[str]] = {}
    for say in sorted(says):
        by_verb.setdefault(say.split()[0], []).append(say)
    verbs = [verb for verb in by_verb if verb != "pass" or chance.random() < 0.3] or ["pass"]
    return chance.choice(by_verb[chance.choice(verbs)])


def together(game: Any, referee: Referee, chance: random.Random, limit: int) -> Counter[str]:
    """Play both, comparing all the time; how often each kind of decision came."""
    kinds: Counter[str] = Counter()
    referee.compare(game)
    while game.decision is not None and kinds.total() < limit:
        kinds[game.decision.kind] += 1
        notation = pick(referee.options(), chance)
        events = game.act(notation)
        referee.act(notation, events, game.position())
        referee.compare(game)
    return kinds


@pytest.mark.parametrize(("variant", "seats", "action_cards"), TABLES)
def test_whole_games(variant: str, seats: int, action_cards: bool) -> None:
    for seed in range(times(2)):
        game = fresh(seats, seed, variant=variant, action_cards=action_cards)
        together(game, Referee(game.position()), dice(seed), 10_000)
        assert game.decision is None


@pytest.mark.parametrize("start", range(20))
def test_positions_that_were_made_up(start: int) -> None:
    """Large estates, many points, short piles: what play seldom leads to. And a few turns from there."""
    chance = dice(start)
    for _ in range(times(60)):
        given = made_up(chance)
        game = game_from_position(given, seed=chance.randrange(1000))
        together(game, Referee(given), chance, 12)


def test_every_kind_of_decision_comes_up() -> None:
    """Or the comparison would prove little."""
    kinds: Counter[str] = Counter()
    chance = random.Random(5)
    for _ in range(250):
        given = made_up(chance)
        kinds += together(game_from_position(given), Referee(given), chance, 8)
    assert set(kinds) == {"turn", "expand", "build", "boom", "place"}
    assert min(kinds.values()) > 15
