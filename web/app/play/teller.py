"""What others do, told at a pace that can be followed; and the bots, who are asked when it is their turn."""

from __future__ import annotations

from collections.abc import Callable

from web.app.page import Page
from web.app.thinking.job import Answer
from web.app.thinking.thinker import Thinker

from .pace import Pace
from .session import Session
from .timeline import Step

BOT_PAUSE = 30  # milliseconds before a bot thinks, so that the page is painted first
LONG = 300  # milliseconds after which it is shown that one thinks
Call = Callable[[], None]
QUICK = 2.5  # times as fast, for who has seen enough of it
MOST_ANNOUNCED = 6  # sentences at once, when nothing is told step by step


class Teller:
    """Timers for one session: which step is shown, when the next one is, and when a bot thinks."""

    def __init__(self, page: Page, thinker: Thinker, pace: Callable[[], Pace], after: Callable[[Call], Call]) -> None:
        """`after` makes of a call one that is painted when it is done."""
        self._page = page
        self._thinker = thinker
        self._pace = pace
        self._after = after
        self._timer: int | None = None
        self._bot_timer: int | None = None
        self._long_timer: int | None = None
        self._thought: int | None = None  # the number of what the bot thinks about
        self.thinks = False  # whether it takes so long that one should see it
        self.step: Step | None = None
        self.paused = False  # whether it waits for a tap
        self.quick = False
        self._begun: list[int] = []  # the indices at which the steps that were told began
        self.session: Session | None = None
        self._eyes: int | None = None
        self.play: Callable[[str], None] = lambda notation: None  # what a bot has chosen

    def go_on(self, session: Session) -> None:
        """Something happened: tell it, and let the bot think whose turn it is."""
        self.session = session
        if session.eyes != self._eyes:
            self._eyes, self._begun = session.eyes, []  # what was told to one person is not for the next one
        if self._timer is None and not self.paused:
            self._tell()
        if session.bot and self._bot_timer is None and self._thought is None:
            self._bot_timer = self._page.later(BOT_PAUSE, self._think)

    def stop(self) -> None:
        """Another game, or another moment of this one."""
        for timer in (self._timer, self._bot_timer):
            if timer is not None:
                self._page.cancel(timer)
        self._timer = self._bot_timer = None
        self._end()
        self._thinker.drop(self._thought)
        self._end_thought()

    def hurry(self) -> None:
        """The bot is to play the best that it has found."""
        if self._thought is not None:
            self._thinker.hurry(self._thought)

    def skip(self) -> None:
        """The rest needs not be told."""
        self._hold()
        self._end()
        while self.session and self.session.next_step():
            pass

    def next(self) -> None:
        """The next step now."""
        self._hold()
        self._tell()

    def back(self) -> None:
        """The step before once more; it stays until somebody goes on."""
        if self.session and len(self._begun) > 1:
            self._hold()
            self.paused = True
            self._begun.pop()
            self.session.at = self._begun.pop()
            self._tell()

    def pause(self) -> None:
        """The step stays until somebody goes on; or go on."""
        self.paused = not self.paused
        self._hold()
        if not self.paused:
            self._tell()

    def speed_up(self) -> None:
        """The rest of this faster, or as usual again."""
        self.quick = not self.quick
        if self._timer is not None:
            self._hold()
            self._wait()

    @property
    def tells(self) -> bool:
        """Whether anything is told step by step."""
        return any(self._pace())

    @property
    def has_back(self) -> bool:
        """Whether there is a step before this one."""
        return len(self._begun) > 1

    def _hold(self) -> None:
        if self._timer is not None:
            self._page.cancel(self._timer)
            self._timer = None

    def _end(self) -> None:
        """Nothing is told any more."""
        self.step, self._begun = None, []
        self.paused = self.quick = False

    def _tell(self) -> None:
        """Show the next step, or the present when there is none."""
        session = self.session
        self.step = None
        if session is None or session.hand_over_to is not None or session.past is not None or not session.telling:
            self._end()
            return
        if not self.tells:
            self._end()
            self._tell_all(session)
            return
        begun = session.at
        self.step = session.next_step()
        if self.step:
            self._begun.append(begun)
            self._page.announce(self.step.text)
            self._wait()

    def _wait(self) -> None:
        """Until the step has been read and seen; the last one waits for nothing, as the person can play."""
        if self.step and not self.paused:
            pause = self._pace().of(self.step.weight, self.step.text)
            self._timer = self._page.later(int(pause / QUICK) if self.quick else pause, self._after(self._go_further))

    def _go_further(self) -> None:
        self._timer = None
        self._tell()

    def _tell_all(self, session: Session) -> None:
        told = []
        while step := session.next_step():
            told.append(step.text)
        if told:
            self._page.announce(" ".join(told[-MOST_ANNOUNCED:]))

    # The bots

    def _think(self) -> None:
        self._bot_timer = None
        session = self.session
        if session and session.bot:
            job = {
                "kind": "move",
                "bot": session.bot,
                "game": session.game.rules.meta.name,
                "save": session.game.save(),
            }
            self._long_timer = self._page.later(LONG, self._after(self._show_thought))
            self._thought = self._thinker.ask(job, lambda answer: self._after(lambda: self._chosen(answer))())

    def _show_thought(self) -> None:
        self._long_timer = None
        self.thinks = True

    def _end_thought(self) -> None:
        if self._long_timer is not None:
            self._page.cancel(self._long_timer)
        self._long_timer = self._thought = None
        self.thinks = False

    def _chosen(self, answer: Answer | None) -> None:
        """It has thought; where that failed it plays whatever there is, so that the game goes on."""
        self._end_thought()
        if self.session and self.session.bot:
            self.play(str(answer["action"]) if answer else self.session.options()[0])
