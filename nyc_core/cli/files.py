"""Saved games on the disk."""

from __future__ import annotations

from pathlib import Path

from nyc_core import load_game
from nyc_core.bots import check_seats
from nyc_core.table.errors import InvalidSave
from nyc_core.table.game import Game
from nyc_core.table.save import LARGEST_TEXT


def read_game(name: str) -> Game:
    """The game of a file; InvalidSave or OSError say what is wrong with it."""
    try:
        with _path(name).open("rb") as file:
            text = file.read(LARGEST_TEXT + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidSave(f"{name}: this is not a text, so it is no saved game.") from None
    except ValueError:  # a name that no file can have
        raise InvalidSave(f"{name!r}: no file can have this name.") from None
    try:
        game = load_game(text.strip())
    except InvalidSave as error:
        raise InvalidSave(f"{name}: {error}") from None
    check_seats(game)
    return game


def write_game(game: Game, name: str) -> None:
    """The whole game into a file; OSError when it cannot be written."""
    try:
        path = _path(name)
        # First beside it, so that a full disk does not cost the save that was there.
        draft = path.with_name(path.name + ".part")
        draft.write_text(game.save() + "\n", encoding="utf-8")
        draft.replace(path)
    except ValueError as error:
        raise OSError(f"{name!r}: {error}") from None


def _path(name: str) -> Path:
    """The file; ~ is the home. ValueError for a name that no file can have."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:  # the home of nobody
        raise ValueError(str(error)) from None


def reason(error: Exception) -> str:
    """What went wrong, without an error number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)
