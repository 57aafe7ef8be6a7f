"""Many games in one tab, with sheets, reloads and replays, its memory watched: `python -m e2e.soak 50`, after `python
build.py`. A quarter of an hour; ends with code 1 when the tab dies or grows. test_memory.py plays a few games of it.

What each game left behind is printed as soon as it is over. Chromium lets pages that were reloaded lie until it needs
their memory: ten of them have been seen, and a process of 1,000 MB. So that is shown, but judged is what is left when
the browser has been told to tidy up.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser

from e2e.conftest import DEVICES, PROMISED
from e2e.heaps import Heaps, asked, heaps, renderers
from e2e.table import LONG, Table
from web.build import browser as browsers
from web.build import server

DIST = Path(os.environ.get("NYC_DIST", Path(__file__).parents[1] / "dist"))
TAPS = 90  # then something else is done: a sheet, a reload
STEPS = 40  # of a replay
TIDYING = 2_000  # milliseconds until memory that is free has been given back to the system
SHEETS = ("score", "log", "rules", "settings", "games", "menu", "learn", "home", "guide")
GROWTH = 1.15  # of what is left: the last third of the games against the first
MOST = 600_000_000  # bytes of the tab's process after any of them; Chromium itself is 130 MB of it
TABLES = (
    ({"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "B4"}, {"kind": "tom", "level": "A3"}),
    ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "human", "name": "Cleo"}),
    ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "tom", "level": "C2"}),
)
# Plays some taps, one after the other; says how many there were to play.
PLAY = """async (most) => {
  const SURE = "#r-sheet [data-do=ready], #table [data-do=go-on], #table [data-weigh].chosen";
  const root = document.getElementById("table");
  let taps = 0;
  while (root.dataset.decision && taps < most) {
    const all = (name) => [...document.querySelectorAll(`#table [data-${name}]:not([data-${name}=""])`)];
    const handed = [...document.querySelectorAll(SURE)];
    const order = taps % 3 ? ["pick", "act"] : ["act", "tile", "pick", "mode"];
    const names = [...order, "act", "tile", "pick", "mode"];
    const found = handed.length ? handed : names.map(all).find((some) => some.length);
    found?.[(taps * 7) % found.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    taps += 1;
    await new Promise((done) => setTimeout(done, found ? 0 : 20));
  }
  return taps;
}"""
LONGEST = 2_000  # taps of a game


class Left(NamedTuple):
    """What is there after a game."""

    game: int
    before: int  # bytes of the largest of the browser's tabs, which is this one, with all that lies about
    process: int  # the same after tidying up
    heaps: Heaps

    def __str__(self) -> str:
        held = self.heaps
        return (
            f"game {self.game:3}: process {self.before / 1e6:4.0f} MB, tidied up {self.process / 1e6:4.0f} MB; Python"
            f" {held.memory / 1e6:3.0f} MB, {held.objects:,} objects; JavaScript {held.script / 1e6:4.1f} MB;"
            f" {held.nodes:,} nodes in {held.documents} documents"
        )


class Soak:
    """One tab that is never closed."""

    def __init__(self, browser: Browser, address: str, device: str = "tablet", seed: int = 1) -> None:
        self.browser = browser
        self.dice = random.Random(seed)
        context = browser.new_context(base_url=address, reduced_motion="reduce", **DEVICES[device])
        context.set_default_timeout(LONG)
        context.add_init_script(PROMISED)
        self.table = Table(context.new_page())
        self.died = False
        self.reloads = 0
        self.table.page.on("crash", lambda _: setattr(self, "died", True))
        self.table.open()
        self.cdp = asked(self.table.page)

    def play(self, games: int) -> Iterator[Left]:
        """Game after game."""
        for number in range(games):
            if self.table.sheet.locator("*").count():
                self.table.close_sheet()
            self.table.new_game(*TABLES[number % len(TABLES)], seed=str(number))
            self._play_one()
            self._look_back()
            before = self._process()
            held = heaps(self.table.page, self.cdp)
            self.table.page.wait_for_timeout(TIDYING)
            yield Left(number + 1, before, self._process(), held)

    def _process(self) -> int:
        return max(renderers(self.browser).values(), default=0)

    def _play_one(self) -> None:
        taps = 0
        while not self.table.over:
            taps += self.table.page.evaluate(PLAY, TAPS)
            assert taps < LONGEST, f"no end: {self.table.decision}"
            if not self.table.over:
                self._something_else()

    def _something_else(self) -> None:
        """What people do between two actions."""
        page = self.table.page
        for panel in self.dice.sample(SHEETS, 3):
            page.goto(f"#{panel}")
            self.table.sheet.locator("*").first.wait_for()
        page.locator("#r-sheet [data-do=open], #r-sheet [data-do=close]").first.dispatch_event("click")
        if self.dice.random() < 0.5:
            page.reload()
            page.locator("#table[data-seq]").wait_for()
            self.reloads += 1
        page.locator("#table[data-ready], #r-sheet [data-do=ready]").first.wait_for(state="attached")

    def _look_back(self) -> None:
        """The game once more, from its beginning."""
        page = self.table.page
        page.locator("#r-sheet [data-do=replay]").first.dispatch_event("click")
        self.table.prompt.locator(".scrubber").wait_for()
        for _ in range(STEPS):
            page.keyboard.press("ArrowRight")
        page.reload()
        page.locator("#table[data-seq]").wait_for()
        self.reloads += 1


def grown(left: list[Left]) -> list[str]:
    """What is more at the end than it was at the beginning, when all had been shown once."""
    third = max(1, len(left) // 3)
    said = [f"too much: {one}" for one in left if one.process > MOST]
    said += [f"a page that was left is still held: {one}" for one in left if one.heaps.documents > 1]
    for name, of in WATCHED.items():
        first, last = median(map(of, left[:third])), median(map(of, left[-third:]))
        if last > first * GROWTH:
            said.append(f"{name} grew from {first:,} to {last:,}")
    return said


WATCHED: dict[str, Callable[[Left], int]] = {
    "the process": lambda one: one.process,
    "JavaScript": lambda one: one.heaps.script,
    "the document": lambda one: one.heaps.nodes,
    "Python": lambda one: one.heaps.memory,
}


def main(games: int) -> int:
    """Play, print, judge."""
    left = []
    with server.started(DIST) as address, browsers.chromium() as browser:
        soak = Soak(browser, address)
        for one in soak.play(games):
            left.append(one)
            print(one, flush=True)
        said = grown(left)
        print(f"{games} games, {soak.reloads} reloads, {'the tab died' if soak.died else 'the tab lives'}")
    print(*said, sep="\n")
    return 1 if said or soak.died else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 50))
