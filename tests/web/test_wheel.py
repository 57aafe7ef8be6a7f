"""The wheel's README shows its pictures where it is read far from the project, once the owner has said where that lies
(issue 16, "Working on it": one place, pictures that also show elsewhere)."""

from __future__ import annotations

import re
import shutil
import tomllib
import zipfile
from pathlib import Path

import pytest

from web.build import wheel

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
HOME = "https://example.org/owner/name"


def project(folder: Path, address: str) -> Path:
    """A small project with our pyproject.toml, filled in by its owner or not."""
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / "nyc_core").mkdir()
    (folder / "nyc_core" / "__init__.py").write_text("", "utf-8")
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    if address:
        text, filled = re.subn(r'# (\[project\.urls\])\n# (Source = )"[^"]*"', rf'\1\n\2"{address}"', text)
        assert filled == 1, "pyproject.toml has the place that the owner fills in"
    (folder / "pyproject.toml").write_text(text, "utf-8")
    return folder


def metadata(made: Path) -> str:
    with zipfile.ZipFile(made) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith("METADATA"))
        return archive.read(name).decode("utf-8")


def test_while_nobody_has_filled_it_in_the_readme_stays_as_it_is(tmp_path: Path) -> None:
    made = metadata(wheel.make(project(tmp_path, ""), tmp_path))
    assert made.rstrip().endswith(README.rstrip())
    assert "Project-URL" not in made


@pytest.mark.parametrize("address", [HOME, HOME + "/"])
def test_from_the_one_place_all_pictures_and_links_get_whole_addresses(tmp_path: Path, address: str) -> None:
    made = metadata(wheel.make(project(tmp_path, address), tmp_path))
    assert f"Project-URL: Source, {address}" in made
    pictures = re.findall(r"!\[[^\]]*\]\((.*?)\)", README)
    assert pictures
    for picture in pictures:
        assert f"({HOME}/raw/HEAD/{picture})" in made
    links = re.findall(r"(?<!!)\[[^\]]*\]\((?!https?:)(\S+?)\)", README)
    assert links
    for link in links:
        assert f"({HOME}/blob/HEAD/{link})" in made
        assert f"]({link})" not in made


def test_the_wheel_is_named_as_packagers_want_it(tmp_path: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    made = wheel.make(project(tmp_path, ""), tmp_path)
    assert made.name == f"nyc_core-{version}-py3-none-any.whl"
    assert [path.name for path in tmp_path.glob("*unfinished*")] == []


def test_whole_addresses_and_places_in_the_page_stay() -> None:
    for text in ("[a](https://example.org/b)", "[a](#host-it)", "![a](data:image/png;base64,AA)", "game.options()[0]"):
        assert wheel.shown_elsewhere(text, HOME) == text
