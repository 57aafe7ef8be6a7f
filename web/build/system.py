"""What tests and measurements need of the system, and which of Debian's packages bring it. This is the one list of it.

`python build.py test` installs what is missing as its first step, in sight, where that needs nobody's leave (root, and
apt-get). Nothing is installed in the middle of tests: where something is missing its tests are skipped, and say so.
"""

import os
import shutil
import subprocess
from typing import NamedTuple


class Need(NamedTuple):
    """A program: its names, the variable that names another one, and the packages that bring it."""

    names: tuple[str, ...]
    packages: tuple[str, ...]
    variable: str = ""


NEEDS = {
    "chromium": Need(
        ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"),
        ("chromium",),
        "CHROMIUM",
    ),
    "firefox": Need(("firefox", "firefox-esr"), ("firefox-esr",), "FIREFOX"),
    "nginx": Need(("nginx",), ("nginx-light",)),
    "webkit": Need(("WebKitWebDriver",), ("webkit2gtk-driver",)),
    "screen": Need(("Xvfb",), ("xvfb",)),  # for WebKitGTK, which draws on no other
}
USUAL = ("chromium", "firefox", "nginx")
FOLDERS = ("/usr/sbin",)  # where programs lie that only some users have in their path


def program(need: str) -> str | None:
    """The path of a program that the machine has."""
    named = os.environ.get(NEEDS[need].variable) if NEEDS[need].variable else None
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *FOLDERS])
    return named or next(filter(None, (shutil.which(name, path=path) for name in NEEDS[need].names)), None)


def missing(need: str) -> str:
    """Why a test is skipped."""
    return f"NO {need.upper()}: `python build.py system` installs Debian's, where it may"


def prepare(needs: tuple[str, ...] = USUAL) -> None:
    """Install what is missing; what cannot be installed is named, with what that means."""
    absent = [need for need in needs if program(need) is None]
    if not absent:
        return
    packages = [package for need in absent for package in NEEDS[need].packages]
    if install(packages):
        absent = [need for need in absent if program(need) is None]
    for need in absent:
        print(f"no {need} on this machine (Debian's package: {', '.join(NEEDS[need].packages)}): its tests are skipped")


def install(packages: list[str]) -> bool:
    """Install packages of Debian's; whether that was done."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print(f"installing Debian's {', '.join(packages)}", flush=True)
    # A new machine has no list of packages yet.
    commands = ([apt, "update", "-qq"], [apt, "install", "-y", "-qq", "--no-install-recommends", *packages])
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = [subprocess.run(one, check=False, stdout=subprocess.DEVNULL, env=environment) for one in commands]
    return done[-1].returncode == 0
