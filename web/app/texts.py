"""What the page says, in the language that is spoken."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from nyc_core.table import words as engine
from nyc_core.table.words.language import GENERAL
from nyc_core.table.words.smooth import smoother

from . import words
from .room import Room
from .room import room as room_of

Words = Callable[..., str]
AUTO = "auto"
_numbered = [True]


def choose(setting: str, wished: Sequence[str]) -> str:
    """The language that the person chose; for "auto" the first of those that they read ("de-AT") which is here."""
    codes = [setting] if setting != AUTO else [language.partition("-")[0].lower() for language in wished]
    return next((code for code in codes if code in words.LANGUAGES), "en")


def speak(code: str) -> None:
    """From now on the page and the engine speak this language."""
    engine.speak(code)


def number(on: bool) -> None:
    """Whether sentences name the clauses of the rules."""
    _numbered[0] = on


def numbered(sentence: str, prefix: str) -> str:
    """A sentence of the engine, with the clause in brackets that it ends on only for who wants that. `prefix`: of the
    game's clauses."""
    return sentence if _numbered[0] else re.sub(rf" \({prefix}-[^)]*\)", "", sentence)


def spoken() -> str:
    """The code of the language, as the document's `lang` wants it."""
    return engine.spoken()


def say(key: str, **values: object) -> str:
    """The text of that id with the values put in: one of the page's own."""
    return saying()(key, **values)


def saying(room: Room | None = None) -> Words:
    """`say` in the language that is spoken now, with the texts of a game's room before those of the page. One function
    for each: drawings keep what they drew by it."""
    return _sayer(engine.spoken(), room.game if room else "")


@cache
def _sayer(code: str, game: str) -> Words:
    code = code if code in words.LANGUAGES else "en"
    table = {**words.table(code), **(room_of(game).texts(code) if game else {})}
    smooth = smoother(GENERAL.own(code))

    def say_so(key: str, **values: object) -> str:
        return smooth(words.spell(table, key, values))

    return say_so
