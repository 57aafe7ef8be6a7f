"""The texts of our lessons in further languages. A chapter's file says them in English, and may in others; what is
missing there stands in `words/<language>/<chapter>.txt` beside it, where somebody can edit it who cannot program:

    chapter.title = …
    two-pairs.title = …
    two-pairs.hints.1 = …

A lesson speaks a language as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nyc_core.table.words import DEFAULT, LANGUAGES
from nyc_core.table.words.texts import own

SINGLE = ("title", "text", "task", "done")
SEVERAL = ("hints", "choices")
JUDGED = ("failures", "grades")  # a reason each


def add(chapter: Mapping[str, Any], package: str, name: str) -> None:
    """Put all that further languages say into a chapter as it was read."""
    for code in LANGUAGES:
        texts = {} if code == DEFAULT else own(package, code, name)
        for spoken in [[*about(chapter)], *([*places(lesson)] for lesson in chapter["lessons"])] if texts else ():
            if all(key in texts or code in text for key, text in spoken):
                for key, text in spoken:
                    text.setdefault(code, texts.get(key, ""))


def about(chapter: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """What is said of the chapter: ids, and the texts by language."""
    yield from ((f"chapter.{key}", chapter[key]) for key in ("title", "text"))


def places(lesson: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """What a lesson says: ids, and the texts by language."""
    name = lesson["id"]
    yield from ((f"{name}.{key}", lesson[key]) for key in SINGLE if key in lesson)
    for key in SEVERAL:
        yield from ((f"{name}.{key}.{number}", text) for number, text in enumerate(lesson.get(key, ()), start=1))
    for key in JUDGED:
        judged = enumerate(lesson.get(key, ()), start=1)
        yield from ((f"{name}.{key}.{number}", one["reason"]) for number, one in judged)
