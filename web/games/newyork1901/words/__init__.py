"""All that New York 1901 says on the page: its own texts, and from the engine what things are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nyc_core.newyork1901.board import LOTS
from nyc_core.newyork1901.box import CARDS, CHALLENGES, DISTRICTS, GENERATIONS, KINDS, STREETS
from nyc_core.newyork1901.words import WORDS
from nyc_core.table.words.language import capital
from nyc_core.table.words.texts import Texts

NAMED = {"skyscraper": KINDS, "district": DISTRICTS, "street": STREETS, "challenge": CHALLENGES, "card": CARDS}
TEXTS = Texts("web.games.newyork1901", "room")


@cache
def texts(lang: str) -> Mapping[str, str]:
    """By id."""
    own = TEXTS.table(lang)
    names = {f"{kind}.{one}": capital(WORDS.name(kind, one, lang)) for kind, ids in NAMED.items() for one in ids}
    levels = {f"level.{one}": capital(WORDS.name("generation", one, lang)) for one in GENERATIONS}
    lots = {f"lot.{lot}": _lot(own["lot.name"], names, *lot.split()) for lot in LOTS}
    return {**names, **levels, **lots, **own}


def _lot(template: str, names: Mapping[str, str], district: str, size: str) -> str:
    """A territory card."""
    return template.format(district=names[f"district.{district}"], size=size)
