"""Issue "At once", point 1: who comes back sees the table at the first paint, may tap on it at once, and each tap is
played once. It is dropped when it may be another one, and a start that fails says so over it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Opener
from e2e.device import hosted
from e2e.table import LONG, Table, until

# What stands there when the page is parsed, before any module runs; and, where it is wanted, taps at that moment.
LOOK = """document.addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table");
  if (!table) return;
  globalThis.first = {
    marked: performance.getEntriesByName("nyc:last").length,
    busy: table.getAttribute("aria-busy"),
    ready: table.hasAttribute("data-ready"),
    board: document.getElementById("r-board").innerHTML.length,
    prompt: document.getElementById("r-prompt").textContent,
    said: document.getElementById("waking")?.textContent,
    held: document.documentElement.classList.contains("held"),
  };
  const wanted = sessionStorage.getItem("taps");
  sessionStorage.removeItem("taps");
  const click = () => new MouseEvent("click", { bubbles: true });
  for (const one of JSON.parse(wanted ?? "[]")) document.querySelector(one)?.dispatchEvent(click());
}, { once: true });"""


@pytest.fixture
def played(open_table: Opener) -> Table:
    """A game in its midst, put away for the next visit."""
    table = open_table(before=LOOK)
    table.new_game({"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "B4"}, seed="4")
    table.play(random.Random(3), 4)
    put_away(table)
    return table


# Nothing was written since the table was put away.
NEWEST = "(localStorage.getItem('nyc:table') ?? '').split('\\n')[0].endsWith(` ${localStorage.getItem('nyc/count')}`)"


def put_away(table: Table) -> None:
    """Until nothing more is written."""
    table.page.locator('html[data-saved="true"]').wait_for()
    until(table.page, lambda: table.page.evaluate(NEWEST))


def first(table: Table) -> dict[str, Any]:
    table_at_once: dict[str, Any] = table.page.evaluate("globalThis.first")
    return table_at_once


def test_who_comes_back_sees_the_table_at_the_first_paint(played: Table) -> None:
    prompt, seq = played.prompt.inner_text(), played.seq
    played.reload()
    seen = first(played)
    assert (seen["marked"], seen["busy"], seen["ready"], seen["held"]) == (1, "true", False, False)
    assert seen["board"] > 5000
    assert prompt.split("\n")[0][:30] in seen["prompt"]
    assert "Waking the table" in seen["said"]
    assert played.seq == seq
    expect(played.root).not_to_have_attribute("aria-busy", "true")
    expect(played.page.locator("#waking")).to_have_count(0)
    painted = played.page.evaluate(
        "[...performance.getEntriesByName('first-contentful-paint'), ...performance.getEntriesByName('nyc:last')]"
        ".map((one) => one.startTime)"
    )
    assert painted[1] <= painted[0]


def tapped(table: Table, *controls: str) -> None:
    """Come back, and tap before Python is there."""
    table.page.evaluate("taps => sessionStorage.setItem('taps', JSON.stringify(taps))", list(controls))
    table.reload(ready=False)
    table.get_ready()


def test_a_tap_before_python_is_played_once(played: Table) -> None:
    if not played.actions():
        played.play_one(random.Random(1))
        put_away(played)
    seq = played.seq
    tapped(played, f'#table [data-act="{played.actions()[0]}"]')
    expect(played.root).to_have_attribute("data-seq", str(seq + 1))
    played.page.wait_for_timeout(500)
    assert played.seq == seq + 1


def test_taps_before_python_are_played_in_their_order(played: Table) -> None:
    tapped(played, "#r-bar [data-panel=menu]", '#r-bar [data-panel="log"]')
    expect(played.sheet.locator(".dialog.log")).to_be_visible()


DROPPED = {
    "another language": "localStorage.setItem('nyc/settings', JSON.stringify({language: 'de'}))",
    "another version": "localStorage.setItem('nyc:table', 'x' + localStorage.getItem('nyc:table'))",
    "another tab's write": "localStorage.setItem('nyc/count', String(Number(localStorage.getItem('nyc/count')) + 1))",
    "something else in it": "localStorage.setItem('nyc:table', '{')",
    "another game": "location.hash = 'play/00000000'",
}


@pytest.mark.parametrize("what", DROPPED)
def test_a_table_that_may_be_another_one_is_not_shown(played: Table, what: str) -> None:
    played.page.goto("about:blank")
    played.page.goto("embed.html")  # nothing of the app runs there
    played.page.evaluate(DROPPED[what] if "hash" not in DROPPED[what] else "0")
    played.page.goto("#play/00000000" if "hash" in DROPPED[what] else "")
    played.wait_for_start(ready=False)
    assert first(played)["marked"] == 0


def test_a_deleted_game_and_another_theme_leave_nothing_to_show(played: Table) -> None:
    played.open_sheet("settings")
    played.tap(played.sheet.locator('[data-arg="theme=dark"]'))
    played.page.goto("about:blank")
    played.page.goto("")
    played.wait_for_start()
    assert first(played)["marked"] == 0
    expect(played.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_between_two_persons_the_screen_between_them_wakes(open_table: Opener) -> None:
    """And whoever taps it before Python is there has the device afterwards."""
    table = open_table(before=LOOK)
    table.new_game({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, seed="4")
    table.play(random.Random(3), 3)
    put_away(table)
    assert "data-pick" not in table.page.evaluate(
        "JSON.parse(localStorage.getItem('nyc:table').split('\\n')[1]).regions.hand"
    )
    table.page.evaluate("sessionStorage.setItem('taps', JSON.stringify(['#r-sheet [data-do=ready]']))")
    table.reload()
    assert first(table)["marked"] == 1
    expect(table.sheet).to_be_empty()


def test_a_start_that_fails_says_so_over_the_sleeping_table(browser: Browser, dist: Path) -> None:
    """Without a service worker, so that the host is asked for the script that is broken then."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.add_init_script(LOOK)
    with hosted(dist) as host:
        table = Table(context.new_page())
        table.page.goto(host.address)
        table.wait_for_start()
        table.play(random.Random(3), 2)
        put_away(table)
        host.missing = "interpreter.mjs"
        table.page.reload(wait_until="commit")
        expect(table.page.get_by_role("alert")).to_be_visible(timeout=LONG)
        assert first(table)["marked"] == 1
    context.close()
