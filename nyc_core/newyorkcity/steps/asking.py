"""What the checks of all decisions share."""

from __future__ import annotations

from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Ask


def not_now(step: Ask) -> Objection:
    """An action of another decision."""
    return objection("not_now", step.rule, kind=step.kind)
