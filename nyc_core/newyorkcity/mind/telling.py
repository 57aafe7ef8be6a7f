"""Signs in words."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyorkcity.position import NEUTRAL
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.mind import Shift
from nyc_core.table.words.language import Voice

from .words import say


def tell(shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
    """In a few words."""
    what, where = shift.sign[1], shift.sign[2:]
    if what == "ahead":
        return _ahead(shift, names, you, lang)
    message = f"{what}.{'more' if shift.more > 0 else 'less'}"
    if what in ("in", "company") and not shift.surely:
        message += ".often"
    values: dict[str, object] = {"seat": shift.seat, "number": shift.amount, "one": 1 if shift.amount == "1" else 2}
    values |= dict(zip(("borough" if what in ("in", "towers") else "character",), where, strict=False))
    return _fill(WORDS.voice(lang, names, you), message, values)


def _ahead(shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
    """Who overtakes whom, or stays ahead."""
    _, _, borough, other = shift.sign
    verb, form = ("stays", "dat") if shift.now else ("passes", "acc")
    message = f"{verb}.{'more' if shift.more > 0 else 'less'}"
    if not shift.surely:
        message += ".often"
    voice = WORDS.voice(lang, names, you)
    code = voice.language.code
    leader = say(f"neutral.{form}", lang=code) if other == NEUTRAL else other
    rival = leader if other == NEUTRAL else say("you.acc", lang=code) if other == you else names[other]
    where = _fill(voice, "where.borough" if borough else "where.press", {"borough": borough})
    return _fill(voice, message, {"seat": shift.seat, "leader": leader, "rival": rival, "where": where})


def _fill(voice: Voice, message: str, values: dict[str, object]) -> str:
    return voice.fill(say.table(voice.language.code)[message], values)
