"""The clauses of the rules in words, for the Rules panel, for `?` on the command line, and behind every "why"."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from .language import DEFAULT, Voice, capital, language, spoken

CHARACTER = re.compile(r"\{(\d+)(?:\.(\w+))?\}")
CLAUSE = re.compile(r"NYC-(?:[\d.]+)(?:/(\d+))?$")


class Clause(NamedTuple):
    """One clause. `ruling` says what of it is a ruling of ours, where the rulebook leaves something open; else it is
    empty. A chapter has a title and hardly any text."""

    id: str
    title: str
    text: str
    ruling: str = ""


class Book(NamedTuple):
    """All clauses of a language in order, and what was reconstructed."""

    clauses: dict[str, Clause]
    reconstruction: str


def _english() -> tuple[str, str]:
    from . import clauses_en

    return clauses_en.CLAUSES, clauses_en.RECONSTRUCTION


def _german() -> tuple[str, str]:
    from . import clauses_de

    return clauses_de.CLAUSES, clauses_de.RECONSTRUCTION


BOOKS = {"en": _english, "de": _german}


def book(code: str) -> Book:
    """The rules in a language; English where there are none."""
    return _bound(code or spoken())


@cache
def _bound(code: str) -> Book:
    text, reconstruction = BOOKS.get(code, BOOKS[DEFAULT])()
    voice = Voice(language(code))
    clauses = [_clause(block.split("\n"), voice) for block in text.strip().split("\n\n")]
    return Book({clause.id: clause for clause in clauses}, " ".join(reconstruction.split()))


def _clause(lines: list[str], voice: Voice) -> Clause:
    key, _, title = lines[0].partition(" ")
    about = CLAUSE.match(key)
    if about and about[1]:
        title = f"{{{about[1]}}}"
    text, _, ruling = " ".join(lines[1:]).partition("!")
    return Clause(key, *(_filled(part.strip(), voice) for part in (title, text, ruling)))


def _filled(text: str, voice: Voice) -> str:
    """Characters by name and number."""

    def shown(number: str, form: str | None) -> str:
        name = voice.term("character", number, (form or "").lower())
        return f"{capital(name) if form and form[0].isupper() else name} ({number})"

    return CHARACTER.sub(lambda found: shown(found[1], found[2]), text)


def find(key: str, code: str) -> Clause | None:
    """The clause, or the one that it is part of: an event may name a whole table of characters."""
    clauses = book(code).clauses
    while key not in clauses:
        shorter = re.sub(r"[./][^./]*$", "", key)
        if shorter == key:
            return None
        key = shorter
    return clauses[key]
