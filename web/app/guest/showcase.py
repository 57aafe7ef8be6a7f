"""A game that is only looked at: a board in a text about the game, or a whole game to look through (`mode=position`,
`mode=replay` of an embedded board)."""

from __future__ import annotations

from nyc_core import Game
from web.app.play.session import Session


class Showcase(Session):
    """Nobody plays it, nobody takes the device, nothing is saved or taken back."""

    playable = False

    def __init__(self, game: Game, reel: bool) -> None:
        super().__init__(game)
        self.reel = reel  # whether one can look through it
        self.at = self.timeline.end

    @property
    def actions(self) -> tuple[int, int]:
        """How many actions were played at the moment that is shown, and in all: the plies of the page around."""
        return (self.plies if self.past is None else self.timeline.ply_at(self.past)), self.plies

    @property
    def solo(self) -> bool:
        return False

    @property
    def bot(self) -> str | None:
        return None

    @property
    def hand_over_to(self) -> int | None:
        return None

    @property
    def live(self) -> bool:
        return False

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_restart(self) -> bool:
        return False
