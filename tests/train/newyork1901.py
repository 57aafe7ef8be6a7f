"""Fit the worth of New York 1901: `python -m tests.train.newyork1901 --games 600`. Its clerk plays, with some moves by
chance; what was met at the beginning of each turn is held against the points that then still came. It takes numpy."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from nyc_core import bots, new_game
from nyc_core.newyork1901.box import VARIANTS
from nyc_core.newyork1901.mind.features import NAMES, rows, time_left
from nyc_core.table.chance import below
from nyc_core.table.notes import FORGOTTEN

from .games import Dice

FILE = Path(__file__).resolve().parents[2] / "nyc_core/newyork1901/mind/weights.json"
COMPANIES = (2, 2, 2, 3, 4)
STRAY = (0, 30, 100)  # of 1,000 moves, so many are made by chance
RIDGE = 20.0
Met = tuple[float, list[float], float]  # time left, the row, and the points that were to come


def play(number: int) -> tuple[list[Met], list[tuple[float, float, float]]]:
    """A game: all that was met; and by turn the time left, with rows apart for the spread."""
    seats, dice = COMPANIES[number % len(COMPANIES)], Dice(number * 7919 + 1)
    variant = VARIANTS[0 if number % 4 else below(dice, len(VARIANTS))]
    game = new_game("newyork1901", ["bot:clerk"] * seats, number, variant=variant)
    stray, turns, last = STRAY[below(dice, len(STRAY))], [], -1
    while game.decision:
        position = game.state
        if position.turns != last:
            last = position.turns
            left = time_left(position)
            turns.append((left, rows(position, left), list(position.points)))
        options = game.options()
        by_chance = below(dice, 1000) < stray
        action = options[below(dice, len(options))] if by_chance else bots.choose("clerk", game, number)
        game.play(action, FORGOTTEN)
    totals = [float(score["total"]) for score in game.scores()]
    met = [
        (left, row, totals[seat] - points[seat])
        for left, found, points in turns
        for seat, row in enumerate(found)
    ]  # fmt: skip
    return met, [(left, totals[0] - totals[1], float(points[0] - points[1])) for left, _, points in turns]


def fit(met: list[Met]) -> tuple[list[float], list[float]]:
    """Least squares: what each feature brings late, and how much more with the whole game to come."""
    import numpy as np

    left = np.array([one[0] for one in met])
    matrix = np.array([one[1] for one in met], float)
    whole = np.hstack([matrix, matrix * left[:, None]])
    penalty = np.diag(RIDGE * whole.var(0) + 1e-3)
    solved = np.linalg.solve(whole.T @ whole + penalty, whole.T @ np.array([one[2] for one in met]))
    return solved[: len(NAMES)].tolist(), solved[len(NAMES) :].tolist()


def spread(games: list[Any], late: list[float], more: list[float]) -> list[float]:
    """By how much the final lead differs from the expected one, usually: late, and at the beginning."""
    errors: dict[bool, list[float]] = {False: [], True: []}
    for met, turns in games:
        seats = len(met) // len(turns)
        for turn, (left, lead, points) in enumerate(turns):
            worth = []
            for _, row, _ in met[turn * seats : turn * seats + 2]:
                worth.append(sum(value * (a + left * b) for value, a, b in zip(row, late, more, strict=True)))
            if left > 0.85 or left < 0.2:
                errors[left > 0.5].append(lead - points - worth[0] + worth[1])
    return [
        round((sum(e * e for e in errors[early]) / max(len(errors[early]), 1)) ** 0.5, 2) for early in (False, True)
    ]


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(prog="python -m tests.train.newyork1901", description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    games = [play(number) for number in range(given.games)]
    late, more = fit([one for met, _ in games for one in met])
    found = {
        "command": f"python -m tests.train.newyork1901 --games {given.games}",
        "features": list(NAMES),
        "late": [round(one, 3) for one in late],
        "more": [round(one, 3) for one in more],
        "spread": spread(games, late, more),
    }
    lines = (f' "{key}": {json.dumps(value)}' for key, value in found.items())
    given.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
