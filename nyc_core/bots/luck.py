"""Luck, apart from skill, as backgammon players have it: for each action that chance followed, the worth of what came
less the average of what might have come. What came is one of all that might, so luck has mean zero whoever plays.

It is reckoned by who knows all hands; only what nobody had seen is dealt otherwise (`Mind.redeal`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from nyc_core.table.notes import FORGOTTEN
from nyc_core.table.rules import Rules

from .search import dice, lead

LOOKS = 4  # other ways that chance is tried before it is believed that it had no part
WORLDS = 1 << 20


class Draw(NamedTuple):
    """What chance did after an action."""

    luck: tuple[float, ...]  # by seat, in points of the lead
    error: float  # one standard error of the first seat's


class Fortune:
    """The luck of one action. Each `step` tries one more world."""

    def __init__(self, rules: Rules, before: Any, action: Any, worlds: int, seed: int) -> None:
        self.rules, self.mind, self.before, self.action = rules, rules.mind, before, action
        self.worlds, self.seed = worlds, seed * WORLDS
        self.after = self._played(None)
        self.seats = len(before.seats)
        self.sums = [0.0] * self.seats
        self.square = 0.0
        self.done = 0
        self.over = not self._any_chance()

    def _played(self, seed: int | None) -> Any:
        """The position after the action; with a seed, chance went another way."""
        position = self.before.clone()
        position.notes = FORGOTTEN
        if seed is not None:
            self.mind.redeal(position, seed)
        name, seat, number = position.agenda.pop()
        self.rules.steps.play[name](position, seat, number, self.action)
        self.rules.steps.settle(position)
        return position

    def _any_chance(self) -> bool:
        """Whether anybody would see anything else if chance went another way."""
        seen = self._seen(self.after)
        return any(self._seen(self._played(self.seed + look)) != seen for look in range(LOOKS))

    def _seen(self, position: Any) -> list[Any]:
        return [self.rules.view(position, seat) for seat in range(len(position.seats))]

    def step(self) -> bool:
        """One world more; whether it is done."""
        if not self.over:
            seed = self.seed + LOOKS + self.done
            came, might = self._worth(self.after, seed), self._worth(self._played(seed), seed)
            for seat in range(self.seats):
                self.sums[seat] += lead(came, seat) - lead(might, seat)
            self.square += (lead(came, 0) - lead(might, 0)) ** 2
            self.done += 1
            self.over = self.done >= self.worlds
        return self.over

    def _worth(self, after: Any, seed: int) -> Sequence[float]:
        """What everybody may expect, by playing on by habit while chance goes one way or another."""
        position = after.clone()
        position.notes = FORGOTTEN
        self.mind.redeal(position, seed)
        play_by_habit(self.rules, position, seed)
        worths = self.mind.worths(position)
        return [float(score["total"]) for score in self.rules.scores(position)] if worths is None else worths

    def drawn(self) -> Draw | None:
        """The luck; None where chance had no part."""
        if not self.done:
            return None
        mean = self.sums[0] / self.done
        error = sqrt(max(self.square / self.done - mean * mean, 0.0) / self.done)
        return Draw(tuple(total / self.done for total in self.sums), error)


def play_by_habit(rules: Rules, position: Any, seed: int) -> None:
    """On to the horizon, in place."""
    mind, agenda, enter, play = rules.mind, position.agenda, rules.steps.enter, rules.steps.play
    pick, habits, horizon = dice(seed), mind.habits, mind.horizon(position)
    while agenda and not (horizon is not None and mind.beyond(position, horizon)):
        name, seat, number = agenda.pop()
        if name in habits:
            action = habits[name](position, seat, number)
            if action is not None:
                play[name](position, seat, number, action)
            continue
        options = enter[name](position, seat, number)
        if options:
            play[name](position, seat, number, options[int(pick() * len(options))] if len(options) > 1 else options[0])
