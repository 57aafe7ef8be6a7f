"""What every sheet is made of."""

from __future__ import annotations

import pytest

from tests.web.tables import parse, say
from web.app.draw import frame

LINK = '<a href="#" class="rule" data-rule="NYC-8.1">NYC-8.1</a>'


@pytest.mark.parametrize(
    ("inner", "itself"),
    [("<p>97</p>", True), (f"<p>97 {LINK}</p>", True), (f'<button type="button">Go</button>{LINK}', False)],
)
def test_the_keyboard_can_scroll_every_sheet(inner: str, itself: bool) -> None:
    """Where there is nothing to press the sheet can be stepped to. Clauses do not count: they may be hidden."""
    body = parse(frame.sheet(say, "score", "Score", inner)).find(".//*[@class='panel-body']")
    assert body is not None
    assert (body.get("tabindex") == "0") == itself
