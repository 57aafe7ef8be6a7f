"""All the ways to play a lesson: the lines that solve it, and what a learner is told on each other one.

`explore` plays every option of the learner on copies, as far as a budget of actions reaches; what was not looked at is
said (`complete`), never guessed. The check of a lesson lists what was seen, the editor shows it while a lesson is made,
and a table asks it whether a goal can still be reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .attempt import FAILED, PLAYING, SOLVED, Attempt
from .schema import Lesson, Text, say

ENOUGH = 3000  # actions that are tried for a whole lesson
REACH = 120  # while somebody plays: about a blink
MOST = 200  # lines that are kept of those that solve


class First(NamedTuple):
    """A first choice after which no line solves, and all that is told at the ends of its lines."""

    action: str
    reasons: Sequence[Text]


class Lines(NamedTuple):
    """What was seen from one moment of an attempt."""

    solving: Sequence[tuple[str, ...]]
    others: Sequence[First]
    complete: bool  # whether everything was looked at

    @property
    def out_of_reach(self) -> bool:
        """Whether nothing that can still be done solves it."""
        return self.complete and not self.solving


class _Budget:
    """How many actions may still be tried."""

    def __init__(self, actions: int) -> None:
        self.left = actions

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


def lines(lesson: Lesson, budget: int = ENOUGH) -> Lines:
    """All lines from the beginning."""
    return explore(Attempt(lesson), budget)


def explore(attempt: Attempt, budget: int = ENOUGH) -> Lines:
    """All lines from where an attempt is. Each first choice gets an equal share of what may be tried, so that none is
    forgotten over the first."""
    choices = _choices(attempt)
    complete = len(choices) <= budget
    del choices[budget:]
    solving: list[tuple[str, ...]] = []
    others: list[First] = []
    for place, choice in enumerate(choices):
        purse = _Budget(budget // (len(choices) - place))
        before, reasons, open_end = len(solving), dict[str, Text](), False
        for line, end in _ends(attempt, (choice,), purse):
            if end.state == SOLVED:
                solving.append(line)
            elif end.state == FAILED:
                reasons[say(end.reason, "en")] = end.reason
            else:
                open_end = True
        budget -= budget // (len(choices) - place) - max(purse.left, 0)
        complete &= not open_end
        if len(solving) == before and not open_end:
            others.append(First(choice, list(reasons.values())))
    return Lines(solving[:MOST], others, complete)


def _choices(attempt: Attempt) -> list[str]:
    """What the learner may try: all options, and what the lesson itself tries in vain."""
    options = attempt.options()
    asked = [step for step in attempt.lesson.answer if step not in options and attempt.wants_refusal(step)]
    return [*options, *asked]


def _ends(attempt: Attempt, line: tuple[str, ...], purse: _Budget) -> Iterator[tuple[tuple[str, ...], Attempt]]:
    """The end of each line that begins so; an attempt that still plays is one that was not followed."""
    branch = attempt.copy()
    if not purse.spend():
        yield line, branch
        return
    if branch.refused(line[-1]) is None:
        branch.act(line[-1])
    elif branch.state == PLAYING:
        return  # refused, and nothing came of it
    if branch.state != PLAYING:
        yield line, branch
        return
    for choice in _choices(branch):
        if not purse.left:
            yield line, branch
            return
        yield from _ends(branch, (*line, choice), purse)


class Step(NamedTuple):
    """A moment on the way of the answer, and what can be done there."""

    after: Sequence[str]
    lines: Lines


def steps(lesson: Lesson, budget: int = ENOUGH) -> Iterator[Step]:
    """Each moment in which the answer acts; what is told there on other choices sees a learner who went so far."""
    attempt = Attempt(lesson)
    for place, action in enumerate(lesson.answer):
        yield Step(lesson.answer[:place], explore(attempt, budget))
        if attempt.refused(action) is None:
            attempt.act(action)
        if attempt.state != PLAYING:
            return


def told(lesson: Lesson, lang: str = "en") -> Iterator[str]:
    """All lines that solve a lesson, and by moment the other choices; those about which the same is told stand
    together."""
    for step in steps(lesson):
        if not step.after:
            yield from ("solves: " + ", then ".join(line) for line in step.lines.solving)
        where = f"after {', '.join(step.after)}, " if step.after else ""
        for said, actions in grouped(step.lines, lang).items():
            yield f"{where}fails: {' | '.join(actions)}: {' / '.join(said)}"
        if not step.lines.complete:
            yield f"{where}not all lines were followed: there are too many"


def grouped(tried: Lines, lang: str) -> Mapping[Sequence[str], Sequence[str]]:
    """By what is told the first choices on which it is."""
    groups: dict[Sequence[str], list[str]] = {}
    for first in tried.others:
        groups.setdefault(tuple(say(reason, lang) for reason in first.reasons), []).append(first.action)
    return groups
