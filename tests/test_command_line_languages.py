"""The command line in other languages: `--lang de`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from nyc_core import new_game
from nyc_core.cli import menu, texts
from nyc_core.cli.scores import score_table
from nyc_core.newyorkcity.words import terminal
from nyc_core.table.words import LANGUAGES, speak
from nyc_core.table.words.texts import Texts
from tests.command_line import Keys, fixture_type_in
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import rich
from tests.words_play import ALIKE, COMPLETE, WORD, english

__all__ = ["fixture_type_in"]

OTHERS = sorted(set(LANGUAGES) - {"en"})
# What the command line says of any game, and what it shows of this one; with the code that says it.
TEXTS = {"cli": (texts.say, texts), "terminal": (terminal.say, terminal)}
# Commands, bots, and what is written alike.
SAID = frozenset((
    "help", "back", "log", "hint", "undo", "save", "load", "quit", "score", "table", "clerk", "random", "press", "wild",
    "bid", "take", "name", "neutral", "new", "york", "nyc", "person",
))  # fmt: skip
GAME = "play --lang de --seed 3 --seats human tom:C5 bot:clerk"
QUESTIONS = ("?", "? 13", "? 5.4", "? 99", "? NYC-99", "? take 1", "? take 9", "help", "hint", "score", "log 9", "undo")
LEFT_OUT = re.compile(r"\[[^\]]*\]|^> .*$|„.*?“|\bclerk\b|: [a-z]+ \d\.$", re.MULTILINE)


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    """What is spoken is the process's."""
    yield
    speak("en")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("say", [say for say, _ in TEXTS.values()], ids=list(TEXTS))
@pytest.mark.parametrize("code", OTHERS)
def test_the_same_texts_with_the_same_fields(code: str, say: Texts) -> None:
    wanted, found = say.table("en"), say.own(code)
    assert set(wanted) == set(found) or (code not in COMPLETE and set(wanted) > set(found))
    assert [key for key in wanted if key in found and fields(wanted[key]) != fields(found[key])] == []


@pytest.mark.parametrize("name", TEXTS)
def test_the_texts_are_all_used(name: str) -> None:
    say, module = TEXTS[name]
    files = [Path(str(module.__file__))] if module is terminal else list(Path(str(module.__file__)).parent.glob("*.py"))
    code = " ".join(file.read_text(encoding="utf-8") for file in files if "words_" not in file.name)
    for key in say.table("en"):
        family = key.partition(".")[0]
        assert f'"{key}"' in code or f"'{key}'" in code or f'f"{family}.{{' in code, key


@pytest.mark.parametrize("say", [say for say, _ in TEXTS.values()], ids=list(TEXTS))
@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left(code: str, say: Texts) -> None:
    own = {word.lower() for text in say.table("en").values() for word in WORD.findall(text)}
    strange = (english(code) | own) - SAID - ALIKE[code]
    for key, text in say.own(code).items():
        plain = "".join(part for part, *_ in Formatter().parse(text))
        left = {word for word in WORD.findall(plain) if word.lower() in strange}
        assert not left, (key, left)


def test_a_game_in_german(type_in: Keys) -> None:
    code, out, _ = type_in(GAME, QUESTIONS, "1", QUESTIONS, "1", "1", "2", QUESTIONS, "pass", "quit")
    assert code == 0
    assert out.endswith("Auf Wiedersehen.\n")
    assert "Person 1: Wähle einen der 2 Stapel" in out
    assert max(map(len, out.splitlines())) <= 80
    strange = english("de") - SAID - ALIKE["de"]
    for line in LEFT_OUT.sub(" ", out).splitlines():
        if not re.match(r"  (\?|table|log|hint|undo|save|bid) ", line):
            left = {word for word in WORD.findall(line) if word.lower() in strange}
            assert not left, (line, left)


def test_replay_in_german(type_in: Keys, tmp_path: Path) -> None:
    file = tmp_path / "game"
    game = new_game("newyorkcity", ["human:Ann", "tom:B4"], 3)
    game.act("start 1")
    file.write_text(game.save(), encoding="utf-8")
    code, out, _ = type_in(["replay", "--lang", "de", str(file)])
    assert code == 0
    assert "Ann beginnt mit" in out
    assert "Das Spiel ist noch nicht zu Ende: Ann nimmt ein Kartenpaar." in out


@pytest.mark.parametrize("command", ["play", "replay x"])
def test_a_language_that_is_not_there(type_in: Keys, command: str) -> None:
    code, _, err = type_in(f"{command} --lang tlh")
    assert code == 2
    assert "'tlh' is none of the languages en, de" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("code", OTHERS)
def test_tables_and_menus_fit(code: str) -> None:
    speak(code)
    for game in (new_game("newyorkcity", ["human:" + "M" * 40, "human", "tom:B4", "bot:clerk"], 1), rich(1, 4)):
        for now, _ in random_play(game, 2):
            lines = [*now.rules.words.table(now.view(0), now.scores(), 0), *score_table(now)]
            entries = menu.entries(now)
            assert len({entry.label for entry in entries}) == len(entries)
            assert max(map(len, [*lines, *menu.lines(entries)])) <= 80
