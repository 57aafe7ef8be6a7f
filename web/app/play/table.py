"""What a session plays on: a game, a lesson that is tried, an answer that is recorded, a board that is only looked at.

A table knows what is asked there and what happened; who looks, and what has been told to whom, is the session's.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, Protocol

from nyc_core import Game, IllegalAction, Refusal
from web.app.state import Asked, Json

NOBODY = -1


class Happened(NamedTuple):
    """One action, and what it brought."""

    seat: int
    events: Sequence[Json]


class Back(NamedTuple):
    """Who wants to go back: whose eyes look, and whether everything may be taken back (practice of one person)."""

    eyes: int | None
    freely: bool


class Table(Protocol):
    """What a session plays on."""

    playable: bool  # unless it is only looked at
    reel: bool  # whether it is there to be looked through, from its beginning to its end

    @property
    def game(self) -> Game:
        """The game as it stands; another object once everything has begun anew."""

    @property
    def persons(self) -> list[int]:
        """The seats of those who play at this device."""

    @property
    def opening(self) -> Sequence[Json]:
        """What happened before the first action."""

    @property
    def happened(self) -> Sequence[Happened]:
        """The actions since then."""

    @property
    def seat(self) -> int | None:
        """Who decides; None when it is over."""

    @property
    def bot(self) -> str | None:
        """The bot that has to decide, by name."""

    @property
    def asked(self) -> Asked | None:
        """The decision, as the drawings read it."""

    @property
    def leaves_off(self) -> bool:
        """Whether it is over although the game goes on: then one does not look further than to the next part of it."""

    @property
    def plies(self) -> int:
        """How many actions were played."""

    def options(self) -> list[str]:
        """The notations of all legal actions."""

    def act(self, notation: str) -> None:
        """Play it. IllegalAction leaves everything as it was."""

    def why_not(self, notation: str) -> Refusal | None:
        """Why it cannot be played."""

    def tried(self, notation: str) -> Refusal | None:
        """The same, for a person who wanted to play it."""

    def can_undo(self, who: Back) -> bool:
        """Whether the last action of a person can be taken back."""

    def undo(self, who: Back) -> None:
        """Take it back; IllegalAction when that cannot be."""

    def undo_to(self, ply: int, who: Back) -> bool:
        """Back to so many actions, or fewer; False, and nothing happens, when that cannot be."""

    def undo_limit(self, who: Back) -> int | None:
        """The fewest actions that one can go back to; None when there is no way back."""

    def turn_start(self, who: Back) -> int | None:
        """How many actions there were when the turn began that can be begun anew."""


def asked(game: Game) -> Asked | None:
    """A game's decision."""
    decision = game.decision
    return Asked(decision.seat, decision.kind, decision.rule, decision.prompt) if decision else None


class GameTable:
    """A game that is played by the persons at this device."""

    playable = True
    reel = False
    leaves_off = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self._seats: list[Json] = game.view(None)["seats"]
        self.persons = [number for number, seat in enumerate(self._seats) if seat["kind"] == "human"]
        self.opening, self.happened = _told_anew(game)

    # Who is on

    @property
    def seat(self) -> int | None:
        decision = self.game.decision
        return decision.seat if decision else None

    @property
    def bot(self) -> str | None:
        seat = self.seat
        if seat is None or self._seats[seat]["kind"] != "bot":
            return None
        return str(self._seats[seat]["name"])

    @property
    def asked(self) -> Asked | None:
        return asked(self.game)

    @property
    def plies(self) -> int:
        return len(self.happened)

    # Playing

    def options(self) -> list[str]:
        return [str(action) for action in self.game.options()]

    def act(self, notation: str) -> None:
        seat = self.seat
        events = self.game.act(notation)
        self.happened.append(Happened(NOBODY if seat is None else seat, events))

    def why_not(self, notation: str) -> Refusal | None:
        return self.game.why_not(notation)

    def tried(self, notation: str) -> Refusal | None:
        return self.why_not(notation)

    # Going back

    def can_undo(self, who: Back) -> bool:
        return self._may_undo(self.game, self.plies, who)

    def _may_undo(self, game: Game, plies: int, who: Back) -> bool:
        """Whether the last action of a person can be taken back from a game of so many actions."""
        actors = (one.seat for one in reversed(self.happened[:plies]))
        last = next((seat for seat in actors if seat in self.persons), None)
        if who.freely:
            return last is not None
        return game.can_undo and last == who.eyes

    def undo(self, who: Back) -> None:
        if not self.can_undo(who):
            self.game.clone().undo(force=who.freely)  # raises, with the reason
            raise IllegalAction(Refusal("undo_other", "", ""), "undo")  # what another person did
        self._undo(who)

    def _undo(self, who: Back) -> None:
        self.game.undo(force=who.freely)
        del self.happened[len(self.game.actions) :]

    def _way_back(self, who: Back) -> Iterator[tuple[int, Game]]:
        """How many actions are left, and the game as it is then, after each undo that can be made."""
        game, plies = self.game.clone(), self.plies
        while self._may_undo(game, plies, who):
            game.undo(force=who.freely)
            plies = len(game.actions)
            yield plies, game

    def undo_to(self, ply: int, who: Back) -> bool:
        goal = next((left for left, _ in self._way_back(who) if left <= ply), None)
        if goal is None or ply >= self.plies:
            return False
        while self.plies > goal:
            self._undo(who)
        return True

    def undo_limit(self, who: Back) -> int | None:
        if who.freely:
            return next((ply for ply, one in enumerate(self.happened) if one.seat in self.persons), None)
        return min((left for left, _ in self._way_back(who)), default=None)

    def turn_start(self, who: Back) -> int | None:
        if self.seat != who.eyes:
            return None
        turn, start = turn_of(self.game), None
        for left, game in self._way_back(who):
            if turn_of(game) != turn:
                break
            start = left
        return start


def turn_of(game: Game) -> Hashable:
    """What tells one turn from another; nothing when it is over."""
    return game.decision.turn if game.decision else None


def _told_anew(game: Game) -> tuple[list[Json], list[Happened]]:
    """What happened so far; played again, as the log does not tell it."""
    replay = game.clone()
    opening = [*replay.rewind(0)]
    return opening, [Happened(seat, replay.act(action)) for seat, action in game.actions]
