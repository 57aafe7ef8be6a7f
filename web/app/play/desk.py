"""What the drawings are given: the session's table, its decision and options, and the page's own state around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nyc_core.table.rules import Json
from web.app.draw.scene import Scene
from web.app.room import Room, room
from web.app.state import PLAIN, Asked, Facts, Reason, State
from web.app.texts import saying

from .session import Session
from .timeline import Step

Words = Callable[..., str]


class Desk:
    """A session, made ready to be drawn. What is costly is kept until something happened."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.room: Room = room(session.game.view(None)["game"])
        self.words: Words = saying(self.room)
        self._made: dict[str, tuple[object, Any]] = {}

    def _keep(self, name: str, key: object, make: Callable[[], Any]) -> Any:
        """The thing made for this key, if it was made before; else made now."""
        made = self._made.get(name)
        if made is None or made[0] != key:
            made = self._made[name] = (key, make())
        return made[1]

    def _moment(self) -> tuple[object, ...]:
        it = self.session
        return (it.timeline, it.at, it.past, it.timeline.end, it.plies, it.eyes)

    def view(self) -> Json:
        found: Json = self._keep("view", self._moment(), self.session.view)
        return found

    def options(self) -> list[str]:
        found: list[str] = self._keep("options", self._moment(), self.session.options)
        return found

    def decision(self, step: Step | None) -> Asked | None:
        """What is asked, as it is shown: nothing while an old table is looked at; while something is told, only whose
        doing it is."""
        if step is not None:
            return None if step.seat is None else Asked(step.seat)
        return self.session.asked if self.session.past is None else None

    def facts(self) -> Json:
        """What the game derives of the moment that is shown."""
        index = self.session.at if self.session.past is None else self.session.past
        rules, events = self.session.game.rules, self.session.timeline.events
        facts: Json = self._keep("facts", self._moment(), lambda: rules.facts(self.view(), events[:index]))
        return facts

    def scene(self, page: State, step: Step | None = None) -> Scene:
        """The scene for the drawings: what the app says of the page, and the session's own state."""
        it = self.session
        state = replace(
            page,
            seat=None if it.hand_over_to is not None else it.eyes,
            mode=it.mode,
            picks=it.picks,
            place=it.place,
            colours=it.colours,
            facts=self.facts(),
            can_undo=it.can_undo,
            can_restart=it.can_restart,
            solo=it.solo,
            practice=it.practice,
            refusal=Reason(it.refusal.text, it.refusal.rule) if it.refusal is not None else None,
        )
        options = self.options() if it.live else []
        scene = Scene(self.view(), self.decision(step), options, self.words, state)
        return replace(scene, state=replace(state, probe=self._probe(scene))) if it.live else scene

    def _probe(self, scene: Scene) -> Json:
        """What the action would do that is being put together."""
        candidate = self.room.composer.candidate(scene)

        def why_not(notation: str) -> str:
            refusal = self.session.why_not(notation)
            return refusal.text if refusal else ""

        def look() -> Facts:
            return self.room.probe(scene, why_not, self.session.game.clone().act)

        probe: Json = self._keep("probe", (self._moment(), candidate), look)
        return probe

    # What taps do

    def set_mode(self, mode: str) -> None:
        """Begin to put a use together, or leave that."""
        self.session.clear_work()
        self.session.mode = mode

    def pick_again(self, picks: list[str]) -> None:
        """What was picked before the page was loaded anew, as far as it can be picked."""
        self.session.picks = []
        for pick in picks:
            if self.room.composer.takes(self.scene(PLAIN), pick):
                self.pick(pick, add=True)

    def pick(self, pick: str, add: bool) -> None:
        """One thing more, or one thing less."""
        scene = self.scene(PLAIN)
        composer = self.room.composer
        self.session.picks = composer.add(scene, pick) if add else composer.remove(scene, pick)
        self.session.refusal = None
