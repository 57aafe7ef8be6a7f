"""Actions by the set of things that they name: options are listed more often than anything."""

from __future__ import annotations

from functools import lru_cache

from nyc_core.newyork1901.board import bits
from nyc_core.newyork1901.notation import BACK, BUILD, DEMOLISH, EXPAND, Action


@lru_cache(maxsize=8192)
def expansions(territories: int) -> tuple[Action, ...]:
    """An action for each of these territories."""
    return tuple(EXPAND[place] for place in bits(territories))


@lru_cache(maxsize=8192)
def builds(kinds: int) -> tuple[Action, ...]:
    """An action for each of these kinds."""
    return tuple(BUILD[kind] for kind in bits(kinds))


@lru_cache(maxsize=8192)
def demolitions(kinds: int) -> tuple[Action, ...]:
    """An action for each of these kinds."""
    return tuple(DEMOLISH[kind] for kind in bits(kinds))


def backs(territories: int) -> list[Action]:
    """An action for each of these territories."""
    return [BACK[place] for place in bits(territories)]
