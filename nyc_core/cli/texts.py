"""What the command line says, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from nyc_core.newyorkcity import words


def _english() -> Mapping[str, str]:
    from . import words_en

    return words_en.TEXT


def _german() -> Mapping[str, str]:
    from . import words_de

    return words_de.TEXT


TABLES: dict[str, Callable[[], Mapping[str, str]]] = {"en": _english, "de": _german}


@cache
def _table(code: str) -> Mapping[str, str]:
    return TABLES.get(code, _english)()


def say(key: str, **values: object) -> str:
    """The text of that id with the values put in."""
    return _table(words.spoken())[key].format(**values)


def card(name: str) -> str:
    """A card type by its name."""
    return words.name("card", name)


def vessel(name: str) -> str:
    """A kind of vessel by its name."""
    return words.name("vessel", name)
