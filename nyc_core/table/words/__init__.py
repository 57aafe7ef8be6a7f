"""How games speak: sentences from tables, clauses, plain texts, columns; in the language that is spoken.

That is one for the process and for all games, as one person reads what they say. A language is a line of
`languages.txt`, and folders of texts beside those of the others (`texts.py`); nothing else knows it.
"""

from __future__ import annotations

from typing import NamedTuple

from nyc_core.table import files

DEFAULT = "en"


class Tongue(NamedTuple):
    """A language: what it calls itself, and which numbers take the singular."""

    name: str
    ones: frozenset[int] = frozenset({1})

    def plural(self, number: int) -> int:
        """Which of two alternatives a number takes."""
        return 0 if number in self.ones else 1


def _listed() -> dict[str, Tongue]:
    known = {}
    for line in files.data(__name__, "languages.txt").decode("utf-8").splitlines():
        if line and line[0] != "#":
            code, _, said = line.partition("=")
            name, _, ones = said.partition("|")
            known[code.strip()] = Tongue(name.strip(), frozenset(map(int, ones.split())))
    return known


LANGUAGES = _listed()  # by code, in the order in which they are offered


class _Now:
    code = DEFAULT


def speak(code: str) -> None:
    """From now on sentences are in this language, where no other is named; English for one that is not there."""
    _Now.code = code if code in LANGUAGES else DEFAULT


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Now.code
