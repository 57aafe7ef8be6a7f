"""A game that nobody planned for (`tests/toy`) on the built page in a real browser: the site is built with its package,
its room and the one line that registers it, and played by taps, on the page and in an embedded board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import ROOT, Opener
from e2e.device import build_with_the_toy
from e2e.embedding import Hosting, board, play
from web.build import server

SEATS = "human:Kim,bot:random"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site that has the toy."""
    dist: Path = build_with_the_toy(ROOT, tmp_path_factory.mktemp("toy"))
    with server.started(dist) as address:
        yield address


def plant(table: Page | FrameLocator) -> None:
    """One turn by taps: a flower of the hand, and the first bed that takes it."""
    before = table.locator("#table").get_attribute("data-seq") or ""
    table.locator("#r-hand [data-pick]").first.click()
    table.locator("#r-garden [data-act]").first.click()
    table.locator("#r-prompt [data-confirm]").last.click()
    expect(table.locator("#table")).not_to_have_attribute("data-seq", before)
    table.locator("#table[data-ready]").wait_for()


def test_the_toy_is_begun_and_played_to_its_end_by_taps(open_table: Opener) -> None:
    """Its pack is fetched when it is chosen; it is taken back, kept over a reload, told, and scored."""
    table = open_table("desktop", "new")
    table.tap(table.sheet.locator('[data-do="fill"][data-arg="game=garden"]'))
    table.tap(table.sheet.locator('[data-do="fill"][data-arg="seat.1.kind=bot"]'))
    table.tap(table.sheet.locator('[data-do="begin"]'))
    expect(table.root).to_have_attribute("data-game", "garden")
    expect(table.prompt).to_contain_text("Plant a flower, swap some, or pass.")
    table.page.locator("#table[data-ready]").wait_for()
    plant(table.page)
    table.tap(table.page.locator('[data-do="undo"]:visible'))
    expect(table.page.locator("#r-bar")).to_contain_text("0 of 9 beds")
    table.page.locator("#table[data-ready]").wait_for()
    plant(table.page)
    seq = table.seq
    table.reload()
    assert (table.attribute("game"), table.seq) == ("garden", seq)
    table.tap(table.page.locator('[data-panel="log"]:visible'))
    expect(table.sheet).to_contain_text("You plant a")
    table.page.keyboard.press("Escape")
    for _ in range(12):
        if table.over:
            break
        plant(table.page)
    assert table.over
    expect(table.sheet).to_contain_text("Flowers: ")


def test_a_lesson_of_the_toy_is_failed_and_solved_by_taps(open_table: Opener) -> None:
    table = open_table("phone", "learn/the-best-flower")
    for flower, state in ("2", "failed"), ("4", "solved"):
        table.tap(table.hand.get_by_text(flower, exact=True))
        table.play_with(table.page.locator(f'[data-act="plant {flower} a2"]:visible').first)
        expect(table.root).to_have_attribute("data-lesson-state", state)
        if state == "failed":
            table.tap(table.page.locator('[data-do="lesson-again"]:visible'))
            table.page.locator("#table[data-ready]").wait_for()


def test_the_toy_is_played_in_an_embedded_board(hosting: Hosting) -> None:
    """A picture first, then the table; the page around hears what happens, plays, and looks at the past."""
    host = hosting(board(rules="garden", seats=SEATS, seed="3"))
    expect(host.frame().locator("#picture svg")).to_contain_text("Kim")
    assert not [url for url in host.asked if ".pack" in url]
    frame = host.start()
    plant(frame)
    (told, *_) = host.wait_told("action")
    assert told["notation"].startswith("plant ")
    host.do("play", "pass")
    host.wait_told("finished")
    host.do("goTo", 0)
    expect(frame.locator("#r-bar")).to_contain_text("0 of 9 beds")


def test_a_lesson_of_the_toy_is_embedded(hosting: Hosting) -> None:
    host = hosting(board(lesson="the-best-flower"))
    expect(host.frame().locator("#cover-title")).to_have_text("The best flower")
    frame = host.start()
    frame.locator("#r-hand").get_by_text("4", exact=True).click()
    play(frame, "plant 4 b1")
    host.wait_told("solved")
