"""Random play, timed: ours, Catanatron's and a bare loop's. Runs natively and under Pyodide alike.

Times are CPU time; under Pyodide, which has no such clock, they are elapsed time.
"""

import gc
import random
import time
from typing import Any, NamedTuple

import nyc_core

FOUR_PERSONS = ("human", "human", "human", "human")
CATANATRON_TURNS = 1000  # its own limit for games that nobody wins
BARE_STEPS = 2000

clock = time.process_time


class Run(NamedTuple):
    """One game of random play, how many decisions it had, and the seconds they took."""

    game: Any
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def new_ours(seed: int, seats: tuple[str, ...] = FOUR_PERSONS) -> Any:
    """A game of ours before its first decision."""
    return nyc_core.new_game("newyorkcity", seats=list(seats), seed=seed)


def play_ours(seed: int, seats: tuple[str, ...] = FOUR_PERSONS) -> Run:
    """A whole game of ours: `options()` and `act()` for each decision, with all checks. Setting up is not timed."""
    game, pick, decisions = new_ours(seed, seats), random.Random(seed).random, 0
    gc.collect()
    start = clock()
    while options := game.options():
        game.act(options[int(pick() * len(options))])
        decisions += 1
    return Run(game, decisions, clock() - start)


def new_catanatron(seed: int) -> Any:
    """A game of Catanatron's with four seats, before its first decision."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_catanatron(seed: int) -> Run:
    """A whole game of Catanatron's in the same way: its list of playable actions, then `execute`, which checks."""
    game, pick, decisions = new_catanatron(seed), random.Random(seed).random, 0
    state = game.state
    gc.collect()
    start = clock()
    while game.winning_color() is None and state.num_turns < CATANATRON_TURNS:
        options = state.playable_actions
        game.execute(options[int(pick() * len(options))])
        decisions += 1
    return Run(game, decisions, clock() - start)


def catanatron_choices(seed: int) -> float:
    """Which share of Catanatron's decisions has more than one option; ours takes the others by itself, uncounted."""
    game, pick, decisions, choices = new_catanatron(seed), random.Random(seed).random, 0, 0
    while game.winning_color() is None and game.state.num_turns < CATANATRON_TURNS:
        options = game.state.playable_actions
        game.execute(options[int(pick() * len(options))])
        decisions += 1
        choices += len(options) > 1
    return choices / decisions


def play_bare(seed: int) -> Run:
    """What is left when there are no rules: pick from a list, change a few numbers, note an event."""
    pick, options, numbers = random.Random(seed).random, list(range(12)), [0] * 40
    events: list[tuple[int, int]] = []
    gc.collect()
    start = clock()
    for step in range(BARE_STEPS):
        choice = options[int(pick() * len(options))]
        numbers[choice] += 1
        numbers[choice + 12] -= 1
        numbers[24] = choice
        events.append((step, choice))
    return Run(events, BARE_STEPS, clock() - start)


class Slow(NamedTuple):
    """One call of `options()`, and where it was met: the same walk leads there again."""

    seconds: float
    seed: int
    decision: int
    kind: str
    options: int


def slowest_options(seed: int, seats: tuple[str, ...], upto: int | None = None) -> Slow:
    """The call of `options()` that took longest in one random game, or (upto) the one at just that decision."""
    game, pick, decision = new_ours(seed, seats), random.Random(seed).random, 0
    worst = Slow(0.0, seed, 0, "", 0)
    while True:
        start = clock()
        options = game.options()
        seconds = clock() - start
        if not options:
            return worst
        asked = game.decision
        if (seconds > worst.seconds if upto is None else decision == upto) and asked is not None:
            worst = Slow(seconds, seed, decision, asked.kind, len(options))
        if decision == upto:
            return worst
        game.act(options[int(pick() * len(options))])
        decision += 1


def copy_seconds(copy: Any, times: int = 200) -> float:
    """Seconds for one copy of a game."""
    gc.collect()
    start = clock()
    for _ in range(times):
        copy()
    return (clock() - start) / times
