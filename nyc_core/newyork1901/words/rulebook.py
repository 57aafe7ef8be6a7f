"""The clauses of New York 1901."""

from __future__ import annotations

from nyc_core.table.words.rulebook import Rulebook

from .language import language


def _english() -> tuple[str, str]:
    from . import clauses_en

    return clauses_en.CLAUSES, clauses_en.RECONSTRUCTION


def _german() -> tuple[str, str]:
    from . import clauses_de

    return clauses_de.CLAUSES, clauses_de.RECONSTRUCTION


RULEBOOK = Rulebook({"en": _english, "de": _german}, language)
