"""`python -m nyc_core lesson FILE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nyc_core.__main__ import main
from nyc_core.lessons import shelf
from nyc_core.newyorkcity import lessons as chapters
from tests.lessons.examples import SMALL


def test_a_good_lesson_is_told_in_one_line_and_all_its_lines_below(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(SMALL), encoding="utf-8")
    assert main(["lesson", str(file)]) == 0
    first, *below = capsys.readouterr().out.splitlines()
    assert first == "small: works; its answer solves it in 1 action (en, de)"
    assert below[:2] == ["    solves: bid press wild", "    solves: bid press press"]
    assert "    fails: pass: You passed." in below


@pytest.mark.parametrize(
    "content", [b'{"id": 7}', b"{", b"\xff\xfe", json.dumps(SMALL | {"answer": ["pass"]}).encode()]
)
def test_a_bad_one_gives_exit_code_2_and_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(content)
    assert main(["lesson", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith(f"nyc_core: {file}: ")


def test_texts_that_lie_beside_a_chapter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As those of our own lessons do (issue 14.9); a slip in them is told with its place."""
    bare = {
        key: value for key, value in SMALL.items() if key not in ("title", "text", "task", "failures", "hints", "done")
    }
    chapter = {"chapter": "mine", "lessons": [{**bare, "failures": [{"test": "passed"}]}]}
    said = "chapter.title = T\nchapter.text = T\n" + "".join(
        f"small.{key} = {key}\n" for key in ("title", "text", "task", "hints.1", "hints.2", "failures.1")
    )
    file, words = tmp_path / "mine.json", tmp_path / "words" / "en" / "mine.txt"
    file.write_text(json.dumps(chapter))
    words.parent.mkdir(parents=True)
    words.write_text(said)
    assert main(["lesson", str(file)]) == 0
    assert "fails: pass: failures.1" in capsys.readouterr().out
    for more, slip in (
        ("small.failures.2 = No.", "words: small.failures.2: there are 1 failures"),
        ("smal.title = Small", "words: smal.title: there is no lesson smal"),
        ("small = No.", "words: small: which text of it?"),
        ("small.hints.4 = Later.", "words: small.hints.4: hints.3 comes next"),
        ("small", "words/en/mine.txt, line 9: a line is"),
    ):
        words.write_text(said + more)
        assert main(["lesson", str(file)]) == 2
        assert slip in capsys.readouterr().err
    words.write_text(said)
    file.write_text(json.dumps({"chapter": "mine", "lessons": [{**bare, "failures": 5}]}))
    assert main(["lesson", str(file)]) == 2
    assert "failures: a list is expected" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", ".", "\0"])
def test_a_file_that_cannot_be_read(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", f"{tmp_path}/{name}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_our_own_files_pass() -> None:
    files = sorted(Path(chapters.__path__[0]).glob("*.json"))
    assert sorted(file.stem for file in files) == sorted(shelf.course().chapters)
    assert main(["lesson", *map(str, files)]) == 0
