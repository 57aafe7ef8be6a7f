"""Notations as whole numbers, and things as rows of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nyc_core import Game

MOST_ACTIONS = 10_000  # random play meets some 500 at most


def notations(game: Game) -> list[str]:
    """The legal notations in the order of their numbers."""
    legal = sorted(str(option) for option in game.options())
    if len(legal) > MOST_ACTIONS:
        raise OverflowError(f"{len(legal)} legal actions, numbers go up to {MOST_ACTIONS}")
    return legal


def one_of(value: object, known: Iterable[object]) -> list[float]:
    """1 at the place of the value, 0 at the others."""
    return [float(value == one) for one in known]


def counts(things: Iterable[object], known: Iterable[object]) -> list[float]:
    """How many there are of each."""
    numbers = Counter(things)
    return [float(numbers[one]) for one in known]
