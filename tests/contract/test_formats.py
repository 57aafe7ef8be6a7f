"""Formats of saves: versions that agree, and migrations that run."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import nyc_core
from nyc_core import InvalidSave, load_game
from nyc_core.table import save, version
from tests.every_game import Table

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_and_the_saves_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == nyc_core.__version__ == version.VERSION


def test_a_save_of_an_older_format_is_migrated(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    old = table.new(3).save()
    steps: list[int] = []

    def migrate(body: dict[str, Any]) -> dict[str, Any]:
        steps.append(1)
        return body

    monkeypatch.setattr(save, "FORMAT", 2)
    monkeypatch.setattr(save, "MIGRATIONS", {1: migrate})
    assert load_game(old) == table.new(3)
    assert steps == [1]


def test_a_save_of_a_newer_format_says_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        later.setattr(save, "FORMAT", 2)
        newer = table.new().save()
    with pytest.raises(InvalidSave, match="newer version"):
        load_game(newer)
