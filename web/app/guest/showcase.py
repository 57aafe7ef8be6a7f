"""A table that is only looked at: a board in a text about the game, or a whole game to look through (`mode=position`,
`mode=replay` of an embedded board)."""

from __future__ import annotations

from nyc_core import Game
from web.app.play.table import Back, GameTable


class Showcase(GameTable):
    """A game that nobody plays: nobody takes the device, nothing is saved or taken back."""

    playable = False

    def __init__(self, game: Game, reel: bool) -> None:
        super().__init__(game)
        self.reel = reel

    @property
    def bot(self) -> str | None:
        return None

    def can_undo(self, who: Back) -> bool:
        return False

    def undo_to(self, ply: int, who: Back) -> bool:
        return False

    def undo_limit(self, who: Back) -> int | None:
        return None

    def turn_start(self, who: Back) -> int | None:
        return None
