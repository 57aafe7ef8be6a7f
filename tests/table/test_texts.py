"""Files of texts can be edited by who cannot program: a slip is named with its line (issue 14, point 9)."""

from __future__ import annotations

import pytest

from nyc_core.table.words import LANGUAGES, texts
from nyc_core.table.words.texts import BadWords, Texts, read
from web.app import words
from web.app.keep.settings import CHOICES

FILE = """\ufeff# A comment, and a blank line

home = Two games, one skyline.\r
odds = a = b, {n}
end =   blanks around are none   
prompt = "Which one? "
help =
    | first
    |  second, further in
long = It goes on
    # and on,
    and on.
"""  # noqa: W291  blanks at the end are what is tested


def test_a_file_of_texts_is_read() -> None:
    assert read(FILE, "a file") == {
        "home": "Two games, one skyline.",
        "odds": "a = b, {n}",
        "end": "blanks around are none",
        "prompt": "Which one? ",
        "help": "\n first\n  second, further in",
        "long": "It goes on # and on, and on.",
    }


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("home Two games", "a file, line 1: a line is"),
        ("# x\n\nhome: Two games", "a file, line 3: a line is"),
        ("two words = no", "a file, line 1: a line is"),
        ("= no", "a file, line 1: a line is"),
        ("a = 1\nb = 2\na = 3", "a file, line 3: a stands here a second time"),
        ("    goes on", "a file, line 1: this line goes on with a text, but none has begun"),
    ],
)
def test_a_slip_is_named_with_its_line(text: str, line: str) -> None:
    with pytest.raises(BadWords, match=line):
        read(text, "a file")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"en": "a = One\nb = Two", "tlh": "a = wa'"}
    monkeypatch.setattr(texts, "source", lambda package, code, name: files.get(code, ""))
    say = Texts("nowhere", "test_what_a_language_lacks")
    assert [say(key, lang="tlh") for key in "ab"] == ["wa'", "Two"]
    assert dict(say.own("tlh")) == {"a": "wa'"}


def test_there_is_one_list_of_languages() -> None:
    """The settings, the page and the engine offer the same; each is called as it calls itself."""
    assert (*CHOICES["language"],) == ("auto", *LANGUAGES)
    assert (*words.LANGUAGES,) == (*LANGUAGES,)
    for code in LANGUAGES:
        assert {words.table(code)[f"set.language.{one}"] for one in LANGUAGES} == {t.name for t in LANGUAGES.values()}
    assert [LANGUAGES["en"].plural(number) for number in (0, 1, 2)] == [1, 0, 1]
