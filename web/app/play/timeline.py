"""What happened in a game, as something to look at: bids so far, log lines, steps at a pace, and any table of the past.

An *index* counts events: the table "at index 40" is the one after the first 40 events. A *ply* counts actions.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from nyc_core import Game
from nyc_core.newyorkcity import words
from nyc_core.table.rules import Json
from nyc_core.table.watch import Watched

# Events that are no step by themselves: they are told together with the one that follows.
SMALL = frozenset(
    (
        "setup",
        "ready",
        "clear",
        "tiles_gone",
        "shuffle",
        "floor",
        "exchange",
        "use",
        "leftover",
        "rescued",
        "activation",
    )
)
HEADINGS = {"round": "draft", "bidding": "", "activation": "activation"}  # what begins with an event; "": its card
SILENT = frozenset(("setup", "ready", "clear", "tiles_gone"))  # not worth a line in the log

NOBODY = -1


class Line(NamedTuple):
    """One line of the log."""

    ply: int  # how many actions had been played before the one that caused it
    at: int  # the index of the table after it
    seat: int | None
    text: str
    why: str
    round: int
    step: str  # of the round: "draft", a card type while it is bid for, "activation"


class Step(NamedTuple):
    """What is shown at once when events are told at a pace."""

    at: int  # the index of the table after it
    seat: int | None
    text: str
    why: str
    event: Json  # the one that gives the step its name


class Timeline:
    """The events of a game, and where in them each action begins."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Json] = []
        self._ends: list[int] = []
        self.actors: list[int] = []  # by action: whose it was
        self._watched: tuple[int, Watched] | None = None  # an action by its ply
        self._replay()
        self._names = [seat["name"] for seat in game.view(None)["seats"]]
        self._lines: dict[int | None, list[Line]] = {}
        self._read: dict[int | None, int] = {}

    def _replay(self) -> None:
        """All events, and by ply how many there were before it; played again, as the log tells neither."""
        start = self.game.clone()
        start.rewind(0)
        self.events = list(start.events)
        self._ends = [len(self.events)]
        self.catch_up()

    # Keeping up with the game

    def catch_up(self) -> None:
        """Actions were played that it was not told about: they are played again, for their events."""
        known = len(self.actors)
        replay = self.game.clone()
        replay.rewind(known)
        for seat, action in self.game.actions[known:]:
            self.acted(seat, replay.act(action))

    def acted(self, seat: int, events: Sequence[Json]) -> None:
        """An action was played."""
        self.events += events
        self.actors.append(seat)
        self._ends.append(len(self.events))

    def went_back(self) -> None:
        """Some actions were taken back."""
        left = len(self.game.actions)
        del self.actors[left:]
        del self._ends[left + 1 :]
        del self.events[self._ends[-1] :]
        self.forget()

    def forget(self) -> None:
        """The lines are to be told anew."""
        self._watched = None
        self._lines.clear()
        self._read.clear()

    @property
    def end(self) -> int:
        """The index of the present."""
        return len(self.events)

    def ply_at(self, index: int) -> int:
        """How many actions were complete, or being told, at the index."""
        return max(0, bisect_right(self._ends, index) - 1)

    def index_of(self, ply: int) -> int:
        """The index at which an action begins."""
        return self._ends[min(ply, len(self._ends) - 1)]

    # Looking back

    def view_at(self, index: int, eyes: int | None) -> Json:
        """The table at an index, as a seat saw it."""
        ply = self.ply_at(index)
        if ply == len(self._ends) - 1:
            return self.game.view(eyes)
        return self._watch(ply).view(index - self._ends[ply], eyes)

    def _watch(self, ply: int) -> Watched:
        """An action of the past, played once more; the last one is kept, as its steps are looked at one by one."""
        if self._watched is None or self._watched[0] != ply:
            then = self.game.clone()
            then.rewind(ply)
            self._watched = ply, Watched(then, self.game.actions[ply][1])
        return self._watched[1]

    # Telling

    def tell(self, event: Json, eyes: int | None) -> str:
        """The sentence of an event; who reads it is not told what others hold."""
        return words.event(self._names, event, eyes=eyes, you=eyes)

    def lines(self, eyes: int | None) -> list[Line]:
        """The log, the oldest line first. Lines that were made before are kept."""
        made = self._lines.setdefault(eyes, [])
        number, step = (made[-1].round, made[-1].step) if made else (0, "")
        for index in range(self._read.get(eyes, 0), self.end):
            event = self.events[index]
            kind = event["event"]
            if kind in HEADINGS:
                number, step = event.get("round", number), HEADINGS[kind] or event["card"]
            if kind not in SILENT:
                ply, why = max(0, bisect_right(self._ends, index) - 1), str(event.get("why", ""))
                made.append(Line(ply, index + 1, event.get("seat"), self.tell(event, eyes), why, number, step))
        self._read[eyes] = self.end
        return made

    def moments(self, eyes: int | None) -> list[int]:
        """The indexes that one can look at: the beginning, and after each line."""
        return [self.index_of(0), *(line.at for line in self.lines(eyes) if line.at > self.index_of(0))]

    def own(self, index: int, eyes: int | None) -> int:
        """The index after what a seat did itself, which needs not be told to it."""
        while index < self.end:
            event = self.events[index]
            if event.get("seat") != eyes and event["event"] not in SMALL:
                break
            index += 1
        return index

    def step(self, index: int, eyes: int | None) -> Step | None:
        """The next thing to tell from an index on; None when that is the present."""
        if index >= self.end:
            return None
        told: list[str] = []
        last = index
        while last < self.end:
            event = self.events[last]
            last += 1
            if event["event"] not in SILENT:
                told.append(self.tell(event, eyes))
            if event["event"] not in SMALL:
                break
        main = self.events[last - 1]
        while last < self.end and self.events[last]["event"] in SILENT | {"floor"}:
            last += 1
        return Step(last, main.get("seat"), " ".join(told), str(main.get("why", "")), main)
