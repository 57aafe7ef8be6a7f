"""The evaluation of the six bidding rounds (NYC-5.7 to 5.16)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from nyc_core.newyorkcity.box import DOLLAR, ELEVATOR, PLANS, PRESS, PRESTIGE, SKYSCRAPER, STATUE
from nyc_core.newyorkcity.moves import advance, build, clear_display, gain_points, take_dollars, take_skyscrapers
from nyc_core.newyorkcity.position import NOBODY, OWNERS, Position, mayor, ranking

from .bidding import begin_round

WON, WITH_BONUS = 1, 2  # what an action is told: its bid won; or it is in for the bonus of the prestige round


def evaluate(position: Position, _seat: int, _number: int) -> None:
    """Who won (NYC-5.7), who starts the next bidding round (5.2), and what all that bid are to do (5.8)."""
    bid, bidding, company = position.bid, position.bidding, position.company
    if not any(bid):
        end_bidding(position, NOBODY, 0)
        return
    order = [*filter(bid.__getitem__, ranking(position))]
    best = sorted(order, key=bid.__getitem__, reverse=True)[:2]  # stable: of equals the one ahead comes first
    position.starter = winner = best[0]
    position.notes.append(("won", winner, "NYC-5.7"))
    if bidding in UNASKED and 22 not in chain(*company):
        for seat in order:
            ACTIONS[bidding](position, seat, bid[seat], seat == winner)
        end_bidding(position, NOBODY, 0)
        return
    agenda = position.agenda
    agenda.append(("bidding-end", 0, 0))
    order.reverse()  # the last on the agenda acts first
    if bidding == PRESTIGE:
        agenda += [("bonus", seat, place) for place, seat in enumerate(best, start=1)][::-1]
        agenda += [("action", seat, WITH_BONUS if seat in best else 0) for seat in order]
    else:
        agenda += [("action", seat, WON if seat == winner else 0) for seat in order]


def act(position: Position, seat: int, number: int) -> None:
    """A bidder does the action of the round; afterwards 22 may take cards back (NYC-7.2.7)."""
    bidding = position.bidding
    if (22 in position.company[seat] or bidding == ELEVATOR) and number != WITH_BONUS:
        position.agenda.append(("return", seat, 0))
    ACTIONS[bidding](position, seat, position.bid[seat], number == WON)


def _press(position: Position, seat: int, value: int, won: bool) -> None:
    """Advance by the value, the winner at once 1 further (NYC-5.9)."""
    advance(position, seat, value, "NYC-5.9")
    if won:
        advance(position, seat, 1, "NYC-5.9")


def _dollar(position: Position, seat: int, value: int, won: bool) -> None:
    take_dollars(position, seat, value + won, "NYC-5.10")


def _elevator(position: Position, seat: int, value: int, won: bool) -> None:
    position.agenda.append(("hire", seat, value + won))


def _plans(position: Position, seat: int, value: int, won: bool) -> None:
    take_skyscrapers(position, seat, value + won, "NYC-5.12")


def _prestige(position: Position, seat: int, value: int, won: bool) -> None:
    """First everyone gains points (NYC-5.13); 19 may double them."""
    gain_points(position, seat, value, "NYC-5.13")
    if 19 in position.company[seat]:
        position.agenda.append(("points", seat, value))


def _skyscraper(position: Position, seat: int, value: int, won: bool) -> None:
    build_here(position, seat, mayor(position), value + won, "NYC-5.14")


ACTIONS: dict[int, Callable[[Position, int, int, bool], None]] = {
    PRESS: _press,
    DOLLAR: _dollar,
    ELEVATOR: _elevator,
    PLANS: _plans,
    PRESTIGE: _prestige,
    SKYSCRAPER: _skyscraper,
}
UNASKED = frozenset((PRESS, DOLLAR, PLANS))  # where a bidder is asked nothing, unless 22 may take cards back


def build_here(position: Position, seat: int, borough: int, number: int, why: str) -> None:
    """Build what the player board holds; with an empty one, one skyscraper may be moved instead (NYC-5.15). A Tom
    builds from the supply (NYC-9.10)."""
    if position.tom[seat] or position.stock[seat]:
        if build(position, seat, borough, number, why):
            position.agenda.append(("extra", seat, borough))
    else:
        position.agenda.append(("build", seat, borough))


def end_bidding(position: Position, _seat: int, _number: int) -> None:
    """Played cards are discarded (NYC-5.17), the Statue is looked at (5.16), and the next bidding round begins."""
    played, wanted, none = sum(position.played), position.bidding, [0] * len(position.seats)
    if played:
        position.discard += played
        position.played, position.drawn = none[:], none[:]
    position.bid, position.last = none, NOBODY
    position.notes.append(("clear", played, "NYC-5.17"))
    if position.statue == STATUE[0]:
        _check_statue(position)
    if wanted == PRESTIGE:
        clear_display(position)
    if wanted < SKYSCRAPER:
        begin_round(position, NOBODY, wanted + 1)
        return
    position.agenda.append(("activation", 0, 0))
    position.agenda += [("keep", seat, 0) for seat in reversed(ranking(position)) if not position.tom[seat]]


def _check_statue(position: Position) -> None:
    """Once in a game: 4 points for each seat in all six boroughs (NYC-5.16)."""
    towers = position.towers
    everywhere = []
    for seat in range(len(position.seats)):
        if towers[seat] and 0 not in towers[seat::OWNERS]:  # mostly the first look says it
            everywhere.append(seat)
            gain_points(position, seat, STATUE[0], "NYC-5.16")
    if everywhere:
        position.statue = STATUE[1]
        position.notes.append(("statue", everywhere, "NYC-5.16"))
