"""What else a start is: that of an embedded board, that of the second game, and the memory that a tab takes."""

from statistics import median
from typing import Any

from e2e.heaps import held
from tests.bench.page import CONDITIONS, PATIENCE_SECONDS, READY, Conditions, visit

SECOND = "newyork1901"
PICTURE = "performance.getEntriesByName('nyc:picture').length"
BEGIN = "() => { performance.mark('begun'); document.getElementById('begin').click(); }"
TAPPED = "performance.getEntriesByName('nyc:ready')[0].startTime - performance.getEntriesByName('begun')[0].startTime"
MEGABYTE = 1_000_000
Figures = dict[str, Any]


def embed_starts(chromium: Any, address: str, times: int) -> Figures:
    """Milliseconds from the tap on the picture to the first decision, beside a bare page; first visits, and later ones
    of a browser that has been to the site itself."""
    kept = put_away(chromium, address)
    rows: dict[str, list[tuple[float, float]]] = {"first visit": [], "later visit": []}
    for _ in range(times):
        for name, row in rows.items():
            context = chromium.new_context() if name == "first visit" else kept
            bare = visit(context, f"{address}bare.html", CONDITIONS["full speed"]).ready
            row.append((tapped(context, address), bare))
            if context is not kept:
                context.close()
    kept.close()
    return {
        name: {"ours": median(ours for ours, _ in row), "ratio": median(ours / bare for ours, bare in row)}
        for name, row in rows.items()
    }


def tapped(context: Any, address: str) -> float:
    """One board, tapped when its picture is there."""
    tab = context.new_page()
    tab.goto(f"{address}embed.html#seats=human,tom:B4", wait_until="commit")
    until(tab, PICTURE)
    tab.evaluate(BEGIN)
    until(tab, READY)
    milliseconds = float(tab.evaluate(TAPPED))
    tab.close()
    return milliseconds


def until(tab: Any, wanted: str) -> None:
    """Wait for something to be true on the page."""
    for _ in range(PATIENCE_SECONDS * 20):
        if tab.evaluate(wanted):
            return
        tab.wait_for_timeout(50)
    raise TimeoutError(wanted)


def put_away(chromium: Any, address: str, game: str = "") -> Any:
    """A browser in which the service worker has put all files away, with a table of this game as the last."""
    context = chromium.new_context()
    tab = context.new_page()
    tab.goto(f"{address}index.html#home")
    until(tab, "performance.getEntriesByName('nyc:ready').length || document.querySelector('#r-sheet [data-do=quick]')")
    tab.locator(f"#r-sheet [data-do=quick]{f'[data-arg={game}]' if game else ''}").first.click()
    tab.locator(f"#table[data-ready]{f'[data-game={game}]' if game else ''}").wait_for(timeout=60_000)
    tab.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    tab.wait_for_timeout(2000)
    tab.close()
    return context


def second_starts(chromium: Any, address: str, times: int) -> Figures:
    """Later visits to a table of the second game, beside those to one of the first."""
    contexts = {game: put_away(chromium, address, game) for game in ("newyorkcity", SECOND)}
    times_by_game: dict[str, list[float]] = {game: [] for game in contexts}
    for _ in range(times):
        for game, context in contexts.items():
            times_by_game[game].append(visit(context, f"{address}index.html", Conditions()).ready)
            context.pages[-1].close()
    for context in contexts.values():
        context.close()
    first, second = times_by_game.values()
    return {
        "first": median(first),
        "second": median(second),
        "ratio": median(b / a for a, b in zip(first, second, strict=True)),
    }


def memory(chromium: Any, address: str) -> Figures:
    """Megabytes of one tab, and of two, at a later visit, when all that comes late is there (`heaps.held`)."""
    context = put_away(chromium, address)
    sizes = []
    for _ in range(2):
        tab = context.new_page()
        tab.goto(f"{address}index.html")
        until(tab, READY)
        tab.wait_for_timeout(8000)
        sizes.append(held(chromium, *context.pages) / MEGABYTE)
    context.close()
    return {"one tab": sizes[0], "two tabs": sizes[1]}


def others_table(figures: Figures) -> str:
    """The figures as text."""
    lines = ["\nembedded board, from the tap to the first decision, beside a bare page"]
    for name, row in figures["embed"].items():
        lines.append(f"{name:<28}{row['ours']:>8,.0f} ms{row['ratio']:>8.2f}")
    two = figures["second game"]
    reached = "reached" if two["ratio"] <= 1.1 else "MISSED"
    lines.append(
        f"\nlater visit, second game    {two['second']:>8,.0f} ms{two['ratio']:>8.2f} of the first's   {reached}"
    )
    tabs = figures["memory"]
    reached = "reached" if tabs["one tab"] <= 180 else "MISSED"
    lines.append(f"memory of a tab, of two     {tabs['one tab']:>8,.0f} MB{tabs['two tabs']:>8,.0f} MB   {reached}")
    return "\n".join(lines)
