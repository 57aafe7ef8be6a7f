"""The rooms of all games that are on the page, and all that is said there."""

from __future__ import annotations

from pathlib import Path

from web.app import words
from web.app.room import Room, room

GAMES = Path(__file__).parents[2] / "web" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/room.py"))
ROOMS: list[Room] = [room(name) for name in NAMES]


def known(code: str) -> dict[str, str]:
    """All texts of a language: the page's, and those of each room."""
    texts = dict(words.table(code))
    for one in ROOMS:
        texts |= one.texts(code)
    return texts
