"""Data beside modules is read from wherever a package lies, as the page has a further game in two zips."""

from __future__ import annotations

import importlib
import sys
import zipfile
from pathlib import Path

import pytest

from nyc_core.table import files


def test_data_is_read_from_every_place_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first zip introduces the package, the second has its data (`web.app.packs.add`)."""
    first, second = tmp_path / "start.zip", tmp_path / "game.zip"
    with zipfile.ZipFile(first, "w") as archive:
        archive.writestr("orchard/__init__.py", "")
    with zipfile.ZipFile(second, "w") as archive:
        archive.writestr("orchard/box.json", "[1, 2]")
    monkeypatch.syspath_prepend(str(first))
    try:
        package = importlib.import_module("orchard")
        with pytest.raises(FileNotFoundError, match=r"orchard has no file box\.json"):
            files.data("orchard", "box.json")
        package.__path__.append(f"{second}/orchard")
        assert files.data("orchard", "box.json") == b"[1, 2]"
    finally:
        sys.modules.pop("orchard", None)


def test_data_is_read_from_a_folder() -> None:
    assert files.data("tests.toy", "garden.json").startswith(b"{")
