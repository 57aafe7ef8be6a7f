"""The README is true: its Python runs, its commands of the engine run, and those of build.py are all that there are."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import build
from nyc_core import new_game
from nyc_core.lessons import shelf
from web.app import routes

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
ENGINE = sorted(set(re.findall(r"python -m nyc_core [a-z][^`#\n]*", README)))


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "rank" in capsys.readouterr().out


@pytest.mark.parametrize("command", ENGINE)
def test_the_commands_of_the_engine_run(command: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text(new_game("newyorkcity", ["human", "tom:B4"], 1).save(), "utf-8")
    lesson = ROOT / "nyc_core/newyorkcity/lessons/puzzles.json"
    words = shlex.split(re.sub(r"--games \d+", "--games 1", command))[1:]
    files = {"replay": str(save), "lesson": str(lesson)}
    words = [files[words[2]] if word == "FILE" else word for word in words]
    done: Any = subprocess.run(
        [sys.executable, *words], input="", capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_commands_of_build_are_those_that_there_are() -> None:
    """Each is run by whoever tests, serves or measures; here it is enough that none is missing."""
    named = set(re.findall(r"python build\.py ([a-z]+)", README)) | {"build"}
    assert named == set(build.COMMANDS)


def test_all_browsers_are_asked_for_by_a_switch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Issue 4, "Second engine": by `python build.py test --all-browsers`. README and help name it, pytest gets it."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(build, "install", lambda groups: None)
    monkeypatch.setattr(build, "build", lambda arguments: None)
    monkeypatch.setattr(build, "run", lambda *arguments: ran.append(arguments))
    monkeypatch.chdir(ROOT)
    assert build.main(["test", "--all-browsers"]) == 0
    assert {"e2e", "--all-browsers"} <= set(ran[-1])
    assert "python build.py test --all-browsers" in README
    build.main(["help"])
    assert "--all-browsers" in capsys.readouterr().out


def test_what_is_said_about_embedding_is_so() -> None:
    """Its lesson is on the shelf, its parameters are those that there are, its events those of the element."""
    told = README.partition("## Embed it")[2].partition("\n## ")[0]
    assert shelf.find(re.findall(r'lesson="([a-z-]+)"', told)[0])
    for name in (*routes.choices(), *routes.NUMBERS, *routes.TEXTS):
        assert f"`{name}" in told, name
    ((query, _),) = re.findall(r"embed\.html#(\S+?)(\" )", told)
    asked = dict(pair.split("=") for pair in query.split("&"))
    assert routes.wishes(asked).complaints == ()
    script = (ROOT / "web" / "js" / "nyc-board.js").read_text("utf-8")
    events = set(re.findall(r"`nyc-([a-z]+)`", told))
    assert events == set(re.findall(r'"([a-z]+)"', re.findall(r"const TOLD = \[(.*?)\]", script)[0]))
    for method in re.findall(r"`(\w+)\([a-z{.}]*\)`", told):
        assert f"    {method}(" in script


def test_the_pictures_are_there() -> None:
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).stat().st_size > 10_000
