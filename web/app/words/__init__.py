"""All that the page itself says, in tables: text id -> template, for each language one file per part of the page. What
a game says stands in its room.

Templates are plain text (no markup): the drawings escape them together with the names that are put in. To add a part,
add its name to PARTS and a file to each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

LANGUAGES = ("en", "de")
PARTS = (
    "table",  # around every table
    "screens",  # screens and sheets around it
    "edit",  # the position editor
    "app",  # notices, settings of the device
    "learn",  # lessons
    "rivals",  # who plays against one, what they would advise, how well one played
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
    """The text of that id in English, with the values put in; an unknown id shows itself."""
    return spell(table("en"), key, values)


def spell(texts: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    """The text of that id from a table. An unknown one shows itself: better than a broken page."""
    template = texts.get(key)
    return key if template is None else template.format(**values)
