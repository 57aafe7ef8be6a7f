"""Which lessons were solved on this device. What was stored is never trusted, and nothing depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from web.app.keep.slots import Trouble
from web.app.keep.store import Store

KEY = "nyc/lessons"
FORMAT = 1
MOST = 1000


class Progress:
    """Lessons by id: those solved by oneself, and those whose answer was only shown."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.solved: dict[str, None] = {}
        self.seen: dict[str, None] = {}
        self._newer = False  # a later version wrote it: then it is read as far as it goes, and left as it is

    def read(self) -> None:
        """What the device remembers, added to what this page knows: another tab may have gone on."""
        try:
            data = self._store.read_data(KEY)
        except Trouble:
            return
        self._newer = type(data.get("format")) is int and data["format"] > FORMAT
        self.solved |= _ids(data, "solved")
        self.seen |= _ids(data, "seen")

    def mark(self, lesson: str, by_oneself: bool) -> None:
        """A lesson came to its end."""
        self.read()
        (self.solved if by_oneself else self.seen)[lesson] = None
        if self._newer:
            return
        try:
            self._store.write_data(KEY, {"format": FORMAT, "solved": list(self.solved), "seen": list(self.seen)})
        except Trouble:
            pass  # it is known as long as the page is open


def _ids(data: Mapping[str, Any], key: str) -> dict[str, None]:
    stored = data.get(key)
    entries = stored[:MOST] if isinstance(stored, list) else []
    return dict.fromkeys(entry for entry in entries if isinstance(entry, str) and 0 < len(entry) <= 40)
