"""Random play, timed: ours, Catanatron's and a bare loop's. Runs natively and under Pyodide alike.

Times are CPU time, so that ratios hold on a busy machine too; under Pyodide it is Node's that is asked (`pyodide.mjs`).
"""

import gc
import random
import time
from typing import Any, NamedTuple

import nyc_core
from nyc_core.bots.search import playout

GAMES = ("newyorkcity", "newyork1901")
FOUR_PERSONS = ("human", "human", "human", "human")
TWO_PERSONS = ("human", "human")
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


def new_ours(seed: int, seats: tuple[str, ...] = FOUR_PERSONS, name: str = GAMES[0]) -> Any:
    """A game of ours before its first decision."""
    return nyc_core.new_game(name, seats=list(seats), seed=seed)


def play_ours(seed: int, seats: tuple[str, ...] = FOUR_PERSONS, name: str = GAMES[0]) -> Run:
    """A whole game of ours. Setting up is not timed."""
    return play_on_ours(new_ours(seed, seats, name), seed)


def play_on_ours(game: Any, seed: int) -> Run:
    """`options()` and `act()` for each decision, with all checks, to the end of the game."""
    pick, decisions = random.Random(seed).random, 0
    start = clock()
    while options := game.options():
        game.act(options[int(pick() * len(options))])
        decisions += 1
    return Run(game, decisions, clock() - start)


def new_catanatron(seed: int) -> Any:
    """A game of Catanatron's with four seats, before its first decision."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_on_catanatron(game: Any, seed: int) -> Run:
    """A whole game of Catanatron's in the same way: its list of playable actions, then `execute`, which checks."""
    pick, decisions = random.Random(seed).random, 0
    state = game.state
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


def play_out(game: Any, seed: int) -> Run:
    """The rest of a game of ours as a search plays it: sampled, without notes and log. The copy of the game is timed
    too."""
    start = clock()
    choices = playout(game, seed)
    return Run(game, choices, clock() - start)


def rounds_per_second(seed: int, times: int = 100) -> float:
    """How often a search can play on to the end of a round that has just been dealt, of a game for two."""
    game = new_ours(seed, TWO_PERSONS)
    while game.decision.kind != "draft":
        game.act(game.options()[0])
    gc.collect()
    start = clock()
    for number in range(times):
        playout(game, number, until="round")
    return times / (clock() - start)


def play_bare(_: Any, seed: int) -> Run:
    """What is left when there are no rules: pick from a list, change a few numbers, note an event."""
    pick, options, numbers = random.Random(seed).random, list(range(12)), [0] * 40
    events: list[tuple[int, int]] = []
    start = clock()
    for step in range(BARE_STEPS):
        choice = options[int(pick() * len(options))]
        numbers[choice] += 1
        numbers[choice + 12] -= 1
        numbers[24] = choice
        events.append((step, choice))
    return Run(events, BARE_STEPS, clock() - start)


class Slow(NamedTuple):
    """A call that took long: seconds, the decision that it was about, and how many options that had."""

    seconds: float
    kind: str
    options: int


def slowest_calls(seed: int, seats: tuple[str, ...]) -> tuple[Slow, Slow]:
    """The call of `options()` and the call of `act()` that took longest in one random game."""
    game, pick = new_ours(seed, seats), random.Random(seed).random
    worst_options = worst_act = Slow(0.0, "", 0)
    while True:
        start = clock()
        options = game.options()
        seconds = clock() - start
        if not options:
            return worst_options, worst_act
        asked = Slow(seconds, game.decision.kind, len(options))
        worst_options = max(worst_options, asked)
        action = options[int(pick() * len(options))]
        start = clock()
        game.act(action)
        worst_act = max(worst_act, asked._replace(seconds=clock() - start))


def copy_seconds(copy: Any, times: int = 200) -> float:
    """Seconds for one copy of a game."""
    gc.collect()
    start = clock()
    for _ in range(times):
        copy()
    return (clock() - start) / times
