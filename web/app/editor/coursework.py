"""A course that a teacher makes of lessons: they are added, sorted, opened again, and given away together.

The data are those of `nyc_core.lessons.series`, with titles missing as long as nobody has given any.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from nyc_core.lessons import InvalidLesson, Series, check, cover, read_series
from nyc_core.lessons.schema import as_data
from nyc_core.table.reading import is_deep
from nyc_core.table.rules import Json
from web.app.keep.slots import Memory, Trouble
from web.app.page import Storage

from .files import DEEPEST, as_id
from .work import copied

KEY = "nyc/course"
LARGEST = 180_000  # letters: a link has to carry it
TEXTS = ("title", "done")


class Coursework:
    """The course of this device."""

    def __init__(self, storage: Callable[[], Storage]) -> None:
        self._memory = Memory(storage)
        self.data: Json = self._kept()

    def _kept(self) -> Json:
        """What was made last; nothing where it cannot be read."""
        try:
            text = self._memory.get(KEY) or "{}"
            data = {} if is_deep(text, DEEPEST + 4) else json.loads(text)
            read_series(whole(data))
        except (Trouble, ValueError, LookupError, TypeError, AttributeError):
            return {}
        return dict(data)

    def keep(self) -> None:
        """After each edit; `Trouble` where the device does not keep it."""
        self._memory.set(KEY, json.dumps(self.data, ensure_ascii=False, separators=(",", ":")))

    # What it holds

    @property
    def chapters(self) -> list[Json]:
        return list(self.data.get("chapters", ()))

    def lessons(self) -> Iterator[tuple[int, int, Json]]:
        """All lessons with the places of their chapters and their own."""
        for number, chapter in enumerate(self.chapters):
            for place, lesson in enumerate(chapter["lessons"]):
                yield number, place, lesson

    def series(self) -> Series | None:
        """The course, once it holds a lesson."""
        try:
            return read_series(whole(self.data)) if any(self.lessons()) else None
        except InvalidLesson:
            return None

    def given(self) -> Json:
        """What is given away: whole, and with the picture of its first table."""
        data = whole(self.data)
        series = read_series(data)
        return {**data, "cover": cover(series.lessons[0])}

    # Edits

    def take(self, data: Json) -> None:
        """Go on with a course that somebody brings; InvalidLesson when it is none."""
        series = read_series(data)
        chapters = [
            {"title": dict(part.title), "lessons": [as_data(lesson) for lesson in part.lessons]}
            for part in series.parts
        ]
        self.data = {"course": series.id, "title": dict(series.title), "done": dict(series.done), "chapters": chapters}

    def add(self, lesson: Json) -> bool:
        """One more lesson, at the end; one with the same id takes the place of the old. Whether there is room."""
        before = copied(self.data)
        chapters = self.data.setdefault("chapters", [])
        for number, place, other in list(self.lessons()):
            if other["id"] == lesson["id"]:
                chapters[number]["lessons"][place] = copied(lesson)
                break
        else:
            if not chapters:
                chapters.append({"title": {}, "lessons": []})
            chapters[-1]["lessons"].append(copied(lesson))
        if len(json.dumps(self.data)) <= LARGEST and self.series():
            return True
        self.data = before
        return False

    def divide(self, number: int, place: int) -> None:
        """A new chapter begins with this lesson."""
        chapters = self.data.get("chapters", [])
        if 0 <= number < len(chapters) and 0 < place < len(chapters[number]["lessons"]):
            rest = chapters[number]["lessons"][place:]
            del chapters[number]["lessons"][place:]
            chapters.insert(number + 1, {"title": {}, "lessons": rest})

    def lift(self, number: int, place: int) -> None:
        """One place nearer to the beginning; the first of a chapter goes into the one before."""
        chapters = self.data.get("chapters", [])
        if not 0 <= number < len(chapters) or not 0 <= place < len(chapters[number]["lessons"]):
            return
        lessons = chapters[number]["lessons"]
        if place:
            lessons[place - 1 : place + 1] = lessons[place - 1 : place + 1][::-1]
        elif number:
            chapters[number - 1]["lessons"].append(lessons.pop(0))
            self._tidy()

    def cut(self, number: int, place: int) -> None:
        """Without this lesson."""
        chapters = self.data.get("chapters", [])
        if 0 <= number < len(chapters) and 0 <= place < len(chapters[number]["lessons"]):
            del chapters[number]["lessons"][place]
            self._tidy()

    def _tidy(self) -> None:
        self.data["chapters"] = [chapter for chapter in self.data["chapters"] if chapter["lessons"]]

    def say(self, path: str, text: str) -> None:
        """A text: `title.en`, `done.de`, or of a chapter `0.title.en`."""
        *where, key, lang = path.split(".")
        chapters = self.chapters
        number = int(where[0]) if where and where[0].isdigit() else -1
        holder: Any = self.data if not where else chapters[number] if 0 <= number < len(chapters) else None
        if holder is None or key not in TEXTS:
            return
        texts = holder.setdefault(key, {})
        texts.pop(lang, None)
        if said := " ".join(text.split()):
            texts[lang] = said


def whole(data: Json) -> Json:
    """The course with what it must have: an id of its title, titles where none was given, no empty texts."""
    if not data.get("chapters"):
        return {"chapters": []}
    first = data["chapters"][0]["lessons"][0]
    title = data.get("title") or dict(first["title"])
    chapters = [
        {"title": chapter.get("title") or dict(title), "lessons": chapter["lessons"]} for chapter in data["chapters"]
    ]
    made: Json = {"course": as_id(title) or "course", "title": title, "chapters": chapters}
    return made | ({"done": data["done"]} if data.get("done") else {})


def problems(series: Series) -> list[str]:
    """What is wrong with its lessons: each that does not work, by its id."""
    errors = []
    for lesson in series.lessons:
        try:
            check(lesson)
        except InvalidLesson as error:
            errors.append(f"{lesson.id}: {error}")
    return errors
