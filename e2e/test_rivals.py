"""Rivals that think in a worker of their own, hints and reviews (issue 10, "In the page"), on a phone-sized page."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.device import wait_kept
from e2e.table import Table
from nyc_core import bots, new_game
from web.app.keep.sharing import pack

LONG = 90_000  # milliseconds: a loaded machine
# Lets a test end the workers of a page, as a phone does that needs their memory.
CATCH = """globalThis.workers = []; const Whole = Worker;
globalThis.Worker = class extends Whole { constructor(...given) { super(...given); workers.push(this); } };"""
# Until the page is loaded anew, nobody is told what a rival is asked.
HELD = """const Told = Worker; const first = !sessionStorage.getItem("loaded"); sessionStorage.setItem("loaded", "1");
globalThis.Worker = class extends Told {
  postMessage(text) { if (!first || !text.includes('"move"')) super.postMessage(text); } };"""


def stored(rival: str, actions: int, seat: int = 0) -> str:
    """A game in which so many actions were played, and this seat is asked."""
    game = new_game("newyorkcity", ["human:Ann", rival], 5)
    while game.decision and (len(game.actions) < actions or game.decision.seat != seat):
        game.act(bots.choose("clerk", game))
    return f"share/{pack(game.save())}"


def opened(table: Table, route: str) -> None:
    table.page.goto(f"#{route}")
    table.page.locator("#table[data-seq]").wait_for(timeout=LONG)


def test_a_rival_thinks_in_a_worker_and_a_reload_does_not_stop_it(open_table: Opener) -> None:
    table = open_table("phone", before=HELD)
    with table.page.expect_worker(timeout=LONG) as begun:
        opened(table, stored("bot:search-2", 8, seat=1))
    assert begun.value.url.endswith("/thinker.mjs")
    before = table.seq
    table.reload(ready=False)
    expect(table.root).not_to_have_attribute("data-seq", str(before), timeout=LONG)
    table.page.locator("#table[data-seat='0'][data-ready]").wait_for(timeout=LONG)


def test_a_worker_that_is_killed_is_replaced(open_table: Opener) -> None:
    table = open_table("phone", before=CATCH)
    opened(table, stored("tom:B4", 8))
    table.page.locator("#table[data-ready]").wait_for(timeout=LONG)
    table.tap("[data-do=hint]:visible")
    table.page.evaluate("() => workers.at(-1).terminate()")
    table.page.locator("[data-do=hint-show]").first.wait_for(timeout=LONG)
    assert table.page.evaluate("() => workers.length") == 2


def test_without_workers_it_thinks_on_the_page(open_table: Opener) -> None:
    table = open_table("phone", before="globalThis.Worker = class { constructor() { throw new Error('none'); } };")
    opened(table, stored("tom:B4", 8))
    table.page.locator("#table[data-ready]").wait_for(timeout=LONG)
    table.tap("[data-do=hint]:visible")
    table.page.locator("[data-do=hint-show]").first.wait_for(timeout=LONG)


def test_a_hint_is_played_and_a_review_leads_into_the_past(open_table: Opener) -> None:
    table = open_table("phone")
    opened(table, stored("bot:search-1", 6))
    table.page.locator("#table[data-ready]").wait_for(timeout=LONG)
    table.tap("[data-do=hint]:visible")
    before = table.seq
    table.tap(table.page.locator("#r-prompt .advice [data-also]"))
    expect(table.root).not_to_have_attribute("data-seq", str(before))
    table.page.locator("#table[data-ready]").wait_for(timeout=LONG)

    table.tap("#r-bar [data-panel=menu]")
    table.tap(table.sheet.locator("[data-do=review]"))
    table.tap(table.sheet.locator("[data-do=review-begin]"))
    table.tap(table.sheet.locator("[data-do=review-cancel]"))
    table.tap(table.sheet.locator("[data-do=review-begin]"))
    table.sheet.locator(".curve").wait_for(timeout=LONG)
    if not table.sheet.locator(".decision:visible").count():
        table.tap(table.sheet.locator("summary"))
    table.tap(table.sheet.locator(".decision:visible"))
    plies = table.seq
    table.tap(table.prompt.locator("[data-do=play-from]"))
    table.page.locator("#table[data-ready]").wait_for(timeout=LONG)
    assert table.seq < plies


def test_a_whole_game_on_a_slow_phone_without_a_line(open_table: Opener) -> None:
    """With the CPU four times slower, offline from the first move on, and with a reload in the middle."""
    table = open_table("phone")
    wait_kept(table.page)
    table.page.context.set_offline(True)
    table.page.context.new_cdp_session(table.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    table.page.set_default_timeout(LONG)
    with table.page.expect_worker(timeout=LONG):
        table.new_game({"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "search-1"}, seed="2")
    dice = random.Random(2)
    table.play(dice, 6)
    table.reload()
    table.play(dice)
    expect(table.sheet.locator(".sheet.over")).to_be_visible(timeout=LONG)
    expect(table.sheet).to_contain_text("Lily")
