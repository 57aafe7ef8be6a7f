"""What teachers read is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nyc_core.lessons import check, read_text, shelf
from nyc_core.lessons.schema import KEYS
from nyc_core.lessons.vocabulary import WORDS

README = (Path(shelf.__file__).parent / "README.md").read_text(encoding="utf-8")


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


def test_it_names_every_key_and_every_word_with_its_facts() -> None:
    quoted = set(re.findall(r"[`\"]([a-z_]+)[`\"]", README))
    assert quoted >= set(KEYS) - {"format", "chapter", "example"}
    rows = re.findall(r"^\| ([^|]+)\| ([^|]*)\|", README, re.MULTILINE)
    told = {word: keys for words, keys in rows for word in re.findall(r"`(\w+)`", words)}
    assert set(told) == set(WORDS)
    for name, word in WORDS.items():
        for key in (*word.needs, *word.may):
            assert f"`{key}`" in told[name], name
        assert ("number" in told[name]) == bool(word.number), name
