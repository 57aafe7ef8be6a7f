"""All texts of the page, by id, in the language that is spoken: those of the drawings and those of the app."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from nyc_core.newyorkcity import words as engine

from . import words_en

Table = Mapping[str, str]
Words = Callable[..., str]
AUTO = "auto"


def _english() -> Table:
    from . import words_app_en

    return {**words_en.TEXT, **words_app_en.TEXT}


def _german() -> Table:
    from . import words_app_de, words_de

    return {**words_de.TEXT, **words_app_de.TEXT}


TABLES: dict[str, Callable[[], Table]] = {"en": _english, "de": _german}


def choose(setting: str, wished: Sequence[str]) -> str:
    """The language that the person chose; for "auto" the first of those that they read ("de-AT") which is here."""
    codes = [setting] if setting != AUTO else [language.partition("-")[0].lower() for language in wished]
    return next((code for code in codes if code in TABLES), "en")


def speak(code: str) -> None:
    """From now on the page and the engine speak this language."""
    engine.speak(code)


def spoken() -> str:
    """The code of the language, as the document's `lang` wants it."""
    return engine.spoken()


@cache
def _table(code: str) -> Table:
    return TABLES.get(code, _english)()


def say(key: str, **values: object) -> str:
    """The text of that id with the values put in."""
    return saying()(key, **values)


def saying() -> Words:
    """`say` in the language that is spoken now, one function for each: drawings keep what they drew by it."""
    return _sayer(engine.spoken())


@cache
def _sayer(code: str) -> Words:
    table = _table(code)

    def say_so(key: str, **values: object) -> str:
        template = table.get(key)
        return words_en.say(key, **values) if template is None else template.format(**values)

    return say_so
