"""Games that are played by links: a turn is given away, another one comes in and is laid beside what is known here.

The link holds the moves of the whole game (`nyc_core.table.moves`). Nothing here is replaced but by a game that
goes on from it: an older turn changes nothing, and of two that differ the person chooses one.
"""

from __future__ import annotations

from typing import NamedTuple

from nyc_core import Game, games
from nyc_core.table import moves
from web.app import routes
from web.app.play.link import Link
from web.app.play.session import Session

from .keeper import BROUGHT, Keeper


class Fork(NamedTuple):
    """Two versions of one game."""

    id: str  # of the one that lies here
    theirs: Game  # what the link holds
    common: int  # how many moves both have


class Turns:
    """Turns that come and go."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._fork: Fork | None = None
        self.picture = False  # whether the link is shown as a picture for another device's camera
        keeper.take_turn = self.open

    # A turn goes

    def can_send(self, session: Session) -> bool:
        """Whether there is somebody to send it to, and the game can be told by its moves. While a bot has to play it is
        nobody's turn."""
        several = session.playable and len(session.persons) > 1
        return several and session.bot is None and moves.can_be_sent(session.game)

    def link(self) -> str:
        """The turn as a link."""
        return f"{self._keeper.page.address()}#{routes.Turn(moves.write_moves(self._keeper.session.game))}"

    def sent(self) -> None:
        """The link is given away: whose turn it is sits elsewhere, and what was played stands."""
        session = self._keeper.session
        here = [seat for seat in session.here if seat != session.seat]
        session.sit(here, moves.key(session.game))
        if session.link:
            session.link = session.link._replace(sent=session.plies)
        session.game.let_stand(session.plies)
        self._keeper.save()

    def sit(self, seat: int, here: bool) -> None:
        """A person sits at this device, or at another one. Who comes is told what happened since their last move."""
        session = self._keeper.session
        if seat not in session.persons:
            return
        others = [one for one in session.here if one != seat]
        session.sit([*others, *([seat] if here else [])], moves.key(session.game))
        if session.eyes == seat:
            own = session.own_plies
            session.show_from(own[-1] + 1 if own else 0)
        self._keeper.save()

    def begin(self, here: list[int]) -> None:
        """A new game is played by links: so many persons sit here."""
        session = self._keeper.session
        if moves.can_be_sent(session.game):
            session.sit(here, moves.key(session.game))
            self._keeper.save()

    # A turn comes

    def open(self, packed: str) -> bool:
        """The game of a link lies on the table, as far as it is known now."""
        keeper = self._keeper
        self._fork = None
        keeper.mark(BROUGHT)
        try:
            game = moves.read_moves(packed, games.rules)
        except moves.Misread as error:
            keeper.say(f"turn_{error.code}")
            return False
        except ModuleNotFoundError:
            keeper.say("absent")
            return False
        if self._is_known(moves.key(game)):
            self._meet(game)
            return True
        return keeper.take_in(game, Link(moves.key(game), ()))

    def _is_known(self, key: str) -> bool:
        """Whether this device has the game; then it lies on the table."""
        link = self._keeper.session.link
        if link and link.key == key and self._keeper.trouble:  # it is nowhere but here
            return True
        known = self._keeper.known(key)
        return bool(known) and self._keeper.open(known)

    def _meet(self, theirs: Game) -> None:
        """Two versions of a game: which one goes on."""
        keeper, session = self._keeper, self._keeper.session
        common, here, there = moves.in_common(session.game, theirs), session.plies, len(theirs.actions)
        if common == there:
            keeper.say("turn_older" if common < here else "turn_same")
        elif common == here:
            keeper.go_on_with(theirs)
        else:
            self._fork = Fork(session.id, theirs, common)

    @property
    def fork(self) -> Fork | None:
        """Two versions of the game on the table, one of which has to be chosen."""
        return self._fork if self._fork and self._fork.id == self._keeper.session.id else None

    def keep_mine(self) -> None:
        """The link is forgotten."""
        self._fork = None

    def take_theirs(self, name: str) -> None:
        """The game goes on as in the link; what lay here stays in the list, by this name."""
        fork, keeper = self.fork, self._keeper
        self._fork = None
        if fork:
            keeper.copy(fork.id, name)
            keeper.go_on_with(fork.theirs, fork.common)
            keeper.notice = ""
