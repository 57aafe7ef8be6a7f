"""A lesson as a table: an attempt (`nyc_core.lessons`) on which a session plays like on any other.

The others' answers come with the learner's own action; they are told like what a bot does.
"""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core import Game, IllegalAction, Refusal
from nyc_core.lessons import PLAYING, Attempt, Lesson
from nyc_core.lessons import say as spell
from web.app import texts
from web.app.play import table
from web.app.play.table import Back, Happened
from web.app.state import Asked, Json

QUESTION = "question"  # the kind of a decision that the lesson asks for, not the game


class LessonTable:
    """The learner's seat at one lesson."""

    playable = True
    reel = False

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.attempt = Attempt(lesson)
        self.persons = [lesson.learner]
        self.moved = 0  # grows with everything that the learner does or takes back

    @property
    def game(self) -> Game:
        return self.attempt.game

    @property
    def opening(self) -> Sequence[Json]:
        return self.attempt.opening

    @property
    def happened(self) -> list[Happened]:
        return [Happened(one.seat, one.events) for one in self.attempt.played]

    # Who is on

    @property
    def seat(self) -> int | None:
        return None if self.leaves_off else self.lesson.learner

    @property
    def bot(self) -> str | None:
        return None

    @property
    def asked(self) -> Asked | None:
        if self.leaves_off:
            return None
        if self.lesson.choices:
            return Asked(self.lesson.learner, QUESTION, self.lesson.clauses[0], spell(self.lesson.task, texts.spoken()))
        return table.asked(self.game)

    @property
    def leaves_off(self) -> bool:
        return self.attempt.state != PLAYING

    @property
    def plies(self) -> int:
        return len(self.attempt.played) + (self.attempt.chosen is not None)

    # Playing

    def options(self) -> list[str]:
        return self.attempt.options()

    def act(self, notation: str) -> None:
        """Play it, and let the others answer."""
        self.attempt.act(notation)
        self.moved += 1

    def why_not(self, notation: str) -> Refusal | None:
        return self.attempt.why_not(notation)

    def tried(self, notation: str) -> Refusal | None:
        return self.attempt.refused(notation)

    # Going back

    def can_undo(self, who: Back) -> bool:
        return self.attempt.steps > 0

    def undo(self, who: Back) -> None:
        """One step of the learner's back, with all that others answered."""
        if not self.attempt.back():
            raise IllegalAction(Refusal("undo_barred", "", ""), "undo")
        self.moved += 1

    def undo_to(self, ply: int, who: Back) -> bool:
        if ply >= self.plies or not self.can_undo(who):
            return False
        while self.plies > ply and self.can_undo(who):
            self.undo(who)
        return True

    def undo_limit(self, who: Back) -> int | None:
        return 0 if self.can_undo(who) else None

    def turn_start(self, who: Back) -> int | None:
        return None
