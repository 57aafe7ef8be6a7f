"""Finds a browser for tests and measurements: Chromium, Chrome, or the one that Playwright has downloaded."""

import os
import shutil
import subprocess
import tempfile
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
OWN_FOLDERS = (("PLAYWRIGHT_BROWSERS_PATH",), ("LOCALAPPDATA", "ms-playwright"))
MISSING = "No browser found: install Chromium or Chrome, or run `.venv/bin/python -m playwright install chromium`."


def find() -> dict[str, Any]:
    """Playwright's launch arguments for a browser of this machine; Debian's is installed where that can be."""
    path = executable()
    if path is None and not playwrights_own() and install_debians("chromium"):
        path = executable()
    if path is None and not playwrights_own():
        raise SystemExit(MISSING)
    return {"args": ARGUMENTS, **({"executable_path": path} if path else {})}


def executable() -> str | None:
    """The path of a browser that the machine has; Playwright's own is not among them."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def playwrights_own() -> bool:
    """Whether Playwright has downloaded a Chromium. (To ask Playwright would start it, inside tests a second time.)"""
    home = Path.home()
    folders = [home / ".cache" / "ms-playwright", home / "Library" / "Caches" / "ms-playwright"]
    folders += [Path(os.environ[name], *more) for name, *more in OWN_FOLDERS if name in os.environ]
    return any(any(folder.glob("chromium*")) for folder in folders)


def debians(program: str, *packages: str) -> str | None:
    """The path of a program; where it is missing its packages are installed, if that needs nobody's leave."""
    return shutil.which(program) or (shutil.which(program) if install_debians(*packages) else None)


def install_debians(*packages: str) -> bool:
    """Install packages of Debian's, as root; whether that was done. One process at a time: tests run side by side."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    import fcntl  # not on Windows, where there is no apt-get either

    with Path(tempfile.gettempdir(), "nyc-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(f"installing Debian's {', '.join(packages)}", flush=True)
        # A new machine has no list of packages yet.
        commands = ([apt, "update", "-qq"], [apt, "install", "-y", "-qq", "--no-install-recommends", *packages])
        quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        }
        done = [subprocess.run(command, check=False, **quiet) for command in commands]
    return done[-1].returncode == 0


def firefox() -> dict[str, Any] | None:
    """Playwright's launch arguments for the machine's own Firefox (Debian's, as a rule); None where there is none."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox") or debians("firefox-esr", "firefox-esr")
    still = {"ui.prefersReducedMotion": 1}
    # The channel is how Playwright drives a Firefox that is not its own.
    return {"channel": "moz-firefox", "executable_path": path, "firefox_user_prefs": still} if path else None


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
