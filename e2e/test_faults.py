"""Issue "Safe": at least 200 injected faults, no game lost. Storage that throws at any call, quota at any write, a
service worker that dies during install, each precached file missing or altered, the clock going backwards, a tab
closed between two writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from e2e.conftest import PROMISED
from e2e.device import BLANK, INSTALL, UPDATE, Host, caches, hosted, precached
from e2e.faults import ANY, After, act, faulty_table, games, saved
from e2e.table import LONG, Table, until
from nyc_core.games import DEFAULT

pytestmark = pytest.mark.xdist_group("two builds")

# How many faults of each kind there are at least; each test holds its own to it.
AT_LEAST = {
    "a file missing or altered at the first visit": 76,
    "a file missing or altered at an update": 76,
    "the worker dies during install": 38,
    "a call of the storage fails in play": 45,
    "the storage is full in play": 12,
    "a call of the storage fails at a command": 20,
    "a call of the storage fails at the start": 7,
    "the clock goes backwards": 12,
    "the tab is closed between two writes": 8,
}


def counted(kind: str, number: int) -> None:
    print(f"{number} faults: {kind}")
    assert number >= AT_LEAST[kind]


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with hosted(dist, "some/path/") as host:
        yield host


@pytest.fixture
def device(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    size = {"width": 1280, "height": 800}
    context = browser.new_context(base_url=host.address, reduced_motion="reduce", viewport=size, locale="en")
    context.add_init_script(PROMISED)
    context.set_default_timeout(LONG)
    yield context
    context.close()


# The service worker

FOUND = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? 'none')"


def blank(device: BrowserContext, host: Host) -> Page:
    page = device.new_page()
    page.goto(host.address + BLANK)
    return page


def each_broken(host: Host, dist: Path) -> Iterator[str]:
    """Every file of the build, missing and then altered."""
    for file in precached(dist):
        for host.missing, host.altered in ((file, ""), ("", file)):
            yield file
    host.well()


def test_a_file_missing_or_altered_at_the_first_visit(device: BrowserContext, host: Host, dist: Path) -> None:
    """The install fails as a whole, nothing half is left, and the next one that can succeeds."""
    page, faults = blank(device, host), 0
    for file in each_broken(host, dist):
        assert page.evaluate(INSTALL) == "redundant", file
        assert (caches(page), page.evaluate(FOUND)) == ({}, "none"), file
        faults += 1
    assert page.evaluate(INSTALL) == "activated"
    counted("a file missing or altered at the first visit", faults)


def test_a_file_missing_or_altered_at_an_update(
    device: BrowserContext, host: Host, dist: Path, second_dist: Path
) -> None:
    """A broken or half-fetched update changes nothing."""
    page, faults = blank(device, host), 0
    assert page.evaluate(INSTALL) == "activated"
    before = caches(page)
    host.folder = second_dist
    for file in each_broken(host, second_dist):
        assert page.evaluate(UPDATE) == "redundant", file
        assert (caches(page), page.evaluate(FOUND)) == (before, "activated"), file
        faults += 1
    host.missing = "index.html"
    table = Table(device.new_page())
    table.page.goto(host.address)
    table.wait_for_start()
    host.well()
    assert page.evaluate(UPDATE) == "installed"
    counted("a file missing or altered at an update", faults)


def test_the_worker_dies_during_install(device: BrowserContext, host: Host, dist: Path) -> None:
    """At each file. What it leaves behind does no harm, and the next install makes it whole."""
    page, faults = blank(device, host), 0
    cdp = device.new_cdp_session(page)
    cdp.send("ServiceWorker.enable")
    for file in precached(dist):
        die_at(file, host, page, cdp)
        assert page.evaluate(FOUND) == "none", file
        faults += 1
    assert page.evaluate(INSTALL) == "activated"
    assert list(caches(page).values()) == [len(precached(dist)) + 1]
    counted("the worker dies during install", faults)


# The worker has begun when this comes back.
BEGIN = """async () => {
  const { installing } = await navigator.serviceWorker.register("sw.js");
  globalThis.worker = installing;
  globalThis.ended = new Promise((done) => {
    const look = () => ["activated", "redundant"].includes(installing.state) && done(installing.state);
    installing.addEventListener("statechange", look);
    look();
  });
}"""


def die_at(file: str, host: Host, page: Page, cdp: CDPSession) -> None:
    """The worker is stopped while it waits for a file. A busy browser ends one by itself now and then, before it has
    come so far: that is such a death too, and the next one is begun."""
    host.asked.clear()
    host.go_on.clear()
    host.begun = False  # what the last worker had asked for, in its other lanes, may come only now
    host.stalled = file
    page.evaluate(BEGIN)  # it has: what a worker before it had asked for may come late, and would be taken for its own
    until(page, lambda: host.asked.is_set() or page.evaluate("globalThis.worker.state") == "redundant")
    asked = host.asked.is_set()
    cdp.send("ServiceWorker.stopAllWorkers")
    host.well()
    assert page.evaluate("globalThis.ended") == "redundant", file
    if not asked:
        die_at(file, host, page, cdp)


# Storage

# A game of which all is here and where the person begins: the others come in packs of their own, after the tap.
QUICK = f"[data-do=quick][data-arg={DEFAULT}]"


def nothing_lost(after: After, least: int) -> None:
    """The next visit finds the game, at most one action behind what was played."""
    game = after.saved()
    assert least <= len(game.actions) <= after.seq


def play_with_faults(table: Table, names: str, rounds: int) -> int:
    """Each call of an action fails in turn: it alone, or it and all that follow. The next action saves all again."""
    faults = 0
    for lasting in (False, True):
        for _ in range(rounds):
            at = 1
            while True:
                before = sound(table)
                after = act(table, at, lasting, names)
                assert after.seq > before.seq
                if not after.hits:
                    break
                nothing_lost(after, before.seq)
                faults += 1
                at += 1
    return faults


def sound(table: Table) -> After:
    """An action without a fault: all is saved, and nothing is complained about. A game that is over begins anew."""
    while True:
        if table.over:
            act(table, wanted="[data-do=again]")
        after = act(table)
        assert after.notice == ""
        assert len(after.saved().actions) == after.seq
        if not after.over:
            return after


def test_a_call_of_the_storage_fails_in_play(device: BrowserContext, host: Host) -> None:
    table = faulty_table(device, host.address)
    faults = play_with_faults(table, ANY, 5)
    seq = sound(table).seq
    table.reload()
    assert table.seq == seq
    counted("a call of the storage fails in play", faults)


def test_the_storage_is_full_in_play(device: BrowserContext, host: Host) -> None:
    table = faulty_table(device, host.address)
    faults = play_with_faults(table, "set", 8)
    seq = sound(table).seq
    table.reload()
    assert table.seq == seq
    counted("the storage is full in play", faults)


def test_a_call_of_the_storage_fails_at_a_command(device: BrowserContext, host: Host) -> None:
    """Undo, a new game, a copy in the list: what they are not about stays as it was."""
    table = faulty_table(device, host.address)
    others: dict[str, int] = {}
    for _ in range(2):
        state = sound(table)
        others[state.game] = state.seq
        table.page.goto("#home")
        act(table, wanted=QUICK)
    faults = 0
    for route, wanted in (("home", QUICK), ("games", "[data-do=copy]"), ("", "#r-bar [data-do=undo]")):
        for at in range(1, 17):
            state = sound(table)
            if route:
                table.page.goto(f"#{route}")
                table.sheet.locator(wanted).first.wait_for()
            after = act(table, at, wanted=wanted)
            assert all(len(after.saved(game).actions) == least for game, least in others.items())
            if route != "home":
                assert len(after.saved(state.game).actions) in (state.seq - 1, state.seq)
            close_all(table)
            faults += bool(after.hits)
            if route and not after.hits:  # not everything can be undone, but the next action may be
                break
    counted("a call of the storage fails at a command", faults)


def close_all(table: Table) -> None:
    """What a command has left in sight: a sheet, and a word about the fault."""
    for button in ("#r-sheet .dialog [data-do=close]", "#r-toast [data-do=dismiss]"):
        for _ in range(table.page.locator(button).count()):
            table.page.locator(button).first.evaluate("button => button.click()")


PUT_BACK = """async (kept) => {
  nycFault.arm(0, false, "");
  const opening = indexedDB.open("nyc", 1);
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result); });
  const change = database.transaction("texts", "readwrite");
  change.objectStore("texts").clear();
  await new Promise((done) => { change.oncomplete = done; });
  localStorage.clear();
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
}"""


def test_a_call_of_the_storage_fails_at_the_start(device: BrowserContext, host: Host) -> None:
    """There is a table in any case, and what was saved is still there."""
    table = faulty_table(device, host.address)
    sound(table)
    known = sound(table)
    faults, at = 0, 0
    while True:
        at += 1
        table.page.evaluate(PUT_BACK, known.kept)
        table.page.goto(f"{host.address}?fault={at}{'&lasting' if at % 4 == 0 else ''}")
        table.wait_for_start()
        hits, kept = table.page.evaluate("[nycFault.hits, nycFault.dump()]")
        assert len(saved(kept, known.game).actions) == known.seq, at
        if not hits:
            break
        faults += 1
    assert known.game in games(kept)
    counted("a call of the storage fails at the start", faults)


def test_the_clock_goes_backwards(device: BrowserContext, host: Host) -> None:
    """By hours, by years, to before 1970: the newest state is still the newest."""
    table = faulty_table(device, host.address)
    day = 24 * 60 * 60 * 1000
    leaps = [day // 24, day, 30 * day, 365 * day] * 3 + [40_000 * day]
    for number, leap in enumerate(leaps):
        table.page.evaluate("leap => { nycFault.back += leap; }", leap)
        after = sound(table)
        if number % 6 == 5:
            table.reload()
            assert table.seq == after.seq
    seq = sound(table).seq
    table.reload()
    assert table.seq == seq
    counted("the clock goes backwards", len(leaps))


CLOSE_AFTER = """(writes) => {
  const real = Storage.prototype.setItem;
  let left = writes;
  Storage.prototype.setItem = function (...given) {
    if (this === sessionStorage) return;
    if (left === 0) nycFault.closed = 1;
    left -= 1;
    return real.apply(this, given);
  };
}"""


def test_the_tab_is_closed_between_two_writes(device: BrowserContext, host: Host) -> None:
    """After the first, second, third… write of a game nothing more reaches the storage; then it is opened again."""
    table = faulty_table(device, host.address)
    faults = 0
    for writes in range(8):
        table.page.goto("#home")
        act(table, wanted=QUICK)
        seq = sound(table).seq
        table.page.evaluate(CLOSE_AFTER, writes)
        after = [act(table) for _ in range(3 + writes)][-1]
        table.reload()
        assert seq + min(writes, 1) - 1 <= table.seq <= after.seq, writes
        assert table.seq >= seq
        faults += 1
    counted("the tab is closed between two writes", faults)


def test_there_are_at_least_200_faults() -> None:
    """Each test above holds itself to its number; none of them is missing."""
    called = re.findall(r'counted\("([^"]+)"', Path(__file__).read_text("utf-8"))
    assert sorted(called) == sorted(AT_LEAST)
    assert sum(AT_LEAST.values()) >= 200
