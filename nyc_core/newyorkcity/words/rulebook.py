"""The clauses of New York City: characters stand in them by number, and name their own clauses."""

from __future__ import annotations

import re

from nyc_core.table.words.language import Voice, capital
from nyc_core.table.words.rulebook import Rulebook
from nyc_core.table.words.texts import source

from .language import language

CHARACTER = re.compile(r"\{(\d+)(?:\.(\w+))?\}")


def _title(key: str) -> str:
    """NYC-7.1/5 is about character 5."""
    _, _, number = key.partition("/")
    return f"{{{number}}}" if number else ""


def _filled(text: str, voice: Voice) -> str:
    """Characters by name and number."""

    def shown(number: str, form: str | None) -> str:
        name = voice.term("character", number, (form or "").lower())
        return f"{capital(name) if form and form[0].isupper() else name} ({number})"

    return CHARACTER.sub(lambda mark: shown(mark[1], mark[2]), text)


RULEBOOK = Rulebook(lambda code: source("nyc_core.newyorkcity", code, "clauses"), language, _filled, _title)
