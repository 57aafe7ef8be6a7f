"""What the command line says, in the language that is spoken."""

from __future__ import annotations

from nyc_core.table.rules import Words
from nyc_core.table.words.columns import paragraph
from nyc_core.table.words.texts import Table, Texts


def _english() -> Table:
    from . import words_en

    return words_en.TEXT


def _german() -> Table:
    from . import words_de

    return words_de.TEXT


say = Texts(en=_english, de=_german)


def besides(words: Words, message: str) -> list[str]:
    """What the game has to add there; nothing when it has no such sentence."""
    said = words.say(message, {})
    return [] if said == message else paragraph(said)
