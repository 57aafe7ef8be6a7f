"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyc_core.table import words


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """The language is the process's: a test that leaves another one on would change what the next one reads."""
    yield
    words.speak("en")
