"""What a teacher makes: a position, and the lesson around it, as far as it is made. Plain data, edits of it, and undo.

The data are those of a lesson (`nyc_core.lessons`), with any key missing; what the position leaves out is as after a
setup. A place in them is a path such as `position.players.0.dollars`. When an edit makes a position that cannot be,
`problem` says why, and `game` stays the last table that was possible.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from nyc_core import Game, InvalidPosition, game_from_position
from nyc_core.lessons.vocabulary import ANY, NUMBERS, vocabulary
from nyc_core.newyorkcity import box
from nyc_core.table.rules import Json

from . import seating

MOST_STEPS = 200  # that can be undone
LONGEST_LIST = 100  # of pieces that are added by taps
LARGEST = 10_000
PILE = "position.draw"  # begun by its first card: nobody wants to take 70 away one by one
# Keys whose values are lists; all others that hold something hold objects.
LISTS = ("seats", "players", "goals", "failures", "hints", "choices", "answer", "wrong", "clauses", "of")
TURN = ("agenda", "turn")  # what only a position in mid-turn has
OF_THE_TURN = ("seats", "round", "phase", "bidding", "starter")  # what cannot be edited in mid-turn


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
            if not str(error).startswith(TURN):
                self.problem = str(error)
                return
            self._leave_turn()
            self._look()
            return
        self.table: Json = self.game.position()

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
        found = self.given(path)
        if found is not None or not path.startswith("position.") or path == PILE:
            return found
        return _at(self.table, path.split(".")[1:])

    @property
    def seats(self) -> int:
        return len(self.table["seats"])

    @property
    def in_mid_turn(self) -> bool:
        return any(key in self.data.get("position", {}) for key in TURN)

    # Edits

    def edit(self, verb: str, *facts: Any) -> None:
        """One step that can be undone. An edit that changes nothing is none, and one that fails leaves no trace."""
        before = json.dumps(self.data)
        try:
            EDITS[verb](self, *facts)
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
        self._future = []
        self.put(path, text) if text else self.drop(path)
        self._look()

    def put(self, path: str, value: Any) -> None:
        """Give something; what holds it is made on the way."""
        parts = path.split(".")
        if parts[0] == "position" and parts[1:2] and parts[1] in OF_THE_TURN:
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
        for key in TURN:
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


def _listed(work: Work, path: str) -> list[Any]:
    """The list as it holds now, to be changed."""
    found = work.value(path)
    return copied(found) if isinstance(found, list) else []


def _add(work: Work, path: str, entry: Any) -> None:
    entries = _listed(work, path)
    if len(entries) < LONGEST_LIST:
        work.put(path, [*entries, entry])


def _cut(work: Work, path: str, place: int) -> None:
    entries = _listed(work, path)
    if place < len(entries):
        del entries[place]
        work.put(path, entries)


def _lift(work: Work, path: str, place: int) -> None:
    """One place nearer to the top."""
    entries = _listed(work, path)
    if 0 < place < len(entries):
        entries[place - 1 : place + 1] = entries[place - 1 : place + 1][::-1]
        work.put(path, entries)


def _card(work: Work, path: str, card: str, by: int) -> None:
    """One card of the type more or less, where the order means nothing."""
    cards = _listed(work, path)
    if by < 0 and card in cards:
        cards.remove(card)
    elif by > 0 and len(cards) < LONGEST_LIST:
        cards.append(card)
    work.put(path, sorted(cards, key=box.CARDS.index))


def _cell(work: Work, path: str, place: int, column: int, value: Any) -> None:
    """One entry of one of the lists in a list, such as the vessel of a tile."""
    rows = _listed(work, path)
    if place < len(rows) and column <= len(rows[place]):
        rows[place][column : column + 1] = [value]
        work.put(path, rows)


def _use(work: Work, path: str, place: int) -> None:
    """A character is used, or not."""
    company = [entry if isinstance(entry, dict) else {"no": entry, "used": False} for entry in _listed(work, path)]
    if place < len(company):
        company[place]["used"] = not company[place].get("used", False)
        work.put(path, company)


def _letter(work: Work, borough: str, letter: str) -> None:
    """Who has the letter gets the other's."""
    path = f"position.boroughs.{borough}.letter"
    for other in box.BOROUGHS:
        theirs = f"position.boroughs.{other}.letter"
        if other != borough and work.given(theirs) == letter:
            work.put(theirs, work.value(path))
    work.put(path, letter)


def _phase(work: Work, phase: str) -> None:
    if phase != "bidding":
        work.drop("position.bidding")
    work.put("position.phase", phase)


def _bidding(work: Work, card: str) -> None:
    work.put("position.phase", "bidding")
    work.put("position.bidding", card)


def _press(work: Work, owner: Any, by: int) -> None:
    """A token goes along the track and comes to lie on top of those that are there; by 0 it only goes on top."""
    track = {space: list(stack) for space, stack in work.value("position.press").items()}
    here = next((int(space) for space, stack in track.items() if owner in stack), 0)
    there = max(0, min(box.LAST_SPACE, here + by))
    track[str(here)] = [token for token in track.get(str(here), []) if token != owner]
    track[str(there)] = [owner, *track.get(str(there), [])]
    work.put("position.press", {space: track[space] for space in sorted(track, key=int) if track[space]})


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
    "card": _card,
    "cell": _cell,
    "use": _use,
    "letter": _letter,
    "phase": _phase,
    "bidding": _bidding,
    "press": _press,
    "test": _test,
    "fact": _fact,
    "compare": _compare,
    "record": _record,
    "turn": Work._leave_turn,
    "seat": seating.change,
    "seat+": seating.add,
    "seat-": seating.remove,
}
