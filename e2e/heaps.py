"""What a tab holds: asked of the browser (CDP), of Python, and of the system."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

# What Python holds: the page's own interpreter is asked.
PYTHON = """async () => {
  const { loadPyodide } = await import(new URL("boot.mjs", location.href));
  const py = await loadPyodide();
  const objects = py.runPython("import gc; gc.collect(); gc.collect(); len(gc.get_objects()) + gc.get_freeze_count()");
  return [objects, py._module.HEAPU8.length];
}"""


MODULES = """async () => {
  const { loadPyodide } = await import(new URL("boot.mjs", location.href));
  return (await loadPyodide()).runPython("import sys; ' '.join(sys.modules)").split(" ");
}"""


def modules(page: Page) -> set[str]:
    """What Python has imported; `_pyscript` comes last, when there is time for it."""
    return set(page.evaluate(MODULES))


class Heaps(NamedTuple):
    script: int  # bytes of JavaScript's objects
    nodes: int  # of the document, those that are kept though they are not shown counted too
    objects: int  # containers of Python's
    memory: int  # bytes that Python has taken from the browser
    documents: int  # more than one: a page that was left is still held


def asked(page: Page) -> CDPSession:
    """A line to the browser, for `heaps`."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    return cdp


def heaps(page: Page, cdp: CDPSession) -> Heaps:
    """After all that nobody needs is thrown away."""
    objects, memory = page.evaluate(PYTHON)
    for _ in range(2):
        cdp.send("HeapProfiler.collectGarbage")
    metrics: dict[str, Any] = {
        metric["name"]: metric["value"] for metric in cdp.send("Performance.getMetrics")["metrics"]
    }
    return Heaps(int(metrics["JSHeapUsedSize"]), int(metrics["Nodes"]), objects, memory, int(metrics["Documents"]))


def arrays(cdp: CDPSession) -> list[int]:
    """The bytes of each array that the page holds on to, the largest first; Python's memory is one of them."""
    parts: list[str] = []
    cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    heap = json.loads("".join(parts))
    fields = heap["snapshot"]["meta"]["node_fields"]
    names, sizes = (heap["nodes"][fields.index(field) :: len(fields)] for field in ("name", "self_size"))
    kind = heap["strings"].index("system / JSArrayBufferData")
    return sorted((size for name, size in zip(names, sizes, strict=True) if name == kind), reverse=True)


def renderers(browser: Browser) -> dict[int, int]:
    """The processes that hold the browser's tabs, each with the bytes of memory that it has (Linux only)."""
    cdp = browser.new_browser_cdp_session()
    processes = cdp.send("SystemInfo.getProcessInfo")["processInfo"]
    cdp.detach()
    return {one["id"]: resident(one["id"]) for one in processes if one["type"] == "renderer"}


def resident(pid: int) -> int:
    """0 where the process is gone, or the system does not tell."""
    return _told(pid, "status", "VmRSS")


def held(browser: Browser, *tabs: Page) -> int:
    """The bytes of these tabs: what their processes have for themselves, and of what several share, such as Chromium's
    own hundred megabytes of program, their part (Linux only). A tab that was closed a while ago, or the service worker
    that has just put all files away, may be larger, and is none of them."""
    return sum(_told(pid, "smaps_rollup", "Pss") for pid in {process(browser, tab) for tab in tabs})


BUSY = "() => { const end = performance.now() + 400; while (performance.now() < end); }"


def process(browser: Browser, tab: Page) -> int:
    """The one that holds a tab. The browser tells of none whose it is; so the tab is kept busy, and it is the one that
    works."""
    before = {pid: _worked(pid) for pid in renderers(browser)}
    tab.evaluate(BUSY)
    return max(before, key=lambda pid: _worked(pid) - before[pid])


def _worked(pid: int) -> int:
    """How long a process has used a processor, in the system's ticks; 0 where it is gone."""
    try:
        facts = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except OSError:
        return 0
    user, system = facts.rpartition(")")[2].split()[11:13]
    return int(user) + int(system)


def _told(pid: int, file: str, name: str) -> int:
    try:
        facts = Path(f"/proc/{pid}/{file}").read_text("utf-8")
    except OSError:
        return 0
    told = re.search(rf"^{name}:\s+(\d+) kB", facts, re.MULTILINE)
    return int(told[1]) * 1024 if told else 0
