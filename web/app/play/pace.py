"""How long a step of what others do stays in sight: as long as it takes to read its sentence, and to see what moves."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """Somebody's reading speed, in milliseconds; where both are 0 nothing is told step by step."""

    seeing: int  # what moves, times the weight that the game gives it
    letter: int

    def of(self, weight: float, text: str) -> int:
        """How long a step stays in sight."""
        return int(self.seeing * weight + self.letter * len(text))


PACES = {"slow": Pace(1100, 50), "normal": Pace(600, 25), "fast": Pace(250, 11), "off": Pace(0, 0)}
