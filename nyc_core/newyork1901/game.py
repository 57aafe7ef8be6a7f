"""New York 1901: the rules (NY1-0 to NY1-7), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from nyc_core.table.mind import NOTHING_KNOWN, Mind
from nyc_core.table.notation import Form
from nyc_core.table.options import read_options
from nyc_core.table.rules import SPOKEN, Bot, Course, Heading, Headline, Json, Rules, Told, Words
from nyc_core.table.seats import read_seats, read_seed

from . import META, notation, telling
from .box import VARIANTS
from .notes import NOTES
from .position import Position
from .setup import new_position
from .steps import STEPS
from .write import view, write


class NewYork1901:
    """The game, as the table knows it. What a game can be played without is imported when it is asked for."""

    meta = META
    steps = STEPS
    notes = NOTES
    forms: Mapping[str, Form] = notation.FORMS
    last_clause = "NY1-4.11"
    quiet: tuple[str, ...] = ("pass",)
    events: Mapping[str, Told] = telling.EVENTS

    def new(self, seats: object, seed: object, options: Mapping[str, object]) -> Position:
        chosen = read_options(options, META)
        variant = VARIANTS.index(str(chosen["variant"]))
        return new_position(read_seats(seats, META), read_seed(seed), variant, chosen["action_cards"] is True)

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        from .read import read

        return read(data, seed, saved)

    def write(self, position: Position) -> Json:
        return write(position)

    def view(self, position: Position, seat: int | None) -> Json:
        return view(position)

    def imagine(self, position: Position, seat: int, seed: int, whole: bool = True) -> None:
        from .imagine import imagine

        imagine(position, seat, seed, whole)

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def scores(self, position: Position) -> list[Json]:
        from .scoring import scores

        return [dict(score) for score in scores(position)]

    def turn(self, position: Position) -> Hashable:
        return position.turns

    def moment(self, position: Position) -> tuple[int, ...]:
        return position.turns // len(position.seats) + 1, position.turns, position.phase

    def headline(self, view: Mapping[str, Any]) -> Headline:
        return telling.headline(view)

    def heading(self, event: Mapping[str, Any]) -> Heading | None:
        return telling.heading(event)

    def facts(self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Json:
        from .facts import facts

        return facts(view, events)

    def picture(self, view: Mapping[str, Any], lang: str = SPOKEN) -> str:
        from nyc_core.table.words import spoken

        from .picture import picture

        return picture(view, lang or spoken())

    @property
    def words(self) -> Words:
        from . import words

        return words

    @property
    def bots(self) -> Mapping[str, Bot]:
        from . import clerk

        return {"clerk": clerk.choose}

    @property
    def mind(self) -> Mind:
        return NOTHING_KNOWN

    @property
    def course(self) -> Course:
        from .lessons import course

        return course()


RULES: Rules = NewYork1901()
