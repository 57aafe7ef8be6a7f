"""All texts of the page, by id: those of the drawings and those of the app."""

from __future__ import annotations

from . import words_en
from .words_app_en import TEXT


def say(key: str, **values: object) -> str:
    """The text of that id with the values put in."""
    template = TEXT.get(key)
    return words_en.say(key, **values) if template is None else template.format(**values)
