"""The door of the position editor: whether it is open, what leads in and out. What is done there is in `editing`, which
is not needed before somebody enters."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from nyc_core import Game, Refusal
from web.app.draw import frame
from web.app.draw.html import el, text
from web.app.learn.classroom import PACKED
from web.app.play.session import Session
from web.app.texts import say

if TYPE_CHECKING:
    from web.app.app import App

    from .desk import Editing

ROUTE = "edit"
RECORD = "record"  # while an answer is recorded, so that the back button leads to the editor
TABS = ("board", "elevator", "stage", "people")
FIELDS = ("edit ", "type ", "facts ", "edit-")


class Recording(Session):
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

    def __init__(self, app: App) -> None:
        self.app = app
        self.open = False
        self.trial = ""  # the game in which the table is tried
        self.recording: Recording | None = None  # the table on which the answer is played

    @cached_property
    def desk(self) -> Editing:
        """The editor itself, with the draft of this device."""
        from .desk import Editing

        return Editing(self.app)

    def routed(self, route: str) -> bool:
        """Whether the address asks for the editor; what the link holds is opened."""
        kind, _, packed = route.partition("/")
        if kind not in (ROUTE, RECORD) or self.app.guest:
            return False
        self.app.teller.stop()
        self.app.panel = self.app.info = ""
        if kind == RECORD and self.recording:
            return True
        if self.recording:
            self._take()
            self.app.lay_session()
        self.open = True
        if packed:
            from .files import unpacked

            self.desk.take(lambda: unpacked(packed), besides=True)
        if route != ROUTE:
            self.app.page.go(ROUTE, replace=True)
        return True

    def close(self) -> None:
        """Something else is on the page now. What was made is kept, and what was played for it."""
        self._take()
        self.open = False

    def _take(self) -> None:
        """Whoever goes away from a recording without a word does not lose it."""
        recording, self.recording = self.recording, None
        if recording and (recording.game.actions or recording.vain):
            self.desk.record(recording.game.actions, recording.vain)
            self.app.keeper.say("edit.taken")

    def leave(self) -> None:
        """Back to the game."""
        self.close()
        self.desk.show("")
        self.app.page.go(self.app.home)
        self.app.go_on()

    # Trying

    def try_table(self) -> None:
        """A free game from the table. It is saved like any other."""
        self.app.start_game(self.desk.work.game.clone(), [])
        self.trial = self.app.session.id

    def try_lesson(self) -> None:
        """The lesson as a learner has it; leaving it leads back here."""
        lesson = self.desk.lesson()
        if lesson:
            self.close()
            self.app.open_lesson(lesson, f"{PACKED}{self.desk.packed()}", back=ROUTE)

    def record(self) -> None:
        """Play for everybody at the table; what is done becomes the answer."""
        self.app.classroom.close()
        self.open = False
        self.recording = Recording(self.desk.work.game.clone())
        self.app.page.go(RECORD)
        self.app.lay_session()

    def stop(self, take: bool) -> None:
        """The recording ends; its actions are the answer, or all stays as it was."""
        recording, self.recording = self.recording, None
        if recording and take:
            self.desk.record(recording.game.actions, recording.vain)
        self.open = True
        self.app.page.go(ROUTE, replace=True)
        self.app.lay_session()
        self.desk.show("answer")

    def bring(self, text: str) -> None:
        """A file that was chosen."""
        from .files import opened

        self.desk.take(lambda: opened(text))

    # What is shown

    @property
    def tab(self) -> str:
        """On a phone: the part of the table that is shown."""
        return self.app.tab if self.app.tab in TABS else TABS[0]

    def root(self) -> dict[str, str | None]:
        """The attributes of the table's root. Nobody is asked anything; it is ready all the same."""
        return {
            "data-ready": "true",
            "data-tab": self.tab,
            "data-phase": str(self.desk.work.table["phase"]),
            "data-mode": ROUTE,
            **dict.fromkeys(("data-seat", "data-decision", "data-lesson", "data-lesson-state")),
        }

    @property
    def mode(self) -> str | None:
        """What the table serves: the editor itself, an answer that is recorded, a trial; None for any other game."""
        if self.open:
            return ROUTE
        if self.recording:
            return "record"
        tried = self.trial and self.trial == self.app.keeper.session.id and not self.app.classroom.trial
        return "trial" if tried else None

    def way_back(self) -> str:
        """From a trial; from a recording with what was played, or without."""
        if self.mode == "record":
            doors = text("b", say("edit.recording")) + frame.button(
                say, "edit-stop", "check", "btn go", data_arg="take"
            )
            doors += frame.button(say, "edit-stop", "close", key="edit.drop")
        else:
            doors = frame.button(say, "editor", "pencil", key="edit.way_back") if self.mode else ""
        return el("div", doors, class_="buttons way-back") if doors else ""


COMMANDS: dict[str, Callable[[App, str], None]] = {
    "editor": lambda app, _: app.open(ROUTE),
    "edit": lambda app, edit: app.workshop.desk.tap(edit),
    "edit-place": lambda app, place: app.workshop.desk.show(place),
    "edit-back": lambda app, _: app.workshop.desk.back(),
    "edit-begin": lambda app, _: app.workshop.desk.show("begin"),
    "edit-lesson": lambda app, _: app.workshop.desk.show("lesson"),
    "edit-from": lambda app, source: app.workshop.desk.begin(source),
    "edit-aside": lambda app, place: app.workshop.desk.back_to(place),
    "edit-undo": lambda app, _: app.workshop.desk.undo(),
    "edit-redo": lambda app, _: app.workshop.desk.undo(again=True),
    "edit-copy": lambda app, what: app.workshop.desk.copy(what),
    "edit-file": lambda app, _: app.workshop.desk.save(),
    "edit-leave": lambda app, _: app.workshop.leave(),
    "edit-lesson-try": lambda app, _: app.workshop.try_lesson(),
    "edit-record": lambda app, _: app.workshop.record(),
    "edit-stop": lambda app, take: app.workshop.stop(bool(take)),
    "edit-try": lambda app, _: app.workshop.try_table(),
}
