"""All that New York City says on the page: its own texts, and from the engine what characters are called and do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nyc_core.newyorkcity import box
from nyc_core.newyorkcity.words import WORDS
from nyc_core.table.words.texts import Texts

TEXTS = Texts("web.games.newyorkcity", "room")


@cache
def texts(lang: str) -> Mapping[str, str]:
    """By id."""
    own = TEXTS.table(lang)
    return {**own, **_characters(lang), **_levels(own)}


def _characters(lang: str) -> dict[str, str]:
    """Of each its name and effect, as the engine tells them, and its line in a list."""
    said: dict[str, str] = {}
    for number in box.CHARACTERS:
        name, effect, _ = WORDS.character(number, lang)
        said |= {
            f"character.{number}": f"{number} · {name}",
            f"character.{number}.name": name,
            f"character.{number}.effect": effect,
        }
    return {key: text.replace("{", "{{").replace("}", "}}") for key, text in said.items()}


def _levels(own: Mapping[str, str]) -> dict[str, str]:
    """Each level of a Tom: in the printed list, Tom 1 to Tom 12, it has a number and is easy or hard (NYC-9.2)."""
    third = len(box.TOM_LEVELS) // 3
    levels = [f"{mode}{number}" for mode in box.TOM_MODES for number in box.TOM_NUMBERS]
    said = {f"new.tom.{level}": own["new.tom.other"].format(level=level) for level in levels}
    for place, level in enumerate(box.TOM_LEVELS):
        how = own[f"new.how.{place // third}"]
        said[f"new.tom.{level}"] = own["new.tom"].format(n=place + 1, level=level, how=how)
    return said
