"""Who sits at a table: persons, bots, and the kinds that a game adds; from the words of `new_game` or a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .meta import Meta, SeatKind
from .reading import integer, mapping, sequence, shown, text, word, wrong

LONGEST_NAME = 40
# What bots are called that play like people; the others go by the name by which they are asked for.
CALLED = {"search": "Vera", "search-4": "Otto", "search-3": "Ida", "search-2": "Max", "search-1": "Lily"}
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


class Seat(NamedTuple):
    """Who sits there."""

    name: str
    kind: str  # "human", "bot", or one that the game adds
    level: str = ""  # of the game's own kinds


def read_seats(value: object, meta: Meta) -> tuple[Seat, ...]:
    """The seats, each a word such as "bot:random" or an object as in a position; unnamed ones get names."""
    entries = sequence(value, "seats", meta.most, meta.least)
    seats = [_seat(entry, f"seats[{number}]", meta) for number, entry in enumerate(entries)]
    for kind in meta.kinds:
        if all(seat.kind == kind.name for seat in seats):
            raise wrong("seats", f"at least one seat is not a {kind.title}")
    return tuple(_named(seats, number, meta) for number in range(len(seats)))


def _seat(entry: object, place: str, meta: Meta) -> Seat:
    own = {kind.name: kind for kind in meta.kinds}
    if isinstance(entry, str):
        kind, _, rest = entry.partition(":")
        if entry == "human":
            return Seat("", "human")
        if kind not in ("human", "bot", *own) or not rest:
            ways = ", ".join(f'"{way}"' for way in ("human", "human:NAME", *(f"{name}:LEVEL" for name in own)))
            raise wrong(place, f'{shown(entry)} is not {ways} or "bot:NAME"')
        return Seat("", kind, _level(rest, place, own[kind])) if kind in own else Seat(_name(rest, place), kind)
    data = mapping(entry, place, ("name", "kind", "level"))
    kinds = ("human", "bot", *own)
    kind = kinds[word(data.get("kind", "human"), f"{place}.kind", kinds)]
    name = _name(data["name"], f"{place}.name") if "name" in data else ""
    if kind == "bot" and not name:
        raise wrong(place, "a bot needs a name")
    if kind in own:
        return Seat(name, kind, _level(data.get("level"), f"{place}.level", own[kind]))
    if "level" in data:
        titles = " or ".join(f"a {kind.title}" for kind in meta.kinds)
        raise wrong(f"{place}.level", f"only {titles} has a level" if titles else "nobody has a level in this game")
    return Seat(name, kind)


def _name(value: object, place: str) -> str:
    return text(value, place, LONGEST_NAME)


def _level(value: object, place: str, kind: SeatKind) -> str:
    if isinstance(value, str) and value in kind.levels:
        return value
    raise wrong(place, f"{shown(value)} is no level of a {kind.title}: {kind.expected}")


def _named(seats: Sequence[Seat], number: int, meta: Meta) -> Seat:
    seat = seats[number]
    if seat.name:
        return seat
    if seat.kind == "human":
        return seat._replace(name=unnamed(number))
    title = next(kind.title for kind in meta.kinds if kind.name == seat.kind)
    alike = [other for other, one in enumerate(seats) if one.kind == seat.kind]
    return seat._replace(name=title if len(alike) == 1 else f"{title} {NUMERALS[alike.index(number)]}")


def unnamed(number: int) -> str:
    """What a person is called who has given no name."""
    return f"Player {number + 1}"


def written(seats: Sequence[Seat]) -> list[dict[str, str]]:
    """Seats as a position tells them; a level only where there is one."""
    return [{key: value for key, value in seat._asdict().items() if value} for seat in seats]


def read_seed(value: object) -> int:
    """Any whole number; negative ones too."""
    return integer(value, "seed", -(2**64), 2**64)


def _called(seat: Seat | Mapping[str, Any]) -> str:
    name, kind = (str(seat["name"]), seat["kind"]) if isinstance(seat, Mapping) else (seat.name, seat.kind)
    return CALLED.get(name, name) if kind == "bot" else name


def names(seats: Sequence[Seat | Mapping[str, Any]]) -> list[str]:
    """What the seats are called wherever somebody reads it: those with the same name, such as two seats of one bot, are
    counted. Positions keep the plain name, by which a bot is known."""
    plain = [_called(seat) for seat in seats]
    called: list[str] = []
    for name in plain:
        if plain.count(name) == 1:
            called.append(name)
        else:
            counted = (f"{name} {number}" for number in range(1, 2 * len(plain) + 1))
            called.append(next(one for one in counted if one not in (*called, *plain)))
    return called
