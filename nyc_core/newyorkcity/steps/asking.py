"""What decisions share."""

from __future__ import annotations

from nyc_core.newyorkcity.moves import note
from nyc_core.newyorkcity.position import Position
from nyc_core.table.flow import Ask


def decline(position: Position, seat: int, step: Ask) -> None:
    """The seat does without, or has had enough."""
    note(position, "skip", seat=seat, kind=step.kind, why=step.rule)
