"""Python as drawings are written, to be translated; `refused` is what has no translation."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

NUMBERS = {3: "three", 1: "one", 2: "two"}
WORDS = {"one": 1, "two": [2, 2]}
VOWEL = re.compile("[aeiou]")
SEEN = re.compile("[ABC][2-9]")


class Pen(NamedTuple):
    """What one draws with."""

    ink: str
    width: int

    def draw(self, shape: str, **values: object) -> str:
        """A shape with what it is given."""
        return f"{self.ink}{self.width} {shape} {','.join(f'{key}={value}' for key, value in values.items())}"


@cache
def table() -> dict[str, Any]:
    """Data, known when the page is built."""
    return {"order": list(NUMBERS), "sum": sum(NUMBERS)}


@cache
def doubled(text: str) -> str:
    """Remembered."""
    return text * 2


def numbers(a: int, b: int) -> list[Any]:
    """Floors and signs."""
    return [a // b, a % b, -a // b, -a % b, a * b - a, min(a, b), max([a, b]), 0 < a <= b, f"{a}{a == b}{None}"]


def lists(given: list[Any]) -> list[Any]:
    """Places, ends, order, truth."""
    grown = [*given, 1]
    same = grown
    same += [2]
    pairs = sorted(
        ((0 if isinstance(one, list) else len(str(one)), place) for place, one in enumerate(given, 1)),
        key=lambda pair: (-pair[0], pair[1]),
    )
    flat = [inner for outer in (given, [3]) for inner in [outer, 4] if inner]
    first = next((one for one in given if one), "none")
    return [
        grown,
        given[:2],
        given[-1:],
        given[1:-1],
        pairs,
        flat,
        first,
        given or "empty",
        [] if given else [0] * 3,
        [1, [2]] == [1, [2]],
        [2] in [[1], [2]],
        list(reversed(given)),
        [*zip(given, "abc", strict=False)],
    ]


def texts(text: str) -> list[Any]:
    """Letters are counted as people do, and what is escaped is harmless."""
    head, dot, tail = text.partition(".")
    return [
        len(text),
        text[:3],
        text[-1:],
        [letter.upper() for letter in text if letter.isalnum()],
        [head, dot, tail],
        VOWEL.sub("$&*", text),
        VOWEL.sub(lambda vowel: f"<{vowel[0]}>", text),
        bool(SEEN.fullmatch(text)),
        html.escape(text),
        text.split("."),
        text.replace(".", "$1"),
        "a" in text,
        doubled(text),
    ]


def dicts(given: Mapping[str, Any]) -> list[Any]:
    """Own keys only, in their order, numbers apart from texts; what is told apart by kind."""
    made = {NUMBERS[n]: n for n in table()["order"]}
    made["more"] = len(made)
    kinds = [isinstance(given.get(key), str | int) for key in ("a", "b", "constructor")]
    return [
        list(made.items()),
        {**made, "one": 0, **WORDS}["one"],
        "toString" in given,
        given.get("__proto__", "nothing"),
        given.get("a"),
        NUMBERS.get(3),
        3 in NUMBERS,
        list(given),
        kinds,
        isinstance(given.get("a"), list | tuple) and not isinstance(given, str),
        not given,
        Pen("red", 2).draw("line", x=1, y=len(given)),
        Pen("red", 2).draw("dot"),
    ]


def loops(most: int) -> list[int]:
    """Statements."""
    found = seen = 0
    for n in range(0, most, 2):
        if n == 4:
            continue
        if n > 8:
            break
        found += n
    while seen < 3:
        seen += 1
    return [found, seen]


def everything(data: list[Any]) -> list[Any]:
    """All of it, for one set of data."""
    return [
        [numbers(a, b) for a, b in data[0]],
        [lists(one) for one in data[1]],
        [texts(one) for one in data[2]],
        [dicts(one) for one in data[3]],
        [loops(one) for one in data[4]],
    ]
