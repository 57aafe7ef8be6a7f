"""The pictures' Python as JavaScript (issue 9, point 6): it does the same there, and what could not fails the build."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.web import drawn
from web.build import javascript, node
from web.build.javascript import RUNTIME, translated
from web.build.syntax import Untranslatable, literal

DATA: list[Any] = [
    [[7, 2], [-7, 2], [7, -2], [0, 5], [2147483647, 97], [1, 1], [3, 8]],
    [[], [0], ["", "bb", "a"], [[], [1], "x", None, True], [1, 2, 3, 4, 5]],
    ["", "A5", "A55", "a.b.c", "<b> & \"'", "\N{GRINNING FACE}ä\N{GRINNING FACE}e", "ßaß", "$& $1"],
    [{}, {"a": 1, "b": []}, {"a": "x", "b": 1, "c": 2}, {"a": [0], "constructor": 1}, {"a": True}],
    [0, 5, 20],
]
SCRIPT = """
import { readFileSync } from "node:fs";
import { everything } from "./drawn.mjs";
console.log(JSON.stringify(everything(JSON.parse(readFileSync(process.argv[2], "utf-8")))));
"""


def test_it_does_the_same(tmp_path: Path, with_node: None) -> None:
    (tmp_path / "drawn.mjs").write_text(translated(drawn.everything), "utf-8")
    (tmp_path / "python.mjs").write_text(RUNTIME.read_text("utf-8"), "utf-8")
    (tmp_path / "run.mjs").write_text(SCRIPT, "utf-8")
    (tmp_path / "data.json").write_text(json.dumps(DATA), "utf-8")
    theirs = json.loads(node.run("node", str(tmp_path / "run.mjs"), str(tmp_path / "data.json")))
    mine = json.loads(json.dumps(drawn.everything(DATA)))
    for kind, other in zip(mine, theirs, strict=True):
        for one, the_same in zip(kind, other, strict=True):
            assert one == the_same


class Two(NamedTuple):
    x: int
    y: int

    @property
    def both(self) -> int:
        return self.x + self.y


class Plain:
    def go(self) -> int:
        return 1


POINT = Two(1, 2)


def half(x: int) -> str:
    return f"{x * 0.5}"


def ratio(x: int) -> float:
    return x / 2


def padded(x: int) -> str:
    return f"{x:02}"


def guarded(x: dict[str, int]) -> int:
    try:
        return x["a"]
    except KeyError:
        return 0


def named(x: int) -> int:
    return (y := x) + y


def stepped(x: list[int]) -> list[int]:
    return x[::2]


def hashed(x: int) -> int:
    return hash(x)


def swapped(x: str) -> str:
    return x.swapcase()


def handed(x: int) -> str:
    return padded(x=x)


def chained(x: list[int]) -> bool:
    return 0 < len(x) < 3


def imported(x: int) -> int:
    return POINT.x + x


def owned(x: int) -> int:
    return Plain().go() + x


def pointed(x: int) -> int:
    return Two(x, x).both


def shadowed(x: list[int]) -> list[int]:
    return [half + 1 for half in x]


def spread(*x: int) -> int:
    return len(x)


def inside(x: int) -> int:
    def deeper() -> int:
        return x

    return deeper()


def attributed(x: Any) -> Any:
    return x.unknown


def deleted(x: dict[str, int]) -> None:
    del x["a"]


REFUSED: tuple[Callable[..., Any], ...] = (
    *(half, ratio, padded, guarded, named, stepped, hashed, swapped, handed, chained, imported, owned, pointed),
    *(shadowed, spread, inside, attributed, deleted, cache(swapped)),
)


@pytest.mark.parametrize("function", REFUSED, ids=lambda one: one.__name__)
def test_what_it_does_not_know_fails_the_build(function: Callable[..., Any]) -> None:
    with pytest.raises(Untranslatable, match=r"\w"):
        translated(function)


@pytest.mark.parametrize("value", [0.5, 2**53, {1, 2}, POINT, b"x", {"a": object()}])
def test_only_plain_data_is_handed_over(value: object) -> None:
    with pytest.raises(Untranslatable, match="place"):
        literal(value, "place")


def test_a_pattern_that_means_something_else_fails_the_build() -> None:
    import re

    with pytest.raises(Untranslatable, match="pattern"):
        literal(re.compile(r"\w+"), "place")


def test_what_a_method_is_called_is_told_apart_from_texts_and_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A class of ours with a method `draw`: were that one of the runtime's too, nobody could say which is meant."""
    runtime = javascript.exported()
    monkeypatch.setattr(javascript, "exported", lambda: runtime | {"draw"})
    with pytest.raises(Untranslatable, match="draw"):
        translated(drawn.everything)
