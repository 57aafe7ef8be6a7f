"""The table of fields: what each event tells, in the order in which its record has it (`table.notes`).

`why` is the clause. A Tom's bids, and a pass for want of cards that make a bid, tell the `reason` besides; discards
that are not of the hand their `source`.
"""

from __future__ import annotations

from nyc_core.table.notes import Fields

from . import cards
from .box import VESSELS
from .position import Tile

FIELDS = {
    # A game, its rounds and phases
    "start": "seat characters why",
    "ready": "why",
    "round": "round borough why",
    "tiles": "tiles why",
    "pairs": "pairs why",
    "leftover": "cards why",
    "bidding": "card starter why",
    "won": "seat why",
    "clear": "cards why",
    "statue": "seats why",
    "tiles_gone": "why",
    "activation": "why",
    "over": "why",
    # What a seat does
    "take": "seat places cards why",
    "use": "seat character why",
    "skip": "seat kind why",
    "keep": "seat cards why",
    "bid": "seat value cards why",
    "bid.tom": "seat value cards why reason",
    "pass": "seat why",
    "pass.tom": "seat why reason",
    "pass.none": "seat why reason",
    "skips": "seat why",
    "counts": "seat card number why",
    "extra": "seat card why",
    "return": "seat cards why",
    "forfeit": "seat why",
    "tom_draw": "seat card fate reason why",
    # Cards
    "shuffle": "number why",
    "draw": "seat cards why",
    "refill": "seat cards why",
    "discard": "seat cards why",
    "discard.reserve": "seat cards why source",
    "exchange": "seat given got why",
    "unreserve": "seat cards why",
    # Pieces
    "points": "seat number why",
    "dollars": "seat number why",
    "skyscrapers": "seat number why",
    "build": "seat borough number from why",
    "full": "seat borough lost why",
    "move": "seat source borough why",
    "raze": "borough why",
    "tile": "seat vessel value borough other why",
    "advance": "seat source space why",
    "back": "seat source space why",
    "hire": "seat character why",
    "floor": "floor character why",
    "dismiss": "seat character why",
}


def _pairs(bags: tuple[int, ...]) -> list[list[str]]:
    return [cards.names(bag) for bag in bags]


def _tiles(tiles: tuple[Tile, ...]) -> list[list[object]]:
    return [[VESSELS[kind], value] for kind, value in tiles]


BAGS = dict.fromkeys(("cards", "given", "got"), cards.NAMES)
LISTS = dict.fromkeys(("characters", "places", "seats"), list)
NOTES = Fields(FIELDS, {**BAGS, **LISTS, "pairs": _pairs, "tiles": _tiles})
