"""All that the page says, in tables: text id -> template, for each language one file per part of the page.

Templates are plain text (no markup): the drawings escape them together with the names that are put in. To add a part,
add its name to PARTS and a file to each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from nyc_core.newyorkcity import words as engine

LANGUAGES = ("en", "de")
PARTS = (
    "table",  # the table and what is on it
    "screens",  # screens and sheets around it
    "edit",  # the position editor
    "app",  # notices, settings of the device
    "learn",  # lessons
    "plain",  # the table as text
    "shell",  # before Python is there
    "device",  # new versions, storage
    "embed",  # the board on somebody else's page
    "howto",  # the page that tells how
)


@cache
def table(code: str) -> Mapping[str, str]:
    """All texts of a language."""
    texts: dict[str, str] = {}
    for part in PARTS:
        texts |= import_module(f"{__name__}.{code}.{part}").TEXT
    return texts


def say(key: str, **values: object) -> str:
    """The text of that id in English, with the values put in; an unknown id shows itself.

    What the characters are called and do (`character.6.name`, `character.6.effect`) stands in the engine's own table.
    """
    return spell(table("en"), key, values)


def spell(texts: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    """The text of that id from a table. An unknown one shows itself: better than a broken page."""
    template = texts.get(key)
    if template is None and key.startswith("character."):
        _, number, part = key.split(".")
        found: str = getattr(engine.character(int(number)), part)
        return found
    return key if template is None else template.format(**values)
