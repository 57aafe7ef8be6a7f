"""What the Phase I characters do (NYC-7.1): for each its options, the reasons against, and the deed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, MOST_PAIRS, PHASE_I_NUMBERS, VALUE
from nyc_core.newyorkcity.moves import (
    discard,
    dismiss,
    draw_to_hand,
    draw_to_reserve,
    gain_points,
    hire,
    swap_neutral,
    take_dollars,
)
from nyc_core.newyorkcity.notation import PLAIN_USE, USE, Action
from nyc_core.newyorkcity.position import NEUTRAL, OWNERS, USED, Position
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick

from .uses import Use, check_cards

WHY = "NYC-7.1"
TO_END_WITH = frozenset(PHASE_I_NUMBERS) - {2, 4}  # characters that may be used once cards of the display were taken


def take_cards(position: Position, seat: int, taken: int, places: tuple[int, ...], why: str) -> None:
    """Cards of the display into the hand; after that the rest of the turn may be asked."""
    position.hand[seat] += taken
    position.taken = taken
    if position.dollars[seat] and not TO_END_WITH.isdisjoint(position.company[seat]):
        position.agenda.append(("rest", seat, 1))
    position.notes.append(("take", seat, places, taken, why))


class Plain:
    """A character without a choice."""

    def __init__(self, number: int, deed: Callable[[Position, int], object]) -> None:
        self.number = number
        self.deed = deed

    def options(self, position: Position, seat: int) -> list[Action]:
        return [PLAIN_USE[self.number]]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        self.deed(position, seat)


class Redraw:
    """1: discard any number of hand cards, draw as many."""

    def options(self, position: Position, seat: int) -> Sequence[Action]:
        hand = position.hand[seat]
        return USE[1].of(cards.parts(hand, cards.size(hand)))

    def sample(self, position: Position, seat: int, pick: Pick) -> Action:
        return USE[1][cards.some(position.hand[seat], pick)]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        return check_cards(action[2], position.hand[seat], WHY, "hand")

    def play(self, position: Position, seat: int, action: Action) -> None:
        gain_points(position, seat, 1, WHY)
        discard(position, seat, action[2], WHY)
        if action[2]:
            draw_to_hand(position, seat, cards.size(action[2]), WHY)


class TwoSingles:
    """2: two cards from two pairs instead of a pair; those left over form a new pair at the right end (NYC-7.2.8)."""

    def options(self, position: Position, seat: int) -> list[Action]:
        singles = [
            [8 * place + card for card in cards.types(pair)] for place, pair in enumerate(position.pairs, start=1)
        ]
        both = [([_TWO_SINGLES[one] for one in pair], pair) for pair in singles]
        return [of_one[other] for (left, _), (_, right) in combinations(both, 2) for of_one in left for other in right]

    def sample(self, position: Position, seat: int, pick: Pick) -> Action | None:
        if len(position.pairs) < 2:
            return None
        one, other = (
            8 * place + singles[int(pick() * len(singles))]
            for place in _two_places(position, pick)
            for singles in [cards.types(position.pairs[place - 1])]
        )
        return _TWO_SINGLES[one][other]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        if action[2][0] == action[3][0]:
            return objection("same_pair", WHY, place=action[2][0])
        for place, card in action[2:]:
            if not 1 <= place <= len(position.pairs):
                return objection("no_such_pair", WHY, place=place, number=len(position.pairs))
            if not cards.count(position.pairs[place - 1], card):
                return objection("not_in_pair", WHY, place=place, card=CARDS[card])
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        (one, one_card), (other, other_card) = action[2:]
        taken = cards.UNIT[one_card] + cards.UNIT[other_card]
        left = position.pairs[one - 1] + position.pairs[other - 1] - taken
        rest = _without(position.pairs, one, other)
        position.pairs = (*rest, left) if left else rest
        _end_turn(position, seat)
        take_cards(position, seat, taken, (one, other), WHY)


class _TwoSingles(dict[int, Action]):
    """By the second card (eight times its place, and its type), for one first card: each action is made once."""

    def __init__(self, one: int) -> None:
        super().__init__()
        self.one = divmod(one, 8)

    def __missing__(self, other: int) -> Action:
        self[other] = action = Action(("use", 2, self.one, divmod(other, 8)))
        return action


_TWO_SINGLES = [_TwoSingles(one) for one in range(8 * (MOST_PAIRS + 1))]


class BothPairs:
    """4: both pairs at once; on the second turn only characters are left (NYC-7.2.8)."""

    def options(self, position: Position, seat: int) -> list[Action]:
        return [Action(("use", 4, *places)) for places in combinations(range(1, len(position.pairs) + 1), 2)]

    def sample(self, position: Position, seat: int, pick: Pick) -> Action | None:
        return Action(("use", 4, *_two_places(position, pick))) if len(position.pairs) > 1 else None

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        one, other = action[2:]
        if one == other:
            return objection("same_pair", WHY, place=one)
        for place in (one, other):
            if not 1 <= place <= len(position.pairs):
                return objection("no_such_pair", WHY, place=place, number=len(position.pairs))
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        one, other = action[2:]
        taken = position.pairs[one - 1] + position.pairs[other - 1]
        position.pairs = _without(position.pairs, one, other)
        _end_turn(position, seat)
        second, agenda = ("draft", seat, 2), position.agenda
        if second in agenda:
            agenda[agenda.index(second)] = ("rest", seat, 0)
        take_cards(position, seat, taken, (one, other), WHY)


def _two_places(position: Position, pick: Pick) -> tuple[int, int]:
    """Two of the pairs by chance, the left one first."""
    number = len(position.pairs)
    one, other = 1 + int(pick() * number), 1 + int(pick() * (number - 1))
    return (one, other + 1) if other >= one else (other, one)


def _end_turn(position: Position, seat: int) -> None:
    """The step that was to ask for a pair is done with."""
    position.agenda.pop()


def _without(pairs: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    return tuple(pair for place, pair in enumerate(pairs, start=1) if place not in (one, other))


class Swap:
    """7: a character goes, one that lies face up and is worth at most 1 more comes."""

    def options(self, position: Position, seat: int) -> list[Action]:
        comes = {character for row in position.open for character in row}
        goes = {character % USED for character in position.company[seat]}
        return [
            Action(("use", 7, leaving, coming))
            for leaving in sorted(goes)
            for coming in sorted(comes)
            if VALUE[coming] <= VALUE[leaving] + 1
        ]

    def sample(self, position: Position, seat: int, pick: Pick) -> Action | None:
        company = position.company[seat]
        leaving = company[int(pick() * len(company))] % USED
        comes = [coming for row in position.open for coming in row if VALUE[coming] <= VALUE[leaving] + 1]
        return Action(("use", 7, leaving, comes[int(pick() * len(comes))])) if comes else None

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        leaving, coming = action[2:]
        if all(character % USED != leaving for character in position.company[seat]):
            return objection("not_yours", WHY, character=leaving)
        if all(coming not in row for row in position.open):
            return objection("not_face_up", WHY, character=coming)
        if VALUE[coming] > VALUE[leaving] + 1:
            return objection("swap_too_dear", WHY, character=coming, value=VALUE[coming], most=VALUE[leaving] + 1)
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        dismiss(position, seat, action[2])
        hire(position, seat, action[3], WHY)


class FromReserve:
    """8: for each card just taken from the display, one of the same type from the reserve; the reserve is refilled."""

    def options(self, position: Position, seat: int) -> Sequence[Action]:
        matching = cards.common(position.taken, position.reserve[seat])
        return USE[8].of(cards.parts(matching, cards.size(matching)))

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        lacking = check_cards(action[2], position.reserve[seat], WHY, "reserve")
        return lacking or check_cards(action[2], position.taken, WHY, "taken")

    def play(self, position: Position, seat: int, action: Action) -> None:
        bag = action[2]
        if bag:
            position.reserve[seat] -= bag
            position.hand[seat] += bag
            position.notes.append(("unreserve", seat, bag, WHY))
        draw_to_reserve(position, seat, cards.size(bag), WHY)


class SwapNeutral:
    """11: a skyscraper of the player board in the place of a neutral one."""

    def options(self, position: Position, seat: int) -> list[Action]:
        if not position.stock[seat]:
            return []
        return [USE[11][borough] for borough in range(6) if position.towers[borough * OWNERS + NEUTRAL]]

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        if not position.stock[seat]:
            return objection("empty_board", WHY)
        if not position.towers[action[2] * OWNERS + NEUTRAL]:
            return objection("no_neutral", WHY, borough=BOROUGHS[action[2]])
        return None

    def play(self, position: Position, seat: int, action: Action) -> None:
        swap_neutral(position, seat, action[2])


def _larger_reserve(position: Position, seat: int) -> None:
    gain_points(position, seat, 1, WHY)
    draw_to_reserve(position, seat, 1, WHY)


def _draw_three(position: Position, seat: int) -> None:
    draw_to_hand(position, seat, 3, WHY)
    position.agenda.append(("discard", seat, 2))


def _card_and_dollar(position: Position, seat: int) -> None:
    draw_to_hand(position, seat, 1, WHY)
    take_dollars(position, seat, 1, WHY)


USES: dict[int, Use] = {
    1: Redraw(),
    2: TwoSingles(),
    3: Plain(3, _larger_reserve),
    4: BothPairs(),
    5: Plain(5, _draw_three),
    6: Plain(6, lambda position, seat: take_dollars(position, seat, 2, WHY)),
    7: Swap(),
    8: FromReserve(),
    9: Plain(9, _card_and_dollar),
    10: Plain(10, lambda position, seat: draw_to_hand(position, seat, 2, WHY)),
    11: SwapNeutral(),
}
