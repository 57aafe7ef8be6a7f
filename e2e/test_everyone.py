"""For everyone: axe-core on every screen and decision, the keyboard alone, screens of all sizes, thumbs.

One page for each kind of look goes from game to game: a game comes in by its link.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from e2e.test_every_decision import game_at
from nyc_core import Game, new_game
from tests.app.ways import WAYS
from web.app.keep import sharing

AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHEETS = ("menu", "log", "score", "rules", "settings", "games", "new", "guide", "home", "text")
SIZES = ((320, 568), (568, 320), (360, 740), (844, 390), (820, 1180), (1024, 768), (1280, 800), (2560, 1440))
LOOKS: list[dict[str, Any]] = [
    {"device": device, "color_scheme": scheme} for device in ("phone", "desktop") for scheme in ("light", "dark")
]
# That a name has the very text on its control in it, for who says what to press, is asked of buttons with words. On a
# thing of the game that text is part of a drawing: "E 8" on the map is "Jersey City: letter E, base value 8", and the
# pile with 96 on it "Draw pile: 96 cards".
VIOLATIONS = """async () => {
  const rules = {"label-content-name-mismatch": {enabled: true}};
  const found = await axe.run(document, {resultTypes: ["violations"], rules});
  const counts = (id, html) => id !== "label-content-name-mismatch" || /^<[^>]* class="btn\\b/.test(html);
  return found.violations.flatMap(({ id, nodes }) => {
    const seen = nodes.map(({ html }) => html).filter((html) => counts(id, html));
    return seen.length ? [`${id}: ${seen.slice(0, 3).map((html) => html.slice(0, 120))}`] : [];
  });
}"""
# What is too small for a thumb, lies outside, or makes the page scroll sideways.
MISFITS = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  const wider = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth;
  const scrolls = (one) => one && (wider(one) || scrolls(one.parentElement));
  const controls = "button:not(.behind), a[href]:not(.leap), input, select, summary, [role=button]";
  for (const one of document.querySelectorAll(controls)) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || !box.width || one.closest("[inert]")) continue;
    const field = getComputedStyle(one, "::after");  // what stands in running text has a larger field around it
    const around = field.position === "absolute" ? -parseFloat(field.top) - parseFloat(field.bottom) : 0;
    const more = Math.max(0, around || 0);
    const wide = one.matches(".rule") ? more : 0;
    const name = (one.getAttribute("aria-label") || one.textContent).slice(0, 40);
    if (box.width + wide < 43 || box.height + more < 43) found.push(`${name}: ${box.width} x ${box.height}`);
    if (!scrolls(one.parentElement) && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${name}: outside`);
  }
  return found;
}"""
LOST = "() => document.activeElement === document.body"


def show(table: Table, game: Game) -> None:
    """Put another game on the table of the same page."""
    table.page.evaluate("route => { location.hash = route }", f"share/{sharing.pack(game.save())}")
    table.page.wait_for_function("() => !location.hash.startsWith('#share')")
    if game.decision:
        expect(table.root).to_have_attribute("data-decision", game.decision.kind)
    table.get_ready()


def each_decision(table: Table, look: Callable[[str], list[str]]) -> list[str]:
    faults: list[str] = []
    for way in WAYS:
        show(table, game_at(way))
        faults += look(way)
        if table.controls("pick").count():
            table.tap(table.controls("pick"))
            faults += look(f"{way}, picked")
    return faults


def each_sheet(table: Table, look: Callable[[str], list[str]]) -> list[str]:
    faults: list[str] = []
    for sheet in SHEETS:
        table.page.evaluate("route => { location.hash = route }", sheet)
        expect(table.sheet).not_to_be_empty()
        faults += look(sheet)
    return faults


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not among the packages of web/package.json")
@pytest.mark.parametrize("looks", LOOKS, ids=lambda looks: "-".join(looks.values()))
def test_axe_finds_nothing(open_table: Opener, looks: dict[str, Any]) -> None:
    table = open_table(**looks)
    table.page.evaluate(AXE.read_text("utf-8"))

    def look(what: str) -> list[str]:
        return [f"{what}: {one}" for one in table.page.evaluate(VIOLATIONS)]

    assert look("first visit") + each_decision(table, look) + each_sheet(table, look) == []


def test_everything_fits_and_is_as_large_as_a_thumb(open_table: Opener) -> None:
    table = open_table()

    def look(what: str) -> list[str]:
        faults = []
        for width, height in SIZES:
            table.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width} x {height}, {what}: {one}" for one in table.page.evaluate(MISFITS)]
        table.page.set_viewport_size({"width": 1280, "height": 800})
        return faults

    assert each_decision(table, look) + each_sheet(table, look) == []


def test_a_whole_game_by_keyboard_alone(open_table: Opener) -> None:
    """Arrow keys to what is lit, Enter or Space on it; the focus is never lost."""
    table, dice = open_table(), random.Random(4)
    show(table, new_game("newyorkcity", ["human:Ann", "tom:B4"], 3))
    for _ in range(2000):
        if table.over:
            break
        for _ in range(dice.randint(1, 7)):
            table.page.keyboard.press(dice.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
        table.page.keyboard.press(dice.choice(["Enter", " "]))
        assert not table.page.evaluate(LOST)
        if table.sheet.locator(".dialog").count():
            table.page.keyboard.press("Escape")
    assert table.over


def test_tab_reaches_every_control_and_no_sheet_lets_it_out(open_table: Opener) -> None:
    table = open_table()
    show(table, game_at("bid"))
    keyboard, page = table.page.keyboard, table.page
    wanted = page.locator("#table :is(button, a, [tabindex='0']):visible").count()
    page.evaluate("() => document.activeElement.blur()")
    seen = set()
    for _ in range(wanted + 20):
        keyboard.press("Tab")
        seen.add(page.evaluate("() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"))
    assert len(seen) >= wanted
    page.locator("#r-bar [data-panel=menu]").focus()
    keyboard.press("Enter")
    expect(table.sheet.locator(".dialog")).to_be_visible()
    for _ in range(40):
        keyboard.press("Tab")
        assert page.evaluate("() => !document.activeElement.closest('#table')")
    keyboard.press("Escape")
    expect(page.locator("#r-bar [data-panel=menu]")).to_be_focused()


def test_what_happened_is_said_and_what_is_asked(open_table: Opener) -> None:
    table = open_table()
    show(table, game_at("bid"))
    expect(table.prompt.locator("[role=status]")).to_contain_text("Bid")
    table.act("pass")
    expect(table.page.locator("#announcer p").first).not_to_be_empty()
    board = table.page.locator("#r-board [role=button][aria-label^=Bronx]")
    expect(board).to_have_attribute("aria-label", re.compile("letter .*base value .*skyscrapers"))


OUTLINES = """() => {
  const outline = (one) => getComputedStyle(one).outlineStyle + parseFloat(getComputedStyle(one).outlineWidth);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const all = (selector) => seen(selector).map(outline);
  return {
    lit: [...new Set(all("#r-hand .pick, #r-hand .char.can"))],
    picked: [...new Set(all("#r-hand .up"))],
    plain: [...new Set(all("#r-hand .group:not(.pick, .up)"))],
    focus: outline(document.activeElement),
    owners: new Set(seen(".player .tok").map((one) => getComputedStyle(one).backgroundColor)).size,
  };
}"""


def test_with_forced_colours_lit_picked_and_focused_can_be_told_apart(open_table: Opener) -> None:
    """Where the system chooses the colours, each has an outline of its own; owners keep colour and letter."""
    table = open_table(forced_colors="active")
    show(table, game_at("bid"))
    table.pick("hand:elevator")
    table.page.keyboard.press("ArrowDown")
    expect(table.hand.locator(".up")).to_have_count(1)
    outlines = table.page.evaluate(OUTLINES)
    assert outlines["lit"] == ["solid3"] or set(outlines["lit"]) == {"solid3", "dashed4"}
    assert outlines["picked"] in (["double4"], ["dashed4"])
    assert outlines["focus"] == "dashed4"
    assert "solid3" not in outlines["plain"]
    assert outlines["owners"] == 2


def test_with_reduced_motion_nothing_moves(open_table: Opener) -> None:
    table = open_table(reduced_motion="reduce")
    show(table, game_at("bid"))
    moving = """() => [...document.querySelectorAll("*")].filter((one) => {
      const style = getComputedStyle(one);
      return style.animationName !== "none" || style.transitionDuration.split(", ").some((time) => time !== "0s");
    }).length"""
    assert table.page.evaluate(moving) == 0
    table.act("pass")
    assert table.page.evaluate("() => document.getAnimations().length") == 0
