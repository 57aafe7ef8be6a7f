"""The rules of the game from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.newyorkcity.game import NewYorkCity
from nyc_core.newyorkcity.position import Position
from nyc_core.newyorkcity.setup import new_position
from nyc_core.table.rules import Rules
from nyc_core.table.seats import Seat

from . import META


class Other(NewYorkCity):
    """It looks at its options, and plays as ever."""

    meta = META
    seen: dict[str, Any]

    def deal(self, seats: tuple[Seat, ...], seed: int, options: Mapping[str, str | bool]) -> Position:
        self.seen = dict(options)
        return new_position(seats, seed)


OTHER = Other()
RULES: Rules = OTHER
