"""What can happen to a position: each function changes it and notes the event. The steps say who and when."""

from __future__ import annotations

from nyc_core.table import chance

from .board import GROUND, LOT, LOTS, any_of, around
from .box import GOLD, OPEN, PRESTIGE, SHIFT, SKYSCRAPERS
from .footprints import FACTS
from .position import Position, is_legendary, sites_of, without_one


def use_card(position: Position, seat: int, card: int) -> None:
    """Turned face down (NY1-3.1)."""
    position.cards[seat] &= ~(1 << card)
    position.notes.append(("use", seat, len(LOTS) + card))


def expand(position: Position, seat: int, territory: int) -> None:
    """The first open card of that kind is taken; the territory joins the estate, a worker stands on it (NY1-2.2)."""
    lot = LOT[territory]
    place = position.open.index(lot)
    position.open = position.open[:place] + position.open[place + 1 :]
    own(position, seat, territory)
    position.vacant[seat] |= 1 << territory
    position.notes.append(("expand", seat, territory, lot))


def own(position: Position, seat: int, territory: int) -> None:
    """A territory joins an estate."""
    position.estate[seat] |= 1 << territory
    position.ground[seat] |= GROUND[territory]
    position.free &= ~(1 << territory)


def fill_market(position: Position) -> None:
    """Up to four open cards, as long as there are any (NY1-2.3, 3.2)."""
    lacking = OPEN - len(position.open)
    opened = position.future[:lacking] if lacking > 0 else ()
    if opened:
        position.open += opened
        position.future = position.future[lacking:]
        position.revealed = True
        position.notes.append(("open", opened))


def shift_market(position: Position, seat: int) -> None:
    """All open cards are shuffled and go under the future market, then others are opened (NY1-3.2)."""
    use_card(position, seat, SHIFT)
    gone = sorted(position.open)
    position.notes.append(("shift", seat, tuple(gone), "NY1-3.2"))
    chance.shuffle(position, gone)
    position.open, position.future = (), position.future + tuple(gone)
    fill_market(position)


def take_back(position: Position, seat: int, territory: int) -> None:
    """A worker comes back, its territory is in nobody's estate any more (NY1-2.14)."""
    position.estate[seat] &= ~(1 << territory)
    position.vacant[seat] &= ~(1 << territory)
    position.ground[seat] &= ~GROUND[territory]
    position.free |= 1 << territory
    position.future += (LOT[territory],)
    position.notes.append(("back", seat, territory))


def demolish_under(position: Position, seat: int, squares: int) -> None:
    """All own skyscrapers that lie under these squares, if only in part, leave the game (NY1-2.4)."""
    stays, territories = [], 0
    for tower in position.built[seat]:
        if tower[1] & squares:
            position.notes.append(("demolish", seat, *tower))
        else:
            stays.append(tower)
            territories |= FACTS[tower[1]].territories
    position.built[seat] = tuple(stays)
    position.sites[seat] = sites_of(position.built[seat])
    position.solid[seat] = any_of(tower[1] for tower in stays)
    position.vacant[seat] = position.estate[seat] & ~territories


def build(position: Position, seat: int, kind: int, squares: int) -> None:
    """Placed for good: workers come back, points are gained (NY1-2.6)."""
    if is_legendary(kind):
        position.legendary &= ~(1 << kind)
        position.kings |= 1 << seat
    else:
        position.unbuilt[seat] = without_one(position.unbuilt[seat], kind)
    position.built[seat] += ((kind, squares),)
    position.sites[seat] = sites_of(position.built[seat])
    position.solid[seat] |= squares
    position.vacant[seat] &= ~FACTS[squares].territories
    points, prestige = SKYSCRAPERS[kind].points, 0
    if position.challenge == PRESTIGE and SKYSCRAPERS[kind].generation == GOLD:
        prestige = touched(position, seat, squares)
    position.points[seat] += points + prestige
    position.notes.append(("build", seat, kind, squares, points, prestige))


def touched(position: Position, seat: int, squares: int) -> int:
    """How many bronze and silver skyscrapers of the others have a square beside these (NY1-4.9)."""
    near = around(squares)
    return sum(
        0 < SKYSCRAPERS[kind].generation < GOLD and tower & near != 0
        for other, built in enumerate(position.built)
        if other != seat
        for kind, tower in built
    )
