"""Issue 16, 5: what a board keeps (`save=1`) belongs to the page that it stands on, told apart by port and by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect

from e2e.embedding import HOST, LONG, play
from web.build import server

BOARD = "<iframe src='{site}embed.html#save=1&load=now&seed=5' title='board' width='1000' height='760'{more}></iframe>"


@pytest.fixture
def hosts(site: str, tmp_path: Path) -> Iterator[list[str]]:
    """The same page at two ports, and at one of them by another name."""
    (tmp_path / "index.html").write_text(HOST.format(site=site, body=BOARD.format(site=site, more="")), "utf-8")
    quiet = BOARD.format(site=site, more=" referrerpolicy='no-referrer'")
    (tmp_path / "quiet.html").write_text(HOST.format(site=site, body=quiet), "utf-8")
    with ExitStack() as stack:
        one, other = (stack.enter_context(server.started(tmp_path)) for _ in range(2))
        yield [one, other, one.replace("127.0.0.1", "localhost")]


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(LONG)
    yield context
    context.close()


def board(device: BrowserContext, address: str) -> tuple[Page, FrameLocator]:
    page = device.new_page()
    page.goto(address)
    frame = page.locator("iframe").content_frame
    frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    return page, frame


def test_each_page_has_its_own_game_and_the_person_none_of_them(
    device: BrowserContext, hosts: list[str], site: str
) -> None:
    page, frame = board(device, hosts[0])
    play(frame, "start 2")
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1")
    frame.locator("html[data-saved=true]").wait_for()
    page.reload()
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1", timeout=LONG)
    for stranger in hosts[1:]:
        page, frame = board(device, stranger)
        expect(frame.locator("#table")).to_have_attribute("data-seq", "0")
        told = page.evaluate("told")
        assert [payload["plies"] for kind, payload, *_ in told if kind == "ready" and "plies" in payload] == [0]
        page.close()
    own = device.new_page()
    own.goto(f"{site}#games")
    own.locator("#r-sheet ol.games").wait_for(timeout=LONG)
    assert own.locator("#r-sheet .game").count() == 1, "the one that lies under the list"
    assert own.locator("#table").get_attribute("data-seq") == "0"
    _, frame = board(device, f"{hosts[0]}quiet.html")
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1"), "this browser knows without being told"


def test_where_a_sandbox_has_no_origin_nothing_is_kept(device: BrowserContext, hosts: list[str], site: str) -> None:
    """A page of no origin cannot be told from another such."""
    page = device.new_page()
    page.goto(hosts[0])
    inner = BOARD.format(site=site, more="").replace("'", "&quot;")
    page.evaluate("inner => { document.body.innerHTML = inner }", f"<iframe sandbox='allow-scripts' srcdoc='{inner}'>")
    frame = page.locator("iframe").content_frame.locator("iframe").content_frame
    expect(frame.locator("#r-toast")).to_contain_text("saves nothing", timeout=LONG)
    assert (
        frame.locator("html").evaluate("() => { try { return Object.keys(localStorage).length } catch { return 0 } }")
        == 0
    )


FLOOD = """() => {
  for (let seed = 0; seed < 300; seed++)
    frames[0].postMessage({source: "nyc", v: 1, type: "load", payload: {seed}}, "*");
}"""
LONGEST_TASK = """() => new Promise((done) => {
  let longest = 0, last = performance.now();
  const look = () => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; };
  const timer = setInterval(look, 5);
  setTimeout(() => { clearInterval(timer); look(); done(longest); }, 9000);
})"""


def test_300_other_tables_at_once_do_not_freeze_the_board(device: BrowserContext, hosts: list[str]) -> None:
    page, frame = board(device, hosts[0])
    page.evaluate(FLOOD)
    start = page.evaluate("performance.now()")
    longest = frame.locator("html").evaluate(LONGEST_TASK)
    assert page.evaluate("performance.now()") - start < 15_000
    assert longest < 4000, "8 tables, then one every now and then"
    page.wait_for_function("() => told.some(([type, {code}]) => type === 'error' && code === 'flood')")
    wanted = page.evaluate("() => told.filter(([type]) => type === 'position').length")
    assert 0 < wanted < 40
