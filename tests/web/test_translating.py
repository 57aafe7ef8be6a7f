"""`python build.py words`: who translates is told what to do, and our languages have nothing left to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words_play import COMPLETE
from web.build import translated, words
from web.build.__main__ import translate

FILES = {
    "en/notes.txt": "gone = It is gone.\ncopied = {name} is copied.\ntab.board = Board\ncard.a = a {name}\n",
    "tlh/notes.txt": "copied = {nmae} copied.\ntab.board = A very long word\nold = No more.\ncard.b = {name}\n",
    "en/clauses.txt": "# Rules\n\nABC-1 One\n\nABC-1.1 More\nText.\n",
    "tlh/clauses.txt": "# Rules\n\nABC-1 One\n\nABC-1.2 Less\n",
    "en/other.txt": "a = b\n",
}


@pytest.mark.parametrize("code", COMPLETE)
def test_our_languages_have_nothing_left_to_do(code: str) -> None:
    assert [*words.complaints(code), *translated.stale(code, words.pairs(code))] == []


@pytest.mark.parametrize("code", COMPLETE)
def test_it_is_noted_from_which_english_each_text_was_translated(code: str) -> None:
    """Else a later change of the English would go unseen; `python build.py words` notes it."""
    assert translated.notes(code) == {pair.name: pair.signs for pair in words.pairs(code)}


def test_what_is_to_be_done_is_told_by_file_and_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        file = tmp_path / "web" / "words" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.setattr(words, "ROOT", tmp_path)
    assert sorted(words.complaints("tlh")) == [
        "web/words/tlh/clauses.txt: clause ABC-1.1 is missing",
        "web/words/tlh/clauses.txt: there is no clause ABC-1.2 in English",
        "web/words/tlh/notes.txt: copied has the fields nmae, in English name",
        "web/words/tlh/notes.txt: missing: gone = It is gone.",
        "web/words/tlh/notes.txt: old is not there in English",
        "web/words/tlh/notes.txt: tab.board has 16 letters, 12 fit: A very long word",
        "web/words/tlh/other.txt: the file is missing; copy en/other.txt and translate it",
    ]


def test_what_english_says_anew_is_translated_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Issue 14.9: a translation whose English has changed is told of until it is changed too, or said to fit."""
    home = tmp_path / "web" / "words"
    monkeypatch.setattr(words, "ROOT", tmp_path)
    monkeypatch.setattr(translated, "NOTES", tmp_path / "notes")

    def say(code: str, **said: str) -> None:
        for name, text in said.items():
            (home / code).mkdir(parents=True, exist_ok=True)
            (home / code / f"{name}.txt").write_text(text)

    def told(*arguments: str) -> list[str]:
        assert translate(["de", *arguments]) == 0
        return capsys.readouterr().out.splitlines()[1:]

    say("en", notes="one = Pass.\ntwo = Pay.\nnew = Bid.\n", clauses="ABC-1 One\nPass.\n")
    say("de", notes="one = Passe.\ntwo = Zahle.\n", clauses="ABC-1 Eins\nPasse.\n")
    assert told() == ["  web/words/de/notes.txt: missing: new = Bid."]
    say("en", notes="one = Pass\n  now.\ntwo = Pay.\nnew = Bid.\n", clauses="ABC-1 One\nYou may pass.\n")
    say("de", notes="one = Passe.\ntwo = Zahl.\nnew = Biete.\n")
    old = [
        "  web/words/de/clauses.txt: ABC-1 was translated from an older English; now it says: One You may pass.",
        "  web/words/de/notes.txt: one was translated from an older English; now it says: Pass now.",
    ]
    assert told() == old
    assert told() == old  # looking does not settle it
    say("de", clauses="ABC-1 Eins\nDu darfst passen.\n")
    assert told() == old[1:]
    say("en", notes="one = Pass now.\ntwo = Pay.\nnew = Bid 1.\n")
    assert len(told()) == 2
    assert told("fits", "one") == [
        "  web/words/de/notes.txt: new was translated from an older English; now it says: Bid 1."
    ]
    assert told("fits") == []
    assert told() == []


def test_a_language_that_is_not_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert translate(["tlh"]) == 1
    assert "'tlh' is none of the languages en, de" in capsys.readouterr().err
