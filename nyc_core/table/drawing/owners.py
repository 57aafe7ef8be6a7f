"""Which colour and which letter each seat has, so that nobody depends on the colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

# The colours that a seat can have, in the order in which they are dealt; the neutral player has one of its own.
COLOURS = ("red", "blue", "amber", "green", "violet")
NEUTRAL = "neutral"
# Of each owner: the fill, the ink on it, and a line around it that stands off both grounds.
PAINT = {
    "red": ("#b3381a", "#fff", "#6e1e0a"),
    "blue": ("#1859c4", "#fff", "#0b2f6e"),
    "amber": ("#edc72b", "#241a04", "#7a5708"),
    "green": ("#33a682", "#04150f", "#0f4a36"),
    "violet": ("#a88ec2", "#1a0c2b", "#472469"),
    "neutral": ("#3a3f4a", "#f4ecd9", "#14171d"),
}


def colours(view: Mapping[str, Any], chosen: Sequence[str] = ()) -> list[str]:
    """The colour of each seat: the one chosen, else one named like the seat, else the next that is free."""
    seats = view["seats"]
    taken: list[str] = [name if name in COLOURS else "" for name in chosen[: len(seats)]]
    taken += [""] * (len(seats) - len(taken))
    for index, seat in enumerate(seats):
        name = str(seat.get("name", "")).lower()
        if not taken[index] and name in COLOURS and name not in taken:
            taken[index] = name
    free = [name for name in COLOURS if name not in taken]
    return [name or free.pop(0) for name in taken]


def letters(names: Sequence[str]) -> list[str]:
    """One sign for each name, all different: its first letter; the last sign where first letters are alike ("Player 1",
    "Player 2"); else whatever sign of the name is free, or the seat's number."""
    signs = [[sign.upper() for sign in name if sign.isalnum()] for name in names]
    firsts = [own[0] for own in signs if own]
    used: list[str] = []
    for index, own in enumerate(signs):
        alike = bool(own) and firsts.count(own[0]) > 1
        candidates = [*(own[-1:] if alike else []), *own, str(index + 1), *"123456789"]
        used.append(next(sign for sign in candidates if sign not in used))
    return used
