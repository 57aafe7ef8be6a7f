"""Issue "Embedding": every message between the board and the page around it, and what is kept on the device."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from e2e.embedding import LESSON, LONG, Hosting, board, play, played
from nyc_core.lessons import shelf
from web.app.keep import sharing

TYPES = ("ready", "position", "resize", "action", "refused", "solved", "failed", "finished", "error")
FAILING = next(
    lesson for lesson in shelf.lessons() if len(lesson.wrong) == 1 and not lesson.choices and lesson.failures
)

# Messages


def test_every_message_in_and_out(hosting: Hosting) -> None:
    """ready, resize, action, refused, position, finished, error; load, goto, play, theme."""
    host = hosting(board(seed="5", load="now"))
    frame = host.until_ready()
    host.wait_told("ready", 2)
    host.do("play", "take 9")
    refused = host.wait_told("refused")[0]
    assert refused["rule"].startswith("NYC-")
    assert refused["text"]
    host.do("play", "start 1")
    assert host.wait_told("action")[0] == {"seat": 0, "notation": "start 1", "ply": 1}
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1")
    host.do("goTo", 0)
    host.page.wait_for_function("() => document.querySelector('nyc-board').ply === 0")
    host.do("setTheme", "dark")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    host.page.locator("nyc-board").evaluate("board => board.setAttribute('theme', 'light')")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    game = played(10_000)
    last = game.actions[-1][1]
    host.do("load", {"game": sharing.pack(game.save()), "ply": len(game.actions) - 1})
    host.page.wait_for_function("ply => document.querySelector('nyc-board').ply === ply", arg=len(game.actions) - 1)
    host.do("play", last)
    assert host.wait_told("finished")[0]["scores"] == game.scores()
    host.do("load", {"game": "rubbish"})
    assert host.wait_told("error")[0]["code"] == "game"
    expect(frame.locator("#r-toast")).not_to_be_empty()
    events = host.page.evaluate("() => told.map(([type, , v]) => [type, v])")
    assert {version for _, version in events} == {1}
    assert {type_ for type_, _ in events} <= set(TYPES)
    assert host.told("resize")


def test_messages_before_the_table_is_there(hosting: Hosting, site: str) -> None:
    """A theme before the first picture keeps nobody from hearing `ready`; one while Python starts is not lost."""
    host = hosting("<iframe title='board' width='900' height='700'></iframe>")
    theme = "(one, theme) => one.contentWindow.postMessage({source: 'nyc', v: 1, type: 'theme', payload: {theme}}, '*')"
    frame = host.page.locator("iframe")
    frame.evaluate("(one, src) => new Promise((done) => { one.onload = done; one.src = src })", f"{site}embed.html")
    frame.evaluate(f"one => ['light', 'dark', 'light'].forEach((theme) => ({theme})(one, theme))")
    assert host.wait_told("ready")[0]["stage"] == "picture"
    inside = frame.content_frame
    inside.locator("#begin").click()
    frame.evaluate(theme, "dark")
    expect(inside.locator("html[data-theme=dark] #cover #begin")).to_be_hidden()
    inside.locator("#table[data-ready]").wait_for(timeout=LONG)
    expect(inside.locator("html")).to_have_attribute("data-theme", "dark")
    assert len(host.told("ready")) == 2


def test_a_lesson_is_solved_and_another_fails(hosting: Hosting) -> None:
    host = hosting(board(lesson=LESSON.id))
    host.page.evaluate("() => addEventListener('nyc-solved', ({detail}) => { window.solved = detail })")
    host.frame().locator("#picture svg").wait_for()
    for step in LESSON.answer:
        host.do("play", step)  # the first starts Python
    assert host.wait_told("solved")[0]["lesson"] == LESSON.id
    assert host.page.evaluate("() => window.solved.lesson") == LESSON.id
    host.do("load", {"lesson": FAILING.id})
    host.wait_told("position", 2)
    host.do("play", FAILING.wrong[0])
    assert host.wait_told("failed")[0]["lesson"] == FAILING.id


def test_hidden_cards_are_in_no_message(hosting: Hosting) -> None:
    """Two persons at one device: of their hands nothing but the number leaves the frame."""
    host = hosting(board(seats="human,human", seed="4", load="now"), "Blocked autofocusing")
    frame = host.frame()
    frame.locator("[data-do=ready]").wait_for(timeout=LONG)
    for _ in range(40):  # the first tap selects
        if len(host.told("position")) > 2:
            break
        frame.locator("[data-do=ready], [data-do=go-on], #table [data-act]:visible").last.click()
    assert len(host.wait_told("position", 3)) > 2
    for facts in host.told():
        for player in facts.get("position", {}).get("players", []):
            assert isinstance(player["hand"], int)
        assert "rng" not in json.dumps(facts)


# Without storage

STORED = """async () => [localStorage.length, sessionStorage.length, (await caches.keys()).length,
  (await navigator.serviceWorker.getRegistrations()).length, (await indexedDB.databases()).length]"""
NO_STORAGE = """for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError'); }});
Object.defineProperty(navigator, 'serviceWorker', {get() { throw new DOMException('no', 'SecurityError'); }});"""


@pytest.mark.parametrize("way", ["sandbox", "sandbox with its origin", "storage forbidden"])
def test_works_without_storage(hosting: Hosting, way: str) -> None:
    """In a sandbox with allow-scripts only (modules and fetches need the host's CORS headers), and where a browser lets
    no frame store anything."""
    sandbox = {"sandbox": "", "sandbox with its origin": "allow-scripts allow-same-origin"}
    more = {"sandbox": sandbox[way]} if way in sandbox else {}
    host = hosting(board(seed="5", **more), init=NO_STORAGE if way == "storage forbidden" else "")
    frame = host.start()
    host.do("play", "start 2")
    host.wait_told("action")
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1")
    assert frame.locator("#r-toast *").count() == 0
    if way == "sandbox":
        assert frame.locator("html").evaluate("() => window.origin") == "null"


def test_nothing_is_stored_unless_the_host_allows_it(hosting: Hosting) -> None:
    """Then the same board finds its game again, also one whose table was dealt by chance."""
    host = hosting(board(seed="5") + board(save="1", load="now"))
    first = host.start("nyc-board >> nth=0")
    play(first, "start 1")
    expect(first.locator("#table")).to_have_attribute("data-seq", "1")
    second = host.until_ready("nyc-board >> nth=1")
    expect(second.locator("#table")).to_have_attribute("data-seq", "0")
    play(second, "start 2")
    expect(second.locator("#table")).to_have_attribute("data-seq", "1")
    host.page.reload()
    second = host.until_ready("nyc-board >> nth=1")
    expect(second.locator("#table")).to_have_attribute("data-seq", "1")
    first = host.start("nyc-board >> nth=0")
    expect(first.locator("#table")).to_have_attribute("data-seq", "0")


def test_an_embed_leaves_no_trace(hosting: Hosting) -> None:
    host = hosting(board(seed="5", load="now"))
    frame = host.until_ready()
    play(frame, "start 1")
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1")
    assert frame.locator("html").evaluate(STORED) == [0, 0, 0, 0, 0]
    assert host.page.evaluate("() => history.length") <= 2
