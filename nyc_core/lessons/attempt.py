"""A lesson while it is tried: what the page drives.

An attempt acts like a game (`game`, `options`, `act`, `why_not`); the other seats answer by themselves. After each
action it looks whether the goals hold (solved), or a failure, or whether there is nothing left to do (failed).

Each action is played once, and what happened stays: `opening` holds the events before the first action, `played` what
each action of the game brought, the others' among them. Who follows an attempt and knows so many actions already
reads `played[known:]`; a `game` that is another object than before has begun anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nyc_core import bots
from nyc_core.table.errors import IllegalAction, Refusal
from nyc_core.table.game import Game
from nyc_core.table.notes import Event
from nyc_core.table.words import LANGUAGES
from nyc_core.table.words.texts import Texts

from .schema import CHOOSE, Lesson, Text
from .vocabulary import fails, holds

PLAYING, SOLVED, FAILED = "playing", "solved", "failed"

_SAID = Texts("nyc_core.lessons", "lessons")
OVER: Text = {code: _SAID.table(code)["over"] for code in LANGUAGES}
NOT_THIS: Text = {code: _SAID.table(code)["not_this"] for code in LANGUAGES}
CLOSED = "This lesson is over: try it again, or go on to the next."
QUESTION = "This lesson asks a question: choose one of its answers."


class Played(NamedTuple):
    """One action of the game, and what it brought."""

    seat: int
    notation: str
    events: Sequence[Event]


class Attempt:
    """A learner at a lesson."""

    __slots__ = (
        *("lesson", "game", "learner", "began", "opening", "played", "told", "log", "refusals", "chosen"),
        *("state", "reason", "grade", "hints", "unplayed", "_scripts", "_moves", "_steps"),
    )

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.learner = lesson.learner
        self.hints = 0  # how many were given
        self.again()

    def again(self) -> None:
        """From the beginning; hints that were given stay given."""
        self.game: Game = self.lesson.game()
        self.began = self.game.rules.moment(self.game.state)
        self.opening: Sequence[Event] = tuple(self.game.events)  # what happened before the first action
        self.played: list[Played] = []  # the game's actions since then; an answer to a question is none
        self.told: list[Event] = list(self.opening)  # all events in one list
        self.log: list[tuple[int, str]] = []  # who did what, answers to a question among it
        self.refusals: list[tuple[str, Refusal]] = []
        self.chosen: int | None = None
        self.state = PLAYING
        self.reason: Text = {}  # why it failed
        self.grade = 0  # when it is solved: which of the grades was reached, the best is 1; 0: none
        self.unplayed: list[tuple[int, str]] = []  # what stood in a script and could not be played in its turn
        self._moves: list[str] = []  # what the learner did
        self._steps: list[str] = []  # the same, with what the answer has tried in vain
        self._scripts = {seat: list(said) for seat, said in self.lesson.others.items() if not isinstance(said, str)}
        self._let_others_play()

    # The learner

    def options(self) -> list[str]:
        """What the learner can do now, in notation; nothing when the lesson is over."""
        if self.state != PLAYING:
            return []
        if self.lesson.choices:
            return [f"choose {number}" for number, _ in enumerate(self.lesson.choices, start=1)]
        return [str(option) for option in self.game.options()]

    def act(self, action: object) -> list[Event]:
        """Play an action; what happened, the answers of the others included. IllegalAction leaves the table as it was,
        but the attempt is noted: there are lessons whose goal is a refusal."""
        if self._blocked(action) or self.lesson.choices:
            return self._choose(action)
        before = len(self.told)
        try:
            notation = self._play(self.learner, action)
        except IllegalAction as error:
            self._note_refusal(str(action), error.refusal)
            raise
        self._moves.append(notation)
        self._steps.append(notation)
        self._judge()
        self._let_others_play()
        return self.told[before:]

    def why_not(self, action: object) -> Refusal | None:
        """Why an action is illegal; this leaves no trace."""
        if (blocked := self._blocked(action)) is not None:
            return blocked
        return None if self.lesson.choices else self.game.why_not(action)

    def refused(self, action: object) -> Refusal | None:
        """The same for a learner who tried it: it counts for goals like "a clause was refused"."""
        refusal = self.why_not(action)
        if refusal is not None:
            self._note_refusal(str(action), refusal)
        return refusal

    def wants_refusal(self, action: str) -> bool:
        """Whether a goal asks that this is tried in vain."""
        refusal = self.why_not(action)
        goals = (goal.facts for goal in self.lesson.goals if goal.word == "refused")
        return refusal is not None and any(goal["rule"] == refusal.rule for goal in goals)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do."""
        return self.state != PLAYING

    @property
    def steps(self) -> int:
        """How many actions of the learner can be taken back."""
        return len(self._moves)

    @property
    def moves(self) -> list[str]:
        """Those actions."""
        return list(self._moves)

    def back(self) -> bool:
        """Take back the learner's last action, also after a failure; whether there was one."""
        if not self._moves:
            return False
        moves = self._moves[:-1]
        self.again()
        for move in moves:
            self.act(move)
        return True

    # Help

    def hint(self) -> Text | None:
        """The next hint, or the last one again; None when the lesson has none."""
        if not self.lesson.hints:
            return None
        self.hints = min(self.hints + 1, len(self.lesson.hints))
        return self.lesson.hints[self.hints - 1]

    def show_me(self) -> str | None:
        """Play the next step of the answer, from the beginning if the learner went another way; its notation."""
        answer = list(self.lesson.answer)
        if self.state != PLAYING or self._steps != answer[: len(self._steps)]:
            self.again()
        if self._steps == answer:
            return None
        step = answer[len(self._steps)]
        if self.refused(step) is None:
            self.act(step)
        return step

    def copy(self) -> Attempt:
        """An independent copy, for searching."""
        other = Attempt.__new__(Attempt)
        other.lesson, other.learner, other.began, other.hints = self.lesson, self.learner, self.began, self.hints
        other.game, other.chosen, other.state, other.reason = self.game.clone(), self.chosen, self.state, self.reason
        other.grade = self.grade
        other.opening, other.played, other.told = self.opening, self.played[:], self.told[:]
        other.log, other.refusals = self.log[:], self.refusals[:]
        other.unplayed, other._moves, other._steps = self.unplayed[:], self._moves[:], self._steps[:]
        other._scripts = {seat: script[:] for seat, script in self._scripts.items()}
        return other

    # Behind it

    def _play(self, seat: int, action: object) -> str:
        """Play it, and keep what happened; its one notation."""
        events = list(self.game.act(action))
        notation = str(self.game.rules.parse(str(action)))
        self.played.append(Played(seat, notation, events))
        self.told += events
        self.log.append((seat, notation))
        return notation

    def _blocked(self, action: object) -> Refusal | None:
        """Why nothing, or nothing but an answer to the question, can be done."""
        rule = self.lesson.clauses[0]
        if self.state != PLAYING:
            return Refusal("lesson_over", rule, CLOSED)
        if self.lesson.choices and str(action) not in self.options():
            return Refusal("question", rule, QUESTION)
        return None

    def _choose(self, action: object) -> list[Event]:
        blocked = self._blocked(action)
        if blocked is not None:
            raise IllegalAction(blocked, action)
        choice = CHOOSE.fullmatch(str(action))
        self.chosen = int(choice[1]) if choice else None
        self._moves.append(str(action))
        self._steps.append(str(action))
        self.log.append((self.learner, str(action)))
        self._judge()
        return []

    def _note_refusal(self, tried: str, refusal: Refusal) -> None:
        if self.state == PLAYING:
            self.refusals.append((tried, refusal))
            if list(self.lesson.answer[len(self._steps) :][:1]) == [tried]:
                self._steps.append(tried)
            self._judge()

    def _judge(self) -> None:
        """Goals count at any moment; what fails is only looked at when the others have answered."""
        if all(holds(goal, self) for goal in self.lesson.goals):
            self.state = SOLVED
            self.grade = next((n for n, grade in enumerate(self.lesson.grades, 1) if holds(grade.condition, self)), 0)
            return
        decision = self.game.decision
        if decision is not None and decision.seat != self.learner and not self.lesson.choices:
            return
        for failure in self.lesson.failures:
            if fails(failure.condition, self):
                self.state, self.reason = FAILED, failure.reason
                return
        if self.chosen is not None:
            self.state, self.reason = FAILED, NOT_THIS
        elif decision is None and not self.lesson.choices:
            self.state, self.reason = FAILED, OVER

    def _let_others_play(self) -> None:
        """Scripts and bots, until the learner is asked or it is decided."""
        while self.state == PLAYING and not self.lesson.choices:
            decision = self.game.decision
            if decision is None or decision.seat == self.learner:
                break
            self._play(decision.seat, self._answer_of(decision.seat))
            self._judge()

    def _answer_of(self, seat: int) -> object:
        """What another seat plays now: the first of its script that is possible, a bot's choice, or something quiet."""
        other = self.lesson.others.get(seat, ())
        if isinstance(other, str):
            return bots.choose(other, self.game, self.lesson.seed)
        names = [str(option) for option in self.game.options()]
        script = self._scripts.get(seat, [])
        if script and script[0] not in names:
            self.unplayed.append((seat, script[0]))
        for place, action in enumerate(script):
            if action in names:
                del script[: place + 1]
                return action
        return next((name for name in names if name in self.game.rules.quiet), names[0])
