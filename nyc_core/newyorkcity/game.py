"""New York City: the rules (NYC-0 to NYC-9), behind what `table.rules` asks of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from nyc_core.table.mind import Mind
from nyc_core.table.notation import Form
from nyc_core.table.options import read_options
from nyc_core.table.rules import SPOKEN, Bot, Course, Heading, Headline, Json, Rules, Told, Words
from nyc_core.table.seats import read_seats, read_seed

from . import META, notation, telling
from .notes import NOTES
from .position import Position
from .setup import new_position
from .steps import STEPS
from .write import view, write


class NewYorkCity:
    """The game, as the table knows it. What a game can be played without is imported when it is asked for, so that the
    engine itself is there at once (the page starts with it)."""

    meta = META
    steps = STEPS
    notes = NOTES
    forms: Mapping[str, Form] = notation.FORMS
    last_clause = "NYC-8.9"
    quiet: tuple[str, ...] = ("pass", "skip", "end", "forfeit")
    events: Mapping[str, Told] = telling.EVENTS

    def new(self, seats: object, seed: object, options: Mapping[str, object]) -> Position:
        read_options(options, META)
        return new_position(read_seats(seats, META), read_seed(seed))

    def read(self, data: object, seed: object, saved: bool = False) -> Position:
        from .deal import BY_HAND, IN_A_SAVE
        from .read import read

        return read(data, seed, IN_A_SAVE if saved else BY_HAND)

    def write(self, position: Position) -> Json:
        return write(position)

    def view(self, position: Position, seat: int | None) -> Json:
        return view(position, seat)

    def imagine(self, position: Position, seat: int, seed: int, whole: bool = True) -> None:
        from .imagine import imagine

        imagine(position, seat, seed, whole)

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def scores(self, position: Position) -> list[Json]:
        from .scoring import scores

        return [dict(score) for score in scores(position)]

    def turn(self, position: Position) -> Hashable:
        return telling.turn(position)

    def moment(self, position: Position) -> tuple[int, ...]:
        return position.round, position.phase, position.bidding

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
        from .mind import EXPERT

        return EXPERT

    @property
    def course(self) -> Course:
        from .lessons import course

        return course()


RULES: Rules = NewYorkCity()
