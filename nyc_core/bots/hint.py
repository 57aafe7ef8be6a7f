"""Hints: the best two or three options with their worth in points, and one reason each, out of the parts of the worth.

hint = Hint(game)            # for the seat that decides; sees what that seat sees
while not hint.step(50): ... # as with a search; `hint.search.done` of `hint.search.playouts`
hint.advice()                # a list of dicts, the best first; `why` is put into words by `reasons.say_why(game, …)`
"""

from __future__ import annotations

from nyc_core.table.game import Game
from nyc_core.table.rules import Json

from .reasons import Reason, reasons
from .tree import PLAYOUTS, Candidate, Search

MOST = 3
TRIED = 0.04  # of all playouts: what was tried less is not known well enough to be told
FAR_OFF = 6.0  # points: what is worse by more is no advice


class Hint:
    """Advice for the seat that decides."""

    def __init__(self, game: Game, playouts: int = PLAYOUTS, seed: int = 0) -> None:
        self.search = Search(game, playouts, seed, explain=True)

    def step(self, playouts: int) -> bool:
        """So many playouts more; whether it is done."""
        return self.search.step(playouts)

    def advice(self) -> list[Json]:
        """The best options as JSON-able data: `action`, `worth` (the lead to be expected), `loss` (against the best),
        `error` (of the worth), and `why` (against the next best; of all others against the best)."""
        candidates = told(self.search)
        best, *behind = candidates
        others = [behind[0], *[best] * len(behind)] if behind else [None]
        return [
            {
                "action": str(candidate.action),
                "worth": round(candidate.worth, 2),
                "loss": round(max(best.worth - candidate.worth, 0.0), 2),
                "error": round(candidate.error, 2) if candidate.visits > 1 else None,
                "why": [reason.told() for reason in self._speaking(candidate, other)] if other else [],
            }
            for candidate, other in zip(candidates, others, strict=True)
        ]

    def _speaking(self, candidate: Candidate, other: Candidate) -> list[Reason]:
        """Reasons; of the best none if nothing speaks for it but that it did best, against one that is as good."""
        telling = reasons(self.search, candidate, other)
        best = candidate.action == self.search.best
        return telling if not best or any(reason.points > 0 for reason in telling) else []


def told(search: Search) -> list[Candidate]:
    """The options worth telling."""
    first, *rest = search.candidates()
    least = 0 if search.certain else max(TRIED * search.done, 1)
    others = [other for other in rest if other.visits > least and first.worth - other.worth < FAR_OFF]
    return [first, *sorted(others, key=lambda other: -other.worth)][:MOST]
