"""Issue "Phones and tablets": after 3 whole games in one page the JS heap and the Python heap are where they were after
the first (within 10%): no leaking proxies."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession

from e2e.conftest import Opener
from e2e.table import Table

# Plays a game to its end by taps, one after the other; says how many.
PLAY = """async () => {
  const root = document.getElementById("table");
  let taps = 0;
  while (root.dataset.decision) {
    const all = (name) => [...document.querySelectorAll(`#table [data-${name}]:not([data-${name}=""])`)];
    const order = taps % 3 ? ["pick", "act"] : ["act", "tile", "pick", "mode"];
    const found = [...order, "act", "tile", "pick", "mode"].map(all).find((some) => some.length);
    found[(taps * 7) % found.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    taps += 1;
    if (taps > 2000) throw new Error(`no end: ${root.dataset.decision}`);
    await new Promise((done) => setTimeout(done));
  }
  return taps;
}"""
# What Python holds: the page's own interpreter is asked.
PYTHON = """async () => {
  const { loadPyodide } = await import(new URL("boot.mjs", location.href));
  const py = await loadPyodide();
  const objects = py.runPython("import gc; gc.collect(); gc.collect(); len(gc.get_objects())");
  return [objects, py._module.HEAPU8.length];
}"""


class Heaps(NamedTuple):
    script: int  # bytes of JavaScript's objects
    nodes: int  # of the document, those that are kept though they are not shown counted too
    objects: int  # containers of Python's
    memory: int  # bytes that Python has taken from the browser


def heaps(table: Table, cdp: CDPSession) -> Heaps:
    objects, memory = table.page.evaluate(PYTHON)
    for _ in range(2):
        cdp.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = {
        metric["name"]: metric["value"] for metric in cdp.send("Performance.getMetrics")["metrics"]
    }
    return Heaps(int(found["JSHeapUsedSize"]), int(found["Nodes"]), objects, memory)


def test_three_games_take_no_more_than_one(open_table: Opener) -> None:
    table = open_table()
    cdp = table.page.context.new_cdp_session(table.page)
    cdp.send("Performance.enable")
    after = []
    for number in range(3):
        assert table.page.evaluate(PLAY) > 100
        after.append(heaps(table, cdp))
        if number < 2:
            table.command("again")
    print(*after, sep="\n")
    for name, first, third in zip(Heaps._fields, after[0], after[2], strict=True):
        assert third <= first * 1.1, name
