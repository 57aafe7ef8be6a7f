"""Phase I: pairs of cards and the characters of that phase (NYC-4)."""

from __future__ import annotations

from nyc_core.newyorkcity import cards, tom
from nyc_core.newyorkcity.box import MOST_PAIRS, PHASE_I_NUMBERS
from nyc_core.newyorkcity.moves import discard, draw_to_hand, pay
from nyc_core.newyorkcity.notation import DISCARD, END, TAKE, Action
from nyc_core.newyorkcity.position import Position, Todo, clockwise, ranking
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Ask, Pick, Sample, not_now

from .asking import decline
from .characters_one import TO_END_WITH, USES, take_cards
from .uses import check_cards, check_payment, list_uses, sample_use

# Which characters may be used, before the pair is taken on the first and on the second turn, and after that.
TAKES = tuple(TAKE[place] for place in range(1, MOST_PAIRS + 1))
PHASE_I = frozenset(PHASE_I_NUMBERS)
BEFORE = {1: PHASE_I - {8}, 2: PHASE_I - {4, 8}}
AFTER = {0: TO_END_WITH - {8}, 1: TO_END_WITH}


def _check_use(position: Position, seat: int, action: Action, now: frozenset[int]) -> Objection | None:
    wrong = check_payment(position, seat, action[1], now)
    return wrong or USES[action[1]].check(position, seat, action)


def _use_or_end(position: Position, step: Todo, action: Action, ask: Ask) -> None:
    """A character is used, and the step asked again; or the seat ends its turn."""
    if action[0] == "use":
        position.agenda.append(step)
        pay(position, step[1], action[1])
        USES[action[1]].play(position, step[1], action)
    else:
        decline(position, step[1], ask)


class Draft:
    """A turn, up to the moment when the pair is taken (NYC-4.1, 4.2). The number is the turn, 1 or 2."""

    kind = "draft"
    rule = "NYC-4.1"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        uses = list_uses(USES, BEFORE[number], position, seat)
        if position.pairs:
            return [*TAKES[: len(position.pairs)], *uses]
        return [*uses, END] if uses else []

    def sample(self, position: Position, seat: int, number: int, pick: Pick) -> Sample | None:
        pairs = len(position.pairs)
        if pairs < 2:
            return None
        if position.dollars[seat] and not BEFORE[number].isdisjoint(position.company[seat]) and pick() < 0.5:
            use = sample_use(USES, BEFORE[number], position, seat, pick)
            if use is not None:
                return use, True
        return TAKES[int(pick() * pairs)], True

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return _check_use(position, seat, action, BEFORE[number])
        if action[0] == "take":
            return objection("no_such_pair", self.rule, place=action[1], number=len(position.pairs))
        return objection("must_take", self.rule) if action[0] == "end" else not_now(self)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "take":
            place = action[1] - 1
            taken = position.pairs[place]
            position.pairs = position.pairs[:place] + position.pairs[place + 1 :]
            take_cards(position, seat, taken, (action[1],), "NYC-4.1")
        else:
            _use_or_end(position, ("draft", seat, number), action, self)


class Rest:
    """The rest of a turn, asked only when a character can be used (NYC-4.2, 7.2.8). The number is 1 when cards of the
    display were taken in this turn."""

    kind = "draft"
    rule = "NYC-4.2"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        uses = list_uses(USES, AFTER[number], position, seat)
        return [*uses, END] if uses else []

    def sample(self, position: Position, seat: int, number: int, pick: Pick) -> Sample | None:
        if not position.dollars[seat] or AFTER[number].isdisjoint(position.company[seat]):
            return None
        use = sample_use(USES, AFTER[number], position, seat, pick)
        return (END if pick() < 0.5 else use, True) if use is not None else None

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return _check_use(position, seat, action, AFTER[number])
        return objection("already_took", "NYC-4.1") if action[0] == "take" else not_now(self)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        _use_or_end(position, ("rest", seat, number), action, self)


class Discard:
    """Two cards of the hand, by character 5; fewer when there are not so many."""

    kind = "discard"
    rule = "NYC-7.1"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        hand = position.hand[seat]
        return [DISCARD[bag] for bag in cards.parts_of_size(hand, min(number, cards.size(hand)))] if hand else []

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] != "discard":
            return not_now(self)
        lacking = check_cards(action[1], position.hand[seat], self.rule, "hand")
        return lacking or objection("discard_number", self.rule, number=number, named=cards.size(action[1]))

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        discard(position, seat, action[1], "NYC-7.1")


def supply(position: Position, _seat: int, _number: int) -> None:
    """Toms, last to first, get the leftmost pairs, the others are discarded (NYC-4.3); then Toms draw (NYC-4.4)."""
    for seat in reversed(ranking(position)):
        if position.tom[seat] and position.pairs:
            pair, position.pairs = position.pairs[0], position.pairs[1:]
            position.hand[seat] += pair
            position.notes.append(("take", seat, (1,), pair, "NYC-4.3"))
    if position.pairs:
        left = sum(position.pairs)
        position.pairs = ()
        position.discard += left
        position.notes.append(("leftover", left, "NYC-4.3"))
    for seat in clockwise(position, ranking(position)[0]):
        if position.tom[seat]:
            draw_to_hand(position, seat, tom.supply(position, seat), "NYC-4.4")
    position.taken = cards.EMPTY
    position.agenda.append(("phase-two", 0, 0))
