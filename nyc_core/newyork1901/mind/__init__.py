"""What New York 1901 hands to a search (`table.mind`). Only the order of the market is hidden, so a search sees its
next turns through, and those of the others between them. Then it takes a fitted worth: points, and those to come."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from math import fsum
from operator import mul
from typing import Any

from nyc_core.newyork1901.position import OVER, Position
from nyc_core.newyork1901.scoring import challenge_points, scores
from nyc_core.table import chance
from nyc_core.table.mind import Habit, Mind, Parts, Shift, Signs

from .features import GROUPS, NAMES, PARTS, rows, time_left
from .habit import HABITS, candidates
from .signs import TELLING, signs

AHEAD = {2: 3, 3: 2, 4: 2}  # turns of each seat that a search looks ahead, by number of seats
STEPS_OF_TIME = 64  # weights are kept for so many amounts of time that is left
GROUP_OF = tuple(PARTS.index(GROUPS[name]) for name in NAMES)
Row = tuple[float, ...]


@cache
def data() -> dict[str, Any]:
    """The fitted weights, with the command that made them in their head."""
    # Through the package's loader, as in the browser the library is a zip.
    found: dict[str, Any] = json.loads(pkgutil.get_data(__package__, "weights.json") or b"{}")
    return found


@cache
def weights(step: int) -> Row:
    """At this moment of the game: what a feature is worth in the end, and how much more while there is time."""
    return unpack(data(), step / STEPS_OF_TIME)


def unpack(found: dict[str, Any], left: float) -> Row:
    """The weights out of the file's data, in the order of the features; ValueError when they belong to others."""
    if sorted(found["features"]) != sorted(NAMES):
        raise ValueError("weights and features do not belong together")
    order = [found["features"].index(name) for name in NAMES]
    return tuple(found["late"][place] + left * found["more"][place] for place in order)


class Expert(Mind):
    """Who knows the game."""

    habits: Mapping[str, Habit] = HABITS
    telling: Mapping[str, float] = TELLING
    bold = 3.0
    judged = 6000  # playouts take a little longer than in New York City
    ending = 300

    def candidates(
        self, position: Position, name: str, seat: int, number: int, options: Sequence[Any]
    ) -> Sequence[Any]:
        return candidates(position, name, seat, number, options)

    def key(self, position: Position, name: str, seat: int, number: int) -> Hashable:
        """Turn, market, and what the seat has."""
        own = (position.estate[seat], position.built[seat], position.cards[seat])
        return (name, seat, number, position.turns, position.open, position.free, *own)

    def horizon(self, position: Position) -> int | None:
        return position.turns + AHEAD[len(position.seats)] * len(position.seats)

    def beyond(self, position: Position, horizon: int) -> bool:
        return position.turns >= horizon

    def worths(self, position: Position) -> list[float] | None:
        if position.phase == OVER:
            return None
        left = time_left(position)
        fitted = weights(int(left * STEPS_OF_TIME))
        return [position.points[seat] + fsum(map(mul, row, fitted)) for seat, row in enumerate(rows(position, left))]

    def parts(self, position: Position) -> list[Parts] | None:
        if position.phase == OVER:
            return _final_parts(position)
        left = time_left(position)
        fitted, found = weights(int(left * STEPS_OF_TIME)), []
        for seat, row in enumerate(rows(position, left)):
            points = [0.0] * len(PARTS)
            points[0] = float(position.points[seat])
            for place, value, weight in zip(GROUP_OF, row, fitted, strict=True):
                points[place] += value * weight
            found.append(dict(zip(PARTS, points, strict=True)))
        return found

    def part(self, name: str, lang: str) -> str:
        from .words import say

        return say(name, lang=lang)

    def signs(self, position: Position) -> list[Signs]:
        return signs(position)

    def tell(self, shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
        from .telling import tell

        return tell(shift, names, you, lang)

    def spread(self, position: Position) -> float:
        known = data()["spread"]
        return 0.0 if position.phase == OVER else float(known[0] + (known[1] - known[0]) * time_left(position))

    def redeal(self, position: Position, seed: int) -> None:
        """The future market."""
        position.rng = chance.seeded(seed)
        position.future = chance.mixed(position, position.future)


def _final_parts(position: Position) -> list[Parts]:
    bonus = challenge_points(position)
    return [
        {
            "points": float(score["gained"]),
            "streets": float(sum(score["streets"].values())),
            "challenge": float(bonus[seat]),
            "cards": float(score["cards"]),
        }
        for seat, score in enumerate(scores(position))
    ]


EXPERT = Expert()
