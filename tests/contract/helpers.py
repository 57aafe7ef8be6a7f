"""Random play for the contract tests, and positions in which every kind of decision comes up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from nyc_core import new_game
from tests.rules.newyorkcity.helpers import make

MIXES = [
    ["human", "human"],
    ["human", "tom:B4"],
    ["human", "bot:random", "human"],
    ["human:Red", "tom:C5", "tom:A9"],
    ["human", "human", "human", "human"],
    ["tom:B3", "human", "tom:C2", "bot:clerk"],
]
IDS = ["-".join(mix).replace(":", "") for mix in MIXES]
ALL_PHASES = [6, 9, 1, 3, 5, 7, 8, 11, 2, 4, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27]


def random_play(game: Any, seed: int, limit: int = 2000) -> Iterator[tuple[Any, Any]]:
    """Play to the end with options picked at random; yields (game, the option that is played next)."""
    dice = random.Random(seed)
    for _ in range(limit):
        if game.decision is None:
            return
        action = dice.choice(game.options())
        yield game, action
        game.act(action)
    raise AssertionError(f"the game goes on after {limit} decisions")


def rich(seed: int = 0, seats: int = 2, kinds: Sequence[str] | None = None) -> Any:
    """A game in which everybody owns characters of all phases and dollars for them, at the start of round 3."""
    player = {
        "characters": ALL_PHASES,
        "dollars": 30,
        "hand": ["press", "wild", "plans"],
        "reserve": ["dollar", "wild"],
    }
    press = {"12": ["neutral"], "6": list(range(seats))}
    return make([player] * seats, kinds=kinds, seed=seed, phase="draft", round=3, press=press,
                pairs=[["press", "wild"], ["dollar", "plans"]] * (seats + 1))  # fmt: skip


def games(seeds: Sequence[int] = (1,)) -> list[Any]:
    """One fresh game of each mix and seed."""
    return [new_game("newyorkcity", seats=mix, seed=seed) for mix in MIXES for seed in seeds]


def copied(data: Any) -> Any:
    """What goes through JSON."""
    return json.loads(json.dumps(data))


def same(one: Any, other: Any) -> None:
    """Two games that nobody can tell apart."""
    assert one.position() == other.position()
    assert [str(action) for action in one.options()] == [str(action) for action in other.options()]
    assert one.scores() == other.scores()
    assert (one.decision is None) == (other.decision is None)
    if one.decision is not None:
        assert (one.decision.seat, one.decision.kind) == (other.decision.seat, other.decision.kind)
