"""What is heard and felt: a quiet sound for what has just been shown, and a sign to who is on turn. Both are off until
somebody wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .keep.keeper import Keeper
from .page import Page
from .play.session import Session
from .state import Json

YOUR_TURN = "turn"
PLAIN_WEIGHT = 1.0


class Sounding:
    """Listens to the moments that are shown."""

    def __init__(self, page: Page, keeper: Keeper) -> None:
        self._page = page
        self._keeper = keeper
        self._game = ""
        self._index = 0  # the moment that was shown last
        self._others = False  # whether somebody else has done something since this person was asked

    def shown(self, session: Session, sounds: Mapping[str, str]) -> None:
        """A moment of a game is painted. `sounds`: which events are heard, and how (`Room.sounds`)."""
        if session.id == self._game and session.past is not None:
            return  # an old table: what has been heard is not heard again by who comes back from it
        before, self._index = self._index, session.index
        if session.id != self._game:
            self._game, self._others = session.id, False
            return
        events = session.timeline.events[before : session.index]
        self._others |= any(event.get("seat", session.eyes) != session.eyes for event in events)
        settings, turn = self._keeper.settings, self._others and session.live
        kind = YOUR_TURN if turn else _loudest(session, events, sounds)
        self._others &= not turn
        if settings.sound == "on" and kind:
            self._page.sound(kind)
        if settings.buzz == "on" and turn:
            self._page.buzz()


def _loudest(session: Session, events: Sequence[Json], sounds: Mapping[str, str]) -> str:
    """Of several things that are shown together the one that is told longest."""
    told = session.game.rules.events
    heard = [event["event"] for event in events if event["event"] in sounds]
    loudest = max(heard, key=lambda name: told[name].weight if name in told else PLAIN_WEIGHT, default="")
    return sounds.get(loudest, "")
