"""Play by link (issue 13, point 14): two people with a browser each, and nothing between them but links."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Opener
from e2e.table import LONG, Table
from nyc_core import Game, games, load_game, new_game
from nyc_core.table.moves import read_moves

ANN, BEN = {"kind": "human", "name": "Ann"}, {"kind": "away", "name": "Ben"}
RIGHTS = {"permissions": ["clipboard-read", "clipboard-write"]}
SEND = "#r-prompt [data-panel=send]"


def first_seed(name: str) -> str:
    """The deal in which Ann begins."""
    games_ = ((seed, new_game(name, ["human:Ann", "human:Ben"], seed)) for seed in range(1, 30))
    return next(str(seed) for seed, game in games_ if game.decision and game.decision.seat == 0)


def turn(table: Table, dice: random.Random) -> None:
    """Play what is lit until somebody elsewhere is next."""
    for _ in range(60):
        table.page.locator(f"#table[data-ready], {SEND}").first.wait_for()
        if table.page.locator(SEND).count():
            return
        before = table.seq
        table._tap_some_action(dice)
        expect(table.root).not_to_have_attribute("data-seq", str(before))
    raise AssertionError("the turn does not end")


def send(table: Table) -> str:
    """The link, as the sheet gives it away."""
    table.tap(SEND)
    table.tap(table.sheet.locator("[data-do=turn-copy]"))
    expect(table.notice).to_contain_text("copied")
    link: str = table.page.evaluate("() => navigator.clipboard.readText()")
    table.tap(table.notice.locator("[data-do=dismiss]"))
    return link


def opened(context: BrowserContext, link: str) -> Table:
    """A tap on a link in a message: a new tab."""
    table = Table(context.new_page())
    table.page.goto(link)
    table.page.locator("#table[data-seq]").wait_for(timeout=LONG)
    table.page.wait_for_function("() => !location.hash.startsWith('#turn')")
    return table


def held(link: str) -> Game:
    return read_moves(link.partition("#turn/")[2], games.rules)


@pytest.mark.parametrize("name", ["newyorkcity", "newyork1901"])
def test_two_people_play_by_links(open_table: Opener, name: str) -> None:
    """Several turns to and fro, on a phone and a desktop; an older link, a cut link, two versions."""
    ann, dice = open_table("phone", **RIGHTS), random.Random(name)
    anns, bens = ann.page.context, open_table("desktop", **RIGHTS).page.context
    ann.page.evaluate(f"() => {{ location.hash = 'new/{name}' }}")
    ann.fill(ANN, BEN, seed=first_seed(name))
    links: list[str] = []
    for number in range(2):
        turn(ann, dice)
        links.append(send(ann))
        expect(ann.prompt).to_contain_text("on its way")
        ben = opened(bens, links[-1])
        if not number:
            expect(ben.prompt).to_contain_text("Who are you?")
            ben.tap(ben.prompt.locator("[data-do=sit]").first)
        turn(ben, dice)
        links.append(send(ben))
        ann = opened(anns, links[-1])
        ann.page.locator("#table[data-ready]").wait_for()
    assert load_game(ann.exported()).actions == held(links[-1]).actions
    assert max(map(len, links)) < 500, "short enough for any messenger"
    for link, said in ((links[1], "older than the game here"), (links[-1][:-7], "not whole")):
        now = ann.seq
        ann = opened(anns, link)
        expect(ann.notice).to_contain_text(said)
        assert ann.seq == now
    third = opened(open_table("desktop", **RIGHTS).page.context, links[-2])
    third.tap(third.prompt.locator("[data-do=sit]").first)
    his = held(links[-1]).actions[len(held(links[-2]).actions)][1]
    third.page.locator("#table[data-ready]").wait_for()
    now = third.seq
    third.play_with(third.root.locator(f'[data-act]:not([data-act="{his}"]):visible').first)
    expect(third.root).not_to_have_attribute("data-seq", str(now))
    turn(third, dice)
    choose_theirs(anns, ann.seq, send(third))


def choose_theirs(anns: BrowserContext, now: int, theirs: str) -> None:
    """Ben played his last turn otherwise on a third device: Ann is told, takes that one, and hers stays in the list."""
    ann = opened(anns, theirs)
    expect(ann.notice).to_contain_text("Which one goes on?")
    assert ann.seq == now
    ann.tap(ann.notice.locator("[data-do=turn-take]"))
    expect(ann.root).to_have_attribute("data-seq", str(len(held(theirs).actions)))
    ann.page.evaluate("() => { location.hash = 'games' }")
    expect(ann.sheet.locator(".game", has_text="before the link")).to_have_count(1)


def test_a_turn_is_shown_as_a_picture_without_a_network(open_table: Opener) -> None:
    """The picture is drawn by the page itself: the sheet with it is whole with the network gone."""
    ann = open_table("phone")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    ann.page.context.set_offline(True)
    ann.new_game(ANN, BEN, seed=first_seed("newyorkcity"))
    turn(ann, random.Random(1))
    ann.tap(SEND)
    ann.tap(ann.sheet.locator("[data-do=turn-picture]"))
    picture = ann.sheet.locator("svg.qr")
    box = picture.bounding_box()
    assert box
    assert box["width"] >= 240, "large enough for a camera"
    expect(ann.sheet).to_contain_text("for friends")
    expect(ann.prompt).not_to_contain_text("on its way")
    ann.tap(ann.sheet.locator("[data-do=turn-read]"))
    expect(ann.prompt).to_contain_text("on its way")
