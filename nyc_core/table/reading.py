"""Reading JSON-able data that anybody may have written: each function names the place where something is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from .errors import InvalidPosition

LARGEST = 10_000
MOST_NAMED = 30  # words that a sentence can hold
# Strings are passed over whole, an open one to the end of the text: else each quote in it would look for an end.
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]')


def is_deep(text: str, most: int) -> bool:
    """Whether a JSON text has more brackets in brackets than that: a parser may break on them (in the browser, with
    the interpreter)."""
    depth = 0
    for token in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > most:
            return True
    return False


def shown(value: object) -> str:
    """A value in an error message, cut short."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "so large a number"  # its digits may be more than Python is willing to write
    text = repr(value) if isinstance(value, (str, int, float, type(None))) else type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."


def wrong(place: str, problem: str) -> InvalidPosition:
    """The error for a place."""
    return InvalidPosition(f"{place}: {problem}")


def mapping(value: object, place: str, known: Collection[str]) -> dict[str, Any]:
    """An object with known keys only."""
    if not isinstance(value, dict):
        raise wrong(place, f"an object is expected, not {shown(value)}")
    for key in value:
        if key not in known:
            raise wrong(place, f"unknown key {shown(key)}")
    return value


def sequence(value: object, place: str, most: int, least: int = 0) -> list[Any]:
    """A list of a sensible length."""
    if not isinstance(value, (list, tuple)):
        raise wrong(place, f"a list is expected, not {shown(value)}")
    if not least <= len(value) <= most:
        raise wrong(place, f"{len(value)} entries, expected {least} to {most}")
    return list(value)


def integer(value: object, place: str, least: int = 0, most: int = LARGEST) -> int:
    """A whole number in a range; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(place, f"a whole number is expected, not {shown(value)}")
    if not least <= value <= most:
        raise wrong(place, f"{shown(value)} is not between {least} and {most}")
    return value


def word(value: object, place: str, known: Sequence[str]) -> int:
    """One of the known words, as its place among them."""
    if not isinstance(value, str) or value not in known:
        named = ", ".join(known) if len(known) <= MOST_NAMED else f"{', '.join(known[:3])}, ... {known[-1]}"
        raise wrong(place, f"{shown(value)} is none of {named}")
    return known.index(value)


def text(value: object, place: str, most: int) -> str:
    """A short text that is not empty."""
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise wrong(place, f"a name is expected, not {shown(value)}")
    if len(value) > most:
        raise wrong(place, f"longer than {most} letters")
    return value


Migration = Callable[[dict[str, Any]], dict[str, Any]]


def this_format(given: dict[str, Any], game: str, newest: int, older: Mapping[int, Migration]) -> dict[str, Any]:
    """A game's position as its newest format has it; `older`: from one format to the next."""
    if given.get("game", game) != game:
        raise wrong("game", f"{shown(given['game'])} is not {game}")
    written = integer(given.get("format", newest), "format", 1)
    if written > newest:
        raise wrong("format", f"{written} is newer than this version, which reads {newest}")
    for number in range(written, newest):
        given = older[number](given)
    return given


def generator(value: object) -> int:
    """Where chance stands, as 16 hexadecimal digits."""
    if isinstance(value, str) and len(value) == 16 and set(value) <= set("0123456789abcdef"):
        return int(value, 16)
    raise wrong("rng", f"16 hexadecimal digits are expected, not {shown(value)}")
