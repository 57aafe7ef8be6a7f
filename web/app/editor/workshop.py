"""The door of the position editor: whether it is open, and what is recorded for it. What is done there is in `desk`,
which is not needed before somebody enters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from nyc_core import Game, Refusal
from web.app.draw import frame
from web.app.draw.html import el, text
from web.app.keep.slots import Trouble
from web.app.play.session import Session
from web.app.play.table import GameTable
from web.app.texts import say

from .around import Around
from .drafts import Drafts

if TYPE_CHECKING:  # the editor is imported when somebody enters
    from .desk import Editing

EDITOR, RECORDING, PROOF = "edit", "record", "trial"  # what the table serves, as its root says it
FIELDS = ("edit ", "type ", "facts ", "edit-")


class Recording(GameTable):
    """A table on which somebody plays for everybody. Nothing of it is saved."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.vain: list[tuple[int, str]] = []  # what was tried in vain: after how many actions, and what

    def tried(self, notation: str) -> Refusal | None:
        refusal = super().tried(notation)
        if refusal is not None:
            self.vain.append((len(self.game.actions), notation))
        return refusal


class Workshop:
    """The editor. `open` while it is on the page."""

    def __init__(self, around: Around) -> None:
        self._around = around
        self.open = False
        self.proof = ""  # the kept game in which the table is tried out
        self._recorded: Recording | None = None
        self.recording: Session | None = None  # on which the answer is played

    @cached_property
    def desk(self) -> Editing:
        """The editor itself, with the draft of this device."""
        from .desk import Editing

        return Editing(self._around)

    def draft(self) -> str:
        """What was made last, as it is kept."""
        try:
            return Drafts(lambda: self._around.page.storage).read() or ""
        except Trouble:
            return ""

    def enter(self, packed: str) -> None:
        """Somebody works here now; with what a link holds, if anything."""
        self.open = True
        if packed:
            from .files import unpacked

            self.desk.take(lambda: unpacked(packed), besides=True)

    def close(self) -> None:
        """Something else is on the page now. What was made is kept, and what was played for it."""
        self.take()
        self.open = False

    def bring(self, text: str) -> None:
        """A file that was chosen."""
        from .files import opened

        if not self.desk.take_course(text):
            self.desk.take(lambda: opened(text))

    # Recording

    def record(self) -> None:
        """Play for everybody at the table; what is done becomes the answer."""
        self.open = False
        self._recorded = Recording(self.desk.work.game.clone())
        self.recording = Session(self._recorded)

    def take(self) -> None:
        """Whoever goes away from a recording without a word does not lose it."""
        recorded = self._end_recording()
        if recorded and (recorded.game.actions or recorded.vain):
            self.desk.record(recorded.game.actions, recorded.vain)
            self._around.keeper.say("edit.taken")

    def stop(self, take: bool) -> None:
        """The recording ends; its actions are the answer, or all stays as it was."""
        recorded = self._end_recording()
        if recorded and take:
            self.desk.record(recorded.game.actions, recorded.vain)
        self.open = True

    def _end_recording(self) -> Recording | None:
        recorded, self._recorded, self.recording = self._recorded, None, None
        return recorded

    # What is shown

    @property
    def tab(self) -> str:
        """On a phone: the part of the table that is shown."""
        tab, tabs = self._around.sheets.tab, [name for name, _ in self.desk.work.room.tabs]
        return tab if tab in tabs else next(iter(tabs), "")

    def regions(self) -> Mapping[str, str]:
        """The markup of each region while it is open."""
        return self.desk.regions(self.tab)

    def root(self) -> dict[str, str | None]:
        """The attributes of the table's root. Nobody is asked anything; it is ready all the same."""
        return {
            "data-ready": "true",
            "data-tab": self.tab,
            "data-phase": str(self.desk.work.table.get("phase", "")),
            "data-mode": EDITOR,
            **dict.fromkeys(("data-seat", "data-decision", "data-lesson", "data-lesson-state")),
        }

    @property
    def mode(self) -> str | None:
        """What the table serves: the editor itself, an answer that is recorded, a table that is tried out; None for any
        other game."""
        if self.open:
            return EDITOR
        if self.recording:
            return RECORDING
        return PROOF if self.proof and self.proof == self._around.session.id else None

    def way_back(self) -> str:
        """From a proof; from a recording with what was played, or without."""
        if self.mode == RECORDING:
            doors = text("b", say("edit.recording")) + frame.button(
                say, "edit-stop", "check", "btn go", data_arg="take"
            )
            doors += frame.button(say, "edit-stop", "close", key="edit.drop")
        else:
            doors = frame.button(say, "editor", "pencil", key="edit.way_back") if self.mode else ""
        return el("div", doors, class_="buttons way-back") if doors else ""
