"""Things move (issue 13, point 5): from where they were, in nobody's way, and not at all for who asked for calm."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import Table
from e2e.town import Town, at_decision
from nyc_core import Game, bots, new_game
from web.app.keep import sharing

# Every flight is written down and held back: what is in the air stays there.
FLIGHTS = """globalThis.flights = [];
new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const node of addedNodes) {
    if (!node.classList?.contains("flyer")) continue;
    flights.push({ looks: node.outerHTML });
    node.getAnimations()[0].playbackRate = 0.01;
  }
}).observe(document, { childList: true, subtree: true });"""


def asking(kind: str) -> Game:
    """A game in which that is asked."""
    game = new_game("newyorkcity", ["human:Ann", "tom:B4"], 5)
    while game.decision is None or game.decision.kind != kind:
        game.act(bots.choose("clerk", game))
    return game


def hiring() -> str:
    """A game in which somebody is to be hired."""
    return f"share/{sharing.pack(asking('hire').save())}"


def flights(page: Page) -> list[dict[str, str]]:
    seen: list[dict[str, str]] = page.evaluate("() => flights")
    return seen


def test_who_is_hired_walks_over_and_the_next_tap_counts(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", hiring(), before=FLIGHTS, reduced_motion="no-preference")
    table.wait_for_motion()
    hire = next(one for one in table.actions() if one.startswith("hire "))
    control = table.page.locator(f'#table [data-act="{hire}"]:visible').first
    table.play_with(control)
    walking = table.page.locator("#table .sky .char")
    expect(walking.first).to_be_attached()
    assert any("char" in one["looks"] for one in flights(table.page))
    # It is in the air, held back; below it all can be tapped, the tile itself too.
    assert table.page.evaluate("() => getComputedStyle(document.querySelector('.sky')).pointerEvents") == "none"
    assert "data-" not in walking.first.evaluate("one => one.outerHTML"), "nobody can mistake it for the tile"
    tile = table.hand.locator(f'[data-info="character {hire.split()[1]}"]').last
    table.tap(tile)
    expect(table.sheet.locator("article.char-card, .reason").first).to_be_visible()


def test_cards_that_are_spent_do_not_just_vanish(open_table: Callable[..., Table]) -> None:
    """What is nowhere any more goes where such things go, and fades."""
    game = asking("bid")
    table = open_table("desktop", f"share/{sharing.pack(game.save())}", before=FLIGHTS, reduced_motion="no-preference")
    table.wait_for_motion()
    bid = next(str(one) for one in game.options() if str(one).startswith("bid "))
    table.bid(*bid.split()[1:])
    table.page.wait_for_function("() => document.querySelector('#table .sky .gone.card')", timeout=30_000)
    assert "data-" not in table.page.locator("#table .sky .gone").first.evaluate("one => one.outerHTML")


def test_a_worker_walks_onto_land(new_device: Callable[..., BrowserContext]) -> None:
    town = Town(new_device("desktop", reduced_motion="no-preference").new_page())
    town.page.add_init_script(FLIGHTS)
    town.open(f"share/{sharing.pack(at_decision('turn', 'expand').save())}")
    town.wait_for_motion()
    town.choose(next(one for one in town.actions() if one.startswith("expand ")))
    town.page.wait_for_function("() => flights.some(({ looks }) => looks.includes('worker'))")


def test_nothing_moves_for_who_wants_it_calm(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", hiring(), before=FLIGHTS)
    table.wait_for_motion()
    table.act(next(one for one in table.actions() if one.startswith("hire ")))
    assert not flights(table.page)
