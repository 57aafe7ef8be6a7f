"""The editor's draft on this device, and drafts that were put aside: nothing that a teacher made is overwritten by a
link that is opened, or by another tab."""

from __future__ import annotations

import json
from collections.abc import Callable

from nyc_core.table.reading import is_deep
from web.app.keep.slots import Memory
from web.app.page import Storage

DRAFT = "nyc/draft"
ASIDE = "nyc/drafts"  # a list of texts, the last one first
MOST = 8
NOTHING = ("", "{}")


class Drafts:
    """Texts of drafts. Every method may raise `Trouble`; nothing is gone from the memory then."""

    def __init__(self, storage: Callable[[], Storage]) -> None:
        self._memory = Memory(storage)
        self._seen = ""  # the draft when this tab last read or wrote it

    def read(self) -> str:
        self._seen = self._memory.get(DRAFT) or ""
        return self._seen

    def keep(self, text: str, besides: str = "") -> bool:
        """Write the draft. What lay there before and is still wanted (`besides`) is put aside, and so is what another
        tab has written meanwhile; whether anything was."""
        lying = self._memory.get(DRAFT) or ""
        foreign = "" if lying in (self._seen, text) else lying
        wanted = [one for one in (besides, foreign) if one not in NOTHING and one != text]
        if wanted or lying != text:
            before = self.aside()
            others = [one for one in before if one not in (text, self._seen, *wanted)]
            after = [*wanted, *others][:MOST]
            if after != before:
                self._memory.set(ASIDE, json.dumps(after))
            self._memory.set(DRAFT, text)
        self._seen = text
        return bool(wanted)

    def aside(self) -> list[str]:
        """What was put aside, the last one first."""
        stored = self._memory.get(ASIDE) or "[]"
        try:
            texts = [] if is_deep(stored, 1) else json.loads(stored)
        except ValueError:
            return []
        return [draft for draft in texts[:MOST] if isinstance(draft, str)] if isinstance(texts, list) else []
