"""The lessons of New York 1901: a learning path in chapters, and puzzles beside it.

A file for each chapter, and what their goals can say besides what any lesson can.
"""

from __future__ import annotations

from functools import cache

from nyc_core.table.rules import Course

PATH = ("land", "building", "growing", "cards", "goals", "endgame")
EXTRAS = ("puzzles",)


@cache
def course() -> Course:
    """What this game brings to the lessons."""
    from .vocabulary import WORDS

    return Course(__name__, PATH, EXTRAS, WORDS, {"test": "built", "skyscraper": "bronze-i2"})
