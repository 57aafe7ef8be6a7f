"""Issue "Phones and tablets": after 3 whole games in one page the JS heap and the Python heap are where they were after
the first (within 10%): no leaking proxies. Issue 16, 10: the same with reloads, sheets and replays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from e2e import soak
from e2e.conftest import Opener, Watch
from e2e.heaps import Heaps, arrays, asked, heaps, modules
from e2e.table import until

GAMES = 3
IDLE = 20_000_000  # bytes in arrays besides Python's memory: the library, and what else the start goes on to need


def more(now: Heaps, first: Heaps) -> list[str]:
    return [
        f"{name}: {had} and then {has}"
        for name, had, has in zip(now._fields, first, now, strict=True)
        if has > had * 1.1
    ]


def test_three_games_take_no_more_than_one(open_table: Opener) -> None:
    """What is let go goes when there is time, so that is waited for; what leaks stays."""
    table = open_table()
    cdp = asked(table.page)
    until(table.page, lambda: "_pyscript" in modules(table.page))  # the last that a start brings
    after = []
    for number in range(GAMES):
        assert table.page.evaluate(soak.PLAY, soak.LONGEST) > 100
        assert table.over
        after.append(heaps(table.page, cdp))
        if number < GAMES - 1:
            table.command("again")
    print(*after, sep="\n")
    until(table.page, lambda: not more(heaps(table.page, cdp), after[0]))


def test_reloads_sheets_and_replays_leave_nothing_behind(browser: Browser, site: str, watch: Watch) -> None:
    """A short soak; `python -m e2e.soak 50` is the long one."""
    soaked = soak.Soak(browser, site)
    watch.listen(soaked.table.page.context)
    left = list(soaked.play(2))
    print(*left, sep="\n")
    assert not soaked.died
    assert soaked.reloads > 2
    assert soak.grown(left) == []
    soaked.table.page.context.close()


@pytest.mark.parametrize("visit", ["first", "later"])
def test_what_only_the_start_needed_is_let_go(open_table: Opener, visit: str) -> None:
    """A later visit unpacks Python's memory, 38 MB, and copies it: twice that lay about as long as the page."""
    table = open_table()
    if visit == "later":
        table.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        table.reload()
    python, *others = arrays(asked(table.page))
    assert python > IDLE
    assert sum(others) < IDLE, others[:5]
