"""Games to learn from: the searching bot plays itself and Toms with the present weights, and what it met at the end of
each round is kept: the rows of features, and those that its search foresaw for the end of the next round."""

from __future__ import annotations

from math import fsum
from operator import mul
from typing import Any, NamedTuple

from nyc_core import new_game
from nyc_core.bots.tree import Search
from nyc_core.newyorkcity import PRINTED
from nyc_core.newyorkcity.box import ROUNDS
from nyc_core.newyorkcity.mind import EXPERT, Expert
from nyc_core.newyorkcity.mind.features import Row, rows
from nyc_core.newyorkcity.mind.weights import KINDS, Weights, kinds
from nyc_core.newyorkcity.position import OVER, Position
from nyc_core.table.chance import Chancy, below
from nyc_core.table.game import Game

STRAY = (0, 0, 15, 40)  # of 1,000 moves, so many are made by chance; each game has one of these
SELF = "bot:search"


class Learner(Expert):
    """The expert with other weights, who remembers what his searches saw at their ends."""

    def __init__(self) -> None:
        self.known: Weights | None = None
        self.seen: list[list[Row]] | None = None

    def worths(self, position: Position) -> list[float] | None:
        known = self.known
        if known is None or position.phase == OVER:
            return super().worths(position)
        found = rows(position)
        if self.seen is not None:
            self.seen.append(found)
        kind = kinds(position.tom)
        return [fsum(map(mul, row, known.rows[kind[seat], position.round])) for seat, row in enumerate(found)]


class Dice:
    """Chances of a game that is learned from."""

    def __init__(self, seed: int) -> None:
        self.rng = seed


class Met(NamedTuple):
    """What a seat stood at when a round began."""

    kind: str  # "person", "challenger", or a Tom's level
    number: int  # the round
    row: Row
    foreseen: Row | None  # the mean row at the end of the round, as a search saw it; none in the last round
    points: float  # or there, the mean of the final points


def companies(seats: int, number: int) -> list[str]:
    """Who plays game `number`: itself, and Toms, the hard ones more often."""
    if seats == 2:
        level = (*PRINTED, "C5", "A9", "C5", "A9", "C4", "B4")[number // 2 % 18]
        company = [SELF, SELF] if number % 8 in (1, 4, 6) else [SELF, f"tom:{level}"]
    else:
        toms = [f"tom:{PRINTED[(number * 5 + other * 7) % 12]}" for other in range(seats - 1)]
        company = [SELF, *toms] if number % 4 == 3 else [SELF] * seats
    shift = number // 3 % seats
    return company[shift:] + company[:shift]


def play(seats: int, number: int, playouts: int, learner: Learner) -> tuple[list[Met], list[float]]:
    """A game, by its number: what was met, and everybody's points."""
    game = new_game("newyorkcity", companies(seats, number), 1_000_000 * seats + number)
    dice = Dice(number * 7919 + seats)
    stray = STRAY[below(dice, len(STRAY))]
    met: list[Met] = []
    begun = 1
    while game.decision:
        position: Position = game.state
        options = game.options()
        if position.round != begun:
            begun = position.round
            action = _begin(game, learner, playouts, dice, met)
        elif below(dice, 1000) < stray:
            action = options[below(dice, len(options))]
        else:
            action = think(game, learner, playouts, dice).run()
        game.play(action, _nowhere)
    return met, [float(score["total"]) for score in game.scores()]


_nowhere: Any = type("Nowhere", (), {"append": lambda self, note: None, "__iadd__": lambda self, notes: self})()


def think(game: Game, learner: Learner, playouts: int, dice: Chancy) -> Search:
    search = Search(game, playouts, below(dice, 1 << 32))
    search.mind = learner
    return search


def _begin(game: Game, learner: Learner, playouts: int, dice: Chancy, met: list[Met]) -> Any:
    """The first decision of a round: thought about longer, and what was seen at its end is kept."""
    position: Position = game.state
    search = think(game, learner, playouts, dice)
    seen: list[list[Row]] = []
    learner.seen = seen
    ends: list[int] = []  # of which option each end is
    while not search.over:
        before = [edge.visits for edge in search.edges]
        search.step(1)
        ends.append(next(n for n, edge in enumerate(search.edges) if edge.visits > before[n]))
    learner.seen = None
    best = search.best
    place = next((n for n, edge in enumerate(search.edges) if edge.action == best), 0)
    chosen = [found for found, end in zip(seen, ends, strict=False) if end == place]
    totals = search.edges[place].totals
    visits = max(search.edges[place].visits, 1)
    for seat, row in enumerate(rows(position)):
        kind = position.seats[seat].level if position.tom[seat] else KINDS[kinds(position.tom)[seat]]
        foreseen = [fsum(column) / len(chosen) for column in zip(*(some[seat] for some in chosen), strict=True)]
        last = position.round == ROUNDS
        met.append(Met(kind, position.round, row, None if last or not chosen else foreseen, totals[seat] / visits))
    return best


assert EXPERT.bold == Learner.bold
