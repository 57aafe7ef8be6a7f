"""A whole game against three rivals that think: how long they take to answer, the longest tasks meanwhile on the thread
that answers taps, and what their worker adds to the memory of the tab."""

import json
import random
from statistics import median
from typing import Any

from e2e.heaps import held
from e2e.table import Table
from tests.bench.page import CONDITIONS, Conditions, throttle

# When a rival's move was asked for and when it came.
WATCH = """
globalThis.answers = []; globalThis.sent = {};
const Whole = globalThis.Worker;
globalThis.Worker = class extends Whole {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!data.startsWith("{")) return;
      const { id, answer } = JSON.parse(data);
      if (answer?.action && id in sent) answers.push(performance.now() - sent[id]);
    });
  }
  postMessage(text) {
    const { do: what, id, job } = JSON.parse(text);
    if (what === "begin" && job.kind === "move") sent[id] = performance.now();
    super.postMessage(text);
  }
};
"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SEATS = (
    {"kind": "human", "name": "Ann"},
    {"kind": "bot", "bot": "search"},
    {"kind": "bot", "bot": "search-3"},
    {"kind": "bot", "bot": "search-1"},
)
TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata")
LIMITS = {"full speed": 100, "CPU 4x slower": 400}  # milliseconds of a task
SLOWEST_ANSWER = 500  # the median; the browser slows a page's thread only, so four times slower it is four times this
MEGABYTE = 1_000_000


def against_three(chromium: Any, address: str, conditions: Conditions) -> dict[str, Any]:
    """Milliseconds, and megabytes."""
    context = chromium.new_context(base_url=address, reduced_motion="reduce", **PHONE)
    context.set_default_timeout(120_000)
    tab = context.new_page()
    tab.add_init_script(WATCH)
    table = Table(tab)
    table.open()
    tab.wait_for_timeout(8000)  # what comes late is there
    alone = held(chromium, tab)
    table.new_game(*SEATS, seed="1")
    throttle(tab, conditions)
    chromium.start_tracing(page=tab, categories=[*TRACED])
    table.play(random.Random(1))
    tasks = sorted(longest_tasks(json.loads(chromium.stop_tracing())["traceEvents"]))
    answers = sorted(tab.evaluate("answers"))
    both = held(chromium, tab)
    context.close()
    return {
        "answers": len(answers),
        "median": median(answers),
        "95%": answers[int(len(answers) * 0.95)],
        "longest tasks": tasks[-3:][::-1],
        "memory": both / MEGABYTE,
        "more": (both - alone) / MEGABYTE,
    }


def longest_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of each task of the main thread. Counted is the time that the thread was at work: another program
    that is busy makes a task longer, but no slower."""
    named = [one for one in events if one.get("name") == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    return [
        one.get("tdur", one["dur"]) / 1000
        for one in events
        if one.get("name") == "RunTask" and (one["pid"], one["tid"]) in main and "dur" in one
    ]


def rival_figures(chromium: Any, address: str) -> dict[str, Any]:
    """At full speed, and on a slow machine."""
    return {name: against_three(chromium, address, CONDITIONS[name]) for name in LIMITS}


def rival_table(figures: dict[str, Any]) -> str:
    """The figures as text."""
    lines = ["\nthree rivals that think     answers  median     95%   longest tasks, ms    memory, MB (by the worker)"]
    for name, row in figures.items():
        tasks = ", ".join(f"{task:.0f}" for task in row["longest tasks"])
        verdict = "reached" if row["longest tasks"][0] <= LIMITS[name] else "MISSED"
        soon = "reached" if row["median"] <= SLOWEST_ANSWER else "MISSED"
        lines.append(
            f"{name:<28}{row['answers']:>7}{row['median']:>8.0f}{row['95%']:>8.0f}   {tasks:<20}"
            f"{row['memory']:>8.0f} ({row['more']:+.0f})   median at most {SLOWEST_ANSWER}: {soon}, "
            f"tasks at most {LIMITS[name]}: {verdict}"
        )
    return "\n".join(lines)
