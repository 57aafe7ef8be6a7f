"""From a tap to the painted answer, over a whole game that a driver plays by what is lit on the page."""

import random
from statistics import median
from typing import Any

from e2e.table import Table
from tests.bench.page import CONDITIONS, Conditions, judged, throttle

# After the listeners of the page have answered the tap comes the next frame; the message arrives when it is painted.
STOPWATCH = """
globalThis.taps = [];
addEventListener("click", (event) => {
  const start = event.timeStamp;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => taps.push(performance.now() - start);
    port2.postMessage(0);
  });
}, true);
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) (globalThis.tasks ??= []).push(task.duration);
}).observe({ type: "longtask", buffered: true });
"""
SEATS = ({"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "B4"}, {"kind": "bot", "bot": "clerk"})


def whole_game(chromium: Any, address: str, conditions: Conditions) -> dict[str, float]:
    """Milliseconds: the median tap, the one that 95% do not exceed, the longest; the longest task that no tap began."""
    context = chromium.new_context(base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    tab = context.new_page()
    tab.add_init_script(STOPWATCH)
    table = Table(tab)
    table.open()
    throttle(tab, conditions)
    table.new_game(*SEATS, seed="1")
    tab.evaluate("taps.length = 0; globalThis.tasks = []")
    table.play(random.Random(1))
    taps = sorted(tab.evaluate("taps"))
    tasks = sorted(tab.evaluate("globalThis.tasks ?? []"))
    context.close()
    return {
        "taps": len(taps),
        "median": median(taps),
        "95%": taps[int(len(taps) * 0.95)],
        "longest": taps[-1],
        "longest task": tasks[-1] if tasks else 0,
    }


def tap_figures(chromium: Any, address: str) -> dict[str, Any]:
    """At full speed, and on a slow machine."""
    return {name: whole_game(chromium, address, CONDITIONS[name]) for name in ("full speed", "CPU 4x slower")}


LIMITS = {"full speed": (40, 30), "CPU 4x slower": (150, 100)}
SLOWEST = 250


def tap_table(figures: dict[str, Any]) -> str:
    """The figures as text."""
    lines = ["\ntap to painted answer, ms     taps  median     95%  longest   longest task"]
    for name, row in figures.items():
        limit, aim = LIMITS[name]
        verdict = judged(row["95%"], limit, aim)
        verdict += "" if row["longest"] <= SLOWEST else f", the slowest over {SLOWEST}: MISSED"
        lines.append(
            f"{name:<28}{row['taps']:>6.0f}{row['median']:>8.0f}{row['95%']:>8.0f}{row['longest']:>9.0f}"
            f"{row['longest task']:>15.0f}   95% at most {limit}, better {aim}: {verdict}"
        )
    return "\n".join(lines)
