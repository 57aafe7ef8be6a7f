"""What a bot may think about: the position with everything that its seat does not see dealt anew."""

from __future__ import annotations

from nyc_core.table import chance

from .position import Position


def imagine(position: Position, seat: int, seed: int) -> None:
    """The future market is mixed, sorted before so that nothing of the true order is left. The generator gets another
    state, or the bot would foresee every shuffle."""
    position.rng = chance.seeded(seed)
    hidden = sorted(position.future)
    chance.shuffle(position, hidden)
    position.future = tuple(hidden)
