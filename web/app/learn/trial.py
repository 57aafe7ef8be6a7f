"""A lesson that is being tried at the table: what it says, its help, how it stands. Nothing of it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from nyc_core import Game, bots, game_from_position
from nyc_core.lessons import PLAYING, SOLVED, Attempt, Lesson, Series
from nyc_core.lessons import say as spell
from nyc_core.lessons.lines import REACH, First, explore
from nyc_core.lessons.schema import as_data
from nyc_core.lessons.shelf import seconds
from nyc_core.table.words import DEFAULT, LANGUAGES
from web.app import texts
from web.app.play.session import Session
from web.app.state import Json

from .lessontable import LessonTable


class Trial:
    """One lesson on the table. `route` is its address, `back` the route to which leaving it leads; `series` the course
    that somebody made, if it belongs to one, and `at` its place there."""

    def __init__(
        self, lesson: Lesson, route: str, back: str = "learn", series: Series | None = None, at: int = 0
    ) -> None:
        self.lesson = lesson
        self.route = route
        self.back = back
        self.series = series
        self.at = at
        self.task = ""  # which one it is of those that are practised today
        self.table = LessonTable(lesson)
        self.session = Session(self.table, route)
        self.helped = False  # whether anything was shown
        self._shown = (-1, "")  # the step of the answer that was shown last, in words, and when
        self._lost: tuple[int, Sequence[str] | None] = (-1, None)

    @property
    def attempt(self) -> Attempt:
        return self.table.attempt

    # What it says

    @property
    def seconds(self) -> int:
        """How long it takes."""
        return seconds(as_data(self.lesson))

    @property
    def grade(self) -> str:
        """How well it was solved, where the lesson says so."""
        place = self.attempt.grade
        return spell(self.lesson.grades[place - 1].reason, texts.spoken()) if place and self.state != PLAYING else ""

    @cached_property
    def before(self) -> int:
        """The points of the learner when the lesson begins, if the game ended then."""
        return self._points(self.lesson.game())

    @property
    def points(self) -> tuple[int, int] | None:
        """What a solved lesson gained: the points before and now, if the game ended; None where there are no more.

        A lesson about a bid ends with it: what it cost has been paid, and what it brings comes later."""
        if self.state != SOLVED or self.is_question:
            return None
        now = self._points(self.attempt.game)
        return (self.before, now) if now > self.before else None

    def _points(self, game: Game) -> int:
        return int(game.scores()[self.lesson.learner]["total"])

    @property
    def lost(self) -> Sequence[str] | None:
        """What will be told in the end, once nothing can reach the goal any more; None while something can, or where
        that would take long to find out."""
        when, said = self._lost
        if when != self.table.moved:
            lines = explore(self.attempt, REACH) if self.attempt.steps and self.attempt.state == PLAYING else None
            if lines and lines.out_of_reach:
                said = [*dict.fromkeys(reason for first in lines.others for reason in _told(first))]
            else:
                said = None
            self._lost = (self.table.moved, said)
        return said

    @property
    def tongue(self) -> str:
        """The name of the language that the lesson is in; "" when it speaks the one that is spoken."""
        first = next(iter(self.lesson.title), DEFAULT)
        return "" if texts.spoken() in self.lesson.title else LANGUAGES[first].name

    def text(self, key: str) -> str:
        """One of the lesson's texts in the language that is spoken."""
        return spell(getattr(self.lesson, key), texts.spoken())

    @property
    def state(self) -> str:
        """How it stands, as far as it has been told."""
        return PLAYING if self.session.telling else self.attempt.state

    @property
    def said(self) -> str:
        """What is to be said about how it ended: why it failed, or what was learned."""
        return "" if self.state == PLAYING else spell(self.attempt.reason or self.lesson.done, texts.spoken())

    @property
    def shown(self) -> str:
        """The step of the answer that was shown last, in words, until the learner goes on."""
        when, step = self._shown
        return step if when == self.table.moved else ""

    @property
    def hints(self) -> list[str]:
        """Those that were given."""
        return [spell(hint, texts.spoken()) for hint in self.lesson.hints[: self.attempt.hints]]

    @property
    def is_question(self) -> bool:
        return bool(self.lesson.choices)

    @property
    def secret(self) -> bool:
        """Whether the score would give the answer away."""
        return self.is_question and self.attempt.state == PLAYING

    # Help

    def again(self) -> None:
        """From the beginning."""
        self.attempt.again()
        self._shown, self.helped = (-1, ""), False
        self.session.follow()

    def show_me(self) -> bool:
        """Play the next step of the answer, and tell it like what others do; whether there was one."""
        before = self.attempt.copy()
        step = self.attempt.show_me()
        if step is None:
            return False
        refusal = before.why_not(step)
        self.session.follow()
        own = self.session.own_plies
        if own and refusal is None and not self.is_question:
            self.session.show_from(own[-1])
        self.session.refusal = refusal
        self._shown, self.helped = (self.table.moved, self._in_words(step, before.game)), True
        return True

    def _in_words(self, step: str, game: Game) -> str:
        if self.is_question:
            return spell(self.lesson.choices[int(step.split()[1]) - 1], texts.spoken())
        return game.rules.words.action(step, view=game.view(self.lesson.learner))

    # Left and taken up again

    @property
    def so_far(self) -> Json:
        """What `take_up` needs to go on in another page."""
        attempt = self.attempt
        return {
            "route": self.route,
            "back": self.back,
            "at": self.at,
            "moves": attempt.moves,
            "hints": attempt.hints,
            "helped": self.helped,
        }

    def take_up(self, so_far: Json) -> None:
        """Go on where somebody left off, as far as that can be done. It is played anew, so nothing odd gets in."""
        moves, hints = so_far.get("moves"), so_far.get("hints")
        for move in moves if isinstance(moves, list) else ():
            if self.attempt.why_not(str(move)) is not None:
                break
            self.attempt.act(str(move))
        self.attempt.hints = min(hints, len(self.lesson.hints)) if type(hints) is int and hints > 0 else 0
        self.helped = so_far.get("helped") is True
        self.session.follow()
        self.session.skip()

    # On one's own

    @cached_property
    def is_playable(self) -> bool:
        """Whether one can play on from where the lesson begins."""
        return self.lesson.game().decision is not None

    def free_game(self) -> Game:
        """A game from the lesson's table. Others who are persons there are played by a bot."""
        game = self.lesson.game()
        position: dict[str, Any] = game.position()
        learner = self.lesson.learner
        seats = [_sparring(seat, game) for seat in position["seats"]]
        seats[learner] = {"kind": "human", "name": texts.say("new.player", n=learner + 1)}
        return game_from_position({**position, "seats": seats})


def _told(first: First) -> list[str]:
    return [spell(reason, texts.spoken()) for reason in first.reasons]


def _sparring(seat: Json, game: Game) -> Json:
    """Who sits there when one plays on alone: those who play by themselves stay, a bot sits in for everybody else."""
    own = {kind.name for kind in game.rules.meta.kinds}
    return seat if seat["kind"] in own else {"kind": "bot", "name": bots.best(game)}
