"""What all uses of characters have in common (NYC-7.0): a copy without a dollar, one to put on it, the moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import CARDS, CHARACTERS, FINAL
from nyc_core.newyorkcity.notation import Action
from nyc_core.newyorkcity.position import USED, Position, usable
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick


class Use(Protocol):
    """What one character does in its phase. Paying the dollar is not its business."""

    def options(self, position: Position, seat: int) -> Sequence[Action]:
        """Every way to use it now."""

    # Where there are many, also `sample(position, seat, pick)`: one of them by chance, or None when there is none.

    def check(self, position: Position, seat: int, action: Action) -> Objection | None:
        """Why a way to use it is illegal."""

    def play(self, position: Position, seat: int, action: Action) -> None:
        """Do it; the dollar lies on the character already."""


def list_uses(uses: Mapping[int, Use], now: frozenset[int], position: Position, seat: int) -> list[Action]:
    """Every way in which the seat can use one of its characters, those of `now`."""
    if not position.dollars[seat]:
        return []
    own = now.intersection(position.company[seat])
    return [use for number in sorted(own) for use in uses[number].options(position, seat)] if own else []


def sample_use(
    uses: Mapping[int, Use], now: frozenset[int], position: Position, seat: int, pick: Pick
) -> Action | None:
    """One of them by chance; None when the character that chance names cannot be used. There are some, and a dollar."""
    own = [*filter(now.__contains__, position.company[seat])]
    use: Any = uses[own[int(pick() * len(own))] if len(own) > 1 else own[0]]
    sample: Any = getattr(use, "sample", None)
    if sample:
        action: Action | None = sample(position, seat, pick)
        return action
    options: Sequence[Action] = use.options(position, seat)
    return options[int(pick() * len(options))] if options else None


PHASE_CLAUSE = {"I": "NYC-7.1", "II": "NYC-7.2", "III": "NYC-7.3", FINAL: "NYC-7.4"}


def check_payment(position: Position, seat: int, character: int, now: Collection[int]) -> Objection | None:
    """Whether the seat could pay for the character in this decision, in which those of `now` may be used."""
    phase = CHARACTERS[character].phase
    company = position.company[seat]
    if phase == FINAL:
        return objection("final_character", "NYC-7.0", character=character)
    if character not in now:
        return objection("wrong_moment", PHASE_CLAUSE[phase], character=character, phase=phase)
    if character not in company:
        code = "used" if character + USED in company else "not_yours"
        return objection(code, "NYC-7.0", character=character)
    if not usable(position, seat, character):
        return objection("no_dollar", "NYC-7.0", character=character)
    return None


def check_cards(bag: int, held: int, rule: str, place: str) -> Objection | None:
    """Whether all cards are there: in the hand, the reserve, both of them, or what was played or taken."""
    for card in cards.types(bag):
        wanted, there = cards.count(bag, card), cards.count(held, card)
        if wanted > there:
            return objection("cards_lacking", rule, card=CARDS[card], wanted=wanted, held=there, place=place)
    return None
