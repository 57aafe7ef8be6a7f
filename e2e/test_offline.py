"""Issue "Offline and installed": an app that can be installed, and that needs no server after one visit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import PROMISED
from e2e.device import BLANK, INSTALL, caches, hosted, precached, wait_kept
from e2e.table import LONG, Table

SIZE = """async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.width}x${image.height}`;
}"""


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A browser with empty caches, in which a request may fail."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(LONG)
    yield context
    context.close()


def visit(device: BrowserContext, address: str) -> Table:
    table = Table(device.new_page())
    table.page.goto(address)
    table.wait_for_start()
    return table


def test_chromium_would_install_it(device: BrowserContext, dist: Path) -> None:
    """Manifest with icons (maskable too), name, colours, screenshots; installable in Chromium."""
    with hosted(dist, "some/path/") as host:
        table = visit(device, host.address)
        wait_kept(table.page)
        cdp = device.new_cdp_session(table.page)
        answer = cdp.send("Page.getAppManifest")
        assert answer["errors"] == []
        errors = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
        manifest = table.page.evaluate("text => JSON.parse(text)", answer["data"])
        for name in ("id", "name", "short_name", "start_url", "scope", "theme_color", "background_color"):
            assert manifest[name], name
        assert manifest["display"] == "standalone"
        purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
        assert {("any", "any"), ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
        for picture in manifest["icons"] + manifest["screenshots"]:
            assert picture["sizes"] in (table.page.evaluate(SIZE, picture["src"]), "any"), picture


def test_each_file_of_the_build_is_kept(dist: Path) -> None:
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert files - set(precached(dist)) == {"sw.js"}
    assert not re.search(r"https?://", (dist / "sw.js").read_text("utf-8"))


def test_after_one_visit_all_works_with_the_server_stopped(browser: Browser, dist: Path) -> None:
    """Start, play to the end, reload, save, rules, another game; the server is stopped, under a sub-path."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.add_init_script(PROMISED)
    context.set_default_timeout(LONG)
    with ExitStack() as running:
        host = running.enter_context(hosted(dist, "some/path/"))
        wait_kept(visit(context, host.address).page)
    context.pages[0].close()
    table = visit(context, f"{host.address}?utm=1#")
    assert table.page.evaluate("document.documentElement.dataset.start") == "remembered"
    table.command("guide-end")
    table.new_game({"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "C3"}, seed="4")
    table.play(random.Random(3), 12)
    seq = table.seq
    table.reload()
    assert table.seq == seq
    save = table.exported()
    table.play(random.Random(4))
    assert table.over
    table.close_sheet()
    table.page.goto(f"{host.address}index.html?x=y#rules/NYC-5.7")
    table.wait_for_start()
    expect(table.sheet).to_contain_text("NYC-5.7")
    table.page.keyboard.press("Escape")
    expect(table.sheet.locator(".dialog.score")).to_have_count(1)  # the game that is over lies on the table
    table.close_sheet()
    table.bring(save)
    expect(table.root).to_have_attribute("data-seq", str(seq))
    for page in ("", "index.html", "embed.html", "how-to-embed.html"):
        if (dist / page).exists():
            answer = table.page.evaluate("url => fetch(url).then(r => r.status)", page)
            assert answer == 200, page
    context.close()


def test_types_are_set_right_for_later_visits(device: BrowserContext, dist: Path) -> None:
    """A host that does not know its types; Pyodide would hang."""
    with hosted(dist) as host:
        host.types = dict.fromkeys((".wasm", ".css", ".json", ".webmanifest", ".svg"), "application/octet-stream")
        page = device.new_page()
        page.goto(host.address + BLANK)
        assert page.evaluate(INSTALL) == "activated"
    table = visit(device, host.address)
    assert table.decision == "start"
    kind = table.page.evaluate("fetch('vendor/pyodide/pyodide.asm.wasm').then(r => r.headers.get('content-type'))")
    assert kind == "application/wasm"


def test_what_the_http_cache_holds_is_not_trusted(device: BrowserContext, dist: Path) -> None:
    """Each file is fetched fresh: the host is asked for every one."""
    with hosted(dist) as host:
        page = device.new_page()
        page.goto(host.address + BLANK)
        page.evaluate("files => Promise.all(files.map(file => fetch(file)))", precached(dist))
        host.seen.clear()
        assert page.evaluate(INSTALL) == "activated"
        assert set(precached(dist)) <= set(host.seen)
        assert list(caches(page).values()) == [len(precached(dist)) + 1]


# Storage

# What the browser says: {0} is its answer.
ANSWERS = """if (globalThis.StorageManager) {{
  StorageManager.prototype.persist = async () => {{
    globalThis.asked = (globalThis.asked ?? 0) + 1;
    return {0};
  }};
  StorageManager.prototype.persisted = async () => {0};
}}"""


@pytest.mark.parametrize("answer", ["true", "false"])
def test_the_browser_is_asked_to_keep_the_games_after_the_first_turn(
    new_device: Callable[..., BrowserContext], answer: str
) -> None:
    """... with the answer in the settings. Where storage may be cleared an export is suggested, but never amid a game:
    the end of one is `test_a_whole_game_in_a_browser_that_promises_nothing`."""
    context = new_device()
    context.add_init_script(ANSWERS.format(answer))
    table = Table(context.new_page())
    table.open()
    asked: Any = table.page.evaluate("globalThis.asked ?? 0")
    assert asked == 0
    table.play(random.Random(1), 3)
    assert table.page.evaluate("globalThis.asked") == 1
    suggestion = table.notice.locator("[data-do=export]")
    expect(suggestion).to_have_count(0)
    table.reload()
    table.play(random.Random(1), 3)
    expect(suggestion).to_have_count(0)
    assert not table.page.evaluate("globalThis.asked ?? 0")
    table.open_sheet("settings")
    expect(table.sheet).to_contain_text("promised to keep" if answer == "true" else "may clear")
    expect(table.sheet).to_contain_text("MB")
