"""The first three minutes (issue 13, point 9): a newcomer is told what the game is about, beside the real table."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Opener


def test_a_newcomer_is_coached_in_a_real_game_until_they_have_enough(open_table: Opener) -> None:
    table = open_table("phone", guide=True)
    coach = table.prompt.locator(".coach")
    assert "Goal: " in coach.inner_text()
    assert table.page.locator(".rule:visible").count() == 0, "no clause numbers"
    stacks = table.root.locator(".start")
    top = table.prompt.bounding_box()
    one, other = (stacks.nth(place).bounding_box() for place in (0, 1))
    assert top
    assert one
    assert other
    assert one["y"] + one["height"] <= top["y"], "the first stack is seen whole above the tip"
    assert other["y"] + other["height"] / 2 <= top["y"], "and of the other, whatever was dealt, one character"
    first = coach.inner_text()
    table.act("start 1")
    assert coach.inner_text() != first, "each kind of decision has a line of its own"
    table.tap(coach.locator("[data-do=coach-end]"))
    coach.wait_for(state="detached")
    table.reload()
    assert not coach.count()


def test_a_newcomer_on_a_desktop_sees_all_bids_beside_what_they_are_told(open_table: Opener) -> None:
    """Who is coached reads more than others, and has to see as much of the auction."""
    table = open_table(guide=True)
    table.new_game({"kind": "human"}, {"kind": "tom"}, seed="5")
    for notation in ("start 1", "take 1", "take 1"):
        table.act(notation)
    while table.decision == "draft":
        table.act("end")
    expect(table.root).to_have_attribute("data-decision", "bid")
    expect(table.prompt.locator(".coach")).to_contain_text("Each press card counts 1")
    hidden = table.page.locator("#r-stage").evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 2, "nothing of it has to be scrolled to"


def test_a_tap_on_a_sign_of_the_map_says_what_it_means(open_table: Opener) -> None:
    """Mayor, letter, lantern and the N: nobody explains them beforehand."""
    table = open_table("phone", guide=True)
    table.act("start 1")
    table.tap("#r-tabs [data-tab=board]")
    table.tap("#r-board .the-mayor", greyed=True)
    expect(table.sheet).to_contain_text("The Mayor, the red sign, is here")
    expect(table.sheet).to_contain_text("N is nobody")
    table.close_sheet()
    table.tap("#r-board [data-info='borough queens']", greyed=True)
    expect(table.sheet).to_contain_text("The blue lantern hangs here")
    table.close_sheet()
    table.tap("#r-tabs [data-tab=people]")
    table.tap("#r-tracks [data-info=points]")
    expect(table.sheet).to_contain_text("If the game ended now")
    expect(table.sheet.locator(".podium > li")).to_have_count(2)


def test_sounds_are_fetched_and_made_only_by_who_wants_them(open_table: Opener) -> None:
    """Under the page's own policy: waves made here, no file."""
    table = open_table(
        before="""globalThis.voices = 0;
        const gain = BaseAudioContext.prototype.createGain;
        BaseAudioContext.prototype.createGain = function () { voices += 1; return gain.call(this); };"""
    )
    table.act("start 1")
    assert table.page.evaluate("() => voices") == 0
    fetched = table.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in fetched if name.endswith("sound.mjs")]
    table.open_sheet("settings")
    table.tap(table.sheet.locator('[data-arg="sound=on"]'))
    table.page.wait_for_function("() => voices > 0")
    table.close_sheet()
    before = table.page.evaluate("() => voices")
    table.act("take 1")
    table.page.wait_for_function("(before) => voices > before", arg=before)
