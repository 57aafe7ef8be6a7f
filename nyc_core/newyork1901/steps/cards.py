"""When an action card may be used (NY1-3), and why not."""

from __future__ import annotations

from nyc_core.newyork1901.board import LOT_LAND, LOT_SIZE
from nyc_core.newyork1901.box import BOOM, CARDS, GRAB, GRAB_SIZE, GRABS, SHIFT
from nyc_core.newyork1901.position import Position, free_workers
from nyc_core.table.errors import Objection, objection


def check_card(position: Position, seat: int, card: int) -> Objection | None:
    """Whether the seat has it still (NY1-3.1)."""
    if not position.with_cards:
        return objection("no_action_cards", "NY1-3.1")
    if not position.cards[seat] >> card & 1:
        return objection("card_used", "NY1-3.1", card=CARDS[card])
    return None


def not_at_this_moment(position: Position, seat: int, card: int) -> Objection:
    """A card at a decision that does not have it."""
    rules = {SHIFT: "NY1-3.2", GRAB: "NY1-3.3", BOOM: "NY1-3.4"}
    return check_card(position, seat, card) or objection("card_moment", rules[card], card=CARDS[card])


def grabs(position: Position) -> int:
    """How many open cards of size 2 there are with a free territory for each (NY1-3.3)."""
    lots = position.open
    return sum(
        min(lots.count(lot), (LOT_LAND[lot] & position.free).bit_count())
        for lot in set(lots)
        if LOT_SIZE[lot] == GRAB_SIZE
    )


def check_grab(position: Position, seat: int) -> Objection | None:
    """The conditions of Land Grab."""
    workers = free_workers(position, seat)
    if workers < GRABS:
        return objection("grab_workers", "NY1-3.3", number=workers)
    if not position.future:
        return objection("grab_market", "NY1-3.3")
    if grabs(position) < GRABS:
        return objection("grab_lots", "NY1-3.3", number=grabs(position))
    return None
