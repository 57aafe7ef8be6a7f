"""New York City: the rules (NYC-0 to NYC-9), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.errors import Objection

from . import notation
from .position import Position
from .seats import read_seats, read_seed
from .setup import new_position
from .steps import STEPS
from .write import NAME, view, write


class NewYorkCity:
    """The game, as the table knows it. What a game can be played without is imported when it is asked for, so that the
    engine itself is there at once (the page starts with it)."""

    name = NAME
    steps = STEPS
    last_clause = "NYC-8.9"

    def new(self, seats: object, seed: object) -> Position:
        return new_position(read_seats(seats), read_seed(seed))

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        from .deal import BY_HAND, IN_A_SAVE
        from .read import read

        return read(data, seed, IN_A_SAVE if saved else BY_HAND)

    def write(self, position: Position) -> dict[str, Any]:
        return write(position)

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def picture(self, view: Mapping[str, Any]) -> str:
        from . import words
        from .picture import picture

        return picture(view, words.spoken())

    def imagine(self, position: Position, seat: int, seed: int) -> None:
        from .imagine import imagine

        imagine(position, seat, seed)

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def scores(self, position: Position) -> list[dict[str, Any]]:
        from .scoring import scores

        return [dict(score) for score in scores(position)]

    def say(self, message: str, params: Mapping[str, object]) -> str:
        from . import words

        return words.say(message, params)

    def prompt(self, position: Position) -> str:
        from . import words

        return words.prompt(position)

    def refusal(self, position: Position, wrong: Objection) -> str:
        from . import words

        return words.refusal(position, wrong)
