"""A position as JSON-able data (contract, section 3): the whole of it, or what may be seen of it."""

from __future__ import annotations

from typing import Any

from nyc_core.table.seats import written

from .board import LOTS, bits, names_of
from .box import CARDS, CHALLENGES, DISTRICTS, KINDS, STREETS, TERRITORIES, VARIANTS
from .position import ALL_KINDS, NOBODY, PHASES, PLAY, SPAN, Position

FORMAT = 1
NAME = "newyork1901"


def write(position: Position) -> dict[str, Any]:
    """Everything; `read` makes an equal position of it."""
    data = view(position)
    data["future"] = [LOTS[lot] for lot in position.future]
    data["rng"] = f"{position.rng:016x}"
    return data


def view(position: Position) -> dict[str, Any]:
    """What everybody may see: all but the order of the future market, and the generator (NY1-7.1)."""
    data: dict[str, Any] = {
        "game": NAME,
        "format": FORMAT,
        "seats": written(position.seats),
        "variant": VARIANTS[position.variant],
        "action_cards": position.with_cards,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "turns": position.turns,
        "ending": None if position.ending == NOBODY else position.ending,
        "quiet": position.quiet,
        "streets": [STREETS[street] for street in position.streets],
        "challenge": CHALLENGES[position.challenge],
        "open": [LOTS[lot] for lot in position.open],
        "future": len(position.future),
        "legendary": [KINDS[kind] for kind in bits(position.legendary)],
        "players": [_player(position, seat) for seat in range(len(position.seats))],
    }
    if position.phase == PLAY and position.agenda != begun(position):
        data["agenda"] = [list(todo) for todo in position.agenda]
    return data


def begun(position: Position) -> list[tuple[str, int, int]]:
    """The agenda at the beginning of a turn, which goes without saying."""
    return [("end", position.turn, 0), ("turn", position.turn, 0)]


def _player(position: Position, seat: int) -> dict[str, Any]:
    built = position.built[seat]
    return {
        "character": DISTRICTS[position.character[seat]],
        "points": position.points[seat],
        "cards": [CARDS[card] for card in bits(position.cards[seat])],
        "estate": [TERRITORIES[territory] for territory in bits(position.estate[seat])],
        "unbuilt": unbuilt_names(position.unbuilt[seat]),
        "built": [{"skyscraper": KINDS[kind], "squares": names_of(squares)} for kind, squares in built],
    }


def unbuilt_names(unbuilt: int) -> list[str]:
    """In box order, a kind once for each copy."""
    copies = []
    while unbuilt:
        copies.append(unbuilt & ALL_KINDS)
        unbuilt >>= SPAN
    return [name for kind, name in enumerate(KINDS) for pieces in copies if pieces >> kind & 1]
