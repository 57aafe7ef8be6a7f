"""Reviews of games: worked out in the background, kept beside the save, one for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nyc_core import Game
from web.app.keep.slots import Trouble
from web.app.keep.store import REVIEW, Store
from web.app.play.session import Session

from .job import Answer
from .thinker import Thinker

Json = dict[str, Any]
After = Callable[[Callable[[], None]], Callable[[], None]]
STEP = 0.02  # how far it has come, before that is shown anew
WRONG = ("mistake", "blunder")


class Running(NamedTuple):
    """A review that is being worked out."""

    number: int
    session: Session  # its game, as it was when the review began
    game: Game
    progress: float = 0.0


class Reviewer:
    """Begins reviews, keeps them, and says what is known of a game."""

    def __init__(self, store: Store, thinker: Thinker, after: After) -> None:
        self._store = store
        self._thinker = thinker
        self._after = after
        self._running: dict[str, Running] = {}
        self._failed: set[str] = set()
        self._results: dict[str, Json] = {}
        self.done: Callable[[Session, Game, Json], None] = lambda session, game, result: None  # one is finished

    def progress(self, game: str) -> float | None:
        """How far it has come, from 0 to 1; None where none is worked out."""
        running = self._running.get(game)
        return running.progress if running else None

    def failed(self, game: str) -> bool:
        """Whether it could not be done."""
        return game in self._failed

    def begin(self, session: Session) -> None:
        """Work it out, unless that is being done."""
        id_, game = session.id, session.game
        if id_ not in self._running:
            self._failed.discard(id_)
            job = {"kind": "review", "game": game.rules.meta.name, "save": game.save()}
            done = lambda answer: self._after(lambda: self._learn(id_, answer))()  # noqa: E731
            number = self._thinker.ask(job, done, lambda at: self._go_on(id_, at))
            self._running[id_] = Running(number, session, game.clone())

    def cancel(self, game: str) -> None:
        """Leave it."""
        running = self._running.pop(game, None)
        if running:
            self._thinker.drop(running.number)

    def _go_on(self, game: str, progress: float) -> None:
        running = self._running.get(game)
        if running and progress - running.progress >= STEP:
            self._after(lambda: self._running.update({game: running._replace(progress=progress)}))()

    def _learn(self, game: str, answer: Answer | None) -> None:
        running = self._running.pop(game, None)
        if answer is None or running is None:
            self._failed.add(game)
            return
        self._results[game] = answer
        self.done(running.session, running.game, answer)
        try:
            self._store.write_sealed(REVIEW + game, answer)
        except Trouble:
            pass  # it is there for as long as the page is; another time it is worked out again

    def forget(self, game: str) -> None:
        """What is known of it cannot be read: it can be worked out once more."""
        self._results[game] = {}

    def result(self, id_: str, game: Game) -> Json | None:
        """What is known of a game, if that is what was reviewed: one that went another way since is another one."""
        if id_ not in self._results:
            try:
                self._results[id_] = self._store.read_sealed(REVIEW + id_)
            except Trouble:
                return None
        result = self._results[id_]
        return result if result and _fits(result, game) else None


def _fits(result: Json, game: Game) -> bool:
    """What lies on a device is never trusted to be what was put there."""
    log = game.actions
    try:
        done = [(one["ply"], one["seat"], one["played"]) for one in result["decisions"]]
        return result["plies"] <= len(log) and all(log[ply] == (seat, played) for ply, seat, played in done)
    except (KeyError, TypeError, IndexError):
        return False


def decision_at(result: Json, ply: int) -> Json | None:
    """What the review says of the decision after so many actions."""
    decisions: list[Json] = [one for one in result["decisions"] if one["ply"] == ply]
    return decisions[0] if decisions else None


def tasks_of(result: Json) -> list[Json]:
    """What can be tried again."""
    return [one for one in result["decisions"] if one["mark"] in WRONG]
