"""That a deal was not chosen while it was played can be checked: before the first card the page shows a fingerprint of
the seed, after the game the seed itself, and deals it again."""

from __future__ import annotations

from hashlib import sha256

from nyc_core import Game
from nyc_core.table.meta import Meta

DIGITS = 16


def seed_of(game: Game) -> int | None:
    """The seed of which everything was dealt; None for a table that somebody set up."""
    seed = game.origin.get("seed")
    return seed if type(seed) is int and "position" not in game.origin else None


def fingerprint(game: Game) -> str:
    """The beginning of the SHA-256 of the seed as it is written; "" where nothing was dealt of one."""
    seed = seed_of(game)
    digits = sha256(str(seed).encode()).hexdigest()[:DIGITS] if seed is not None else ""
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def options_of(game: Game) -> dict[str, str | bool]:
    """What was chosen for the game before it began."""
    meta: Meta = game.rules.meta
    view = game.view(None)
    return {option.name: view[option.name] for option in meta.options if option.name in view}
