"""A slip of the finger costs nothing: a tap only selects, and what is for good can be taken back for a moment."""

from __future__ import annotations

from collections.abc import Callable

from .house import House

GRACE = 2000  # milliseconds in which something can be taken back before it counts


class Care:
    """Between a tap and what it plays. `play`: what is meant is played."""

    def __init__(self, house: House, play: Callable[[str], None]) -> None:
        self.house = house
        self._play = play
        self._grace: int | None = None  # the timer of what can be taken back for a moment

    def weigh(self, notation: str) -> None:
        """A tap on a thing selects it; the second one, or the first where taps are not careful, plays."""
        house, session = self.house, self.house.session
        if house.keeper.settings.careful == "off" or session.weighed == notation or not session.live:
            self._play(notation)
        else:
            session.weighed = notation
            session.refusal = None
            house.sheets.info = ""

    def play_in_a_moment(self, notation: str) -> None:
        """A small button with large consequences: what is for good can be taken back for a moment, before it counts."""
        house, session = self.house, self.house.session
        careful = house.keeper.settings.careful == "on" and house.is_kept and session.live
        if careful and session.is_for_good(notation):
            session.clear_work()
            session.pending = notation
            self._grace = house.page.later(GRACE, house.after(self.settle))
        else:
            self._play(notation)

    def take_back(self) -> None:
        """What was played a moment ago does not count."""
        self._end_grace()
        self.house.session.pending = ""

    def settle(self) -> None:
        """What was played a moment ago counts: nobody wants it back."""
        self._end_grace()
        session = self.house.session
        notation, session.pending = session.pending, ""
        if notation:
            self._play(notation)

    def _end_grace(self) -> None:
        if self._grace is not None:
            self.house.page.cancel(self._grace)
            self._grace = None
