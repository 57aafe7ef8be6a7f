"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyc_core.table import words
from tests.every_game import fixture_named, fixture_table
from tests.toy.house import fixture_garden, fixture_garden_room

__all__ = ["fixture_garden", "fixture_garden_room", "fixture_named", "fixture_table"]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """The language is the process's: a test that leaves another one on would change what the next one reads."""
    yield
    words.speak("en")
