"""What the check says about the lesson on the desk, and its lines: found out once for each state of it."""

from __future__ import annotations

import json

from nyc_core.lessons import PLAYING, SOLVED, Attempt, InvalidLesson, Lesson, check
from nyc_core.lessons.lines import Lines, lines
from nyc_core.lessons.schema import read as read_lesson

from . import files
from .work import Work

SEARCHED = 600  # actions that are tried for the list of lines: about a second in a browser


class Checked:
    """The lesson in a work, as far as it is one."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._verdict: tuple[str, str] = ("", "")
        self._lines: tuple[str, Lines | None] = ("", None)

    def _read(self) -> Lesson:
        """The lesson as it is written; `InvalidLesson` when it is none."""
        return read_lesson(files.whole(self._work.data))

    @property
    def lesson(self) -> Lesson | None:
        """The lesson, when nothing is wrong with it."""
        return None if self.wrong else self._read()

    @property
    def wrong(self) -> str:
        """What the check says; nothing when all is well."""
        state = json.dumps(self._work.data)
        if self._verdict[0] != state:
            self._verdict = (state, self._check())
        return self._verdict[1]

    def _check(self) -> str:
        try:
            check(self._read())
        except InvalidLesson as error:
            return str(error)
        return ""

    @property
    def lines(self) -> Lines | None:
        """All lines of the lesson as it is now."""
        state = json.dumps(self._work.data)
        if self._lines[0] != state:
            lesson = self.lesson
            self._lines = (state, lines(lesson, SEARCHED) if lesson else None)
        return self._lines[1]

    def enough(self) -> int:
        """After how many steps of the answer the goal is reached; 0 when it is not, or when there is no lesson yet."""
        try:
            attempt = Attempt(self._read())
        except InvalidLesson:
            return 0
        for step, action in enumerate(attempt.lesson.answer, start=1):
            if attempt.refused(action) is None:
                attempt.act(action)
            if attempt.state != PLAYING:
                return step if attempt.state == SOLVED else 0
        return 0
