"""What New York City tells of, and its tables of sentences, by language."""

from __future__ import annotations

from typing import Any

from nyc_core.newyorkcity.box import CARDS
from nyc_core.table.words.language import Languages, Show, Voice
from nyc_core.table.words.texts import Texts

# What stands in a parameter, by its name.
KINDS: dict[str, str] = {
    **dict.fromkeys(("card", "wanted"), "card"),
    **dict.fromkeys(("cards", "given", "got"), "cards"),
    **dict.fromkeys(("borough", "other", "source"), "borough"),
    **dict.fromkeys(("character", "coming", "leaving"), "character"),
    **{kind: kind for kind in ("vessel", "characters", "tiles", "pairs")},
}


def _cards(voice: Voice, cards: Any, form: str) -> str:
    """By type, in the order of NYC-0.2; a number when only that is known."""
    if isinstance(cards, int):
        return voice.fill(voice.language.table["cards.count"], {"number": cards})
    amounts = {card: list(cards).count(card) for card in CARDS if card in cards}
    if not amounts:
        return voice.language.table["cards.none"]
    if form == "short":
        short = voice.language.table["counted.short"]
        named = [{"amount": amount, "noun": voice.term("card", card)} for card, amount in amounts.items()]
        return voice.listed([voice.fill(short, one) for one in named])
    return voice.listed(
        [
            voice.term("card", card, form or "a") if amount == 1 else voice.counted(amount, "card", card)
            for card, amount in amounts.items()
        ]
    )


def _pairs(voice: Voice, pairs: Any, form: str) -> str:
    plus = voice.language.table["list.plus"]
    return voice.language.table["list.semicolon"].join(
        plus.join(voice.term("card", card) for card in pair) for pair in pairs
    )


SHOWS: dict[str, Show] = {
    "card": lambda voice, value, form: voice.word(value) if isinstance(value, int) else voice.term("card", value, form),
    "cards": _cards,
    "borough": lambda voice, value, form: str(value) if isinstance(value, int) else voice.term("borough", value, form),
    "vessel": lambda voice, value, form: voice.term("vessel", value, form),
    "character": lambda voice, value, form: voice.term("character", value, form),
    "characters": lambda voice, value, form: voice.listed(
        [voice.term("character", one, form or "the") for one in value]
    ),
    "tiles": lambda voice, value, form: voice.listed(
        [f"{voice.term('vessel', kind)} +{points}" for kind, points in value]
    ),
    "pairs": _pairs,
}
TEXTS = Texts("nyc_core.newyorkcity", "sentences", "events", "characters")
language = Languages(TEXTS.own, KINDS, SHOWS)
