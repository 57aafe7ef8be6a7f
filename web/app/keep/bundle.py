"""All games of a device and its records as one file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nyc_core.table.reading import is_deep

from .slots import MOST_BRACKETS, Trouble

KIND = "new-york-games"
FORMAT = 1
MOST = 2_000  # games
LONGEST = 8_000_000  # letters: more than a browser's local storage holds, so that all that was packed can be unpacked
BEGINS = f'{{"bundle": "{KIND}"'


def pack(saves: Sequence[tuple[str, str]], records: dict[str, Any]) -> str:
    """The file. `saves`: names and texts."""
    games = [{"name": name, "save": save} for name, save in saves]
    return json.dumps({"bundle": KIND, "format": FORMAT, "records": records, "games": games}, ensure_ascii=False)


def is_one(text: str) -> bool:
    """Whether a file is such a one."""
    return text.startswith(BEGINS)


def unpack(text: str) -> tuple[list[tuple[str, str]], dict[str, Any]]:
    """Games and records; Trouble "unreadable"."""
    try:
        data: Any = json.loads(text) if len(text) <= LONGEST and not is_deep(text, MOST_BRACKETS) else None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Trouble("unreadable")
    listed, records = data.get("games"), data.get("records")
    games = [one for one in listed[:MOST] if isinstance(one, dict)] if isinstance(listed, list) else []
    saves = [(str(one.get("name", "")), str(one.get("save", ""))) for one in games]
    return saves, records if isinstance(records, dict) else {}
