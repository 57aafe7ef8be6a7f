"""A page of another origin with boards on it, for the tests of embedding."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, FrameLocator, Page

from e2e.test_everyone import AXE, VIOLATIONS
from nyc_core import Game, new_game
from nyc_core.lessons import shelf
from web.app.keep import sharing
from web.build import server

LONG = 60_000
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
        messages: list[Any] = self.page.evaluate("() => told")
        return [payload for type_, payload, *_ in messages if kind in ("", type_)]

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
        violations: list[str] = handle.evaluate(VIOLATIONS)
        return violations


@contextmanager
def hosts(browser: Browser, site: str, tmp_path: Path) -> Iterator[Hosting]:
    """What opens a page of another origin. Whatever the console says that was not expected is an error."""
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
            unexpected = [line for line in host.complaints if expected not in line]
            assert not unexpected, unexpected
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


def play(frame: FrameLocator, notation: str) -> None:
    """A tap on a thing selects it, the button then plays it."""
    frame.locator(f'[data-act="{notation}"]').first.click()
    frame.locator(f'[data-act="{notation}"][data-confirm]').click()
