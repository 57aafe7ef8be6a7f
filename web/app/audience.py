"""Who is told what happens on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyc_core import Refusal

if TYPE_CHECKING:  # lessons are imported when somebody wants one
    from .learn.trial import Trial


class Audience:
    """Who is told what happens: the page around this one, if there is one."""

    def acted(self, seat: int | None, notation: str) -> None:
        """Somebody has played."""

    def refused(self, notation: str, refusal: Refusal) -> None:
        """Something could not be played."""

    def lesson_changed(self, trial: Trial) -> None:
        """A lesson was opened, solved, failed, begun anew."""

    def painted(self) -> None:
        """The page shows something."""
