"""Who has never played is coached in a first game: what it is about, and once for each kind of decision why it matters.
It is a game like any other, against somebody who is easy to beat."""

from __future__ import annotations

from dataclasses import replace

from .draw.coach import Tip
from .draw.scene import Scene
from .keep.keeper import Keeper
from .room import Room


class Coach:
    """What is still to be said. The game's room knows when (`Room.coach`), and has the words."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._line = ""  # what is said now

    def tip(self, room: Room, scene: Scene) -> Tip | None:
        """What is said beside the question; None where nobody is coached."""
        self._line = ""
        heard = self._heard()
        if heard is None or not scene.mine or self._keeper.settings.coach == "off":
            return None
        lines = room.coach(scene)
        self._line = next((line for line in lines if line not in heard), "")
        return Tip(about=not heard, line=self._line) if lines else None

    def answered(self) -> None:
        """What is said now has been read: the person has played."""
        heard = self._heard()
        if heard is not None and self._line:
            self._write(coached=[*self._keeper.settings.coached, self._line])

    def end(self) -> None:
        """Enough."""
        self._write(coached=[])

    def _heard(self) -> list[str] | None:
        """What was said in this game; None in any other."""
        game, *heard = self._keeper.settings.coached or [""]
        return heard if game and game == self._keeper.session.id else None

    def _write(self, coached: list[str]) -> None:
        self._keeper.settings = replace(self._keeper.settings, coached=coached)
        self._keeper.keep_settings()
