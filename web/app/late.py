"""What a start leaves out is brought in afterwards, piece by piece, so that nobody waits for the first lesson or the
editor. The page's own script does it, which PyScript runs (index.html, boot.mjs)."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import sys
from collections.abc import Iterator

from nyc_core import games

from .packs import HOMES

HOUSES = ("web.app", *HOMES)
NEVER = ("nyc_core.cli", "nyc_core.__main__")  # not for a page: its packs leave them out (web/build/pack.py)


async def bring() -> None:
    """Import it, with room for a tap after each module."""
    for name in left_out():
        importlib.import_module(name)
        await asyncio.sleep(0)


def left_out() -> Iterator[str]:
    """The modules of the engine and the page that nobody has needed yet, packages before what is in them; of a game
    only where a table of it was laid."""
    unplayed = [game for game in games.names() if f"nyc_core.{game}.game" not in sys.modules]
    never = (*NEVER, *(f"{home}.{game}" for home in HOMES for game in unplayed))
    for house in HOUSES:
        yield from (name for name in _inside(house, never) if name not in sys.modules)


def _inside(package: str, never: tuple[str, ...]) -> Iterator[str]:
    """All modules in a package."""
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if not module.name.startswith(never):
            yield module.name
            if module.ispkg:
                yield from _inside(module.name, never)
