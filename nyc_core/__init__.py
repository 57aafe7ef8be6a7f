"""Board games as a rules engine: the public surface (contract, section 1).

from nyc_core import new_game
game = new_game("newyorkcity", seats=["human", "tom:B4"], seed=7)
while game.decision:
    game.act(game.options()[0])

A cell of a notebook that ends with a game shows its table: `game._repr_svg_()` is the text of an SVG picture.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  before anything that an older one cannot even read
    _TOO_OLD = f"nyc_core needs Python 3.11 or newer; this is {sys.version.split()[0]}."
    if sys.argv[:1] == ["-m"]:  # python -m nyc_core: nobody there wants a traceback
        sys.exit(_TOO_OLD)
    raise ImportError(_TOO_OLD)

from . import games
from .table.errors import IllegalAction, InvalidPosition, InvalidSave, Refusal
from .table.game import Decision, Game
from .table.version import VERSION

__version__ = VERSION
__all__ = [
    "Decision",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "InvalidSave",
    "Refusal",
    "game_from_position",
    "load_game",
    "new_game",
]


def new_game(game: str, seats: object, seed: int = 0, **options: object) -> Game:
    """A new game, with the game's own options; InvalidPosition names what is wrong with an argument."""
    rules = games.rules(game)
    position = rules.new(seats, seed, options)
    chosen = {"options": options} if options else {}
    return Game(rules, position, {"seats": rules.write(position)["seats"], "seed": seed, **chosen})


def game_from_position(data: object, seed: int = 0) -> Game:
    """A game from a position, sparse or complete; what is left out is as after a setup with the seed."""
    rules = games.rules(data.get("game", games.DEFAULT) if isinstance(data, dict) else games.DEFAULT)
    position = rules.read(data, seed)
    return Game(rules, position, {"start": rules.write(position)})


def load_game(text: str) -> Game:
    """The game of a save; InvalidSave says what is wrong with a bad one."""
    from .table.save import read_save  # imported when somebody loads: it brings zlib and hashlib

    return read_save(text, games.rules)
