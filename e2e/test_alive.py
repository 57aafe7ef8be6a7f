"""The table comes alive (issue 13): what no other file looks at through what a person touches."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from e2e.conftest import Opener
from e2e.table import Table
from nyc_core import Game, bots, new_game
from web.app.keep import sharing

FRAME = "one => getComputedStyle(one).outlineStyle + getComputedStyle(one).boxShadow"
HELD = 700  # milliseconds for which a button is held


def asking(kind: str, verb: str = "") -> Game:
    """A game in which that is asked, and may be answered so."""
    game = new_game("newyorkcity", ["human:Ann", "tom:B4"], 5)
    while game.decision and not (
        game.decision.kind == kind and any(one.startswith(verb) for one in map(str, game.options()))
    ):
        game.act(bots.choose("clerk", game))
    return game


def last_but_one() -> tuple[Game, str]:
    """A game with one action to go, and that action."""
    game = new_game("newyorkcity", ["human:Ann", "bot:clerk"], 5)
    while True:
        before, action = game.clone(), str(bots.choose("clerk", game))
        game.act(action)
        if game.decision is None:
            return before, action


def show(table: Table, game: Game) -> None:
    """Put a game on the table, as a link would."""
    table.page.evaluate("route => { location.hash = route }", f"share/{sharing.pack(game.save())}")
    table.page.wait_for_function("() => !location.hash.startsWith('#share')")
    table.page.evaluate("() => document.querySelectorAll('#r-toast [data-do=dismiss]').forEach((one) => one.click())")


def shared(game: Game) -> str:
    return f"share/{sharing.pack(game.save())}"


def looks(one: Locator) -> str:
    seen: str = one.evaluate(FRAME)
    return seen


def test_a_tap_selects_one_thing_and_only_that_looks_selected(open_table: Opener) -> None:
    """Point 1."""
    table = open_table("phone")
    one, other = (table.root.locator(f'.start[data-act="start {number}"]') for number in (1, 2))
    lit, before = looks(other), table.seq
    table.tap(one)
    expect(table.prompt.locator('[data-confirm][data-act="start 1"]')).to_be_visible()
    assert table.seq == before, "nothing is played"
    assert len({looks(one), looks(other), lit}) == 3, "the chosen one, one that could be, and as it was before"


def test_a_pass_can_be_taken_back(open_table: Opener) -> None:
    """Point 1."""
    table = open_table("phone", shared(asking("bid", "pass")))
    before = table.seq
    table.tap(table.prompt.locator("[data-act=pass]"))
    table.tap(table.prompt.locator("[data-do=take-back]"))
    expect(table.prompt.locator("[data-act=pass]")).to_be_visible()
    assert table.seq == before


def test_a_bid_lies_on_the_stage_and_says_what_it_leaves(open_table: Opener) -> None:
    """Points 4 and 10."""
    game = asking("bid", "bid ")
    table = open_table("phone", shared(game))
    cards = next(str(one) for one in game.options() if str(one).startswith("bid ")).split()[1:]
    for card in cards:
        table.tap(f'#r-hand [data-pick$=":{card}"]:visible')
    expect(table.page.locator("#r-stage .trial .card")).to_have_count(len(cards))
    expect(table.page.locator("#r-stage .auction-line")).to_contain_text("takes the lead")
    expect(table.prompt.locator("[data-confirm]")).to_contain_text("leaves")


def test_who_has_won_an_auction_is_on_the_stage_while_it_is_evaluated(open_table: Opener) -> None:
    """Point 4."""
    table = open_table("desktop", shared(asking("hire")))
    expect(table.page.locator("#r-stage .auction-line.won")).to_be_visible()
    expect(table.page.locator("#r-stage .bidder.won .lead")).to_have_count(1)


def test_two_clerks_are_told_apart(open_table: Opener) -> None:
    """Point 11."""
    table = open_table()
    table.new_game({"kind": "human"}, {"kind": "bot", "bot": "clerk"}, {"kind": "bot", "bot": "clerk"}, seed="1")
    people = table.page.locator("#r-people .player")
    expect(people).to_have_count(3)
    assert len(set(people.locator("h3").all_inner_texts())) == 3
    faces = people.locator(".kind svg").evaluate_all("all => all.map((one) => one.outerHTML)")
    assert len(set(faces[1:])) == 2


def test_the_end_is_a_moment_and_counts_in_the_records(open_table: Opener) -> None:
    """Points 8 and 13."""
    game, action = last_but_one()
    table = open_table("phone", shared(game))
    table.perform(action)
    expect(table.sheet.locator(".ending")).to_contain_text("What decided it")
    expect(table.sheet.locator(".ending [data-do]").first).to_have_attribute("data-do", "again")
    table.close_sheet()
    expect(table.prompt).to_contain_text("points")
    table.page.evaluate("() => { location.hash = 'records' }")
    expect(table.sheet.locator(".record")).to_have_count(1)


def test_a_hand_is_seen_while_a_button_is_held(open_table: Opener) -> None:
    """Point 15."""
    table = open_table()
    table.open_sheet("settings")
    table.tap(table.sheet.locator('[data-arg="hand_over=hold"]'))
    table.close_sheet()
    show(table, new_game("newyorkcity", ["human:Ann", "human:Bob"], 7))
    held = table.prompt.locator("[data-hold]")
    expect(held).to_be_visible()
    table.tap(held)
    expect(table.hand).to_be_empty()
    held.hover()
    table.page.mouse.down()
    table.page.wait_for_timeout(HELD)
    table.page.mouse.up()
    table.page.locator("#table[data-ready]").wait_for()
    expect(table.hand).not_to_be_empty()


def test_a_digit_that_stands_for_somebody_is_no_part_of_the_number_beside_it(open_table: Opener) -> None:
    """Point 11: two clerks are 1 and 2, and each has one skyscraper in the borough X: not 11 and 21."""
    table = open_table("desktop", shared(new_game("newyorkcity", ["human:Ann", "bot:clerk", "bot:clerk"], 5)))
    letters = table.page.locator("#r-board .own-letter")
    assert sorted(letters.all_text_contents())[:2] == ["1", "2"]
    expect(table.page.locator("#r-board .boro .own-ring")).to_have_count(2)
