"""The door of the counting game."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from nyc_core.lessons.vocabulary import Facts, Situation, Word, fits
from nyc_core.table.errors import InvalidPosition, Objection, objection
from nyc_core.table.flow import Steps
from nyc_core.table.notes import AS_NOTED
from nyc_core.table.rules import Bot, Clause, Course
from nyc_core.table.seats import Seat, read_seats

from . import META

LAST = 5
Json = dict[str, Any]


class Table:
    def __init__(self, seats: tuple[Seat, ...], said: int) -> None:
        self.seats = seats
        self.said = said
        self.points = [0 for _ in seats]
        self.agenda: list[tuple[str, int, int]] = [("turn", 0, 0)]
        self.notes: list[Json] = []
        self.revealed = False

    def clone(self) -> Table:
        return deepcopy(self)


class Turn:
    kind, rule = "turn", "CNT-1.1"

    def options(self, table: Table, seat: int, _: int) -> list[str]:
        if table.seats[seat].kind == "ghost":
            return ["say 1"]
        return [] if table.said >= LAST else ["say 1", "say 2", "wait"]

    def check(self, table: Table, _seat: int, _number: int, action: Any) -> Objection | None:
        return objection("too_far", "CNT-1.2") if str(action) == "say 3" else None

    def play(self, table: Table, seat: int, _: int, action: Any) -> None:
        step = int(action[-1]) if action != "wait" else 0
        table.said = min(LAST, table.said + step)
        table.points[seat] += step
        table.notes.append({"event": "said", "seat": seat, "number": table.said})
        if table.said < LAST:
            table.agenda.append(("turn", (seat + 1) % len(table.seats), 0))


class Words:
    def clauses(self, lang: str = "") -> list[Clause]:
        return [Clause(f"CNT-1{part}", "Counting", "By one or two.") for part in ("", ".1", ".2")]

    def clause(self, key: str, lang: str = "") -> Clause | None:
        return next((clause for clause in self.clauses() if clause.id == key), None)

    def event_names(self) -> list[str]:
        return ["said"]

    def refusal(self, _table: Table, _wrong: Objection, lang: str = "") -> str:
        return "Count on by one or two."

    def prompt(self, _table: Table, lang: str = "") -> str:
        return "Count on."


def _said(now: Situation, facts: Facts, _seat: Any) -> bool:
    return fits(now.game.state.said, facts)


class Counting:
    last_clause, quiet, notes = "CNT-1.2", ("wait",), AS_NOTED
    meta = META
    steps = Steps({"turn": Turn()}, {})
    words = Words()
    course = Course(__package__ or "", ("counting",), (), {"said": Word(_said, number="must", seat=None)})

    @property
    def bots(self) -> dict[str, Bot]:
        return {}

    def read(self, data: Json, seed: object, saved: bool = False) -> Table:
        if type(data.get("said", 0)) is not int:
            raise InvalidPosition("said: a number is expected")
        return Table(read_seats(data.get("seats", META.quick), META), data.get("said", 0))

    def write(self, table: Table) -> Json:
        return {"game": "counting", "seats": [seat._asdict() for seat in table.seats], "said": table.said}

    def view(self, table: Table, _: int | None) -> Json:
        return self.write(table)

    def imagine(self, table: Table, seat: int, seed: int) -> None:
        pass

    def parse(self, text: str) -> str:
        if text.split() not in (["say", "1"], ["say", "2"], ["say", "3"], ["wait"]):
            raise ValueError(text)
        return " ".join(text.split())

    def scores(self, table: Table) -> list[Json]:
        order = sorted(table.points, reverse=True)
        return [{"total": one, "rank": order.index(one) + 1, "by": {"counting": one}} for one in table.points]

    def moment(self, table: Table) -> tuple[int, ...]:
        return (table.said,)


RULES: Any = Counting()
