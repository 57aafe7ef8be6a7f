"""What the Phase II characters do that are used on the bidding turn (NYC-7.2): 12 to 17 and 20."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import CARDS, PRESTIGE
from nyc_core.newyorkcity.moves import draw_to_reserve, exchange, gain_points, go_back, play_cards
from nyc_core.newyorkcity.notation import PLAIN_USE, USE, Action
from nyc_core.newyorkcity.position import Position
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick

from .uses import Use, check_cards

WHY = "NYC-7.2"


def _pool(position: Position, seat: int) -> int:
    """Hand and reserve: by exchange any card may be in either (NYC-5.3)."""
    return position.hand[seat] + position.reserve[seat]


def _bound(position: Position) -> int:
    """The cards of the hand that 15 has been used with: they are going to be played as what they are."""
    return sum(cards.UNIT[card] for card in cards.types(position.extra)) if position.extra else cards.EMPTY


def _free(position: Position, seat: int) -> int:
    return _pool(position, seat) - _bound(position)


def _check_free(position: Position, seat: int, bag: int, rule: str) -> Objection | None:
    """Whether all of these cards are there and none of them is bound."""
    lacking = check_cards(bag, _pool(position, seat), rule, "pool")
    if lacking:
        return lacking
    bound = check_cards(bag, _free(position, seat), rule, "pool")
    return objection("card_bound", WHY, card=bound.params["card"]) if bound else None


def _check_hand(position: Position, seat: int, rule: str) -> Objection | None:
    """Whether one more card of the hand can be played."""
    hand, bound = position.hand[seat], _bound(position)
    if not hand:
        return objection("hand_too_small", rule, named=1, hand=0)
    if cards.size(hand) <= cards.size(bound):
        return objection("card_bound", WHY, card=CARDS[cards.types(bound)[0]])
    return None


def _into_reserve(position: Position, seat: int, bag: int) -> None:
    """Exchange so that these cards lie in the reserve (NYC-7.2.6); it gives away other cards than these."""
    reserve = position.reserve[seat]
    missing = bag - cards.common(bag, reserve)
    if missing:
        exchange(position, seat, missing, cards.first(reserve - (bag - missing), cards.size(missing)))


class Refresh:
    """12: gain 1 point, discard any number of reserve cards, refill the reserve."""

    def options(self, position: Position, seat: int) -> Sequence[Action]:
        most = cards.size(position.reserve[seat])
        return USE[12].of(cards.parts(_free(position, seat), most))

    def sample(self, position: Position, seat: int, pick: Pick) -> Action:
        return USE[12][cards.first(cards.some(_free(position, seat), pick), cards.size(position.reserve[seat]))]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        most, named = cards.size(position.reserve[seat]), cards.size(action[2])
        if named > most:
            return objection("reserve_too_small", "NYC-7.2.6", named=named, reserve=most)
        return _check_free(position, seat, action[2], "NYC-7.2.6")

    def play(self, position: Position, seat: int, action: Action) -> None:
        bag = action[2]
        gain_points(position, seat, 1, WHY)
        if bag:
            _into_reserve(position, seat, bag)
            position.reserve[seat] -= bag
            position.discard += bag
            position.notes.append(("discard.reserve", seat, bag, WHY, "reserve"))
            draw_to_reserve(position, seat, cards.size(bag), WHY)


class CountsAs:
    """13 and 20: one card of any type counts as one T card, or as two."""

    def __init__(self, number: int, worth: int) -> None:
        self.number = number
        self.worth = worth

    def options(self, position: Position, seat: int) -> list[Action]:
        if _check_hand(position, seat, "NYC-5.3"):
            return []
        return [USE[self.number][card] for card in cards.types(_free(position, seat))]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        lacking = _check_free(position, seat, cards.UNIT[action[2]], "NYC-5.3")
        return _check_hand(position, seat, "NYC-5.3") or lacking

    def play(self, position: Position, seat: int, action: Action) -> None:
        card = cards.UNIT[action[2]]
        play_cards(position, seat, card)
        position.counting += self.worth
        position.notes.append(("counts", seat, CARDS[action[2]], self.worth, WHY))


class StepsBack:
    """14: each of 1 or 2 steps back on the Press Track counts as a played wild card."""

    def options(self, position: Position, seat: int) -> list[Action]:
        return [USE[14][steps] for steps in (1, 2) if steps <= position.space[seat]]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        if action[2] not in (1, 2):
            return objection("steps_number", WHY, steps=action[2])
        if action[2] > position.space[seat]:
            return objection("steps_lacking", "NYC-7.2.6", steps=action[2], space=position.space[seat])
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        go_back(position, seat, action[2], WHY)
        position.wilds += action[2]


class SameType:
    """15: when a card is played from the hand, also one of the same type from the reserve, which is refilled. Whether
    such a card is played shows in the bid; here it is enough that one could be."""

    def options(self, position: Position, seat: int) -> list[Action]:
        return [USE[15][card] for card in cards.types(_free(position, seat)) if not self._lacking(position, seat, card)]

    def _lacking(self, position: Position, seat: int, card: int) -> Objection | None:
        if not position.reserve[seat]:
            return objection("no_reserve", WHY)
        if cards.count(position.extra, card):  # a second copy leans on the same card of the hand
            return _check_free(position, seat, cards.UNIT[card], WHY)
        lacking = _check_free(position, seat, 2 * cards.UNIT[card], WHY)
        return _check_hand(position, seat, WHY) or lacking

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        return self._lacking(position, seat, action[2])

    def play(self, position: Position, seat: int, action: Action) -> None:
        card = cards.UNIT[action[2]]
        _into_reserve(position, seat, card)
        position.reserve[seat] -= card
        position.played[seat] += card
        position.extra += card
        position.notes.append(("extra", seat, CARDS[action[2]], WHY))
        draw_to_reserve(position, seat, 1, WHY)


class OneMore:
    """16: one more wild card. 17: one more prestige card, in the prestige round."""

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, position: Position, seat: int) -> list[Action]:
        return [PLAIN_USE[self.number]] if self.number == 16 or position.bidding == PRESTIGE else []

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        return None if self.options(position, seat) else objection("prestige_only", WHY)

    def play(self, position: Position, seat: int, action: Action) -> None:
        if self.number == 16:
            position.wilds += 1
        else:
            position.counting += 1


USES: dict[int, Use] = {
    12: Refresh(),
    13: CountsAs(13, 1),
    14: StepsBack(),
    15: SameType(),
    16: OneMore(16),
    17: OneMore(17),
    20: CountsAs(20, 2),
}
IN_A_BID = frozenset(USES)
