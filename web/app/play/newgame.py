"""The form of a new game: which game, its options, who sits where. It starts with what one tap would begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core import Game, InvalidPosition, games, new_game
from nyc_core.table.meta import Meta, SeatKind
from web.app.draw.owners import COLOURS
from web.app.rooms import shown_games
from web.app.texts import say

Seat = dict[str, str]
USUAL = "search-2"  # who plays against somebody who has not chosen
FIELDS = ("kind", "name", "level", "bot", "colour")
ANYWHERE = ("human", "bot", "away")  # kinds of seats that every game has


def bots(game: str) -> list[str]:
    """Who can be played against: those that think, the weakest first, then those that answer at once."""
    from nyc_core import bots as opponents  # late: not needed before somebody asks
    from nyc_core.bots.levels import LEVELS

    levels = [level.name for level in reversed(LEVELS)]
    return levels + [name for name in opponents.names(games.rules(game)) if name not in levels]


class NewGame:
    """What is filled in so far."""

    def __init__(self, table: list[Seat], game: str = "") -> None:
        self.seed = ""
        self.error = ""
        self._choose_game(game if game in shown_games() else games.DEFAULT, table)

    def _choose_game(self, game: str, table: list[Seat]) -> None:
        """The same seats, as far as they can sit there."""
        self.game = game
        self.options = {option.name: str(option.choices[0]) for option in self.meta.options}
        self.seats: list[Seat] = [clean(self._at_this_game(seat), self.meta) for seat in table]
        people = [seat for seat in self.seats if seat["kind"] in ANYWHERE]
        if not self.meta.least <= len(self.seats) <= self.meta.most or not people:
            self.seats = [clean(_seat_of(word), self.meta) for word in self.meta.quick]
        self._dress()

    def _at_this_game(self, seat: Seat) -> Seat:
        """Who plays by itself, but not this game, gives the seat to whom this game recommends."""
        kind = seat.get("kind", "")
        known = kind in ("", *ANYWHERE) or _own_kind(kind, self.meta)
        return seat if known else {**seat, **_seat_of(self.meta.quick[-1])}

    @property
    def meta(self) -> Meta:
        return games.meta(self.game)

    def add(self) -> None:
        """One more of those who play by themselves, if the game has any: that is what one person alone is likely to
        want."""
        if len(self.seats) < self.meta.most:
            self.seats.append(clean({"kind": self.meta.kinds[0].name if self.meta.kinds else "bot"}, self.meta))
            self._dress()

    def remove(self, number: int) -> None:
        """One less."""
        if len(self.seats) > self.meta.least and 0 <= number < len(self.seats):
            del self.seats[number]

    def fill(self, name: str, value: str) -> None:
        """A field such as `seat.0.kind`, `option.variant`, `game` or `seed`."""
        self.error = ""
        field, _, rest = name.partition(".")
        if field == "seed":
            self.seed = value.strip()[:20]
        elif field == "game" and value in shown_games():
            self._choose_game(value, self.seats)
        elif field == "option" and value in self.choices(rest):
            self.options[rest] = value
        elif field == "seat":
            self._fill_seat(rest, value)

    def choices(self, option: str) -> dict[str, str | bool]:
        """What an option can be, by how it is written."""
        known = next((one for one in self.meta.options if one.name == option), None)
        return {str(choice): choice for choice in known.choices} if known else {}

    def _fill_seat(self, place: str, value: str) -> None:
        number, _, what = place.partition(".")
        if number.isdigit() and int(number) < len(self.seats) and what in FIELDS:
            seat = self.seats[int(number)]
            if what == "colour":
                self._swap_colour(int(number), value)
            seat[what] = value[:60]
            self.seats[int(number)] = clean(seat, self.meta)
            self._dress()

    def _swap_colour(self, number: int, colour: str) -> None:
        """Who had the colour gets the other one's."""
        for seat in self.seats:
            if seat.get("colour") == colour:
                seat["colour"] = self.seats[number].get("colour", "")

    def _dress(self) -> None:
        """Everybody has a colour, no two the same."""
        taken: set[str] = set()
        for seat in self.seats:
            if seat.get("colour") not in COLOURS or seat["colour"] in taken:
                seat["colour"] = ""
            taken.add(seat["colour"])
        free = [colour for colour in COLOURS if colour not in taken]
        for seat in self.seats:
            seat["colour"] = seat["colour"] or free.pop(0)

    @property
    def _kinds(self) -> list[str]:
        return [seat["kind"] for seat in self.seats]

    @property
    def here(self) -> list[int] | None:
        """Who of the persons sits at this device, where others come by links; None where nobody does."""
        kinds = self._kinds
        return [number for number, kind in enumerate(kinds) if kind == "human"] if "away" in kinds else None

    @property
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.seats]

    def make(self, seed: int) -> Game | None:
        """The game; None, and `error` says what is wrong, when it cannot be."""
        if "human" not in self._kinds and "away" in self._kinds:
            self.error = "nobody"
            return None
        try:
            if self.seed:
                seed = int(self.seed)
        except ValueError:
            self.error = "seed"
            return None
        try:
            seats = [_engine_seat(seat, number) for number, seat in enumerate(self.seats, 1)]
            options = {name: self.choices(name)[value] for name, value in self.options.items()}
            return new_game(self.game, seats, seed, **options)
        except InvalidPosition as error:
            self.error = str(error)
            return None


def _seat_of(word: str) -> Seat:
    """A seat of `Meta.quick`, such as "human" or "bot:random"."""
    kind, _, rest = word.partition(":")
    return {"kind": kind, "level": rest, "bot": rest}


def _own_kind(kind: str, meta: Meta) -> SeatKind | None:
    return next((own for own in meta.kinds if own.name == kind), None)


def clean(seat: Mapping[str, str], meta: Meta) -> Seat:
    """A seat with all fields, each of them possible in that game."""
    kind, level = seat.get("kind", ""), seat.get("level", "")
    own = _own_kind(kind, meta)
    tidy = {
        "kind": kind if kind in ANYWHERE or own else "human",
        "name": seat.get("name", ""),
        "colour": seat.get("colour", ""),
    }
    offered = own or next(iter(meta.kinds), None)
    tidy["level"] = (level if level in offered.levels else offered.level) if offered else ""
    tidy["bot"] = seat.get("bot", "")
    known = bots(meta.name) if tidy["kind"] == "bot" else []
    if known and tidy["bot"] not in known:
        tidy["bot"] = USUAL if USUAL in known else known[0]
    return tidy


def _engine_seat(seat: Seat, number: int) -> Any:
    name = " ".join(seat["name"].split())
    if seat["kind"] == "away":  # a person like any other: only this device knows that they sit elsewhere
        seat = {**seat, "kind": "human"}
    if seat["kind"] == "human" and not name:
        name = say("new.player", n=number)
    if seat["kind"] == "bot":
        return {"kind": "bot", "name": seat["bot"]}
    more = {"level": seat["level"]} if seat["kind"] != "human" else {}
    return {"kind": seat["kind"], **({"name": name} if name else {}), **more}
