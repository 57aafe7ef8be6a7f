"""What a bot may think about: the position with everything that its seat does not see dealt anew."""

from __future__ import annotations

from nyc_core.table import chance

from .position import Position

OPENED = 8  # so many cards of the future market a seat hardly opens on its turn, action cards included


def imagine(position: Position, seat: int, seed: int, whole: bool = True) -> None:
    """The future market is mixed, or what of it can come up in a round. The generator gets another state, or
    the bot would foresee every shuffle."""
    position.rng = chance.seeded(seed)
    position.future = chance.mixed(position, position.future, None if whole else OPENED * len(position.seats))
