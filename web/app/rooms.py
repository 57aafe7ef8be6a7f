"""Which games have a room on the page, and where it lies. A room is loaded when a table of its game is laid."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import NamedTuple

from nyc_core import games
from nyc_core.table.words import spoken
from nyc_core.table.words.texts import Texts


class Door(NamedTuple):
    """What is shown of a game before anything of it is loaded: a picture; its `line`, its `length` and what a `moment`
    of it is called are texts (`door.txt`). It stands as `DOOR` in the folder's `__init__.py`."""

    picture: str = ""
    texts: Texts | None = None

    def say(self, what: str) -> str:
        """A sentence (`line`), or how long the game takes (`length`)."""
        return self.texts.table(spoken()).get(f"door.{what}", "") if self.texts else ""

    def moment(self, number: int) -> str:
        """Where a game stands: in which round, or whatever it counts (`Headline.round`)."""
        return self.say("moment").format(n=number)


_ELSEWHERE: dict[str, str] = {}  # modules of rooms from outside, by game


def register(game: str, module: str) -> None:
    """A room that lies somewhere else."""
    _ELSEWHERE[game] = module


def module(game: str) -> str:
    """The name of the module that holds the room of a game."""
    return _ELSEWHERE.get(game, f"web.games.{game}.room")


def shown_games() -> tuple[str, ...]:
    """The games that have a room, the first one first. The engine may know more: those are played without a page."""
    return tuple(game for game in games.names() if game in _ELSEWHERE or _has_folder(game))


def door(game: str) -> Door:
    """A game's door; a plain one where none is made."""
    folder = module(game).rpartition(".")[0]
    made = getattr(import_module(folder), "DOOR", None)
    return made if isinstance(made, Door) else Door()


@cache
def _has_folder(game: str) -> bool:
    """A further game's folder is there before its room is: that comes in a pack of its own."""
    try:
        import_module(f"web.games.{game}")
    except ModuleNotFoundError:
        return False
    return True
