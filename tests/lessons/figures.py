"""What winners of New York City do otherwise than losers: the figures of the chapter on strategy.

`python -m tests.lessons.figures bot:search 120` plays so many games of two and counts; a third argument is the first
seed (1). The chapter's texts and the README beside it quote what it prints: of winners, of losers, and how far they lie
apart, with the interval in which 95 % of its chance lie. What lies within it is chance, and no text may build on it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from nyc_core import Game, new_game
from nyc_core.bots import choose
from nyc_core.newyorkcity.box import CARDS

ROUNDS = tuple(card for card in CARDS if card != "wild")
PARTS = ("total", "gained", "characters", "boroughs", "six_boroughs", "press", "rest")


def played(seat: str, seed: int) -> Game:
    """A game between two of the same kind, at its end."""
    game = new_game("newyorkcity", [seat, seat], seed)
    while game.decision:
        game.act(choose(seat.removeprefix("bot:"), game))
    return game


def counted(game: Game, seat: int) -> Counter[str]:
    """Of one seat: rounds won by type, passes, and points by where they come from."""
    sums: Counter[str] = Counter()
    card = ""
    for event in game.events:
        card = event.get("card", card) if event["event"] == "bidding" else card
        if event.get("seat") == seat and event["event"] in ("won", "pass"):
            sums[f"won {card}" if event["event"] == "won" else "passed"] += 1
    return sums + Counter(_points(game.scores()[seat]))


def _points(score: Mapping[str, Any]) -> dict[str, int]:
    parts = {key: score[key] for key in PARTS if isinstance(score.get(key), int)}
    return parts | {
        "boroughs": sum(score["boroughs"].values()),
        "characters": score["characters"] + score["abilities"],
    }


def row(name: str, winners: Sequence[int], losers: Sequence[int]) -> str:
    """A line of what is printed: both means, and the mean of what lies between the two of a game."""
    apart = [one - other for one, other in zip(winners, losers, strict=True)]
    chance = 1.96 * stdev(apart) / sqrt(len(apart))
    return f"{name:>15} {fmean(winners):6.2f} {fmean(losers):6.2f} {fmean(apart):+6.2f} ± {chance:.2f}"


def main(seat: str, games: int, first: int = 1) -> None:
    """Play, count, print."""
    winners: list[Counter[str]] = []
    losers: list[Counter[str]] = []
    for seed in range(first, first + games):
        game = played(seat, seed)
        for one, score in enumerate(game.scores()):
            (winners if score["rank"] == 1 else losers).append(counted(game, one))
    print(f"{games} games of {seat}, seeds {first} to {first + games - 1}: on average of winners and losers")
    for key in (*(f"won {card}" for card in ROUNDS), "passed", *PARTS):
        print(row(key, [one[key] for one in winners], [one[key] for one in losers]))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
