"""The wheel on each Python that it promises: installed as it is, without anything else, it plays the same games there
as here ("Same seed, seats and actions: same game, on every Python"). Where a version is not on this machine the test is
skipped, and says so; the newest comes with the page's packages, as Pyodide."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.build import node, wheel

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
# Where tools that bring Pythons put them, besides the path.
SHELVES = (
    (os.environ.get("PYENV_ROOT", "~/.pyenv"), "versions/{}.*/bin/python"),
    (os.environ.get("UV_PYTHON_INSTALL_DIR", "~/.local/share/uv/python"), "*-{}.*/bin/python"),
)
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
# Whole games of every kind, all that was told of them, and to the last digit what a search thought; a line each.
SCRIPT = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from nyc_core import bots, games, load_game, new_game
from nyc_core.bots.tree import Search
for name in games.names():
    for seats in (["bot:random"] * games.meta(name).most, ["human", "bot:" + bots.best(games.rules(name))]):
        game = new_game(name, seats, 7)
        thought = []
        while game.decision:
            if len(game.actions) % 8 == 0:
                search = Search(game, 70, len(game.actions), explain=True)
                search.run()
                thought += [search.done, repr(search.candidates())]
            game.act(bots.choose("random", game))
        assert load_game(game.save()) == game
        told = "\\n".join((game.save(), repr(game.events), repr(game.scores()), repr(thought)))
        print(name, len(seats), len(game.actions), hashlib.sha256(told.encode()).hexdigest())
print(next(iter(sys.modules["nyc_core"].__path__)).startswith(sys.argv[1]))
"""
IN_NODE = """
const [folder, site, script] = process.argv.slice(1);
const { pathToFileURL } = await import("node:url");
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${folder}/` });
py.mountNodeFS("/site", site);
py.runPython("import sys; sys.argv = ['-', '/site']");
py.runPython(script);
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel.make(ROOT, folder)) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(scope="module")
def here(site: Path) -> str:
    """What the Python of these tests prints."""
    return printed([sys.executable], site)


def printed(command: list[str], site: Path) -> str:
    """By a Python that sees nothing else: neither the project nor what is installed for the person."""
    done = subprocess.run(
        [*command, "-I", "-W", "error", "-c", SCRIPT, str(site)],
        cwd=site,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def on_this_machine(version: str) -> Iterator[str]:
    if path := shutil.which(f"python{version}"):
        yield path
    for shelf, pattern in SHELVES:
        yield from map(str, sorted(Path(shelf).expanduser().glob(pattern.format(version))))


def is_that(path: str, version: str) -> bool:
    """What is in the path may be a sign that leads nowhere (pyenv's)."""
    asked = [path, "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == version


@pytest.mark.parametrize("version", VERSIONS)
def test_the_wheel_plays_the_same_on_every_python(version: str, site: Path, here: str) -> None:
    found = next((path for path in on_this_machine(version) if is_that(path, version)), None)
    if found is None:
        pytest.skip(f"NO PYTHON {version} on this machine: the wheel is not tested on it")
    assert printed([found], site) == here


@pytest.mark.usefixtures("with_node")
def test_the_wheel_plays_the_same_on_the_pages_python(site: Path, here: str) -> None:
    if not PYODIDE.exists():
        pytest.skip("NO PYODIDE: `python build.py build` brings it")
    mounted = node.run("node", "--input-type=module", "-e", IN_NODE, str(PYODIDE), str(site), SCRIPT, quiet=True)
    assert mounted == here


def test_the_versions_are_those_that_are_promised() -> None:
    assert f'requires-python = ">={VERSIONS[0]}"' in (ROOT / "pyproject.toml").read_text("utf-8")
