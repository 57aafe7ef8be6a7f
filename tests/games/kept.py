"""What a game says of the games of it that are kept: what all of them together must have in them, and how they are
found."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from nyc_core import Game, new_game

HERE = Path(__file__).parent


class Start(NamedTuple):
    """How a game begins."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, str | bool] = {}

    def new(self, seed: int) -> Game:
        """The game after its setup."""
        return new_game(self.game, list(self.seats), seed, **self.options)


class Kept(NamedTuple):
    """A game whose games are kept."""

    game: str
    least: int  # so many games
    wanted: Sequence[str]  # what has to happen in one of them at least
    covered: Callable[[Game], set[str]]  # what happened in a game that is over
    starts: Sequence[Start]  # each of them is played at least once
    keenly: Callable[[dict[str, list[Any]], random.Random], Any]  # of the options by kind, one that makes things happen
    kind: Callable[[Any], str]  # of an option
    told: Start  # the game of the playthrough, and its seed
    told_seed: int
    frozen: Start  # the game whose save is frozen
    facts: Sequence[str]  # what of its position no later version may lose

    @property
    def logs(self) -> Path:
        """The folder of its logs."""
        return HERE / self.game / "logs"

    @property
    def saves(self) -> Path:
        """The folder of its frozen saves."""
        return HERE / self.game / "saves"

    @property
    def playthrough(self) -> Path:
        """The file of the game that is told."""
        return HERE / self.game / "playthrough.txt"
