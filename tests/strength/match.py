"""Matches: the same deals, seats in turn."""

from __future__ import annotations

import math
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from nyc_core import bots, games, new_game
from nyc_core.table.notes import FORGOTTEN


class Line(NamedTuple):
    """Who plays: the first against the others."""

    game: str
    seats: tuple[str, ...]


class Played(NamedTuple):
    """One game, as the first saw it."""

    won: bool
    points: int
    best_other: int


class Outcome(NamedTuple):
    """All games of a line."""

    line: Line
    played: list[Played]

    @property
    def share(self) -> float:
        """Won by the first, per cent."""
        return 100 * sum(game.won for game in self.played) / len(self.played)

    @property
    def error(self) -> float:
        """95 % of its chance lie within so many per cent."""
        share = self.share / 100
        return 196 * math.sqrt(share * (1 - share) / len(self.played))

    def row(self) -> str:
        """A line of a table in Markdown."""
        own = sum(game.points for game in self.played) / len(self.played)
        other = sum(game.best_other for game in self.played) / len(self.played)
        first, *others = self.line.seats
        against = others[0] if len(set(others)) == 1 else " ".join(others)
        number = {1: "", 2: "two ", 3: "three "}[len(others)] if len(set(others)) == 1 else ""
        where = "" if self.line.game == games.DEFAULT else f", {games.meta(self.line.game).title}"
        return (
            f"| `{first}` | {number}`{against}`{where} | {len(self.played)} | {self.share:.1f} % ± {self.error:.1f} "
            f"| {own:.1f} | {other:.1f} | {commit()} |"
        )


HEAD = (
    "| the first | against | games | wins of the first | points | of the best other | commit |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | --- |"
)


@cache
def commit() -> str:
    """What was measured: the commit, with a plus where it was changed since."""
    command = ["git", "describe", "--always", "--dirty=+", "--exclude=*", "--abbrev=7"]
    described = subprocess.run(command, check=False, cwd=Path(__file__).parent, capture_output=True, text=True)
    return described.stdout.strip() or "-"


def play(asked: tuple[Line, int]) -> Played:
    """Game number so-and-so of a line: each deal is played from every seat before the next."""
    line, number = asked
    seats = len(line.seats)
    place, deal = number % seats, number // seats
    order = list(line.seats[1:])
    order.insert(place, line.seats[0])
    game = new_game(line.game, order, 500_000 + deal)
    while decision := game.decision:
        name = order[decision.seat].removeprefix("bot:")
        game.play(bots.choose(name, game, number), FORGOTTEN)
    scores = game.scores()
    others = [score["total"] for seat, score in enumerate(scores) if seat != place]
    return Played(scores[place]["rank"] == 1, scores[place]["total"], max(others))


def match(line: Line, games: int, workers: int = 1) -> Outcome:
    """So many games."""
    asked = [(line, number) for number in range(games)]
    return Outcome(line, list(_all(asked, workers)))


def _all(asked: Sequence[tuple[Line, int]], workers: int) -> Iterator[Played]:
    if workers < 2:
        yield from map(play, asked)
        return
    with Pool(workers) as pool:
        yield from pool.imap(play, asked)
