"""What decisions share."""

from __future__ import annotations

from nyc_core.newyorkcity.position import Position
from nyc_core.table.flow import Ask


def decline(position: Position, seat: int, step: Ask) -> None:
    """The seat does without, or has had enough."""
    position.notes.append(("skip", seat, step.kind, step.rule))
