"""What the device does around the game: a new version of the page that waits, the promise to keep what is stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from web.app.page import Page

from .keeper import Keeper

Answer = Callable[[str], None]
PROMISES = {True: "yes", False: "no", None: "unknown"}


class Device:
    """One app's device. A new version is "" (there is none), "offered", "wanted" (the person agreed), "here" (it has
    taken over: this tab still shows the old one), or "later"."""

    def __init__(
        self,
        page: Page,
        keeper: Keeper,
        visiting: bool,
        after: Callable[[Answer], Answer],
        between_turns: Callable[[], bool],
    ) -> None:
        """`after` makes of a call one that is painted when it is done."""
        self._page = page
        self._keeper = keeper
        self._visiting = visiting
        self._after = after
        self._between_turns = between_turns
        self.put_away: Callable[[], None] = lambda: None  # what is half done
        self.version = ""
        self.promise = "unknown"  # whether the browser has promised to keep what is stored: yes, no, unknown
        self.used: int | None = None  # bytes, as far as the browser says
        self.erased = (
            ""  # Safari erases what is stored after a week, but not if the page lies on the "home" screen or "dock"
        )
        self.suggests = ""  # what can be done as the browser may clear the games: the sentence that says it
        self.memory = ""  # which of the two places where games are stored is broken: "spare" or "late" (memory.mjs)
        self._asked = False

    # A new version

    def update_found(self) -> None:
        """One waits. It is offered once in a visit."""
        if not self.version and not self._visiting:
            self.version = "offered"

    def want(self) -> None:
        """The person agreed."""
        self.version = "wanted"
        self.go_on()

    def taken_over(self) -> None:
        """It has taken over, wherever that was agreed: in this tab or in another."""
        self.version = "here"
        self.go_on()

    def go_on(self) -> None:
        """Take the new version when nothing is lost by it."""
        if self.version in ("wanted", "here") and self._between_turns():
            if self.version == "wanted":
                self._page.take_over()  # in all tabs; `taken_over` is called then
            else:
                self.put_away()
                self._page.reload()

    # Keeping what is stored

    def turn_finished(self) -> None:
        """The browser is asked to keep the games for good after the first finished turn of one that is kept, once."""
        if self._visiting:  # what a visitor of another page plays need not be kept for good
            return
        if self._keeper.settings.promise == "unasked" and not self._asked:
            self.ask()

    def ask(self) -> None:
        self._asked = True
        self._page.persist(self._after(self._answered))

    def look(self) -> None:
        """What can be said about the storage; the answer comes later."""
        self._page.storage_facts(self._after(self._read))

    def _answered(self, facts: str) -> None:
        keeper = self._keeper
        self._read(facts)
        keeper.choose(promise=self.promise)

    def game_finished(self) -> None:
        """In the quiet after a game there is time to say that the browser may clear what is stored, or forgets it after
        a week; in the settings it stands all the time."""
        if not self._visiting and self._keeper.settings.export == "new":
            self._page.storage_facts(self._after(self._read_after_game))

    def _read_after_game(self, facts: str) -> None:
        self._read(facts)
        self._suggest(f"erased.{self.erased}" if self.erased else "suggest")

    def _suggest(self, code: str) -> None:
        """Once on each device."""
        if self.promise != "yes" and self._keeper.settings.export == "new":
            self._keeper.choose(export="suggested")
            self.suggests = code

    def _read(self, facts: str) -> None:
        told: dict[str, Any] = json.loads(facts)
        self.promise = PROMISES[told["kept"]]
        self.used = told["used"]
        self.erased = told["erased"]

    def memory_told(self, code: str) -> None:
        """One of the two places where games are stored is broken: the other one is used."""
        self.memory = code
        if code == "spare":
            self._keeper.say(code)
        elif self._keeper.notice == "spare":
            self._keeper.notice = ""

    def dismiss(self) -> None:
        """What is said here has been read."""
        self.suggests = ""
        if self.version == "offered":
            self.version = "later"
