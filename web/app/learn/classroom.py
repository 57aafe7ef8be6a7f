"""Lessons in the page: opened by an address or by a button, tried at the table, left again; the learning path.

The game that a person plays stays where it is (`keeper.session`); a lesson only lies on top of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from nyc_core import games
from web.app import routes, texts
from web.app.keep import sharing
from web.app.keep.keeper import Keeper
from web.app.keep.slots import Trouble
from web.app.page import Page
from web.app.play.session import Session
from web.app.room import is_here
from web.app.rooms import shown_games
from web.app.state import Json, LessonState

from .practice import Practice
from .progress import Progress

if TYPE_CHECKING:  # lessons are imported when somebody wants one
    from nyc_core.lessons import Chapter, Lesson, Series

    from .trial import Trial

OWN_TASK = 40  # seconds, for a task of one's own
LESSON_KEYS = {"task", "goals", "answer", "lessons", "chapters"}  # a file with one of these is meant to be a lesson


class Classroom:
    """The lesson on the table, if there is one, and what was solved so far."""

    def __init__(self, page: Page, keeper: Keeper) -> None:
        self._page = page
        self._keeper = keeper
        self.trial: Trial | None = None
        self.progress = Progress(keeper.store)
        self.practice = Practice(keeper.store, page.now)
        self._state = ""  # of the trial, when somebody was told last

    @property
    def session(self) -> Session | None:
        """What lies on the table while there is a lesson."""
        return self.trial.session if self.trial else None

    # Coming and going

    def begin(self, route: routes.Route, left: Json) -> bool:
        """As `open_route`, when the page begins; one that was left in this tab goes on as it was `left`."""
        at = left.get("at") if left.get("route") == str(route) else None
        opened = self.open_route(route, at if type(at) is int else None)
        if opened and self.trial and left.get("route") == str(route):
            self.trial.back = str(left.get("back"))
            self.trial.take_up(left)
        return opened

    def open_route(self, route: routes.Route, at: int | None = None) -> bool:
        """Put the lesson that a route names on the table; of a course the one `at` this place, else the first that was
        not solved. One that is none is told about, and nothing else happens."""
        if not isinstance(route, routes.Lesson):
            return False
        from nyc_core.lessons import InvalidLesson, Lesson

        try:
            made = brought_by(route)
        except ModuleNotFoundError:
            self._keeper.say("absent")
            return False
        except (InvalidLesson, Trouble) as error:
            problem = str(error) if isinstance(error, InvalidLesson) else ""
            self._keeper.say("bad_lesson" if problem else "lesson_link", problem)
            return False
        lesson = made if isinstance(made, Lesson) else made.lessons[0]
        if not is_here(lesson.rules.meta.name):
            self._keeper.say("absent")
            return False
        self.open_made(made, str(route), at)
        return True

    def open_made(self, made: Lesson | Series, route: str, at: int | None = None, back: str = "learn") -> None:
        """A lesson or a course."""
        from nyc_core.lessons import Lesson

        if isinstance(made, Lesson):
            self.open(made, route, back)
        else:
            self.open_series(made, route, at, back)

    def open_series(self, series: Series, route: str, at: int | None = None, back: str = "learn") -> None:
        """A course that somebody made, at one of its lessons; where none is named, at the first that is due."""
        self.progress.read()
        lessons = series.lessons
        due = next((place for place in range(len(lessons)) if self._key(route, place) not in self._done), 0)
        place = due if at is None else max(0, min(at, len(lessons) - 1))
        self.open(lessons[place], route, back, series, place)

    def open_next(self) -> bool:
        """Of a course, the next lesson; whether there is one."""
        trial = self.trial
        if trial is None or trial.series is None or trial.at + 1 >= len(trial.series.lessons):
            return False
        self.open_series(trial.series, trial.route, trial.at + 1, trial.back)
        return True

    @property
    def _done(self) -> set[str]:
        return self.progress.solved.keys() | self.progress.seen.keys()

    def course_progress(self) -> Json:
        """How far one is in the course on the table: its name, the lesson, and how many of how many are done."""
        trial = self.trial
        if trial is None or trial.series is None:
            return {}
        lessons = trial.series.lessons
        done = [self._key(trial.route, place) in self._done for place in range(len(lessons))]
        return {
            "course": trial.series.id,
            "lesson": trial.lesson.id,
            "at": trial.at,
            "done": sum(done),
            "of": len(lessons),
            "each": "".join("1" if one else "0" for one in done),
        }

    @staticmethod
    def _key(route: str, place: int) -> str:
        """Under which name it is remembered that a lesson of a course is done. Courses differ by what is in them."""
        return f"course-{crc32(route.encode()):08x}-{place}"

    def read_file(self, text: str) -> tuple[Lesson | Series | None, str] | None:
        """The lesson or the course in a file, and its address; none when something is wrong with it, which is told;
        None when the file is meant to be something else."""
        try:
            data = sharing.parse(text.strip("\ufeff \t\r\n"))
        except Trouble:
            return None
        if not isinstance(data, dict) or not LESSON_KEYS & data.keys():
            return None
        from nyc_core.lessons import InvalidLesson

        try:
            return brought(data), str(routes.Packed(sharing.pack(json.dumps(data))))
        except InvalidLesson as error:
            self._keeper.say("bad_lesson", str(error))
            return None, ""

    def open(self, lesson: Lesson, route: str, back: str = "learn", series: Series | None = None, at: int = 0) -> None:
        """Put a lesson on the table."""
        from .trial import Trial

        self.trial = Trial(lesson, route, back, series, at)
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
        trial = self.trial
        if trial is None or trial.state == self._state:
            return None
        self._state = trial.state
        if trial.said:
            self._page.announce(f"{texts.say(f'lesson.{trial.state}')} {trial.said}")
        if trial.state == "solved" and (trial.series or _is_shelved(trial)):
            name = self._key(trial.route, trial.at) if trial.series else trial.lesson.id
            self.progress.mark(name, by_oneself=not trial.helped)
        self._practise(trial)
        return trial

    def _practise(self, trial: Trial) -> None:
        """What was failed comes back another day; what was right comes later."""
        name = trial.task or (trial.lesson.id if _is_shelved(trial) else "")
        if name and trial.state == "failed":
            self.practice.failed(name)
        elif name and trial.state == "solved" and not trial.helped:
            self.practice.solved(name)

    def open_practice(self) -> bool:
        """The first task of today; whether there is one."""
        for task in self.practice.due():
            packed = self.practice.packed(task)
            route: routes.Lesson = routes.Packed(packed) if packed else routes.Shelf(task)
            if self.open_route(route) and self.trial:
                self.trial.task = task
                return True
            self.practice.forget(task)
        return False

    def today(self) -> Json:
        """What there is to practise: how many tasks, how long they take, and on how many days in a row it was done."""
        due = [task for task in self.practice.due() if not self.practice.packed(task)]
        known = {
            one.id: one.seconds for game in shown_games() if is_here(game) for c in _chapters(game) for one in c.entries
        }
        own = len(self.practice.due()) - len(due)
        return {
            "tasks": own + len(due),
            "seconds": sum(known.get(task, 0) for task in due) + OWN_TASK * own,
            "streak": self.practice.streak(),
        }

    # What the drawings read

    def facts(self) -> LessonState | None:
        """The lesson on the table."""
        trial = self.trial
        if trial is None:
            return None
        from nyc_core.lessons import say

        lesson, shelved = trial.lesson, _is_shelved(trial)
        chapter, place, total = self._place(lesson) if shelved else self._place_in_series(trial)
        return LessonState(
            title=trial.text("title"),
            text=trial.text("text"),
            task=trial.text("task"),
            clauses=list(lesson.clauses),
            chapter=chapter,
            place=place,
            total=total,
            state=trial.state,
            said=trial.said,
            shown=trial.shown,
            helped=trial.helped,
            hints=trial.hints,
            more_hints=len(lesson.hints) - len(trial.hints),
            choices=[choice.get(texts.spoken()) or next(iter(choice.values())) for choice in lesson.choices],
            chosen=trial.attempt.chosen,
            look=lesson.look,
            secret=trial.secret,
            next=self._next_task(trial)
            if trial.task
            else self._next(trial)
            if trial.series
            else self.following(lesson)
            if shelved and trial.back
            else "",
            ready=shelved and self.is_ready_after(lesson),
            course=say(trial.series.title, texts.spoken()) if trial.series else "",
            last=self._last(trial),
            steps=trial.attempt.steps,
            playable=trial.is_playable,
            seconds=trial.seconds,
            grade=trial.grade,
            points=trial.points,
            lost=None if trial.session.telling else trial.lost,
            tongue=trial.tongue,
        )

    def _place_in_series(self, trial: Trial) -> tuple[str, int, int]:
        """The title of its chapter in the course, its place there, and how many there are."""
        from nyc_core.lessons import say

        if trial.series is None:
            return "", 0, 0
        part, place = trial.series.part_of(trial.at)
        return say(part.title, texts.spoken()), place + 1, len(part.lessons)

    def _next_task(self, trial: Trial) -> str:
        """The task that is practised after this one."""
        return next((task for task in self.practice.due() if task != trial.task), "")

    def _next(self, trial: Trial) -> str:
        """The lesson after this one in its course."""
        lessons = trial.series.lessons if trial.series else []
        return lessons[trial.at + 1].id if trial.at + 1 < len(lessons) else ""

    def _last(self, trial: Trial) -> str:
        """What stands on the last page of a course."""
        from nyc_core.lessons import say

        if trial.series is None or self._next(trial) or trial.state != "solved":
            return ""
        progress = self.course_progress()
        count = texts.say("course.done", n=progress["done"], of=progress["of"])
        return f"{say(trial.series.done, texts.spoken())} {count}".strip()

    def _place(self, lesson: Lesson) -> tuple[str, int, int]:
        """The title of its chapter, its place there from 1, and how many there are."""
        from nyc_core.lessons import say

        for chapter in _chapters(lesson.rules.meta.name):
            ids = [entry.id for entry in chapter.entries]
            if lesson.id in ids:
                return say(chapter.title, texts.spoken()), ids.index(lesson.id) + 1, len(ids)
        return "", 0, 0

    def following(self, lesson: Lesson) -> str:
        """The lesson after this one, "" after the last."""
        ids = _ids(_chapters(lesson.rules.meta.name))
        return ids[ids.index(lesson.id) + 1] if lesson.id in ids[:-1] else ""

    def is_ready_after(self, lesson: Lesson) -> bool:
        """Whether a whole game is what comes next."""
        from nyc_core.lessons import chapter, course

        game = lesson.rules.meta.name
        brought = course(game)
        return any(
            lesson.chapter == last and lesson.id == chapter(last, game).entries[-1].id
            for last in brought.path[brought.enough - 1 : brought.enough]
        )

    def due(self, game: str = games.DEFAULT) -> str:
        """The first of the path that was neither solved nor shown; then of the others; "" when all are done."""
        done = self.progress.solved.keys() | self.progress.seen.keys()
        return next((lesson for lesson in _ids(_chapters(game)) if lesson not in done), "")

    def done(self, game: str = games.DEFAULT) -> tuple[int, int]:
        """How many lessons of the path are done, and of how many; examples and puzzles are extras."""
        from nyc_core.lessons import course

        self.progress.read()
        ids = _ids([chapter for chapter in _chapters(game) if chapter.id in course(game).path])
        done = self.progress.solved.keys() | self.progress.seen.keys()
        return len(done & set(ids)), len(ids)

    def chapters(self, game: str = games.DEFAULT) -> list[Json]:
        """The path, then what comes after it."""
        from nyc_core.lessons import course, say

        self.progress.read()
        due, spoken = self.due(game), texts.spoken()
        chapters = []
        for chapter in _chapters(game):
            entries = [
                {
                    "id": one.id,
                    "title": say(one.title, spoken),
                    "state": self._mark(one.id),
                    "due": one.id == due,
                    "seconds": one.seconds,
                }
                for one in chapter.entries
            ]
            title, text, path = say(chapter.title, spoken), say(chapter.text, spoken), course(game).path
            chapters.append(
                {
                    "id": chapter.id,
                    "title": title,
                    "text": text,
                    "path": chapter.id in path,
                    "first": chapter.id in path[: course(game).enough],  # before a first game
                    "lessons": entries,
                }
            )
        return chapters

    def _mark(self, lesson: str) -> str:
        return "solved" if lesson in self.progress.solved else "seen" if lesson in self.progress.seen else ""


def _chapters(game: str) -> list[Chapter]:
    """The chapters of a game's shelf in the order in which they are learned."""
    from nyc_core.lessons import chapter, course

    return [chapter(name, game) for name in course(game).chapters]


def _ids(chapters: Sequence[Chapter]) -> list[str]:
    """All lessons there."""
    return [entry.id for chapter in chapters for entry in chapter.entries]


def brought_by(route: routes.Lesson) -> Lesson | Series:
    """The lesson or the course of a route; InvalidLesson or Trouble when there is none."""
    from nyc_core.lessons import find

    return find(route.lesson) if isinstance(route, routes.Shelf) else brought(sharing.unpack_data(route.packed))


def brought(data: object) -> Lesson | Series:
    """What somebody has made: one lesson, or a course of several."""
    from nyc_core.lessons import is_series, read, read_series

    if is_series(data):
        return read_series(data)  # type: ignore[arg-type]  # it is an object then
    return read(sharing.first_lesson(data))


def _is_shelved(trial: Trial) -> bool:
    """Whether it came with a game."""
    return isinstance(routes.route(trial.route), routes.Shelf)
