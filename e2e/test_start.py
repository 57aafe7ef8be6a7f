"""How the page starts: each of its three ways, without a network, and without ever asking another host."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.build.server import server, started

READY = "performance.getEntriesByName('nyc:ready').length"
SECONDS = 120


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
    for _ in range(SECONDS * 20):
        if tab.evaluate(READY):
            return tab
        tab.wait_for_timeout(50)
    raise AssertionError(f"not ready: {said}")


def way(tab: Any) -> str:
    """How it started, see boot.mjs."""
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
    tab.locator("[data-act]").first.evaluate(
        "element => element.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    tab.wait_for_timeout(500)
    assert int(tab.locator("#table").get_attribute("data-seq")) > before


def test_first_visit_is_packed_and_the_second_remembered(context: Any, dist: Path) -> None:
    said: list[str] = []
    with started(dist) as address:
        first = opened(context, address, said)
        assert way(first) == "packed"
        playable(first)
        kept(first)
        second = opened(context, address, said)
        assert way(second) == "remembered"
        playable(second)
    assert said == []


# The worker keeps no file that is not as it was built: it can only go bad afterwards.
SPOIL = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes("snapshot-")) await cache.put(request, new Response("spoilt"));
  }
}"""


def test_a_broken_snapshot_falls_back_to_the_pack(context: Any, dist: Path) -> None:
    said: list[str] = []
    with started(dist) as address:
        first = opened(context, address)
        kept(first)
        first.evaluate(SPOIL)
        tab = opened(context, address, said)
        assert way(tab) == "packed"
        playable(tab)
    assert [line for line in said if not line.startswith("The remembered start failed")] == []


def test_a_broken_pack_falls_back_to_the_plain_start_with_micropip(context: Any, dist: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    broken(folder, "app-*.pack")
    said: list[str] = []
    with started(folder) as address:
        tab = opened(context, address, said)
        assert way(tab) == "plain"
        playable(tab)
    assert [line for line in said if not line.startswith("The packed start failed")] == []


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
    r"|developer\.microsoft\.com/|docs\.pyscript\.net/|pyscript\.github\.io/docs|0\.0\.0\.0)"
)


def test_no_file_names_a_host_to_ask(dist: Path) -> None:
    found = {}
    for path in dist.rglob("*"):
        if path.suffix in {".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".py"}:
            hosts = re.findall(r"https?://[\w.-]+[\w/]*", path.read_text("utf-8"))
            asked = sorted({host for host in hosts if not FOR_PEOPLE.match(host)})
            if asked:
                found[path.relative_to(dist).as_posix()] = asked
    assert found == {}
