"""The rooms of all games that are on the page."""

from __future__ import annotations

from pathlib import Path

from web.app.room import Room, room

GAMES = Path(__file__).parents[2] / "web" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/room.py"))
ROOMS: list[Room] = [room(name) for name in NAMES]
