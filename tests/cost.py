"""What work costs, counted in games: seconds say more of the machine, and of who else is busy on it, than of it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

from nyc_core import new_game

GAMES = 10
LEAST = 0.0002  # seconds: no machine plays a game in less, so what took less than so many of those needs no comparison


def one_game() -> float:
    """The seconds of processor time of a game of New York City for three, played by chance to its end: one or two
    thousandths."""
    start = time.process_time()
    for seed in range(GAMES):
        game, chance = new_game("newyorkcity", ["human"] * 3, seed), random.Random(seed)
        while game.decision is not None:
            game.act(chance.choice(game.options()))
    return (time.process_time() - start) / GAMES


@contextmanager
def within(games: float) -> Iterator[None]:
    """What is done inside costs no more than so many games do, here and now."""
    start = time.process_time()
    yield
    took = time.process_time() - start
    if took > games * LEAST:
        cost = took / min(one_game() for _ in range(3))
        assert cost <= games, f"as dear as {cost:.0f} games"
