"""The lessons that come with the games: of each a learning path in chapters, and extras beside it (`Rules.course`).

Each chapter is a file in the course's package. Chapters and lessons are read when somebody asks for them, each once.
`game` is the name of a game; left out, it is the one that goes without saying. Ids of lessons are unique over all
games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from nyc_core import games
from nyc_core.table import files
from nyc_core.table.rules import Course

from .schema import InvalidLesson, Lesson, Text, parse, read


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


def course(game: str = games.DEFAULT) -> Course:
    """What a game brings to the lessons: the names of its chapters, among others."""
    return games.rules(game).course


@cache
def content(name: str, game: str = games.DEFAULT) -> Mapping[str, Any]:
    """The file of a chapter, not yet read as lessons: that costs a table for each."""
    brought = course(game)
    if name not in brought.chapters:
        raise InvalidLesson(f"chapter: {name[:40]!r} is none of {', '.join(brought.chapters)}")
    chapter_data: Mapping[str, Any] = parse(files.data(brought.package, f"{name}.json").decode("utf-8"))
    return chapter_data


@cache
def chapter(name: str, game: str = games.DEFAULT) -> Chapter:
    """A chapter by its name; InvalidLesson when there is none."""
    data = content(name, game)
    entries = [Entry(one["id"], one["title"], one["clauses"], one.get("example", "")) for one in data["lessons"]]
    return Chapter(name, data["title"], data["text"], entries)


def lessons(*names: str, game: str = games.DEFAULT) -> list[Lesson]:
    """All lessons of these chapters, or of all of a game, in order."""
    return [find(entry.id) for name in names or course(game).chapters for entry in chapter(name, game).entries]


@cache
def find(name: str) -> Lesson:
    """A lesson of any game by its id; InvalidLesson when there is none. Games are asked in their order, so that for a
    lesson of the first no other is loaded."""
    game, place = _place(name)
    return read(next(one for one in content(place, game)["lessons"] if one["id"] == name), place)


def _chapters(game: str) -> Sequence[str]:
    """None of a game that is not here: in the browser a further one comes in a pack of its own."""
    try:
        return course(game).chapters
    except ModuleNotFoundError:
        return ()


def _place(name: str) -> tuple[str, str]:
    """The game and the chapter of a lesson."""
    for game in games.names():
        for place in _chapters(game):
            if any(one["id"] == name for one in content(place, game)["lessons"]):
                return game, place
    raise InvalidLesson(f"lesson: there is no lesson {name[:40]!r}")
