"""A further game's modules come in a pack of their own when it is opened (web/build/split.py); what a list of games
tells about it, the `__init__` of its packages, has been there from the start."""

from __future__ import annotations

from importlib import import_module

HOMES = ("nyc_core", "web.games")  # the packages in which each game has one with its name


def add(game: str, archive: str) -> None:
    """From now on the modules of the game are found in this zip as well."""
    for home in HOMES:
        package = import_module(f"{home}.{game}")
        place = f"{archive}/{package.__name__.replace('.', '/')}"
        if place not in package.__path__:
            package.__path__.append(place)
