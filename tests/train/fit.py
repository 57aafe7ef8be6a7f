"""Least squares, from the last round backwards: the points in the end, mixed with what the next round's fit says."""

from __future__ import annotations

from typing import Any

import numpy as np

from nyc_core.newyorkcity import LEVELS
from nyc_core.newyorkcity.box import ROUNDS
from nyc_core.newyorkcity.mind.features import NAMES, PLACE
from nyc_core.newyorkcity.mind.weights import ROUNDS_JUDGED

from .prior import Data, guess

FORESEEN, NEXT = 0.45, 0.25  # of the target: what a search foresaw, and the fit of the next round; the rest: the end
RIDGE, RIDGE_CHARACTER = 40.0, 15.0  # how much the guess counts, in games
Fitted = tuple[np.ndarray, dict[str, float]]  # the weights, and what to add for a Tom's level
Table = list[dict[str, Any]]  # of a kind of seat, by round


def fit(games: list[dict[str, Any]], seats: int, before: dict[str, Any] | None = None) -> Data:
    """The weights for so many seats out of the games; `before`: those that are believed where games say little."""
    rows: Data = {}
    levels = {level: [0.0] * len(ROUNDS_JUDGED) for level in LEVELS}
    for kind in ("person", "tom"):
        after: Fitted | None = None  # of the next round
        for number in reversed(ROUNDS_JUDGED):
            base = before["rows"][f"{kind}/{number}"] if before else guess(kind, number)
            weights, more = _fit_round(games, kind, number, np.array(base), after)
            rows[f"{kind}/{number}"] = weights.tolist()
            after = weights, more
            if kind == "tom":
                _keep_levels(levels, more, number)
    found = {"rows": rows, "levels": levels, "spread": []}
    return found | {"spread": spreads(games, found)}


def _fit_round(games: list[dict[str, Any]], kind: str, number: int, base: np.ndarray, after: Fitted | None) -> Fitted:
    met = _met(games, kind, number)
    if not met:
        return base, {}
    matrix = np.array([one["row"] for one in met], float)
    target = _targets(met, after)
    named = sorted({one["kind"] for one in met}) if kind == "tom" else []
    dummies = np.array([[float(one["kind"] == level) for level in named] for one in met]).reshape(len(met), len(named))
    whole = np.hstack([matrix, dummies])
    believed = np.concatenate([base, np.zeros(len(named))])
    deviation = whole.std(0)
    penalty = RIDGE * np.where(deviation > 1e-8, deviation**2, 1.0)
    first = PLACE["character 1"]
    penalty[first : first + 42] = np.maximum(penalty[first : first + 42], RIDGE_CHARACTER)
    penalty[0] = 1e-3 * len(met) ** 0.5
    penalty[len(base) :] = 4.0
    left = target - whole @ believed
    solved = believed + np.linalg.solve(whole.T @ whole + np.diag(penalty), whole.T @ left)
    return solved[: len(NAMES)], dict(zip(named, solved[len(NAMES) :].tolist(), strict=True))


def _met(games: list[dict[str, Any]], kind: str, number: int) -> Table:
    """All that was met of a kind at the beginning of a round, with the points in the end, and the row a round later."""
    found = []
    for game in games:
        for place, one in enumerate(game["met"]):
            if (one["kind"] == "person") == (kind == "person") and one["number"] == number:
                seats = len(game["points"])
                later = game["met"][place + seats]["row"] if place + seats < len(game["met"]) else None
                found.append(one | {"end": game["points"][place % seats], "later": later})
    return found


def _targets(met: Table, after: Fitted | None) -> np.ndarray:
    ends = np.array([one["end"] for one in met], float)
    if after is None:
        known: np.ndarray = np.array([one["points"] for one in met], float)
        mixed: np.ndarray = (1 - FORESEEN - NEXT) * ends + (FORESEEN + NEXT) * known
        return mixed
    weights, levels = after
    whole = []
    for one, end in zip(met, ends, strict=True):
        more = levels.get(one["kind"], 0.0)
        later = float(np.dot(one["later"], weights)) + more if one["later"] is not None else end
        ahead = float(np.dot(one["foreseen"], weights)) + more if one["foreseen"] is not None else later
        whole.append((1 - FORESEEN - NEXT) * end + FORESEEN * ahead + NEXT * later)
    targets: np.ndarray = np.array(whole)
    return targets


def _keep_levels(levels: dict[str, list[float]], more: dict[str, float], number: int) -> None:
    """What a Tom's level adds. A level that nobody has met is like those of its mode and of its number."""
    place = number - ROUNDS_JUDGED[0]
    for level, added in levels.items():
        alike = [value for known, value in more.items() if known[0] == level[0] or known[1] == level[1]]
        added[place] = more.get(level, sum(alike) / len(alike) if alike else 0.0)


def spreads(games: list[dict[str, Any]], found: Data) -> list[float]:
    """By round, by how much the final lead differs from the one that was expected when it began."""
    spread = []
    for number in ROUNDS_JUDGED:
        errors = []
        for game in games:
            met = [one for one in game["met"] if one["number"] == number]
            worth = [_worth(one, found) for one in met]
            if len(worth) > 1:
                errors.append((game["points"][0] - game["points"][1]) - (worth[0] - worth[1]))
        spread.append(float(np.std(errors)) if errors else 10.0)
    return [spread[0] * 1.05, *spread][:ROUNDS]


def _worth(one: dict[str, Any], found: Data) -> float:
    kind = "person" if one["kind"] == "person" else "tom"
    worth = float(np.dot(one["row"], found["rows"][f"{kind}/{one['number']}"]))
    return worth + (found["levels"][one["kind"]][one["number"] - ROUNDS_JUDGED[0]] if kind == "tom" else 0.0)
