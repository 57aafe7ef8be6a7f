"""The agenda of a position in mid-turn: read, and checked to be one that a turn can have."""

from __future__ import annotations

from nyc_core.table.reading import integer, sequence, word, wrong

from .box import GRABS, KINDS
from .position import OVER, Position, kinds_left

LONGEST = 2
# What may wait above the end of the turn, with the numbers that it may have, and whether there was a build before.
BEFORE, AFTER = 0, 1
PENDING: dict[str, tuple[range, tuple[int, ...]]] = {
    "turn": (range(2), (BEFORE,)),
    "grab": (range(1, GRABS + 1), (BEFORE,)),
    "build": (range(1), (BEFORE,)),
    "boom": (range(1), (AFTER,)),
    "extra": (range(1), (AFTER,)),
    "place": (range(len(KINDS)), (BEFORE, AFTER)),
    "replace": (range(len(KINDS)), (BEFORE,)),
}


def read_agenda(position: Position, value: object) -> None:
    """The end of the turn, and what is asked before it; both for the seat whose turn it is."""
    if position.phase == OVER:
        raise wrong("agenda", "nothing is to come when the game is over")
    end, asked = sequence(value, "agenda", LONGEST, LONGEST)
    _, _, built = _todo(position, end, "agenda[0]", ("end",))
    integer(built, "agenda[0]", BEFORE, AFTER)
    name, seat, number = _todo(position, asked, "agenda[1]", tuple(PENDING))
    numbers, moments = PENDING[name]
    integer(number, "agenda[1]", numbers.start, numbers.stop - 1)
    if built not in moments:
        raise wrong("agenda[1]", f"{name} cannot stand here")
    if name in ("place", "replace") and not kinds_left(position, seat) >> number & 1:
        raise wrong("agenda[1]", f"{KINDS[number]} is not to be had")
    position.agenda = [("end", seat, built), (name, seat, number)]


def _todo(position: Position, entry: object, place: str, known: tuple[str, ...]) -> tuple[str, int, int]:
    name, seat, number = sequence(entry, place, 3, 3)
    name = known[word(name, place, known)]
    if integer(seat, place, 0, len(position.seats) - 1) != position.turn:
        raise wrong(place, f"it is the turn of the seat {position.turn}")
    return name, seat, integer(number, place)
