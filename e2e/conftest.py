"""A served site, a browser, and a page that may not complain: no console error or warning, no failed request."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect

from e2e.device import build_again
from e2e.table import LONG, Table
from e2e.town import open_town
from web.build import browser as browsers
from web.build import server, system

__all__ = ["open_town"]  # a fixture

ROOT = Path(__file__).parents[1]
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
Opener = Callable[..., Table]
expect.set_options(timeout=LONG)  # conditions are waited for: five seconds, as usual, are too few on a busy machine
# A page that is left or reloaded stops what it was loading; and on a fast line a start lets the pack go (line.mjs).
LET_GO = ("net::ERR_ABORTED", "NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED")
# Said of a start that takes some seconds, on a busy machine or in a test that holds it back. What is announced but
# never used would be a fault: tests/web/test_preloads.py finds it.
LATE = re.compile("was preloaded using link preload but not used within a few seconds")
# A browser that promises to keep what is stored; else each first turn would be followed by a word about that.
PROMISED = """if (globalThis.StorageManager)
  StorageManager.prototype.persisted = StorageManager.prototype.persist = async () => true;"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-browsers", action="store_true", help="also in WebKitGTK, which is not quick to install")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site as `python build.py` made it; NYC_DIST names another one."""
    folder = Path(os.environ.get("NYC_DIST", ROOT / "dist"))
    assert (folder / "index.html").exists(), "run `python build.py` first"
    return folder


@pytest.fixture(scope="session")
def second_dist(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another build: one sentence of its first page differs."""
    return build_again(ROOT, dist, tmp_path_factory.mktemp("second"))


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Its address, under a path of its own."""
    with server.started(dist) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    launch = browsers.find()
    if launch is None:
        pytest.skip(system.missing("chromium"))
    return launch


class Watch:
    """Writes down whatever a page complains about."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not LATE.search(message.text):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure not in LET_GO:
            self.complaints.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request to another host: {request.url}")


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Asserts at the end of every test that nothing was complained about."""
    watch = Watch(site)
    yield watch
    assert watch.complaints == []


@pytest.fixture
def new_device(browser: Browser, watch: Watch, site: str) -> Iterator[Callable[..., BrowserContext]]:
    """A device with an empty memory."""
    made: list[BrowserContext] = []

    def make(device: str = "desktop", promised: bool = True, **more: Any) -> BrowserContext:
        """`promised`: with the stand-in for a browser that keeps what is stored."""
        context = browser.new_context(**{"base_url": site, "reduced_motion": "reduce", **DEVICES[device], **more})
        context.set_default_timeout(LONG)
        if promised:
            context.add_init_script(PROMISED)
        watch.listen(context)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def open_table(new_device: Callable[..., BrowserContext]) -> Opener:
    """The page on a device of its own, with a game on the table."""

    def open_(device: str = "desktop", route: str = "", guide: bool = False, before: str = "", **more: Any) -> Table:
        table = Table(new_device(device, **more).new_page())
        if before:
            table.page.add_init_script(before)
        table.open(route, guide=guide)
        return table

    return open_


@pytest.fixture
def another_tab(open_table: Opener) -> Callable[[Table, str], Table]:
    """A second tab of the same device."""

    def open_(table: Table, route: str = "") -> Table:
        page: Page = table.page.context.new_page()
        other = Table(page)
        other.open(route)
        return other

    return open_


@pytest.fixture
def hosting(browser: Browser, site: str, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Opens somebody else's page with boards on it."""
    from e2e.embedding import hosts

    with hosts(browser, site, tmp_path) as open_:
        yield open_
