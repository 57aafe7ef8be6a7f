"""`python -m tests.honesty luck [--games 1000]`: luck has mean zero, whoever plays. `python -m tests.honesty loss
[--decisions 100]`: what a review says that a decision cost, beside what very many playouts say. `figure [--games 5]`:
the figure of play of each level, to which the bands were fitted. `--game NAME`: of one game only."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from nyc_core import bots, games, new_game
from nyc_core.bots.comparison import difference, share, unit
from nyc_core.bots.levels import LEVELS
from nyc_core.bots.luck import Fortune
from nyc_core.bots.review import MISTAKE, Review
from nyc_core.bots.tree import Search
from nyc_core.table.game import Game

WORLDS = 8  # for each draw
STRONG, WEAK = "clerk", "random"
MANY = 12_000  # playouts that are believed
WORSE = 0.3  # how often somebody plays anything, so that there are mistakes to be found


def spread_of(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))


# Luck


def luck_of(game: Game, seed: int) -> float:
    """Of the first seat, over a game that bots play."""
    luck = 0.0
    while game.decision:
        bot = bots.bot_to_move(game)
        assert bot
        action = bots.choose(bot, game)
        fortune = Fortune(game.rules, game.state, action, WORLDS, seed * 1000 + len(game.actions))
        while not fortune.step():
            pass
        drawn = fortune.drawn()
        luck += drawn.luck[0] if drawn else 0.0
        game.act(action)
    return luck


def luck(name: str, number: int) -> None:
    """Of a strong player against a weak one, of a weak one against a strong one, and among equals."""
    games_each = number // 3
    for row, (one, other) in enumerate(((STRONG, WEAK), (WEAK, STRONG), (STRONG, STRONG))):
        seeds = range(1000 + row * games_each, 1000 + (row + 1) * games_each)  # no deal twice
        lucks = [luck_of(new_game(name, [f"bot:{one}", f"bot:{other}"], seed), seed) for seed in seeds]
        mean, error = spread_of(lucks)
        print(
            f"{name}: luck of {one} against {other}, {len(lucks)} games: {mean:+.2f} ± {2 * error:.2f} points",
            flush=True,
        )


# Losses


def moments(name: str) -> Iterator[Game]:
    """Games in which now and then anything is played, each with its last decision to be judged."""
    for seed in range(1_000_000):
        dice = random.Random(seed)
        game = new_game(name, ["human", "bot:clerk"], seed)
        while game.decision:
            anything = game.decision.seat == 0 and dice.random() < WORSE
            choice = bots.choose(WEAK if anything else STRONG, game)
            judged = game.decision.seat == 0 and len(game.options()) > 1 and dice.random() < 0.1
            game.act(choice)
            if judged:
                yield game.clone()


def loss(name: str, number: int) -> None:
    """What a review of the usual length says, beside the truth."""
    gaps, told, true, right = [], 0, 0, 0
    for seen, game in enumerate(moments(name)):
        if seen == number:
            break
        said, known = judged(game)
        gaps.append(said - known)
        told += said >= MISTAKE
        true += known >= MISTAKE
        right += said >= MISTAKE and known >= MISTAKE
    wide = sqrt(sum(gap * gap for gap in gaps) / len(gaps))
    print(f"{name}: {len(gaps)} decisions, loss known to {wide:.1f} %; {right} of {true} mistakes found, {told} told")


def judged(game: Game) -> tuple[float, float]:
    """What the last decision cost, per cent of the chance to win: by the review, and by very many playouts."""
    ply = len(game.actions) - 1
    then = game.clone()
    then.rewind(ply)
    work = Review(game, seats=[0])
    for _ in work._decision(then, ply, 0, game.rules.parse(game.actions[ply][1])):
        pass
    told = work.decisions[-1]
    return float(told["cost"]), truth(then, told["played"])


def truth(game: Game, played: str) -> float:
    """Two long searches tell what may be better; each of that is tried very often against what was played, in two
    sets of worlds: a single one may think too well of an option that it never left."""
    found: dict[str, Any] = {}
    for seed in (7, 107):
        search = Search(game, MANY // 2, seed, patient=True)
        search.run()
        found |= {str(option): option for option in search.contenders()}
    found.setdefault(played, next(option for option in game.options() if str(option) == played))
    place, losses = list(found).index(played), [0.0] * len(found)
    for seed in (8, 108) if len(found) > 1 else ():
        learning = [MANY // 4] * len(found)
        compared = Search(game, 2 * sum(learning), seed, only=list(found.values()), learning=learning)
        compared.run()
        for other, lead in enumerate(compared.leads):
            losses[other] += difference(lead, compared.leads[place])[0] / 2
    return share(max(losses), unit(game))


# The figure of play


def figure(name: str, number: int) -> None:
    """Of each level, against one that is the same for all."""
    for level in (*(rank.name for rank in LEVELS), STRONG, WEAK):
        figures = []
        for seed in range(number):
            game = new_game(name, [f"bot:{level}", f"bot:{STRONG}"], 100 + seed)
            bots.play_bots(game)
            figures.append(Review(game, seats=[0]).run()["seats"][0]["figure"])
        mean, error = spread_of(figures)
        print(f"{name}: {level} loses {mean:.2f} ± {2 * error:.2f} % for each choice, {number} games", flush=True)


def main() -> None:
    """By the words of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.honesty", description=__doc__)
    parser.add_argument("what", choices=("luck", "loss", "figure"))
    parser.add_argument("--game", choices=games.names(), action="append")
    parser.add_argument("--games", type=int)
    parser.add_argument("--decisions", type=int, default=100)
    arguments = parser.parse_args()
    given = {"luck": arguments.games or 999, "loss": arguments.decisions, "figure": arguments.games or 5}
    measure = {"luck": luck, "loss": loss, "figure": figure}[arguments.what]
    for name in arguments.game or games.names():
        measure(name, given[arguments.what])


if __name__ == "__main__":
    main()
