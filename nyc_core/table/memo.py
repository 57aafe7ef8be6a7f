"""Tables that fill themselves: what was worked out once is kept, but neither what is long nor too much of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

MOST = 1 << 15
LONGEST = 1 << 9  # of a value that has a length; longer ones come from tables that somebody wrote by hand


class Table(dict[Key, Value]):
    """By key what a function makes of it. A look-up is as quick as in any `dict`; a table that is full begins anew."""

    def __init__(self, work_out: Callable[[Key], Value]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, key: Key) -> Value:
        value = self.work_out(key)
        if len(self) >= MOST:
            self.clear()
        if not isinstance(value, tuple) or len(value) <= LONGEST:
            self[key] = value
        return value
