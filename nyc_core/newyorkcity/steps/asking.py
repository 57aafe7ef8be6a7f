"""What the checks of all decisions share."""

from __future__ import annotations

from nyc_core.newyorkcity.moves import note
from nyc_core.newyorkcity.position import Position
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Ask


def not_now(step: Ask) -> Objection:
    """An action of another decision."""
    return objection("not_now", step.rule, kind=step.kind)


def decline(position: Position, seat: int, step: Ask) -> None:
    """The seat does without, or has had enough."""
    note(position, "skip", seat=seat, kind=step.kind, why=step.rule)
