"""Work that is done piece by piece, so that it can be left at any moment."""

from __future__ import annotations

from collections.abc import Iterator


class Piecemeal:
    """What the iterator does, each of its pieces about as long as a playout."""

    def __init__(self, pieces: Iterator[object]) -> None:
        self.over = False
        self._pieces = pieces

    def step(self, playouts: int) -> bool:
        """About so many playouts more; whether it is done."""
        for _ in range(playouts):
            if next(self._pieces, None) is None:
                self.over = True
                break
        return self.over
