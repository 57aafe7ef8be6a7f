"""The clauses of New York 1901."""

from __future__ import annotations

from nyc_core.table.words.rulebook import Rulebook
from nyc_core.table.words.texts import source

from .language import language

RULEBOOK = Rulebook(lambda code: source("nyc_core.newyork1901", code, "clauses"), language)
