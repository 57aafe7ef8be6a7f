"""The hint: what a strong player would do now. It belongs to one decision and is gone with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.app.play.session import Session

from .job import Answer
from .thinker import Thinker

Json = dict[str, Any]
After = Callable[[Callable[[], None]], Callable[[], None]]


class Adviser:
    """Asked, it thinks; then `advice` are the best options, the best first."""

    def __init__(self, thinker: Thinker, after: After) -> None:
        self._thinker = thinker
        self._after = after
        self._number: int | None = None
        self._moment: object = None
        self.advice: list[Json] = []
        self.chosen = 0  # which of them is looked at
        self.failed = False

    def state(self, session: Session) -> str:
        """Of the decision on the table: "" if nobody asked, "thinks", "told" or "failed"."""
        if self._moment is None or self._moment != _moment(session):
            return ""
        return "thinks" if self._number is not None else "failed" if self.failed else "told"

    def ask(self, session: Session) -> None:
        """Think about the decision on the table."""
        self.drop()
        self._moment = _moment(session)
        game = session.game
        job = {"kind": "hint", "game": game.rules.meta.name, "save": game.save()}
        self._number = self._thinker.ask(job, lambda answer: self._after(lambda: self._learn(answer))())

    def drop(self) -> None:
        """Nobody wants it any more."""
        self._thinker.drop(self._number)
        self._number = self._moment = None
        self.advice, self.chosen, self.failed = [], 0, False

    def choose(self, number: int) -> None:
        """Look at one of the options."""
        if 0 <= number < len(self.advice):
            self.chosen = number

    def _learn(self, answer: Answer | None) -> None:
        self._number = None
        self.failed = answer is None
        self.advice = answer["advice"] if answer else []


def _moment(session: Session) -> object:
    """Which decision it is: the same table at another moment is another one."""
    return (session.id, session.plies, session.seat, session.timeline.beginnings)
