"""What the page says, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from nyc_core.table import words as engine

from . import words

Words = Callable[..., str]
AUTO = "auto"


def choose(setting: str, wished: Sequence[str]) -> str:
    """The language that the person chose; for "auto" the first of those that they read ("de-AT") which is here."""
    codes = [setting] if setting != AUTO else [language.partition("-")[0].lower() for language in wished]
    return next((code for code in codes if code in words.LANGUAGES), "en")


def speak(code: str) -> None:
    """From now on the page and the engine speak this language."""
    engine.speak(code)


def spoken() -> str:
    """The code of the language, as the document's `lang` wants it."""
    return engine.spoken()


def say(key: str, **values: object) -> str:
    """The text of that id with the values put in."""
    return saying()(key, **values)


def saying() -> Words:
    """`say` in the language that is spoken now, one function for each: drawings keep what they drew by it."""
    return _sayer(engine.spoken())


@cache
def _sayer(code: str) -> Words:
    table = words.table(code if code in words.LANGUAGES else "en")

    def say_so(key: str, **values: object) -> str:
        return words.spell(table, key, values)

    return say_so
