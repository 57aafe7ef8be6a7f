"""The page's first script: a start that goes wrong says so within ten seconds, and the game stands in no other site's
frame, also where the host sends no header."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.device import Host, caches, hosted, precached, wait_kept
from e2e.table import LONG, Table, until
from web.app import words

TABLE = words.table("en")
GERMAN = words.table("de")


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A device that may complain: here things go wrong."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    yield context
    context.close()


def entered(device: BrowserContext, host: Host) -> Page:
    page = device.new_page()
    page.goto(host.address, wait_until="commit")
    return page


def pack_of(dist: Path) -> str:
    return next(path.name for path in dist.glob("python-*.pack"))


@pytest.mark.parametrize("what", ["boot.mjs", "bridge.mjs", "interpreter.mjs", "vendor/pyodide/pyodide.mjs"])
def test_a_script_that_is_missing_is_told_at_once(device: BrowserContext, dist: Path, what: str) -> None:
    with hosted(dist) as host:
        host.missing = what
        page = entered(device, host)
        expect(page.get_by_role("alert")).to_have_text(TABLE["shell.broken"], timeout=LONG)
        expect(page.get_by_role("button", name=TABLE["shell.again"])).to_be_visible()
        host.well()
        page.evaluate("document.querySelector('#trouble button')?.click()")  # a later script may have healed it already
        page.locator("#table[data-ready]").wait_for(timeout=LONG)
        expect(page.locator("#trouble")).to_have_count(0)


def test_a_pack_that_never_answers(device: BrowserContext, dist: Path) -> None:
    """It is said while the page goes on waiting; when the pack comes after all, the words go."""
    with hosted(dist) as host:
        host.stalled = pack_of(dist)
        page = entered(device, host)
        expect(page.get_by_role("alert")).to_have_text(TABLE["shell.slow"], timeout=LONG)
        expect(page.get_by_role("button", name=TABLE["shell.again"])).to_be_visible()
        host.well()
        page.locator("#table[data-ready]").wait_for(timeout=LONG)
        expect(page.locator("#trouble")).to_have_count(0)


def test_ten_seconds_are_enough_to_be_told(device: BrowserContext, dist: Path) -> None:
    """By the page's own clock, which stands still but for these: however slow the machine is."""
    with hosted(dist) as host:
        host.stalled = pack_of(dist)
        page = device.new_page()
        page.clock.install(time=0)
        page.clock.pause_at(1)
        page.goto(host.address)
        expect(page.locator("#opening")).to_be_visible()
        page.clock.run_for(5_000)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.clock.run_for(5_000)
        expect(page.get_by_role("alert")).to_have_text(TABLE["shell.slow"])


def test_a_network_that_is_lost_after_a_few_requests(device: BrowserContext, dist: Path) -> None:
    asked = 0

    def lose(route) -> None:  # type: ignore[no-untyped-def]  # Playwright's own
        nonlocal asked
        asked += 1
        route.continue_() if asked <= 4 else route.abort()

    with hosted(dist) as host:
        page = device.new_page()
        page.route(re.compile(".*"), lose)
        page.goto(host.address, wait_until="commit")
        expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
        expect(page.get_by_role("button", name=TABLE["shell.again"])).to_be_visible()


def test_it_is_told_in_the_language_that_is_read(browser: Browser, dist: Path) -> None:
    context = browser.new_context(locale="de-AT")
    with hosted(dist) as host:
        host.missing = "boot.mjs"
        page = entered(context, host)
        expect(page.get_by_role("alert")).to_have_text(GERMAN["shell.broken"], timeout=LONG)
    context.close()


def test_an_embedded_board_says_so_too(device: BrowserContext, dist: Path) -> None:
    with hosted(dist) as host:
        host.missing = "embed.mjs"
        page = device.new_page()
        page.goto(f"{host.address}embed.html", wait_until="commit")
        expect(page.get_by_role("alert")).to_have_text(TABLE["shell.broken"], timeout=LONG)


FRAME = '<!doctype html><iframe src="{address}" width="800" height="600"></iframe>'


def test_the_game_stands_in_no_other_sites_frame(device: BrowserContext, dist: Path, tmp_path: Path) -> None:
    """Another port is another origin. Nothing of the table is there to be tapped, only the way out."""
    with hosted(dist) as host, hosted(tmp_path) as other:
        (tmp_path / "page.html").write_text(FRAME.format(address=host.address), "utf-8")
        page = device.new_page()
        page.goto(f"{other.address}page.html")
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("link", name=TABLE["shell.alone"])).to_be_visible()
        page.wait_for_timeout(1500)
        assert frame.locator("#table").count() == 0
        assert "boot.mjs" not in host.seen


def test_the_site_itself_may_frame_it(device: BrowserContext, dist: Path) -> None:
    with hosted(dist) as host:
        page = device.new_page()
        page.goto(f"{host.address}how-to-embed.html")
        page.evaluate(
            "address => { document.body.innerHTML = `<iframe src='${address}' width=800 height=600>`; }", "./index.html"
        )
        page.frame_locator("iframe").locator("#table[data-ready]").wait_for(timeout=LONG)


# What the cache has lost


def visited(device: BrowserContext, host: Host) -> Table:
    table = Table(device.new_page())
    table.page.goto(host.address)
    table.wait_for_start()
    wait_kept(table.page)
    return table


@pytest.mark.parametrize("harm", ["emptied", "altered", "deleted"])
def test_one_visit_heals_what_the_cache_has_lost(device: BrowserContext, dist: Path, harm: str) -> None:
    """And then it works without a network again."""
    ruin = {
        "emptied": "for (const one of await cache.keys()) await cache.delete(one);",
        "altered": "for (const one of (await cache.keys()).slice(0, 12)) await cache.put(one, new Response('x'));",
        "deleted": "await caches.delete(name);",
    }[harm]
    script = (
        f"async () => {{ for (const name of await caches.keys()) {{ const cache = await caches.open(name); {ruin} }} }}"
    )
    whole = (
        "files => Promise.all(files.map(async (file) => (await (await caches.match(file))?.arrayBuffer())?.byteLength))"
    )
    with hosted(dist) as host:
        first = visited(device, host)
        files = precached(dist)
        sizes = first.page.evaluate(whole, files)
        first.page.evaluate(script)
        first.page.close()
        second = visited(device, host)
        until(second.page, lambda: second.page.evaluate(whole, files) == sizes)
        until(second.page, lambda: list(caches(second.page).values()) == [len(files) + 1])
        second.page.close()
    third = Table(device.new_page())
    third.page.goto(host.address)
    third.wait_for_start()
    assert third.decision == "start"
