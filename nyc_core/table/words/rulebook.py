"""The clauses of a game's rules in words, for the Rules panel, for `?` on the command line, and behind every "why".

A book is one text: a clause is a block of lines, its id and title in the first, `!` before what is a ruling of ours;
lines that begin with `#` are comments.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from nyc_core.table.rules import SPOKEN, Clause

from . import DEFAULT, spoken
from .language import Languages, Voice


class Book(NamedTuple):
    """All clauses of a language in order, and what was reconstructed."""

    clauses: dict[str, Clause]
    reconstruction: str


class Rulebook:
    """A game's rules in each language, bound when they are first opened. `source` gives their text by the language's
    code, "" where there is none; `fill` puts the game's names into a text; `title` gives the one of a clause that has
    none."""

    def __init__(
        self,
        source: Callable[[str], str],
        language: Languages,
        fill: Callable[[str, Voice], str] = lambda text, voice: text,
        title: Callable[[str], str] = lambda key: "",
    ) -> None:
        self.source = source
        self._language = language
        self._fill = fill
        self._title = title
        self._bound: dict[str, Book] = {}

    def book(self, code: str = SPOKEN) -> Book:
        """The rules in a language; English where there are none."""
        code = code or spoken()
        if code not in self._bound:
            voice = Voice(self._language(code))
            clauses = [self._clause(block.split("\n"), voice) for block in self._blocks(code)]
            note = voice.language.table.get("reconstruction", "")
            self._bound[code] = Book({clause.id: clause for clause in clauses}, note)
        return self._bound[code]

    def _blocks(self, code: str) -> list[str]:
        text = self.source(code) or self.source(DEFAULT)
        lines = [line.rstrip() for line in text.removeprefix("\ufeff").splitlines() if not line.startswith("#")]
        return [block.strip("\n") for block in "\n".join(lines).split("\n\n") if block.strip()]

    def _clause(self, lines: list[str], voice: Voice) -> Clause:
        key, _, title = lines[0].partition(" ")
        text, _, ruling = " ".join(lines[1:]).partition("!")
        title = self._title(key) or title
        filled = (self._fill(part.strip(), voice) for part in (title, text, ruling))
        return Clause(key, *map(voice.language.smooth, filled))

    def find(self, key: str, code: str = SPOKEN) -> Clause | None:
        """The clause, or the one that it is part of: an event may name a whole table."""
        clauses = self.book(code).clauses
        while key not in clauses:
            shorter = re.sub(r"[./][^./]*$", "", key)
            if shorter == key:
                return None
            key = shorter
        return clauses[key]
