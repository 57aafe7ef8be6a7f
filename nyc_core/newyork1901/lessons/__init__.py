"""What New York 1901 brings to the lessons: nothing yet but its name; its chapters come by themselves."""

from __future__ import annotations

from nyc_core.table.rules import Course


def course() -> Course:
    """No chapters."""
    return Course(package=__name__, path=(), extras=(), vocabulary={})
