"""Signs in words."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyork1901.words import WORDS
from nyc_core.table.mind import Shift

from .words import say

OFTEN = ("ahead", "legendary", "owns", "unlocked")  # what is so or not, in each world
ABOUT = {"legendary": "skyscraper", "built": "generation", "unlocked": "generation", "owns": "territory"}


def tell(shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
    """In a few words."""
    what, where = shift.sign[1], shift.sign[2:]
    values: dict[str, object] = {"seat": shift.seat, "number": shift.amount, "one": 1 if shift.amount == "1" else 2}
    verb, voice = what, WORDS.voice(lang, names, you)
    if what == "ahead":
        verb = "stays" if shift.now else "passes"
        street, other = where
        rival = say("you.acc", lang=voice.language.code) if other == you else names[other]
        values |= {"street": street, "leader": other, "rival": rival}
    elif what in ABOUT:
        values[ABOUT[what]] = where[0]
    often = ".often" if what in OFTEN and not shift.surely else ""
    template = say.table(voice.language.code)[f"{verb}.{'more' if shift.more > 0 else 'less'}{often}"]
    return voice.fill(template, values)
