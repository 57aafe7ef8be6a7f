"""Files of data that lie beside the modules of a package."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from zipimport import zipimporter


def data(package: str, name: str) -> bytes:
    """A file of a package, from whichever of its places has it: on the page a further game lies in two zips, what a
    list of games tells of it in the one that is there from the start (web/build/split.py)."""
    for place in import_module(package).__path__:
        path, finder = f"{place}/{name}", pkgutil.get_importer(place)
        try:
            return finder.get_data(path) if isinstance(finder, zipimporter) else Path(path).read_bytes()
        except OSError:
            continue
    raise FileNotFoundError(f"{package} has no file {name}")
