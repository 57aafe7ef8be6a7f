"""Random play and mixes of seats for these tests."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from nyc_core import Game, new_game

NAME = "newyork1901"
WAYS: list[dict[str, Any]] = [
    {},
    {"variant": "beginner"},
    {"variant": "advanced"},
    {"action_cards": False},
    {"variant": "advanced", "action_cards": False},
]


def fresh(seats: int = 2, seed: int = 0, **options: Any) -> Game:
    """A new game of persons."""
    return new_game(NAME, seats=["human"] * seats, seed=seed, **options)


def table(seed: int) -> Game:
    """Another number of seats and way to play for each seed."""
    return fresh(2 + seed % 3, seed, **WAYS[seed % len(WAYS)])


def random_play(game: Game, seed: int, limit: int = 3000) -> Iterator[tuple[Game, Any]]:
    """Play to the end at random; yields the game and the option that is played next."""
    dice = random.Random(seed)
    for _ in range(limit):
        if game.decision is None:
            return
        action = dice.choice(game.options())
        yield game, action
        game.act(action)
    raise AssertionError(f"the game goes on after {limit} decisions")


def copied(data: Any) -> Any:
    """What goes through JSON."""
    return json.loads(json.dumps(data))


def same(one: Game, other: Game) -> None:
    """Two games that nobody can tell apart."""
    assert one.position() == other.position()
    assert [str(action) for action in one.options()] == [str(action) for action in other.options()]
    assert one.scores() == other.scores()
    asked = [(game.decision.seat, game.decision.kind) if game.decision else None for game in (one, other)]
    assert asked[0] == asked[1]
