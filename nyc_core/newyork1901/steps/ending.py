"""The end of a turn, and of the game (NY1-4.1, 4.2, 4.12)."""

from __future__ import annotations

from nyc_core.newyork1901.box import LAST_UNBUILT, OPEN, QUIET_TURNS
from nyc_core.newyork1901.position import NOBODY, OVER, Position


def begin_turn(position: Position, seat: int) -> None:
    """What a turn is made of: what the seat does, and its end."""
    position.turn = seat
    position.agenda += [("end", seat, 0), ("turn", seat, 0)]


def end_turn(position: Position, seat: int, built: int) -> None:
    """Who ended the game, and whose turn comes next; `built`: whether there was a build in this turn."""
    position.turns += 1
    position.quiet = 0 if built else position.quiet + 1
    if position.ending == NOBODY and _is_the_end(position):
        position.ending = seat
        position.notes.append(("ending", seat))
    seats = len(position.seats)
    following = (seat + 1) % seats
    if following == position.ending:
        _finish(position)
    elif position.quiet >= QUIET_TURNS * seats:
        position.notes.append(("standstill", QUIET_TURNS, "NY1-4.12"))
        _finish(position)
    else:
        begin_turn(position, following)
        position.notes.append(("turn", following, "NY1-2.1"))


def _is_the_end(position: Position) -> bool:
    """Few unbuilt skyscrapers, or no future market and few open cards."""
    if not position.future and len(position.open) < OPEN:
        return True
    return min(map(int.bit_count, position.unbuilt)) <= LAST_UNBUILT


def _finish(position: Position) -> None:
    position.phase = OVER
    position.notes.append(("over",))
