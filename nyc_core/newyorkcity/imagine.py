"""What a bot may think about: the position with everything that its seat does not see dealt anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nyc_core.table import chance

from . import cards
from .position import Position


def imagine(position: Position, seat: int, seed: int) -> None:
    """The hands of the others and the draw pile are mixed, so are the stacks of the elevator and the prestige tiles.
    The numbers of cards stay. The generator gets another state, or the bot would foresee every shuffle."""
    position.rng = chance.seeded(seed)
    hidden = list(position.pile[: position.left])
    others = [other for other, tom in enumerate(position.tom) if other != seat and not tom]
    for other in others:
        hidden += cards.units(position.hand[other])
    hidden = _mixed(position, hidden)
    for other in others:
        number = cards.size(position.hand[other])
        position.hand[other] = sum(hidden[len(hidden) - number :])
        del hidden[len(hidden) - number :]
    position.pile, position.left = tuple(hidden), len(hidden)
    position.stacks = [tuple(_mixed(position, stack)) for stack in position.stacks]
    position.tiles = tuple(_mixed(position, position.tiles))


def _mixed(position: Position, items: Iterable[Any]) -> list[Any]:
    """Sorted before it is shuffled, so that nothing of the true order is left."""
    mixed = sorted(items)
    chance.shuffle(position, mixed)
    return mixed
