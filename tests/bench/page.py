"""How fast the page starts, beside a bare page that only loads Pyodide.

Each figure is a median over fresh browser contexts; the two pages take turns,
so that a busy machine troubles both alike.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from web.build import node
from web.build.server import started

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("bare.html", "index.html")
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./bare/pyodide.mjs";
const py = await loadPyodide(); py.runPython("1+1"); performance.mark("nyc:ready");
</script>"""
READY = "performance.getEntriesByName('nyc:ready')[0]?.startTime ?? 0"
PATIENCE_SECONDS = 90


class Conditions(NamedTuple):
    """How slow the visitor's machine and line are."""

    cpu: int = 1
    bytes_per_second: float = 0
    latency: int = 0


SLOW = "20 Mbit/s, 50 ms"
CONDITIONS = {
    "full speed": Conditions(),
    "CPU 4x slower": Conditions(cpu=4),
    SLOW: Conditions(bytes_per_second=20e6 / 8, latency=50),
}


class Visit(NamedTuple):
    """One start: milliseconds until the first decision is painted, bytes over the wire until then, first paint; and
    when the table of the last visit was shown (0: it was not)."""

    ready: float
    sent: float
    painted: float
    shown: float


@contextmanager
def both_pages(dist: Path) -> Iterator[str]:
    """Serve the site and the bare page from one server, as a host that lets browsers keep files would."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        shutil.copytree(dist, folder)
        shutil.copytree(node.install() / "pyodide", folder / "bare")
        (folder / "bare.html").write_text(BARE, "utf-8")
        with started(folder, keep_seconds=600) as address:
            yield address


def throttle(tab: Any, conditions: Conditions) -> Any:
    """Slow the tab down, and return its DevTools session."""
    session = tab.context.new_cdp_session(tab)
    session.send("Network.enable")
    if conditions.cpu > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": conditions.cpu})
    if conditions.latency:
        rate = conditions.bytes_per_second
        limits = {"latency": conditions.latency, "downloadThroughput": rate, "uploadThroughput": rate}
        session.send("Network.emulateNetworkConditions", {"offline": False, **limits})
    return session


def visit(context: Any, url: str, conditions: Conditions) -> Visit:
    """Open a page in a new tab and wait for its first decision."""
    tab = context.new_page()
    session = throttle(tab, conditions)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    tab.goto(url, wait_until="commit")
    for _ in range(PATIENCE_SECONDS * 20):
        ready = float(tab.evaluate(READY))
        if ready:
            break
        tab.wait_for_timeout(50)
    else:
        raise TimeoutError(f"{url} was not ready after {PATIENCE_SECONDS} seconds")
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    shown = "performance.getEntriesByName('nyc:last')[0]?.startTime ?? 0"
    return Visit(ready, sum(sizes), float(tab.evaluate(paint)), float(tab.evaluate(shown)))


def cold_starts(chromium: Any, address: str, times: int) -> dict[str, Any]:
    """First visits: each in a fresh context, that is with empty caches."""
    figures = {}
    for name, conditions in CONDITIONS.items():
        visits: dict[str, list[Visit]] = {page: [] for page in PAGES}
        for _ in range(times):
            for page in PAGES:
                context = chromium.new_context()
                visits[page].append(visit(context, address + page, conditions))
                context.close()
        figures[name] = compared(visits)
    return figures


def warm_starts(chromium: Any, address: str, times: int) -> dict[str, Any]:
    """Later visits: caches are full, and the site's service worker has had the time to put everything away."""
    figures = {}
    for name in ("full speed", "CPU 4x slower"):
        visits: dict[str, list[Visit]] = {page: [] for page in PAGES}
        contexts = {page: chromium.new_context() for page in PAGES}
        for page, context in contexts.items():
            visit(context, address + page, Conditions())
            tab = context.pages[-1]
            if page == "index.html":
                tab.evaluate("navigator.serviceWorker.ready.then(() => 0)")
            tab.wait_for_timeout(1000)
            tab.close()
            visit(context, address + page, Conditions())  # the browser keeps compiled code from the second visit on
            context.pages[-1].close()
        for _ in range(times):
            for page, context in contexts.items():
                visits[page].append(visit(context, address + page, CONDITIONS[name]))
                context.pages[-1].close()
        for context in contexts.values():
            context.close()
        figures[name] = compared(visits)
    return figures


def compared(visits: dict[str, list[Visit]]) -> dict[str, float]:
    """Medians of both pages."""
    bare, ours = (visits[page] for page in PAGES)
    return {
        "bare": median(one.ready for one in bare),
        "ours": median(one.ready for one in ours),
        "ratio": median(a.ready / b.ready for a, b in zip(ours, bare, strict=True)),
        "bare bytes": median(one.sent for one in bare),
        "our bytes": median(one.sent for one in ours),
        "first paint": median(one.painted for one in ours),
        "last table": median(one.shown for one in ours),
    }


# By kind and conditions: what has to be reached, and what is aimed at.
LIMITS = {
    ("cold", "full speed"): (0.50, 0.35),
    ("cold", "CPU 4x slower"): (0.50, 0.35),
    ("cold", SLOW): (0.70, 0.58),
    ("warm", "full speed"): (0.36, 0.28),
    ("warm", "CPU 4x slower"): (0.40, 0.30),
}

MOST_BYTES = 5_700_000  # of a first visit on a slow line


def judged(value: float, limit: float, aim: float) -> str:
    """Whether a figure reaches its limit, or even the aim."""
    return "aim reached" if value <= aim else "reached" if value <= limit else "MISSED"


def page_table(figures: dict[str, Any]) -> str:
    """The figures as text."""
    head = "bytes: bare, ours       first paint   last table"
    lines = [f"\n{'page start, ms':<28}{'bare':>8}{'ours':>8}{'ratio':>8}   {head}"]
    for (kind, name), limits in LIMITS.items():
        row = figures[kind][name]
        sent = f"{row['bare bytes']:>12,.0f}{row['our bytes']:>12,.0f}" if kind == "cold" else " " * 24
        shown = f"{row['last table']:>10,.0f}" if kind == "warm" else " " * 10
        lines.append(
            f"{kind + ', ' + name:<28}{row['bare']:>8,.0f}{row['ours']:>8,.0f}{row['ratio']:>8.2f}{sent}"
            f"{row['first paint']:>10,.0f}{shown}   {judged(row['ratio'], *limits)}"
        )
    sent = figures["cold"][SLOW]["our bytes"]
    verdict = "reached" if sent <= MOST_BYTES else "MISSED"
    lines.append(f"bytes of a first visit on a slow line: {sent:,.0f}, at most {MOST_BYTES:,}   {verdict}")
    return "\n".join(lines)
