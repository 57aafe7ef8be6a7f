"""The start characters (NYC-1.10)."""

from __future__ import annotations

from nyc_core.newyorkcity.notation import START_WITH, Action
from nyc_core.newyorkcity.position import DRAFT, Position, ranking
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import not_now


class TakeStart:
    """From last to first each seat but the Toms takes a stack of two characters."""

    kind = "start"
    rule = "NYC-1.10"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        return [START_WITH[place] for place in range(1, len(position.starts) + 1)]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "start":
            return not_now(self)
        return objection("no_such_stack", self.rule, place=action[1], number=len(position.starts))

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        take_stack(position, seat, action[1] - 1)


def take_stack(position: Position, seat: int, place: int) -> None:
    """Both characters of a stack join the company."""
    stack = position.starts[place]
    position.starts = position.starts[:place] + position.starts[place + 1 :]
    position.company[seat] += stack
    position.notes.append(("start", seat, stack, "NYC-1.10"))


def give_toms(position: Position, _seat: int, _number: int) -> None:
    """Each Tom, last to first, gets the leftmost stack that is left; the others go back to the box."""
    for seat in reversed(ranking(position)):
        if position.tom[seat] and position.starts:
            take_stack(position, seat, 0)
    position.starts = ()
    position.phase = DRAFT
