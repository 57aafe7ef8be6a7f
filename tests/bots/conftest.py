"""Searching bots that think but a little: what is tested with all bots is not how well they play."""

from __future__ import annotations

import pytest

from nyc_core.bots import levels

PLAYOUTS = 6


@pytest.fixture(name="quick_thinkers")
def fixture_quick_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few playouts for each decision."""
    for name, level in levels.BY_NAME.items():
        monkeypatch.setitem(levels.BY_NAME, name, level._replace(playouts=PLAYOUTS))
