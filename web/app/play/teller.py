"""What others do, told at a pace that can be followed; and the bots, who think between two paintings of the page."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core import Game, InvalidPosition
from web.app.page import Page

from .session import Session
from .timeline import Step

BOT_PAUSE = 30  # milliseconds before a bot thinks, so that the page is painted first
Call = Callable[[], None]
MOST_ANNOUNCED = 6  # sentences at once, when nothing is told step by step


class Teller:
    """Timers for one session: which step is shown, when the next one is, and when a bot thinks."""

    def __init__(self, page: Page, pause: Callable[[], int], after: Callable[[Call], Call]) -> None:
        """`after` makes of a call one that is painted when it is done."""
        self._page = page
        self._pause = pause
        self._after = after
        self._timer: int | None = None
        self._bot_timer: int | None = None
        self.step: Step | None = None
        self.last: Step | None = None  # what was told last
        self.session: Session | None = None
        self._eyes: int | None = None
        self.play: Callable[[str], None] = lambda notation: None  # what a bot has chosen

    def go_on(self, session: Session) -> None:
        """Something happened: tell it, and let the bot think whose turn it is."""
        self.session = session
        if session.eyes != self._eyes:
            self._eyes, self.last = session.eyes, None  # what was told to one person is not for the next one
        if self._timer is None:
            self._tell()
        if session.bot and self._bot_timer is None:
            self._bot_timer = self._page.later(BOT_PAUSE, self._after(self._think))

    def stop(self) -> None:
        """Another game, or another moment of this one."""
        for timer in (self._timer, self._bot_timer):
            if timer is not None:
                self._page.cancel(timer)
        self._timer = self._bot_timer = None
        self.step = self.last = None

    def skip(self) -> None:
        """The rest needs not be told."""
        if self._timer is not None:
            self._page.cancel(self._timer)
            self._timer = None
        self.step = None
        if self.session:
            while step := self.session.next_step():
                self.last = step

    def next(self) -> None:
        """The next step now."""
        if self._timer is not None:
            self._page.cancel(self._timer)
            self._timer = None
        self._tell()

    def _tell(self) -> None:
        """Show the next step, or the present when there is none."""
        session = self.session
        self.step = None
        if session is None or session.hand_over_to is not None or session.past is not None or not session.telling:
            return
        pause = self._pause()
        if not pause:
            self._tell_all(session)
            return
        self.step = session.next_step()
        if self.step:
            self.last = self.step
            self._page.announce(self.step.text)
            self._timer = self._page.later(int(pause * self.step.weight), self._after(self._go_further))

    def _go_further(self) -> None:
        self._timer = None
        self._tell()

    def _tell_all(self, session: Session) -> None:
        told = []
        while step := session.next_step():
            told.append(step.text)
            self.last = step
        if told:
            self._page.announce(" ".join(told[-MOST_ANNOUNCED:]))

    def _think(self) -> None:
        self._bot_timer = None
        if self.session and self.session.bot:
            self.play(choice(self.session.bot, self.session.game))


def choice(bot: str, game: Game) -> str:
    """What a bot plays. A save may name one that this version does not have: then another sits in for it."""
    from nyc_core import bots  # late: not needed before there is one

    try:
        return str(bots.choose(bot, game))
    except InvalidPosition:
        return str(bots.choose(bots.best(game), game))
