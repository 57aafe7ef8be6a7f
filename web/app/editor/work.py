"""What a teacher makes: a position, and the lesson around it, as far as it is made. Plain data, edits of it, and undo.

The data are those of a lesson (`nyc_core.lessons`), with any key missing; what the position leaves out is as after a
setup. A place in them is a path such as `position.players.0.dollars`. When an edit makes a position that cannot be,
`problem` says why, and `game` stays the last table that was possible.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from nyc_core import Game, InvalidPosition, game_from_position
from nyc_core.lessons.vocabulary import ANY, NUMBERS, vocabulary
from nyc_core.table.meta import Meta
from nyc_core.table.rules import Json
from web.app.room import Room, room

from . import seating
from .parts import LONGEST_LIST, Parts

MOST_STEPS = 200  # that can be undone
LARGEST = 10_000
# Keys whose values are lists; all others that hold something hold objects.
LISTS = ("seats", "players", "goals", "failures", "grades", "hints", "choices", "answer", "wrong", "clauses", "of")


class Work:
    """A lesson that is being made."""

    def __init__(self, data: Json | None = None) -> None:
        self._past: list[str] = []
        self._future: list[str] = []
        self._typed = ""  # the path that was typed at last: letters after each other are one step
        self.take(data or {})

    def take(self, data: Json) -> None:
        """Begin with something else; that can be undone too. InvalidPosition when its table cannot be."""
        fresh = copied(data)
        game_from_position(fresh.get("position", {}), fresh.get("seed", 0))
        if hasattr(self, "data"):
            self._remember(json.dumps(self.data))
        self.data: Json = fresh
        self._look()

    def _look(self) -> None:
        """The table as it is now, or the problem."""
        self.problem = ""
        try:
            self.game: Game = game_from_position(self.data.get("position", {}), self.data.get("seed", 0))
        except InvalidPosition as error:
            if not str(error).startswith(tuple(self.parts.turn)):
                self.problem = str(error)
                return
            self._leave_turn()
            self._look()
            return
        self.table: Json = self.game.position()

    # Whose table it is

    @property
    def room(self) -> Room:
        """The room of the game that the draft says; of one that says none, the engine knows it."""
        return room(self.table["game"])

    @property
    def parts(self) -> Parts:
        """What of its table can be set."""
        return self.room.parts

    @property
    def meta(self) -> Meta:
        """What a list of games tells about it."""
        return self.game.rules.meta

    # Going back

    def _remember(self, before: str) -> None:
        self._past = [*self._past[-MOST_STEPS:], before]
        self._future = []

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        self._go(self._past, self._future)

    def redo(self) -> None:
        self._go(self._future, self._past)

    def _go(self, source: list[str], other: list[str]) -> None:
        if source:
            other.append(json.dumps(self.data))
            self.data = json.loads(source.pop())
            self._typed = ""
            self._look()

    # Looking

    def given(self, path: str) -> Any:
        """What the data say; None when it is left out."""
        return _at(self.data, path.split("."))

    def value(self, path: str) -> Any:
        """What holds: what is given, else what lies on the table."""
        given = self.given(path)
        if given is not None or not path.startswith("position.") or path in self.parts.begun:
            return given
        return _at(self.table, path.split(".")[1:])

    def listed(self, path: str) -> list[Any]:
        """The list as it holds now, to be changed."""
        value = self.value(path)
        return copied(value) if isinstance(value, list) else []

    @property
    def seats(self) -> int:
        return len(self.table["seats"])

    @property
    def in_mid_turn(self) -> bool:
        return any(key in self.data.get("position", {}) for key in self.parts.turn)

    # Edits

    @property
    def edits(self) -> Mapping[str, Callable[..., None]]:
        """All that taps do, by verb: to any table, and to that of this game."""
        return {**EDITS, **self.parts.edits}

    def edit(self, verb: str, *facts: Any) -> None:
        """One step that can be undone. An edit that changes nothing is none, and one that fails leaves no trace."""
        before = json.dumps(self.data)
        try:
            self.edits[verb](self, *facts)
        except Exception:
            self.data = json.loads(before)
            raise
        if json.dumps(self.data) != before:
            self._remember(before)
            self._typed = ""
            self._look()

    def type(self, path: str, text: str) -> None:
        """A text; what is typed in one go is one step."""
        text = " ".join(text.split())
        if text == (self.given(path) or ""):
            return
        if self._typed != path:
            self._remember(json.dumps(self.data))
        self._typed = path
        self.put(path, text) if text else self.drop(path)
        self._look()

    def put(self, path: str, value: Any) -> None:
        """Give something; what holds it is made on the way."""
        parts = path.split(".")
        if parts[0] == "position" and parts[1:2] and parts[1] in self.parts.of_the_turn:
            self._leave_turn()
        if parts[:2] == ["position", "seats"] and len(parts) > 2:  # seats may be written as words
            self.data.setdefault("position", {})["seats"] = copied(self.table["seats"])
        holder: Any = self.data
        for place, part in enumerate(parts[:-1]):
            holder = _inside(holder, part, [] if part in LISTS or parts[place + 1] == "+" else {})
        if isinstance(holder, list):
            while len(holder) <= int(parts[-1]):
                holder.append({})
            holder[int(parts[-1])] = value
        else:
            holder[parts[-1]] = value

    def drop(self, path: str) -> None:
        """Leave something out: it is as after a setup then. Holders that are empty go too."""
        parts = path.split(".")
        holder = _at(self.data, parts[:-1]) if len(parts) > 1 else self.data
        if isinstance(holder, dict):
            holder.pop(parts[-1], None)
        elif isinstance(holder, list) and parts[-1].isdigit() and int(parts[-1]) < len(holder):
            del holder[int(parts[-1])]
        if len(parts) > 2 and holder == {} and not parts[-2].isdigit():
            self.drop(".".join(parts[:-1]))
        players = self.data.get("position", {}).get("players")
        while isinstance(players, list) and players and players[-1] == {}:
            players.pop()

    def _leave_turn(self) -> None:
        for key in self.parts.turn:
            self.data.get("position", {}).pop(key, None)


def copied(data: Any) -> Any:
    """An independent copy of plain data."""
    return json.loads(json.dumps(data))


def _at(data: Any, parts: list[str]) -> Any:
    for part in parts:
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data


def _inside(holder: Any, part: str, fresh: Any) -> Any:
    """What lies at this place of an object or a list, made when it is not there."""
    if isinstance(holder, list):
        while len(holder) <= int(part):
            holder.append({})
        return holder[int(part)]
    return holder.setdefault(part, fresh)


# --- what taps do: (work, facts of the tap) -------------------------------------------------------------------------


def _step(work: Work, path: str, by: int) -> None:
    number = work.value(path)
    work.put(path, max(0, min(LARGEST, (number if isinstance(number, int) else 0) + by)))


def _add(work: Work, path: str, entry: Any) -> None:
    entries = work.listed(path)
    if len(entries) < LONGEST_LIST:
        work.put(path, [*entries, entry])


def _cut(work: Work, path: str, place: int) -> None:
    entries = work.listed(path)
    if place < len(entries):
        del entries[place]
        work.put(path, entries)


def _lift(work: Work, path: str, place: int) -> None:
    """One place nearer to the top."""
    entries = work.listed(path)
    if 0 < place < len(entries):
        entries[place - 1 : place + 1] = entries[place - 1 : place + 1][::-1]
        work.put(path, entries)


def _cell(work: Work, path: str, place: int, column: int, value: Any) -> None:
    """One entry of one of the lists in a list, such as the kind of a tile."""
    rows = work.listed(path)
    if place < len(rows) and column <= len(rows[place]):
        rows[place][column : column + 1] = [value]
        work.put(path, rows)


def _test(work: Work, path: str, word: str) -> None:
    """Another word for a condition: facts that it does not know go."""
    old = work.given(path)
    known = ("of",) if word == ANY else vocabulary(work.game.rules)[word].keys
    kept = {key: value for key, value in old.items() if key in (*known, "reason") and key != "of"}
    work.put(path, {"test": word, **kept})


def _fact(work: Work, path: str, value: Any) -> None:
    """One of a few, or (None) left out."""
    work.drop(path) if value is None else work.put(path, value)


def _compare(work: Work, path: str, how: str | None) -> None:
    """How a condition's number is compared; the number stays."""
    condition = work.given(path)
    number = next((condition.pop(key) for key in NUMBERS if key in condition), 1)
    if how in NUMBERS:
        condition[how] = number


def _record(work: Work, answer: list[str], others: Json) -> None:
    """An answer that was played, with what the others did."""
    for key, value in (("answer", answer), ("others", others)):
        work.put(key, value) if value else work.drop(key)


EDITS: dict[str, Callable[..., None]] = {
    "set": Work.put,
    "drop": Work.drop,
    "keep": lambda work, path: work.put(path, copied(work.value(path))),
    "step": _step,
    "add": _add,
    "cut": _cut,
    "lift": _lift,
    "cell": _cell,
    "test": _test,
    "fact": _fact,
    "compare": _compare,
    "record": _record,
    "turn": Work._leave_turn,
    "seat": seating.change,
    "seat+": seating.add,
    "seat-": seating.remove,
}
