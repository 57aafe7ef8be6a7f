"""What a browser has kept of a site, and a host that fails on demand: for the tests of the service worker."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from web.build import server

PATIENCE = 120  # seconds, on a busy machine
BLANK = "blank.html"  # a page of the host that is not the site's: quick to open
# Registers the worker and waits how its install ends: "installed", "activated" or "redundant".
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.register("sw.js");
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return registration.active.state;
  return await new Promise((done) => {
    const look = () => ["activated", "redundant"].includes(worker.state) && done(worker.state);
    worker.addEventListener("statechange", look);
    look();
  });
}"""
# Looks for a new version and waits how its install ends; "none" when the host has none.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return "none";
  return await new Promise((done) => {
    const look = () => ["installed", "redundant"].includes(worker.state) && done(worker.state);
    worker.addEventListener("statechange", look);
    look();
  });
}"""
CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).length;
  return found;
}"""


def caches(page: Page) -> dict[str, int]:
    """The caches of the site with how many files each has; the mark of a whole one counts as one."""
    sizes: dict[str, int] = page.evaluate(CACHES)
    return sizes


def precached(dist: Path) -> list[str]:
    """All files that the worker of a build keeps."""
    listed = re.search(r"const FILES = \{(.*?)\};", (dist / "sw.js").read_text("utf-8"), re.DOTALL)
    assert listed
    return re.findall(r'"([^"]+)": "', listed[1])


class Host:
    """A server whose folder can be changed, whose files can go wrong, and that can stall."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.folder = folder
        self.prefix = prefix  # the path under which the site lies
        self.missing = ""
        self.altered = ""
        self.torn = ""  # the connection breaks in the middle of it
        self.stalled = ""  # the host says nothing until `go_on` is set
        self.begun = True  # until it is unset: then a worker that was stopped may still ask, the next one has not begun
        self.asked = threading.Event()  # somebody waits for what is stalled
        self.go_on = threading.Event()
        self.types: dict[str, str] = {}  # by the end of the name: what is said instead
        self.seen: list[str] = []
        self.address = ""

    def well(self) -> None:
        """Nothing is wrong any more."""
        self.missing = self.altered = self.torn = self.stalled = ""
        self.go_on.set()


class Handler(server.Handler):
    """Answers as its host wants it."""

    host: Host

    def find(self) -> Path | None:
        path = urlsplit(self.path).path.lstrip("/")
        if not path.startswith(self.host.prefix):
            return None
        name = path.removeprefix(self.host.prefix)
        self.host.seen.append(name)
        self.host.begun |= name == "sw.js"
        if name and name == self.host.stalled and self.host.begun:
            self.host.asked.set()
            self.host.go_on.wait(PATIENCE)
        if name and name == self.host.missing:
            return None
        file = self.host.folder / (name or "index.html")
        return file if file.is_file() else None

    def answer(self, *, body: bool) -> None:
        name = urlsplit(self.path).path.lstrip("/").removeprefix(self.host.prefix)
        if name == BLANK:
            self._send(b"<!doctype html><title>blank</title>", "text/html")
        elif name and name in (self.host.altered, self.host.torn):
            self._answer_wrong(self.host.folder / name, name == self.host.torn)
        else:
            super().answer(body=body)

    def _answer_wrong(self, path: Path, torn: bool) -> None:
        data = path.read_bytes()
        wrong = data[: len(data) // 2] if torn else data[:-1] + bytes([data[-1] ^ 1])
        self._send(wrong, server.TYPES.get(path.suffix, "application/octet-stream"), len(data))
        self.close_connection = True

    def _send(self, data: bytes, kind: str, length: int = 0) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length or len(data)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(data)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Type":
            ends = [said for end, said in self.host.types.items() if urlsplit(self.path).path.endswith(end)]
            value = ends[0] if ends else value
        super().send_header(keyword, value)


@contextmanager
def hosted(folder: Path, prefix: str = "", port: int = 0) -> Iterator[Host]:
    """Such a server, running. After the block it is gone; with the port of its address it can come back."""
    host = Host(folder.resolve(), prefix)
    handler = type("HostHandler", (Handler,), {"host": host, "folder": host.folder})
    serving = server.Server(("127.0.0.1", port), handler)
    host.address = f"http://127.0.0.1:{serving.server_address[1]}/{prefix}"
    thread = threading.Thread(target=serving.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        host.well()
        serving.shutdown()
        serving.server_close()
        thread.join()


def port_of(address: str) -> int:
    return int(urlsplit(address).port or 0)


def wait_kept(page: Any) -> None:
    """Until the service worker has put all files away."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")


# A second build of the same sources, with a difference that can be read.

FIRST_LINE = "Two games, one skyline."
SECOND_LINE = "Two games, two builds."
SOURCES = ("nyc_core", "web")


def build_again(project: Path, dist: Path, place: Path) -> Path:
    """Build the site from a copy of the project in which one sentence is another."""
    copy = copied(project, place)
    words = copy / "web" / "app" / "words" / "en" / "screens.txt"
    text = words.read_text("utf-8")
    assert FIRST_LINE in text
    words.write_text(text.replace(FIRST_LINE, SECOND_LINE), "utf-8")
    built = copy / "dist"
    built.mkdir()
    for wheel in dist.glob("*.whl"):
        shutil.copyfile(wheel, built / wheel.name)
    build(copy, "site")
    return built


def build_with_the_toy(project: Path, place: Path) -> Path:
    """Build the site from a copy of the project to which a game has come (`tests/toy`): its package, its room, and the
    line that registers it. Nothing else is another."""
    copy = copied(project, place)
    toy, package, room = project / "tests" / "toy", copy / "nyc_core" / "garden", copy / "web" / "games" / "garden"
    package.mkdir()
    room.mkdir()
    for name in ("__init__.py", "game.py", "words.py", "garden.json"):
        put(toy / name, package / name)
    put(toy / "room.py", room / "room.py")
    (room / "__init__.py").write_text('"""The room of the garden."""\n', "utf-8")
    with (copy / "nyc_core" / "games.py").open("a", encoding="utf-8") as games:
        games.write('\nregister("garden", "nyc_core.garden")\n')
    (copy / "dist").mkdir()
    build(copy, "wheel")
    build(copy, "site")
    return copy / "dist"


def put(source: Path, target: Path) -> None:
    """A file of the toy where games of the house lie; its package has another name there."""
    target.write_text(source.read_text("utf-8").replace("tests.toy", "nyc_core.garden"), "utf-8")


def copied(project: Path, place: Path) -> Path:
    """The sources, and what the wheel is made of."""
    copy = place / "project"
    for name in SOURCES:
        shutil.copytree(project / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", ".packs"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(project / name, copy / name)
    return copy


def build(copy: Path, what: str) -> None:
    """The wheel or the site of a copy, into its dist/."""
    command = [sys.executable, "-m", "web.build", what, str(copy / "dist")]
    done = subprocess.run(command, cwd=copy, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
