"""Every clause of a game's clauses.txt is carried by the name of at least one test (the naming rule stands there)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAMES = {file.parent.name: file for file in sorted(HERE.glob("rules/*/clauses.txt"))}
HOW_MANY = {"newyorkcity": 122, "newyork1901": 56}
CHARACTER = re.compile(r"test_7_([1-4])_char_(\d\d)(?:_to_(\d\d))?(?:_|$)")
CLAUSE = re.compile(r"test_(ny1_)?(\d+(?:_\d+)+)(?:_[a-z]|$)")

every_game = pytest.mark.parametrize("game", GAMES)


def clauses(game: str) -> list[str]:
    lines = (line.strip() for line in GAMES[game].read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def carried(name: str) -> Iterator[str]:
    """The ids that the name of a test carries."""
    if character := CHARACTER.match(name):
        table, first, last = character.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"NYC-7.{table}/{number}"
    elif clause := CLAUSE.match(name):
        yield ("NY1-" if clause[1] else "NYC-") + clause[2].replace("_", ".")


def names_of_tests() -> set[str]:
    names: set[str] = set()
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names.add(node.name)
    return names


def test_naming_rule() -> None:
    assert list(carried("test_5_6_three_wilds_are_two")) == ["NYC-5.6"]
    assert list(carried("test_7_2_4_last_before_tom")) == ["NYC-7.2.4"]
    assert list(carried("test_7_1_char_05_draws_three")) == ["NYC-7.1/5"]
    assert list(carried("test_7_4_char_28_to_30_lanterns")) == ["NYC-7.4/28", "NYC-7.4/29", "NYC-7.4/30"]
    assert list(carried("test_ny1_2_6_workers_come_back")) == ["NY1-2.6"]
    assert list(carried("test_naming_rule")) == []


@every_game
def test_clause_list_has_no_doubles(game: str) -> None:
    assert len(clauses(game)) == len(set(clauses(game))) == HOW_MANY[game]


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    named = {clause for name in names_of_tests() for clause in carried(name)}
    missing = [clause for clause in clauses(game) if clause not in named]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    strangers = sorted(name for name in names_of_tests() for clause in carried(name) if clause not in known)
    assert not strangers, f"tests that name no clause of a digest: {', '.join(strangers)}"
