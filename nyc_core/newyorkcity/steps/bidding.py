"""A bidding round up to the last bid (NYC-5.1 to 5.7): who starts, who bids last, the Toms' cards, the bids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from nyc_core.newyorkcity import bids, cards, tom
from nyc_core.newyorkcity.box import CARDS, PLANS, PRESS, WILD
from nyc_core.newyorkcity.cards import FULL
from nyc_core.newyorkcity.moves import pay, play_cards, take_dollars
from nyc_core.newyorkcity.notation import BID, PASS, PLAIN_USE, SKIP, Action
from nyc_core.newyorkcity.position import BIDDING, NOBODY, Position, Todo, clockwise, ranking, usable
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick, Sample, not_now, one_of

from .asking import decline
from .characters_two import IN_A_BID, USES
from .uses import check_cards, check_payment, list_uses, sample_use


def begin_phase(position: Position, _seat: int, _number: int) -> None:
    """The first bidding round is started by the seat farthest ahead (NYC-5.2)."""
    position.starter = ranking(position)[0]
    begin_round(position, 0, PRESS)


def begin_round(position: Position, _seat: int, wanted: int) -> None:
    """Owners of 18 are asked first, then Toms draw, then everybody bids clockwise (NYC-7.2.4, 9.3, 5.2)."""
    position.phase, position.bidding, position.last = BIDDING, wanted, NOBODY
    position.notes.append(("bidding", CARDS[wanted], position.starter, "NYC-5.1"))
    for company in position.company:
        if 18 in company:
            position.agenda.append(("bids", 0, 0))
            owners = [seat for seat in ranking(position) if usable(position, seat, 18)]
            position.agenda += [("last", seat, 0) for seat in reversed(owners)]
            return
    schedule_bids(position, NOBODY, 0)


class Last:
    """Character 18: bid last in this round. One seat only."""

    kind = "last"
    rule = "NYC-7.2.4"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        free = position.last == NOBODY and usable(position, seat, 18)
        return [PLAIN_USE[18], SKIP] if free else []

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        return check_payment(position, seat, action[1], (18,)) if action[0] == "use" else not_now(self)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "use":
            pay(position, seat, 18)
            take_dollars(position, seat, 1, "NYC-7.2")
            position.last = seat
        else:
            decline(position, seat, self)


def schedule_bids(position: Position, _seat: int, _number: int) -> None:
    """Toms draw clockwise from the starter; then the bids in the same order, the user of 18 last."""
    if True in position.tom:
        for seat in clockwise(position, position.starter):
            if position.tom[seat] and position.bidding == PLANS:
                position.notes.append(("skips", seat, "NYC-9.8"))
            elif position.tom[seat]:
                tom.draw(position, seat)
    position.agenda += _bids_to_come(position.tom, position.starter, position.last, position.bidding == PLANS)


@lru_cache(maxsize=512)
def _bids_to_come(toms: tuple[bool, ...], starter: int, last: int, plans: bool) -> tuple[Todo, ...]:
    """The steps of the bids, the first on top."""
    seats = range(len(toms))
    order = [*seats[starter:], *seats[:starter]]
    if last != NOBODY:
        order.remove(last)
        order.append(last)
    bidders = [seat for seat in reversed(order) if not (toms[seat] and plans)]
    return ("evaluate", 0, 0), *(("tom-bid" if toms[seat] else "bid", seat, 0) for seat in bidders)


NOTHING_TO_BID = (PASS,)


def _bids(position: Position, seat: int) -> Sequence[Action]:
    """Every legal bid, and the pass."""
    hand, counting, wilds = position.hand[seat], position.counting, position.wilds
    if not (hand or counting or wilds):
        return NOTHING_TO_BID
    if position.extra:
        return _with_extra(position, seat)
    return bids.options(hand + position.reserve[seat], hand % FULL, position.bidding, counting, wilds)


class Bid:
    """One bid or a pass; before it, characters (NYC-5.2 to 5.6, 7.2)."""

    kind = "bid"
    rule = "NYC-5.2"

    def options(self, position: Position, seat: int, number: int) -> Sequence[Action]:
        bid_options = _bids(position, seat)
        uses = position.dollars[seat] and list_uses(USES, IN_A_BID, position, seat)
        return [*bid_options, *uses] if uses else bid_options

    def sample(self, position: Position, seat: int, number: int, pick: Pick) -> Sample | None:
        hand, counting, wilds = position.hand[seat], position.counting, position.wilds
        if position.extra:
            sampled = one_of(_with_extra(position, seat), pick)
        elif hand or counting or wilds:
            pool = hand + position.reserve[seat]
            sampled = bids.sample(pool, hand % FULL, position.bidding, counting, wilds, pick)
        else:
            sampled = bids.NO_BID
        if not position.dollars[seat] or IN_A_BID.isdisjoint(position.company[seat]):
            return sampled
        several = sampled[1]
        use = sample_use(USES, IN_A_BID, position, seat, pick) if pick() < 0.5 or not several else None
        if use is not None:
            return (use if several or pick() < 0.5 else sampled[0]), True
        return sampled if several else None  # beside the pass there may be other characters

    def betrays(self, position: Position, seat: int) -> bool:
        """That there is nothing to bid with."""
        return bool(position.hand[seat])

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "bid":
            return _check_bid(position, seat, action[1])
        if action[0] != "use":
            return not_now(self)
        wrong = check_payment(position, seat, action[1], IN_A_BID)
        return wrong or USES[action[1]].check(position, seat, action)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        verb = action[0]
        if verb == "pass":
            position.notes.append(_pass(position, seat))
        elif verb == "bid":
            _place_bid(position, seat, action[1])
        else:
            position.agenda.append(("bid", seat, number))
            pay(position, seat, action[1])
            USES[action[1]].play(position, seat, action)
            return
        position.counting = position.wilds = position.extra = 0


def _pass(position: Position, seat: int) -> tuple[str, int, str] | tuple[str, int, str, str]:
    """How it is told: who could do nothing else had to. Everybody sees an empty hand; that cards make no bid only their
    owner may know."""
    if _makes_a_bid(position, seat) or (position.dollars[seat] and list_uses(USES, IN_A_BID, position, seat)):
        return "pass", seat, "NYC-5.2"
    return ("pass.none", seat, "NYC-5.2", "none") if position.hand[seat] else ("pass", seat, "NYC-5.3")


def _makes_a_bid(position: Position, seat: int) -> bool:
    """Whether there is more than the pass; mostly the value of all cards tells, without a list of bids."""
    hand = position.hand[seat]
    if position.extra or hand % FULL < bids.LEAST:
        return len(_bids(position, seat)) > 1
    return bids.value(hand + position.reserve[seat], position.bidding, position.counting, position.wilds) > 0


def _with_extra(position: Position, seat: int) -> list[Action]:
    """Bids that hold what 15 has played already, which then is left out of their names."""
    hand, extra = position.hand[seat], position.extra
    pool, most = hand + position.reserve[seat] + extra, cards.size(hand) + cards.size(extra)
    whole = bids.legal(pool, most, position.bidding, position.counting, position.wilds)
    named = [bag - extra for bag in whole if cards.holds(bag, extra)]
    return [*(BID[bag] for bag in named if not _unmatched(position, bag)), PASS]


def _unmatched(position: Position, bag: int) -> list[int]:
    """Types that 15 played although the bid names no card of the type; those that 13 or 20 turned do not count."""
    return [card for card in cards.types(position.extra) if not cards.count(bag, card)]


def _check_bid(position: Position, seat: int, bag: int) -> Objection | None:
    hand = position.hand[seat]
    lacking = check_cards(bag, hand + position.reserve[seat], "NYC-5.3", "pool")
    if lacking:
        return lacking
    if cards.size(bag) > cards.size(hand):
        return objection("hand_too_small", "NYC-5.3", named=cards.size(bag), hand=cards.size(hand))
    unmatched = _unmatched(position, bag)
    if unmatched:
        return objection("extra_unmatched", "NYC-7.2", card=CARDS[unmatched[0]])
    whole = bag + position.extra
    facts = (position.bidding, position.counting, position.wilds)
    if not bids.value(whole, *facts):
        return _check_worthless(whole, position.bidding)
    idle = bids.idle(whole, *facts)
    if idle is not None:
        return objection("idle_card", "NYC-5.5", card=CARDS[idle], wanted=CARDS[position.bidding])
    return None


def _check_worthless(bag: int, wanted: int) -> Objection:
    if not bag:
        return objection("empty_bid", "NYC-5.4", wanted=CARDS[wanted])
    if cards.types(bag) == (WILD,):
        return objection("wild_alone", "NYC-5.5", wanted=CARDS[wanted])
    return objection("worthless_bid", "NYC-5.5", wanted=CARDS[wanted])


def _place_bid(position: Position, seat: int, bag: int) -> None:
    value = bids.value(bag + position.extra, position.bidding, position.counting, position.wilds)
    play_cards(position, seat, bag)
    position.bid[seat] = value
    position.notes.append(("bid", seat, value, position.played[seat], "NYC-5.4"))


def tom_bids(position: Position, seat: int, _number: int) -> None:
    """A Tom's turn (NYC-9.4, 9.5, 9.10)."""
    value, why, reason = tom.play_bid(position, seat)
    if value:
        position.bid[seat] = value
        position.notes.append(("bid.tom", seat, value, position.played[seat], why, reason))
    else:
        position.notes.append(("pass.tom", seat, why, reason))
