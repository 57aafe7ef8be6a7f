"""Several lessons in one file: a course with chapters, or one chapter.

A course is {"course": "my-course", "title": {…}, "text": {…}, "done": {…}, "chapters": [chapter, …]}, a chapter of it
{"title": {…}, "lessons": [lesson, …]}; `text`, and `done`, which is said on the last page, may be left out. In place of
a lesson may stand the id of one that comes with a game. A chapter by itself ({"chapter": …, "lessons": […]}) is a
course of one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core.table.errors import InvalidPosition
from nyc_core.table.reading import mapping, sequence, shown

from . import tongues
from .schema import (
    FORMAT,
    LONGEST,
    MOST_LESSONS,
    NOTHING,
    InvalidLesson,
    Lesson,
    Text,
    parse,
    read,
    read_chapter,
    read_id,
    read_words,
)

MOST_CHAPTERS = 20


class Part(NamedTuple):
    """A chapter of a course."""

    title: Text
    lessons: Sequence[Lesson]


class Series(NamedTuple):
    """A course: its lessons in the order in which they are learned."""

    id: str
    title: Text
    parts: Sequence[Part]
    text: Text = NOTHING
    done: Text = NOTHING  # said on the last page

    @property
    def lessons(self) -> list[Lesson]:
        """All of them."""
        return [lesson for part in self.parts for lesson in part.lessons]

    def part_of(self, place: int) -> tuple[Part, int]:
        """The chapter of the lesson at this place, and its place there."""
        for part in self.parts:
            if place < len(part.lessons):
                return part, place
            place -= len(part.lessons)
        raise IndexError(place)


def is_series(data: object) -> bool:
    """Whether what somebody wrote is meant to be several lessons."""
    return isinstance(data, dict) and ("chapters" in data or {"chapter", "lessons"} <= data.keys())


def read_text(text: str, said: tongues.Said = tongues.silent) -> list[Lesson]:
    """The lessons of a file: one, or those of a chapter or a course. InvalidLesson says what is wrong. `said`: the
    texts of a chapter that lie beside it."""
    data = parse(text)
    if isinstance(data, dict) and ("lessons" in data or "chapters" in data):
        tongues.dress(data, said)
        return read_series(data).lessons
    return [read(data)]


def read_series(data: Mapping[str, Any]) -> Series:
    """The course that this object writes; InvalidLesson says what is wrong with it."""
    if "chapters" not in data:
        lessons = read_chapter(data)
        return Series(data["chapter"], dict(data["title"]), [Part(dict(data["title"]), lessons)], dict(data["text"]))
    try:
        return _read(data)
    except InvalidPosition as error:
        raise InvalidLesson(str(error)) from None


def _read(data: Mapping[str, Any]) -> Series:
    given = mapping(data, "course", ("format", "course", "title", "text", "done", "chapters", "cover"))
    if given.get("format", FORMAT) != FORMAT:
        raise InvalidLesson(f"format: {shown(given['format'])} is newer than this version, which reads {FORMAT}")
    name = read_id(given.get("course"), "course")
    title = read_words(given.get("title"), "title", LONGEST["title"])
    more = {key: read_words(given[key], key, LONGEST[key]) for key in ("text", "done") if key in given}
    chapters = sequence(given["chapters"], "chapters", MOST_CHAPTERS, 1)
    parts = [_read_part(chapter, f"chapters[{number}]") for number, chapter in enumerate(chapters)]
    series = Series(name, title, parts, **more)
    _check_together(series)
    return series


def _read_part(data: object, place: str) -> Part:
    given = mapping(data, place, ("title", "lessons"))
    title = read_words(given.get("title"), f"{place}.title", LONGEST["title"])
    entries = sequence(given.get("lessons"), f"{place}.lessons", MOST_LESSONS, 1)
    return Part(title, [_read_one(entry, f"{place}.lessons[{number}]") for number, entry in enumerate(entries)])


def _read_one(entry: object, place: str) -> Lesson:
    """A lesson, or the one on a shelf that has this id."""
    from .shelf import find

    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        place += f" {shown(entry['id'])}"
    try:
        return find(entry) if isinstance(entry, str) else read(entry)
    except InvalidLesson as error:
        raise InvalidLesson(f"{place}: {error}") from None


def _check_together(series: Series) -> None:
    """The ids differ, there are not too many, and all are of one game: so one table is enough for them."""
    lessons = series.lessons
    if len(lessons) > MOST_LESSONS:
        raise InvalidLesson(f"chapters: {len(lessons)} lessons, at most {MOST_LESSONS} fit")
    for place, lesson in enumerate(lessons):
        if any(lesson.id == other.id for other in lessons[:place]):
            raise InvalidLesson(f"chapters: two lessons have the id {lesson.id}")
        if lesson.rules is not lessons[0].rules:
            raise InvalidLesson(f"chapters: the lesson {lesson.id} is of another game than the first")
