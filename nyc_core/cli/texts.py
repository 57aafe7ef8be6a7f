"""What the command line says, in the language that is spoken."""

from __future__ import annotations

from nyc_core.table.rules import Words
from nyc_core.table.words.columns import paragraph
from nyc_core.table.words.texts import Texts

say = Texts("nyc_core.cli", "cli")


def besides(words: Words, message: str) -> list[str]:
    """What the game has to add there; nothing when it has no such sentence."""
    said = words.say(message, {})
    return [] if said == message else paragraph(said)
