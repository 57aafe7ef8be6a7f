"""How the page starts (interpreter.mjs): each of its ways, broken in turn, without a network, and without ever asking
another host. And PyScript, for which nothing waits."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.device import hosted
from e2e.heaps import modules
from e2e.table import LONG, Table, until
from web.build.server import server, started

READY = "performance.getEntriesByName('nyc:ready').length"


@pytest.fixture
def context(browser: Browser) -> Iterator[Any]:
    """A browser with empty caches, which may complain."""
    fresh = browser.new_context()
    yield fresh
    fresh.close()


def opened(context: Any, address: str, said: list[str] | None = None) -> Any:
    """A tab with the first decision on its table. `said` gets the console's warnings and errors."""
    tab = context.new_page()
    if said is not None:
        tab.on("console", lambda line: said.append(line.text) if line.type in {"warning", "error"} else None)
        tab.on("pageerror", lambda error: said.append(str(error)))
    tab.goto(address)
    until(tab, lambda: tab.evaluate(READY))
    return tab


def way(tab: Any) -> str:
    """How it started, see interpreter.mjs."""
    return str(tab.evaluate("document.documentElement.dataset.start"))


def kept(tab: Any) -> None:
    """Wait until the service worker has put all files away."""
    tab.evaluate("navigator.serviceWorker.ready.then(() => 0)")


def broken(folder: Path, pattern: str) -> None:
    """Cut a file short."""
    for path in folder.glob(pattern):
        path.write_bytes(path.read_bytes()[:1000])


def playable(tab: Any) -> None:
    """The table takes an action."""
    before = int(tab.locator("#table").get_attribute("data-seq"))
    for tapped in ("[data-act]", "[data-act][data-confirm]"):  # the first tap selects
        tab.locator(tapped).first.evaluate("element => element.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    expect(tab.locator("#table")).not_to_have_attribute("data-seq", str(before))


def switches_stacks(tab: Any) -> bool:
    """Whether Pyodide would run a coroutine on another stack, where Chromium's sampling of memory kills the tab."""
    return bool(tab.evaluate("async () => (await (await import('./boot.mjs')).loadPyodide())._module.jspiSupported"))


def slowed(context: Any) -> Any:
    """A tab whose line lets 10 Mbit/s through."""
    tab = context.new_page()
    line = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
    context.new_cdp_session(tab).send("Network.emulateNetworkConditions", line)
    return tab


def test_first_visit_fetches_the_memory_and_the_second_remembers_it(context: Any, dist: Path) -> None:
    said: list[str] = []
    with started(dist) as address:
        first = opened(context, address, said)
        assert way(first) == "fetched"
        assert not switches_stacks(first)
        playable(first)
        kept(first)
        second = opened(context, address, said)
        assert way(second) == "remembered"
        playable(second)
    assert said == []


def test_a_slow_line_gets_the_packs_and_not_one_byte_of_the_snapshot(context: Any, dist: Path) -> None:
    asked: list[str] = []
    with started(dist) as address:
        tab = slowed(context)
        tab.on("request", lambda request: asked.append(request.url.removeprefix(address)))
        tab.goto(address)
        tab.locator("#table[data-ready]").wait_for(timeout=LONG)
        assert way(tab) == "packed"
        packs = [name for name in asked if name.endswith(".pack")]
    assert [name.split("-")[0] for name in packs] == ["python", "app"]


# The worker keeps no file that is not as it was built: it can only go bad afterwards.
SPOIL = """async (name) => {
  for (const one of await caches.keys()) {
    const cache = await caches.open(one);
    for (const request of await cache.keys()) {
      if (!request.url.includes(name)) continue;
      const found = await cache.match(request);
      const bytes = new Uint8Array(await found.arrayBuffer());
      bytes[bytes.length >> 1] ^= 1;
      await cache.put(request, new Response(bytes, { headers: found.headers }));
    }
  }
}"""


def test_a_snapshot_with_one_wrong_bit_falls_back_to_the_pack(context: Any, dist: Path) -> None:
    """It is not laid into memory."""
    said: list[str] = []
    with started(dist) as address:
        first = opened(context, address)
        kept(first)
        first.evaluate(SPOIL, "snapshot-")
        tab = opened(context, address, said)
        assert way(tab) == "packed"
        playable(tab)
    assert "The remembered start failed" in said[0]
    assert len(said) == 1


def test_a_broken_snapshot_at_the_first_visit_falls_back_to_the_pack(context: Any, dist: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    broken(folder, "snapshot-*.pack")
    said: list[str] = []
    with started(folder) as address:
        tab = opened(context, address, said)
        assert way(tab) == "packed"
        playable(tab)
    assert [line for line in said if not line.startswith("The fetched start failed")] == []


@pytest.mark.parametrize("packs", [["python-*.pack"], ["snapshot-*.pack", "app-*.pack"]])
def test_a_broken_pack_falls_back_to_the_plain_start_with_micropip(
    context: Any, dist: Path, tmp_path: Path, packs: list[str]
) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    for pack in packs:
        broken(folder, pack)
    said: list[str] = []
    with started(folder) as address:
        tab = opened(context, address, said)
        assert way(tab) == "plain"
        assert not switches_stacks(tab)
        playable(tab)
    assert [line for line in said if not line.startswith(("The fetched start failed", "The packed start failed"))] == []


FORGET = """async (name) => {
  for (const one of await caches.keys()) {
    const cache = await caches.open(one);
    for (const request of await cache.keys()) if (request.url.includes(name)) await cache.delete(request);
  }
}"""


def test_a_snapshot_holds_all_that_the_page_needs(context: Any, dist: Path, tmp_path: Path) -> None:
    """The library is nowhere to be had: a lesson, the editor, sheets, a game, a file; in German too."""
    folder = shutil.copytree(dist, tmp_path / "site")
    said: list[str] = []
    with hosted(folder) as host:
        first = opened(context, host.address)
        kept(first)
        for pack in ("python-", "app-"):
            first.evaluate(FORGET, pack)
        first.close()
        shutil.rmtree(folder)
        tab = opened(context, f"{host.address}#learn/two-pairs", said)
        assert way(tab) == "remembered"
        assert tab.locator("#table").get_attribute("data-lesson") == "two-pairs"
        table = Table(tab)
        for route in ("home", "learn", "edit", "rules/NYC-5.7", "games", "settings"):
            tab.evaluate("route => { location.hash = route }", route)
            tab.wait_for_timeout(300)
        tab.locator('[data-arg="speed=off"]').click()  # nobody reads here what Tom does
        tab.locator('[data-arg="language=de"]').click()
        expect(tab.locator("html")).to_have_attribute("lang", "de")
        tab.evaluate("location.hash = 'new'")
        table.command("begin")
        table.get_ready()
        if table.guide.count():
            table.command("guide-end")
        table.play(random.Random(3), 15)
        tab.locator("#r-bar [data-panel=score]").click()
        table.close_sheet()
        table.bring(table.exported())
    assert [line for line in said if not re.search("Failed to load resource|can wait did not come", line)] == []


def test_who_comes_back_to_the_second_game_waits_for_none_of_its_packs(
    context: Any, dist: Path, tmp_path: Path
) -> None:
    """What it changes in the memory is laid down with the memory; the first game's start does without."""
    folder = shutil.copytree(dist, tmp_path / "site")
    said: list[str] = []
    with hosted(folder) as host:
        first = opened(context, f"{host.address}#new/newyork1901")
        Table(first).command("begin")
        Table(first).get_ready()
        kept(first)
        first.evaluate(FORGET, "game-")
        first.close()
        shutil.rmtree(folder)
        tab = opened(context, host.address, said)
        assert way(tab) == "remembered"
        expect(tab.locator("#table")).to_have_attribute("data-game", "newyork1901")
        tab.evaluate("location.hash = 'learn/one-estate'")
        expect(tab.locator("#table")).to_have_attribute("data-lesson", "one-estate")
    assert said == []


def test_pyscript_comes_after_the_first_decision_and_brings_what_was_left_out(context: Any, dist: Path) -> None:
    """It is the glue of the app's page, and attaches to the Python that runs."""
    asked: list[str] = []
    with started(dist) as address:
        tab = context.new_page()
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(address)
        tab.locator("#table[data-ready]").wait_for(timeout=LONG)
        assert not [url for url in asked if "pyscript" in url]
        until(tab, lambda: {"_pyscript", "web.app.editor.desk", "nyc_core.lessons.check"} <= modules(tab))


def test_without_pyscript_the_game_is_played(context: Any, dist: Path) -> None:
    said: list[str] = []
    with hosted(dist) as host:
        host.missing = "vendor/pyscript/core.js"
        tab = opened(context, host.address, said)
        until(tab, lambda: any("can wait did not come" in line for line in said))
        playable(tab)
        expect(tab.get_by_role("alert")).to_have_count(0)


# What a rival needs: a worker that starts a Python of its own.
WORKER = """
import { interpreter } from "./interpreter.mjs";
const { py, way } = await interpreter();
const found = py.runPython(`
from nyc_core import new_game
game = new_game("newyorkcity", seats=["human", "tom:B4"], seed=7)
str(game.options()[0])
`);
postMessage([way, found]);
"""


ASK_WORKER = """() => new Promise((done) => {
  new Worker("worker.mjs", { type: "module" }).onmessage = ({ data }) => done(data);
})"""


def test_a_worker_has_its_own_python_from_the_same_snapshot(context: Any, dist: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    (folder / "worker.mjs").write_text(WORKER, "utf-8")
    said: list[str] = []
    with started(folder) as address:
        tab = opened(context, address, said)
        kept(tab)
        answers = tab.evaluate(ASK_WORKER)
        assert answers == ["remembered", "start 1"]
    assert said == []


def test_works_without_a_network_after_the_first_visit(context: Any, dist: Path, tmp_path: Path) -> None:
    """Under a path, with the server gone (the browser's own offline switch does not reach service workers)."""
    shutil.copytree(dist, tmp_path / "some" / "path")
    serving = server(tmp_path)
    port = serving.server_address[1]
    serving.server_close()
    with started(tmp_path, port) as address:
        kept(opened(context, f"{address}some/path/"))
    said: list[str] = []
    playable(opened(context, f"{address}some/path/?query=1#somewhere", said))
    assert said == []


def test_asks_no_other_host(context: Any, dist: Path) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    with started(dist) as address:
        tab = opened(context, address)
        kept(tab)
        playable(tab)
        ours = (address, f"blob:{address}", "data:")
        assert [url for url in asked if not url.startswith(ours)] == []


# Names of namespaces, and where people can read sources, licences and explanations: nothing fetches them.
FOR_PEOPLE = re.compile(
    r"https?://(www\.w3\.org/|mozilla\.org/MPL|www\.apache\.org/licenses|github\.com/|docs\.python\.org/|developer\.mozilla\.org/"
    r"|adlnet\.gov/expapi/|www\.adlnet\.org/xsd/|www\.imsproject\.org/xsd/|developer\.microsoft\.com/|docs\.pyscript\.net/|pyscript\.github\.io/docs|0\.0\.0\.0)"
)


def test_no_file_names_a_host_to_ask(dist: Path) -> None:
    by_file = {}
    for path in dist.rglob("*"):
        if path.suffix in {".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".py"}:
            hosts = re.findall(r"https?://[\w.-]+[\w/]*", path.read_text("utf-8"))
            asked = sorted({host for host in hosts if not FOR_PEOPLE.match(host)})
            if asked:
                by_file[path.relative_to(dist).as_posix()] = asked
    assert by_file == {}
