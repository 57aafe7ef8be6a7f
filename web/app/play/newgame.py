"""The form of a new game: who sits where. It starts with the sensible thing, you against Tom B4."""

from __future__ import annotations

from typing import Any

from nyc_core import Game, InvalidPosition, games, new_game
from nyc_core.newyorkcity.box import SEATS, TOM_LEVELS, TOM_MODES, TOM_NUMBERS
from web.app.draw.owners import COLOURS
from web.app.texts import say

Seat = dict[str, str]
KINDS = ("human", "tom", "bot")
LEVELS = tuple(f"{mode}{number}" for mode in TOM_MODES for number in TOM_NUMBERS)
PRINTED = TOM_LEVELS  # Tom 1 to Tom 12 (NYC-9.2)
PLAIN_LEVEL = "B4"
MOST = max(SEATS)
LEAST = min(SEATS)


def bots() -> list[str]:
    """The bots that there are, the stronger one first."""
    from nyc_core import bots as opponents  # late: not needed before somebody asks

    return sorted(opponents.names(games.rules(games.DEFAULT)), key=lambda name: name == "random")


class Draft:
    """What is filled in so far."""

    def __init__(self, table: list[Seat]) -> None:
        self.seats: list[Seat] = [clean(seat) for seat in table]
        if not LEAST <= len(self.seats) <= MOST or all(seat["kind"] == "tom" for seat in self.seats):
            self.seats = [clean({"kind": "human"}), clean({"kind": "tom"})]
        self.seed = ""
        self.error = ""
        self._dress()

    def add(self) -> None:
        """One more Tom: that is what one person alone is likely to want."""
        if len(self.seats) < MOST:
            self.seats.append(clean({"kind": "tom"}))
            self._dress()

    def remove(self, number: int) -> None:
        if len(self.seats) > LEAST and 0 <= number < len(self.seats):
            del self.seats[number]

    def fill(self, name: str, value: str) -> None:
        """A field such as `seat.0.kind` or `seed`."""
        self.error = ""
        if name == "seed":
            self.seed = value.strip()[:20]
            return
        _, _, rest = name.partition(".")
        number, _, what = rest.partition(".")
        if number.isdigit() and int(number) < len(self.seats) and what in ("kind", "name", "level", "bot", "colour"):
            seat = self.seats[int(number)]
            if what == "colour":
                self._swap_colour(int(number), value)
            seat[what] = value[:60]
            self.seats[int(number)] = clean(seat)
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
    def colours(self) -> list[str]:
        return [seat["colour"] for seat in self.seats]

    def make(self, seed: int) -> Game | None:
        """The game; None, and `error` says what is wrong, when it cannot be."""
        try:
            if self.seed:
                seed = int(self.seed)
        except ValueError:
            self.error = "seed"
            return None
        try:
            seats = [_engine_seat(seat, number) for number, seat in enumerate(self.seats, 1)]
            return new_game("newyorkcity", seats, seed)
        except InvalidPosition as error:
            self.error = str(error)
            return None


def clean(seat: Seat) -> Seat:
    """A seat with all fields, each of them possible."""
    kind = seat.get("kind", "")
    found = {"kind": kind if kind in KINDS else "human", "name": seat.get("name", ""), "colour": seat.get("colour", "")}
    level = seat.get("level", "")
    found["level"] = level if level in LEVELS else PLAIN_LEVEL
    found["bot"] = seat.get("bot", "")
    if found["kind"] == "bot" and found["bot"] not in bots():
        found["bot"] = bots()[0]
    return found


def _engine_seat(seat: Seat, number: int) -> Any:
    name = " ".join(seat["name"].split())
    if seat["kind"] == "human" and not name:
        name = say("new.player", n=number)
    if seat["kind"] == "bot":
        return {"kind": "bot", "name": seat["bot"]}
    more = {"level": seat["level"]} if seat["kind"] == "tom" else {}
    return {"kind": seat["kind"], **({"name": name} if name else {}), **more}
