"""Least squares, from the last round backwards: the points in the end, mixed with what the next round's fit says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nyc_core.newyorkcity import LEVELS
from nyc_core.newyorkcity.box import ROUNDS
from nyc_core.newyorkcity.mind.features import NAMES, PLACE
from nyc_core.newyorkcity.mind.weights import KINDS, ROUNDS_JUDGED

from .prior import RIDGE, SPREAD, Data, guess

FORESEEN, NEXT = 0.45, 0.25  # of the target: what a search foresaw, and the fit of the next round; the rest: the end
RIDGE_CHARACTER = 15.0  # the least that a character by hand counts for, in games
SHARE_OF_LEVEL = 0.1  # of what the rest counts for, what a Tom's level does
Fitted = tuple[np.ndarray, dict[str, float]]  # the weights, and what to add for a Tom's level
Games = list[dict[str, Any]]  # or what was met in them


def fit(games: Games, before: Data | None = None, trust: float = RIDGE) -> Data:
    """The weights out of the games; `before`: those that are believed where games say little, as if so many games had
    told of them."""
    rows: Data = {}
    levels = {level: [0.0] * len(ROUNDS_JUDGED) for level in LEVELS}
    for kind in KINDS:
        after: Fitted | None = None  # of the next round
        for place, number in reversed([*enumerate(ROUNDS_JUDGED)]):
            base = before["rows"][f"{kind}/{number}"] if before else guess(kind, number)
            known = {level: more[place] for level, more in (before["levels"] if before else levels).items()}
            weights, more = _fit_round(_met(games, kind, number), (np.array(base), known), after, trust)
            rows[f"{kind}/{number}"] = weights.tolist()
            after = weights, more
            if kind == "tom":
                _keep_levels(levels, more, place, known if before else {})
    found = {"rows": rows, "levels": levels, "spread": []}
    return found | {
        "spread": _trusted(spreads(games, found), before["spread"] if before else SPREAD, len(games), trust)
    }


def _trusted(spread: list[float], known: Sequence[float], games: int, trust: float) -> list[float]:
    """Squares of errors add up, those that were known of before too."""
    return [
        ((games * one * one + trust * other * other) / (games + trust)) ** 0.5
        for one, other in zip(spread, known, strict=True)
    ]


def _fit_round(met: Games, before: Fitted, after: Fitted | None, trust: float) -> Fitted:
    base, known = before
    if not met:
        return base, {}
    matrix = np.array([one["row"] for one in met], float)
    target = _targets(met, after)
    named = sorted({one["kind"] for one in met} - {*KINDS})
    dummies = np.array([[float(one["kind"] == level) for level in named] for one in met]).reshape(len(met), len(named))
    whole = np.hstack([matrix, dummies])
    believed = np.concatenate([base, [known[level] for level in named]])
    deviation = whole.std(0)
    penalty = trust * np.where(deviation > 1e-8, deviation**2, 1.0)
    first = PLACE["character 1"]
    penalty[first : first + 42] = np.maximum(penalty[first : first + 42], RIDGE_CHARACTER)
    penalty[0] = 1e-3 * len(met) ** 0.5
    penalty[len(base) :] = SHARE_OF_LEVEL * trust
    left = target - whole @ believed
    solved = believed + np.linalg.solve(whole.T @ whole + np.diag(penalty), whole.T @ left)
    return solved[: len(NAMES)], dict(zip(named, solved[len(NAMES) :].tolist(), strict=True))


def _met(games: Games, kind: str, number: int) -> Games:
    """All that was met of a kind at the beginning of a round, with the points in the end, and the row a round later."""
    found = []
    for game in games:
        for place, one in enumerate(game["met"]):
            if one["number"] == number and kind == (one["kind"] if one["kind"] in KINDS else "tom"):
                seats = len(game["points"])
                later = game["met"][place + seats]["row"] if place + seats < len(game["met"]) else None
                found.append(one | {"end": game["points"][place % seats], "later": later})
    return found


def _targets(met: Games, after: Fitted | None) -> np.ndarray:
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


def _keep_levels(levels: dict[str, list[float]], more: dict[str, float], place: int, known: dict[str, float]) -> None:
    """What a Tom's level adds. A level that nobody has met is like those of its mode and of its number, if nothing was
    known of it before."""
    for level, added in levels.items():
        alike = [value for other, value in more.items() if other[0] == level[0] or other[1] == level[1]]
        added[place] = more.get(level, known.get(level, sum(alike) / len(alike) if alike else 0.0))


def spreads(games: Games, found: Data) -> list[float]:
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
    kind = one["kind"] if one["kind"] in KINDS else "tom"
    worth = float(np.dot(one["row"], found["rows"][f"{kind}/{one['number']}"]))
    return worth + (found["levels"][one["kind"]][one["number"] - ROUNDS_JUDGED[0]] if kind == "tom" else 0.0)
