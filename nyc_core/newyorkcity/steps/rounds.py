"""The frame of a round: Phase 0 (NYC-3), the exchange at the end of Phase II (5.17), Phase III (6) and the end."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import BOROUGHS, CARDS_A_ROUND, PAIRS, PHASE_III_NUMBERS, PRESS, ROUNDS, TILES_A_ROUND
from nyc_core.newyorkcity.moves import (
    advance,
    clear_display,
    deal_pairs,
    discard,
    draw_to_hand,
    exchange,
    expose,
    gain_points,
    pay,
    reveal_tiles,
    take_skyscrapers,
)
from nyc_core.newyorkcity.notation import END, KEEP, PLAIN_USE, Action
from nyc_core.newyorkcity.position import ACTIVATION, DRAFT, OVER, USED, Position, clockwise, mayor, ranking
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick, Sample, not_now, one_of

from .asking import decline
from .uses import check_cards, check_payment


def prepare(position: Position, _seat: int, _number: int) -> None:
    """Phase 0, and the order of Phase I, which is fixed when it starts (NYC-4.1)."""
    _collect_dollars(position)
    position.phase = DRAFT
    position.notes.append(("round", position.round, BOROUGHS[mayor(position)], "NYC-3.2"))
    reveal_tiles(position, TILES_A_ROUND)
    people = [seat for seat in clockwise(position, ranking(position)[0]) if not position.tom[seat]]
    for seat in people:
        draw_to_hand(position, seat, CARDS_A_ROUND, "NYC-3.4")
    deal_pairs(position, pairs_to_deal(position))
    schedule_draft(position)


def _collect_dollars(position: Position) -> None:
    """Dollars on characters go back to the supply (NYC-3.1)."""
    for company in position.company:
        if company and max(company) > USED:
            position.company = [tuple([character % USED for character in own]) for own in position.company]
            position.notes.append(("ready", "NYC-3.1"))
            break


def pairs_to_deal(position: Position) -> int:
    """How many pairs are dealt (NYC-3.5)."""
    seats = len(position.seats)
    toms = sum(position.tom)
    return 2 * (seats - toms) + toms if toms else PAIRS[seats]


def schedule_draft(position: Position) -> None:
    """From last to first, twice (NYC-4.1)."""
    people = [seat for seat in ranking(position) if not position.tom[seat]]
    position.agenda.append(("supply", 0, 0))
    position.agenda += [("draft", seat, turn) for turn in (2, 1) for seat in people]


class Keep:
    """After the sixth bidding round each seat with cards in hand says which it keeps as its reserve (NYC-5.17)."""

    kind = "keep"
    rule = "NYC-5.17"

    def options(self, position: Position, seat: int, number: int) -> Sequence[Action]:
        return KEEP.of(_reserves(position, seat)) if position.hand[seat] else []

    def sample(self, position: Position, seat: int, number: int, pick: Pick) -> Sample | None:
        if not position.hand[seat]:
            return None
        bag, several = one_of(_reserves(position, seat), pick)
        return KEEP[bag], several

    def betrays(self, position: Position, seat: int) -> bool:
        """That all cards of the hand are alike."""
        return bool(position.hand[seat])

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "keep":
            return not_now(self)
        reserve = position.reserve[seat]
        lacking = check_cards(action[1], position.hand[seat] + reserve, self.rule, "pool")
        wrong = objection("reserve_size", self.rule, number=cards.size(reserve), named=cards.size(action[1]))
        return lacking or wrong

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        reserve = position.reserve[seat]
        exchange(position, seat, action[1], reserve)
        position.notes.append(("keep", seat, action[1], self.rule))
        expose(position, seat)


def _reserves(position: Position, seat: int) -> tuple[int, ...]:
    """What the seat could keep: as many cards as it has in its reserve, out of all that it has."""
    reserve = position.reserve[seat]
    return cards.parts_of_size(position.hand[seat] + reserve, cards.size(reserve))


def begin_activation(position: Position, _seat: int, _number: int) -> None:
    """Phase III, in order of the Press Track as it stands when the phase starts (NYC-6.1)."""
    position.phase, position.bidding = ACTIVATION, PRESS
    clear_display(position)
    position.notes.append(("activation", "NYC-6.1"))
    position.agenda.append(("round-end", 0, 0))
    position.agenda += [("activate", seat, 0) for seat in reversed(ranking(position)) if not position.tom[seat]]


PHASE_III = frozenset(PHASE_III_NUMBERS)


class Activate:
    """A seat may use its Phase III characters (NYC-6.1, 7.3)."""

    kind = "activate"
    rule = "NYC-6.1"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        company = position.company[seat]
        if not position.dollars[seat] or PHASE_III.isdisjoint(company):
            return []
        return [*[PLAIN_USE[character] for character in PHASE_III_NUMBERS if character in company], END]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "use":
            return not_now(self)
        return check_payment(position, seat, action[1], PHASE_III_NUMBERS)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "use":
            position.agenda.append(("activate", seat, 0))
            pay(position, seat, action[1])
            ACTIVATIONS[action[1]](position, seat)
        else:
            decline(position, seat, self)


def _own_rank(position: Position, seat: int) -> None:
    """27: with two seats, second counts as 3."""
    order = ranking(position)
    rank = order.index(seat) + 1
    advance(position, seat, 3 if rank == len(order) == 2 else rank, "NYC-7.3")


def _point_and_skyscraper(position: Position, seat: int) -> None:
    gain_points(position, seat, 1, "NYC-7.3")
    take_skyscrapers(position, seat, 1, "NYC-7.3")


def _skyscraper_and_step(position: Position, seat: int) -> None:
    take_skyscrapers(position, seat, 1, "NYC-7.3")
    advance(position, seat, 1, "NYC-7.3")


ACTIVATIONS = {
    23: lambda position, seat: gain_points(position, seat, 2, "NYC-7.3"),
    24: _point_and_skyscraper,
    25: lambda position, seat: gain_points(position, seat, 3, "NYC-7.3"),
    26: _skyscraper_and_step,
    27: _own_rank,
}


def end_round(position: Position, _seat: int, _number: int) -> None:
    """Cards in hand are discarded (NYC-6.2), which shows them; the next round, or the end after the fifth (NYC-8)."""
    if any(position.hand) and position.tom.count(False) > 1:
        position.revealed = True
    for seat, hand in enumerate(position.hand):
        discard(position, seat, hand, "NYC-6.2")
    if position.round < ROUNDS:
        _collect_dollars(position)  # while the round is still the one in which they were paid
        position.round += 1
        position.agenda.append(("prepare", 0, 0))
    else:
        position.phase = OVER
        position.notes.append(("over", "NYC-8.9"))
