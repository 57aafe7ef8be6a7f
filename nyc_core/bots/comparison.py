"""What an option costs against others that may be better.

    comparison = Comparison(game, played, rivals, playouts=1800, after=search)
    while not comparison.step(50):
        ...
    comparison.cost, comparison.loss, comparison.place

A loss that is read off a tree would be far off: what seems bad is hardly tried there, so that nobody has learned how to
go on after it. So each option is learned first, those that the tree knows well less, until all are known equally well.
Then all of them are tried in the same worlds, in turn, until it is clear what was lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erf, inf, sqrt
from typing import Any

from nyc_core.table.game import Game

from .piecemeal import Piecemeal
from .tree import Search

KNOWN, CLEAR = 0.6, 3.0  # a comparison ends: its error, per cent; or standard errors by which a rival is none
MEASURED = 0.5  # playouts of each option that count, as a share of those by which it was learned
LEAST, LOOK = 200, 100  # playouts of each option, at least; and of all, how often it is looked at
USUAL_SPREAD = 10.0  # points, where a game does not know its own
LEAST_SPREAD = 6.0  # late in a game a point decides, or nothing does: a loss is not counted more than this


class Comparison(Piecemeal):
    """What was played, against one rival at least, for the seat that decides. `playouts`: by how many each of them is
    learned; those of `after`, a search of the same decision, are among them."""

    def __init__(
        self,
        game: Game,
        played: Any,
        rivals: Sequence[Any],
        playouts: int,
        seed: int = 0,
        *,
        after: Search | None = None,
        explain: bool = False,
    ) -> None:
        options = [*rivals, played]
        tried = {edge.action: edge.visits for edge in after.edges} if after else {}
        learning = [max(playouts - tried.get(option, 0), 0) for option in options]
        number = sum(learning) + max(int(MEASURED * playouts), 1) * len(options)
        self.search = Search(game, number, seed, explain=explain, only=options, learning=learning, after=after)
        self.spread = unit(game)
        super().__init__(self._playouts())

    def _playouts(self) -> Iterator[int]:
        while not (self.search.over or known(self.search.leads, self.spread)):
            self.search.step(1)
            yield 1

    @property
    def place(self) -> int:
        """Of the best rival, among them."""
        losses = losses_of(self.search.leads)
        return losses.index(max(losses))

    @property
    def loss(self) -> tuple[float, float]:
        """The points that it costs against the best rival, less than none where that is worse; and their error."""
        return max(losses_of(self.search.leads))

    @property
    def cost(self) -> float:
        """The same in per cent of the chance to win, in a game that stands even."""
        return share(max(self.loss[0], 0.0), self.spread)


def spread(game: Game) -> float:
    """How far results lie from each other from here on, in points."""
    return game.rules.mind.spread(game.state) or USUAL_SPREAD


def unit(game: Game) -> float:
    """The points that a cost is measured by."""
    return max(spread(game), LEAST_SPREAD)


def known(leads: Sequence[Sequence[float]], wide: float) -> bool:
    """Whether it is clear what each rival is better by, or that it is none; of all options the results in each world,
    what was played the last."""
    done = sum(map(len, leads))
    if done < LEAST * len(leads) or done % LOOK:
        return False
    return all(share(error, wide) < KNOWN or loss < -CLEAR * error for loss, error in losses_of(leads))


def losses_of(leads: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """By each rival, what the last option loses against it, and the error of that."""
    *rivals, played = leads
    return [difference(rival, played) for rival in rivals]


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the one is better on average, world by world, and the standard error of that."""
    number = min(len(one), len(other))
    if not number:
        return 0.0, inf
    gaps = [one[n] - other[n] for n in range(number)]
    mean = sum(gaps) / number
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(number - 1, 1)
    return mean, sqrt(variance / number)


def share(points: float, spread: float) -> float:
    """What points of a lead are worth in per cent of the chance to win, in a game that stands even."""
    return 100 * erf(points / (2 * sqrt(2) * spread))
