"""Notations as whole numbers, and things as rows of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nyc_core import Game

MOST_ACTIONS = 10_000  # random play meets some 500 at most


def notations(game: Game) -> list[str]:
    """The legal notations in the order of their numbers."""
    found = sorted(str(option) for option in game.options())
    if len(found) > MOST_ACTIONS:
        raise OverflowError(f"{len(found)} legal actions, numbers go up to {MOST_ACTIONS}")
    return found


def one_of(value: object, known: Iterable[object]) -> list[float]:
    """1 at the place of the value, 0 at the others."""
    return [float(value == one) for one in known]


def counts(things: Iterable[object], known: Iterable[object]) -> list[float]:
    """How many there are of each."""
    found = Counter(things)
    return [float(found[one]) for one in known]
