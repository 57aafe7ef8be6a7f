"""New York 1901: a skyscraper follows the hand at once; Python is asked when it is let go."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from statistics import median

from playwright.sync_api import CDPSession, Page, expect

from e2e.heaps import modules
from e2e.table import until
from e2e.town import MIDDLE, TownOpener, at_decision


def drag(page: Page, x: float, y: float) -> None:
    for step in range(60):
        page.mouse.move(x + 2 * step, y + step)


def median_frame(page: Page, deed: Callable[[], None]) -> float:
    """How long a frame takes meanwhile, in milliseconds."""
    page.evaluate("() => { window.frameTimes = []; }")
    deed()
    frames: list[float] = page.evaluate("() => window.frameTimes")
    return median(after - before for before, after in pairwise(frames))


def test_the_ghost_is_dragged_without_asking_python(open_town: TownOpener) -> None:
    """With the CPU four times slower frames come as they do at rest; nothing is painted before it is let go."""
    town = open_town("desktop")
    town.show(at_decision("place", "at", 4))
    page, ghost = town.page, town.map.locator("[data-ghost]")
    x, y = ghost.evaluate(MIDDLE)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(
        """() => {
          window.paints = 0;
          const seen = (all) => { window.paints += all.filter(({target}) => target.closest?.("#r-prompt")).length; };
          new MutationObserver(seen).observe(document.body, {subtree: true, childList: true, attributes: true});
          const frame = (now) => { window.frameTimes?.push(now); requestAnimationFrame(frame); };
          requestAnimationFrame(frame);
        }"""
    )
    page.mouse.move(x, y)
    at_rest = median_frame(page, lambda: page.wait_for_timeout(600))
    page.mouse.down()
    dragging = median_frame(page, lambda: drag(page, x, y))
    expect(town.map.locator(".dragged .drop")).to_be_attached()
    assert page.evaluate("() => window.paints") == 0
    print(f"dragging, the CPU four times slower: median frame {dragging:.1f} ms, at rest {at_rest:.1f} ms")
    assert dragging < 1.5 * at_rest, "it takes frames that the page at rest does not"
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.mouse.move(x, y)
    goal = town.map.evaluate("svg => JSON.parse(svg.dataset.grid).legal.at(-1).split(' ')")
    now = town.lies()
    grid = town.map.evaluate("svg => { const {xs, ys, names} = JSON.parse(svg.dataset.grid); return [xs, ys, names]; }")
    place = {
        name: (grid[0][column], grid[1][row]) for row, line in enumerate(grid[2]) for column, name in enumerate(line)
    }
    scale = town.map.evaluate("svg => svg.getScreenCTM().a")
    left = min(place[name][0] for name in goal) - min(place[name][0] for name in now)
    top = min(place[name][1] for name in goal) - min(place[name][1] for name in now)
    page.mouse.move(x + left * scale, y + top * scale, steps=5)
    page.mouse.up()
    expect(town.map.locator(".dragged")).to_have_count(0)
    moved = town.lies()
    assert min(place[name][0] for name in moved) == min(place[name][0] for name in goal)


CALLS = re.compile("callPyObject|pyproxy_apply|callPyObjectKwargs")


def calls_of_python(devtools: CDPSession) -> int:
    """How often JavaScript has called Python since this was asked last."""
    told = devtools.send("Profiler.takePreciseCoverage")["result"]
    functions = [function for script in told for function in script["functions"]]
    return sum(one["ranges"][0]["count"] for one in functions if CALLS.search(one["functionName"]))


def is_quiet(page: Page, devtools: CDPSession) -> bool:
    calls_of_python(devtools)
    page.wait_for_timeout(600)  # longer than the page waits before it puts its table away
    return calls_of_python(devtools) == 0


def test_python_is_not_asked_while_one_drags(open_town: TownOpener) -> None:
    """Counted by the browser's profiler: no call while the ghost moves, and some when it is let go. Nobody thinks,
    and the page has come to rest."""
    town = open_town("desktop")
    town.show(at_decision("place", "at", 4, "human:Bob"))
    x, y = town.map.locator("[data-ghost]").evaluate(MIDDLE)
    devtools = town.page.context.new_cdp_session(town.page)
    devtools.send("Profiler.enable")
    devtools.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    until(town.page, lambda: "_pyscript" in modules(town.page))
    until(town.page, lambda: is_quiet(town.page, devtools))
    town.page.mouse.move(x, y)
    town.page.mouse.down()
    town.page.mouse.move(x + 20, y)
    calls_of_python(devtools)
    drag(town.page, x, y)
    assert calls_of_python(devtools) == 0
    town.page.mouse.up()
    expect(town.map.locator(".dragged")).to_have_count(0)
    assert calls_of_python(devtools) > 0, "else nothing is counted at all"


def size(squares: list[str]) -> tuple[int, int]:
    """How many columns and rows."""
    return len({square[0] for square in squares}), len({square[1:] for square in squares})


def test_a_second_finger_turns_what_the_first_one_drags(open_town: TownOpener) -> None:
    town = open_town("phone")
    town.show(at_decision("place", "at", 4))
    wide, high = size(town.lies())
    if wide == high:
        town.tap(town.hand.locator('[data-pick]:not([aria-pressed="true"])'))
        wide, high = size(town.lies())
    assert wide != high
    x, y = town.map.locator("[data-ghost]").evaluate(MIDDLE)
    fingers = town.page.context.new_cdp_session(town.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        now = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": now})

    touch("touchStart", (x, y))
    for step in (6, 12, 18):
        touch("touchMove", (x + step, y))
    expect(town.map.locator(".dragged .drop")).to_be_attached()
    touch("touchStart", (x + 18, y), (x + 60, y + 60))
    touch("touchEnd", (x + 18, y))
    touch("touchMove", (x + 20, y))
    touch("touchEnd")
    expect(town.map.locator(".dragged")).to_have_count(0)
    assert size(town.lies()) == (high, wide)
