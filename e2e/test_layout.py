"""Phones, tablets and desktops in German, whose words are long: nothing sticks out, nothing is cut off; on a tablet the
whole table is in sight, in every decision and with any number of seats; also with text of 200 %."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from e2e.test_everyone import SHEETS, show
from nyc_core import new_game
from nyc_core.newyorkcity.box import VALUE
from tests.app.crowded import crowded
from tests.app.ways import WAYS

MISFITS = (Path(__file__).parent / "misfits.js").read_text("utf-8")
SMALL = (Path(__file__).parent / "small.js").read_text("utf-8")
# The map is drawn as a whole within its frame.
WHOLE_MAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [map, frame] = [box("#r-board .map"), box("#r-board")];
  return map.top >= frame.top - 1 && map.bottom <= frame.bottom + 1 && map.right <= frame.right + 1;
}"""
WHOLE = ((820, 1180), (768, 1024), (1024, 768), (1180, 820), (1920, 1080))  # all of it on one screen
PARTS = ((320, 568), (360, 740), (740, 360), (1280, 800), (2560, 1440), (980, 650), (700, 700))  # the last two: frames
TRAYS = (
    (1280, 800),
    (1180, 820),
    (1024, 768),
    (1100, 600),
    (820, 1180),
    (768, 1024),
    (360, 740),
    (740, 360),
    (320, 568),
)
LARGE = ((1280, 800), (820, 1180), (720, 1480))  # with text of 200 %

# A long last event above the question, as a Tom's bid with all that was left.
LONG_EVENT = """said => {
  const last = document.createElement("p");
  last.className = "facts just";
  last.textContent = said;
  document.querySelector("#r-prompt > .just")?.remove();
  document.querySelector("#r-prompt > .say").before(last);
}"""
SAID = (
    "Charlotte-Wilhelmine hat 3 geboten, mit allem, was noch da war: eine Wolkenkratzerkarte und zwei Joker (NYC-9.10)."
)
# Buttons of the question that are not wholly within their tray and the window, before anybody scrolls.
CUT = """() => {
  const tray = document.querySelector(".tray");
  const cut = [];
  for (const button of document.querySelectorAll("#r-prompt .btn")) {
    const box = button.getBoundingClientRect();
    if (!button.checkVisibility()) continue;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = button.parentElement; up !== tray.parentElement; up = up.parentElement) {
      if (up !== tray && getComputedStyle(up).overflowY === "visible") continue;
      const frame = up.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    if (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1)
      cut.push(`${button.textContent}: ${[box.left, box.top, box.right, box.bottom]} in ${[left, top, right, bottom]}`);
  }
  return cut;
}"""


def misfits(table: Table, sizes: tuple[tuple[int, int], ...], whole: bool = False) -> list[str]:
    faults: list[str] = []
    for width, height in sizes:
        table.page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width} x {height}: {one}" for one in table.page.evaluate(MISFITS, whole)]
    return faults


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_tablet_all_is_in_sight(open_table: Opener, seats: int) -> None:
    table = open_table(locale="de-DE")
    faults = {}
    for way in WAYS:
        show(table, crowded(way, seats))
        faults[way] = misfits(table, WHOLE, whole=True)
    assert {way: those for way, those in faults.items() if those} == {}


def test_nothing_sticks_out_on_any_screen(open_table: Opener) -> None:
    table = open_table(locale="de-DE")
    faults = {}
    for way in WAYS:
        show(table, crowded(way, 4))
        faults[way] = misfits(table, PARTS)
    for sheet in SHEETS:
        table.page.evaluate("route => { location.hash = route }", sheet)
        expect(table.sheet).not_to_be_empty()
        faults[sheet] = misfits(table, PARTS + WHOLE)
    assert {name: those for name, those in faults.items() if those} == {}


def test_text_of_200_percent(open_table: Opener) -> None:
    """As in a browser whose usual text is twice as large: all that is written grows, and nothing is lost."""
    table = open_table(locale="de-DE")
    sentence = "() => parseFloat(getComputedStyle(document.querySelector('.sentence')).fontSize)"
    usual = table.page.evaluate(sentence)
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert table.page.evaluate(sentence) >= 1.7 * usual  # the layout is that of a phone now, whose sentence is smaller
    faults = {}
    for way in WAYS:
        show(table, crowded(way, 3))
        faults[way] = misfits(table, LARGE)
    for sheet in SHEETS:
        table.page.evaluate("route => { location.hash = route }", sheet)
        expect(table.sheet).not_to_be_empty()
        faults[sheet] = misfits(table, LARGE)
    assert {name: those for name, those in faults.items() if those} == {}


@pytest.mark.parametrize("offer", [False, True], ids=["usual", "first visit"])
def test_the_buttons_of_the_question_are_wholly_in_sight(open_table: Opener, offer: bool) -> None:
    """Whatever is asked, and however much was said before: nobody has to scroll for Bid and Pass."""
    table = open_table(locale="de-DE", guide=offer)
    cut = {}
    for way in WAYS:
        show(table, crowded(way, 2))
        if way == "start":
            expect(table.guide).to_have_count(1 if offer else 0)
        table.page.evaluate(LONG_EVENT, SAID)
        for width, height in TRAYS:
            table.page.set_viewport_size({"width": width, "height": height})
            cut[f"{way}, {width} x {height}"] = table.page.evaluate(CUT)
    assert {where: those for where, those in cut.items() if those} == {}


def test_on_a_tablet_no_word_is_smaller_than_12_px(open_table: Opener) -> None:
    """Whatever is asked, in both games; the numbers in drawings grow with these."""
    table = open_table("tablet", locale="de-DE")
    small = {}
    games = {way: crowded(way, 3) for way in ("start", "draft", "bid", "hire")}
    for name, game in {**games, "1901": new_game("newyork1901", ["human:Ann", "bot:random", "bot:random"], 3)}.items():
        show(table, game)
        for width, height in WHOLE[:4]:
            table.page.set_viewport_size({"width": width, "height": height})
            small[f"{name}, {width} x {height}"] = table.page.evaluate(SMALL, 12)
    assert {where: those for where, those in small.items() if those} == {}


def test_a_phone_shows_what_a_bid_depends_on_and_nothing_changes_its_size(open_table: Opener) -> None:
    """Map, own dollars and skyscrapers, supplies, and the bids are in sight together; a tap moves none of them."""
    table = open_table("phone")
    show(table, crowded("bid for prestige", 2))
    assert table.attribute("tab") == "stage"
    parts = ("#r-board .map", "#r-stage .bids", "#r-stage .stock .money", "#r-stage .stock .in-hand .chip", "#r-hand")

    def boxes() -> list[dict[str, float] | None]:
        return [table.page.locator(part).first.bounding_box() for part in parts]

    before = boxes()
    assert None not in before
    assert table.page.evaluate(WHOLE_MAP)
    for _ in range(2):
        table.tap(table.controls("pick"))
        assert boxes() == before
    expect(table.page.locator("#r-stage .trial .card").first).to_be_visible()


def test_in_a_frame_of_middling_width_the_map_is_seen_with_the_hand(open_table: Opener) -> None:
    """Issue 14.8: at 640 and 820 pixels, whatever is looked at beside; the map as large as a thumb needs it."""
    table = open_table()
    table.page.goto("embed.html#mode=lesson&lesson=two-pairs&load=now")
    table.page.locator("#table[data-ready]").wait_for()
    for width, height in ((640, 700), (820, 700), (640, 480)):
        table.page.set_viewport_size({"width": width, "height": height})
        for tab in ("stage", "elevator", "people"):
            table.page.locator(f".tabs [data-tab={tab}]").click()
            for part in (".board .map", "#r-hand", f".{tab}"):
                expect(table.page.locator(part).first).to_be_in_viewport(ratio=0.99 if part != f".{tab}" else 0.3)
            drawn = table.page.locator(".board .map").bounding_box()
            assert drawn
            assert drawn["width"] >= 290


def test_the_rules_are_printed_whole(open_table: Opener) -> None:
    table = open_table()
    table.open_sheet("rules")
    table.page.emulate_media(media="print")
    hidden = table.page.locator(".panel-body").evaluate("(body) => body.scrollHeight - body.clientHeight")
    assert hidden <= 1
    expect(table.page.locator("#table")).to_be_hidden()
    expect(table.page.locator(".panel-body .door, .tabs, .tray").first).to_be_hidden()


def test_on_a_phone_the_floor_is_in_sight_on_which_somebody_can_be_hired(open_table: Opener) -> None:
    """Only the lowest floor is within reach of this bid, and it lies below the others."""
    game, chance = new_game("newyorkcity", ["human", "tom:B4"], 0), random.Random(0)
    while game.decision and game.decision.kind != "hire":
        game.act(chance.choice(game.options()))
    assert {VALUE[option[1]] for option in game.options()} == {1}
    table = open_table("phone")
    table.bring(game.save())
    table.get_ready()
    expect(table.page.locator("#r-elevator .can").first).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize("device", ["phone", "tablet", "desktop"])
def test_however_long_the_form_of_a_new_game_its_beginning_is_in_sight(open_table: Opener, device: str) -> None:
    table = open_table(device, locale="de-DE", route="new/newyork1901")
    expect(table.page.locator("[data-do=begin]")).to_be_in_viewport(ratio=1)
