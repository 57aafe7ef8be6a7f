"""Issue "Embedding": the board on a page of another origin, in every mode, with every message, without storage, ten at
once, and on a page that means it badly."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, FrameLocator, Page, expect

from e2e.test_everyone import AXE, MISFITS, VIOLATIONS
from nyc_core import Game, new_game
from nyc_core.lessons import shelf
from web.app import sharing
from web.build import server

LONG = 60_000
TYPES = ("ready", "position", "resize", "action", "refused", "solved", "failed", "finished", "error")
# A page around a board that writes down what it is told.
HOST = """<!doctype html><html lang="en"><head><title>Somebody's page</title><link rel="icon" href="data:,">
<script>
window.told = [];
addEventListener("message", ({{data, origin}}) => {{
  if (data?.source === "nyc") told.push([data.type, data.payload, data.v, origin]);
}});
</script><script src="{site}nyc-board.js" defer></script></head><body><main>
<h1>Somebody's page</h1><a id="before" href="#x">before</a>{body}
<a id="after" href="#y">after</a></main></body></html>"""
LESSON = shelf.lessons("bids")[0]
FAILING = next(
    lesson for lesson in shelf.lessons() if len(lesson.wrong) == 1 and not lesson.choices and lesson.failures
)
Hosting = Callable[..., "Host"]


def played(actions: int, seats: tuple[str, ...] = ("human:Ann", "tom:B4")) -> Game:
    game, dice = new_game("newyorkcity", list(seats), 3), random.Random(3)
    while game.decision and len(game.actions) < actions:
        game.act(dice.choice(game.options()))
    return game


class Host:
    """A tab with somebody else's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.asked: list[str] = []
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))

    def _listen(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.complaints.append(line.text)

    def frame(self, board: str = "nyc-board") -> FrameLocator:
        return self.page.locator(board).locator("iframe").content_frame

    def start(self, board: str = "nyc-board") -> FrameLocator:
        frame = self.frame(board)
        frame.locator("#begin").click()
        return self.until_ready(board)

    def until_ready(self, board: str = "nyc-board") -> FrameLocator:
        self.frame(board).locator("#table[data-ready]").wait_for(timeout=LONG)
        return self.frame(board)

    def told(self, kind: str = "") -> list[Any]:
        found: list[Any] = self.page.evaluate("() => told")
        return [payload for type_, payload, *_ in found if kind in ("", type_)]

    def wait_told(self, kind: str, count: int = 1) -> list[Any]:
        """What was told of a kind, once there is as much of it."""
        self.page.wait_for_function(
            "([kind, count]) => told.filter(([type]) => type === kind).length >= count", arg=[kind, count], timeout=LONG
        )
        return self.told(kind)

    def do(self, call: str, *given: Any) -> None:
        """A method of the board."""
        self.page.locator("nyc-board").first.evaluate(
            "(board, [call, given]) => board[call](...given)", [call, list(given)]
        )

    def axe(self, frame: FrameLocator) -> list[str]:
        handle = frame.locator("html")
        handle.evaluate("(_, code) => { (0, eval)(code) }", AXE.read_text("utf-8"))
        found: list[str] = handle.evaluate(VIOLATIONS)
        return found


@pytest.fixture
def hosting(browser: Browser, site: str, tmp_path: Path) -> Iterator[Hosting]:
    """Opens a page of another origin. Whatever the console says that was not expected is an error."""
    tabs: list[tuple[Host, Any]] = []
    with server.started(tmp_path) as address:
        assert address != site

        def open_(body: str, expected: str = "\0", init: str = "", **more: Any) -> Host:
            (tmp_path / "index.html").write_text(HOST.format(site=site, body=body.replace("SITE/", site)), "utf-8")
            look = {"viewport": {"width": 1280, "height": 860}, "reduced_motion": "reduce", **more}
            context = browser.new_context(**look)
            if init:
                context.add_init_script(init)
            host = Host(context.new_page())
            host.page.set_default_timeout(LONG)
            tabs.append((host, expected))
            host.page.goto(address)
            return host

        yield open_
        for host, expected in tabs:
            assert [line for line in host.complaints if expected not in line] == []
            host.page.context.close()


def board(**attributes: str) -> str:
    written = " ".join(f"{name}='{value}'" for name, value in attributes.items())
    return f"<nyc-board {written}></nyc-board>"


MODES: dict[str, dict[str, str]] = {
    "play": {},
    "replay": {"game": sharing.pack(played(20).save())},
    "lesson": {"lesson": LESSON.id},
    "position": {"game": sharing.pack(json.dumps(played(30).position()))},
}


# Pictures first


def test_ten_boards_cost_ten_pictures(hosting: Hosting) -> None:
    """Every mode, twice and more on one page, by day and by night: no Python anywhere."""
    boards = [board(mode=mode, theme=theme, **more) for mode, more in MODES.items() for theme in ("light", "dark")]
    host = hosting("".join([*boards, board(lesson=LESSON.id, lang="de"), board(seats="human,human:Ben,tom:A2")]))
    frames = host.page.locator("nyc-board")
    assert frames.count() == 10
    for number in range(10):
        frames.nth(number).scroll_into_view_if_needed()
        frame = frames.nth(number).locator("iframe").content_frame
        frame.locator("#picture svg").wait_for()
        expect(frame.locator("#begin")).to_be_visible()
        expect(frame.locator("#cover-title")).not_to_be_empty()
    assert not [url for url in host.asked if "pyodide" in url or "pyscript" in url or ".pack" in url]
    german = frames.nth(8).locator("iframe").content_frame
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.locator("#cover-title")).to_have_text(LESSON.title["de"])
    assert [ready["stage"] for ready in host.wait_told("ready", 10)] == ["picture"] * 10


def test_the_first_picture_is_there_within_300_ms(hosting: Hosting) -> None:
    """From the moment at which the frame begins to load; the best of a few, as other tests run beside this one."""
    times: list[float] = []
    host = hosting(board(lesson=LESSON.id))
    while not times or (min(times) >= 300 and len(times) < 8):
        host.frame().locator("#picture svg").wait_for()
        took = "() => performance.getEntriesByName('nyc:picture')[0].startTime"
        times.append(host.frame().locator("#picture").evaluate(took))
        host.page.reload()
    assert min(times) < 300, times
    assert not [url for url in host.asked if "pyodide" in url]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 860)])
def test_the_cover_is_for_everyone(hosting: Hosting, scheme: Any, size: tuple[int, int]) -> None:
    width, height = size
    look = {"color_scheme": scheme, "viewport": {"width": width, "height": height}}
    host = hosting(board(lesson=LESSON.id), bypass_csp=True, **look)  # axe comes in as text
    frame = host.frame()
    frame.locator("#picture svg").wait_for()
    assert host.axe(frame) == []
    assert frame.locator("html").evaluate(MISFITS) == []


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_starts_and_is_what_it_says(hosting: Hosting, mode: str) -> None:
    host = hosting(board(mode=mode, **MODES[mode]), bypass_csp=True)
    host.frame().locator("#picture svg").wait_for()
    frame = host.start()
    ready = host.wait_told("ready", 2)[1]
    assert ready["mode"] == mode
    assert ready["stage"] == "table"
    reel = frame.locator("#r-prompt .scrubber")
    playable = frame.locator("#table [data-act]:visible, #r-prompt [data-act]")
    assert bool(reel.count()) == (mode == "replay")
    assert bool(playable.count()) == (mode in ("play", "lesson"))
    assert bool(frame.locator("#r-lesson *").count()) == (mode == "lesson")
    if mode == "replay":
        frame.locator("[data-at='0']").click()
        assert host.wait_told("position")[-1]["ply"] == 0
    assert host.axe(frame) == []
    assert host.told("error") == []


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
    for _ in range(8):
        frame.locator("[data-do=ready], #table [data-act]:visible").last.click()
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
    host = hosting(board(seed="5") + board(seed="5", save="1", load="now"))
    first = host.start("nyc-board >> nth=0")
    first.locator("[data-act='start 1']").first.click()
    expect(first.locator("#table")).to_have_attribute("data-seq", "1")
    second = host.until_ready("nyc-board >> nth=1")
    expect(second.locator("#table")).to_have_attribute("data-seq", "0")
    second.locator("[data-act='start 2']").first.click()
    expect(second.locator("#table")).to_have_attribute("data-seq", "1")
    host.page.reload()
    second = host.until_ready("nyc-board >> nth=1")
    expect(second.locator("#table")).to_have_attribute("data-seq", "1")
    first = host.start("nyc-board >> nth=0")
    expect(first.locator("#table")).to_have_attribute("data-seq", "0")


def test_an_embed_leaves_no_trace(hosting: Hosting) -> None:
    host = hosting(board(seed="5", load="now"))
    frame = host.until_ready()
    frame.locator("[data-act='start 1']").first.click()
    expect(frame.locator("#table")).to_have_attribute("data-seq", "1")
    assert frame.locator("html").evaluate(STORED) == [0, 0, 0, 0, 0]
    assert host.page.evaluate("() => history.length") <= 2


# The frame


def test_the_frame_is_as_high_as_it_needs(hosting: Hosting) -> None:
    host = hosting(board(lesson=LESSON.id), viewport={"width": 360, "height": 740})
    frame = host.page.locator("nyc-board iframe")
    host.wait_told("resize")

    def height() -> float:
        box = frame.bounding_box()
        assert box
        return float(box["height"])

    expect(frame).to_have_css("height", f"{host.told('resize')[-1]['height']}px")
    narrow = height()
    host.page.set_viewport_size({"width": 1280, "height": 860})
    host.wait_told("resize", 2)
    expect(frame).to_have_css("height", f"{host.told('resize')[-1]['height']}px")
    assert height() > narrow > 300


def test_the_keyboard_goes_in_and_out(hosting: Hosting) -> None:
    host = hosting(board(mode="position", game=MODES["position"]["game"]))
    host.frame().locator("#picture svg").wait_for()
    keyboard = host.page.keyboard
    host.page.locator("#before").focus()
    keyboard.press("Tab")
    expect(host.frame().locator("#begin")).to_be_focused()
    keyboard.press("Tab")
    expect(host.page.locator("#after")).to_be_focused()
    keyboard.press("Shift+Tab")
    keyboard.press("Enter")
    frame = host.until_ready()
    expect(frame.locator("#r-prompt")).to_be_focused()
    for _ in range(200):
        keyboard.press("Tab")
        if host.page.evaluate("() => document.activeElement.id") == "after":
            break
    expect(host.page.locator("#after")).to_be_focused()


def test_a_board_does_not_take_the_focus_from_the_page(hosting: Hosting) -> None:
    host = hosting(board(seed="5", load="now"))
    host.page.locator("#before").focus()
    host.until_ready()
    expect(host.page.locator("#before")).to_be_focused()


def test_without_its_head(hosting: Hosting) -> None:
    host = hosting(board(seed="5", controls="0", load="now"))
    frame = host.until_ready()
    expect(frame.locator("#r-bar")).to_be_hidden()
    box = frame.locator("#r-board").bounding_box()
    outer = host.page.locator("nyc-board iframe").bounding_box()
    assert box
    assert outer
    assert 0 <= box["y"] - outer["y"] < 20


@pytest.mark.parametrize(
    "query", ["mode=cheat&ply=x&what=1", "v=2", "game=rubbish", "lesson=none", "theme=%ZZ&seats=go"]
)
@pytest.mark.parametrize("sign", ["?", "#"])
def test_broken_parameters_get_a_word_on_the_cover(hosting: Hosting, query: str, sign: str) -> None:
    host = hosting(f"<iframe src='SITE/embed.html{sign}{query}' title='board' width='900' height='700'></iframe>")
    frame = host.page.locator("iframe").content_frame
    frame.locator("#picture svg").wait_for()
    known = {"v=2": 1, "mode=cheat&ply=x&what=1": 3}.get(query, 0)
    if query != "theme=%ZZ&seats=go":
        expect(frame.locator("#cover-words")).not_to_be_empty()
    assert frame.locator("#cover-words").inner_text().count("“") >= known
    if sign == "#":
        frame.locator("#begin").click()
        frame.locator("#table[data-ready]").wait_for(timeout=LONG)
        expect(frame.locator("#r-toast")).not_to_be_empty()


# A page that means it badly

JUNK = """async ([frame, rounds]) => {
  const target = document.querySelector(frame).contentWindow;
  const deep = {}; let at = deep; for (let i = 0; i < 500; i++) at = at.x = {};
  const cycle = {}; cycle.self = cycle;
  const say = (type, payload, v = 1) => target.postMessage({source: "nyc", v, type, payload}, "*");
  const junk = [null, undefined, 7, "nyc", [], {}, {source: "nyc"}, {source: "nyc", v: 1},
    {source: "nyc", v: 9, type: "play"}, deep, cycle, new Map([[1, 2]]), new Date(),
    {source: "other", v: 1, type: "play", payload: {notation: "start 1"}}];
  for (let round = 0; round < rounds; round++) {
    for (const one of junk) target.postMessage(one, "*");
    for (const payload of [null, 7, "x", [], deep, cycle, {notation: deep}, {notation: "x".repeat(100000)}, {ply: NaN},
      {__proto__: {notation: "start 1"}}, {constructor: "x"}])
      for (const type of ["play", "goto", "theme", "load", "boom", "__proto__"]) say(type, payload);
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


def test_junk_and_floods_are_harmless(hosting: Hosting) -> None:
    host = hosting(
        "<iframe id='raw' src='SITE/embed.html?load=now&seed=5' title='board' width='1200' height='800'></iframe>"
    )
    frame = host.page.locator("#raw").content_frame
    frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    before = frame.locator("#r-board").inner_html()
    host.page.evaluate(JUNK, ["#raw", 60])
    errors = host.told("error")
    assert {error["code"] for error in errors} <= {
        "flood",
        "version",
        "type",
        "payload",
        "value",
        "unknown",
        "game",
        "lesson",
    }
    assert len(errors) < 60, "complaints do not flood either"
    assert frame.locator("#table").get_attribute("data-seq") == "0"
    assert frame.locator("#r-board").inner_html() == before or host.told("position")
    host.page.wait_for_timeout(2500)
    post = "notation => raw.contentWindow.postMessage({source: 'nyc', v: 1, type: 'play', payload: {notation}}, '*')"
    host.page.evaluate(
        "() => raw.contentWindow.postMessage({source: 'nyc', v: 1, type: 'load', payload: {seed: 5}}, '*')"
    )
    host.page.evaluate(post, "start 1")
    host.wait_told("action")


def test_only_the_parent_and_only_allowed_origins(hosting: Hosting) -> None:
    """A frame beside the board cannot play; and with an allow-list the wrong page neither plays nor hears a word."""
    sibling = (
        "<script>const go = () => [0, 1].forEach((n) => parent.frames[n].postMessage("
        '{source: "nyc", v: 1, type: "play", payload: {notation: "start 1"}}, "*"));'
        'addEventListener("message", go)</script>'
    )
    src = "SITE/embed.html?load=now&seed=5"
    host = hosting(
        f"<iframe id='open' src='{src}' title='one' width='900' height='600'></iframe>"
        f"<iframe id='shut' src='{src}&origins=https://elsewhere.test' title='two' width='900' height='600'></iframe>"
        f"<iframe id='beside' srcdoc='{sibling}' title='three'></iframe>"
    )
    for name in ("#open", "#shut"):
        host.page.locator(name).content_frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    play = """name => document.querySelector(name).contentWindow.postMessage(
        {source: "nyc", v: 1, type: "play", payload: {notation: "start 1"}}, "*")"""
    host.page.evaluate("() => beside.contentWindow.postMessage('go', '*')")
    host.page.evaluate(play, "#shut")
    host.page.wait_for_timeout(500)
    for name in ("#open", "#shut"):
        table = host.page.locator(name).content_frame.locator("#table")
        expect(table).to_have_attribute("data-seq", "0")
    assert len(host.told("ready")) == 2, "the picture and the table of the open one"
    host.page.evaluate(play, "#open")
    host.wait_told("action")


# How to embed


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["how-to-embed.html", "how-to-embed.de.html"])
def test_how_to_embed_is_for_everyone(browser: Browser, site: str, name: str, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto(site + name)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(VIOLATIONS) == []
    for width in (320, 820, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(MISFITS) == []
    for link in page.locator("a[href]").evaluate_all("all => all.map((one) => one.href.split('#')[0])"):
        assert context.request.get(link).ok
    context.close()


def test_what_how_to_embed_shows_is_alive_and_what_it_gives_away_works(hosting: Hosting, site: str) -> None:
    """Its buttons lead the board; its code, pasted into a page of another origin, is a board."""
    host = hosting("", permissions=["clipboard-read", "clipboard-write"])
    page = host.page
    page.goto(f"{site}how-to-embed.html")
    page.locator("[data-step='first']").click()
    page.locator("#replay iframe").content_frame.locator("#table[data-ready]").wait_for(timeout=LONG)
    page.wait_for_function("() => document.getElementById('replay').ply === 0")
    expect(page.locator("#told")).to_contain_text("replay ready")
    page.locator("[data-copy]").nth(0).click()
    code = page.evaluate("() => navigator.clipboard.readText()")
    assert site in code
    page.locator("[data-copy]").nth(2).click()
    frame = page.evaluate("() => navigator.clipboard.readText()")
    other = hosting(f"{code.split('</script>')[1]}{frame}")
    for one in ("nyc-board", "main"):
        cover = other.page.locator(one).locator("iframe").first.content_frame
        cover.locator("#picture svg").wait_for()
