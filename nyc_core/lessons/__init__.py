"""Lessons: a position, a task and a goal as plain data, read, judged and run without a browser.

from nyc_core.lessons import Attempt, find
attempt = Attempt(find("wild-alone"))
attempt.act("bid press")     # like a game's; the others answer by themselves
attempt.state                # "playing", "solved" or "failed", then attempt.reason says why

`schema` reads what somebody wrote (InvalidLesson names the place), `vocabulary` is what goals can say, `attempt` runs a
lesson, `check` finds out whether its answer solves it, `lines` lists all ways to play it, `shelf` holds the lessons
that come with the games. A lesson's position says of which game it is; what only that game knows comes through its
`Rules`.
"""

from __future__ import annotations

from .attempt import FAILED, PLAYING, SOLVED, Attempt, Played
from .check import check
from .cover import cover
from .schema import InvalidLesson, Lesson, read, say
from .series import Part, Series, is_series, read_series, read_text
from .shelf import Chapter, Entry, about, chapter, course, find, lessons

__all__ = [
    "FAILED", "PLAYING", "SOLVED", "Attempt", "Chapter", "Entry", "InvalidLesson", "Lesson", "Part", "Played",
    "Series", "about", "chapter", "check", "course", "cover", "find", "is_series", "lessons", "read",
    "read_series", "read_text", "say",
]  # fmt: skip
