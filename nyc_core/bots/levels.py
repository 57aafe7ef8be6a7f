"""The searching bot as people of several strengths: `search` is the whole of it, `search-1` a beginner.

A weaker one thinks less, and sees the worth of things less clearly: to what each option seems worth chance adds a few
points, or takes them away. So it errs as people do, often a little and seldom grossly, and never plays nonsense.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from nyc_core.table.chance import Chancy, below
from nyc_core.table.game import Game

from .tree import PLAYOUTS, Search

SEEDS = 1 << 32
MORE_SEATS = {2: 1.0, 3: 0.75, 4: 0.5625}  # of the playouts: with more seats each takes longer
FINE, THROWS = 1 << 16, 12


class Level(NamedTuple):
    """How well somebody plays."""

    name: str
    playouts: int
    slip: float  # how far chance moves a worth, usually, as a share of how far results lie from each other


# The best first. Each is to win about two games in three against the next: `python -m tests.strength search-2`.
LEVELS = (
    Level("search", PLAYOUTS, 0.0),
    Level("search-4", 100, 0.08),
    Level("search-3", 60, 0.22),
    Level("search-2", 40, 0.42),
    Level("search-1", 30, 0.64),
)
BY_NAME = {level.name: level for level in LEVELS}


class Thought:
    """What a level thinks about one decision: like a search, in steps, and with its slips in the end."""

    def __init__(self, game: Game, dice: Chancy, level: Level) -> None:
        seats = len(game.state.seats)
        playouts = max(int(level.playouts * MORE_SEATS.get(seats, MORE_SEATS[4])), 1)
        self.search = Search(game, playouts, below(dice, SEEDS), exact=not level.slip)
        self.level = level
        slips = [_slip(dice) for _ in self.search.edges]
        self.slips = {edge.action: slip for edge, slip in zip(self.search.edges, slips, strict=True)}

    def step(self, playouts: int) -> bool:
        """So many playouts more; whether it is done."""
        return self.search.step(playouts)

    @property
    def best(self) -> Any:
        """What it would play now."""
        if not self.level.slip:
            return self.search.best
        far = self.level.slip * self.search.spread()
        candidates = self.search.candidates()
        return max(
            candidates,
            key=lambda candidate: (candidate.visits > 0, candidate.worth + far * self.slips[candidate.action]),
        ).action

    def run(self) -> Any:
        """To the end; what it plays."""
        self.step(self.search.playouts)
        return self.best


def _slip(dice: Chancy) -> float:
    """A number by chance as errors are, mostly between -1 and 1: twelve throws, less their average."""
    throws = 0
    for _ in range(THROWS):
        throws += below(dice, FINE)
    return throws / FINE - THROWS / 2
