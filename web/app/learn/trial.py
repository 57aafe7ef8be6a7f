"""A lesson that is being tried at the table: an attempt (`nyc_core.lessons`) in the clothes of a session.

So the table, the teller and the log show it like any game. Nothing of it is saved. The others' answers come with the
learner's own action; they are told like what Toms do.
"""

from __future__ import annotations

from typing import Any

from nyc_core import IllegalAction, Refusal, game_from_position
from nyc_core.lessons import PLAYING, Attempt, Lesson
from nyc_core.lessons import say as spell
from nyc_core.newyorkcity import words
from nyc_core.table.game import Game
from nyc_core.table.rules import Json
from web.app import texts
from web.app.play.session import Session
from web.app.play.timeline import HEADINGS, Step, Timeline
from web.app.state import Asked

QUESTION = "question"  # the kind of a decision that the lesson asks for, not the game
SPARRING = {"kind": "bot", "name": "clerk"}  # who sits in for another person when one plays on alone


class Trial(Session):
    """One lesson on the table. `route` is its address, `back` the route to which leaving it leads."""

    def __init__(self, lesson: Lesson, route: str, back: str = "learn") -> None:
        self.attempt = Attempt(lesson)
        self.lesson = lesson
        self.back = back
        self.shown = ""  # the step of the answer that was shown last, in words
        self.helped = False  # whether anything was shown
        super().__init__(self.attempt.game, route)
        self.persons = [lesson.learner]
        self.eyes = lesson.learner
        self._until = self.timeline.end  # up to where in the events one looks

    # What it says

    def text(self, key: str) -> str:
        """One of the lesson's texts in the language that is spoken."""
        return spell(getattr(self.lesson, key), texts.spoken())

    @property
    def state(self) -> str:
        """How it stands, as far as it has been told."""
        return PLAYING if self.telling else self.attempt.state

    @property
    def said(self) -> str:
        """What is to be said about how it ended: why it failed, or what was learned."""
        found = self.attempt.reason or self.lesson.done
        return "" if self.state == PLAYING else spell(found, texts.spoken())

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

    # Who is on

    @property
    def over(self) -> bool:
        return self.attempt.state != PLAYING

    @property
    def seat(self) -> int | None:
        return None if self.over else self.lesson.learner

    @property
    def bot(self) -> str | None:
        return None

    @property
    def asked(self) -> Asked | None:
        if self.over:
            return None
        if self.is_question:
            return Asked(self.lesson.learner, QUESTION, self.lesson.clauses[0], self.text("task"))
        return super().asked

    # What is told

    @property
    def telling(self) -> bool:
        return self.at < self._until

    def skip(self) -> None:
        self.at = max(self.at, self._until)

    def next_step(self) -> Step | None:
        step = super().next_step() if self.telling else None
        self._look_no_further()
        return step

    def _look_no_further(self) -> None:
        """Small things right before the end are no step of their own."""
        coming = self.timeline.step(self.at, self.eyes) if self.telling else None
        if coming is not None and coming.at > self._until:
            self.at = self._until

    def _find_end(self) -> int:
        """The index at which one stops to look: where the game would go on with something else, a lesson that is over
        leaves the table as it is."""
        own = [ply for ply, actor in enumerate(self.timeline.actors) if actor == self.eyes]
        start, end = self.timeline.index_of(own[-1] if own else 0), self.timeline.end
        events = enumerate(self.timeline.events[start:end], start)
        return next((index for index, event in events if self.over and event["event"] in HEADINGS), end)

    # Playing

    def act(self, notation: str) -> list[Json]:
        """Play it, and let the others answer."""
        try:
            events = self.attempt.act(notation)
        except IllegalAction:
            self._end_work()
            raise
        self._follow()
        self.at = min(self.timeline.own(self.at, self.eyes), self._until)
        self._look_no_further()
        self.shown = ""
        return events

    def why_not(self, notation: str) -> Refusal | None:
        return self.attempt.why_not(notation)

    def tried(self, notation: str) -> Refusal | None:
        refusal = self.attempt.refused(notation)
        self._end_work()
        return refusal

    def _end_work(self) -> None:
        """There are lessons that end with something refused."""
        if self.over:
            self.clear_work()

    def options(self) -> list[str]:
        return self.attempt.options()

    def _follow(self) -> None:
        """Catch up with the attempt."""
        if self.game is self.attempt.game:
            self.timeline.catch_up()
        else:
            self.game = self.attempt.game
            self.timeline = Timeline(self.game)
            self.at = self.timeline.end
        self._until = self._find_end()
        self.past = None
        self.clear_work()

    # Help

    def again(self) -> None:
        """From the beginning."""
        self.attempt.again()
        self.shown, self.helped = "", False
        self._follow()

    def show_me(self) -> bool:
        """Play the next step of the answer, and tell it like what others do; whether there was one."""
        before = self.attempt.copy()
        step = self.attempt.show_me()
        if step is None:
            return False
        refusal = before.why_not(step)
        self._follow()
        own = [ply for ply, actor in enumerate(self.timeline.actors) if actor == self.eyes]
        if own and refusal is None and not self.is_question:
            self.at = self.timeline.index_of(own[-1])
            self._look_no_further()
        self.refusal = refusal
        self.shown, self.helped = self._in_words(step, before.game), True
        return True

    def _in_words(self, step: str, game: Game) -> str:
        if self.is_question:
            return spell(self.lesson.choices[int(step.split()[1]) - 1], texts.spoken())
        return words.action(step, view=game.view(self.eyes))

    # Left and taken up again

    @property
    def so_far(self) -> Json:
        """What `take_up` needs to go on in another page."""
        it = self.attempt
        return {"route": self.id, "back": self.back, "moves": it.moves, "hints": it.hints, "helped": self.helped}

    def take_up(self, so_far: Json) -> None:
        """Go on where somebody left off, as far as that can be done. It is played anew, so nothing odd gets in."""
        moves, hints = so_far.get("moves"), so_far.get("hints")
        for move in moves if isinstance(moves, list) else ():
            if self.attempt.why_not(str(move)) is not None:
                break
            self.attempt.act(str(move))
        self.attempt.hints = min(hints, len(self.lesson.hints)) if type(hints) is int and hints > 0 else 0
        self.helped = so_far.get("helped") is True
        self._follow()
        self.at = self._until

    # Going back

    @property
    def plies(self) -> int:
        return super().plies + (self.attempt.chosen is not None)

    @property
    def can_undo(self) -> bool:
        return self.attempt.steps > 0

    def undo(self) -> None:
        """One step of the learner's back, with all that others answered."""
        if not self.attempt.back():
            raise IllegalAction(Refusal("undo_barred", "", ""), "undo")
        self.shown = ""
        self._follow()

    def undo_to(self, ply: int) -> bool:
        if ply >= self.plies or not self.can_undo:
            return False
        while self.plies > ply and self.can_undo:
            self.undo()
        return True

    def _turn_start(self) -> int | None:
        return None

    # On one's own

    @property
    def is_playable(self) -> bool:
        """Whether one can play on from where the lesson begins."""
        return self.lesson.game().decision is not None

    def free_game(self) -> Game:
        """A game from the lesson's table. Others who are persons there are played by a bot."""
        position: dict[str, Any] = self.lesson.game().position()
        learner = self.lesson.learner
        seats = [seat if seat["kind"] == "tom" else SPARRING for seat in position["seats"]]
        seats[learner] = {"kind": "human", "name": texts.say("new.player", n=learner + 1)}
        return game_from_position({**position, "seats": seats})
