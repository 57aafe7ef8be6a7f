"""Whether a lesson works: its clauses exist, its answer solves it step by step, and a wrong answer does not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyc_core.table.errors import Refusal
from nyc_core.table.rules import Rules

from .attempt import FAILED, PLAYING, SOLVED, Attempt
from .schema import InvalidLesson, Lesson, say
from .vocabulary import Condition, fails, holds


def check(lesson: Lesson) -> Attempt:
    """The lesson as its answer left it; InvalidLesson says what is wrong with it."""
    _check_clauses(lesson)
    _check_conditions(lesson)
    attempt = Attempt(lesson)
    _check_start(attempt)
    _play_answer(attempt)
    if lesson.wrong:
        _check_wrong(Attempt(lesson))
    return attempt


def texts(lesson: Lesson) -> Iterator[tuple[str, Mapping[str, str]]]:
    """All texts of a lesson with their places."""
    for key in ("title", "text", "task", "done"):
        if text := getattr(lesson, key):
            yield key, text
    for key in ("hints", "choices"):
        for number, text in enumerate(getattr(lesson, key)):
            yield f"{key}[{number}]", text
    for key in ("failures", "grades"):
        for number, judged in enumerate(getattr(lesson, key)):
            yield f"{key}[{number}].reason", judged.reason


def cited(text: str, rules: Rules) -> list[str]:
    """The clauses of a game that a text names."""
    return re.findall(rf"{re.escape(rules.meta.prefix)}-\d+(?:\.\d+)*(?:/\d+)?", text)


def _check_clauses(lesson: Lesson) -> None:
    known = {clause.id for clause in lesson.rules.words.clauses()}
    for number, clause in enumerate(lesson.clauses):
        if clause not in known:
            raise InvalidLesson(f"clauses[{number}]: there is no clause {clause[:40]}")
    for place, text in texts(lesson):
        for lang, said in text.items():
            for clause in cited(said, lesson.rules):
                if clause not in known:
                    raise InvalidLesson(f"{place}.{lang}: there is no clause {clause[:40]}")


def _check_conditions(lesson: Lesson) -> None:
    """What the reader cannot see: names of events and clauses, numbers of choices, the language of actions."""
    named = [(f"goals[{number}]", goal) for number, goal in enumerate(lesson.goals)]
    for key in ("failures", "grades"):
        named += [(f"{key}[{number}]", judged.condition) for number, judged in enumerate(getattr(lesson, key))]
    for place, condition in named:
        for one in condition.inside:
            _check_condition(lesson, place, one)


def _check_condition(lesson: Lesson, place: str, condition: Condition) -> None:
    facts, words = condition.facts, lesson.rules.words
    if condition.word == "event" and facts["event"] not in words.event_names():
        raise InvalidLesson(f"{place}.event: there is no event {facts['event'][:40]!r}")
    if condition.word == "refused" and words.clause(facts["rule"]) is None:
        raise InvalidLesson(f"{place}.rule: there is no clause {facts['rule'][:40]!r}")
    if condition.word == "chosen" and not lesson.choices:
        raise InvalidLesson(f"{place}: the lesson has no 'choices' to choose from")


def _check_start(attempt: Attempt) -> None:
    lesson = attempt.lesson
    for number, failure in enumerate(lesson.failures):
        if fails(failure.condition, attempt):
            raise InvalidLesson(f"failures[{number}]: it holds before the learner has done anything")
    if attempt.state == SOLVED or all(holds(goal, attempt) for goal in lesson.goals):
        raise InvalidLesson("goals: they hold before the learner has done anything")
    decision = attempt.game.decision
    if not lesson.choices and (decision is None or decision.seat != lesson.learner):
        raise InvalidLesson(f"position: the seat {lesson.learner} is never asked anything")


def _play_answer(attempt: Attempt) -> None:
    lesson = attempt.lesson
    for number, action in enumerate(lesson.answer):
        if attempt.state == SOLVED:
            raise InvalidLesson(f"answer[{number}]: the lesson is solved before this")
        refusal = _try(attempt, action)
        if refusal and not _is_wanted(refusal, lesson):
            raise InvalidLesson(f"answer[{number}]: '{action}' is refused: {refusal.text} ({refusal.rule})")
        if attempt.state == FAILED:
            raise InvalidLesson(f"answer[{number}]: the lesson fails here: {say(attempt.reason, 'en')}")
        for seat, planned in attempt.unplayed:
            raise InvalidLesson(f"others.{seat}: '{planned}' is not possible in its turn")
    if attempt.state == PLAYING:
        missing = next(goal for goal in lesson.goals if not holds(goal, attempt))
        raise InvalidLesson(f"answer: it does not reach goals[{list(lesson.goals).index(missing)}] ({missing})")


def _is_wanted(refusal: Refusal, lesson: Lesson) -> bool:
    return any(goal.word == "refused" and goal.facts["rule"] == refusal.rule for goal in lesson.goals)


def _check_wrong(attempt: Attempt) -> None:
    play(attempt, attempt.lesson.wrong)
    if attempt.state == SOLVED:
        raise InvalidLesson("wrong: these actions solve the lesson")


def play(attempt: Attempt, actions: Sequence[str]) -> None:
    """Try these actions, as long as the lesson is open."""
    for action in actions:
        if attempt.state == PLAYING:
            _try(attempt, action)


def _try(attempt: Attempt, action: str) -> Refusal | None:
    """Do it; or, when it is refused, that it was tried is noted, and this is why."""
    refusal = attempt.refused(action)
    if refusal is None:
        attempt.act(action)
    return refusal
