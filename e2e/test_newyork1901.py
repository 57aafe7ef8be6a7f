"""New York 1901 on the page (issue 12): whole games, every kind of decision, placing by hand, by key and by list."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from e2e.conftest import DEVICES, Opener
from e2e.device import hosted, wait_kept
from e2e.embedding import LONG, Hosting
from e2e.heaps import modules
from e2e.table import until
from e2e.test_everyone import AXE, MISFITS, VIOLATIONS
from e2e.town import GAME, MIDDLE, Town, at_decision
from nyc_core import Game, game_from_position, load_game
from nyc_core.lessons import Attempt, Lesson, lessons

ANN, BOB, BOT = {"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "bot", "bot": "clerk"}
GAMES = {
    "phone, two, usual": ("phone", (ANN, BOT), {}),
    "tablet, three, first game": ("tablet", (ANN, BOB, BOT), {"variant": "beginner"}),
    "desktop, four, advanced, without cards": (
        "desktop",
        (ANN, BOT, BOT, BOT),
        {"variant": "advanced", "action_cards": "False"},
    ),
}
Towns = Callable[..., Town]


@pytest.fixture
def open_town(new_device: Callable[..., BrowserContext]) -> Towns:
    """The page with this game on the table."""

    def open_(device: str = "desktop", **more: object) -> Town:
        town = Town(new_device(device, **more).new_page())
        town.open(f"new/{GAME}", ready=False, guide=True)
        town.command("begin")
        expect(town.root).to_have_attribute("data-game", GAME)
        town.get_ready()
        if town.guide.count():
            town.command("guide-end")
        return town

    return open_


# A region of the page as it stands, whatever way it came about.
STANDS = """id => [...document.getElementById(id).querySelectorAll("*")].map((one) => [
  one.nodeName, one.childElementCount ? "" : one.textContent,
  [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort().join(" "),
])"""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(open_town: Towns, name: str) -> None:
    device, seats, options = GAMES[name]
    town = open_town(device)
    town.begin(*seats, seed="4", **options)
    town.play_by_chance(random.Random(name))
    assert town.over
    expect(town.sheet.locator(".skylines .skyline-of")).to_have_count(len(seats))
    totals = sorted(total for _, total in town.totals())
    town.close_sheet()
    sent_in_parts = town.page.evaluate(STANDS, "r-town")
    town.reload()
    town.close_sheet()
    assert town.page.evaluate(STANDS, "r-town") == sent_in_parts
    game = load_game(town.exported())
    assert game.decision is None
    assert totals == sorted(score["total"] for score in game.scores())
    position = game.position()
    assert all(str(position[option]) == value for option, value in options.items())


def test_the_first_page_offers_both_games(open_table: Opener) -> None:
    table = open_table("phone")
    table.page.evaluate("() => { location.hash = 'home' }")
    worlds = table.sheet.locator(".world")
    expect(worlds).to_have_count(2)
    for world in worlds.all():
        expect(world.locator("[data-do=quick]")).to_be_visible()
        expect(world.locator("[data-do=learn]")).to_be_visible()
    table.tap(worlds.nth(1).locator("[data-do=quick]"))
    expect(table.root).to_have_attribute("data-game", GAME)
    table.page.evaluate("() => { location.hash = 'games' }")
    expect(table.sheet.locator(".game").first).to_contain_text("New York 1901")


def test_each_action_card(open_town: Towns) -> None:
    town = open_town("phone")
    town.show(at_decision("turn", "use market-shift"))
    town.choose("use market-shift")
    assert town.decision == "turn"
    game = at_decision("turn", "use land-grab")
    town.show(game)
    town.choose("use land-grab")
    for _ in range(2):
        assert town.decision == "expand"
        town.choose(town.actions()[0])
    assert (
        len(load_game(town.exported()).view(0)["players"][0]["estate"]) == len(game.view(0)["players"][0]["estate"]) + 2
    )
    game = at_decision("boom", "use construction-boom")
    town.show(game)
    town.choose("use construction-boom")
    assert town.decision in ("build", "place")
    expect(town.prompt.locator('[data-act="pass"]')).to_have_count(0)


def demolition() -> Game:
    """NY1-6.4: Green with bronze-i2 and bronze-i3 side by side, and 18 points."""
    green = {
        "character": "green", "points": 18, "estate": ["yellow-12", "yellow-06"],
        "built": [
            {"skyscraper": "bronze-i2", "squares": ["f7", "g7"]},
            {"skyscraper": "bronze-i3", "squares": ["e7", "e8", "e9"]},
        ],
    }  # fmt: skip
    return game_from_position({"game": GAME, "seats": ["human:Ann", "human:Bob"], "players": [green, {}], "turn": 0}, 3)


def test_a_demolition_is_seen_before_it_is_played(open_town: Towns) -> None:
    """What goes, which points stay, which workers are needed (NY1-2.4, 2.5)."""
    town = open_town("desktop")
    town.show(demolition())
    before = town.seq
    town.tap(town.hand.locator('[data-act="demolish gold-v5"]'))
    expect(town.prompt.locator(".effects")).to_contain_text("Bronze bar of 2")
    expect(town.prompt.locator(".effects")).to_contain_text("5 points")
    assert town.seq == before  # one place only: it is shown before it is built
    expect(town.map.locator(".bd.goes")).to_have_count(2)
    town.tap(town.hand.locator('[data-act="demolish gold-i3"]'))
    if town.decision == "place":
        expect(town.prompt.locator(".effects")).to_contain_text("yellow-06")
    town.tap(town.confirm)
    expect(town.root).not_to_have_attribute("data-seq", str(before))
    built = load_game(town.exported()).view(0)["players"][0]["built"]
    assert "gold-i3" in [one["skyscraper"] for one in built]


def test_a_refused_place_shows_what_is_in_the_way(open_town: Towns) -> None:
    """By the arrow keys into the neighbour's land: the squares, the reason and its clause; nothing is played."""
    town = open_town("desktop")
    town.show_clauses()
    town.show(at_decision("place", "at", 4))
    seq = town.seq
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 3:
        town.page.keyboard.press(key)
        if town.map.locator(".barred").count():
            break
    expect(town.map.locator(".barred").first).to_be_attached()
    expect(town.reason).to_contain_text("NY1-2")
    expect(town.confirm).to_have_attribute("aria-disabled", "true")
    town.page.keyboard.press("Enter")
    assert town.seq == seq
    town.tap(town.reason.locator("[data-rule]"))
    expect(town.sheet.locator(".clause.at")).to_be_visible()


def test_the_ghost_is_dragged_without_asking_python(open_town: Towns) -> None:
    """Frames come at sixty a second with the CPU four times slower; nothing is painted before it is let go."""
    town = open_town("desktop")
    town.show(at_decision("place", "at", 4))
    page, ghost = town.page, town.map.locator("[data-ghost]")
    x, y = ghost.evaluate(MIDDLE)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(
        """() => {
          window.paints = 0;
          window.frames = [];
          const seen = (all) => { window.paints += all.filter(({target}) => target.closest?.("#r-prompt")).length; };
          new MutationObserver(seen).observe(document.body, {subtree: true, childList: true, attributes: true});
          const frame = (now) => { window.frames.push(now); requestAnimationFrame(frame); };
          requestAnimationFrame(frame);
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x + 2 * step, y + step)
    expect(town.map.locator(".dragged .drop")).to_be_attached()
    assert page.evaluate("() => window.paints") == 0
    frames: list[float] = page.evaluate("() => window.frames")
    steps = sorted(b - a for a, b in pairwise(frames))
    print(f"dragging: median frame {steps[len(steps) // 2]:.1f} ms of {len(steps)}")
    assert steps[len(steps) // 2] < 34
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


def test_python_is_not_asked_while_one_drags(open_town: Towns) -> None:
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
    for step in range(60):
        town.page.mouse.move(x + 2 * step, y + step)
    assert calls_of_python(devtools) == 0
    town.page.mouse.up()
    expect(town.map.locator(".dragged")).to_have_count(0)
    assert calls_of_python(devtools) > 0, "else nothing is counted at all"


def size(squares: list[str]) -> tuple[int, int]:
    """How many columns and rows."""
    return len({square[0] for square in squares}), len({square[1:] for square in squares})


def test_a_second_finger_turns_what_the_first_one_drags(open_town: Towns) -> None:
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


def test_turned_mirrored_and_played_by_keyboard_alone(open_town: Towns) -> None:
    town = open_town("desktop")
    town.show(at_decision("turn", "expand"))
    page = town.page
    page.keyboard.press("ArrowRight")
    expect(town.confirm).to_be_visible()
    seq = town.seq
    page.locator("#r-prompt").focus()
    page.keyboard.press("Enter")
    town.wait_played(seq)
    town.show(at_decision("place", "at", 4))
    first = town.lies()
    for key in ("r", "f", "n", "R", "F", "p", "n"):
        page.keyboard.press(key)
    page.locator("#r-prompt").focus()
    while town.confirm.get_attribute("aria-disabled") == "true":
        page.keyboard.press("n")
    assert first
    seq = town.seq
    page.keyboard.press("Enter")
    town.wait_played(seq)


def test_a_place_survives_reload_and_rotation_and_can_be_undone(open_town: Towns) -> None:
    town = open_town("phone")
    town.show(at_decision("place", "at", 4))
    town.tap(town.prompt.locator('[data-pick="next"]'))
    lies = town.lies()
    town.reload()
    assert (town.decision, town.lies()) == ("place", lies)
    town.page.set_viewport_size({"width": 740, "height": 360})
    expect(town.map).to_be_visible()
    expect(town.confirm).to_be_visible()
    assert town.lies() == lies
    town.page.set_viewport_size(DEVICES["phone"]["viewport"])
    town.tap("#r-bar [data-do=undo]")
    expect(town.root).not_to_have_attribute("data-decision", "place")


def test_two_tabs_in_the_middle_of_a_placement(open_town: Towns) -> None:
    town = open_town("desktop")
    town.show(at_decision("place", "at", 4))
    other = Town(town.page.context.new_page())
    other.open()
    assert other.decision == "place"
    seq = town.seq
    town.tap(town.confirm)
    town.wait_played(seq)
    expect(other.notice).not_to_be_empty()
    other.tap(other.notice.locator("[data-do=theirs]"))
    expect(other.root).to_have_attribute("data-seq", str(town.seq))


def test_the_map_is_looked_at_from_near_and_comes_back(open_town: Towns) -> None:
    town = open_town("phone")
    town.show(at_decision("turn", "expand"))
    box = town.map.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    near = "() => Number(getComputedStyle(document.getElementById('r-town')).getPropertyValue('--zoom'))"
    for _ in range(2):
        town.page.touchscreen.tap(x, y)
    town.page.wait_for_function(f"() => ({near})() > 1")
    town.choose(town.actions()[-1] if town.actions()[-1].startswith("expand") else town.actions()[0])
    town.page.wait_for_function(f"() => ({near})() === 1")
    fingers = town.page.context.new_cdp_session(town.page)
    for apart, kind in ((20, "touchStart"), (40, "touchMove"), (70, "touchMove"), (0, "touchEnd")):
        points = [{"x": x + side * apart, "y": y + 80, "id": side + 1} for side in (-1, 1)] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert town.page.evaluate(near) > 1.5


@pytest.mark.parametrize("look", [("phone", "dark"), ("desktop", "light")])
def test_nothing_keeps_anybody_out(open_town: Towns, look: tuple[str, str]) -> None:
    """axe-core on every kind of decision and on the sheets; nothing is too small for a thumb or lies outside."""
    town = open_town(look[0], color_scheme=look[1])
    faults: list[str] = []
    for kind, verb in (("turn", "expand"), ("build", "build"), ("place", "at"), ("boom", "use")):
        town.show(at_decision(kind, verb))
        town.page.evaluate(AXE.read_text("utf-8"))
        faults += [f"{kind}: {one}" for one in town.page.evaluate(VIOLATIONS)]
        faults += [f"{kind}: {one}" for one in town.page.evaluate(MISFITS)]
    for sheet in ("score", "text", "home", f"new/{GAME}", "guide"):
        town.page.evaluate("route => { location.hash = route }", sheet)
        expect(town.sheet).not_to_be_empty()
        faults += [f"{sheet}: {one}" for one in town.page.evaluate(VIOLATIONS)]
    assert faults == []


def test_in_german(open_town: Towns) -> None:
    town = open_town("phone", locale="de-DE")
    expect(town.prompt).to_contain_text("Nimm")
    expect(town.page.locator("#r-market")).to_contain_text("frei")


def test_on_a_page_of_another_origin(hosting: Hosting) -> None:
    """A picture before Python, under the game's name; then the same messages as ever (contract, section 4)."""
    host = hosting(f'<nyc-board rules="{GAME}" seats="human,bot:clerk" seed="7"></nyc-board>')
    frame = host.frame()
    frame.locator("#picture svg").wait_for()
    expect(frame.locator("#cover-name")).to_contain_text("New York 1901")
    assert not [url for url in host.asked if ".pack" in url]
    frame.locator("#begin").click()
    frame.locator(f"#table[data-ready][data-game={GAME}]").wait_for(timeout=LONG)
    assert host.wait_told("ready", 2)[-1]["position"]["game"] == GAME
    frame.locator("#r-market [data-pick]").first.click()
    frame.locator(".as-list summary").click()
    frame.locator(".as-list [data-act]").first.click()
    frame.locator("[data-confirm]").click()
    assert host.wait_told("action")[0]["notation"].startswith("expand ")


def test_with_the_server_stopped(browser: Browser, dist: Path) -> None:
    """The second game is kept with the rest: once the server is gone it can be opened, played, and opened again."""
    with hosted(dist) as host:
        context = browser.new_context(base_url=host.address, reduced_motion="reduce", **DEVICES["desktop"])
        town = Town(context.new_page())
        town.open()
        wait_kept(town.page)
    town.page.evaluate("() => { location.hash = 'new/newyork1901' }")
    town.command("begin")
    expect(town.root).to_have_attribute("data-game", GAME)
    town.get_ready()
    town.play_by_chance(random.Random(2), 3)
    seq = town.seq
    town.reload()
    assert (town.attribute("game"), town.seq) == (GAME, seq)
    context.close()


BEGINNINGS = {
    "phone, four, first game": ("phone", (ANN, BOB, BOT, BOT), {"variant": "beginner"}),
    "phone, three, advanced": ("phone", (ANN, BOT, BOT), {"variant": "advanced", "action_cards": "False"}),
    "tablet, four, usual": ("tablet", (ANN, BOB, BOT, BOT), {}),
    "tablet, two, advanced": ("tablet", (ANN, BOB), {"variant": "advanced"}),
    "desktop, two, first game": ("desktop", (ANN, BOB), {"variant": "beginner"}),
    "desktop, three, usual, without cards": ("desktop", (ANN, BOB, BOT), {"action_cards": "False"}),
}


@pytest.mark.parametrize("name", BEGINNINGS)
def test_every_variant_on_every_device(open_town: Towns, name: str) -> None:
    """With the whole games above each of the three is played on each device; here for some turns, as nothing fits
    worse than the crowded table of the beginning."""
    device, seats, options = BEGINNINGS[name]
    town = open_town(device)
    town.begin(*seats, seed="6", **options)
    town.play_by_chance(random.Random(name), 6)
    assert town.page.evaluate(MISFITS) == []
    game = load_game(town.exported())
    assert len(game.actions) >= 6
    assert len(game.state.seats) == len(seats)
    assert all(str(game.position()[option]) == value for option, value in options.items())


def test_lessons_are_solved_by_taps(open_town: Towns) -> None:
    """One with land, one with a place, one with a demolition, one whose answer is several steps long: the answer is
    tapped together, and the page says that it is solved."""
    town = open_town("phone")
    for lesson in chosen_lessons():
        town.page.evaluate("route => { location.hash = route }", f"learn/{lesson.id}")
        expect(town.root).to_have_attribute("data-lesson", lesson.id)
        expect(town.root).to_have_attribute("data-lesson-state", "playing")
        attempt = Attempt(lesson)
        for action in lesson.answer:
            town.get_ready()
            town.choose(action)
            attempt.act(action)
        assert attempt.state == "solved"
        expect(town.root).to_have_attribute("data-lesson-state", "solved")


def chosen_lessons() -> list[Lesson]:
    """For each verb the first lesson that is answered with it, and the longest answer."""
    everyone = [lesson for lesson in lessons(game=GAME) if lesson.answer and not lesson.choices]
    by_verb: dict[str, Lesson] = {}
    for lesson in everyone:
        for action in lesson.answer:
            by_verb.setdefault(action.split()[0], lesson)
    longest = max((one for one in everyone if len(one.answer) < 8), key=lambda one: len(one.answer))
    return list({one.id: one for one in (*by_verb.values(), longest)}.values())
