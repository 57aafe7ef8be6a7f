"""What every notation shares: an action is a verb and its arguments, and a form knows how those are written and what
they are, so that a page can put an action together by taps and a menu can fold a long list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Form(NamedTuple):
    """How the arguments of a verb are written."""

    read: Callable[[list[str]], tuple[Any, ...]]  # ValueError when the words do not fit
    write: Callable[..., str]
