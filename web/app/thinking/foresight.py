"""Rivals think while a person does: what lies on the table goes to the worker as soon as a person is asked, so that an
answer that was foreseen is there at once. They play the same as without (`ahead.py`)."""

from __future__ import annotations

from nyc_core.table.seats import CALLED
from web.app.page import Page
from web.app.play.session import Session

from .thinker import Thinker

PAUSE = 400  # milliseconds: who taps on at once is not troubled


class Foresight:
    """Looks at what lies on the table, whenever that has changed."""

    def __init__(self, page: Page, thinker: Thinker) -> None:
        self._page = page
        self._thinker = thinker
        self._seen: object = None
        self._timer: int | None = None

    def look(self, session: Session | None) -> None:
        """This lies there now. What a person has selected, or played but may still take back, is known already."""
        action = (session.pending or session.weighed) if session else ""
        seen = session and (session.id, session.plies, session.timeline.beginnings, action)
        if seen == self._seen:
            return
        self._seen = seen
        if self._timer is not None:
            self._page.cancel(self._timer)
        self._timer = None
        if session and session.seat is not None and not session.bot and _slow_rivals(session):
            self._timer = self._page.later(PAUSE, lambda: self._think(session, action))

    def _think(self, session: Session, action: str) -> None:
        self._timer = None
        game = session.game
        self._thinker.think_ahead({"game": game.rules.meta.name, "save": game.save(), "action": action})


def _slow_rivals(session: Session) -> bool:
    """Whether anybody sits there who takes a while."""
    return session.playable and any(seat["kind"] == "bot" and seat["name"] in CALLED for seat in session.seats)
