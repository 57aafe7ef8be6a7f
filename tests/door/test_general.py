"""What is for every game holds no word of any: no name, no clause, no thing of its box, not even in a comment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nyc_core

ENGINE = Path(nyc_core.__file__).parent
GENERAL = ("table", "bots", "lessons", "cli", "__main__.py")
FILES = sorted(file for part in GENERAL for file in [ENGINE / part, *(ENGINE / part).rglob("*.py")] if file.is_file())
GAMES = r"newyorkcity|newyork1901|1901|stefan feld|new york"
CLAUSES = r"\bnyc-|\bny1-|\bag-\d"
THINGS = (
    r"\btoms?\b|borough|mayor|characters?\b|skyscraper|prestige|vessel|elevator|\bhire\b|\bclerk\b|\bpress track|statue"
    r"|territor|estate\b|legendary|demolish|\bpark\b|land-grab"
)
WORD = re.compile(f"{GAMES}|{CLAUSES}|{THINGS}", re.IGNORECASE)


def words_of_games(text: str) -> list[str]:
    return [f"{number}: {word[0]}" for number, line in enumerate(text.split("\n"), 1) for word in WORD.finditer(line)]


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ENGINE)) for file in FILES])
def test_no_word_of_any_game(file: Path) -> None:
    assert words_of_games(file.read_text(encoding="utf-8")) == []


def test_such_a_word_would_be_found() -> None:
    assert len(FILES) > 25
    assert words_of_games('if seat.kind == "tom":\n    cite("NYC-9.2")') == ["1: tom", "2: NYC-"]
