"""Who may sit at a table of New York City, and positions in which every kind of decision comes up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nyc_core import new_game
from tests.rules.newyorkcity.helpers import make

MIXES = [
    ["human", "human"],
    ["human", "tom:B4"],
    ["human", "bot:random", "human"],
    ["human:Red", "tom:C5", "tom:A9"],
    ["human", "human", "human", "human"],
    ["tom:B3", "human", "tom:C2", "bot:clerk"],
]
IDS = ["-".join(mix).replace(":", "") for mix in MIXES]
ALL_PHASES = [6, 9, 1, 3, 5, 7, 8, 11, 2, 4, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27]


def rich(seed: int = 0, seats: int = 2, kinds: Sequence[str] | None = None) -> Any:
    """A game in which everybody owns characters of all phases and dollars for them, at the start of round 3."""
    player = {
        "characters": ALL_PHASES,
        "dollars": 30,
        "hand": ["press", "wild", "plans"],
        "reserve": ["dollar", "wild"],
    }
    press = {"12": ["neutral"], "6": list(range(seats))}
    return make([player] * seats, kinds=kinds, seed=seed, phase="draft", round=3, press=press,
                pairs=[["press", "wild"], ["dollar", "plans"]] * (seats + 1))  # fmt: skip


def games(seeds: Sequence[int] = (1,)) -> list[Any]:
    """One fresh game of each mix and seed."""
    return [new_game("newyorkcity", seats=mix, seed=seed) for mix in MIXES for seed in seeds]
