"""`python build.py bench [--games N] [--json FILE] [--no-node] [--no-page] [--profile]`: prints a table of figures."""

import argparse
import cProfile
import json
import platform
import pstats
from collections.abc import Callable
from pathlib import Path

from tests.bench.figures import Figures, all_figures
from tests.bench.node import figures_under_node
from tests.bench.play import play_ours


def longest(figures: Figures, call: str) -> str:
    """One of the longest calls, as text."""
    slow = figures["longest"][call]
    return f"{slow['seconds'] * 1e3:.3f} ms ({slow['kind']}, {slow['options']} options)"


def thinking_time(figures: Figures, game: str) -> str:
    """How long the search thinks about a decision, as text."""
    times = figures["thinking"][game]
    return f"{times['median'] * 1e3:.0f} ms ({times['slowest'] * 1e3:.0f} ms)"


# name, what is shown, the aim, whether it is reached
DIST = Path(__file__).resolve().parents[2] / "dist"
Row = tuple[str, Callable[[Figures], str], str, Callable[[Figures], bool] | None]
ROWS: tuple[Row, ...] = (
    (
        "act, choices/s",
        lambda f: f"{f['random play']['our choices/s']:,.0f}",
        "",
        None,
    ),
    (
        "  in Catanatron's choices",
        lambda f: f"{f['random play']['ratio']:.1f}",
        "at least 8",
        lambda f: bool(f["random play"]["ratio"] >= 8),
    ),
    ("playout, choices/s", lambda f: f"{f['random play']['playout choices/s']:,.0f}", "", None),
    (
        "  in Catanatron's choices",
        lambda f: f"{f['random play']['playout ratio']:.1f}",
        "at least 12, better 15",
        lambda f: bool(f["random play"]["playout ratio"] >= 12),
    ),
    ("  whole games/s", lambda f: f"{f['random play']['games played out/s']:,.0f}", "", None),
    (
        "  rounds/s, two seats",
        lambda f: f"{f['random play']['rounds played out/s']:,.0f}",
        "at least 2,800",
        lambda f: bool(f["random play"]["rounds played out/s"] >= 2800),
    ),
    (
        "Catanatron, choices/s (ticks/s)",
        lambda f: f"{f['random play']['their choices/s']:,.0f} ({f['random play']['their ticks/s']:,.0f})",
        "",
        None,
    ),
    ("act: a bare loop is faster by", lambda f: f"{f['random play']['bare ratio']:.0f}", "", None),
    (
        "  slowest 1% of games, in medians",
        lambda f: f"{f['random play']['slowest 1%']:.2f}",
        "at most 3",
        lambda f: bool(f["random play"]["slowest 1%"] <= 3),
    ),
    ("  one game", lambda f: f"{f['random play']['seconds for a game'] * 1e3:.2f} ms", "", None),
    ("clone", lambda f: f"{f['copies']['our clone']:.2f} us", "", None),
    (
        "  Catanatron's copy, in clones",
        lambda f: f"{f['copies']['ratio']:.1f}",
        "at least 10, better 20",
        lambda f: bool(f["copies"]["ratio"] >= 10),
    ),
    (
        "longest options()",
        lambda f: longest(f, "options"),
        "at most 1 ms",
        lambda f: bool(f["longest"]["options"]["seconds"] <= 0.001),
    ),
    ("longest act()", lambda f: longest(f, "act"), "", None),
    (
        "save of a whole game, largest",
        lambda f: f"{f['saves']['largest']:,.0f} bytes (median {f['saves']['bytes']:,.0f})",
        "under 6,000",
        lambda f: bool(f["saves"]["largest"] < 6000),
    ),
    (
        "loading it, in random games",
        lambda f: f"{f['saves']['load in games']:.2f} ({f['saves']['load milliseconds']:.1f} ms)",
        "at most 3",
        lambda f: bool(f["saves"]["load in games"] <= 3),
    ),
    (
        "import nyc_core",
        lambda f: f"{f['start']['cpu']:.1f} ms (elapsed {f['start']['elapsed']:.1f} ms)",
        "under 30 ms",
        lambda f: bool(f["start"]["cpu"] < 30),
    ),
    ("bot:search, playouts/s", lambda f: f"{f['thinking']['newyorkcity']['playouts/s']:,.0f}", "", None),
    (
        "  a decision, median (slowest)",
        lambda f: thinking_time(f, "newyorkcity"),
        "under 500 ms",
        lambda f: bool(f["thinking"]["newyorkcity"]["median"] < 0.5),
    ),
    ("New York 1901: act, choices/s", lambda f: f"{f['second game']['our choices/s']:,.0f}", "", None),
    (
        "  in Catanatron's choices",
        lambda f: f"{f['second game']['ratio']:.1f}",
        "at least 3, better 5",
        lambda f: bool(f["second game"]["ratio"] >= 3),
    ),
    (
        "  playout, in Catanatron's choices",
        lambda f: f"{f['second game']['playout ratio']:.1f}",
        "at least 5, better 8",
        lambda f: bool(f["second game"]["playout ratio"] >= 5),
    ),
    (
        "  clone",
        lambda f: f"{f['second game']['clone']:.2f} us",
        "at most 2 us",
        lambda f: bool(f["second game"]["clone"] <= 2),
    ),
    (
        "  longest options(), a full estate",
        lambda f: f"{f['second game']['longest options'] * 1e3:.3f} ms",
        "at most 3 ms",
        lambda f: bool(f["second game"]["longest options"] <= 0.003),
    ),
    (
        "  largest save",
        lambda f: f"{f['second game']['largest save']:,} bytes",
        "at most 3,000 bytes",
        lambda f: bool(f["second game"]["largest save"] <= 3000),
    ),
    (
        "  bot:search, a decision",
        lambda f: thinking_time(f, "newyork1901"),
        "under 500 ms",
        lambda f: bool(f["thinking"]["newyork1901"]["median"] < 0.5),
    ),
)


def table(title: str, figures: Figures) -> str:
    """The figures as text, one row each."""
    lines = [title]
    for name, show, aim, reached in ROWS:
        if name.startswith("import") and "start" not in figures:
            continue
        verdict = "" if reached is None else "reached" if reached(figures) else "MISSED"
        lines.append(f"{name:<36}{show(figures):<38}{aim:<24}{verdict}".rstrip())
    return "\n".join(lines)


def page_figures(times: int) -> tuple[Figures, str]:
    """Everything about the page, and its tables."""
    from tests.bench.others import embed_starts, memory, others_table, second_starts
    from tests.bench.page import both_pages, cold_starts, page_table, warm_starts  # they bring the browser
    from tests.bench.rivals import rival_figures, rival_table
    from tests.bench.taps import tap_figures, tap_table
    from web.build import browser

    with both_pages(DIST) as address, browser.chromium() as chromium:
        figures = {
            "cold": cold_starts(chromium, address, times),
            "warm": warm_starts(chromium, address, times),
            "embed": embed_starts(chromium, address, times),
            "second game": second_starts(chromium, address, times),
            "memory": memory(chromium, address),
            "taps": tap_figures(chromium, address),
            "rivals": rival_figures(chromium, address),
        }
    tables = [page_table(figures), others_table(figures), tap_table(figures["taps"]), rival_table(figures["rivals"])]
    return figures, "\n".join(tables)


def profile(games: int) -> None:
    """Print the functions in which random play spends most of its own time."""
    profiler = cProfile.Profile()
    for seed in range(1, games + 1):
        profiler.runcall(play_ours, seed)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


def main() -> None:
    """Measure natively, then under Pyodide in Node, and print both."""
    parser = argparse.ArgumentParser(prog="python build.py bench", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of random play for each engine")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--no-node", action="store_true", help="leave out the run under Pyodide")
    parser.add_argument("--no-page", action="store_true", help="leave out the page")
    parser.add_argument("--starts", type=int, default=5, help="starts of the page for each figure")
    parser.add_argument("--profile", action="store_true", help="only show where the time of random play goes")
    arguments = parser.parse_args()
    if arguments.profile:
        profile(arguments.games)
        return
    result = {"native": all_figures(arguments.games)}
    print(table(f"Python {platform.python_version()}, CPU time, medians", result["native"]), flush=True)
    if not arguments.no_node:
        result["pyodide"] = figures_under_node(max(10, arguments.games // 5))
        print(table("\nPyodide in Node, CPU time, medians", result["pyodide"]))
    if not arguments.no_page:
        result["page"], tables = page_figures(arguments.starts)
        print(tables)
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
