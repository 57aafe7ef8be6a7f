"""The end of a game, played exactly: where little is left, all that may follow is looked at, and every seat takes what
is best for itself. It is believed only where it comes to the same in several worlds: then nothing hidden has a part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from nyc_core.table.notes import FORGOTTEN
from nyc_core.table.rules import Rules

from .search import dice, lead

DEEP = 4  # more choices than that, one after the other, are not near the end
Totals = tuple[float, ...]  # by seat


class Outcome(NamedTuple):
    """How the game ends, if from here on everybody plays as well as can be."""

    totals: Totals
    position: Any


class Ending:
    """All that may follow, from positions of one world. `most`: so many positions may be looked at."""

    def __init__(self, rules: Rules, most: int) -> None:
        self.rules, self.left = rules, most

    def outcomes(self, position: Any, options: Sequence[Any]) -> list[Outcome] | None:
        """What each option of the seat on the agenda leads to; None where there is too much to look at."""
        if not self._near(position):
            return None
        outcomes = [self._end(self._after(position, option)) for option in options]
        return None if self.left < 0 else [outcome for outcome in outcomes if outcome]

    def _after(self, position: Any, option: Any) -> Any:
        then = position.clone()
        then.notes = FORGOTTEN
        name, seat, number = then.agenda.pop()
        self.rules.steps.play[name](then, seat, number, option)
        return then

    def _near(self, position: Any) -> bool:
        """Whether it is over soon, if everybody takes anything."""
        pick, now = dice(len(position.agenda)), position
        for _ in range(DEEP + 1):
            options = self._settled(now)
            if not options:
                return True
            now = self._after(now, options[int(pick() * len(options))])
        return not self._settled(now)

    def _settled(self, position: Any) -> Sequence[Any]:
        """The next choice that there is."""
        return self.rules.steps.settle(position)

    def _end(self, position: Any) -> Outcome | None:
        """The best that the seat to decide can reach, and so on to the end."""
        self.left -= 1
        if self.left < 0:
            return None
        options = self._settled(position)
        if not options:
            return Outcome(tuple(float(score["total"]) for score in self.rules.scores(position)), position)
        seat, best, most = position.agenda[-1][1], None, 0.0
        for option in options:
            outcome = self._end(self._after(position, option))
            if outcome is None:
                return None
            worth = lead(outcome.totals, seat)
            if best is None or worth > most:
                best, most = outcome, worth
        return best
