"""Finds a browser for tests and measurements: Chromium, Chrome, or the one that Playwright has downloaded."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from . import system

# As root Chromium needs the first; the others keep it from asking its makers about updates.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OWN_FOLDERS = (("PLAYWRIGHT_BROWSERS_PATH",), ("LOCALAPPDATA", "ms-playwright"))


def find() -> dict[str, Any] | None:
    """Playwright's launch arguments for a browser of this machine; None where there is none."""
    path = system.program("chromium")
    if path is None and not playwrights_own():
        return None
    return {"args": ARGUMENTS, **({"executable_path": path} if path else {})}


def playwrights_own() -> bool:
    """Whether Playwright has downloaded a Chromium. (To ask Playwright would start it, inside tests a second time.)"""
    home = Path.home()
    folders = [home / ".cache" / "ms-playwright", home / "Library" / "Caches" / "ms-playwright"]
    folders += [Path(os.environ[name], *more) for name, *more in OWN_FOLDERS if name in os.environ]
    return any(any(folder.glob("chromium*")) for folder in folders)


def firefox() -> dict[str, Any] | None:
    """Playwright's launch arguments for the machine's own Firefox (Debian's, as a rule); None where there is none."""
    path = system.program("firefox")
    still = {"ui.prefersReducedMotion": 1}
    # The channel is how Playwright drives a Firefox that is not its own.
    return {"channel": "moz-firefox", "executable_path": path, "firefox_user_prefs": still} if path else None


@contextmanager
def chromium() -> Iterator[Any]:
    """A running Chromium."""
    from playwright.sync_api import sync_playwright

    launch = find()
    if launch is None:
        raise SystemExit(system.missing("chromium"))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(**launch)
        try:
            yield running
        finally:
            running.close()
