"""New York City: the rules (NYC-0 to NYC-9), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.mind import Mind
from nyc_core.table.parts import InParts
from nyc_core.table.rules import Bot, Json, Rules, Told
from nyc_core.table.seats import Seat

from . import META, notation, telling
from .notes import NOTES
from .position import Position
from .setup import new_position
from .steps import STEPS
from .write import view, write


class NewYorkCity(InParts):
    """The game, as the table knows it."""

    meta = META
    steps = STEPS
    notes = NOTES
    actions = notation.Action
    package = __package__ or ""
    last_clause = "NYC-8.9"
    quiet: tuple[str, ...] = ("pass", "skip", "end", "forfeit")
    events: Mapping[str, Told] = telling.EVENTS

    def deal(self, seats: tuple[Seat, ...], seed: int, options: Mapping[str, str | bool]) -> Position:
        return new_position(seats, seed)

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        from .deal import BY_HAND, IN_A_SAVE
        from .read import read

        return read(data, seed, IN_A_SAVE if saved else BY_HAND)

    def write(self, position: Position) -> Json:
        return write(position)

    def view(self, position: Position, seat: int | None) -> Json:
        return view(position, seat)

    def moment(self, position: Position) -> tuple[int, ...]:
        return position.round, position.phase, position.bidding

    def topic(self, position: Position) -> str:
        return telling.topic(position)

    def recap(self, events: Sequence[Mapping[str, Any]], seats: int) -> list[Json]:
        return telling.recap(events, seats)

    @property
    def bots(self) -> Mapping[str, Bot]:
        from . import clerk

        return {"clerk": clerk.choose}

    @property
    def mind(self) -> Mind:
        from .mind import EXPERT

        return EXPERT


RULES: Rules = NewYorkCity()
