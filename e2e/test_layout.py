"""Phones, tablets and desktops in German, whose words are long: nothing sticks out, nothing is cut off; on a tablet the
whole table is in sight, in every decision and with any number of seats; also with text of 200 %."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from e2e.test_everyone import SHEETS, show
from tests.app.crowded import crowded
from tests.app.ways import WAYS

MISFITS = (Path(__file__).parent / "misfits.js").read_text("utf-8")
WHOLE = ((820, 1180), (768, 1024), (1024, 768), (1180, 820), (1920, 1080))  # all of it on one screen
PARTS = ((320, 568), (360, 740), (740, 360), (1280, 800), (2560, 1440))
LARGE = ((1280, 800), (820, 1180), (720, 1480))  # with text of 200 %


def misfits(table: Table, sizes: tuple[tuple[int, int], ...], whole: bool = False) -> list[str]:
    found: list[str] = []
    for width, height in sizes:
        table.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {one}" for one in table.page.evaluate(MISFITS, whole)]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_tablet_all_is_in_sight(open_table: Opener, seats: int) -> None:
    table = open_table(locale="de-DE")
    found = {}
    for way in WAYS:
        show(table, crowded(way, seats))
        found[way] = misfits(table, WHOLE, whole=True)
    assert {way: those for way, those in found.items() if those} == {}


def test_nothing_sticks_out_on_any_screen(open_table: Opener) -> None:
    table = open_table(locale="de-DE")
    found = {}
    for way in WAYS:
        show(table, crowded(way, 4))
        found[way] = misfits(table, PARTS)
    for sheet in SHEETS:
        table.page.evaluate("route => { location.hash = route }", sheet)
        expect(table.sheet).not_to_be_empty()
        found[sheet] = misfits(table, PARTS + WHOLE)
    assert {name: those for name, those in found.items() if those} == {}


def test_text_of_200_percent(open_table: Opener) -> None:
    """As in a browser whose usual text is twice as large: all that is written grows, and nothing is lost."""
    table = open_table(locale="de-DE")
    sentence = "() => parseFloat(getComputedStyle(document.querySelector('.sentence')).fontSize)"
    usual = table.page.evaluate(sentence)
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert table.page.evaluate(sentence) >= 1.7 * usual  # the layout is that of a phone now, whose sentence is smaller
    found = {}
    for way in WAYS:
        show(table, crowded(way, 3))
        found[way] = misfits(table, LARGE)
    for sheet in SHEETS:
        table.page.evaluate("route => { location.hash = route }", sheet)
        expect(table.sheet).not_to_be_empty()
        found[sheet] = misfits(table, LARGE)
    assert {name: those for name, those in found.items() if those} == {}
