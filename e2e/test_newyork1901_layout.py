"""New York 1901 on seven sizes: whatever is selected or placed, no button of the question is covered or cut; all that
is played for is in sight; and the map stays as large as it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.test_layout import CUT
from e2e.town import Town, TownOpener, at_decision
from nyc_core import Game, bots, new_game

SIZES = ((360, 740), (740, 360), (820, 1180), (1024, 768), (1180, 820), (1280, 800), (1920, 1080))
# Buttons and tiles of the tray above whose middle something else lies.
COVERED = """() => [...document.querySelectorAll("#r-prompt button, #r-hand button")].filter((one) => {
  if (!one.checkVisibility()) return false;
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const frame = one.closest(".tray").getBoundingClientRect();
  if (x < 0 || y < frame.top || x > innerWidth || y > Math.min(innerHeight, frame.bottom)) return false;
  return !one.contains(document.elementFromPoint(x, y));
}).map((one) => one.textContent)"""
HIDDEN_GOALS = """() => {
  const goals = document.getElementById("r-goals");
  return goals.checkVisibility() && goals.scrollHeight > goals.clientHeight + 2;
}"""
# Parts of the table that stick out of the window, or lie on each other.
MISLAID = """() => {
  const all = [...document.querySelectorAll("#table > .tray, #r-room > .region")];
  const parts = all.filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => [one.id || "tray", one.getBoundingClientRect()]).filter(([, box]) => box.height);
  const outside = boxes.filter(([, box]) => box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  const meet = (a, b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  const pairs = boxes.flatMap((one, n) => boxes.slice(n + 1).map((other) => [one, other]));
  const covered = pairs.filter(([[, a], [, b]]) => meet(a, b)).map(([[a], [b]]) => `${a} and ${b}`);
  return [...outside.map(([name]) => name), ...covered];
}"""
# Lines of what a newcomer is told on which something else lies.
COVERED_LINES = """() => [...document.querySelectorAll(".coach p")].flatMap((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const seen = (x, y) => document.elementFromPoint(x, y)?.closest(".coach");
  const covered = ({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2].some((x) => !seen(x, (top + bottom) / 2));
  return [...range.getClientRects()].filter(covered).map(() => one.textContent);
})"""
HIGH = "() => document.getElementById('r-town').getBoundingClientRect().height"
SELECT = "one => one.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def faults_of(town: Town, what: str) -> list[str]:
    faults: list[str] = []
    for width, height in SIZES:
        town.page.set_viewport_size({"width": width, "height": height})
        found = {"covered": town.page.evaluate(COVERED), "cut": town.page.evaluate(CUT)}
        faults += [f"{width} x {height}, {what}, {name}: {one}" for name, all_ in found.items() for one in all_]
    return faults


def test_nothing_of_the_question_is_covered(open_town: TownOpener) -> None:
    town = open_town("desktop")
    faults: list[str] = []
    town.show(at_decision("turn", "demolish"))
    town.map.locator("[data-select]").first.evaluate(SELECT)
    faults += faults_of(town, "land is selected")
    town.hand.locator("[data-act^=demolish]").last.evaluate(SELECT)
    faults += faults_of(town, "a demolition")
    town.show(at_decision("place", "at", 4))
    faults += faults_of(town, "a place")
    town.prompt.locator("[data-pick=next]").evaluate(SELECT)
    faults += faults_of(town, "another place")
    assert faults == []


def test_what_a_newcomer_is_told_is_wholly_in_sight(open_town: TownOpener) -> None:
    """In the first turn, which has the longest of it; and the button that takes the land is, too."""
    town = open_town("desktop", locale="de-DE")
    covered = {}
    for width, height in SIZES:
        town.page.set_viewport_size({"width": width, "height": height})
        expect(town.prompt.locator(".coach")).to_be_visible()
        covered[width, height] = town.page.evaluate(COVERED_LINES)
    assert {size: lines for size, lines in covered.items() if lines} == {}
    town.map.locator("[data-select]").first.evaluate(SELECT)
    assert faults_of(town, "land is selected") == []


def crowded() -> Game:
    """Four seats in the middle of a game."""
    game = new_game("newyork1901", ["human:Ann", "human:Bob", "bot:clerk", "bot:random"], 3)
    while game.decision is not None and (game.view(None)["turns"] < 24 or game.decision.kind != "turn"):
        game.act(bots.choose("clerk", game))
    return game


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
def test_all_that_is_played_for_is_in_sight(open_town: TownOpener, size: tuple[int, int]) -> None:
    """With four seats too: track, streets, challenge, and where everybody stands in it."""
    town = open_town("desktop")
    town.page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in (new_game("newyork1901", ["human:Ann", "human:Bob", "human:Cleo"], 5), crowded()):
        town.show(game)
        assert not town.page.evaluate(HIDDEN_GOALS), game.view(None)["turns"]


def test_the_map_is_always_as_large_as_it_was(open_town: TownOpener) -> None:
    """Whatever is asked, selected, placed, or advised."""
    town = open_town("desktop")
    highs: dict[tuple[int, int], set[int]] = {size: set() for size in SIZES}

    def measure() -> None:
        for width, height in SIZES:
            town.page.set_viewport_size({"width": width, "height": height})
            highs[width, height].add(round(town.page.evaluate(HIGH)))

    town.show(at_decision("turn", "demolish"))
    measure()
    for thing in ("#r-town [data-select]", "#r-market [data-pick]", "#r-hand [data-act^=demolish][data-select]"):
        town.root.locator(thing).first.evaluate(SELECT)
        measure()
    town.command("hint")
    expect(town.prompt.locator(".advised")).not_to_have_count(0)
    measure()
    for kind, verb in (("place", "at"), ("build", "build"), ("boom", "use")):
        town.show(at_decision(kind, verb))
        measure()
    assert {size: high for size, high in highs.items() if max(high) - min(high) > 2} == {}


def test_in_the_editor_each_part_of_the_table_has_its_place(open_town: TownOpener) -> None:
    town = open_town("desktop")
    town.page.evaluate("() => { location.hash = 'edit' }")
    expect(town.root).to_have_attribute("data-mode", "edit")
    for width, height in SIZES:
        town.page.set_viewport_size({"width": width, "height": height})
        assert town.page.evaluate(MISLAID) == [], (width, height)
