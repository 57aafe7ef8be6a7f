"""The lessons that come with the games: of each a learning path in chapters, and extras beside it (`Rules.course`).

Each chapter is a file in the course's package, its texts lie beside it (`tongues`). Chapters and lessons are read when
somebody asks for them, each once. `game` is the name of a game; left out, it is the one that goes without saying. Ids
of lessons are unique over all games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from nyc_core import games
from nyc_core.table import files
from nyc_core.table.rules import Course

from . import tongues
from .schema import InvalidLesson, Lesson, Text, parse, read

WORDS_A_MINUTE, ACTION = 180, 6  # how fast one reads, and the seconds that an action takes


class Entry(NamedTuple):
    """A lesson on the shelf, as a list of contents needs it."""

    id: str
    title: Text
    clauses: Sequence[str]
    example: str
    seconds: int  # that it takes somebody who reads it all and makes no mistake


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
    data: dict[str, Any] = parse(files.data(brought.package, f"{name}.json").decode("utf-8"))
    tongues.dress(data, tongues.in_package(brought.package, name))
    return data


@cache
def chapter(name: str, game: str = games.DEFAULT) -> Chapter:
    """A chapter by its name; InvalidLesson when there is none."""
    data = content(name, game)
    entries = [
        Entry(one["id"], one["title"], one["clauses"], one.get("example", ""), seconds(one)) for one in data["lessons"]
    ]
    return Chapter(name, data["title"], data["text"], entries)


def seconds(data: Mapping[str, Any]) -> int:
    """How long a lesson takes: its words at 180 a minute, and some time for each action of its answer. Of the languages
    that it is written in the longest counts, so that all say the same."""
    said = [data.get(key, {}) for key in ("title", "text", "task", "done")] + [*data.get("choices", ())]
    words = max(sum(len(text.get(lang, "").split()) for text in said) for lang in data["title"])
    return words * 60 // WORDS_A_MINUTE + ACTION * len(data["answer"])


def about(clause: str, game: str = games.DEFAULT) -> str:
    """The lesson that teaches a clause by itself: where it stands first, else the first that names it; "" for none."""
    entries = [entry for name in course(game).chapters for entry in chapter(name, game).entries]
    first = (entry.id for entry in entries if entry.clauses[0] == clause)
    return next(first, "") or next((entry.id for entry in entries if clause in entry.clauses), "")


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
