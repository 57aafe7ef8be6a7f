"""The three errors of the public surface, and the refusal that explains an illegal action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Objection(NamedTuple):
    """Why an action is illegal, before anybody asked for the sentence: made in a rule's check, put into words later."""

    code: str
    rule: str
    params: Mapping[str, object]


def objection(code: str, rule: str, **params: object) -> Objection:
    """The short way to write an Objection."""
    return Objection(code, rule, params)


class Refusal(NamedTuple):
    """Why an action is illegal: a stable code, the clause, and a sentence for a player."""

    code: str
    rule: str
    text: str


def written(action: object) -> str:
    """An action as its notation, and whatever else somebody tries to play as a short text."""
    try:
        return str(action)[:200]
    except (ValueError, LookupError, TypeError, RecursionError):  # a huge number, a nest, or an action made by hand
        return type(action).__name__


class IllegalAction(ValueError):
    """An action that is not among the options; the game is as it was."""

    def __init__(self, refusal: Refusal, action: object) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{written(action)}: {refusal.text}{rule}")
        self.refusal = refusal


class InvalidSave(ValueError):
    """A saved game that cannot be opened; the message says what is wrong with it."""


class InvalidPosition(ValueError):
    """A position or an argument that cannot be; the message names the place."""
