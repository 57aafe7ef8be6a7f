"""All that there is on the page, one of each: kept games, the lesson, the editor, what lies over the table.

Who needs one of these gets the house; what leads from one to another is `flow`'s.
"""

from __future__ import annotations

from collections.abc import Callable

from . import routes
from .coach import Coach
from .editor.workshop import Workshop
from .keep.device import Device
from .keep.keeper import Keeper
from .keep.records import Records
from .keep.turns import Turns
from .learn.classroom import Classroom
from .page import Page
from .painting import Painting
from .play.count import Count
from .play.pace import Pace
from .play.session import Session
from .play.sight import Sight
from .play.teller import Teller
from .sheets import Sheets
from .sounding import Sounding
from .thinking.adviser import Adviser
from .thinking.exercise import Exercise
from .thinking.foresight import Foresight
from .thinking.reviewer import Reviewer
from .thinking.thinker import Thinker

# Sheets that can be closed at any time without losing what somebody has put into them.
SAFE_PANELS = ("", "home", "menu", "settings", "rules", "score", "log", "guide")


class House:
    """One page with one table in it. `visiting`: on somebody else's page."""

    def __init__(self, page: Page, visiting: bool) -> None:
        self.page: Page = page
        self.visiting = visiting
        self.painting = Painting()
        self.after = self.painting.after
        self.sheets = Sheets()
        self.keeper: Keeper = Keeper(page)
        self.turns: Turns = Turns(self.keeper)
        self.sounding: Sounding = Sounding(page, self.keeper)
        self.coach: Coach = Coach(self.keeper)
        self.thinker: Thinker = Thinker(page)
        self.teller: Teller = Teller(page, self.thinker, self._pace, self.after)
        self.foresight: Foresight = Foresight(page, self.thinker)
        self.count = Count(page, self._pace, self.after)
        self.adviser: Adviser = Adviser(self.thinker, self.after)
        self.reviewer: Reviewer = Reviewer(self.keeper.store, self.thinker, self.after)
        self.exercise: Exercise = Exercise(
            self.keeper.store, self.thinker, self.after, lambda: page.now().partition("T")[0]
        )
        self.records: Records = Records(self.keeper.store)
        self.classroom: Classroom = Classroom(page, self.keeper)
        self.workshop: Workshop = Workshop(self)
        self.device: Device = Device(page, self.keeper, visiting, self.after, self._between_turns)
        self.sight: Sight = Sight(self.session)
        self._focus = ""

    @property
    def session(self) -> Session:
        """What lies on the table: an answer that is recorded, a task, a lesson, or the game that is kept."""
        return self.workshop.recording or self.exercise.session or self.classroom.session or self.keeper.session

    @property
    def is_kept(self) -> bool:
        """Whether what lies on the table is written down."""
        return self.session is self.keeper.session

    @property
    def home(self) -> str:
        """The address of the table, or of the editor when that is open, or an answer is recorded there."""
        trial = self.classroom.trial
        if self.workshop.open:
            return str(routes.Edit())
        if self.workshop.recording:
            return str(routes.Record())
        return trial.route if trial else str(routes.Play(self.keeper.session.id))

    def look_anew(self) -> None:
        """Another game lies on the table, or another language is spoken."""
        self.sight = Sight(self.session)

    def focus(self, selector: str) -> None:
        """Put the keyboard there, once it is painted."""
        self._focus = selector

    def put_focus(self) -> None:
        """It is painted."""
        if self._focus:
            self.page.focus(self._focus)
            self._focus = ""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard."""
        self.page.copy(text, self.after(done))

    @property
    def is_held(self) -> bool:
        """Whether a button that is held shows a hand, and no screen hides the table between two persons."""
        return self.keeper.settings.hand_over == "hold"

    def _pace(self) -> Pace:
        return self.keeper.settings.pace(self.page.calm())

    def _between_turns(self) -> bool:
        """Whether nothing is lost when the page is loaded anew now."""
        session = self.session
        if self.keeper.trouble:  # the game is nowhere but here
            return False
        half_done = session.mode or session.picks or session.place or session.begun or session.can_restart
        idle = not (session.telling or session.bot or session.pending or session.weighed or half_done)
        elsewhere = self.visiting or self.workshop.open or not self.is_kept  # what is there is not saved
        return idle and self.sheets.panel in SAFE_PANELS and not elsewhere
