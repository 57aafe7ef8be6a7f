"""Better weights by playing: `python -m tests.train.tune --deals 6000 --store FILE`, after `python -m tests.train`.

The fit says what a thing is worth on average. Whether the bot does better when it believes so is another question, and
this asks it. What may be turned are *knobs*: groups of weights, by part of the game, and constants of habit and search.
Each deal is played four times: from both seats, once with every knob a little up or down by chance, and once with each
the other way. Least squares over all deals says what each knob did; those that clearly did something are turned.

One line of the file is one deal, so that it may be stopped and goes on. It takes numpy. Constants are printed: those of
the habit stand in `habit.py`, the search's in `mind/__init__.py`.

What ships was turned four times, over 1,200 deals with fewer knobs and then over 5,000 to 6,000 each, with longer steps
at last (FULL 2.0, 0.45, 0.8, 0.8). A faster twin of the search played them, outside the project: here it takes days.
At that time the habit hired whoever had the highest value. That it now hires by the weights that ship, and puts tiles
where it leads, was tried with that twin too: 2.6 points more against C5, 3.4 against A9. Nothing was turned again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from nyc_core import new_game
from nyc_core.newyorkcity.mind import EXPERT, habit
from nyc_core.newyorkcity.mind.features import GROUPS, NAMES
from nyc_core.newyorkcity.mind.weights import unpack
from nyc_core.table.chance import below
from nyc_core.table.notes import FORGOTTEN

from .games import SELF, Dice, Learner, think
from .prior import FILE, Data, write

RIVALS = ("tom:C5",) * 10 + ("tom:A9",) * 7 + ("tom:C4",) * 3
PLAYOUTS = 400
CLEAR = 1.3  # standard errors that an effect must have
FULL, MOST = 2.0, 0.7  # points that turn a knob by its whole width, and by how much of it at most
HALVES = {"early": (2, 3), "late": (4, 5)}  # the rounds that begin
FINER = {  # parts of which some features are turned apart
    **dict.fromkeys(("now shut", "now X", "now open"), "boroughs now"),
    **dict.fromkeys(("soon shut", "soon X", "soon open"), "boroughs soon"),
    **dict.fromkeys(("dollars in use", "dollars lacking"), "dollars used"),
    **dict.fromkeys(("sets", "sets to come"), "sets"),
    **dict.fromkeys(("characters", "few uses"), "company"),
    "ability": "ability",
    **{name: name for name in NAMES if name.startswith("character ")},
}
GROUP = {name: FINER.get(name, part) for name, part in GROUPS.items()}
EAGERNESS = ("bold", "trust")  # of a search (`table.mind`)
CONSTANTS = ("STEP", "WIN", "SPENT", "LAST", "LIKED", "PAST", "SELF", "ENOUGH")


class Knob(NamedTuple):
    """What can be turned: weights of a kind of seat, a group of them in half the game; or one constant of the habit, or
    of the search."""

    kind: str  # "challenger", "tom", "habit" or "search"
    name: str  # the group, or the constant
    part: str  # "early" or "late"; of a habit's constant the place, if it has several
    width: float  # how far it is turned to see what it does, as a logarithm


Turns = Mapping[Knob, float]  # by how much, as a logarithm
Play = Callable[[Turns, str, int], float]  # the bot's lead, on average over both seats, against a rival in a deal


def knobs(data: Data) -> list[Knob]:
    """All that there are for two seats."""
    rows = data["seats"]["2"]["rows"]
    turnable = [Knob("search", name, "", 0.25) for name in EAGERNESS]
    for kind in ("challenger", "tom"):
        for group in dict.fromkeys(GROUP.values()):
            places = [place for place, name in enumerate(data["features"]) if GROUP[name] == group]
            for half, rounds in HALVES.items():
                if group != "base" and any(rows[f"{kind}/{number}"][place] for number in rounds for place in places):
                    turnable.append(Knob(kind, group, half, 0.2))
    for name in CONSTANTS:
        turnable += [Knob("habit", name, part, 0.25) for part in _parts(getattr(habit, name))]
    return turnable


def _parts(constant: Any) -> dict[str, float]:
    """The numbers of a constant of the habit, by where they stand in it."""
    if isinstance(constant, dict):
        return {str(key): value for key, value in constant.items()}
    return {str(n): value for n, value in enumerate(constant)} if isinstance(constant, tuple) else {"": constant}


def _like(constant: Any, values: list[float]) -> Any:
    """Other numbers, standing as they do there."""
    if isinstance(constant, dict):
        return dict(zip(constant, values, strict=True))
    return tuple(values) if isinstance(constant, tuple) else values[0]


def turned(data: Data, turns: Turns) -> Data:
    """The weights with knobs turned."""
    factors = {(knob.kind, knob.name, knob.part): math.exp(turn) for knob, turn in turns.items()}
    rows = dict(data["seats"]["2"]["rows"])
    for kind in ("challenger", "tom"):
        for half, rounds in HALVES.items():
            for number in rounds:
                row = rows[f"{kind}/{number}"]
                rows[f"{kind}/{number}"] = [
                    weight * factors.get((kind, GROUP[name], half), 1.0)
                    for weight, name in zip(row, data["features"], strict=True)
                ]
    return data | {"seats": data["seats"] | {"2": data["seats"]["2"] | {"rows": rows}}}


def constants(turns: Turns) -> dict[str, Any]:
    """Those of the habit with knobs turned, by name."""
    factors = {(knob.name, knob.part): math.exp(turn) for knob, turn in turns.items() if knob.kind == "habit"}
    known = {name: getattr(habit, name) for name in CONSTANTS}
    return {
        name: _like(constant, [value * factors.get((name, part), 1.0) for part, value in _parts(constant).items()])
        for name, constant in known.items()
    }


def eagerness(turns: Turns) -> dict[str, float]:
    """Of the search, with knobs turned."""
    factors = {knob.name: math.exp(turn) for knob, turn in turns.items() if knob.kind == "search"}
    return {name: getattr(EXPERT, name) * factors.get(name, 1.0) for name in EAGERNESS}


@contextmanager
def habits(turns: Turns) -> Iterator[None]:
    """For as long, the habit has these constants."""
    before = {name: getattr(habit, name) for name in CONSTANTS}
    try:
        _set(constants(turns))
        yield
    finally:
        _set(before)


def _set(values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        setattr(habit, name, value)
    for kept in (habit.plans, habit.liking):
        kept.cache_clear()


def player(data: Data, playouts: int = PLAYOUTS) -> Play:
    """It plays with these weights, turned."""

    def lead(turns: Turns, rival: str, deal: int) -> float:
        learner = Learner()
        learner.known = unpack(turned(data, turns), 2)
        learner.bold, learner.trust = eagerness(turns).values()
        with habits(turns):
            return sum(_lead(learner, rival, deal, seat, playouts) for seat in (0, 1)) / 2

    return lead


def _lead(learner: Learner, rival: str, deal: int, seat: int, playouts: int) -> float:
    seats = [rival, SELF] if seat else [SELF, rival]
    game, dice = new_game("newyorkcity", seats, deal), Dice(deal * 2 + seat)
    while game.decision:
        game.play(think(game, learner, playouts, dice).run(), FORGOTTEN)
    totals = [score["total"] for score in game.scores()]
    return float(totals[seat] - totals[1 - seat])


def trials(deals: int, turnable: list[Knob], play: Play, store: Path | None) -> list[dict[str, Any]]:
    """So many deals; those that are in the file were played already."""
    kept = store.read_text("utf-8").splitlines() if store and store.exists() else []
    played = [json.loads(line) for line in kept[:deals]]
    for number in range(len(played), deals):
        played.append(trial(number, turnable, play))
        if store:
            with store.open("a", encoding="utf-8") as out:
                out.write(json.dumps(played[-1]) + "\n")
    return played


def trial(number: int, turnable: list[Knob], play: Play) -> dict[str, Any]:
    """A deal, by its number: how each knob was turned, and the leads that came of it."""
    dice = Dice(number)
    signs = [1 - 2 * below(dice, 2) for _ in turnable]
    rival, deal = RIVALS[below(dice, len(RIVALS))], 2_000_000 + number
    leads = []
    for way in (1, -1):
        turns = {knob: way * sign * knob.width for knob, sign in zip(turnable, signs, strict=True)}
        leads.append(play(turns, rival, deal))
    return {"number": number, "rival": rival, "signs": signs, "leads": leads}


def effects(played: list[dict[str, Any]]) -> tuple[list[float], float]:
    """What each knob does when it is turned by its width, in points of the lead; and the standard error of that."""
    import numpy as np

    signs = np.array([one["signs"] for one in played], float)
    gains = np.array([(one["leads"][0] - one["leads"][1]) / 2 for one in played])
    told, *_ = np.linalg.lstsq(signs, gains, rcond=None)
    left = max(len(gains) - len(told), 1)  # what is not used up by the fit itself
    return told.tolist(), float((((gains - signs @ told) ** 2).sum() / left / len(gains)) ** 0.5)


def steps(turnable: list[Knob], told: list[float], error: float) -> dict[Knob, float]:
    """How far each is turned: those whose effect is clear, in proportion to it."""
    return {
        knob: knob.width * max(-MOST, min(MOST, effect / FULL))
        for knob, effect in zip(turnable, told, strict=True)
        if abs(effect) > CLEAR * error
    }


def main() -> int:
    """Play what was not played yet, and turn."""
    parser = argparse.ArgumentParser(prog="python -m tests.train.tune", description=__doc__)
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--store", type=Path, help="a file that keeps the deals, so that one may stop and go on")
    parser.add_argument("--out", type=Path, default=FILE, help="where the weights go")
    given = parser.parse_args()
    data: Data = json.loads(FILE.read_text("utf-8"))
    turnable, play = knobs(data), player(data, given.playouts)
    turns = steps(turnable, *effects(trials(given.deals, turnable, play, given.store)))
    for knob, turn in turns.items():
        print(f"{knob.kind} {knob.name} {knob.part}: {math.exp(turn):.2f}")
    print(eagerness(turns), constants(turns))
    new = turned(data, turns)
    command = f"{data['commands']['2']}; python -m tests.train.tune --deals {given.deals}"
    write(new | {"commands": data["commands"] | {"2": command}, "features": list(NAMES)}, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
