"""Stefan Feld's New York City as a rules engine: the public surface (contract, section 1).

from nyc_core import new_game
game = new_game("newyorkcity", seats=["human", "tom:B4"], seed=7)
while game.decision:
    game.act(game.options()[0])

A cell of a notebook that ends with a game shows its table: `game._repr_svg_()` is the text of an SVG picture.
"""

from __future__ import annotations

from .newyorkcity import NewYorkCity
from .table.errors import IllegalAction, InvalidPosition, InvalidSave, Refusal
from .table.game import Decision, Game
from .table.reading import shown
from .table.rules import Rules
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

GAMES: dict[str, Rules] = {rules.name: rules for rules in (NewYorkCity(),)}


def _rules(name: object) -> Rules:
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    raise InvalidPosition(f"game: {shown(name)} is none of {', '.join(GAMES)}")


def new_game(game: str, seats: object, seed: int = 0) -> Game:
    """A new game; InvalidPosition names what is wrong with an argument."""
    rules = _rules(game)
    position = rules.new(seats, seed)
    return Game(rules, position, {"seats": rules.write(position)["seats"], "seed": seed})


def game_from_position(data: object, seed: int = 0) -> Game:
    """A game from a position, sparse or complete; what is left out is as after a setup with the seed."""
    rules = _rules(data.get("game", "newyorkcity") if isinstance(data, dict) else "newyorkcity")
    position = rules.read(data, seed)
    return Game(rules, position, {"start": rules.write(position)})


def load_game(text: str) -> Game:
    """The game of a save; InvalidSave says what is wrong with a bad one."""
    from .table.save import read_save  # imported when somebody loads: it brings zlib and hashlib

    return read_save(text, GAMES)
