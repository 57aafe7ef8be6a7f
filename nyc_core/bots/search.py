"""What a search is made of: playing on at random, as fast as the steps of a game go. It knows no game.

A game is played on as it lies, hidden cards and the order of piles included: who may not see them asks for another
world first (`game.imagine(seat, seed)`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from nyc_core.table import chance
from nyc_core.table.errors import InvalidPosition
from nyc_core.table.flow import Pick, Steps
from nyc_core.table.game import Game
from nyc_core.table.notes import FORGOTTEN
from nyc_core.table.reading import integer, shown

PRIME, FACTOR = (1 << 30) - 35, 771645345  # of one digit of Python's, which is quicker; the factor is L'Ecuyer's
SCALE = 1 / PRIME
Moment = Callable[[Any], tuple[int, ...]]  # where in the game a position is, the round first
LIMITS = ("over", "round")


def playout(game: Game, seed: int, until: str = "over") -> int:
    """Play a copy on at random, to the end of the game or of the round, without notes, log or undo; says how many
    choices were made. The same seed makes the same choices."""
    if until not in LIMITS:
        raise InvalidPosition(f"until: {shown(until)} is none of {', '.join(LIMITS)}")
    pick = dice(integer(seed, "seed", -(2**64), 2**64))
    position = game.state.clone()
    position.notes = FORGOTTEN
    return play_on(position, game.rules.steps, pick, game.rules.moment if until == "round" else None)


def dice(seed: int) -> Pick:
    """Numbers from 0 to below 1, by a generator whose state stays so small that a search need not wait for it."""
    return _numbers(chance.seeded(seed) % (PRIME - 1) + 1).__next__


def _numbers(state: int) -> Iterator[float]:
    while True:
        state = state * FACTOR % PRIME
        yield state * SCALE


def play_on(position: Any, steps: Steps, pick: Pick, moment: Moment | None = None) -> int:
    """Play on in place, until the game is over or, where its moments are given, until another round begins; says how
    many choices were made."""
    agenda, ways = position.agenda, steps.ways
    choices, begun = 0, moment and moment(position)[:1]
    while agenda and (moment is None or moment(position)[:1] == begun):
        name, seat, number = agenda.pop()
        enter, sample, play = ways[name]
        if sample and (sampled := sample(position, seat, number, pick)):
            action, several = sampled
        elif options := enter(position, seat, number):  # a step that just runs has none
            several = len(options) > 1
            action = options[int(pick() * len(options))] if several else options[0]
        else:
            continue
        if several:
            choices += 1
        play(position, seat, number, action)
    return choices


def lead(totals: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: of the best of the others, and of all of them, by half each."""
    best, whole = -1e18, 0.0
    for other, total in enumerate(totals):
        if other != seat:
            whole += total
            if total > best:
                best = total
    return totals[seat] - 0.5 * best - 0.5 * whole / (len(totals) - 1)
