"""The lessons that come with the game: six chapters of a learning path, the rulebook's other examples, and puzzles.

Each chapter is a file in `data/`. Chapters are read when somebody asks for them, each once.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from .schema import InvalidLesson, Lesson, Text, parse, read_chapter

PATH = ("goal", "bids", "rounds", "characters", "finer", "tom")
EXTRAS = ("examples", "puzzles")
CHAPTERS = (*PATH, *EXTRAS)


class Chapter(NamedTuple):
    """A chapter: its lessons in the order in which they are learned."""

    id: str
    title: Text
    text: Text
    lessons: Sequence[Lesson]


@cache
def chapter(name: str) -> Chapter:
    """A chapter by its name; InvalidLesson when there is none."""
    if name not in CHAPTERS:
        raise InvalidLesson(f"chapter: {name[:40]!r} is none of {', '.join(CHAPTERS)}")
    # Through the package's loader, as in the browser the library is a zip.
    data = pkgutil.get_data(__package__, f"data/{name}.json")
    content: Mapping[str, Text] = parse((data or b"").decode("utf-8"))
    return Chapter(name, content["title"], content["text"], read_chapter(content))


def lessons() -> list[Lesson]:
    """All of them, in order."""
    return [lesson for name in CHAPTERS for lesson in chapter(name).lessons]


def find(name: str) -> Lesson:
    """A lesson by its id; InvalidLesson when there is none."""
    for lesson in lessons():
        if lesson.id == name:
            return lesson
    raise InvalidLesson(f"lesson: there is no lesson {name[:40]!r}")
