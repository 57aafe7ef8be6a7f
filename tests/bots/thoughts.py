"""What bots think in some games, as JSON: worked out natively and in the browser's Python, it has to be the same. All
that is imported here is the library, as it runs under Pyodide too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nyc_core import bots, games, new_game
from nyc_core.bots.hint import Hint
from nyc_core.bots.reasons import say_why
from nyc_core.bots.review import Review
from nyc_core.table.game import Game

NAMES = ("search-3", "search-1")
FEW, EVERY, ACTIONS = 40, 12, 36


def thoughts() -> str:
    """Moves of two levels, a hint with its reasons, and a review."""
    return json.dumps([told(game) for game in tables()])


def tables() -> Iterator[Game]:
    for name in games.names():
        for seats in (["human", "bot:search"], ["human", "human", "bot:search-2"]):
            yield new_game(name, seats, len(seats))


def told(game: Game) -> list[Any]:
    lines: list[Any] = []
    for number in range(ACTIONS):
        if game.decision is None:
            break
        if number % EVERY == 0:
            lines += [str(bots.choose(name, game)) for name in NAMES]
            hint = Hint(game, FEW)
            hint.step(FEW)
            lines += [(one, say_why(game, one["why"], 0, "de")) for one in hint.advice()]
        game.act(bots.choose("random", game))
    game.rewind(6)
    return [*lines, Review(game, playouts=FEW).run()]
