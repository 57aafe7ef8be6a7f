"""The README is true: its Python runs, its commands of the engine run, and those of build.py are all that there are.
What it and the other pages for builders name is there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import build
from nyc_core import games, new_game
from nyc_core.lessons import shelf
from web.app import routes

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
THINKING = (ROOT / "nyc_core/bots/README.md").read_text("utf-8")
GUIDES = (
    "README.md",
    "nyc_core/README.md",
    "web/README.md",
    ".github/CONTRIBUTING.md",
    ".github/SECURITY.md",
    "nyc_core/lessons/README.md",
    "nyc_core/bots/README.md",
)
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]+)*/?")
FILE = re.compile(r"\w\.(?:py|md|mjs|js|json|toml|css|html|txt)$")
NO_PATH = ("dist/", "shots/", "nyc/", "application/", "text/")  # what a build makes, keys of the memory, types of files
ENGINE = sorted(set(re.findall(r"python -m nyc_core [a-z][^`#\n]*", README)))


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "rank" in capsys.readouterr().out


def test_what_is_said_about_thinking_runs() -> None:
    """nyc_core/bots/README.md: a bot, a hint and a review, each step by step to its end."""
    game = new_game("newyorkcity", ["human", "tom:B4"], seed=1)
    for block in re.findall(r"```python\n(.*?)```", THINKING, re.DOTALL):
        exec(compile(block, "bots/README.md", "exec"), {"game": game, "text": game.save()})
    assert game != new_game("newyorkcity", ["human", "tom:B4"], seed=1)  # the bot's action was played


@pytest.mark.parametrize("command", ENGINE)
def test_the_commands_of_the_engine_run(command: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text(new_game("newyorkcity", ["human", "tom:B4"], 1).save(), "utf-8")
    lesson = ROOT / "nyc_core/newyorkcity/lessons/puzzles.json"
    words = shlex.split(re.sub(r"--games \d+", "--games 1", command))[1:]
    files = {"replay": str(save), "review": str(save), "lesson": str(lesson)}
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


def lines(guide: str) -> list[list[str]]:
    """What a guide names and should be there, line by line: in code spans and links, but not in blocks of code."""
    text = re.sub(r"```.*?```", "", (ROOT / guide).read_text("utf-8"), flags=re.DOTALL)
    named = []
    for line in text.splitlines():
        spans = [span for span in re.findall(r"`([^`]+)`", line) if PATH.fullmatch(span)]
        links = [link for link in re.findall(r"\]\(([^)\s]+)\)", line) if not re.match(r"[a-z]+:|#", link)]
        paths = [*(span for span in spans if "/" in span or FILE.search(span)), *links]
        named.append([path for path in paths if not path.startswith(NO_PATH)])
    return named


def absent(guide: str, named: list[str]) -> list[str]:
    """Which paths of a line are not there. A path is told from the project, the guide's own folder, a game's below
    that, the site's, or from where the line already is."""
    home = (ROOT / guide).parent
    bases = [ROOT, home, *(home / name for name in games.names()), ROOT / "web"]
    missing = []
    for told in named:
        pattern = re.sub(r"<\w+>|\bCODE\b", "*", told)  # of any game, language, chapter
        there = [place for base in bases for place in ([base / told] if pattern == told else base.glob(pattern))]
        there = [place for place in there if place.exists()]
        bases += [place if place.is_dir() else place.parent for place in there]
        missing += [] if there else [told]
    return missing


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_that_is_named_is_there(guide: str) -> None:
    """Issue 9, "It proves itself": a newcomer who follows a guide ends at something that exists."""
    assert [path for named in lines(guide) for path in absent(guide, named)] == []


def paths(guide: str) -> set[str]:
    return {path for named in lines(guide) for path in named}


def test_paths_are_found_where_they_are_named() -> None:
    """The test above would also pass when it read nothing."""
    assert {"nyc_core/table/rules.py", "web/README.md", "web/pictures/table.png"} <= paths("README.md")
    assert {"app/taps.py", "games/<game>/", "app/draw/"} <= paths("web/README.md")
    assert {"table/watch.py", "steps/", "moves.py"} <= paths("nyc_core/README.md")


@pytest.mark.parametrize("guide", ["nyc_core/README.md", "web/README.md"])
def test_a_guide_for_newcomers_is_read_in_five_minutes(guide: str) -> None:
    assert len((ROOT / guide).read_text("utf-8").split()) <= 1050


def test_the_clause_that_is_followed_is_where_the_page_says() -> None:
    """nyc_core/README.md follows NYC-5.15 through files; each of the Python files names what it is said to hold."""
    told = (ROOT / "nyc_core/README.md").read_text("utf-8").partition("## One rule")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d\. `(newyorkcity/[\w/]+\.py)`, `(\w+)`", told, re.MULTILINE)
    assert len(steps) == 4
    for path, name in steps:
        source = (ROOT / "nyc_core" / path).read_text("utf-8")
        assert re.search(rf"^(?:def |class )?{name}\b", source, re.MULTILINE), (path, name)


def test_the_pictures_are_there() -> None:
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", README)
    assert pictures
    for picture in pictures:
        assert (ROOT / picture).stat().st_size > 10_000
