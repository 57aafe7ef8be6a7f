"""What the lessons of a chapter say. A chapter's file holds positions and goals; its texts lie beside it, in
`words/<language>/<chapter>.txt`, where somebody can edit them who cannot program:

    chapter.title = …
    two-pairs.title = …
    two-pairs.hints.1 = …
    two-pairs.failures.1 = …

A lesson speaks a language as a whole or not at all. A chapter without English beside it says all in its own file, as a
single lesson does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nyc_core.table.words import DEFAULT, LANGUAGES
from nyc_core.table.words.texts import Table, load, read

from .schema import InvalidLesson

CHAPTER = "chapter"  # what is said of it begins so
SEVERAL = ("hints", "choices")
JUDGED = ("failures", "grades")  # a reason each

Said = Callable[[str], Table]  # what is said in a language


def in_package(package: str, name: str) -> Said:
    """What is said of a chapter that comes with a game. It is read once, with its chapter, and not kept besides."""
    return lambda code: read(load(package, code, name), f"{package} words/{code}/{name}.txt")


def silent(_: str) -> Table:
    """Nothing is said beside the file."""
    return {}


def dress(chapter: dict[str, Any], said: Said) -> None:
    """Put all texts into a chapter as it was read."""
    english = said(DEFAULT)
    if not english:
        return
    tables = {DEFAULT: english, **{code: said(code) for code in LANGUAGES if code != DEFAULT}}
    things = {CHAPTER: chapter, **_by_id(chapter.get("lessons"))}
    keys: dict[str, list[str]] = {name: [] for name in things}
    for key in english:
        name, _, place = key.partition(".")
        if name not in things:
            raise InvalidLesson(f"words: {key}: there is no lesson {name}")
        if not place:
            raise InvalidLesson(f"words: {key}: which text of it? `{name}.title`, for example")
        keys[name].append(key)
    for name, thing in things.items():
        speaking = [code for code, table in tables.items() if all(key in table for key in keys[name])]
        for key in keys[name]:
            _put(thing, key, {code: tables[code][key] for code in speaking})


def _by_id(lessons: object) -> dict[str, dict[str, Any]]:
    """Those that have an id; what is wrong with the others the schema says."""
    entries = lessons if isinstance(lessons, list) else []
    return {one["id"]: one for one in entries if isinstance(one, dict) and isinstance(one.get("id"), str)}


def _put(thing: dict[str, Any], key: str, text: Mapping[str, str]) -> None:
    _, place, *number = key.split(".")
    if place in (*SEVERAL, *JUDGED) and not isinstance(thing.setdefault(place, []), list):
        raise InvalidLesson(f"{place}: a list is expected")
    if place in SEVERAL:
        if number != [str(len(thing[place]) + 1)]:
            raise InvalidLesson(f"words: {key}: {place}.{len(thing[place]) + 1} comes next")
        thing[place].append(text)
    elif place in JUDGED:
        judged = [entry for entry in thing[place] if isinstance(entry, dict)]
        if number not in [[str(one)] for one in range(1, len(judged) + 1)]:
            raise InvalidLesson(f"words: {key}: there are {len(judged)} {place}")
        judged[int(number[0]) - 1]["reason"] = text
    else:
        thing[place] = text
