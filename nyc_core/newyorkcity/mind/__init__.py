"""What New York City hands to a search (`table.mind`): habits, candidates, and a fitted worth at the end of a round."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import fsum
from operator import mul
from typing import Any

from nyc_core.newyorkcity.box import ALL_BOROUGHS_BONUS, PRESS_BONUS, PRESS_BONUS_SPACE, ROUNDS
from nyc_core.newyorkcity.position import BIDDING, DRAFT, NEUTRAL, OVER, OWNERS, START, Position, has_all_boroughs
from nyc_core.newyorkcity.scoring import borough_points, company_points, tom_company
from nyc_core.table import chance
from nyc_core.table.mind import Habit, Mind, Parts, Shift, Signs

from .candidates import candidates
from .features import GROUPS, NAMES, PARTS, rows
from .habit import HABITS, to_lead
from .signs import TELLING, signs
from .weights import Weights, kinds, weights

TIE = 0.01  # of two with the same points the one ahead wins (NYC-8.9)
GROUP_OF = tuple(PARTS.index(GROUPS[name]) for name in NAMES)
LAST_PHASE = 6  # Phase III, counted after the six bidding rounds


class Expert(Mind):
    """Who knows the game."""

    habits: Mapping[str, Habit] = HABITS
    telling: Mapping[str, float] = TELLING
    bold, trust = 6.5, 1.5  # found by `python -m tests.train.tune`, like the habit's constants
    judged = 7200  # a playout is quick here

    def candidates(
        self, position: Position, name: str, seat: int, number: int, options: Sequence[Any]
    ) -> Sequence[Any]:
        return candidates(position, name, seat, number, options)

    def key(self, position: Position, name: str, seat: int, number: int) -> Hashable:
        """All that the seat holds, and of the others what matters now: the bid that leads, what is left to take."""
        return (
            *(name, seat, number, position.bidding, position.hand[seat] + position.reserve[seat]),
            *(position.dollars[seat], position.counting, position.wilds, len(position.pairs)),
            to_lead(position, seat) if name == "bid" else position.stock[seat],
            tuple(position.towers[seat::OWNERS]) if name == "bonus" else 0,
        )

    def horizon(self, position: Position) -> int | None:
        """The end of the round."""
        return position.round

    def beyond(self, position: Position, horizon: int) -> bool:
        return position.round != horizon

    def worths(self, position: Position) -> list[float] | None:
        seats = len(position.seats)
        if position.phase == OVER:
            return _final(position)
        known, found = weights(seats), kinds(position.tom)
        return [
            fsum(map(mul, row, known.rows[found[seat], position.round])) + _of_level(position, seat, known)
            for seat, row in enumerate(rows(position))
        ]

    def parts(self, position: Position) -> list[Parts] | None:
        return _final_parts(position) if position.phase == OVER else _fitted_parts(position)

    def part(self, name: str, lang: str) -> str:
        from .words import say

        return say(name, lang=lang)

    def signs(self, position: Position) -> list[Signs]:
        return signs(position)

    def tell(self, shift: Shift, names: Sequence[str], you: int | None, lang: str) -> str:
        from .telling import tell

        return tell(shift, names, you, lang)

    def spread(self, position: Position) -> float:
        """It shrinks from round to round, and within each."""
        known = weights(len(position.seats)).spread
        if position.phase == OVER:
            return 0.0
        place = position.round - 1
        later = known[place + 1] if place + 1 < ROUNDS else 0.0
        played = {START: 0, DRAFT: 0, BIDDING: position.bidding}.get(position.phase, LAST_PHASE)
        return known[place] + (later - known[place]) * played / (LAST_PHASE + 1)

    def redeal(self, position: Position, seed: int) -> None:
        """The draw pile, the stacks of the elevator and the tiles that lie face down; hands stay."""
        position.rng = chance.seeded(seed)
        hidden = sorted(position.pile[: position.left])
        chance.shuffle(position, hidden)
        position.pile = tuple(hidden)
        stacks = [sorted(stack) for stack in position.stacks]
        tiles = sorted(position.tiles)
        for stack in stacks:
            chance.shuffle(position, stack)
        chance.shuffle(position, tiles)
        position.stacks = [tuple(stack) for stack in stacks]
        position.tiles = tuple(tiles)


def _of_level(position: Position, seat: int, known: Weights) -> float:
    """What a Tom of this level has beyond, or below, the usual one."""
    if not position.tom[seat]:
        return 0.0
    return known.levels[position.seats[seat].level][position.round - 2]


def _final(position: Position) -> list[float]:
    """The points, when the game is over."""
    boroughs = borough_points(position)
    found = []
    for seat, tom in enumerate(position.tom):
        points = position.points[seat] + PRESS_BONUS * (position.space[seat] >= PRESS_BONUS_SPACE)
        points += ALL_BOROUGHS_BONUS * has_all_boroughs(position, seat)
        for row in boroughs:
            points += row[seat]
        for more in (tom_company if tom else company_points)(position, seat):
            points += more
        found.append(float(points))
    place = 0
    for owner in position.ahead:
        if owner != NEUTRAL:
            found[owner] -= TIE * place
            place += 1
    return found


def _final_parts(position: Position) -> list[Parts]:
    boroughs = borough_points(position)
    found = []
    for seat, tom in enumerate(position.tom):
        values, abilities, rest = (tom_company if tom else company_points)(position, seat)
        six = 0
        for row in boroughs:
            six += row[seat]
        found.append({
            "points": float(position.points[seat]),
            "boroughs": float(six),
            "spread": float(ALL_BOROUGHS_BONUS * has_all_boroughs(position, seat)),
            "press": float(PRESS_BONUS * (position.space[seat] >= PRESS_BONUS_SPACE)),
            "characters": float(values + abilities),
            "dollars": float(rest),
        })  # fmt: skip
    return found


def _fitted_parts(position: Position) -> list[Parts]:
    known = weights(len(position.seats))
    found = []
    for seat, row in enumerate(rows(position)):
        fitted = known.rows[kinds(position.tom)[seat], position.round]
        points = [0.0] * len(PARTS)
        for place, value, weight in zip(GROUP_OF, row, fitted, strict=True):
            points[place] += value * weight
        points[0] += _of_level(position, seat, known)
        found.append(dict(zip(PARTS, points, strict=True)))
    return found


EXPERT = Expert()
