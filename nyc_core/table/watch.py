"""The table after each thing that happened: an action is played once, on a copy, and looked at after every note.

So a page can show step by step what happened, and the table at any moment of the past, and nobody tells the rules a
second time. The rules note what happens when the position shows it (`tests/table/test_watch.py`).
"""

from __future__ import annotations

from typing import Any

from .game import Game
from .notes import Event, Record
from .rules import Json


class _Watcher:
    """A sink that keeps what the table was like when each note came."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.records: list[Record] = []
        self.moments: list[Any] = []

    def append(self, record: Record, /) -> None:
        self.records.append(record)
        self.moments.append(self.game.state.clone())


class Watched:
    """An action that is played on a copy of the game, which stays as it is."""

    def __init__(self, game: Game, action: object) -> None:
        self.after = game.clone()  # the game with the action played
        watcher = _Watcher(self.after)
        self.after.play(action, watcher)
        self.events: list[Event] = game.rules.notes.events(watcher.records)
        self._before = game
        self._moments = watcher.moments

    def view(self, events: int, eyes: int | None) -> Json:
        """What a seat saw (None: a spectator) after so many of the events. What is to come is told at the end only."""
        if events >= len(self.events):
            return self.after.view(eyes)
        if events <= 0:
            return self._before.view(eyes)
        view = self.after.rules.view(self._moments[events - 1], eyes)
        view.pop("agenda", None)
        return view


def steps(game: Game, action: object, eyes: int | None) -> list[tuple[Event, Json]]:
    """Each event of an action, and what a seat saw after it; the game stays as it is."""
    watched = Watched(game, action)
    return [(event, watched.view(number, eyes)) for number, event in enumerate(watched.events, start=1)]
