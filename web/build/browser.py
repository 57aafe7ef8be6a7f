"""Finds a browser for tests and measurements: Chromium, Chrome, or the one that Playwright has downloaded."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
# As root Chromium needs the first; the others keep it from asking its makers about updates.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "No browser found: install Chromium or Chrome, or run `.venv/bin/python -m playwright install chromium`."


def executable() -> str | None:
    """The path of a browser; None when there is only Playwright's own, or none at all."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def find() -> dict[str, Any]:
    """Playwright's launch arguments for the browser of this machine; Debian's is installed where that can be."""
    path = executable()
    if path is None and not playwrights_own().exists() and sys.platform == "linux" and os.geteuid() == 0:
        apt = shutil.which("apt-get")
        if apt:
            subprocess.run([apt, "install", "-y", "-qq", "chromium"], check=False, stdout=subprocess.DEVNULL)
            path = executable()
    if path is None and not playwrights_own().exists():
        raise SystemExit(MISSING)
    return {"args": ARGUMENTS, **({"executable_path": path} if path else {})}


def playwrights_own() -> Path:
    """Where Playwright's own Chromium would be."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


@contextmanager
def chromium() -> Iterator[Any]:
    """A running Chromium."""
    from playwright.sync_api import sync_playwright

    launch = find()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(**launch)
        try:
            yield running
        finally:
            running.close()
