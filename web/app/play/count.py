"""The end of a game, counted up: one line of the score after the other, until somebody has seen enough."""

from __future__ import annotations

from collections.abc import Callable

from web.app.page import Page

from .pace import Pace

Call = Callable[[], None]
WEIGHT = 1.6  # of a line of the score, against a step that is told


class Count:
    """How many lines of the score are shown; None when that is no question any more."""

    def __init__(self, page: Page, pace: Callable[[], Pace], after: Callable[[Call], Call]) -> None:
        self._page = page
        self._pace = pace
        self._after = after
        self._timer: int | None = None
        self._labels: list[str] = []
        self.shown: int | None = None

    def begin(self, labels: list[str]) -> None:
        """Count these lines; at once where nothing is told step by step."""
        self.end()
        if any(self._pace()):
            self._labels, self.shown = labels, 0
            self._wait("")

    def end(self) -> None:
        """The result, now."""
        if self._timer is not None:
            self._page.cancel(self._timer)
        self._timer = self.shown = None

    def _wait(self, label: str) -> None:
        self._timer = self._page.later(self._pace().of(WEIGHT, label), self._after(self._go_on))

    def _go_on(self) -> None:
        self._timer = None
        if self.shown is None or self.shown >= len(self._labels):
            self.shown = None
            return
        self._wait(self._labels[self.shown])
        self.shown += 1
