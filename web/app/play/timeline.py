"""What happened at a table, as something to look at: log lines, steps at a pace, and any table of the past.

An *index* counts events: the table "at index 40" is the one after the first 40 events. A *ply* counts actions.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from nyc_core import Game
from nyc_core.table import seats
from nyc_core.table.rules import Told
from nyc_core.table.watch import Watched
from web.app import texts
from web.app.state import Json

from .table import Table

PLAIN = Told()
RECAP = "recap"  # the step of lines that sum up a round


class Line(NamedTuple):
    """One line of the log."""

    ply: int  # how many actions had been played before the one that caused it
    at: int  # the index of the table after it
    seat: int | None
    text: str
    why: str
    round: int
    step: str  # of the round, as the game names it
    moment: bool = False  # it is told to whose doing it is, too
    slight: bool = False  # what came before it tells more


class Step(NamedTuple):
    """What is shown at once when events are told at a pace."""

    at: int  # the index of the table after it
    seat: int | None
    text: str
    why: str
    event: Json  # the one that gives the step its name
    weight: float  # how long it is shown, against others


class Timeline:
    """The events at a table, and where in them each action begins."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beginnings = 0  # how often all was begun anew
        self._begin()

    def _begin(self) -> None:
        self.beginnings += 1
        self.game = self.table.game
        self.rules = self.game.rules
        self.events: list[Json] = list(self.table.opening)
        self._ends = [len(self.events)]
        self.actors: list[int] = []  # by action: whose it was
        self._names = seats.names(self.game.view(None)["seats"])
        self._lines: dict[int | None, list[Line]] = {}
        self._read: dict[int | None, int] = {}
        self._watched: tuple[tuple[int, tuple[int, str]], Watched] | None = None  # which action, and how it went
        self._go_on()

    # Keeping up with the table

    def follow(self) -> bool:
        """Something was played or taken back there. Whether it was all begun anew."""
        if self.table.game is not self.game:
            self._begin()
            return True
        if len(self.table.happened) < len(self.actors):
            self._cut(len(self.table.happened))
        self._go_on()
        return False

    def _go_on(self) -> None:
        for seat, events in self.table.happened[len(self.actors) :]:
            self.events += events
            self.actors.append(seat)
            self._ends.append(len(self.events))

    def _cut(self, plies: int) -> None:
        del self.actors[plies:]
        del self._ends[plies + 1 :]
        del self.events[self._ends[-1] :]
        self._watched = None
        self.forget()

    def forget(self) -> None:
        """The lines are to be told anew."""
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
        happened = index - self._ends[ply]
        return self._watch(ply).view(happened, eyes) if happened else self._game_at(ply).view(eyes)

    def _game_at(self, ply: int) -> Game:
        """The game after so many actions."""
        if ply == len(self.actors):
            return self.game
        game = self.game.clone()
        game.rewind(ply)
        return game

    def _watch(self, ply: int) -> Watched:
        """An action, played once more to see its steps; kept, as the next step is likely to be looked at next."""
        action = self.game.actions[ply]
        if self._watched is None or self._watched[0] != (ply, action):
            self._watched = (ply, action), Watched(self._game_at(ply), action[1])
        return self._watched[1]

    def facts_at(self, index: int, view: Json) -> Json:
        """What the game derives from the view at an index, and from what led there."""
        return self.rules.facts(view, self.events[:index])

    def next_heading(self, index: int) -> int:
        """The index before the event, from here on, with which another part of the game begins; else the present."""
        return next((at for at in range(index, self.end) if self.rules.heading(self.events[at])), self.end)

    # Telling

    def _told(self, index: int) -> Told:
        return self.rules.events.get(self.events[index]["event"], PLAIN)

    def tell(self, event: Json, eyes: int | None) -> str:
        """The sentence of an event; who reads it is not told what others hold."""
        sentence: str = self.rules.words.event(self._names, event, eyes=eyes, you=eyes)
        return texts.numbered(sentence, self.rules.meta.prefix)

    def _why(self, index: int) -> str:
        """The clause of an event: what it tells itself, or what the game says of all its kind."""
        return self._told(index).clause(self.events[index], self.events[index - 1] if index else {})

    def lines(self, eyes: int | None) -> list[Line]:
        """The log, the oldest line first. Lines that were made before are kept."""
        made = self._lines.setdefault(eyes, [])
        number, step = (made[-1].round, made[-1].step) if made else (0, "")
        for index in range(self._read.get(eyes, 0), self.end):
            event = self.events[index]
            heading = self.rules.heading(event)
            made += self._recap_lines(index, eyes, number)
            if heading:
                number, step = number if heading.round is None else heading.round, heading.step
            if not self._told(index).silent:
                ply, why = max(0, bisect_right(self._ends, index) - 1), self._why(index)
                told = self._told(index)
                moment, said = told.is_moment(event), self.tell(event, eyes)
                made.append(Line(ply, index + 1, event.get("seat"), said, why, number, step, moment, told.slight))
        self._read[eyes] = self.end
        return made

    def _recap(self, index: int) -> list[Json]:
        """What the round brought that ends with the event, as the game tells it."""
        if self.events[index]["event"] != "over" and not self._begins_round(index):
            return []
        begun = next((at for at in range(index - 1, -1, -1) if self._begins_round(at)), None)
        return [] if begun is None else self.rules.recap(self.events[begun:index], len(self._names))

    def _begins_round(self, index: int) -> bool:
        heading = self.rules.heading(self.events[index])
        return heading is not None and heading.round is not None

    def _recap_lines(self, index: int, eyes: int | None, number: int) -> list[Line]:
        """It belongs to the round that it is about, and is told to everybody."""
        ply = max(0, bisect_right(self._ends, index) - 1)
        return [
            Line(ply, index + 1, one["seat"], self.tell(one, eyes), "", number, RECAP, moment=True)
            for one in self._recap(index)
        ]

    def moments(self, eyes: int | None) -> list[int]:
        """The indexes that one can look at: the beginning, and after each line."""
        stops = [self.index_of(0), *(line.at for line in self.lines(eyes) if line.at > self.index_of(0))]
        return list(dict.fromkeys(stops))  # what a round brought is told at its end, together with what follows

    def own(self, index: int, eyes: int | None) -> int:
        """The index after what a seat did itself, which needs not be told to it; but its great moments are."""
        while index < self.end:
            told = self._told(index)
            if told.alone and (told.is_moment(self.events[index]) or self.events[index].get("seat") != eyes):
                break
            index += 1
        return index

    def step(self, index: int, eyes: int | None) -> Step | None:
        """The next thing to tell from an index on; None when that is the present."""
        if index >= self.end:
            return None
        sentences: list[str] = []
        last = index
        while last < self.end:
            told = self._told(last)
            sentences += [self.tell(one, eyes) for one in self._recap(last)]
            if not told.silent:
                sentences.append(self.tell(self.events[last], eyes))
            last += 1
            if told.alone:
                break
        weight, main, why = self._told(last - 1).weight, self.events[last - 1], self._why(last - 1)
        while last < self.end and self._told(last).belongs_before:
            last += 1
        return Step(last, main.get("seat"), " ".join(sentences), why, main, weight)
