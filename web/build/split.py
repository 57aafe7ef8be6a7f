"""Which file goes into which pack: a start brings one game along, each further one is fetched when it is opened."""

from __future__ import annotations

from collections.abc import Iterable

HOMES = ("nyc_core", "web/games")  # in each a game has a folder with its name
INTRODUCED = ("__init__.py", "/door.txt")  # of that folder: what a list of games tells, there from the start


def split(paths: Iterable[str], further: Iterable[str]) -> dict[str, list[str]]:
    """Paths by game; under "" all that the first one needs, and what they share."""
    packs: dict[str, list[str]] = {"": [], **{name: [] for name in further}}
    for path in paths:
        packs[owner(path, packs)].append(path)
    return packs


def owner(path: str, further: Iterable[str]) -> str:
    """The game whose own a file is; "" for no further one's."""
    for home in HOMES:
        for name in filter(None, further):
            folder = f"{home}/{name}/"
            if path.startswith(folder) and not _introduces(path.removeprefix(folder)):
                return name
    return ""


def _introduces(inside: str) -> bool:
    """Whether a file of a game's folder is wanted before the game is."""
    package, door = INTRODUCED
    return inside == package or inside.endswith(door)
