"""A browser that is killed loses nothing that was on the table: a real process with a real profile, ended by SIGKILL
("Nothing lost", second edition, point 2)."""

from __future__ import annotations

import os
import random
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Playwright

from e2e.conftest import PROMISED
from e2e.table import LONG, Table
from web.build import browser as browsers
from web.build import system

SAVED = "html[data-saved=true]"
ROUNDS = 5


class Profile:
    """A folder with what a browser keeps, and the browser that runs on it."""

    def __init__(self, playwright: Playwright, folder: Path, address: str) -> None:
        self.playwright = playwright
        self.folder = folder
        self.address = address

    @contextmanager
    def opened(self) -> Iterator[Table]:
        launch = browsers.find()
        if launch is None:
            pytest.skip(system.missing("chromium"))
        context: BrowserContext = self.playwright.chromium.launch_persistent_context(
            str(self.folder), viewport={"width": 1280, "height": 800}, reduced_motion="reduce", **launch
        )
        context.add_init_script(PROMISED)
        context.set_default_timeout(LONG)
        table = Table(context.pages[0])
        table.page.goto(self.address)
        table.wait_for_start()
        try:
            yield table
        finally:
            with suppress(Error):  # it is dead: that is the test
                context.close()

    def kill(self) -> None:
        """All of its processes at once, as when the power of a phone's battery is gone for them."""
        mine = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit() and self._is_mine(path.name)]
        assert mine
        for pid in mine:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        while any(self._is_mine(str(pid)) for pid in mine):
            time.sleep(0.02)
        for left in self.folder.glob("Singleton*"):
            left.unlink()

    def _is_mine(self, pid: str) -> bool:
        try:
            return f"--user-data-dir={self.folder}".encode() in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        except OSError:
            return False


@pytest.fixture
def profile(playwright: Playwright, site: str, tmp_path: Path) -> Profile:
    return Profile(playwright, tmp_path / "profile", site)


def played(table: Table, dice: random.Random, actions: int) -> int:
    table.play(dice, actions)
    return table.seq


def test_what_is_saved_survives_a_kill(profile: Profile) -> None:
    """Each time as soon as the page says that it is on the disk; Chromium's local storage comes seconds later."""
    dice, before = random.Random(5), 0
    for _ in range(ROUNDS):
        with profile.opened() as table:
            assert table.seq == before
            before = played(table, dice, 3)
            table.page.locator(SAVED).wait_for(state="attached")
            profile.kill()
    with profile.opened() as table:
        assert table.seq == before


def test_a_kill_at_any_moment_costs_at_most_the_action_that_was_being_written(profile: Profile) -> None:
    dice, least, most = random.Random(8), 0, 0
    for _ in range(ROUNDS):
        with profile.opened() as table:
            now = table.seq
            assert least <= now <= most, (least, now, most)
            least = played(table, dice, 2)
            table.page.locator(SAVED).wait_for(state="attached")
            most = played(table, dice, 1)
            time.sleep(dice.random() * 0.05)
            profile.kill()
    with profile.opened() as table:
        assert least <= table.seq <= most


RUINS: dict[str, Any] = {
    "local storage is gone": lambda folder: shutil.rmtree(folder / "Default" / "Local Storage"),
    "the database is gone": lambda folder: shutil.rmtree(folder / "Default" / "IndexedDB"),
    "local storage is torn": lambda folder: torn(folder / "Default" / "Local Storage" / "leveldb"),
}


def torn(folder: Path) -> None:
    """The last write did not come to its end: each log lacks its tail."""
    for log in folder.glob("*.log"):
        data = log.read_bytes()
        log.write_bytes(data[: len(data) // 2])


@pytest.mark.parametrize("ruin", RUINS)
def test_one_of_the_two_places_is_enough(profile: Profile, ruin: str) -> None:
    with profile.opened() as table:
        before = played(table, random.Random(3), 6)
        table.page.locator(SAVED).wait_for(state="attached")
        time.sleep(6)  # until local storage is on the disk too
        profile.kill()
    RUINS[ruin](profile.folder)
    with profile.opened() as table:
        assert table.seq == before
        after = played(table, random.Random(4), 2)
        table.page.locator(SAVED).wait_for(state="attached")
    with profile.opened() as table:
        assert table.seq == after


FULL = """Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError"); };"""
NO_DATABASE = """Object.defineProperty(globalThis, "indexedDB", {
  configurable: true, get() { throw new DOMException("no", "SecurityError"); } });"""


def test_a_local_storage_that_takes_nothing(profile: Profile) -> None:
    """The other place is used, and the person is told so."""
    with profile.opened() as table:
        page = table.page.context.new_page()
        page.add_init_script(FULL)
        other = Table(page)
        page.goto(profile.address)
        other.wait_for_start()
        table.page.close()
        before = played(other, random.Random(3), 4)
        page.locator(SAVED).wait_for(state="attached")
        page.locator("#r-toast .notice").wait_for()
        profile.kill()
    with profile.opened() as table:
        assert table.seq == before


def test_without_a_database_all_is_as_before(open_table: Any) -> None:
    table = open_table(before=NO_DATABASE)
    table.play(random.Random(3), 4)
    before = table.seq
    table.reload()
    assert table.seq == before
