"""The flow is data: a position holds an *agenda*, a stack of pending steps, each a name, a seat and a number.

A step either *asks* somebody or just *runs*. Steps are stateless, so a game can be cloned, saved and searched at any
moment, and what comes next is always there to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from .errors import Objection, objection

NOBODY = -1
Pick = Callable[[], float]  # chance: from 0 to below 1
Sample = tuple[Any, bool]  # an action, and whether it was a choice


def one_of(options: Sequence[Any], pick: Pick) -> Sample:
    """One of them by chance, which one alone does not need, and whether there are several."""
    several = len(options) > 1
    return options[int(pick() * len(options)) if several else 0], several


class Ask(Protocol):
    """A step that asks a seat to choose."""

    kind: str  # of the decision, as the contract names it
    rule: str  # the clause that asks

    def options(self, position: Any, seat: int, number: int) -> Sequence[Any]:
        """Every legal action, once; none when there is nothing to ask any more."""

    # It may also have `sample(position, seat, number, pick)`, for a search that plays on at random: one of the options
    # by chance, none of them never, and whether there are several (a `Sample`). None when there is nothing to ask, or
    # they had better be listed. And `betrays(position, seat)`: whether others learn something of what the seat hides
    # when it has one option only.

    def check(self, position: Any, seat: int, number: int, action: Any) -> Objection | None:
        """Why an action that is not an option is illegal. Options and check share their predicates."""

    def play(self, position: Any, seat: int, number: int, action: Any) -> None:
        """Do it. The step is off the agenda by now; one that goes on puts itself there again."""


Run = Callable[[Any, int, int], None]  # it is off the agenda by then, as a step that asks is when it plays


class Steps:
    """All the steps of a game, by name."""

    def __init__(self, asks: Mapping[str, Ask], runs: Mapping[str, Run]) -> None:
        self.asks = dict(asks)
        self.play = {name: ask.play for name, ask in asks.items()}
        self.enter: dict[str, Callable[[Any, int, int], Sequence[Any] | None]] = dict(runs)
        self.enter.update({name: ask.options for name, ask in asks.items()})
        sampled: dict[str, Any] = {name: ask for name, ask in asks.items() if hasattr(ask, "sample")}
        self.sample = {name: ask.sample for name, ask in sampled.items()}
        # For who plays at random, all of a step at once; one that just runs has no option that could be played.
        self.ways: dict[str, tuple[Callable[..., Any], Any, Any]] = {
            name: (enter, self.sample.get(name), self.play.get(name)) for name, enter in self.enter.items()
        }
        hidden: dict[str, Any] = {name: ask for name, ask in asks.items() if hasattr(ask, "betrays")}
        self.betrays = {name: ask.betrays for name, ask in hidden.items()}

    def settle(self, position: Any, person: int = NOBODY) -> Sequence[Any]:
        """Go on until somebody has a choice, and return the options; none when the game is over.

        A step that asks and has one option only is played here: what has no consequence is not asked. For another than
        the person who acts that may be a reveal: that nothing else was possible tells of hidden cards.
        """
        agenda, enter = position.agenda, self.enter
        while agenda:
            name, seat, number = todo = agenda.pop()
            options = enter[name](position, seat, number)
            if options:  # a step that just runs has none
                if len(options) > 1:
                    agenda.append(todo)
                    return options
                if seat != person:
                    betrays = self.betrays.get(name)
                    if betrays and betrays(position, seat):
                        position.revealed = True
                self.play[name](position, seat, number, options[0])
        return ()


def not_now(step: Ask) -> Objection:
    """The objection to an action of another decision."""
    return objection("not_now", step.rule, kind=step.kind)
