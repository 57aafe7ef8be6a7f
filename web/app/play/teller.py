"""What others do, told at a pace that can be followed; and the bots, who think between two paintings of the page."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core import InvalidPosition
from nyc_core.table.game import Game
from web.app.page import Page

from .session import Session
from .timeline import Step

# How long a step is shown, against the pace that is chosen.
WEIGHT = {"round": 1.2, "won": 1.3, "hire": 1.4, "tile": 1.4, "statue": 2.0, "over": 0.5, "advance": 0.8, "pass": 0.8}
BOT_PAUSE = 30  # milliseconds before a bot thinks, so that the page is painted first
MOST_ANNOUNCED = 6  # sentences at once, when nothing is told step by step


class Teller:
    """Timers for one session: which step is shown, when the next one is, and when a bot thinks."""

    def __init__(self, page: Page, pause: Callable[[], int], paint: Callable[[], None]) -> None:
        self._page = page
        self._pause = pause
        self._paint = paint
        self._timer: int | None = None
        self._bot_timer: int | None = None
        self.step: Step | None = None
        self.last: Step | None = None  # what was told last
        self.session: Session | None = None
        self._eyes: int | None = None
        self.play: Callable[[str], None] = lambda notation: None

    def go_on(self, session: Session) -> None:
        """Something happened: tell it, and let the bot think whose turn it is."""
        self.session = session
        if session.eyes != self._eyes:
            self._eyes, self.last = session.eyes, None  # what was told to one person is not for the next one
        if self._timer is None:
            self._tell()
        if session.bot and self._bot_timer is None:
            self._bot_timer = self._page.later(BOT_PAUSE, self._think)

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
        self._paint()

    def _tell(self) -> None:
        """Show the next step, or the present when there is none."""
        it = self.session
        self.step = None
        if it is None or it.hand_over_to is not None or it.past is not None or not it.telling:
            return
        pause = self._pause()
        if not pause:
            self._tell_all(it)
            return
        self.step = it.next_step()
        if self.step:
            self.last = self.step
            self._page.announce(self.step.text)
            weight = WEIGHT.get(self.step.event["event"], 1.0)
            self._timer = self._page.later(int(pause * weight), self._go_further)

    def _go_further(self) -> None:
        self._timer = None
        self._tell()
        self._paint()

    def _tell_all(self, it: Session) -> None:
        told = []
        while step := it.next_step():
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
