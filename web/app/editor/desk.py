"""What a teacher does in the editor: places are opened and set, the draft is kept, the course is put together."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from nyc_core import InvalidPosition
from nyc_core.lessons import (
    InvalidLesson,
    chapter,
    course,
    find,
    is_series,
)
from nyc_core.lessons import say as spell
from nyc_core.lessons.schema import as_data
from nyc_core.lessons.vocabulary import Fact, vocabulary
from nyc_core.table.reading import is_deep
from nyc_core.table.rules import Json
from web.app.draw import editor as drawn
from web.app.draw import editor_lesson, table
from web.app.draw.fields import Bench
from web.app.draw.scene import Scene
from web.app.keep import sharing
from web.app.keep.slots import Trouble
from web.app.state import State
from web.app.texts import say, saying, spoken

from . import files
from .around import Around
from .checked import Checked
from .coursework import Coursework, problems
from .drafts import Drafts
from .files import Unreadable
from .giving import Giving
from .work import Work

BACK = {**dict.fromkeys(editor_lesson.LESSON_PLACES, "lesson")}  # where the way back leads
TITLE = "#edit-title"


class Editing:
    """The editor's desk."""

    def __init__(self, around: Around) -> None:
        self.around = around
        self.place = ""  # what is set now
        self.chosen = ""  # a lesson of the shelf
        self.pasted = ""
        self._drafts = Drafts(lambda: around.page.storage)
        self.work = Work(self._draft())
        lying = around.session.game.rules.meta.name
        if not self.work.data and lying != self.work.meta.name:
            self.work = Work({"position": {"game": lying}})  # who has made nothing yet begins with that
        self.checked = Checked(self.work)
        self.course = Coursework(lambda: around.page.storage)
        self.giving = Giving(around, self.work, self.checked, self.course)

    # The draft

    def _draft(self) -> Json:
        """What was made last; a draft that is broken stays where it is until something else is made."""
        try:
            return files.read(self._drafts.read() or "{}")
        except (Trouble, Unreadable):
            return {}

    def _keep(self, besides: str = "") -> None:
        """After each edit. A table that cannot be is not kept, so that a draft can always be opened."""
        if self.work.problem:
            return
        try:
            if self._drafts.keep(json.dumps(self.work.data), besides):
                self.around.keeper.say("edit.aside")
        except Trouble:
            self.around.keeper.say("edit.unkept")

    def _aside(self) -> list[str]:
        try:
            return self._drafts.aside()
        except Trouble:
            return []

    def take(self, made: Callable[[], Json], besides: bool = False) -> None:
        """Go on with something else, unless it cannot be read: that is said. `besides`: what was made before is put
        aside."""
        before = json.dumps(self.work.data)
        try:
            self.work.take(made())
        except (Unreadable, InvalidPosition) as error:
            key = f"edit.trouble.{error}"
            said = say(key)
            self.around.keeper.say("edit.unreadable", str(error) if said == key else said)
            return
        self.around.keeper.notice = ""
        self.show("")
        self._keep(before if besides else "")

    def back_to(self, place: str) -> None:
        """A draft that was put aside."""
        aside = self._aside()
        if place.isascii() and place.isdigit() and int(place) < len(aside):
            self.take(lambda: files.read(aside[int(place)]), besides=True)

    def begin(self, source: str) -> None:
        """From a setup, the game on the table, a lesson of the shelf, or what was pasted."""
        made: dict[str, Callable[[], Json]] = {
            "setup": lambda: files.fresh(self.around.session.game.rules.meta.name),
            "game": lambda: files.of_view(self.around.session.view()),
            "lesson": lambda: as_data(find(self.chosen)),
            "pasted": lambda: files.opened(self.pasted),
        }
        if source in made and (source != "lesson" or self.chosen):
            self.take(made[source])

    # What is tapped and typed

    def show(self, place: str) -> None:
        """Open a place to set it; none, for all of them."""
        self.place, self.giving.shown = place, ""
        if place:
            self.around.sheets.tab = self.work.parts.tab(place)
        self.around.focus(TITLE if place else "#r-prompt .place")

    def back(self) -> None:
        self.show(BACK.get(self.place, ""))

    def point(self, meaning: str) -> None:
        """A tap on the drawn table, by what it tells or asks."""
        place = self.work.parts.place_of(self.work, meaning)
        if place:
            self.show(place)

    def edit(self, verb: str, facts: Sequence[Any]) -> None:
        if verb in self.work.edits:
            self.work.edit(verb, *facts)
            self._settle()
            self._say_number(verb, facts)

    def tap(self, edit: str) -> None:
        """An edit as JSON: a verb and its facts. What is none is nothing."""
        try:
            said = json.loads(edit) if not is_deep(edit, files.DEEPEST) else None
        except ValueError:
            return
        if isinstance(said, list) and said and isinstance(said[0], str):
            self.edit(said[0], said[1:])

    def _say_number(self, verb: str, facts: Sequence[Any]) -> None:
        """For who does not see the stepper: the number that it shows now."""
        if verb == "step" and not self.work.problem:
            self.around.page.announce(str(self.work.value(facts[0])))

    def fill(self, name: str, value: str) -> None:
        """A list or a line: `edit [...]` takes the value as JSON, `type <path>` as a text, `facts <path>` as facts."""
        how, _, what = name.partition(" ")
        if how == "type" and what:
            self.work.type(what, value[:1000])
            self._settle()
        elif how == "facts":
            facts = _facts(value)
            self.edit("set" if facts else "drop", (what, facts) if facts else (what,))
        elif how == "edit-shelf":
            self.chosen = value
        elif how == "edit-pasted":
            self.pasted = value
        elif how == "edit-course":
            self.course.say(what, value)
            self._keep_course()
        else:
            self.tap(f"{what[:-1]},{value}]")

    def undo(self, again: bool = False) -> None:
        self.work.redo() if again else self.work.undo()
        self._settle()

    def _settle(self) -> None:
        known = (*(place for place, _ in self.work.parts.places(self.work)), *editor_lesson.PLACES)
        if self.place and self.place not in known:
            self.place = ""
        if self.work.problem:
            self.around.page.announce(say("edit.problem", problem=self.work.problem))
        self._keep()

    # The lesson

    def record(self, actions: list[tuple[int, str]], vain: list[tuple[int, str]]) -> None:
        """What was played: the learner's is the answer, the others' their part. What the learner tried in vain belongs
        to the answer of a lesson whose goal is a refusal."""
        seats, learner = self.work.table["seats"], self.work.data.get("learner", 0)
        if not any(goal.get("test") == "refused" for goal in self.work.data.get("goals", ())):
            vain = []
        answer: list[str] = []
        for played, (seat, notation) in enumerate([*actions, (learner, "")]):
            answer += [tried for after, tried in vain if after == played]
            answer += [notation] if seat == learner and notation else []
        others = {
            str(number): [notation for seat, notation in actions if seat == number]
            for number, seat in enumerate(seats)
            if number != learner and seat["kind"] == "human"
        }
        self.edit("record", (answer, {seat: said for seat, said in others.items() if said}))
        enough = self.checked.enough()
        if 0 < enough < len(answer):
            self.edit("set", ("answer", answer[:enough]))

    # The course

    def take_course(self, text: str) -> bool:
        """A file with several lessons becomes the course; whether it is one."""
        try:
            data = sharing.parse(text.strip("\ufeff \t\r\n"))
            if not is_series(data):
                return False
            self.course.take(data)
        except (Trouble, InvalidLesson):
            return False
        self._keep_course()
        self.show("course")
        return True

    def add_to_course(self) -> None:
        """The lesson as it is now, into the course."""
        lesson = self.checked.lesson
        if lesson is None or not self.course.add(as_data(lesson)):
            self.around.keeper.say("edit.course_full")
            return
        self._keep_course()
        self.show("course")

    def sort_course(self, verb: str, number: int, place: int) -> None:
        """Up, away, a new chapter; or to be worked on again."""
        if verb == "open":
            lesson = next((one for *where, one in self.course.lessons() if where == [number, place]), None)
            if lesson:
                self.take(lambda: files.read(json.dumps(lesson)), besides=True)
                self.show("lesson")
            return
        deeds = {"lift": self.course.lift, "cut": self.course.cut, "divide": self.course.divide}
        if verb in deeds:
            deeds[verb](number, place)
            self._keep_course()

    def _keep_course(self) -> None:
        try:
            self.course.keep()
        except Trouble:
            self.around.keeper.say("edit.unkept")

    # What is shown

    @property
    def bench(self) -> Bench:
        """What the drawings are given."""
        work, parts, place = self.work, self.work.parts, self.place
        checked = place in ("lesson", "answer", "lines", "give", "course")
        begun = bool(work.data.get("goals") and work.data.get("answer"))
        teaching = place in editor_lesson.PLACES
        return Bench(
            place=place,
            places=parts.places(work),
            fields=parts.fields(work, place),
            palette=parts.palette,
            called=parts.called,
            moment=parts.moment(self.scene()),
            note=parts.note(place),
            seats=(work.meta.least, work.meta.most),
            alone=[kind.name for kind in work.meta.kinds],
            value=work.value,
            given=work.given,
            problem=work.problem,
            can_undo=work.can_undo,
            can_redo=work.can_redo,
            in_mid_turn=work.in_mid_turn,
            shelf=shelf(work.meta.name, spoken()) if place == "begin" else (),
            aside=[_title(text) for text in self._aside()] if place == "begin" else (),
            clauses=self._clauses if teaching else (),
            parts=[name for name, _ in work.room.tabs],
            vocabulary=vocabulary(work.game.rules) if teaching else {},
            choices=self._choices,
            happening=work.game.rules.words.happening,
            sample=dict(work.game.rules.course.sample),
            lines=self.checked.lines if place == "lines" else None,
            in_words=self._in_words,
            course=self.course.chapters if place == "course" else (),
            about_course=self.course.data,
            faults=problems(series) if place == "course" and (series := self.course.series()) else (),
            spoken=spoken(),
            wrong=self.checked.wrong if checked else "",
            whole=begun and (checked or not place) and not self.checked.wrong,
            shown=self.giving.shown,
        )

    def _choices(self, key: str, fact: Fact) -> Sequence[Any]:
        """What a fact of a condition can be."""
        if key == "event":
            return self.work.game.rules.words.event_names()
        return self._clauses if key == "rule" else fact.choices(self.work.game)

    def _in_words(self, action: str) -> str:
        """An action as the log would say it; one that is only written so where the table cannot say it."""
        if action.startswith("choose "):
            return spell(self.work.data["choices"][int(action.split()[1]) - 1], spoken())
        try:
            return self.work.game.rules.words.action(action, view=self.work.game.view(self.work.data.get("learner", 0)))
        except (ValueError, LookupError, IndexError):
            return action

    @property
    def _clauses(self) -> list[str]:
        """All clauses of the game, by id."""
        return [clause.id for clause in self.work.game.rules.words.clauses()]

    def scene(self, tab: str = "") -> Scene:
        """The table as it is made, all hands open; what is set now stands out."""
        told = self.work.parts.told(self.place)
        facts = self.work.game.rules.facts(self.work.table, ())
        state = State(seat=None, tab=tab, edit=True, event=told, facts=facts)
        return Scene(self.work.table, None, [], saying(self.work.room), state)

    def regions(self, tab: str) -> dict[str, str]:
        """The markup of each region."""
        scene, bench = self.scene(tab), self.bench
        tray = {"bar": drawn.bar(scene, bench), "prompt": drawn.tray(scene, bench), "hand": ""}
        return {**table.regions(self.work.room, scene), **tray}


def _title(draft: str) -> str:
    """The title of a draft that was put aside, if it has one."""
    try:
        return next(iter(files.read(draft).get("title", {}).values()), "")
    except Unreadable:
        return ""


def _facts(value: str) -> Json:
    """Facts of an event as somebody writes them: `seat=1 name=some-thing`, or JSON."""
    try:
        facts = json.loads(value) if value.strip().startswith("{") and len(value) < 1000 else None
    except (ValueError, RecursionError):
        facts = None
    if isinstance(facts, dict):
        return facts
    pairs = (word.partition("=") for word in value.split()[:12])
    return {key: int(fact) if fact.isascii() and fact.isdigit() else fact for key, _, fact in pairs if key and fact}


@cache
def shelf(game: str, lang: str) -> list[tuple[str, str]]:
    """The lessons that come with the game: ids and titles."""
    chapters = [chapter(name, game) for name in course(game).chapters]
    return [(entry.id, spell(entry.title, lang)) for one in chapters for entry in one.entries]
