"""The two markets of a position that comes from outside: given ones as they are, else the cards of all land that is in
nobody's estate, as the deck was shuffled (contract, section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nyc_core.table.reading import LARGEST, sequence, word

from .board import LOTS
from .box import OPEN
from .position import Position
from .setup import Drawn, deck_of

LONGEST = 200  # a future market by hand


def deal_cards(position: Position, drawn: Drawn, given: dict[str, Any], largest: int) -> None:
    """Open and future market. What is left over where only the future market is given is out of the game."""
    deck = deck_of(position, drawn)
    shown = _read(given["open"], "open", OPEN) if "open" in given else None
    hidden = _read(given["future"], "future", LONGEST if largest == LARGEST else largest) if "future" in given else None
    rest = _without(deck, [*(shown or ()), *(hidden or ())])
    if shown is None:
        shown, rest = rest[:OPEN], rest[OPEN:]
    position.open = shown
    position.future = rest if hidden is None else hidden


def _read(value: object, place: str, most: int) -> tuple[int, ...]:
    return tuple(word(lot, f"{place}[{n}]", LOTS) for n, lot in enumerate(sequence(value, place, most)))


def _without(deck: Iterable[int], gone: list[int]) -> tuple[int, ...]:
    rest = []
    for lot in deck:
        if lot in gone:
            gone.remove(lot)
        else:
            rest.append(lot)
    return tuple(rest)
