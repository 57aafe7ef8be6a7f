"""Fit the weights of New York City's worth: `python -m tests.train --games 3000 --seats 2 --store FOLDER`.

Games are played in batches with the weights of the batch before, kept in the folder, one line for each, and all the
later ones are fitted again; a run that was stopped goes on where it stopped, and gives the same weights as one that was
not. It takes numpy; the project itself does not.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from nyc_core.newyorkcity.mind.features import NAMES
from nyc_core.newyorkcity.mind.weights import unpack

from .games import Learner, play
from .prior import FILE, RIDGE, Data, draft_weights, first_weights, write

BATCH = 150
OLD = 0.35  # of all games, so many are too old to learn from: they were played with other weights


def rounded(row: list[float] | None) -> list[float] | None:
    """Short enough to be kept."""
    return None if row is None else [round(value, 3) for value in row]


def one_game(seats: int, number: int, playouts: int, learner: Learner) -> dict[str, Any]:
    """A game as a line of the store."""
    met, points = play(seats, number, playouts, learner)
    told = [
        {"kind": one.kind, "number": one.number, "row": rounded(one.row), "foreseen": rounded(one.foreseen)}
        | {"points": round(one.points, 3)}
        for one in met
    ]
    return {"points": points, "met": told}


def _one_game(asked: tuple[int, int, int, Data]) -> dict[str, Any]:
    """The same in a process of its own."""
    seats, number, playouts, data = asked
    learner = Learner()
    learner.known = unpack(data, seats)
    return one_game(seats, number, playouts, learner)


def some_games(seats: int, numbers: range, playouts: int, data: Data, workers: int) -> Iterator[dict[str, Any]]:
    """Games in their order, however many processes play them."""
    asked = [(seats, number, playouts, data) for number in numbers]
    if workers < 2:
        yield from map(_one_game, asked)
        return
    with Pool(workers) as pool:
        yield from pool.imap(_one_game, asked)


def train(
    seats: int,
    games: int,
    playouts: int,
    store: Path | None,
    start: Data,
    batch: int = BATCH,
    workers: int = 1,
    say: bool = True,
    trust: float = RIDGE,
) -> Data:
    """The weights for so many seats, after so many games."""
    from .fit import fit  # it takes numpy

    file = store / f"games-{seats}-{playouts}.jsonl" if store else None
    lines = file.read_text("utf-8").splitlines() if file and file.exists() else []
    played = [json.loads(line) for line in lines[:games]]
    before = start["seats"][str(seats)]
    done = 0
    while done < games:
        begun = time.monotonic()
        until = min(done + batch, games)
        for game in some_games(seats, range(len(played), until), playouts, start, workers):
            played.append(game)
            if file:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(played[-1]) + "\n")
        done = until
        start["seats"][str(seats)] = fit(played[int(OLD * done) : done], before, trust)
        if say:
            spread = " ".join(f"{one:.1f}" for one in start["seats"][str(seats)]["spread"])
            print(f"{done} games, spread {spread}, {time.monotonic() - begun:.0f} s", flush=True)
    return start


def main() -> int:
    """Read what is asked for, train, write."""
    parser = argparse.ArgumentParser(prog="python -m tests.train", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--playouts", type=int, default=80)
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--store", type=Path, help="a folder that keeps the games, so that one may stop and go on")
    help_begin = "with weights by hand, with those of the file, with the file's for two seats, or with `draft.json`"
    parser.add_argument("--begin", choices=("hand", "file", "two", "draft"), default="hand", help=help_begin)
    help_trust = "how many games the weights that one begins with count for"
    parser.add_argument("--trust", type=int, default=RIDGE, help=help_trust)
    parser.add_argument("--out", type=Path, default=FILE, help="where the weights go")
    given = parser.parse_args()
    if given.store:
        given.store.mkdir(parents=True, exist_ok=True)
    start = first_weights()
    kept: Data = json.loads(FILE.read_text("utf-8")) if FILE.exists() else start
    start["seats"][str(given.seats)] = _begin(given.begin, given.seats, start, kept)
    found = train(
        *(given.seats, given.games, given.playouts, given.store, start), workers=given.workers, trust=given.trust
    )
    command = f"python -m tests.train --seats {given.seats} --games {given.games} --playouts {given.playouts}"
    command += "" if given.begin == "hand" else f" --begin {given.begin}"
    command += "" if given.trust == RIDGE else f" --trust {given.trust}"
    if given.out.exists():
        kept = json.loads(given.out.read_text("utf-8"))
    commands = dict(sorted((kept.get("commands", {}) | {str(given.seats): command}).items()))
    seats = kept["seats"] | {str(given.seats): found["seats"][str(given.seats)]}
    write({"commands": commands, "features": list(NAMES), "seats": seats}, given.out)
    return 0


def _begin(name: str, seats: int, hand: Data, kept: Data) -> Data:
    """The weights for so many seats that a training begins with."""
    if name == "draft":
        return draft_weights(seats)
    found: Data = {"hand": hand, "file": kept, "two": kept}[name]["seats"]["2" if name == "two" else str(seats)]
    return found


if __name__ == "__main__":
    sys.exit(main())
