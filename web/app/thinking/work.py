"""How jobs are done (`job.py`). It loads all that thinks, so that only who begins a job imports it."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core import Game, InvalidPosition, bots, load_game
from nyc_core.bots.comparison import Comparison
from nyc_core.bots.hint import Hint
from nyc_core.bots.review import Review

from .ahead import Ahead, thought
from .job import Answer, Job, Work


class Move:
    """What a bot plays. A save may name one that this version does not have: then another sits in for it."""

    def __init__(self, game: Game, job: Job) -> None:
        try:
            self._thought = thought(game, job["save"], str(job["bot"]))
        except InvalidPosition:
            self._thought = bots.think(bots.best(game), game)

    progress = 0.0  # a move is soon there

    def step(self, playouts: int) -> bool:
        return bool(self._thought.step(playouts))

    def answer(self) -> Answer:
        return {"action": str(self._thought.best)}


class Advice:
    """A hint for who decides."""

    def __init__(self, game: Game, job: Job) -> None:
        self._hint = Hint(game)

    @property
    def progress(self) -> float:
        return self._hint.search.done / self._hint.search.playouts

    def step(self, playouts: int) -> bool:
        return self._hint.step(playouts)

    def answer(self) -> Answer:
        return {"advice": self._hint.advice()}


class Reviewed:
    """A review of a whole game."""

    def __init__(self, game: Game, job: Job) -> None:
        self._review = Review(game)

    @property
    def progress(self) -> float:
        return self._review.progress

    def step(self, playouts: int) -> bool:
        return self._review.step(playouts)

    def answer(self) -> Answer:
        return self._review.result()


class Judged:
    """What one option costs against another, per cent of the chance to win, in the same worlds."""

    def __init__(self, game: Game, job: Job) -> None:
        options = {str(option): option for option in game.options()}
        best, played = (options[str(job[name])] for name in ("best", "played"))
        self._comparison = Comparison(game, played, [best], game.rules.mind.judged // 4) if best != played else None

    @property
    def progress(self) -> float:
        return self._comparison.search.done / self._comparison.search.playouts if self._comparison else 1.0

    def step(self, playouts: int) -> bool:
        return self._comparison.step(playouts) if self._comparison else True

    def answer(self) -> Answer:
        return {"cost": round(self._comparison.cost, 1) if self._comparison else 0.0}


KINDS: dict[str, Callable[[Game, Job], Work]] = {
    "move": Move,
    "judge": Judged,
    "hint": Advice,
    "ahead": Ahead,
    "review": Reviewed,
}


def begin(job: Job) -> Work:
    """The work of a job; any exception when there is none such, or no such game here."""
    return KINDS[job["kind"]](load_game(job["save"]), job)
