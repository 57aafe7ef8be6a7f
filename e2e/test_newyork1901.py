"""New York 1901 on the page (issue 12): whole games, every kind of decision, placing by hand, by key and by list."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import DEVICES, Opener
from e2e.device import hosted, wait_kept
from e2e.embedding import LONG, Hosting
from e2e.test_everyone import MISFITS
from e2e.town import GAME, Town, TownOpener, at_decision
from nyc_core import load_game
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


# A region of the page as it stands, whatever way it came about.
STANDS = """id => [...document.getElementById(id).querySelectorAll("*")].map((one) => [
  one.nodeName, one.childElementCount ? "" : one.textContent,
  [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort().join(" "),
])"""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(open_town: TownOpener, name: str) -> None:
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


def test_each_action_card(open_town: TownOpener) -> None:
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


def test_in_german(open_town: TownOpener) -> None:
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
def test_every_variant_on_every_device(open_town: TownOpener, name: str) -> None:
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


def test_lessons_are_solved_by_taps(open_town: TownOpener) -> None:
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
