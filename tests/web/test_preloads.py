"""What the page's head announces (preloads.py) is just what a start asks for: a browser complains of what nobody uses,
but only after some seconds, which a slow start takes too. And guard.js is patient for less than ten."""

from __future__ import annotations

import re

from tests.web.javascript import JS
from web.build import preloads

IMPORT = re.compile(r'^(?:import|export) [^;]*?from "\./([^"]+)"|^import "\./([^"]+)"', re.MULTILINE)


def needed(name: str, seen: set[str]) -> set[str]:
    """The modules that a module needs before it runs."""
    if name not in seen:
        seen.add(name)
        if (JS / name).exists():
            for groups in IMPORT.findall((JS / name).read_text("utf-8")):
                needed("".join(groups), seen)
    return seen


def test_the_modules_are_those_that_a_start_imports() -> None:
    """And Pyodide's own, which it imports by itself."""
    assert {*needed("boot.mjs", set()), "vendor/pyodide/pyodide.asm.mjs"} == set(preloads.MODULES)


def test_what_takes_long_is_said_within_ten_seconds() -> None:
    script = (JS / "guard.js").read_text("utf-8")
    (patience,) = re.findall(r"const PATIENCE = (\d+); // seconds", script)
    assert int(patience) < 10
    assert "setInterval(look, 1000)" in script
