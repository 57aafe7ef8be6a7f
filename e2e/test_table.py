"""At the table: the first visit, why not, what happened and the past, undo, hand-over, pace, rules, settings."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import DEVICES, Opener
from e2e.table import LONG
from e2e.test_every_decision import game_at
from nyc_core import load_game


@pytest.mark.parametrize("device", DEVICES)
def test_the_first_visit_can_be_played_at_once_guide_or_not(open_table: Opener, device: str) -> None:
    """Anybody may drive the page by the contract alone: whatever carries data-act can be tapped."""
    table = open_table(device, guide=True)
    expect(table.guide).to_be_visible()
    table.tap('[data-act="start 1"]:visible')
    expect(table.root).to_have_attribute("data-seq", "0")
    table.tap('[data-act="start 1"][data-confirm]:visible')
    expect(table.root).to_have_attribute("data-seq", "1")
    expect(table.guide).to_have_count(0)
    table.open_sheet("guide")
    for _ in range(4):
        table.tap(table.sheet.locator("[data-do=guide]").last)
    table.command("guide-end")
    expect(table.sheet).to_be_empty()


@pytest.mark.parametrize("device", DEVICES)
def test_a_character_tells_what_it_does(open_table: Opener, device: str) -> None:
    table = open_table(device)
    table.show_clauses()
    table.show_part_of("[data-info^=character]")
    table.tap("#r-elevator [data-info^=character]:visible")
    story = table.sheet.locator(".dialog.info")
    expect(story).to_be_visible()
    table.tap(story.locator("[data-rule]"))
    expect(table.sheet.locator(".rulebook")).to_be_visible()
    table.close_sheet()
    assert table.seq == 0


@pytest.mark.parametrize("device", DEVICES)
def test_what_cannot_be_played_says_why(open_table: Opener, device: str) -> None:
    table = open_table(device)
    table.show_clauses()
    table.bring(game_at("bid").save())
    table.get_ready()
    table.pick("hand:dollar")
    table.tap(table.prompt.locator("[data-ask]"), greyed=True)
    reason = table.prompt.locator(".reason")
    expect(reason).not_to_be_empty()
    table.tap(reason.locator("[data-rule]"))
    expect(table.sheet.locator(".rulebook")).to_contain_text("NYC-5.5")
    table.close_sheet()
    assert table.decision == "bid"


def test_the_rules_can_be_searched(open_table: Opener) -> None:
    table = open_table()
    table.open_sheet("rules")
    clauses = table.sheet.locator(".clause")
    everything = clauses.count()
    assert everything > 100
    table.sheet.locator("[data-field='rules.query']").fill("statue")
    expect(clauses).not_to_have_count(everything)
    expect(table.sheet).to_contain_text("NYC-5.16")
    table.sheet.locator("[data-field='rules.query']").fill("qqqq")
    expect(clauses).to_have_count(0)


def test_log_past_and_scrubbing(open_table: Opener) -> None:
    table = open_table()
    table.play(random.Random(4), 8)
    seq = table.seq
    board = table.page.locator("#r-board")
    board.evaluate("board => { globalThis.now = board.cloneNode(true); }")
    table.tap("#r-bar [data-panel=log]")
    expect(table.sheet.locator(".line").last).to_be_in_viewport()
    expect(table.sheet.locator(".line").first).not_to_be_in_viewport()
    table.tap(table.sheet.locator(".line").nth(3))
    expect(table.prompt.locator(".scrubber")).to_be_visible()
    expect(table.controls("act")).to_have_count(0)
    assert table.attribute("ready") == ""
    table.page.keyboard.press("ArrowRight")
    table.page.locator("[data-scrub]").fill("0")
    expect(table.page.locator("#r-people")).to_contain_text("0")
    table.tap(table.prompt.locator("[data-at=now]"))
    table.get_ready()
    assert table.seq == seq
    assert board.evaluate("board => board.isEqualNode(globalThis.now)")


def test_undo_and_restart(open_table: Opener) -> None:
    table = open_table()
    undo = table.page.locator("#r-bar [data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    table.act("start 1")
    expect(undo).to_have_attribute("aria-disabled", "true")
    table.act("take 1")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    table.tap(undo)
    expect(table.root).to_have_attribute("data-seq", "1")
    table.open_sheet("practice")
    table.close_sheet()
    table.tap(undo)
    expect(table.root).to_have_attribute("data-seq", "0")
    table.reload()
    assert table.seq == 0


def test_between_persons_no_hand_is_on_the_page(open_table: Opener) -> None:
    table = open_table("phone")
    table.new_game({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, seed="5")
    for _ in range(2):
        table.play_one(random.Random(1))
    assert table.attribute("ready")
    table.play_with(table.controls("act").first)
    table.sheet.locator("[data-do=ready]").wait_for()
    expect(table.hand).to_be_empty()
    expect(table.page.locator("#announcer")).not_to_contain_text("You drew")
    assert table.attribute("ready") == ""
    table.reload(ready=False)
    expect(table.sheet.locator("[data-do=ready]")).to_be_visible()
    expect(table.hand).to_be_empty()
    table.command("ready")
    expect(table.hand).not_to_be_empty()


# Counts how often the table shows another moment.
MOMENTS = """() => {
  globalThis.moments = 0;
  const options = { attributes: true, attributeFilter: ["data-moment"] };
  new MutationObserver((all) => { moments += all.length; }).observe(document.getElementById("table"), options);
}"""


def test_others_are_shown_at_a_pace_and_can_be_skipped(open_table: Opener) -> None:
    table = open_table(reduced_motion="no-preference")
    skip = table.page.locator("#r-prompt [data-do=show-skip]")
    for _ in range(30):
        before = table.seq
        acts = table.actions()
        wanted = "pass" if "pass" in acts else acts[0]
        table.play_with(table.page.locator(f'#table [data-act="{wanted}"]:visible').first)
        expect(table.root).not_to_have_attribute("data-seq", str(before))
        if skip.is_visible():
            break
        table.get_ready()
    assert table.attribute("ready") == ""
    expect(table.controls("act")).to_have_count(0)
    table.page.evaluate(MOMENTS)
    skip.click()
    table.page.locator("#table[data-ready]").wait_for()
    assert table.page.evaluate("() => moments") <= 1, "not one after the other"
    expect(skip).to_have_count(0)
    expect(table.prompt.locator(".just")).not_to_be_empty()


def test_settings_stay(open_table: Opener) -> None:
    table = open_table()
    table.open_sheet("settings")
    table.tap(table.sheet.locator('[data-arg="theme=dark"]'))
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    table.tap(table.sheet.locator('[data-arg="speed=off"]'))
    table.close_sheet()
    table.reload()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_back_button_closes_sheets(open_table: Opener) -> None:
    table = open_table("phone")
    table.open_sheet("settings")
    expect(table.sheet.locator(".dialog.settings")).to_be_visible()
    table.page.go_back()
    expect(table.sheet).to_be_empty()
    assert table.attribute("ready")


def test_whoever_knows_the_contract_only_can_drive_the_page(open_table: Opener) -> None:
    """Contract, section 4: data-act, data-confirm, data-ready, data-seat, data-decision, data-seq; nothing else is
    used here. What can be taken back for a moment counts by itself."""
    table = open_table(reduced_motion="no-preference")
    page, dice = table.page, random.Random(3)
    for _ in range(12):
        page.locator("[data-ready]").wait_for(timeout=LONG)
        assert table.attribute("seat") == "0"
        assert table.decision
        before = table.seq
        acts = page.locator("[data-act]")
        act = acts.nth(dice.randrange(acts.count()))
        notation = act.get_attribute("data-act")
        act.click()
        sure = page.locator(f'[data-act="{notation}"][data-confirm]')
        if table.seq == before and sure.count():
            sure.click()
        page.wait_for_selector(f'[data-seq]:not([data-seq="{before}"])')
        assert table.seq == before + 1


def test_a_game_that_is_over_is_looked_through(open_table: Opener) -> None:
    table = open_table("tablet")
    table.play(random.Random(8))
    scores = [score["total"] for score in load_game(table.exported_at_the_end()).scores()]
    assert sorted(total for _, total in table.totals()) == sorted(scores)
    table.command("replay")
    expect(table.prompt.locator(".scrubber")).to_be_visible()
    for _ in range(5):
        table.page.keyboard.press("ArrowRight")
    table.tap(table.prompt.locator("[data-at=now]"))
    table.tap("#r-bar [data-panel=score]")
    table.command("again")
    expect(table.root).to_have_attribute("data-decision", "start")


def test_the_language_of_the_browser_and_the_chosen_one(open_table: Opener) -> None:
    table = open_table(locale="de-DE")
    html = table.page.locator("html")
    expect(html).to_have_attribute("lang", "de")
    german = table.prompt.inner_text()
    table.open_sheet("settings")
    table.tap(table.sheet.locator('[data-arg="language=en"]'))
    expect(html).to_have_attribute("lang", "en")
    expect(table.sheet).to_contain_text("Settings")
    table.close_sheet()
    assert table.prompt.inner_text() != german
    table.reload()
    expect(html).to_have_attribute("lang", "en")
