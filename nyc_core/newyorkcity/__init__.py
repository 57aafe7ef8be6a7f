"""New York City: the rules (NYC-0 to NYC-9), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.errors import Objection

from . import notation, scoring
from .imagine import imagine
from .position import Position
from .read import read
from .seats import read_seats, read_seed
from .setup import new_position
from .steps import STEPS
from .write import NAME, view, write


class NewYorkCity:
    """The game, as the table knows it."""

    name = NAME
    steps = STEPS
    last_clause = "NYC-8.9"

    def new(self, seats: object, seed: object) -> Position:
        return new_position(read_seats(seats), read_seed(seed))

    def read(self, data: object, seed: object) -> Position:
        return read(data, seed)

    def write(self, position: Position) -> dict[str, Any]:
        return write(position)

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def imagine(self, position: Position, seat: int, seed: int) -> None:
        imagine(position, seat, seed)

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def scores(self, position: Position) -> list[dict[str, Any]]:
        return [dict(score) for score in scoring.scores(position)]

    def say(self, message: str, params: Mapping[str, object]) -> str:
        from . import words  # as below: only who wants a sentence pays for the tables of words

        return words.say(message, params)

    def prompt(self, position: Position) -> str:
        from . import words

        return words.prompt(position)

    def refusal(self, position: Position, wrong: Objection) -> str:
        from . import words

        return words.refusal(position, wrong)
