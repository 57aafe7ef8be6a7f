"""Runs inside Pyodide, before its memory is kept: imports all that the page can need, since the library is not there
yet when a snapshot starts (interpreter.mjs). Of further games nothing: they are not in this pack (split.py)."""

import importlib
import sys
import zipfile

# What PyScript's package imports, and what is needed to show an error.
OTHERS = (
    *("asyncio", "base64", "html", "inspect", "io", "json", "math", "os", "pathlib", "random", "typing"),
    *("ast", "linecache", "textwrap", "tokenize", "traceback", "warnings", "encodings.ascii", "encodings.latin_1"),
)


def modules() -> list[str]:
    """Every module of the engine and of the page."""
    with zipfile.ZipFile("/lib/python314.zip") as library:
        paths = [path.removesuffix(".pyc") for path in library.namelist() if path.endswith(".pyc")]
    names = {
        path.removesuffix("/__init__").replace("/", ".") for path in paths if path.startswith(("nyc_core/", "web/"))
    }
    return sorted(name for name in names if not name.endswith("__main__"))


def read_shelf() -> None:
    """The lessons' files lie in the library too."""
    shelf = importlib.import_module("nyc_core.lessons.shelf")
    for name in shelf.course().chapters:
        shelf.chapter(name)


def main() -> str:
    for name in (*OTHERS, *modules()):
        importlib.import_module(name)
    read_shelf()
    return f"{len(sys.modules)} modules in the snapshot"


main()
