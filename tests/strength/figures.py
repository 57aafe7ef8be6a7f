"""`python -m tests.strength.figures [LEVEL …] [--games 40]`: each level plays itself, and its games are reviewed: its
average loss in real choices, to which the bands of `nyc_core.bots.review` are fitted. With `--luck` only luck is
reckoned, which has mean zero whoever plays, so that many games can be had. Rows of the README's tables."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import NamedTuple

from nyc_core import bots, new_game
from nyc_core.bots.levels import BY_NAME
from nyc_core.bots.luck import Fortune
from nyc_core.bots.review import Review
from nyc_core.table.game import Game
from nyc_core.table.notes import FORGOTTEN

FEW_WORLDS = 4  # by draw, for luck alone
DEALS = 900_000
HEAD = (
    "| level | games | average loss in real choices | luck of the first seat, in points |\n| --- | ---: | ---: | ---: |"
)


class Asked(NamedTuple):
    """One game."""

    game: str
    level: str
    number: int
    luck_alone: bool
    playouts: int | None  # for each decision that is reviewed; None: as many as the game wants


Told = tuple[list[float], float]  # everybody's average loss, and the luck of the first seat


def played(asked: Asked) -> Game:
    """A game of a level against itself."""
    game = new_game(asked.game, [f"bot:{asked.level}"] * 2, DEALS + asked.number)
    while game.decision:
        game.play(bots.choose(asked.level, game, asked.number), FORGOTTEN)
    return game


def tell(asked: Asked) -> Told:
    """What is known of it in the end."""
    game = played(asked)
    if asked.luck_alone:
        return [], luck(game)
    found = Review(game, [0, 1], asked.playouts, asked.number).run()["seats"]
    return [seat["figure"] for seat in found if seat["figure"] is not None], found[0]["luck"]


def luck(game: Game) -> float:
    """The first seat's, of all draws together."""
    whole, now = 0.0, game.clone()
    now.rewind(0)
    for ply, (_, text) in enumerate(game.actions):
        action = now.rules.parse(text)
        fortune = Fortune(now.rules, now.state, action, FEW_WORLDS, ply)
        while not fortune.step():
            pass
        drawn = fortune.drawn()
        whole += drawn.luck[0] if drawn else 0.0
        now.play(action, FORGOTTEN)
    return whole


def mean(numbers: list[float]) -> str:
    """With the interval in which 95 % of its chance lie."""
    if len(numbers) < 2:
        return "-"
    return f"{fmean(numbers):.2f} ± {1.96 * stdev(numbers) / sqrt(len(numbers)):.2f}"


def row(level: str, told: Iterable[Told]) -> str:
    """A line of a table in Markdown."""
    found = list(told)
    lost, drawn = mean([one for some, _ in found for one in some]), mean([one for _, one in found])
    return f"| `{level}` | {len(found)} | {lost} | {drawn} |"


def main() -> int:
    """Play, review, print."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.figures", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help=", ".join(BY_NAME))
    parser.add_argument("--game", default="newyorkcity")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--playouts", type=int, help="for each decision that is reviewed")
    parser.add_argument("--luck", action="store_true", help="luck alone, which takes less time")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(HEAD, flush=True)
    with Pool(given.workers) as pool:
        for level in given.levels or BY_NAME:
            asked = [Asked(given.game, level, number, given.luck, given.playouts) for number in range(given.games)]
            print(row(level, pool.imap(tell, asked)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
