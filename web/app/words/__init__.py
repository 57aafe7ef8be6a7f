"""All that the page itself says: for each language a folder with one file per part of the page. What a game says stands
in its room.

Texts are plain (no markup): the drawings escape them together with the names that are put in. To add a part, add its
name to PARTS and a file to each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nyc_core.table import words as engine
from nyc_core.table.words.texts import Texts

LANGUAGES = tuple(engine.LANGUAGES)
PARTS = (
    "table",  # around every table
    "screens",  # screens and sheets around it
    "edit",  # the position editor
    "app",  # notices, settings of the device
    "learn",  # lessons
    "rivals",  # who plays against one, what they would advise, how well one played
    "turns",  # games that are played by links
    "plain",  # the table as text
    "shell",  # before Python is there
    "device",  # new versions, storage
    "embed",  # the board on somebody else's page
    "howto",  # the page that tells how
)


TEXTS = Texts("web.app", *PARTS)
# Each language as it calls itself.
CALLED = {f"set.language.{code}": tongue.name for code, tongue in engine.LANGUAGES.items()}


@cache
def table(code: str) -> Mapping[str, str]:
    """All texts of a language."""
    return {**TEXTS.table(code), **CALLED}


def say(key: str, **values: object) -> str:
    """The text of that id in English, with the values put in; an unknown id shows itself."""
    return spell(table("en"), key, values)


def spell(texts: Mapping[str, str], key: str, values: Mapping[str, object]) -> str:
    """The text of that id from a table. An unknown one shows itself: better than a broken page."""
    template = texts.get(key)
    return key if template is None else template.format(**values)
