"""What lies open on a table, read from a position or a view that may be sparse or odd: never an error, never a secret.
What would be dealt stays away where it is left out."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any

from nyc_core.table.drawing import owners

from .stencil import stencil

LEAST, MOST = 2, 4  # seats
MOST_OPEN = 4
LARGEST = 2**31
LONGEST_NAME = 40
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def facts(position: object, player: str) -> dict[str, Any]:
    """Everything that is drawn. `player`: what a person without a name is called, with {n} for the number."""
    data = _table(position)
    seats = _seats(data, player)
    players = [_player(data, number) for number in range(len(seats))]
    return {
        "seats": seats,
        "colours": owners.colours({"seats": [{"name": name} for name in seats]}),
        "letters": [safe(letter) for letter in owners.letters(seats)],
        "turn": -1 if data.get("phase") == "over" else _number(data.get("turn"), 0),
        "challenge": _known(data.get("challenge")),
        "streets": _words(data.get("streets")),
        "open": [lot for lot in _words(data.get("open")) if lot in stencil()["signs"]][:MOST_OPEN],
        "future": _count(data.get("future")),
        "legendary": [one for one in stencil()["legendary"] if one in _listed(data.get("legendary"))],
        "players": players,
    }


def safe(text: str) -> str:
    """As it may stand in an element or in a quoted attribute."""
    return html.escape(NOT_XML.sub("", text))


def _table(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _number(value: object, default: int) -> int:
    whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST
    return value if whole else default  # type: ignore[return-value]  # an int, then


def _count(value: object) -> int:
    return len(value) if isinstance(value, list | tuple) else _number(value, 0)


def _known(value: object) -> str:
    """An id that there are words for; "" for anything else."""
    return value if isinstance(value, str) and value in stencil()["words"]["en"] else ""


def _words(value: object) -> list[str]:
    return [_known(one) for one in _listed(value) if _known(one)]


def _seats(data: Mapping[str, Any], player: str) -> list[str]:
    """Their names."""
    given = _listed(data.get("seats"))[:MOST]
    if len(given) < LEAST:
        given = [{}, {}]
    return [_name(entry) or player.replace("{n}", str(number + 1)) for number, entry in enumerate(given)]


def _name(entry: object) -> str:
    if isinstance(entry, str):
        return entry.partition(":")[2][:LONGEST_NAME]
    name = _table(entry).get("name")
    return name[:LONGEST_NAME] if isinstance(name, str) else ""


def _player(data: Mapping[str, Any], number: int) -> dict[str, Any]:
    given = _listed(data.get("players"))
    entry = _table(given[number]) if number < len(given) else {}
    built = [_tower(one) for one in _listed(entry.get("built"))]
    land = stencil()["land"]
    estate = [one for one in _listed(entry.get("estate")) if isinstance(one, str) and one in land]
    built = [tower for tower in built if tower["places"]]
    solid = [place for tower in built for place in tower["places"]]
    vacant = [one for one in estate if not [place for place in land[one] if place in solid]]
    return {
        "points": _number(entry.get("points"), 0),
        "cards": [card for card in _words(entry.get("cards")) if card in stencil()["glyphs"]],
        "built": built,
        "estate": estate,
        "workers": max(0, stencil()["workers"] - len(vacant)),
    }


def _tower(entry: object) -> dict[str, Any]:
    """A skyscraper and the places of its squares; none when it is no such thing."""
    tower = _table(entry)
    kind, squares = tower.get("skyscraper"), stencil()["squares"]
    if not isinstance(kind, str) or kind not in stencil()["kinds"]:
        return {"kind": "", "places": []}
    named = [one for one in _listed(tower.get("squares")) if isinstance(one, str) and one in squares]
    return {"kind": kind, "places": sorted(squares[one] for one in named)}
