"""Slow, plain reckonings: bids (NYC-5.4 to 5.6), sets (NYC-7.4.1) and the final scoring (NYC-8, NYC-9.12).

Nothing is taken from the engine: what the box says is written down again, and every choice is tried out. The tests
compare these with what the engine says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
BOROUGHS = ("staten-island", "jersey-city", "manhattan", "bronx", "queens", "brooklyn")
VESSELS = ("taxi", "bus", "streetcar", "subway", "boat")
VALUES = {
    1: (1, 2, 3, 12, 18, 23, 28, 29, 30, 31, 32),
    2: (4, 5, 6, 13, 14, 24, 33),
    3: (7, 15, 16, 17, 19, 25, 34),
    4: (8, 9, 26, 35, 36, 37, 38, 39),
    5: (10, 11, 20, 21, 22, 27, 40, 41, 42),
}
VALUE = {number: value for value, numbers in VALUES.items() for number in numbers}
LANTERNS = {28: "staten-island", 29: "bronx", 30: "manhattan", 31: "queens", 32: "brooklyn"}

# --- bids -----------------------------------------------------------------------------------------------------------


def value(cards: Iterable[str], kind: str, wilds: int = 0, extra: int = 0) -> int:
    """NYC-5.6: the most that these cards are worth in the bidding round of this kind, however they are grouped.

    `wilds` are the wild cards that 14 and 16 give (7.2.1), `extra` the T cards that 13, 17 and 20 make.
    """
    return _value(tuple(sorted(cards)) + ("wild",) * wilds, kind, extra)


@cache
def _value(cards: tuple[str, ...], kind: str, extra: int) -> int:
    best = 0
    for made, further in _groupings(cards, kind):
        whole = made + extra
        best = max(best, whole + further if whole else 0)
    return best


@cache
def _groupings(cards: tuple[str, ...], kind: str) -> frozenset[tuple[int, int]]:
    """Every way to group the cards by NYC-5.4: (T cards made, wild cards added one by one)."""
    if not cards:
        return frozenset({(0, 0)})
    first, rest = cards[0], cards[1:]
    groupings = set(_groupings(rest, kind))  # the first card is left out
    if first == kind:
        groupings |= {(made + 1, further) for made, further in _groupings(rest, kind)}
    if first == "wild":
        groupings |= {(made, further + 1) for made, further in _groupings(rest, kind)}
    for place, other in enumerate(rest):
        if first == other or "wild" in {first, other}:
            left = rest[:place] + rest[place + 1 :]
            groupings |= {(made + 1, further) for made, further in _groupings(left, kind)}
    return frozenset(groupings)


def every_card_adds(cards: Sequence[str], kind: str, wilds: int = 0, extra: int = 0) -> bool:
    """NYC-5.5: without any one of the cards the bid would be worth less."""
    whole = value(cards, kind, wilds, extra)
    return all(value(without(cards, card), kind, wilds, extra) < whole for card in set(cards))


def is_bid(cards: Sequence[str], kind: str, wilds: int = 0, extra: int = 0) -> bool:
    return value(cards, kind, wilds, extra) > 0 and every_card_adds(cards, kind, wilds, extra)


def without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    place = list(cards).index(card)
    return (*cards[:place], *cards[place + 1 :])


def choices(cards: Iterable[str], most: int) -> list[tuple[str, ...]]:
    """Every different set of at most so many of these cards, in the order of NYC-0.2."""
    held = Counter(cards)
    counts = [range(held[card] + 1) for card in CARDS]
    return [
        tuple(card for card, number in zip(CARDS, numbers, strict=True) for _ in range(number))
        for numbers in product(*counts)
        if sum(numbers) <= most
    ]


def bids(hand: Sequence[str], reserve: Sequence[str], kind: str, wilds: int = 0, extra: int = 0) -> set[str]:
    """The notation of every legal bid: any cards of hand and reserve, no more than the hand holds (NYC-5.3)."""
    return {
        " ".join(("bid", *cards))
        for cards in choices([*hand, *reserve], len(hand))
        if is_bid(cards, kind, wilds, extra)
    }


def tom_bid(supply: Sequence[str], kind: str, to_beat: int, must: Sequence[str] = ()) -> tuple[str, ...] | None:
    """NYC-9.4 and 9.5: what a Tom bids in any round but the last; `must` is what 9.3 makes him play.

    `to_beat` is the value that makes him the highest bidder: 0 when nobody has bid, the highest bid when he is ahead
    of that bidder on the Press Track, else one more.
    """
    types = [card for card in [*supply, *must] if card == kind]
    if not types:
        return None
    forced = [card for card in must if card != kind]
    spare = [card for card in supply if card == "plans"] + [card for card in supply if card == "wild"]
    needed = max(0, to_beat - len(types) - len(forced))
    added = spare[:needed] if needed <= len(spare) else []
    return tuple(sorted([*types, *forced, *added]))


# --- sets -----------------------------------------------------------------------------------------------------------

Pieces = tuple[tuple[int, ...], int, int]  # vessels by kind, dollars, skyscrapers


def best_sets(numbers: Iterable[int], vessels: Iterable[str], dollars: int, skyscrapers: int) -> int:
    """NYC-7.4.1: the most that 37-42 and 8.8 can give together."""
    held = Counter(vessels)
    pieces = tuple(held[kind] for kind in VESSELS), dollars, skyscrapers
    return _best(frozenset(numbers) & frozenset(range(37, 43)), pieces)


@cache
def _best(numbers: frozenset[int], pieces: Pieces) -> int:
    best = (pieces[1] + pieces[2] + 1) // 2
    for number in numbers:
        for cost in _sets(number):
            left = _pay(pieces, cost)
            if left is not None:
                best = max(best, (5 if number < 40 else 6) + _best(numbers, left))
    return best


def _sets(number: int) -> list[Pieces]:
    """What one set of this character may consist of."""
    one = {kind: tuple(int(kind == other) for other in VESSELS) for kind in VESSELS}
    none = (0, 0, 0, 0, 0)
    if number == 37:
        return [(_plus(one["taxi"], one["subway"]), 0, 0)]
    if number == 38:
        return [(_plus(one["bus"], one["streetcar"]), 0, 0)]
    if number == 39:
        return [(_plus(one["boat"], one[kind]), 0, 0) for kind in VESSELS]
    if number == 40:
        return [(one[kind], 2, 0) for kind in VESSELS]
    if number == 41:
        return [(one[kind], 0, 2) for kind in VESSELS]
    return [(none, 2, 2)]


def _plus(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, two, strict=True))


def _pay(pieces: Pieces, cost: Pieces) -> Pieces | None:
    vessels = tuple(have - need for have, need in zip(pieces[0], cost[0], strict=True))
    dollars, skyscrapers = pieces[1] - cost[1], pieces[2] - cost[2]
    if min(*vessels, dollars, skyscrapers) < 0:
        return None
    return vessels, dollars, skyscrapers


# --- the final scoring ----------------------------------------------------------------------------------------------


def final_scores(position: Mapping[str, Any]) -> list[dict[str, Any]]:
    """NYC-8 for every seat of this position; 7.4 and 8.8 are one sum ("abilities and rest"), see NYC-7.4.1."""
    scores = [_seat_score(position, seat) for seat in range(len(position["seats"]))]
    order = press_order(position)
    ranked = sorted(range(len(scores)), key=lambda seat: (-scores[seat]["total"], order.index(seat)))
    for seat, score in enumerate(scores):
        score["rank"] = 1 + ranked.index(seat)
    return scores


def _seat_score(position: Mapping[str, Any], seat: int) -> dict[str, Any]:
    player = position["players"][seat]
    numbers = company(player)
    if position["seats"][seat]["kind"] == "tom":
        characters, together = _tom_characters(numbers, player["dollars"], player["skyscrapers"])
    else:
        characters = sum(VALUE[number] for number in numbers)
        together = _lantern_points(position, seat, numbers) + _company_points(position, seat, numbers)
        together += best_sets(numbers, player["vessels"], player["dollars"], player["skyscrapers"])
    score: dict[str, Any] = {
        "gained": player["points"],
        "characters": characters,
        "abilities and rest": together,
        "boroughs": {name: borough_points(position, name).get(str(seat), 0) for name in BOROUGHS},
        "six_boroughs": 3 if all(standing(position, name, seat) for name in BOROUGHS) else 0,
        "press": 3 if press_space(position, seat) >= 5 else 0,
    }
    plain = ("gained", "characters", "abilities and rest", "six_boroughs", "press")
    score["total"] = sum(score[name] for name in plain) + sum(score["boroughs"].values())
    return score


def company(player: Mapping[str, Any]) -> list[int]:
    return [one["no"] if isinstance(one, Mapping) else one for one in player["characters"]]


def press_order(position: Mapping[str, Any]) -> list[Any]:
    """NYC-2.1: all tokens, the one ahead first."""
    track = position["press"]
    return [token for space in sorted(track, key=int, reverse=True) for token in track[space]]


def press_space(position: Mapping[str, Any], seat: int) -> int:
    return next(int(space) for space, tokens in position["press"].items() if seat in tokens)


def standing(position: Mapping[str, Any], borough: str, seat: int) -> int:
    return int(position["boroughs"][borough]["skyscrapers"].get(str(seat), 0))


def borough_points(position: Mapping[str, Any], name: str) -> dict[str, int]:
    """NYC-8.4 to 8.6: who gets how much here ("neutral" too, whose points are virtual)."""
    borough = position["boroughs"][name]
    heights = {who: count for who, count in borough["skyscrapers"].items() if count > 0}
    order = [str(token) for token in press_order(position)]
    points: dict[str, int] = {}
    prize = borough["base"] + sum(borough["prestige"])
    for who in sorted(heights, key=lambda one: (-heights[one], order.index(one))):
        points[who] = prize
        prize = (prize + 1) // 2
    return points


def _lantern_points(position: Mapping[str, Any], seat: int, numbers: Sequence[int]) -> int:
    """NYC-7.4, 28-32 and 35: what stands on the board."""
    lanterns = sum(standing(position, LANTERNS[number], seat) for number in numbers if number in LANTERNS)
    with_three = sum(1 for name in BOROUGHS if standing(position, name, seat) >= 3)
    return lanterns + 2 * with_three * numbers.count(35)


def _company_points(position: Mapping[str, Any], seat: int, numbers: Sequence[int]) -> int:
    """NYC-7.4, 33, 34 and 36."""
    reserve = position["players"][seat]["reserve"]
    advanced = (press_space(position, seat) + 1) // 2
    most = max((reserve.count(card) for card in CARDS), default=0)
    return advanced * numbers.count(33) + 2 * most * numbers.count(34) + len(numbers) * numbers.count(36)


def _tom_characters(numbers: Sequence[int], dollars: int, skyscrapers: int) -> tuple[int, int]:
    """NYC-9.12: the points of a Tom's characters, and 8.8 for what is left over."""
    values = sorted(VALUE[number] for number in numbers)
    dealt = [0] * len(values)
    for _ in range(2):
        for place in range(len(values)):
            if dollars:
                dealt[place] += 1
                dollars -= 1
    points = sum(2 * value if coins == 2 else value for value, coins in zip(values, dealt, strict=True))
    return points, (dollars + skyscrapers + 1) // 2
