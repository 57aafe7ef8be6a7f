"""The app: what a person does comes in here, what is to be seen goes out to the page.

One dispatcher for all controls: `data-act` plays a notation, `data-ask` asks why it cannot be played, `data-do` is a
command of `commands.py`, and the others put actions together or show something. Every action is saved before the next
one can be made.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from nyc_core import Game, IllegalAction, Refusal

from . import commands, texts
from .editor.workshop import RECORD, Workshop
from .editor.workshop import ROUTE as EDITOR
from .guest.guest import Guest
from .keep.device import Device
from .keep.keeper import Keeper
from .learn.classroom import LESSONS, Classroom
from .page import Page
from .play.desk import Desk
from .play.look import Look
from .play.newgame import Draft
from .play.session import Session
from .play.teller import Teller
from .taps import KEYS, POINTED, SHEET_TITLE, TAPS, Data

if TYPE_CHECKING:
    from nyc_core.lessons import Lesson

    from .learn.trial import Trial

PANELS = ("home", "menu", "new", "games", "settings", "rules", "guide", "learn", "score", "log", "text")
OWN_PANELS = ("home", "games", "learn")  # of the whole app: not for a guest on somebody else's page
TABLE = "play/"
TABLES = (TABLE, "share/", *LESSONS)
LESSON_TITLE = "#lesson-title"


class App:
    """One page with one table on it."""

    def __init__(self, page: Page, wishes: Mapping[str, object] | None = None) -> None:
        """With `wishes` as a guest on somebody else's page."""
        self.page: Page = page
        self.keeper: Keeper = Keeper(page)
        self.guest: Guest | None = None if wishes is None else Guest(self, wishes)
        self.teller: Teller = Teller(page, self._pause, self.paint)
        self.teller.play = self._bot_plays
        self.classroom: Classroom = Classroom(self)
        self.workshop: Workshop = Workshop(self)
        self.lesson_changed: Callable[[Trial], None] = lambda trial: None  # opened, solved, failed, begun anew
        self.desk: Desk = Desk(self.session)
        self.look = Look(self)
        self.device: Device = Device(self)
        self.panel = ""  # which sheet lies over the table, "" for none
        self.topic = ""  # within it: a clause, for the rules
        self.info = ""  # what is told about, such as "character 33"
        self.tab = ""  # on a phone, the part of the table that is shown; "" for where the decision is
        self.draft: Draft | None = None  # the form of a new game
        self.search = ""  # in the rules
        self.guide: int = 0  # the page of the guide
        self.offered: bool = False  # whether the guide is offered, on the first visit
        self.editing = ""  # the game in the list that is renamed
        self.link = ""  # the link that is shown, to be copied by hand
        self.typed: dict[str, str] = {}  # fields that are read when a button is tapped
        self._focus = ""
        self._final = ""  # the game whose final score has been shown

    @property
    def session(self) -> Session:
        """What lies on the table: a lesson, or its answer while it is recorded, or the game that is kept."""
        return self.workshop.recording or self.classroom.trial or self.keeper.session

    # The beginning

    def start(self) -> None:
        """Put a game on the table, at once."""
        route = self.page.route()
        if self.guest:
            self.guest.begin()
        else:
            self.keeper.begin(route)
        self.offered = self.keeper.settings.guide == "new"
        lesson = self._lay_lesson(route)
        self._seat_session()
        if not lesson and not self._open_panel(route) and not self.workshop.routed(route):
            self.page.go(self.home, replace=True)
        self.device.pick_up()
        self.go_on()

    def _lay_lesson(self, route: str) -> bool:
        """The lesson that the address asks for; under a sheet, the one that lay there in this tab."""
        left = {} if self.guest else self.device.lesson_left()
        if route.partition("/")[0] not in PANELS or route.startswith(LESSONS):
            return self.classroom.begin(route, left)
        self.classroom.begin(left.get("route", ""), left)
        return False

    def _pause(self) -> int:
        return self.keeper.settings.pause(self.page.calm())

    @property
    def home(self) -> str:
        """The route of the table, or of the editor when that is open, or an answer is recorded there."""
        if self.workshop.open or self.workshop.recording:
            return EDITOR if self.workshop.open else RECORD
        trial = self.classroom.trial
        return trial.id if trial else f"{TABLE}{self.keeper.session.id}"

    def _seat_session(self) -> None:
        """Another game lies on the table."""
        self.teller.stop()
        self.desk = Desk(self.session)
        self.info = self.link = ""
        self.tab = ""
        if self.classroom.trial:
            self.tab = "lesson"
            self.focus(LESSON_TITLE)

    def tell_anew(self) -> None:
        """Everything that was put into words is put into the words of another language."""
        for it in (self.session, self.keeper.session):
            it.timeline.forget()
            it.refusal = None
        self.keeper.notice = ""
        self.desk = Desk(self.session)

    def show_session(self) -> None:
        """Another game: close what lies over the table, and go on."""
        self.classroom.close()
        self.show_table()

    def show_table(self) -> None:
        """Another thing lies on the table: close what lies over it, and go on."""
        self.workshop.close()
        self._seat_session()
        self.panel = ""
        self.page.go(self.home)
        self.go_on()

    def lay_session(self) -> None:
        """What lies on the table has changed, but not where one is."""
        self._seat_session()
        self.panel = ""
        self.go_on()

    def open_lesson(self, lesson: Lesson, route: str, back: str = "learn") -> None:
        """Put a lesson on the table. `route`: its address; `back`: where leaving it leads."""
        self.classroom.open(lesson, route, back)
        self.show_table()

    def leave_lesson(self) -> None:
        """The game that lay on the table before is there again."""
        trial = self.classroom.trial
        if trial:
            self.classroom.close()
            self._seat_session()
            self.panel = ""
            found = self._open_panel(trial.back) or self.workshop.routed(trial.back)
            self.page.go(trial.back if found else self.home)
            self.focus(SHEET_TITLE)
            self.go_on()

    def start_game(self, game: Game, colours: list[str]) -> None:
        self.keeper.new(game, colours)
        self.show_session()

    # Going on

    def go_on(self) -> None:
        """After whatever happened: another person's turn, something to tell, a bot's turn; then paint."""
        it = self.session
        if self.workshop.open:
            self.paint()
            return
        watched = self.keeper.settings.hand_over == "off" or self.workshop.recording is not None
        if it.hand_over_to is not None and watched:
            it.take_device(it.hand_over_to, watched=True)
        if it.hand_over_to is not None:
            self.page.announce("")  # what was said to the person before is not for the next one
        self.teller.go_on(it)
        self.paint()
        self.device.go_on()

    def paint(self) -> None:
        """Show what changed. When the game has ended its score is shown, once."""
        it, turned = self.session, self.classroom.mind()
        if not it.over or it is not self.keeper.session or self.workshop.open:
            self._final = ""
        elif it.playable and not it.telling and not self.panel and it.past is None and self._final != it.id:
            self._final = it.id
            self.panel = "score"
        self.look.paint()
        if self._focus:
            self.page.focus(self._focus)
            self._focus = ""
        if turned:
            self.lesson_changed(turned)
        if self.guest:
            self.guest.painted()

    def focus(self, selector: str) -> None:
        """Put the keyboard there, once it is painted."""
        self._focus = selector

    # Playing

    def play(self, notation: str) -> None:
        """A person plays. What cannot be played is explained."""
        it = self.session
        if not it.live:
            self.teller.skip()
            self.paint()
            return
        try:
            self._act(notation)
        except IllegalAction as error:
            self._refused(notation, error.refusal)
            self.paint()
            return
        self.info = self.tab = ""
        self.guide_seen()
        self.teller.last = None
        self.save()
        if not it.begun:
            self.device.turn_finished()
        self.go_on()

    def save(self) -> None:
        """Write what is played, unless it is only tried or recorded."""
        if self.session is self.keeper.session:
            self.keeper.save()

    def _act(self, notation: str) -> None:
        seat = self.session.seat
        self.session.act(notation)
        if self.guest:
            self.guest.acted(seat, notation)

    def _refused(self, notation: str, refusal: Refusal) -> None:
        self.session.refusal = refusal
        self.page.announce(refusal.text)
        if self.guest:
            self.guest.refused(notation, refusal)

    def guide_seen(self) -> None:
        """Nobody is offered the guide a second time."""
        if self.offered:
            self.offered = False
            self.keeper.choose(guide="seen")

    def _bot_plays(self, notation: str) -> None:
        self._act(notation)
        self.save()
        self.go_on()

    def changed(self) -> None:
        """The game went back: that is saved like an action."""
        self.teller.stop()
        self.info = self.tab = ""
        self.save()
        self.go_on()

    def ask(self, notation: str) -> None:
        """Why it cannot be played."""
        refusal = self.session.tried(notation) if self.session.live else None
        self.session.refusal = None
        if refusal:
            self._refused(notation, refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, in the app's own words where the engine gave none."""
        said = refusal.text or texts.say(f"refusal.{refusal.code}")
        self.session.refusal = Refusal(refusal.code, refusal.rule, said)
        self.page.announce(said)

    # What a person does

    def tap(self, data: Data) -> None:
        """A tap on a control; `data` are its data- attributes."""
        for name in ("act", "also"):
            if name in data and not self.workshop.open:
                self.play(data[name])
                return
        for name, work in TAPS.items():
            if name in data:
                if name in POINTED and self.workshop.open and not self.panel:
                    self.workshop.desk.point(data[name])
                else:
                    work(self, data)
                break
        self.paint()

    def hold(self, data: Data) -> None:
        """A long press explains, where there is something to tell."""
        if "info" in data:
            self.tap({"info": data["info"]})
        else:
            self.tap(data)

    def field(self, name: str, value: str) -> None:
        """Something was typed or chosen."""
        commands.fill(self, name, value)
        self.paint()

    def key(self, name: str) -> None:
        """A key outside of a field."""
        work = KEYS.get(name)
        if work:
            work(self)
            self.paint()

    def routed(self, route: str) -> None:
        """The address changed: the back button, or a link."""
        if self._open_panel(route) or self.workshop.routed(route):
            self.paint()
            return
        self.workshop.close()
        if route.startswith(TABLES) and route != self.home:
            self.teller.stop()
            if self._open_table(route):
                self._seat_session()
            self.page.go(self.home, replace=True)
        self.panel = ""
        self.go_on()

    def _open_table(self, route: str) -> bool:
        """The lesson or the game that a route names; when there is none, all stays as it is."""
        if route.startswith(LESSONS):
            return self.classroom.open_route(route)
        kind, _, rest = route.partition("/")
        kept = kind == "play" and rest == self.keeper.session.id
        found = kept or (self.keeper.open_text(rest, link=True) if kind == "share" else self.keeper.open(rest))
        if found:
            self.classroom.close()
        return found

    def storage_changed(self, key: str) -> None:
        """Another tab wrote something."""
        if self.keeper.session.id in key:
            self.keeper.look_elsewhere()
        self.paint()

    def file_chosen(self, name: str, text: str) -> None:
        """A file was chosen for import: a saved game, or a lesson; in the editor, what is worked on."""
        if self.workshop.open and not self.panel:
            self.workshop.bring(text)
            self.paint()
            return
        if self.classroom.bring(text):
            return
        if self.keeper.open_text(text, name=name.rsplit(".", 1)[0]):
            self.show_session()
        else:
            self.paint()

    def left(self) -> None:
        """The page is hidden, or about to go: all is saved already, unless the memory failed; then try once more."""
        if self.keeper.trouble and self.keeper.trouble != "elsewhere":
            self.keeper.save()
        self.device.left()

    # Panels

    def _open_panel(self, route: str) -> bool:
        """The sheet that a route names."""
        panel, _, topic = route.partition("/")
        if panel not in PANELS or route.startswith(LESSONS) or (panel == "score" and self.classroom.is_secret):
            return False
        if self.guest and panel in OWN_PANELS:
            return False
        self.set_panel(panel, topic)
        return True

    def open(self, route: str) -> None:
        """Open a sheet, and leave a step of the history, so that the back button closes it."""
        from_menu = self.panel == "menu"
        if self._open_panel(route) or self.workshop.routed(route):
            self.page.go(route, replace=from_menu)
            self.focus(SHEET_TITLE)

    def set_panel(self, panel: str, topic: str = "") -> None:
        self.panel, self.topic, self.info = panel, topic, ""
        self.editing = self.link = ""
        if panel == "new":
            self.draft = Draft(self.keeper.settings.table)
        if panel == "guide":
            self.guide = 0
        if panel == "rules":
            self.search = ""
        if panel == "settings":
            self.device.look()

    def close(self) -> None:
        """Back to the table; from something told about a thing, to where one was."""
        if self.info:
            self.focus(f'[data-info="{self.info}"]')
            self.info = ""
            self.session.refusal = None
            return
        if self.panel:
            self.panel = ""
            self.page.go(self.home, replace=True)
            self.focus("#r-bar [data-panel=menu]")
        self.go_on()

    def leave(self) -> None:
        """Escape: the topmost thing goes."""
        it = self.session
        if self.info or self.panel:
            self.close()
        elif self.workshop.open:
            self.workshop.desk.back()
        elif it.past is not None:
            self.look_at(None)
        elif it.telling:
            self.teller.skip()
            self.go_on()
        else:
            it.clear_work()

    def look_at(self, index: int | None) -> None:
        """An old table, or the present one."""
        self.teller.stop()
        self.session.look_at(index)
        if index is None:
            self.go_on()

    def moment(self) -> tuple[int, int]:
        """The moment that is shown, counted in lines of the log, and the last one."""
        it = self.session
        moments = it.timeline.moments(it.eyes)
        last = len(moments) - 1
        return (last if it.past is None else max(0, bisect_right(moments, it.past) - 1)), last

    def look_along(self, lines: int) -> None:
        if self.session.past is not None:
            self.session.look_along(lines)
