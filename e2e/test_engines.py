"""Issue 4, "Second engine": the same game from start to end in Firefox, with a save, a reload and a link."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from e2e.conftest import Watch
from e2e.table import LONG, Table
from nyc_core import load_game
from web.app.keep import sharing
from web.build import browser as browsers
from web.build import system


class FirefoxTable(Table):
    """Playwright says nothing of downloads in Debian's Firefox: they are looked for in the folder."""

    downloads: Path

    def exported(self) -> str:
        for old in self.downloads.iterdir():
            old.unlink()
        self.open_sheet("export")
        for _ in range(LONG // 50):
            for path in self.downloads.glob("*.json"):
                if text := path.read_text("utf-8"):
                    self.close_sheet()
                    return text
            time.sleep(0.05)
        raise AssertionError("no file came")


@pytest.fixture
def firefox(playwright: Playwright, watch: Watch, site: str, tmp_path: Path) -> Iterator[FirefoxTable]:
    """A device of its own in the machine's Firefox."""
    launch = browsers.firefox()
    if launch is None:
        pytest.skip(system.missing("firefox"))
    running = playwright.firefox.launch(**launch, downloads_path=tmp_path)
    context: Any = running.new_context(base_url=site, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(LONG)
    watch.listen(context)
    table = FirefoxTable(context.new_page())
    table.downloads = tmp_path
    yield table
    running.close()


def test_a_whole_game_in_firefox(firefox: FirefoxTable) -> None:
    table, dice = firefox, random.Random(7)
    table.open()
    table.new_game({"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "B4"}, seed="7")
    table.play(dice, 12)
    before, save = table.seq, table.exported()
    assert len(load_game(save).actions) == before
    table.reload()
    assert table.seq == before
    table.play(dice)
    assert table.over
    expect(table.sheet.locator(".sheet.over")).to_be_visible()
    totals = table.totals()
    table.close_sheet()
    game = load_game(table.exported())
    names = [seat["name"] for seat in game.view(None)["seats"]]
    assert sorted(totals) == sorted(zip(names, (score["total"] for score in game.scores()), strict=True))
    table.page.evaluate("route => { location.hash = route }", f"share/{sharing.pack(save)}")
    expect(table.root).to_have_attribute("data-seq", str(before))
