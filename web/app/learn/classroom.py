"""Lessons in the page: opened by a route or by `App.open_lesson`, tried at the table, left again; the learning path.

The game that a person plays stays where it is (`keeper.session`); a lesson only lies on top of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from nyc_core.table.rules import Json
from web.app import texts
from web.app.keep import sharing
from web.app.keep.slots import Trouble
from web.app.state import LessonState

from .progress import Progress

if TYPE_CHECKING:
    from nyc_core.lessons import Lesson
    from web.app.app import App

    from .trial import Trial

SHELF = "learn/"  # followed by the id of a lesson that comes with the game
PACKED = "lesson/"  # followed by a lesson that somebody made
LESSONS = (SHELF, PACKED)
LESSON_KEYS = {"task", "goals", "answer"}  # a file with one of these is meant to be a lesson


class Classroom:
    """The lesson on the table, if there is one, and what was solved so far."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.trial: Trial | None = None
        self.progress = Progress(app.keeper.store)
        self._state = ""  # of the trial, when somebody was told last

    # Coming and going

    def begin(self, route: str, left: Json) -> bool:
        """As `open_route`, when the page begins; one that was left in this tab goes on as it was `left`."""
        opened = self.open_route(route)
        if opened and self.trial and left.get("route") == route:
            self.trial.back = str(left.get("back"))
            self.trial.take_up(left)
        return opened

    def open_route(self, route: str) -> bool:
        """Put the lesson that a route names on the table. One that is none is told about, and nothing else happens."""
        if not route.startswith(LESSONS):
            return False
        from nyc_core.lessons import InvalidLesson

        try:
            lesson = _found(route)
        except (InvalidLesson, Trouble) as error:
            problem = str(error) if isinstance(error, InvalidLesson) else ""
            self.app.keeper.say("bad_lesson" if problem else "lesson_link", problem)
            return False
        self.open(lesson, route)
        return True

    def bring(self, text: str) -> bool:
        """Whether a file is a lesson, or several: the first of them is opened, or what is wrong with it is told."""
        try:
            data = sharing.parse(text.strip("\ufeff \t\r\n"))
        except Trouble:
            return False
        several = data.get("lessons") if isinstance(data, dict) else None
        data = several[0] if isinstance(several, list) and several else data
        if not isinstance(data, dict) or not LESSON_KEYS & data.keys():
            return False
        from nyc_core.lessons import InvalidLesson, read

        try:
            self.app.open_lesson(read(data), PACKED + sharing.pack(json.dumps(data)))
        except InvalidLesson as error:
            self.app.keeper.say("bad_lesson", str(error))
            self.app.paint()
        return True

    def open(self, lesson: Lesson, route: str, back: str = "learn") -> None:
        from .trial import Trial

        self.trial = Trial(lesson, route, back)
        self._state = ""
        self.progress.read()

    def close(self) -> None:
        """The game is on the table again."""
        self.trial = None

    # While it is tried

    @property
    def is_secret(self) -> bool:
        return self.trial is not None and self.trial.secret

    def mind(self) -> Trial | None:
        """At each painting: the lesson, if it stands otherwise than before. How it ended is said, and kept."""
        it = self.trial
        if it is None or it.state == self._state:
            return None
        self._state = it.state
        if it.said:
            self.app.page.announce(f"{texts.say(f'lesson.{it.state}')} {it.said}")
        if it.state == "solved" and it.id.startswith(SHELF):
            self.progress.mark(it.lesson.id, by_oneself=not it.helped)
        return it

    # What the drawings read

    def facts(self) -> LessonState | None:
        """The lesson on the table."""
        it = self.trial
        if it is None:
            return None
        chapter, place, total = self._place(it.lesson.id) if it.id.startswith(SHELF) else ("", 0, 0)
        return LessonState(
            title=it.text("title"),
            text=it.text("text"),
            task=it.text("task"),
            clauses=list(it.lesson.clauses),
            chapter=chapter,
            place=place,
            total=total,
            state=it.state,
            said=it.said,
            shown=it.shown,
            helped=it.helped,
            hints=it.hints,
            more_hints=len(it.lesson.hints) - len(it.hints),
            choices=[choice.get(texts.spoken()) or next(iter(choice.values())) for choice in it.lesson.choices],
            chosen=it.attempt.chosen,
            secret=it.secret,
            next=self.following(it.lesson.id) if it.id.startswith(SHELF) else "",
            ready=self.is_ready_after(it.lesson),
            steps=it.attempt.steps,
            playable=it.is_playable,
        )

    def _place(self, lesson: str) -> tuple[str, int, int]:
        """The title of its chapter, its place there from 1, and how many there are."""
        from nyc_core.lessons import chapter, course, say

        for name in course().chapters:
            ids = [entry.id for entry in chapter(name).entries]
            if lesson in ids:
                return say(chapter(name).title, texts.spoken()), ids.index(lesson) + 1, len(ids)
        return "", 0, 0

    def following(self, lesson: str) -> str:
        """The lesson after this one, "" after the last."""
        ids = all_ids()
        return ids[ids.index(lesson) + 1] if lesson in ids[:-1] else ""

    def is_ready_after(self, lesson: Lesson) -> bool:
        """Whether a whole game is what comes next: after the third chapter."""
        from nyc_core.lessons import chapter, course

        third = course().path[2]
        return lesson.chapter == third and lesson.id == chapter(third).entries[-1].id

    def due(self) -> str:
        """The first of the path that was neither solved nor shown; then of the others; "" when all are done."""
        done = self.progress.solved.keys() | self.progress.seen.keys()
        return next((lesson for lesson in all_ids() if lesson not in done), "")

    def done(self) -> tuple[int, int]:
        """How many lessons of the path are done, and of how many; examples and puzzles are extras."""
        from nyc_core.lessons import chapter, course

        self.progress.read()
        ids = [entry.id for name in course().path for entry in chapter(name).entries]
        done = self.progress.solved.keys() | self.progress.seen.keys()
        return len(done & set(ids)), len(ids)

    def chapters(self) -> list[Json]:
        """The path, then what comes after it."""
        from nyc_core.lessons import chapter, course, say

        self.progress.read()
        due, spoken = self.due(), texts.spoken()
        found = []
        for name in course().chapters:
            entries = [
                {"id": one.id, "title": say(one.title, spoken), "state": self._mark(one.id), "due": one.id == due}
                for one in chapter(name).entries
            ]
            title, text = say(chapter(name).title, spoken), say(chapter(name).text, spoken)
            found.append({"id": name, "title": title, "text": text, "path": name in course().path, "lessons": entries})
        return found

    def _mark(self, lesson: str) -> str:
        return "solved" if lesson in self.progress.solved else "seen" if lesson in self.progress.seen else ""


def all_ids() -> list[str]:
    """All lessons of the shelf in the order in which they are learned."""
    from nyc_core.lessons import chapter, course

    return [entry.id for name in course().chapters for entry in chapter(name).entries]


def _found(route: str) -> Lesson:
    """The lesson of a route; InvalidLesson or Trouble when there is none."""
    from nyc_core.lessons import find, read

    if route.startswith(SHELF):
        return find(route.removeprefix(SHELF))
    return read(sharing.unpack_data(route.removeprefix(PACKED)))


# What the buttons of a lesson do (`data-do`)


def _learn(app: App, lesson: str) -> None:
    """The learning path; or a lesson of it."""
    from nyc_core.lessons import find

    if not lesson:
        app.open("learn")
    else:
        app.open_lesson(find(lesson), f"{SHELF}{lesson}")


def _next(app: App, _: str) -> None:
    it = app.classroom.trial
    following = app.classroom.following(it.lesson.id) if it else ""
    if following:
        _learn(app, following)


def _hint(app: App, _: str) -> None:
    it = app.classroom.trial
    if it and it.attempt.hint():
        app.focus("#r-lesson .hints li:last-child")  # so that it is in sight, and read


def _show(app: App, _: str) -> None:
    it = app.classroom.trial
    if it is None:
        return
    app.teller.skip()
    if it.show_me():
        app.page.announce(texts.say("lesson.shown", step=it.shown))
    app.changed()


def _again(app: App, _: str) -> None:
    it = app.classroom.trial
    if it:
        it.again()
        app.changed()


def _leave(app: App, _: str) -> None:
    app.leave_lesson()


def _free(app: App, _: str) -> None:
    it = app.classroom.trial
    if it and it.is_playable:
        app.start_game(it.free_game(), [])


COMMANDS: dict[str, Callable[[App, str], None]] = {
    "learn": _learn,
    "lesson-next": _next,
    "lesson-hint": _hint,
    "lesson-show": _show,
    "lesson-again": _again,
    "lesson-leave": _leave,
    "lesson-free": _free,
}
