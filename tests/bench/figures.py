"""The figures of the bench, in one run: rivals take turns, and what is compared are medians."""

import gc
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from statistics import median
from typing import Any

import nyc_core
from nyc_core import bots
from nyc_core.bots.tree import Search
from tests.bench.estates import slowest_full_estate
from tests.bench.play import (
    FOUR_PERSONS,
    GAMES,
    Run,
    catanatron_choices,
    clock,
    copy_seconds,
    new_catanatron,
    new_ours,
    play_bare,
    play_on_catanatron,
    play_on_ours,
    play_ours,
    play_out,
    rounds_per_second,
    slowest_calls,
)

MIXED_SEATS = (FOUR_PERSONS, ("human", "human"), ("human", "tom:B4", "tom:C3", "tom:A9"), ("human", "tom:C5"))
FRESH_SEEDS = 1_000_000
TURN = 10  # games of ours in a row
Figures = dict[str, Any]


def random_play(games: int) -> Figures:
    """Choices per second, four seats, beside Catanatron and the bare loop; and the slowest games. On both sides only
    decisions with more than one option count: a third of Catanatron's ticks, all of ours. A game of Catanatron's takes
    as long as ten of ours, so ours come by tens, with nothing between them: else half of their time would be that of a
    machine warming up."""
    ours: list[Run] = []
    outs: list[Run] = []
    theirs: list[Run] = []
    bare: list[Run] = []
    for turn in range(max(1, games // TURN)):
        seeds = range(turn * TURN + 1, (turn + 1) * TURN + 1)
        ours += map(light, in_a_row(new_ours, play_on_ours, seeds))
        theirs += map(light, in_a_row(new_catanatron, play_on_catanatron, seeds[:2]))
        outs += map(light, in_a_row(new_ours, play_out, seeds))
        bare += map(light, in_a_row(int, play_bare, seeds))
    seconds = sorted(run.seconds for run in ours)
    slowest = seconds[-max(1, games // 100) :]
    share = median(catanatron_choices(seed) for seed in range(1, min(games, 20) + 1))
    rate, out_rate, their_ticks, bare_rate = (median(run.rate for run in runs) for runs in (ours, outs, theirs, bare))
    return {
        "games": games,
        "choices in a game": median(run.decisions for run in ours),
        "seconds for a game": median(seconds),
        "our choices/s": rate,
        "playout choices/s": out_rate,
        "their ticks/s": their_ticks,
        "their choices/s": their_ticks * share,
        "bare loop/s": bare_rate,
        "ratio": rate / (their_ticks * share),
        "playout ratio": out_rate / (their_ticks * share),
        "bare ratio": bare_rate / rate,
        "slowest 1%": sum(slowest) / len(slowest) / median(seconds),
        "games played out/s": 1 / median(run.seconds for run in outs),
        "rounds played out/s": median(rounds_per_second(seed) for seed in range(1, min(games, 10) + 1)),
    }


def second_game(games: int) -> Figures:
    """New York 1901 in the same way: choices per second beside Catanatron's, and what its copies and saves take."""
    ours: list[Run] = []
    outs: list[Run] = []
    theirs: list[Run] = []
    clones, sizes, begin = [], [], partial(new_ours, name=GAMES[1])
    for turn in range(max(1, games // TURN)):
        seeds = range(turn * TURN + 1, (turn + 1) * TURN + 1)
        runs = in_a_row(begin, play_on_ours, seeds)
        clones += [copy_seconds(run.game.clone) for run in runs]
        sizes += [len(run.game.save()) for run in runs]
        ours += map(light, runs)
        theirs += map(light, in_a_row(new_catanatron, play_on_catanatron, seeds[:2]))
        outs += map(light, in_a_row(begin, play_out, seeds))
    share = median(catanatron_choices(seed) for seed in range(1, min(games, 10) + 1))
    rate, out_rate, their_ticks = (median(run.rate for run in runs) for runs in (ours, outs, theirs))
    return {
        "our choices/s": rate,
        "playout choices/s": out_rate,
        "ratio": rate / (their_ticks * share),
        "playout ratio": out_rate / (their_ticks * share),
        "clone": median(clones) * 1e6,
        "largest save": max(sizes),
        "longest options": slowest_full_estate(games),
    }


def in_a_row(begin: Callable[[int], Any], play: Callable[[Any, int], Run], seeds: Iterable[int]) -> list[Run]:
    """A rival's turn: games that are all set up before, and rubbish collected, so that nothing comes between them."""
    games = [(begin(seed), seed) for seed in seeds]
    gc.collect()
    return [play(game, seed) for game, seed in games]


def thinking(games: int) -> Figures:
    """The search at full strength: playouts per second, and how long a decision with a choice takes, in both games."""
    figures: Figures = {}
    for name in GAMES:
        rates, times = [], []
        for seed in range(1, max(1, games // 50) + 1):
            game = nyc_core.new_game(name, ["human", "human"], seed)
            while game.decision:
                if len(game.actions) % 5 == seed % 5:
                    start = clock()
                    search = Search(game, seed=seed)
                    search.run()
                    if search.done:
                        times.append(clock() - start)
                        rates.append(search.done / times[-1])
                game.act(bots.choose("random", game))
        figures[name] = {"playouts/s": median(rates), "median": median(times), "slowest": max(times)}
    return figures


def light(run: Run) -> Run:
    """The run without its game: thousands of them are kept."""
    return run._replace(game=None)


def copies(games: int) -> Figures:
    """Microseconds for `clone()` and for Catanatron's `copy()`, in the middle of games and at their end."""
    ours, theirs = [], []
    for seed in range(1, games + 1):
        for part in (0.25, 0.5, 1.0):
            game, other = new_ours(seed), new_catanatron(seed)
            walk_ours(game, seed, part)
            walk_catanatron(other, seed, part)
            ours.append(copy_seconds(game.clone))
            theirs.append(copy_seconds(other.copy))
    return {
        "our clone": median(ours) * 1e6,
        "our slowest clone": max(ours) * 1e6,
        "their copy": median(theirs) * 1e6,
        "ratio": median(a / b for a, b in zip(theirs, ours, strict=True)),
    }


def walk_ours(game: Any, seed: int, part: float) -> None:
    """Play a game of ours at random up to a part of its usual length."""
    steps = int(play_ours(seed).decisions * part)
    for step in range(steps):
        options = game.options()
        game.act(options[(step * 7 + seed) % len(options)])
        if not game.options():
            return


def walk_catanatron(game: Any, seed: int, part: float) -> None:
    """The same for Catanatron, whose games have about 900 ticks."""
    for step in range(int(900 * part)):
        if game.winning_color() is not None:
            return
        options = game.state.playable_actions
        game.execute(options[(step * 7 + seed) % len(options)])


def longest_calls(games: int) -> Figures:
    """The longest single `options()` and `act()` of random games of all kinds, each asked for the first time: what the
    engine may remember from other games does not count, so this is measured before all else, with seeds of its own."""
    gc.disable()  # one collection takes longer than any call
    met = [slowest_calls(FRESH_SEEDS + seed, seats) for seats in MIXED_SEATS for seed in range(games)]
    gc.enable()
    return {name: max(calls)._asdict() for name, calls in zip(("options", "act"), zip(*met, strict=True), strict=True)}


def saves(games: int) -> Figures:
    """Bytes of a whole game's save, and how long loading takes, in random games (set up and played)."""
    sizes, loads, plays, ratios = [], [], [], []
    for seats in MIXED_SEATS:
        for seed in range(1, games + 1):
            start = clock()
            game = play_ours(seed, seats).game
            plays.append(clock() - start)
            text = game.save()
            start = clock()
            nyc_core.load_game(text)
            loads.append(clock() - start)
            sizes.append(len(text.encode()))
            ratios.append(loads[-1] / plays[-1])
    return {
        "bytes": median(sizes),
        "largest": max(sizes),
        "load milliseconds": median(loads) * 1e3,
        "load in games": median(ratios),
    }


def start_up(times: int) -> Figures:
    """`import nyc_core` in fresh processes: milliseconds of CPU time, and elapsed."""
    code = (
        "import time; c, t = time.process_time(), time.perf_counter(); import nyc_core;"
        "print(time.process_time() - c, time.perf_counter() - t)"
    )
    rows = []
    for _ in range(times):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        rows.append([float(word) * 1e3 for word in done.stdout.split()])
    return {"cpu": median(row[0] for row in rows), "elapsed": median(row[1] for row in rows)}


def all_figures(games: int, processes: bool = True) -> Figures:
    """Everything; under Pyodide without what needs processes of its own."""
    figures = {
        "longest": longest_calls(max(5, games // 4)),
        "random play": random_play(games),
        "second game": second_game(games),
        "thinking": thinking(games),
        "copies": copies(max(3, games // 20)),
        "saves": saves(max(3, games // 10)),
    }
    return {**figures, "start": start_up(15)} if processes else figures
