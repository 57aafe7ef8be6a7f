"""What teachers read is true."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from nyc_core import new_game
from nyc_core.lessons import check, read_text, shelf
from nyc_core.lessons.schema import KEYS
from nyc_core.lessons.vocabulary import GENERAL, Word
from nyc_core.newyorkcity import lessons as chapters
from nyc_core.newyorkcity.box import BOROUGHS
from nyc_core.newyorkcity.lessons.vocabulary import WORDS

README = (Path(shelf.__file__).parent / "README.md").read_text(encoding="utf-8")
OURS = (Path(chapters.__path__[0]) / "README.md").read_text(encoding="utf-8")


def test_the_lesson_in_it_works() -> None:
    (written,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    (lesson,) = read_text(written)
    check(lesson)


def test_the_python_in_it_draws_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (written,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(written, "README.md", "exec"), {})
    plain, mine = ((tmp_path / name).read_text("utf-8") for name in ("table.svg", "with-my-hand.svg"))
    assert plain.startswith("<svg")
    assert "Runde 1 von 5" in mine


def words_told(readme: str) -> dict[str, str]:
    """By word the keys that a table names."""
    rows = re.findall(r"^\| ([^|]+)\| ([^|]*)\|", readme, re.MULTILINE)
    return {word: keys for words, keys in rows for word in re.findall(r"`(\w+)`", words)}


def test_it_names_every_key() -> None:
    quoted = set(re.findall(r"[`\"]([a-z_]+)[`\"]", README))
    assert quoted >= set(KEYS) - {"format", "chapter", "example"}


@pytest.mark.parametrize(("readme", "words"), [(README, GENERAL), (OURS, WORDS)], ids=["general", "newyorkcity"])
def test_it_names_every_word_with_its_facts(readme: str, words: Mapping[str, Word]) -> None:
    told = words_told(readme)
    assert set(told) == {name for name, word in words.items() if words is GENERAL or word is not GENERAL.get(name)}
    for name in told:
        for key in (*words[name].needs, *words[name].may):
            assert f"`{key}`" in told[name], name
        assert ("number" in told[name]) == bool(words[name].number), name


def test_it_names_the_items_of_a_score() -> None:
    items = {"total", "gained", "characters", "abilities", "six_boroughs", "press", "rest"}
    assert items | set(BOROUGHS) == set(GENERAL["score"].needs["item"].choices(new_game("newyorkcity", ["human"] * 2)))
    assert all(f"`{item}`" in OURS for item in items)
