"""The lessons that come with the game: six chapters of a learning path, the rulebook's other examples, and puzzles.

Each chapter is a file in `data/`. Chapters and lessons are read when somebody asks for them, each once.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from .schema import InvalidLesson, Lesson, Text, parse, read

PATH = ("goal", "bids", "rounds", "characters", "finer", "tom")
EXTRAS = ("examples", "puzzles")
CHAPTERS = (*PATH, *EXTRAS)


class Entry(NamedTuple):
    """A lesson on the shelf, as a list of contents needs it."""

    id: str
    title: Text
    clauses: Sequence[str]
    example: str


class Chapter(NamedTuple):
    """A chapter: its lessons in the order in which they are learned."""

    id: str
    title: Text
    text: Text
    entries: Sequence[Entry]


@cache
def _content(name: str) -> Mapping[str, Any]:
    """The file of a chapter, not yet read as lessons: that costs a table for each."""
    if name not in CHAPTERS:
        raise InvalidLesson(f"chapter: {name[:40]!r} is none of {', '.join(CHAPTERS)}")
    # Through the package's loader, as in the browser the library is a zip.
    data = pkgutil.get_data("nyc_core.newyorkcity.lessons", f"{name}.json")
    content: Mapping[str, Any] = parse((data or b"").decode("utf-8"))
    return content


@cache
def chapter(name: str) -> Chapter:
    """A chapter by its name; InvalidLesson when there is none."""
    content = _content(name)
    entries = [Entry(one["id"], one["title"], one["clauses"], one.get("example", "")) for one in content["lessons"]]
    return Chapter(name, content["title"], content["text"], entries)


def lessons(*names: str) -> list[Lesson]:
    """All lessons of these chapters, or of all of them, in order."""
    return [find(entry.id) for name in names or CHAPTERS for entry in chapter(name).entries]


@cache
def find(name: str) -> Lesson:
    """A lesson by its id; InvalidLesson when there is none."""
    for place in CHAPTERS:
        for one in _content(place)["lessons"]:
            if one["id"] == name:
                return read(one, place)
    raise InvalidLesson(f"lesson: there is no lesson {name[:40]!r}")
