"""Teachers who use Python themselves take the same wheel: micropip on another Pyodide page, and pip (issue 5)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.table import LONG
from web.build.server import started

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
# A page of somebody else, with a Pyodide of its own. It knows of this project only the address of the wheel. (Of stacks
# that are not switched see interpreter.mjs: else Chromium crashes one such page in some hundred.)
PAGE = """<!doctype html><html lang="en"><title>A lesson</title><main id="board"></main><script type="module">
delete WebAssembly.Suspending;
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage("micropip");
python.globals.set("wheel", new URL(location.hash.slice(1)).href);
const [svg, log] = await python.runPythonAsync(`
import micropip
await micropip.install(wheel)
from nyc_core import new_game, game_from_position
game = new_game("newyorkcity", seats=["human:Ann", "human:Ben"], seed=5)
for _ in range(12):
    game.act(game.options()[0])
[game._repr_svg_(), " ".join(action for _, action in game.actions)]
`);
document.getElementById("board").innerHTML = svg;
document.body.dataset.log = log;
</script></html>"""
NOTEBOOK = """
svg = game._repr_svg_()
assert svg.startswith("<svg"), svg[:40]
import nyc_core
print(nyc_core.__file__)
"""


@pytest.fixture
def page(browser: Browser, dist: Path, tmp_path: Path) -> Iterator[Page]:
    """Their page on their own host, after it has done what it does with our wheel from ours."""
    shutil.copytree(dist / "vendor" / "pyodide", tmp_path / "pyodide")
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    wheel = next(dist.glob("nyc_core-*.whl")).name
    context = browser.new_context(viewport={"width": 360, "height": 740})
    with started(tmp_path) as theirs, started(dist) as ours:
        opened = context.new_page()
        opened.goto(f"{theirs}#{ours}{wheel}")
        opened.locator("body[data-log]").wait_for(timeout=LONG)
        yield opened
    context.close()


def test_micropip_installs_the_hosted_wheel_and_the_page_shows_the_board(page: Page) -> None:
    assert len((page.locator("body").get_attribute("data-log") or "").split("take")) > 2
    board = page.get_by_role("img", name=re.compile("^New York City: Round 1 of 5"))
    box = board.bounding_box()
    assert box
    assert box["height"] > box["width"] > 300
    assert board.locator("text", has_text="BROOKLYN").is_visible()
    assert board.locator("text", has_text="Ann").is_visible()


def test_pip_installs_the_wheel_and_the_example_of_the_readme_runs(dist: Path, tmp_path: Path) -> None:
    """Into an empty folder, without a network, by a Python that sees nothing else of this project."""
    wheel = next(dist.glob("nyc_core-*.whl"))
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-index", "--no-deps", "--no-cache-dir"]
    subprocess.run([*pip, "--target", str(tmp_path / "site"), str(wheel)], check=True)
    example = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    script = tmp_path / "example.py"
    script.write_text(f"import sys\nsys.path.insert(0, {str(tmp_path / 'site')!r})\n{example}{NOTEBOOK}", "utf-8")
    done = subprocess.run(
        [sys.executable, "-I", str(script)], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )
    assert "rank" in done.stdout
    assert str(tmp_path) in done.stdout
