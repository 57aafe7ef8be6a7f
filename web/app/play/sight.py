"""What the drawings are given: the session's table, its decision and options, and the page's own state around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nyc_core import Refusal
from web.app.draw.offer import Offer
from web.app.draw.scene import Scene
from web.app.room import Outcome, Room, room
from web.app.state import PLAIN, Asked, Json, Reason, Said, State
from web.app.texts import saying

from .session import Session
from .timeline import Step

Words = Callable[..., str]


class Sight:
    """A session, made ready to be drawn. What is costly is kept until something happened."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.room: Room = room(session.game.rules.meta.name)
        self.words: Words = saying(self.room)
        self._made: dict[str, tuple[object, Any]] = {}

    def keep(self, name: str, key: object, make: Callable[[], Any]) -> Any:
        """The thing made for this key, if it was made before; else made now."""
        made = self._made.get(name)
        if made is None or made[0] != key:
            made = self._made[name] = (key, make())
        return made[1]

    def _moment(self) -> tuple[object, ...]:
        session = self.session
        timeline = session.timeline
        return (timeline.beginnings, session.at, session.past, timeline.end, session.plies, session.eyes)

    def view(self) -> Json:
        """The table."""
        view: Json = self.keep("view", self._moment(), self.session.view)
        return view

    def options(self) -> Offer:
        """What can be played."""
        options: Offer = self.keep("options", self._moment(), lambda: Offer(self.session.options()))
        return options

    def facts(self) -> Json:
        """What the game derives for who shows its table."""
        session = self.session
        facts: Json = self.keep("facts", self._moment(), lambda: session.timeline.facts_at(session.index, self.view()))
        return facts

    def decision(self, step: Step | None) -> Asked | None:
        """What is asked, as it is shown: nothing while an old table is looked at; while something is told, only whose
        doing it is."""
        if step is not None:
            return None if step.seat is None else Asked(step.seat)
        return self.session.asked if self.session.past is None else None

    def scene(self, page: State = PLAIN, step: Step | None = None) -> Scene:
        """The scene for the drawings: what the app says of the page, and the session's own state."""
        session = self.session
        state = replace(
            page,
            seat=session.reader,
            you=session.you,
            mode=session.mode,
            picks=session.picks,
            place=session.place,
            colours=session.colours,
            facts=self.facts(),
            can_undo=session.can_undo,
            can_restart=session.can_restart,
            solo=session.solo,
            practice=session.practice,
            weighed=self._said(session.weighed if session.live else ""),
            pending=self._said(session.pending),
            refusal=Reason(session.refusal.text, session.refusal.rule) if session.refusal is not None else None,
        )
        options = self.options() if session.live else Offer()
        scene = Scene(self.view(), self.decision(step), options, self.words, state)
        return replace(scene, state=replace(state, probe=self._probe(scene))) if session.live else scene

    def _said(self, notation: str) -> Said:
        """An action in words, as the engine has them; what follows its colon is the longer half."""
        if not notation:
            return Said()
        told = self.session.game.rules.words.action(notation, view=self.view())
        title, _, more = told.partition(": ")
        return Said(notation, title, more[:1].upper() + more[1:])

    def _probe(self, scene: Scene) -> Json:
        """What the action would do that is being put together, as the game's room asks the engine."""
        work = (self._moment(), scene.mode, scene.state.picks, scene.state.place)
        probe: Json = self.keep("probe", work, lambda: self.room.probe(scene, self._why_not, self._played))
        return probe

    def _why_not(self, notation: str) -> Refusal | None:
        return self.session.why_not(notation)

    def _played(self, notation: str) -> Outcome:
        """What a legal action does, in a copy of the game."""
        copy = self.session.game.clone()
        events = copy.act(notation)
        view = copy.view(self.session.eyes)
        return Outcome(events, view, copy.rules.facts(view, events))

    # What taps do

    def set_mode(self, mode: str) -> None:
        """Begin to put a use together, or leave that."""
        self.session.clear_work()
        self.session.mode = mode

    def pick_again(self, picks: list[str]) -> None:
        """What was picked before the page was loaded anew, as far as it can be picked."""
        self.session.picks = []
        for pick in picks:
            if self.room.composer.takes(self.scene(), pick):
                self.pick(pick, add=True)

    def pick(self, pick: str, add: bool) -> None:
        """One thing more, or one thing less."""
        self.session.weighed = ""
        composer, scene = self.room.composer, self.scene()
        self.session.picks = composer.add(scene, pick) if add else composer.remove(scene, pick)
        self.session.refusal = None
