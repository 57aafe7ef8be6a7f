"""The rules of the game from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.newyorkcity.game import NewYorkCity
from nyc_core.newyorkcity.position import Position
from nyc_core.newyorkcity.setup import new_position
from nyc_core.table.options import read_options
from nyc_core.table.rules import Rules
from nyc_core.table.seats import read_seats, read_seed

from . import META


class Other(NewYorkCity):
    """It looks at its options, and plays as ever."""

    meta = META
    seen: dict[str, Any]

    def new(self, seats: object, seed: object, options: Mapping[str, object]) -> Position:
        self.seen = read_options(options, META)
        return new_position(read_seats(seats, META), read_seed(seed))


OTHER = Other()
RULES: Rules = OTHER
