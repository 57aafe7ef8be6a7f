"""What the device does around the game: a new version of the page that waits, the promise to keep what is stored, and
what is half done when the tab is put away."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from web.app.play.session import Session

from .slots import is_flat

if TYPE_CHECKING:
    from web.app.app import App

# Sheets that can be closed at any time without losing what somebody has put into them.
SAFE_PANELS = ("", "home", "menu", "settings", "rules", "score", "log", "guide")
PROMISES = {True: "yes", False: "no", None: "unknown"}


class Device:
    """One app's device. A new version is "" (there is none), "offered", "wanted" (the person agreed), "here" (it has
    taken over: this tab still shows the old one), or "later"."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.version = ""
        self.promise = "unknown"  # whether the browser has promised to keep what is stored: yes, no, unknown
        self.used: int | None = None  # bytes, as far as the browser says
        self.suggests = False  # to save the game as a file, as the browser may clear it
        self.memory = ""  # which of the two places where games are stored is broken: "spare" or "late" (memory.mjs)
        self._asked = False

    # A new version

    def update_found(self) -> None:
        """One waits. It is offered once in a visit."""
        if not self.version and not self._app.guest:
            self.version = "offered"
            self._app.paint()

    def want(self) -> None:
        """The person agreed."""
        self.version = "wanted"
        self.go_on()

    def taken_over(self) -> None:
        """It has taken over, wherever that was agreed: in this tab or in another."""
        self.version = "here"
        self.go_on()
        self._app.paint()

    def go_on(self) -> None:
        """Take the new version when nothing is lost by it."""
        if self.version in ("wanted", "here") and self._between_turns():
            if self.version == "wanted":
                self._app.page.take_over()  # in all tabs; `taken_over` is called then
            else:
                self.left()
                self._app.page.reload()

    def _between_turns(self) -> bool:
        app, it = self._app, self._app.session
        if app.keeper.trouble:  # the game is nowhere but here
            return False
        idle = not (it.telling or it.bot or it.mode or it.picks or it.place or it.begun or it.can_restart)
        elsewhere = app.guest or app.workshop.open or it is not app.keeper.session  # what is there is not saved
        return idle and app.panel in SAFE_PANELS and not elsewhere

    # Keeping what is stored

    def turn_finished(self) -> None:
        """The browser is asked to keep the games for good after the first finished turn, once."""
        if self._app.guest:  # what a visitor of another page plays need not be kept for good
            return
        unasked = self._app.keeper.settings.promise == "unasked" and not self._asked
        if unasked and self._app.session is self._app.keeper.session:
            self.ask()

    def ask(self) -> None:
        self._asked = True
        self._app.page.persist(self._answered)

    def look(self) -> None:
        """What can be said about the storage; the answer comes later."""
        self._app.page.storage_facts(self._told)

    def _answered(self, facts: str) -> None:
        keeper = self._app.keeper
        self._read(facts)
        keeper.choose(promise=self.promise)
        if self.promise != "yes" and keeper.settings.export == "new":
            keeper.choose(export="suggested")
            self.suggests = True
        self._app.paint()

    def _told(self, facts: str) -> None:
        self._read(facts)
        self._app.paint()

    def _read(self, facts: str) -> None:
        told: dict[str, Any] = json.loads(facts)
        self.promise = PROMISES[told["kept"]]
        self.used = told["used"]

    def memory_told(self, code: str) -> None:
        """One of the two places where games are stored is broken: the other one is used."""
        self.memory = code
        keeper = self._app.keeper
        if code == "spare":
            keeper.say(code)
        elif keeper.notice == "spare":
            keeper.notice = ""
        self._app.paint()

    def dismiss(self) -> None:
        """What is said here has been read."""
        self.suggests = False
        if self.version == "offered":
            self.version = "later"

    # Put away and brought back

    def left(self) -> None:
        """What is half done stays with the tab, and so does a lesson: a phone may throw the page away."""
        it = self._app.session
        work = {"game": it.id, "plies": it.plies, "mode": it.mode, "picks": it.picks, "tile": it.place}
        if it is self._app.classroom.trial:
            work["lesson"] = it.so_far
        self._app.page.keep_half_done(json.dumps(work) if it.live or "lesson" in work else "")

    def lesson_left(self) -> dict[str, Any]:
        """The lesson that lay on the table of this tab before the page was loaded anew; nothing when there was none."""
        lesson = _read(self._app.page.half_done()).get("lesson")
        return lesson if isinstance(lesson, dict) and isinstance(lesson.get("route"), str) else {}

    def pick_up(self) -> None:
        """Go on with what was half done, if the game still stands there. It is tapped anew, so nothing odd gets in."""
        it = self._app.session
        work = _half_done(self._app.page.half_done(), it)
        if not work or not it.live:
            return
        if work["mode"] and any(option.startswith(f"{work['mode']} ") for option in self._app.desk.options()):
            it.mode = work["mode"]
        if work["tile"] and any(option.startswith(f"tile {work['tile']} ") for option in self._app.desk.options()):
            it.place = work["tile"]
        if work["picks"] is not None:
            self._app.desk.pick_again(work["picks"])

    def back(self) -> None:
        """The page was away. What other tabs did meanwhile was not told to it."""
        self._app.keeper.look_elsewhere()
        self._app.go_on()


def _read(text: str) -> dict[str, Any]:
    """What the tab remembers; nothing when the text is anything else."""
    try:
        work: Any = json.loads(text) if text and is_flat(text) else None
    except ValueError:
        return {}
    return work if isinstance(work, dict) else {}


def _half_done(text: str, it: Session) -> dict[str, Any]:
    """What was half done in this very decision."""
    work = _read(text)
    if not work or (work.get("game"), work.get("plies")) != (it.id, it.plies):
        return {}
    picks = work.get("picks")
    if isinstance(picks, list):
        picks = [pick for pick in picks if isinstance(pick, str)]
    return {
        "mode": str(work.get("mode", "")),
        "tile": str(work.get("tile", "")),
        "picks": picks if isinstance(picks, list) else None,
    }
