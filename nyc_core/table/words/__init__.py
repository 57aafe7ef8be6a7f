"""How games speak: sentences from tables, clauses, plain texts, columns; in the language that is spoken.

That is one for the process and for all games, as one person reads what they say. A language is an entry of `LANGUAGES`,
a table here (`en`, `de`: what every game says) and one in each game; nothing else knows it.
"""

from __future__ import annotations

from collections.abc import Callable

DEFAULT = "en"


def one_or_more(number: int) -> int:
    """The plural of English and German: which of two alternatives a number takes."""
    return 0 if number == 1 else 1


LANGUAGES: dict[str, Callable[[int], int]] = {"en": one_or_more, "de": one_or_more}  # by code: how plurals go


class _Now:
    code = DEFAULT


def speak(code: str) -> None:
    """From now on sentences are in this language, where no other is named; English for one that is not there."""
    _Now.code = code if code in LANGUAGES else DEFAULT


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code
