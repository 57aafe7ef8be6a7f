"""Every way to play a lesson, to the end: what proves that a puzzle has one best answer."""

from __future__ import annotations

from typing import NamedTuple

from nyc_core.lessons import PLAYING, Attempt, Lesson
from nyc_core.lessons.vocabulary import Condition, Situation
from nyc_core.lessons.vocabulary import worth as in_the_score


class Line(NamedTuple):
    """One way: the learner's actions, how it ended, and what it brought."""

    actions: tuple[str, ...]
    state: str
    worth: int


def measure(lesson: Lesson) -> Condition:
    """What a puzzle is about: the score that has to reach a number."""
    (goal_about,) = [goal for goal in lesson.goals if goal.word == "score"]
    return goal_about


def worth(now: Situation, about: Condition) -> int:
    return in_the_score(now.game, about.facts.get("seat", now.learner), about.facts["item"])


def all_lines(lesson: Lesson) -> list[Line]:
    about = measure(lesson)
    lines: list[Line] = []

    def go_on(attempt: Attempt, actions: tuple[str, ...]) -> None:
        if attempt.state != PLAYING:
            lines.append(Line(actions, attempt.state, worth(attempt, about)))
            return
        for option in attempt.game.options():
            branch = attempt.copy()
            branch.act(option)
            go_on(branch, (*actions, str(option)))

    go_on(Attempt(lesson), ())
    return lines
