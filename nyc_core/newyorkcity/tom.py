"""How a Tom decides (NYC-9). Each thing that he does leaves an event with the clause that made him do it."""

from __future__ import annotations

from typing import NamedTuple

from . import cards
from .box import CARDS, PLANS, SKYSCRAPER, VALUE, WILD
from .moves import draw_for_tom
from .position import OWNERS, Position, Tile, Vessel, ranking


def mode(position: Position, seat: int) -> str:
    """A, B or C: how he treats the card that he draws (NYC-9.2)."""
    return position.seats[seat].level[0]


def supply(position: Position, seat: int) -> int:
    """How many cards he draws in Phase I (NYC-9.2, 4.4)."""
    return int(position.seats[seat].level[1:])


def wild_cards(bag: int) -> int:
    """For a Tom, plans are wild cards (NYC-9.1)."""
    return cards.count(bag, WILD) + cards.count(bag, PLANS)


def _first_wilds(bag: int, number: int) -> int:
    """So many of his wild cards, plans first (NYC-9.4)."""
    plans = min(number, cards.count(bag, PLANS))
    return plans * cards.UNIT[PLANS] + (number - plans) * cards.UNIT[WILD]


def draw(position: Position, seat: int) -> None:
    """Before a bidding round: in mode A no card, in B and C one (NYC-9.3)."""
    if mode(position, seat) == "A":
        return
    bag = draw_for_tom(position)
    if not bag:
        return
    card = cards.types(bag)[0]
    fate, reason = _fate(position, seat, card)
    if fate == "discarded":
        position.discard += bag
    else:
        position.hand[seat] += bag
    if fate == "played" and card in (WILD, PLANS):
        position.drawn[seat] = bag
    position.notes.append(("tom_draw", seat, CARDS[card], fate, reason, "NYC-9.3"))


def _fate(position: Position, seat: int, card: int) -> tuple[str, str]:
    """What becomes of the card (played in this round, kept in the supply, or discarded), and why."""
    if card in (WILD, PLANS):
        return ("played", "wild") if cards.count(position.hand[seat], position.bidding) else ("kept", "no_card")
    if card == position.bidding:
        return "played", "type"
    if card < position.bidding:
        return "discarded", "over"
    return ("kept", "mode_c") if mode(position, seat) == "C" else ("discarded", "mode_b")


class TomBid(NamedTuple):
    """The value (0: he passes), the clause, and why so many wild cards."""

    value: int
    why: str
    reason: str


def play_bid(position: Position, seat: int) -> TomBid:
    """His bid: the cards go from his supply in front of him."""
    hand = position.hand[seat]
    own = cards.count(hand, position.bidding)
    if position.bidding == SKYSCRAPER:
        return _play_all(position, seat, own)
    if not own:
        return TomBid(0, "NYC-9.5", "no_card")
    added, reason = _wilds_to_add(position, seat, own)
    drawn = position.drawn[seat]
    more = added - cards.size(drawn)
    bag = own * cards.UNIT[position.bidding] + drawn + _first_wilds(hand - drawn, more)
    _lay(position, seat, bag)
    return TomBid(own + added, "NYC-9.4", reason)


def _lay(position: Position, seat: int, bag: int) -> None:
    position.hand[seat] -= bag
    position.played[seat] += bag
    position.drawn[seat] = cards.EMPTY


def _wilds_to_add(position: Position, seat: int, own: int) -> tuple[int, str]:
    """As few wild cards as make him the highest bidder among the bids made; if none do, only one he drew (NYC-9.4)."""
    least = cards.size(position.drawn[seat])
    order = ranking(position)
    others = [other for other in order if other != seat and position.bid[other]]
    behind = order[order.index(seat) :]
    needed = max((position.bid[other] + (other not in behind) for other in others), default=0)
    added = max(needed - own, least)
    if added == least:
        return least, "alone"
    return (added, "lead") if added <= wild_cards(position.hand[seat]) else (least, "cannot")


def _play_all(position: Position, seat: int, own: int) -> TomBid:
    """The skyscraper round: all that is left; without a skyscraper card two wild cards make one (NYC-9.10)."""
    hand = position.hand[seat]
    wilds = wild_cards(hand)
    bag = own * cards.UNIT[SKYSCRAPER] + _first_wilds(hand, wilds)
    _lay(position, seat, bag)
    value = own + wilds if own else max(wilds - 1, 0)
    if not value and bag:
        position.played[seat] -= bag
        position.discard += bag
        position.notes.append(("discard", seat, bag, "NYC-9.10"))
    return TomBid(value, "NYC-9.10", "all")


def choose_character(position: Position, limit: int) -> int | None:
    """The leftmost face-up character of the highest value that he may take (NYC-9.7)."""
    fitting = [character for row in position.open for character in row if VALUE[character] <= limit]
    return max(fitting, key=lambda character: VALUE[character], default=None)


def choose_bonus(position: Position, seat: int) -> tuple[Tile, Vessel, int] | None:
    """Tile, vessel and borough of his prestige bonus, step by step (NYC-9.9); None when no vessel can be reached."""
    best: tuple[int, ...] = ()
    choice = None
    for place, tile in enumerate(position.display):
        for vessel in position.vessels:
            if vessel[0] != tile[0]:
                continue
            for borough, other in (vessel[1:], vessel[:0:-1]):
                rank = (
                    -position.towers[borough * OWNERS + seat],  # the fewest of his skyscrapers
                    position.letters[borough],  # then the highest letter
                    position.letters[other],  # several vessels: the highest letter at the other end
                    tile[1],  # the higher tile, of one kind or of two
                    -place,  # the one shown first
                )
                if rank > best:
                    best, choice = rank, (tile, vessel, borough)
    return choice
