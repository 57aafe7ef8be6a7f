"""The games on the table, by name. A game is a package: in its `__init__` stands `META`, what a list of games tells;
in its module `game` stands `RULES`, its door. Each is imported when it is asked for: an unused game costs nothing.
"""

from __future__ import annotations

from importlib import import_module

from .table.errors import InvalidPosition
from .table.meta import Meta
from .table.reading import shown
from .table.rules import Rules

_PACKAGES: dict[str, str] = {
    "newyorkcity": "nyc_core.newyorkcity",
    "newyork1901": "nyc_core.newyork1901",
}
DEFAULT = "newyorkcity"  # the game of positions and command lines that name none


def register(name: str, package: str) -> None:
    """A game from outside."""
    _PACKAGES[name] = package


def names() -> tuple[str, ...]:
    """All games, in the order in which they came."""
    return tuple(_PACKAGES)


def meta(name: object) -> Meta:
    """What a list of games tells about this one; InvalidPosition when there is none."""
    known: Meta = import_module(_package(name)).META
    return known


def rules(name: object) -> Rules:
    """The game itself; InvalidPosition when there is none."""
    loaded: Rules = import_module(f"{_package(name)}.game").RULES
    return loaded


def _package(name: object) -> str:
    if isinstance(name, str) and name in _PACKAGES:
        return _PACKAGES[name]
    raise InvalidPosition(f"game: {shown(name)} is none of {', '.join(_PACKAGES)}")
