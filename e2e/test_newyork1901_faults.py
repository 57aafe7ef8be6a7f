"""New York 1901 when something goes wrong: its pack comes late, damaged or not at all, the network is lost, the storage
fails at any call, also while a skyscraper is being placed. Nobody is left without a word, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import PROMISED
from e2e.device import Host, hosted
from e2e.faults import ANY, act, faulty_table
from e2e.table import LONG, Table, until
from e2e.town import GAME, Town, at_decision
from web.app import words

SAY = words.table("en")
QUICK = f"[data-do=quick][data-arg={GAME}]"


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with hosted(dist) as host:
        yield host


@pytest.fixture
def device(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """One that may complain, and whose worker does not fetch ahead what a test wants to see fetched."""
    size = {"width": 1280, "height": 800}
    context = browser.new_context(
        base_url=host.address, reduced_motion="reduce", viewport=size, locale="en", service_workers="block"
    )
    context.add_init_script(PROMISED)
    context.set_default_timeout(LONG)
    yield context
    context.close()


def pack_of(dist: Path) -> str:
    return next(path.name for path in dist.glob(f"game-{GAME}-*.pack"))


def first_page(device: BrowserContext, host: Host) -> Table:
    table = Table(device.new_page())
    table.page.goto(f"{host.address}#home")
    table.wait_for_start(ready=False)
    table.sheet.locator(QUICK).wait_for()
    return table


def test_a_pack_that_never_answers(device: BrowserContext, host: Host, dist: Path) -> None:
    """Whoever waits is told what for, and can play the other game meanwhile; when it comes after all, it is there."""
    host.stalled = pack_of(dist)
    table = first_page(device, host)
    table.tap(QUICK)
    expect(table.notice).to_contain_text(SAY["notice.fetching"])
    assert table.attribute("game") != GAME
    host.well()
    expect(table.root).to_have_attribute("data-game", GAME)
    expect(table.notice).not_to_contain_text(SAY["notice.fetching"])


@pytest.mark.parametrize("harm", ["missing", "torn", "altered", "offline"])
def test_a_pack_that_does_not_come(device: BrowserContext, host: Host, dist: Path, harm: str) -> None:
    """It is said; the table stays as it was; the next tap brings it once all is well."""
    table = first_page(device, host)
    if harm == "offline":
        device.set_offline(True)
    else:
        setattr(host, harm, pack_of(dist))
    table.tap(QUICK)
    expect(table.notice).to_contain_text(SAY["notice.absent"])
    assert table.attribute("game") != GAME
    device.set_offline(False)
    host.well()
    table.tap(QUICK)
    expect(table.root).to_have_attribute("data-game", GAME)
    Town(table.page).get_ready()


LEAST = 24  # faults of the storage, at every call of some actions


def test_a_call_of_the_storage_fails_in_play_and_in_mid_placement(device: BrowserContext, host: Host) -> None:
    """Each call in turn, it alone and with all that follow: the next visit is one action behind at most."""
    table = faulty_table(device, host.address)
    town, faults = Town(table.page), 0
    for lasting in (False, True):
        for kind, verb in (("turn", "expand"), ("place", "at"), ("build", "build")):
            at = 1
            while True:
                town.show(at_decision(kind, verb, rival="human:Bob"))
                before = town.seq
                after = act(town, at, lasting, ANY, wanted=f"#table [data-act^='{verb} ']")
                assert after.seq > before
                assert before <= len(after.saved().actions) <= after.seq
                if not after.hits:
                    break
                faults += 1
                at += 1
    print(f"{faults} faults")
    assert faults >= LEAST
    seq = town.seq
    town.reload()
    assert (town.attribute("game"), town.seq) == (GAME, seq)


def test_reloaded_in_mid_placement_without_a_storage(device: BrowserContext, host: Host) -> None:
    """A local storage that is full: the game lies in the database, and the place that was chosen in the tab."""
    table = faulty_table(device, host.address)
    town = Town(table.page)
    town.show(at_decision("place", "at", 4, rival="human:Bob"))
    first = town.lies()
    town.page.evaluate("() => nycFault.arm(1, true, 'set')")
    town.tap(town.prompt.locator('[data-pick="next"]'))
    lies = town.lies()
    assert lies != first
    town.reload()
    assert town.decision == "place"
    until(town.page, lambda: town.lies() == lies)  # the table as it was painted last may stand a moment longer
