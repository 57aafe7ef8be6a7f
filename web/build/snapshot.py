"""Runs inside Pyodide, before its memory is kept: imports all that the page's start needs, and a little more. Of
further games nothing, as they are not in this pack (split.py)."""

import importlib
import sys
import zipfile

BROWSER_ONLY = {"web.app.bridge"}


def modules() -> list[str]:
    """Every module of the engine and of the page."""
    with zipfile.ZipFile("/lib/python314.zip") as library:
        paths = [path.removesuffix(".pyc") for path in library.namelist() if path.endswith(".pyc")]
    names = {
        path.removesuffix("/__init__").replace("/", ".") for path in paths if path.startswith(("nyc_core/", "web/"))
    }
    return sorted(name for name in names - BROWSER_ONLY if not name.endswith("__main__"))


def main() -> str:
    # What PyScript's package imports.
    for name in ("asyncio", "base64", "html", "inspect", "io", "json", "math", "os", "pathlib", "random", "typing"):
        importlib.import_module(name)
    for name in modules():
        try:
            importlib.import_module(name)
        except ImportError as error:
            print(error, file=sys.stderr)
    return f"{len(sys.modules)} modules in the snapshot"


main()
