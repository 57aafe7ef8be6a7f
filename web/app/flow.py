"""What leads to what: an action to what others answer, a lesson back to the game; an address: `addresses`.

Nothing here paints: that comes once, at the end of whatever a person did (`painting`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyc_core import Game, IllegalAction, Refusal

from . import halfdone, routes, texts
from .addresses import SHEET_TITLE, Addresses
from .audience import Audience
from .care import Care
from .draw import ending
from .house import House
from .play.session import Session
from .state import Json
from .thinking.reviewer import tasks_of

if TYPE_CHECKING:  # lessons are imported when somebody wants one
    from nyc_core.lessons import Lesson

    from .learn.trial import Trial

LESSON_TITLE = "#lesson-title"


class Flow(Addresses):
    """The ways through the house."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.audience = Audience()
        self._went_on = self._ended = False
        self._final = ""  # the game whose final score has been shown
        self._acted = False  # whether something was played since: a game that was over before is not counted up again
        self.care = Care(house, self.play)
        house.teller.play = self._bot_plays
        house.reviewer.done = self._reviewed
        house.device.put_away = lambda: halfdone.put_away(house)

    # The beginning

    def begin(self) -> None:
        """Something lies on the table already; what the address asks for comes besides, or on top of it."""
        house, route = self.house, routes.route(self.house.page.route())
        if house.keeper.stuck:  # whatever was asked for: that is how it came to be stuck
            route = routes.Sheet("games")
            house.page.go(str(route), replace=True)
            house.page.keep_half_done("")
        house.sheets.offered = house.keeper.settings.guide == "new"
        lesson = self._lay_lesson(route)
        self.seat_session()
        if not lesson and not self.open_sheet(route) and not self.enter_editor(route):
            house.page.go(house.home, replace=True)
        self._sit_down()
        halfdone.pick_up(house)
        self.go_on()

    def _lay_lesson(self, route: routes.Route) -> bool:
        """The lesson that the address asks for; under a sheet, the one that lay there in this tab."""
        house = self.house
        left = {} if house.visiting else halfdone.lesson_left(house.page)
        if not isinstance(route, routes.Sheet):
            return house.classroom.begin(route, left)
        house.classroom.begin(routes.route(left.get("route", "")), left)
        return False

    # What lies on the table

    def seat_session(self) -> None:
        """Another game lies on the table."""
        house = self.house
        house.teller.stop()
        house.count.end()
        self._acted = False
        house.look_anew()
        house.sheets.another_table()
        if house.classroom.trial:
            house.sheets.tab, house.sheets.beside = "lesson", True
            house.focus(LESSON_TITLE)

    def tell_anew(self) -> None:
        """Everything that was put into words is put into the words of another language."""
        house = self.house
        for session in (house.session, house.keeper.session):
            session.timeline.forget()
            session.refusal = None
        house.keeper.notice = ""
        house.look_anew()

    def show_session(self) -> None:
        """Another game: close what lies over the table, and go on."""
        self.house.exercise.close()
        self.house.classroom.close()
        self.show_table()

    def show_table(self) -> None:
        """Another thing lies on the table: close what lies over it, and go on."""
        self.house.workshop.close()
        self.lay_session()
        self.house.page.go(self.house.home)

    def lay_session(self) -> None:
        """What lies on the table has changed, but not where one is."""
        self.seat_session()
        self.house.sheets.panel = ""
        self.go_on()

    def start_game(self, game: Game, colours: list[str], here: list[int] | None = None) -> None:
        """A new game. `here`: who of the persons sits at this device, where others come by links."""
        self.house.keeper.new(game, colours)
        if here is not None:
            self.house.turns.begin(here)
        self.house.keeper.coach()
        self.show_session()

    def start_quick(self, game: str) -> None:
        """A new game, by one tap."""
        self.house.keeper.begin_quick(game)
        self.show_session()

    def open_lesson(self, lesson: Lesson, route: str, back: str = "learn") -> None:
        """Put a lesson on the table. `route`: its address; `back`: where leaving it leads."""
        self.house.exercise.close()
        self.house.classroom.open(lesson, route, back)
        self.show_table()

    def leave_lesson(self) -> None:
        """The game that lay on the table before is there again."""
        house, trial = self.house, self.house.classroom.trial
        if trial:
            house.classroom.close()
            self.seat_session()
            house.sheets.panel = ""
            back = routes.route(trial.back)
            there = self.open_sheet(back) or self.enter_editor(back)
            house.page.go(trial.back if there else house.home)
            house.focus(SHEET_TITLE)
            self.go_on()

    # Going on

    def go_on(self) -> None:
        """After whatever happened: another person's turn, something to tell, a bot's turn."""
        house, session = self.house, self.house.session
        if house.workshop.open:
            return
        self._sit_down()
        if session.hand_over_to is not None:
            house.page.announce("")  # what was said to the person before is not for the next one
        house.teller.go_on(session)
        self._went_on = True

    def _sit_down(self) -> None:
        """Where nothing is hidden nobody hands the device over."""
        house, session = self.house, self.house.session
        open_ = house.keeper.settings.hand_over == "off" or not house.sight.room.secret
        watched = open_ or house.workshop.recording is not None
        if session.hand_over_to is not None and watched and not house.workshop.open:
            session.take_device(session.hand_over_to, watched=True)

    def before_paint(self) -> None:
        """When the game has ended its score is shown, once."""
        house, session = self.house, self.house.session
        if not session.over or not house.is_kept or house.workshop.open:
            self._final = ""
        elif self._final != session.id and not house.sheets.panel and session.is_told:
            self._final = session.id
            house.sheets.panel = "score"
            self._ended = True
            if self._acted:
                house.count.begin(ending.labels(session.game))
            if session.solo and not session.practice and not house.visiting:
                house.records.note(session.id, session.game, session.persons[0])

    def painted(self, turned: Trial | None) -> None:
        """What waited until it is seen. `turned`: the lesson, if it stands otherwise than before."""
        self.house.keeper.seen()
        self.house.put_focus()
        self.house.sounding.shown(self.house.session, self.house.sight.room.sounds)
        if turned:
            self.audience.lesson_changed(turned)
        self.audience.painted()
        self.house.foresight.look(self.house.session if self.house.is_kept and not self.house.workshop.open else None)
        if self._went_on:
            self._went_on = False
            self.house.device.go_on()
        if self._ended:
            self._ended = False
            self.house.device.game_finished()

    # Playing

    def play(self, notation: str) -> None:
        """A person plays. What cannot be played is explained."""
        house, session = self.house, self.house.session
        if not session.live:
            house.teller.skip()
            return
        if session is house.exercise.session:
            self._try_task(notation)
            return
        try:
            self._act(notation)
        except IllegalAction as error:
            self._refused(notation, error.refusal)
            return
        house.sheets.played()
        self.guide_seen()
        if house.is_kept:
            house.coach.answered()
        self.save()
        if not session.begun and house.is_kept:
            house.device.turn_finished()
        self.go_on()

    def _try_task(self, notation: str) -> None:
        """It is only compared with what would be best; what cannot be played is explained."""
        house = self.house
        refusal = house.session.tried(notation)
        if refusal:
            self._refused(notation, refusal)
            return
        house.session.clear_work()
        house.sheets.info = house.sheets.tab = ""
        house.exercise.answer(notation)

    def _reviewed(self, session: Session, game: Game, result: Json) -> None:
        """The figure of play goes to the records, mistakes become tasks; also when another game lies there by now."""
        if len(session.persons) == 1:
            figure = result["seats"][0]["figure"] if result["seats"] else None
            if result["finished"] and figure is not None:
                self.house.records.rate(session.id, figure)
            self.house.exercise.take(session.id, game, tasks_of(result))

    def save(self) -> None:
        """Write what is played, unless it is only tried or recorded."""
        if self.house.is_kept:
            self.house.keeper.save()

    def _act(self, notation: str) -> None:
        session = self.house.session
        seat = session.seat
        self._acted = True
        session.act(notation)
        self.audience.acted(seat, notation)

    def _refused(self, notation: str, refusal: Refusal) -> None:
        self.house.session.refusal = refusal
        self.house.page.announce(refusal.text)
        self.audience.refused(notation, refusal)

    def _bot_plays(self, notation: str) -> None:
        self._act(notation)
        self.save()
        self.go_on()

    def changed(self) -> None:
        """The game went back: that is saved like an action."""
        self.house.teller.stop()
        self.house.sheets.info = self.house.sheets.tab = ""
        self.save()
        self.go_on()

    def ask(self, notation: str) -> None:
        """Why it cannot be played."""
        session = self.house.session
        refusal = session.tried(notation) if session.live else None
        session.refusal = None
        if refusal:
            self._refused(notation, refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, in the app's own words where the engine gave none."""
        said = refusal.text or texts.say(f"refusal.{refusal.code}")
        self.house.session.refusal = Refusal(refusal.code, refusal.rule, said)
        self.house.page.announce(said)

    def guide_seen(self) -> None:
        """Nobody is offered the guide a second time."""
        if self.house.sheets.offered:
            self.house.sheets.offered = False
            self.house.keeper.choose(guide="seen")

    # Sheets

    def close(self) -> None:
        """Back to the table; from something told about a thing, to where one was."""
        house, sheets = self.house, self.house.sheets
        if sheets.info:
            house.focus(f'[data-info="{sheets.info}"]')
            sheets.info = ""
            house.session.refusal = None
            return
        if sheets.panel:
            self.drop_sheet()
            house.focus("#r-bar [data-panel=menu]")
        self.go_on()

    def drop_sheet(self) -> None:
        """The table is seen again."""
        self.house.count.end()
        self.house.sheets.panel = ""
        self.house.page.go(self.house.home, replace=True)

    def leave(self) -> None:
        """Escape: the topmost thing goes."""
        house, session = self.house, self.house.session
        if house.sheets.info or house.sheets.panel:
            self.close()
        elif house.workshop.open:
            house.workshop.desk.back()
        elif session.past is not None:
            self.look_at(None)
        elif session.telling:
            house.teller.skip()
            self.go_on()
        elif session.pending:
            self.care.take_back()
        else:
            session.clear_work()

    # The past

    def look_at(self, index: int | None) -> None:
        """An old table, or the present one."""
        self.house.teller.stop()
        self.house.session.look_at(index)
        if index is None:
            self.go_on()

    def show_moment(self, moment: str) -> None:
        """The table after a line of the log, counted from 1; the present one for "now" and the last."""
        session = self.house.session
        moments = session.timeline.moments(session.eyes)
        number = int(moment) if moment.isascii() and moment.isdigit() else len(moments)
        self.look_at(moments[number] if number < len(moments) - 1 else None)
        if self.house.sheets.panel == "log":
            self.drop_sheet()

    def look_along(self, lines: int) -> None:
        """So many lines of the log forward or back, where an old table is looked at."""
        if self.house.session.past is not None:
            self.house.session.look_along(lines)
