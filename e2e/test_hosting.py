"""Issue 4, "Safe": the README says how to host the page. Its nginx does, as a real server, what it says."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import ROOT
from e2e.table import LONG, until
from e2e.test_start import READY, kept, opened, playable, way
from web.build import system

README = (ROOT / "README.md").read_text("utf-8")
AROUND = """daemon off; worker_processes 1; {user} pid nginx.pid; error_log error.log;
events {{}}
http {{
access_log off; client_body_temp_path t1;
proxy_temp_path t2; fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;
{config}
}}"""
BYTES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((one) => one.name.startsWith("http"))
  .map((one) => [one.name.split("/").pop(), [one.decodedBodySize, one.encodedBodySize]])"""

PACKED = """() => performance.getEntriesByType("resource").some((one) => /app-.*pack$/.test(one.name))"""


def megabytes(page: Page, dist: Path) -> list[float]:
    """What a visit asked for: as it is, and as it is sent. A pack comes as it is. Python's may be let go after its
    first bytes and come again, later, from what the service worker keeps: it counts once."""
    until(page, lambda: page.evaluate(PACKED))  # the last, when there is time
    sizes = dict(page.evaluate(BYTES))
    packs = {name: [(dist / name).stat().st_size] * 2 for name in sizes if name.endswith(".pack")}
    return [sum(size) / 1e6 for size in zip(*(sizes | packs).values(), strict=True)]


class Nginx:
    """A running server of the site, under /nyc/, with the README's words."""

    def __init__(self, program: str, dist: Path, folder: Path) -> None:
        shutil.copytree(dist, folder / "www" / "nyc")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        (config,) = re.findall(r"```nginx\n(.*?)```", README, re.DOTALL)
        for old, new in (("listen 80;", f"listen 127.0.0.1:{self.port};"), ("root /var/www;", f"root {folder}/www;")):
            assert config.count(old) == 1
            config = config.replace(old, new)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(AROUND.format(user=user, config=config), "utf-8")
        command = [program, "-p", str(folder), "-c", "nginx.conf"]
        self.log = folder / "said"
        with self.log.open("w") as said:
            self.process = subprocess.Popen(command, cwd=folder, stderr=said)
        self.address = f"http://127.0.0.1:{self.port}/nyc/"

    def wait(self) -> None:
        for _ in range(LONG // 50):
            try:
                self.headers("")
                return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        self.stop()
        raise AssertionError(self.log.read_text("utf-8"))

    def headers(self, file: str) -> Message:
        request = urllib.request.Request(self.address + file, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as answer:
            headers: Message = answer.headers
            return headers

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture
def nginx(dist: Path, tmp_path: Path) -> Iterator[Nginx]:
    program = system.program("nginx")
    if program is None:
        pytest.skip(system.missing("nginx"))
    running = Nginx(program, dist, tmp_path)
    running.wait()
    yield running
    running.stop()


TYPES = {
    "html": "text/html; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "json": "application/json; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
}
COMPRESSED = {"txt", "html", "mjs", "js", "wasm", "webmanifest", "svg", "json"}


def test_types_caching_compression_and_framing(nginx: Nginx, dist: Path) -> None:
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        name, ending = path.relative_to(dist).as_posix(), path.suffix[1:]
        got = nginx.headers(name)
        assert got["Content-Type"] == TYPES.get(ending, "application/octet-stream"), name
        assert (got["Content-Encoding"] == "gzip") == (ending in COMPRESSED) or path.stat().st_size < 200, name
        assert ("no-cache" in got["Cache-Control"]) == (ending != "pack"), name
        assert got["Access-Control-Allow-Origin"] == "*", name
        assert got["X-Content-Type-Options"] == "nosniff", name
        framed = None if name == "embed.html" else "frame-ancestors 'self'"
        assert got["Content-Security-Policy"] == framed, name


def test_a_game_on_nginx_and_on_without_it(nginx: Nginx, browser: Browser, dist: Path) -> None:
    """First visit, as large as the README says; second visit from what is remembered; one with the server stopped."""
    context, said = browser.new_context(), list[str]()
    first = opened(context, nginx.address, said)
    assert way(first) == "fetched"
    said_sent, said_raw = re.findall(r"compression: about (\d+) MB instead of (\d+)", README)[0]
    assert megabytes(first, dist) == pytest.approx([int(said_raw), int(said_sent)], abs=1)
    playable(first)
    kept(first)
    second = opened(context, nginx.address, said)
    assert way(second) == "remembered"
    nginx.stop()
    third = opened(context, nginx.address, said)
    assert way(third) == "remembered"
    playable(third)
    third.reload()
    third.locator("#table[data-ready]").wait_for()
    assert third.evaluate(READY) == 1
    assert said == []
    context.close()


def test_what_is_stored_is_what_the_readme_names() -> None:
    """Every key that the page writes stands in "Host it"."""
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "web").rglob("*.py"))
    counted = re.findall(r'COUNT = "(nyc/[a-z]+)"', (ROOT / "web/js/memory.mjs").read_text("utf-8"))
    keys = {*re.findall(r'"(nyc/[a-z]+)', sources), *counted}
    assert keys == set(re.findall(r"`(nyc/[a-z]+)", README))
