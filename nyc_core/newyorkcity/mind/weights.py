"""The fitted weights: by number of seats, kind of seat and round, one for each feature. They are data, `weights.json`,
made by the command that stands in its head."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from typing import Any, NamedTuple

from .features import NAMES

KINDS = ("person", "tom", "challenger")  # of seats; a challenger is a person at a table with a Tom
PERSON, TOM, CHALLENGER = range(3)
ROUNDS_JUDGED = (2, 3, 4, 5)  # the round that begins


class Weights(NamedTuple):
    """All that was fitted for a number of seats."""

    rows: dict[tuple[int, int], tuple[float, ...]]  # by kind of seat, and round
    levels: dict[str, tuple[float, ...]]  # by a Tom's level, what to add for it, by round
    spread: tuple[float, ...]  # by round, the usual error of a lead


@cache
def kinds(toms: tuple[bool, ...]) -> tuple[int, ...]:
    """By seat, of which kind it is."""
    return tuple(TOM if tom else CHALLENGER if True in toms else PERSON for tom in toms)


@cache
def data() -> dict[str, Any]:
    """The file."""
    # Through the package's loader, as in the browser the library is a zip.
    found: dict[str, Any] = json.loads(pkgutil.get_data(__package__, "weights.json") or b"{}")
    return found


@cache
def weights(seats: int) -> Weights:
    """Those for so many seats."""
    return unpack(data(), seats)


def unpack(found: dict[str, Any], seats: int) -> Weights:
    """The weights out of the file's data, in the order of the features; ValueError when they belong to others."""
    names = found["features"]
    if sorted(names) != sorted(NAMES):
        raise ValueError("weights and features do not belong together")
    order = [names.index(name) for name in NAMES]
    fitted = found["seats"][str(seats)]
    rows = {
        (kind, number): tuple(fitted["rows"][f"{name}/{number}"][place] for place in order)
        for kind, name in enumerate(KINDS)
        for number in ROUNDS_JUDGED
    }
    levels = {level: tuple(more) for level, more in fitted["levels"].items()}
    return Weights(rows, levels, tuple(fitted["spread"]))
