"""What New York 1901 tells of, and its tables of sentences, by language."""

from __future__ import annotations

from typing import Any

from nyc_core.newyork1901.board import GROUND, names_of
from nyc_core.newyork1901.box import TERRITORIES
from nyc_core.table.words.language import Languages, Show, Voice
from nyc_core.table.words.texts import Texts

# What stands in a parameter, by its name.
KINDS: dict[str, str] = {
    "owner": "seat",
    "other": "skyscraper",
    **{
        kind: kind
        for kind in (
            *("skyscraper", "territory", "card", "cards", "street", "streets", "challenge", "character", "district"),
            *("generation", "squares"),
        )
    },
}


def _term(kind: str) -> Show:
    return lambda voice, value, form: voice.term(kind, value, form)


def _territory(voice: Voice, value: Any, form: str) -> str:
    """By the squares that everybody sees on the board, "h4 i4": its id stands nowhere on it."""
    return " ".join(names_of(GROUND[TERRITORIES.index(value)]))


def _card(voice: Voice, value: Any, form: str) -> str:
    """An action card by its name; a territory card by district and size."""
    district, _, size = str(value).partition(" ")
    if not size:
        return voice.term("card", value, form)
    form = f"card.{form}" if form else "card"
    return voice.fill(voice.language.table[form], {"name": voice.term("district", district, form), "size": size})


def _cards(voice: Voice, value: Any, form: str) -> str:
    """Territory cards in few letters: blue 2, red 3."""
    if not value:
        return voice.language.table["cards.none"]
    return voice.listed([_card(voice, one, "short") for one in value])


SHOWS: dict[str, Show] = {
    **{kind: _term(kind) for kind in ("skyscraper", "street", "challenge", "character", "district", "generation")},
    "territory": _territory,
    "card": _card,
    "cards": _cards,
    "streets": lambda voice, value, form: voice.listed([voice.term("street", one) for one in value]),
    "squares": lambda voice, value, form: " ".join(value),
}
TEXTS = Texts("nyc_core.newyork1901", "sentences")
language = Languages(TEXTS.own, KINDS, SHOWS)
