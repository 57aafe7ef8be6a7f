"""Who is who on the table: a colour, a pattern and a letter for each seat, so that nothing depends on colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .html import el, esc

# The colours a seat can have, in the order in which they are dealt. CSS has --o-<name> and --o-<name>-ink for each.
COLOURS = ("red", "blue", "amber", "green", "violet")
NEUTRAL = "neutral"
SHIELD = "M4 1h16l3 3v13l-11 6l-11-6v-13z"

# One tile of each pattern, 6 units square, drawn over the colour.
_TILES = {
    "red": '<path d="M1.5 0v6M4.5 0v6"/>',
    "blue": '<path d="M0 1.5h6M0 4.5h6"/>',
    "amber": '<path d="M-1 5L5-1M1 7L7 1"/>',
    "green": '<path d="M1 1.5h1.6M4 1.5h1.6M1 4.5h1.6M4 4.5h1.6" stroke-width="1.7"/>',
    "violet": '<path d="M0 1.5L3 4.5L6 1.5"/>',
    "neutral": '<path d="M0 0L6 6M6 0L0 6" stroke-width=".7"/>',
}


def patterns() -> str:
    """The pattern of each colour, to be used as `fill="url(#p-red)"` over the plain colour."""
    return "".join(
        el(
            "pattern",
            el("g", tile, class_=f"tile c-{name}"),
            id=f"p-{name}",
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
        )
        for name, tile in _TILES.items()
    )


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
    firsts = Counter(found[0] for found in signs if found)
    used: list[str] = []
    for index, found in enumerate(signs):
        alike = bool(found) and firsts[found[0]] > 1
        candidates = [*(found[-1:] if alike else []), *found, str(index + 1), *"123456789"]
        used.append(next(sign for sign in candidates if sign not in used))
    return used


def token(colour: str, letter: str, class_: str = "") -> str:
    """The owner's mark in running text: a small shield with pattern and letter. Names stand next to it."""
    return f'<i class="tok c-{esc(colour)} {class_}" aria-hidden="true"><b>{esc(letter)}</b></i>'


def swatch(colour: str) -> str:
    """A colour with its pattern, as a small picture."""
    return f'<svg class="sw c-{esc(colour)}" viewBox="0 0 24 24" aria-hidden="true"><path class="own-tower" d="{SHIELD}"/><path class="own-tile" d="{SHIELD}"/></svg>'
