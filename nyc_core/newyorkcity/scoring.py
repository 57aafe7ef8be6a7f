"""The final scoring (NYC-8, 7.4, 9.12), at any moment as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypedDict

from . import cards
from .box import (
    ALL_BOROUGHS_BONUS,
    BOROUGHS,
    DOLLAR_SET,
    LANTERNS,
    MIXED_SET,
    PRESS_BONUS,
    PRESS_BONUS_SPACE,
    SKYSCRAPER_SET,
    SUPPLY_SET_POINTS,
    VALUE,
    VESSEL_SET_POINTS,
    VESSEL_SETS,
)
from .position import NEUTRAL, OWNERS, USED, Position, has_all_boroughs, ranking


class Score(TypedDict):
    """One seat's points, by clause (contract, section 1.1)."""

    total: int
    rank: int
    gained: int
    characters: int
    abilities: int
    boroughs: dict[str, int]
    six_boroughs: int
    press: int
    rest: int


def scores(position: Position) -> list[Score]:
    """Everybody's points; rank 1 is the winner, ties go to the one ahead on the Press Track (NYC-8.9)."""
    boroughs = borough_points(position)
    by_seat = [_score(position, seat, boroughs) for seat in range(len(position.seats))]
    order = ranking(position)
    winners = sorted(order, key=lambda seat: -by_seat[seat]["total"])
    for rank, seat in enumerate(winners, start=1):
        by_seat[seat]["rank"] = rank
    return by_seat


def _score(position: Position, seat: int, boroughs: list[list[int]]) -> Score:
    characters, abilities, rest = (tom_company if position.tom[seat] else company_points)(position, seat)
    score = Score(
        total=0,
        rank=0,
        gained=position.points[seat],
        characters=characters,
        abilities=abilities,
        boroughs={name: points[seat] for name, points in zip(BOROUGHS, boroughs, strict=True)},
        six_boroughs=ALL_BOROUGHS_BONUS if has_all_boroughs(position, seat) else 0,
        press=PRESS_BONUS if position.space[seat] >= PRESS_BONUS_SPACE else 0,
        rest=rest,
    )
    six = sum(score["boroughs"].values()) + score["six_boroughs"]
    score["total"] = score["gained"] + characters + abilities + six + score["press"] + rest
    return score


# Boroughs


def borough_order(position: Position, borough: int) -> list[int]:
    """Who has skyscrapers there, first to last, the neutral player too (NYC-8.4, 8.5)."""
    heights = position.towers[borough * OWNERS : (borough + 1) * OWNERS]
    return sorted((owner for owner in position.ahead if heights[owner]), key=lambda owner: -heights[owner])


def shares(worth: int) -> Iterator[int]:
    """What the first place is worth, the second and so on: half of the rank before, rounded up (NYC-8.6)."""
    while True:
        yield worth
        worth = (worth + 1) // 2


def borough_points(position: Position) -> list[list[int]]:
    """By borough, each owner's points: the whole value for the first, half of the rank before for each further one,
    rounded up (NYC-8.6)."""
    table = []
    for borough in range(len(BOROUGHS)):
        points = [0] * OWNERS
        worth = position.bases[borough] + sum(position.prestige[borough])
        for owner, share in zip(borough_order(position, borough), shares(worth), strict=False):
            points[owner] = share
        points[NEUTRAL] = 0
        table.append(points)
    return table


# Characters and what is left


def tom_company(position: Position, seat: int) -> tuple[int, int, int]:
    """A Tom's dollars are dealt onto his characters, lowest value first; two dollars double a value (NYC-9.12)."""
    values = sorted(VALUE[character % USED] for character in position.company[seat])
    dollars = position.dollars[seat]
    doubled = min(max(dollars - len(values), 0), len(values))
    left = max(dollars - 2 * len(values), 0)
    return sum(values) + sum(values[:doubled]), 0, (left + position.stock[seat] + 1) // 2


def company_points(position: Position, seat: int) -> tuple[int, int, int]:
    """Values (NYC-8.2), final-scoring abilities (8.3), and dollars and skyscrapers left (8.8)."""
    company = [character % USED for character in position.company[seat]]
    values = sum(VALUE[character] for character in company)
    abilities = sum(ABILITIES[character](position, seat) for character in company if character in ABILITIES)
    fleet, dollars, stock = position.fleet[seat], position.dollars[seat], position.stock[seat]
    sets, used = best_sets(frozenset(company), fleet, dollars, stock)
    return values, abilities + sets, (dollars + stock - used + 1) // 2


def _lanterns(boroughs: tuple[int, ...]) -> Callable[[Position, int], int]:
    """28-32: skyscrapers in the boroughs with the lantern shown."""
    return lambda position, seat: sum(position.towers[borough * OWNERS + seat] for borough in boroughs)


ABILITIES: dict[int, Callable[[Position, int], int]] = {
    **{number: _lanterns(boroughs) for number, boroughs in LANTERNS.items()},
    33: lambda position, seat: (position.space[seat] + 1) // 2,
    34: lambda position, seat: 2 * max(cards.count(position.reserve[seat], card) for card in range(7)),
    35: lambda position, seat: 2 * sum(height >= 3 for height in position.towers[seat::OWNERS]),
    36: lambda position, seat: len(position.company[seat]),
}


SETS = frozenset((*VESSEL_SETS, DOLLAR_SET, SKYSCRAPER_SET, MIXED_SET))


def best_sets(company: frozenset[int], fleet: tuple[int, ...], dollars: int, stock: int) -> tuple[int, int]:
    """The points of 37-42, and how many dollars and skyscrapers they use up: the best total with 8.8 (NYC-7.4.1).

    Each of 37-39 takes two vessels, so only their number matters to the others. Dollars and skyscrapers go in twos: a
    two is worth 1 in 8.8, 6 with a vessel (40, 41), and two twos are worth 6 (42).
    """
    if not company & SETS:
        return 0, 0
    best = (-1, 0, 0)
    for pairs in range(_most_vessel_sets(company, fleet) + 1):
        supply_sets, twos = _supply_sets(company, len(fleet) - 2 * pairs, dollars // 2, stock // 2)
        points = VESSEL_SET_POINTS * pairs + SUPPLY_SET_POINTS * supply_sets
        best = max(best, (points - twos, points, 2 * twos))
    return best[1:]


def _most_vessel_sets(company: frozenset[int], fleet: tuple[int, ...]) -> int:
    """37-39. What sets of two given kinds leave over goes with the kind that takes any other, or that with itself."""
    owned = [pair for number, pair in VESSEL_SETS.items() if number in company]
    given = sum(min(fleet.count(one), fleet.count(other)) for one, other in owned if other is not None)
    wide = [one for one, other in owned if other is None]
    if not wide:
        return given
    boats = fleet.count(wide[0])
    mixed = min(boats, len(fleet) - boats - 2 * given)
    return given + mixed + (boats - mixed) // 2


def _supply_sets(company: frozenset[int], vessels: int, dollars: int, stock: int) -> tuple[int, int]:
    """The most sets of 40-42 with so many vessels, twos of dollars and twos of skyscrapers; and the twos they take.

    A vessel makes a set of one two, 42 needs both kinds: so vessels go first, and from where they leave most for 42.
    """
    on_dollars = dollars if DOLLAR_SET in company else 0
    on_stock = stock if SKYSCRAPER_SET in company else 0
    with_vessel = min(vessels, on_dollars + on_stock)
    if MIXED_SET not in company:
        return with_vessel, with_vessel
    low, high = max(0, with_vessel - on_stock), min(with_vessel, on_dollars)
    even = (dollars - stock + with_vessel) // 2
    splits = {min(max(split, low), high) for split in (even, even + 1)}
    both = max(min(dollars - split, stock - with_vessel + split) for split in splits)
    return with_vessel + both, with_vessel + 2 * both
