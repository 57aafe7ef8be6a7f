"""The cards of a position that comes from outside: what is given is laid out, the rest of the box is dealt to where
cards are missing, and what is left then is the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from nyc_core.table.reading import LARGEST, integer, mapping, sequence, word, wrong

from . import cards, tom
from .bounds import MOST
from .box import CARDS, CARDS_A_ROUND, MOST_PAIRS, PLANS, RESERVE, WILD
from .position import BIDDING, DRAFT, Position, clockwise, ranking
from .setup import Box
from .steps.rounds import pairs_to_deal

Item = TypeVar("Item")


class Limits(NamedTuple):
    """How large what is read may be."""

    number: int
    pieces: int  # in a list
    hand: int
    reserve: int
    both: int
    options: int  # that a decision may have


# By hand, no more cards than can be asked for at once (30 ms): the ways to choose among them grow too fast. In a save
# stands what a game came to from such a position, and that must never be refused.
BY_HAND = Limits(number=LARGEST, pieces=200, hand=30, reserve=20, both=36, options=MOST // 2)
IN_A_SAVE = Limits(2**31, LARGEST, cards.MOST_IN_ALL, cards.MOST_IN_ALL, cards.MOST_IN_ALL, MOST)

FULL_HAND = 7  # of a person when Phase II starts
PAIR = 2


def deal_cards(
    position: Position, box: Box, limits: Limits, given: dict[str, Any], players: list[dict[str, Any]]
) -> None:
    """Hands, reserves, pairs, both piles, and what was played in this bidding round."""
    _read_turn(position, limits, given.get("turn", {}))
    for seat, player in enumerate(players):
        for key, bags, most in (("hand", position.hand, limits.hand), ("reserve", position.reserve, limits.reserve)):
            if key in player:
                bags[seat] = cards.bag_of(card_list(player[key], f"players[{seat}].{key}", most))
        if cards.size(position.hand[seat]) + cards.size(position.reserve[seat]) > limits.both:
            raise wrong(f"players[{seat}]", f"more than {limits.both} cards in hand and reserve")
    if "pairs" in given:
        entries = sequence(given["pairs"], "pairs", MOST_PAIRS)
        position.pairs = tuple(cards.bag_of(card_list(pair, f"pairs[{n}]", PAIR, 1)) for n, pair in enumerate(entries))
    position.discard = cards.bag_of(card_list(given.get("discard", []), "discard", cards.MOST_IN_ALL))
    if "draw" in given:
        drawn = card_list(given["draw"], "draw", cards.MOST_IN_ALL)
        position.pile = tuple(cards.UNIT[card] for card in reversed(drawn))
    _deal_missing(position, box, given, players)
    position.left = len(position.pile)
    _check_numbers(position)


def card_list(value: object, place: str, most: int, least: int = 0) -> list[int]:
    """Cards by their names."""
    return [word(card, f"{place}[{n}]", CARDS) for n, card in enumerate(sequence(value, place, most, least))]


def _read_turn(position: Position, limits: Limits, value: object) -> None:
    """What only matters in mid-turn, as `write` gives it."""
    bags = ("extra", "taken")
    turn = mapping(value, "turn", ("bids", "played", "drawn", "last", "counting", "wilds", *bags))
    seats = len(position.seats)
    if "bids" in turn:
        bids = sequence(turn["bids"], "turn.bids", seats, seats)
        position.bid = [integer(bid, "turn.bids", 0, limits.number) for bid in bids]
    for key, lists in (("played", position.played), ("drawn", position.drawn)):
        for seat, entry in enumerate(sequence(turn[key], f"turn.{key}", seats, seats) if key in turn else []):
            lists[seat] = cards.bag_of(card_list(entry, f"turn.{key}[{seat}]", limits.both))
    if "last" in turn:
        position.last = integer(sequence(turn["last"], "turn.last", 1, 1)[0], "turn.last", 0, seats - 1)
    position.counting = integer(turn.get("counting", 0), "turn.counting", 0, limits.number)
    position.wilds = integer(turn.get("wilds", 0), "turn.wilds", 0, limits.number)
    for key in bags:
        setattr(position, key, cards.bag_of(card_list(turn.get(key, []), f"turn.{key}", limits.both)))


def _cards_due(position: Position, seat: int) -> int:
    """A hand that is not given holds what it would at the beginning of the phase."""
    if position.phase == BIDDING:
        return PAIR + tom.supply(position, seat) if position.tom[seat] else FULL_HAND
    return CARDS_A_ROUND if position.phase == DRAFT and not position.tom[seat] else 0


def _deal_missing(position: Position, box: Box, given: dict[str, Any], players: list[dict[str, Any]]) -> None:
    out = [*position.hand, *position.reserve, *position.pairs, *position.played, position.discard]
    named = cards.cards_in(sum(out) + sum(position.pile))
    pile = without(box.pile, [cards.UNIT[card] for card in named])
    for seat in clockwise(position, ranking(position)[0]):
        if "reserve" not in players[seat] and not position.tom[seat]:
            position.reserve[seat] = _deal(pile, RESERVE)
        if "hand" not in players[seat]:
            position.hand[seat] = _deal(pile, _cards_due(position, seat))
    if "pairs" not in given and position.phase == DRAFT:
        dealt = [_deal(pile, PAIR) for _ in range(pairs_to_deal(position))]
        position.pairs = tuple(pair for pair in dealt if pair)
    if "draw" not in given:
        position.pile = tuple(pile)


def without(items: Iterable[Item], gone: Iterable[Item]) -> list[Item]:
    """The items in their order, less one for each that is gone; what was not there is not missed."""
    left = Counter(gone)
    rest = []
    for item in items:
        if left[item]:
            left[item] -= 1
        else:
            rest.append(item)
    return rest


def _deal(pile: list[int], number: int) -> int:
    return sum(pile.pop() for _ in range(min(number, len(pile))))


def _check_numbers(position: Position) -> None:
    """Bags hold so many cards and no more; and what a Tom has to play must be there."""
    out = [*position.hand, *position.reserve, *position.pairs, *position.played, position.discard]
    everything = [card for bag in out for card in cards.cards_in(bag)]
    everything += [cards.card_of(unit) for unit in position.pile]
    if len(everything) > cards.MOST_IN_ALL:
        raise wrong("position", f"{len(everything)} cards, more than {cards.MOST_IN_ALL}")
    for card, name in enumerate(CARDS):
        if everything.count(card) > cards.MOST_OF_A_TYPE:
            raise wrong("position", f"more than {cards.MOST_OF_A_TYPE} cards of the type {name}")
    for seat, drawn in enumerate(position.drawn):
        wild = drawn in (cards.UNIT[WILD], cards.UNIT[PLANS])
        if drawn and not (wild and position.tom[seat] and cards.holds(position.hand[seat], drawn)):
            raise wrong(f"turn.drawn[{seat}]", "not a wild card of a Tom's supply")
