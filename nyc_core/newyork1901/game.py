"""New York 1901: the rules (NY1-0 to NY1-7), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from nyc_core.table.mind import Mind
from nyc_core.table.parts import InParts
from nyc_core.table.rules import Bot, Json, Rules, Told
from nyc_core.table.seats import Seat

from . import META, notation, telling
from .box import VARIANTS
from .notes import NOTES
from .position import Position
from .setup import new_position
from .steps import STEPS
from .write import view, write


class NewYork1901(InParts):
    """The game, as the table knows it."""

    meta = META
    steps = STEPS
    notes = NOTES
    actions = notation.Action
    package = __package__ or ""
    last_clause = "NY1-4.11"
    quiet: tuple[str, ...] = ("pass",)
    events: Mapping[str, Told] = telling.EVENTS

    def deal(self, seats: tuple[Seat, ...], seed: int, options: Mapping[str, str | bool]) -> Position:
        variant = VARIANTS.index(str(options["variant"]))
        return new_position(seats, seed, variant, options["action_cards"] is True)

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        from .read import read

        return read(data, seed, saved)

    def write(self, position: Position) -> Json:
        return write(position)

    def view(self, position: Position, seat: int | None) -> Json:
        return view(position)

    def turn(self, position: Position) -> Hashable:
        return position.turns

    def moment(self, position: Position) -> tuple[int, ...]:
        return position.turns // len(position.seats) + 1, position.turns, position.phase

    @property
    def bots(self) -> Mapping[str, Bot]:
        from . import clerk

        return {"clerk": clerk.choose}

    @property
    def mind(self) -> Mind:
        from .mind import EXPERT

        return EXPERT


RULES: Rules = NewYork1901()
