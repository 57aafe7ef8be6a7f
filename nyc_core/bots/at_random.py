"""The bot `random`: any option, each as likely as the next."""

from __future__ import annotations

from typing import Any

from nyc_core.table.chance import Chancy, below
from nyc_core.table.game import Game


def choose(game: Game, dice: Chancy) -> Any:
    """One of the options."""
    options = game.options()
    return options[below(dice, len(options))]
