"""Issue "Phones and tablets": suspended and brought back, rotated in mid-bid, back button: nothing lost."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table, memory

PANELS = ("home", "menu", "new", "games", "settings", "rules", "guide", "score", "log")


# As in a page that is frozen: it hears of nothing that other tabs store.
DEAF = "addEventListener('storage', (event) => event.stopImmediatePropagation());"


def in_mid_bid(table: Table) -> list[str]:
    """A bid that is being put together; what is picked for it."""
    dice = random.Random(2)
    while table.decision != "bid":
        table.play_one(dice)
    table.pick(table._attributes("pick")[0])
    return chosen(table)


def chosen(table: Table) -> list[str]:
    picks: list[str] = table.root.locator("[data-unpick]").evaluate_all("all => all.map(one => one.dataset.unpick)")
    assert picks
    return picks


def test_rotated_in_mid_bid(open_table: Opener) -> None:
    table = open_table("phone")
    picked, seq = in_mid_bid(table), table.seq
    for size in ((740, 360), (360, 740)):
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert chosen(table) == picked
        assert table.seq == seq


def test_a_bid_that_is_being_made_survives_that_the_tab_is_thrown_away(open_table: Opener) -> None:
    """A phone that needs its memory loads the page anew when it is looked at again."""
    table = open_table("phone")
    picked, seq = in_mid_bid(table), table.seq
    table.reload()
    assert (chosen(table), table.seq) == (picked, seq)
    table.play_one(random.Random(3))
    assert table.seq > seq


def test_the_back_button_closes_every_sheet(open_table: Opener) -> None:
    table = open_table()
    picked, seq = in_mid_bid(table), table.seq
    for panel in PANELS:
        table.page.goto(f"#{panel}")
        expect(table.sheet).not_to_be_empty()
        table.page.go_back()
        expect(table.sheet).to_be_empty()
        assert (chosen(table), table.seq) == (picked, seq), panel


def test_closed_sheets_leave_at_most_one_step_in_the_history(open_table: Opener) -> None:
    table = open_table()
    before = table.page.evaluate("history.length")
    for panel in ("score", "log", "menu"):
        table.tap(f"#r-bar [data-panel={panel}]")
        expect(table.sheet).not_to_be_empty()
        table.close_sheet()
        assert table.page.evaluate("history.length") == before + 1, panel
    table.page.go_back()
    expect(table.sheet).to_be_empty()


def test_back_at_the_table_and_forward_again(open_table: Opener) -> None:
    table = open_table()
    picked, seq = in_mid_bid(table), table.seq
    table.page.go_back()
    assert table.page.url == "about:blank"
    table.page.go_forward()
    table.wait_for_start()
    assert (chosen(table), table.seq) == (picked, seq)


@pytest.mark.parametrize(
    "back",
    [
        "document.dispatchEvent(new Event('resume'))",  # it was frozen
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",  # it was left, and the button back
        "document.dispatchEvent(new Event('visibilitychange'))",
    ],
)
def test_what_another_tab_did_meanwhile_is_noticed(
    open_table: Opener, another_tab: Callable[[Table, str], Table], back: str
) -> None:
    """A page that is put away is told nothing; it looks when it comes back."""
    one = open_table()
    one.page.context.add_init_script(DEAF)
    one.reload()
    one.play(random.Random(1), 2)
    two = another_tab(one, one.page.url.split("#")[1])
    before = memory(one)
    two.play(random.Random(1), 1)
    one.page.bring_to_front()
    expect(one.notice).to_be_empty()
    while memory(one) == before:  # what one tab writes the other can read a moment later
        one.page.wait_for_timeout(20)
    one.page.evaluate(back)
    expect(one.notice).to_contain_text("another tab")
