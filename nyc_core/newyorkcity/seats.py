"""Who sits at the table (NYC-0.4), from the words of `new_game` or from a position."""

from __future__ import annotations

from nyc_core.table.reading import integer, mapping, sequence, shown, text, word, wrong

from .box import SEATS, TOM_MODES, TOM_NUMBERS
from .position import Seat

KINDS = ("human", "bot", "tom")
DEFAULT = ("human", "tom:B4")  # you against the Tom that the rulebook recommends
LONGEST_NAME = 40
_NUMERALS = ("I", "II", "III")


def read_seats(value: object) -> tuple[Seat, ...]:
    """The seats, each a word such as "tom:B4" or an object as in a position; unnamed ones get names."""
    entries = sequence(value, "seats", max(SEATS), min(SEATS))
    seats = [_seat(entry, f"seats[{number}]") for number, entry in enumerate(entries)]
    if all(seat.kind == "tom" for seat in seats):
        raise wrong("seats", "at least one seat is not a Tom")
    return tuple(_named(seats, number) for number in range(len(seats)))


def _seat(entry: object, place: str) -> Seat:
    if isinstance(entry, str):
        kind, _, rest = entry.partition(":")
        if entry == "human":
            return Seat("", "human")
        if kind not in KINDS or not rest:
            raise wrong(place, f'{shown(entry)} is not "human", "human:NAME", "tom:LEVEL" or "bot:NAME"')
        return Seat("", "tom", _level(rest, place)) if kind == "tom" else Seat(text(rest, place, LONGEST_NAME), kind)
    data = mapping(entry, place, ("name", "kind", "level"))
    kind = KINDS[word(data.get("kind", "human"), f"{place}.kind", KINDS)]
    name = text(data["name"], f"{place}.name", LONGEST_NAME) if "name" in data else ""
    if kind == "bot" and not name:
        raise wrong(place, "a bot needs a name")
    if kind != "tom" and "level" in data:
        raise wrong(f"{place}.level", "only a Tom has a level")
    return Seat(name, kind, _level(data.get("level"), f"{place}.level") if kind == "tom" else "")


def _level(value: object, place: str) -> str:
    """Mode A, B or C and a number from 2 to 9 (NYC-9.2)."""
    if isinstance(value, str) and len(value) == 2 and value[0] in TOM_MODES and value[1] in map(str, TOM_NUMBERS):
        return value
    raise wrong(place, f"{shown(value)} is no level of a Tom: a mode A, B or C and a number 2 to 9, as in B4")


def _named(seats: list[Seat], number: int) -> Seat:
    seat = seats[number]
    if seat.name:
        return seat
    if seat.kind == "human":
        return seat._replace(name=f"Player {number + 1}")
    toms = [other for other, one in enumerate(seats) if one.kind == "tom"]
    return seat._replace(name="Tom" if len(toms) == 1 else f"Tom {_NUMERALS[toms.index(number)]}")


def read_seed(value: object) -> int:
    """Any whole number; negative ones too."""
    return integer(value, "seed", -(2**64), 2**64)
