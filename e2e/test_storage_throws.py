"""Issue 16, 11: a browser where even to look for a storage throws. The page starts, and says what it cannot store."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener

THROWING = """for (const [owner, name] of [[window, "localStorage"], [window, "sessionStorage"], [window, "indexedDB"],
    [window, "caches"], [navigator, "serviceWorker"], [navigator, "storage"], [navigator, "locks"]])
  if (NAMES.includes(name)) Object.defineProperty(owner, name, {
    configurable: true, get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });"""
# What throws; what the page says of it, on the table and under Settings; and whether the game is there after a reload.
WAYS: dict[str, tuple[Sequence[str], str, str, bool]] = {
    "local storage": (["localStorage"], "does not work", "the other is used", True),
    "the database": (["indexedDB"], "", "last seconds", True),
    "the tab's own": (["sessionStorage"], "", "", True),
    "the cache": (["caches"], "", "", True),
    "the worker": (["serviceWorker"], "", "", True),
    "facts and locks": (["storage", "locks"], "", "does not say whether it keeps your games", True),
    "both places of games": (["localStorage", "indexedDB"], "does not let the page store", "", False),
    "all": (
        ["localStorage", "sessionStorage", "indexedDB", "caches", "serviceWorker", "storage", "locks"],
        "does not let the page store",
        "",
        False,
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_storage_that_throws_does_not_stop_the_start(open_table: Opener, way: str) -> None:
    names, said, told, kept = WAYS[way]
    table = open_table(before=THROWING.replace("NAMES", str(list(names))))
    table.play(random.Random(5), 3)
    before = table.seq
    assert before >= 3
    if said:
        expect(table.notice).to_contain_text(said)
    else:
        expect(table.notice).to_be_empty()
    if told:
        table.open_sheet("settings")
        expect(table.sheet).to_contain_text(told)
        table.close_sheet()
    if kept:
        if "indexedDB" not in names:
            table.page.locator("html[data-saved=true]").wait_for(state="attached")
        table.reload()
        assert table.seq == before


# One read of the number of writes fails: the last table asks for it (last.js), then the memory (memory.mjs).
FAILING_ONCE = """{
  const real = Storage.prototype.getItem;
  let reads = 0;
  Storage.prototype.getItem = function (key) {
    if (key === "nyc/count" && (reads += 1) === NUMBER) throw new DOMException("once", "InvalidStateError");
    return real.call(this, key);
  };
}"""


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_read_that_fails_once_is_not_a_storage_that_is_forbidden(open_table: Opener, number: int) -> None:
    """Who comes back finds the game on the table, and no word that it could not be stored."""
    table = open_table()
    table.play(random.Random(5), 3)
    before, address = table.seq, table.page.url
    table.page.locator("html[data-saved=true]").wait_for(state="attached")
    table.page.add_init_script(FAILING_ONCE.replace("NUMBER", str(number)))
    table.reload()
    assert (table.seq, table.page.url) == (before, address)
    expect(table.notice).to_be_empty()
