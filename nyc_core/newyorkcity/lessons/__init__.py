"""The lessons of New York City: six chapters of a learning path, the rulebook's other examples, and puzzles.

A file for each chapter, and what their goals can say besides what any lesson can.
"""

from __future__ import annotations

from functools import cache

from nyc_core.table.rules import Course

PATH = ("goal", "bids", "rounds", "characters", "finer", "tom", "strategy")
EXTRAS = ("people", "examples", "puzzles")


@cache
def course() -> Course:
    """What this game brings to the lessons."""
    from .vocabulary import WORDS

    return Course(__name__, PATH, EXTRAS, WORDS, {"test": "won"})
