"""One game at the table of this device: who may look, what is being put together, going back, what was told to whom.

It decides nothing about the rules: it shows options, asks `why_not`, plays actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nyc_core import Game, IllegalAction, Refusal
from nyc_core.table.rules import Json
from web.app.state import Asked

from .timeline import NOBODY, Step, Timeline

# Decisions that make up one turn: "restart turn" goes back to the first of them. Others are a turn by themselves.
TURNS = {
    "discard": "draft",
    **dict.fromkeys(("points", "hire", "bonus", "build", "extra", "return"), "evaluation"),
}


class Session:
    """A game being played by the persons at this device."""

    playable = True  # unless it is only looked at

    def __init__(self, game: Game, id_: str = "", name: str = "", more: Json | None = None) -> None:
        self.game = game
        self.id = id_
        self.name = name
        kept = more or {}
        colours = kept.get("colours")
        self.colours: list[str] = [str(colour) for colour in colours] if isinstance(colours, list) else []
        self.practice: bool = kept.get("practice") is True
        self.seats: list[Json] = game.view(None)["seats"]
        self.persons = [number for number, seat in enumerate(self.seats) if seat["kind"] == "human"]
        self.timeline = Timeline(game)
        self.eyes: int | None = self.persons[0] if len(self.persons) == 1 else None  # whose hand may be shown
        self.at = self.timeline.end  # the index of the table that these eyes have been shown
        self._left_at = dict.fromkeys(self.persons, self.at)  # by person: the same, when they last had the device
        self.past: int | None = None  # the index of an old table that is looked at
        self._restart: tuple[object, int | None] = (None, None)
        self.begun = False  # whether the last action left its turn unfinished
        self.clear_work()

    @property
    def kept(self) -> Json:
        """What is saved along with the game."""
        return {"colours": self.colours, "practice": self.practice}

    def clear_work(self) -> None:
        """Nothing is picked."""
        self.mode = ""
        self.picks: list[str] | None = None
        self.place = ""
        self.refusal: Refusal | None = None

    # Who is on

    @property
    def solo(self) -> bool:
        """Whether one person plays alone, so that taking back harms nobody."""
        return len(self.persons) == 1

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def seat(self) -> int | None:
        """Who decides."""
        decision = self.game.decision
        return decision.seat if decision else None

    @property
    def bot(self) -> str | None:
        """The bot that has to decide, by name."""
        seat = self.seat
        if seat is None or self.seats[seat]["kind"] != "bot":
            return None
        return str(self.seats[seat]["name"])

    @property
    def hand_over_to(self) -> int | None:
        """The person who has to take the device before the game can go on."""
        seat = self.seat
        if seat is None or self.bot or seat == self.eyes:
            return None
        return seat

    @property
    def telling(self) -> bool:
        """Whether something happened that these eyes have not been shown yet."""
        return self.at < self.timeline.end

    @property
    def live(self) -> bool:
        """Whether the person who looks can play now."""
        return not self.over and self.seat == self.eyes and not self.telling and self.past is None

    @property
    def asked(self) -> Asked | None:
        """The decision, as the drawings read it."""
        decision = self.game.decision
        if decision is None:
            return None
        return Asked(decision.seat, decision.kind, decision.rule, decision.prompt)

    # Playing

    def act(self, notation: str) -> list[Json]:
        """Play it. IllegalAction leaves everything as it was."""
        seat, turn = self.seat, turn_of(self.game)
        events = self.game.act(notation)
        self.begun = turn_of(self.game) == turn
        self.timeline.acted(NOBODY if seat is None else seat, events)
        if seat == self.eyes:
            self.at = self.timeline.own(self.at, self.eyes)
        self.past = None
        self.clear_work()
        return events

    def why_not(self, notation: str) -> Refusal | None:
        """Why it cannot be played."""
        return self.game.why_not(notation)

    def tried(self, notation: str) -> Refusal | None:
        """The same, for a person who wanted to play it."""
        return self.why_not(notation)

    def options(self) -> list[str]:
        """The notations of all legal actions."""
        return [str(action) for action in self.game.options()]

    # The eyes

    def take_device(self, seat: int, watched: bool = False) -> None:
        """A person looks now; what happened since they looked last is still to be told, unless they watched it."""
        if self.eyes is not None:
            self._left_at[self.eyes] = self.at
        self.eyes = seat
        if not watched:
            self.at = self.timeline.own(min(self._left_at[seat], self.timeline.end), seat)
        self.past = None
        self.clear_work()

    def next_step(self) -> Step | None:
        """What is to be told next; it counts as told then."""
        step = self.timeline.step(self.at, self.eyes)
        if step:
            self.at = step.at
        return step

    def skip(self) -> None:
        """The rest needs not be told."""
        self.at = self.timeline.end

    def view(self) -> Json:
        """The table to show now; between two persons nobody's hand."""
        if self.hand_over_to is not None:
            return self.game.view(None)
        at = self.at if self.past is None else self.past
        if at == self.timeline.end:
            return self.game.view(self.eyes)
        return self.timeline.view_at(at, self.eyes)

    # Going back

    @property
    def plies(self) -> int:
        """How many actions were played."""
        return len(self.timeline.actors)

    @property
    def can_undo(self) -> bool:
        """Whether the last action of the person who looks can be taken back."""
        return self._may_undo(self.game, self.timeline.actors)

    def _may_undo(self, game: Game, actors: list[int]) -> bool:
        """Whether the last action of a person can be taken back from a game; `actors`: by action, whose it was."""
        last = next((seat for seat in reversed(actors) if seat in self.persons), None)
        if self.practice and self.solo:
            return last is not None
        return game.can_undo and last == self.eyes

    def undo(self) -> None:
        """Take back the last action of the person; IllegalAction when that cannot be."""
        if not self.can_undo:
            self._undo(self.game.clone())  # raises, with the reason
            raise IllegalAction(Refusal("undo_other", "", ""), "undo")  # what another person did
        self._undo(self.game)
        self._went_back()

    def _undo(self, game: Game) -> None:
        game.undo(force=self.practice and self.solo)

    def _went_back(self) -> None:
        self._restart = (None, None)
        self.begun = False
        self.timeline.went_back()
        self.at = self.timeline.end
        self._left_at = {seat: min(at, self.at) for seat, at in self._left_at.items()}
        self.past = None
        self.clear_work()

    def _way_back(self) -> Iterator[tuple[int, Game]]:
        """How many actions are left, and the game as it is then, after each undo that can be made."""
        game, actors = self.game.clone(), self.timeline.actors
        while self._may_undo(game, actors):
            self._undo(game)
            actors = actors[: len(game.actions)]
            yield len(actors), game

    def undo_to(self, ply: int) -> bool:
        """Back to before the action that made a line of the log; False, and nothing happens, when that cannot be."""
        goal = next((left for left, _ in self._way_back() if left <= ply), None)
        if goal is None or ply >= self.plies:
            return False
        while self.plies > goal:
            self._undo(self.game)
            del self.timeline.actors[len(self.game.actions) :]
        self._went_back()
        return True

    @property
    def can_restart(self) -> bool:
        """Whether the turn can be begun anew."""
        return self._turn_start() is not None

    def _turn_start(self) -> int | None:
        """How many actions there were when the turn of the person who looks began; remembered, as it is asked often."""
        now = (len(self.timeline.events), self.eyes, self.practice)
        if self._restart[0] != now:
            self._restart = (now, self._find_turn_start() if self.seat == self.eyes else None)
        return self._restart[1]

    def _find_turn_start(self) -> int | None:
        turn, start = turn_of(self.game), None
        for left, game in self._way_back():
            if turn_of(game) != turn:
                break
            start = left
        return start

    def restart_turn(self) -> bool:
        """Back to the beginning of the turn; False when it stands there."""
        start = self._turn_start()
        return start is not None and self.undo_to(start)

    # The past

    def look_at(self, index: int | None) -> None:
        """Show an old table, or (None) the present one."""
        end = self.timeline.end
        self.past = None if index is None or index >= end else max(self.timeline.index_of(0), index)
        self.clear_work()

    def look_along(self, lines: int) -> None:
        """So many lines of the log forward or back."""
        stops = self.timeline.moments(self.eyes)
        now = self.timeline.end if self.past is None else self.past
        later = [stop for stop in stops if stop > now]
        earlier = [stop for stop in stops if stop < now][::-1]
        way = later if lines > 0 else earlier
        if way:
            self.look_at(way[min(abs(lines), len(way)) - 1])


def turn_of(game: Game) -> tuple[Any, ...]:
    """What tells one turn from another: all decisions of a turn have the same."""
    decision = game.decision
    if decision is None:
        return ("over",)
    position = game.view(decision.seat)
    agenda = [str(todo[0]) for todo in position.get("agenda", ())]
    if agenda and agenda[-1] == "discard":
        agenda.pop()
    drafts = sum(name in ("draft", "rest") for name in agenda[:-1])
    group = TURNS.get(decision.kind, decision.kind)
    return (position["round"], position["phase"], position.get("bidding"), group, decision.seat, drafts)
