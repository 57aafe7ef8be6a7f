"""Issue "Offline and installed", updates: the new version waits, a quiet word offers it, it takes over between turns
only when the player agrees, in all tabs; games go on in it. With two real builds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import PROMISED
from e2e.device import FIRST_LINE, SECOND_LINE, UPDATE, Host, caches, hosted, wait_kept
from e2e.table import LONG, Table

pytestmark = pytest.mark.xdist_group("two builds")


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with hosted(dist, "some/path/") as host:
        yield host


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800}, locale="en")
    context.add_init_script(PROMISED)
    context.set_default_timeout(LONG)
    yield context
    context.close()


def tab(device: BrowserContext, host: Host, route: str = "") -> Table:
    table = Table(device.new_page())
    table.page.goto(f"{host.address}#{route}")
    table.wait_for_start()
    if table.guide.count():
        table.command("guide-end")
    return table


def first_page(table: Table) -> str:
    """What the first page says: in which build this tab is."""
    table.page.bring_to_front()  # else the browser saves its strength
    table.open_sheet("home")
    line: str = table.sheet.locator(".title-block p").inner_text()
    table.close_sheet()
    return line


def play_to(table: Table, decision: str) -> None:
    dice = random.Random(2)
    while table.decision != decision:
        table.play_one(dice)


def mark(table: Table) -> None:
    """A page that is loaded anew has lost this."""
    table.page.evaluate("() => { document.documentElement.dataset.same = 'yes'; }")


def is_same(table: Table) -> bool:
    return bool(table.page.evaluate("document.documentElement.dataset.same === 'yes'"))


def test_a_new_version_waits_and_takes_over_in_all_tabs_when_the_player_agrees(
    device: BrowserContext, host: Host, second_dist: Path
) -> None:
    one = tab(device, host)
    wait_kept(one.page)
    play_to(one, "bid")
    two = tab(device, host)
    two.new_game({"kind": "human", "name": "Bob"}, {"kind": "tom", "level": "B4"}, seed="3")
    two.play(random.Random(1), 2)
    games = [table.page.url.split("#")[1] for table in (one, two)]

    host.folder = second_dist
    assert one.page.evaluate(UPDATE) == "installed"
    for table in (one, two):
        expect(table.notice).to_contain_text("new version")
        assert table.notice.locator("[role=alert]").count() == 0
    one.page.bring_to_front()
    one.reload()  # it goes on waiting
    expect(one.notice).to_contain_text("new version")
    assert first_page(one) == FIRST_LINE

    one.page.bring_to_front()
    # Agreed in the middle of a turn: what is half done is finished first.
    one.pick(one._attributes("pick")[0])
    mark(one)
    one.command("update")
    expect(one.notice).to_contain_text("when this turn is done")
    seq = one.seq
    assert is_same(one)
    one.perform("pass" if "pass" in one.actions() else one.actions()[0])
    for table in (one, two):
        expect(table.notice).to_be_empty()
    expect(one.page.locator("html[data-same]")).to_have_count(0)
    for table, game in zip((one, two), games, strict=True):
        table.wait_for_start()
        assert table.page.url.endswith(game)
        assert first_page(table) == SECOND_LINE
    assert one.seq > seq
    assert two.seq == 2
    assert len(caches(one.page)) == 1

    host.missing = "index.html"  # and it needs no server either
    for table in (one, two):
        table.page.bring_to_front()
        before = table.seq
        table.play(random.Random(5), 3)
        table.reload()
        assert table.seq == before + 3


def test_a_person_who_does_not_want_it_is_left_alone(device: BrowserContext, host: Host, second_dist: Path) -> None:
    one = tab(device, host)
    wait_kept(one.page)
    mark(one)
    host.folder = second_dist
    assert one.page.evaluate(UPDATE) == "installed"
    expect(one.notice).to_contain_text("new version")
    one.command("dismiss")
    expect(one.notice).to_be_empty()
    one.play(random.Random(1), 8)
    expect(one.notice).to_be_empty()
    assert is_same(one)
    assert first_page(one) == FIRST_LINE
