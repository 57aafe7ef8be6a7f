"""One paint for whatever happens: painting belongs to the outermost thing that is done, and comes at its end."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import ParamSpec

Given = ParamSpec("Given")


class Painting:
    """`with painting:` around everything that comes in: a tap, a key, a message, a timer."""

    def __init__(self) -> None:
        self.paint: Callable[[], None] = lambda: None
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._depth -= 1
        if error is None and not self._depth:
            self.paint()

    def after(self, call: Callable[Given, None]) -> Callable[Given, None]:
        """A call that comes later, with painting at its end."""

        def painted(*given: Given.args, **named: Given.kwargs) -> None:
            with self:
                call(*given, **named)

        return painted
