"""A position as JSON-able data (contract, section 3): the whole of it, or what one seat may see."""

from __future__ import annotations

from typing import Any

from nyc_core.table.seats import written

from . import META, cards
from .box import BOROUGHS, CARDS, LETTERS, VESSELS
from .position import BIDDING, NEUTRAL, NOBODY, OWNERS, PHASES, USED, Position

FORMAT = 1
NAME = META.name


def owner_name(owner: int) -> str:
    """A seat's number as a key, or the neutral player."""
    return "neutral" if owner == NEUTRAL else str(owner)


def write(position: Position) -> dict[str, Any]:
    """Everything; `read` makes an equal position of it."""
    data = _public(position)
    data["rng"] = f"{position.rng:016x}"
    data["tiles"] = _tiles(position.tiles)
    data["draw"] = [CARDS[cards.card_of(unit)] for unit in reversed(position.pile[: position.left])]
    for floor, stack in enumerate(position.stacks, start=1):
        data["elevator"][str(floor)]["stack"] = list(stack)
    for player, hand in zip(data["players"], position.hand, strict=True):
        player["hand"] = cards.names(hand)
    return data


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """What a seat may see (a spectator: None); the rest is replaced by counts, and the generator is left out."""
    data = _public(position)
    data["tiles"] = len(position.tiles)
    data["draw"] = position.left
    for floor, stack in enumerate(position.stacks, start=1):
        data["elevator"][str(floor)]["stack"] = len(stack)
    for owner, player in enumerate(data["players"]):
        hand = position.hand[owner]
        open_hand = owner == seat or position.tom[owner]
        player["hand"] = cards.names(hand) if open_hand else cards.size(hand)
    return data


def _public(position: Position) -> dict[str, Any]:
    """What lies open on the table, in the order of the contract's example."""
    data: dict[str, Any] = {"game": NAME, "format": FORMAT, "seats": written(position.seats)}
    data |= {"round": position.round, "phase": PHASES[position.phase]}
    if position.phase == BIDDING:
        data["bidding"] = CARDS[position.bidding]
    data["starter"] = position.starter
    data["boroughs"] = {name: _borough(position, borough) for borough, name in enumerate(BOROUGHS)}
    data["vessels"] = [[VESSELS[kind], BOROUGHS[one], BOROUGHS[other]] for kind, one, other in position.vessels]
    data |= {"display": _tiles(position.display), "tiles": None, "statue": position.statue}
    data["starts"] = [list(stack) for stack in position.starts]
    data["press"] = _press_track(position)
    data["elevator"] = {str(floor): {"open": list(row), "stack": None} for floor, row in enumerate(position.open, 1)}
    data |= {"pairs": [cards.names(pair) for pair in position.pairs], "draw": None}
    data["discard"] = cards.names(position.discard)
    data["players"] = [_player(position, seat) for seat in range(len(position.seats))]
    if position.agenda:
        data["agenda"] = [list(todo) for todo in position.agenda]
    turn = _turn(position)
    if turn:
        data["turn"] = turn
    return data


def _tiles(tiles: tuple[tuple[int, int], ...]) -> list[list[object]]:
    return [[VESSELS[kind], value] for kind, value in tiles]


def _borough(position: Position, borough: int) -> dict[str, Any]:
    owners = [NEUTRAL, *range(len(position.seats))]
    return {
        "letter": LETTERS[position.letters[borough]],
        "base": position.bases[borough],
        "prestige": list(position.prestige[borough]),
        "skyscrapers": {owner_name(owner): position.towers[borough * OWNERS + owner] for owner in owners},
    }


def _press_track(position: Position) -> dict[str, list[object]]:
    """By space, from the highest, each stack from its top."""
    track: dict[str, list[object]] = {}
    for owner in position.ahead:
        track.setdefault(str(position.space[owner]), []).append("neutral" if owner == NEUTRAL else owner)
    return track


def _player(position: Position, seat: int) -> dict[str, Any]:
    return {
        "points": position.points[seat],
        "dollars": position.dollars[seat],
        "skyscrapers": position.stock[seat],
        "hand": None,
        "reserve": cards.names(position.reserve[seat]),
        "characters": [{"no": number % USED, "used": number > USED} for number in position.company[seat]],
        "vessels": [VESSELS[kind] for kind in position.fleet[seat]],
    }


def _turn(position: Position) -> dict[str, Any]:
    """What only matters in mid-turn; keys without news are left out."""
    turn: dict[str, Any] = {
        "bids": list(position.bid) if any(position.bid) else None,
        "played": _by_seat(position.played),
        "drawn": _by_seat(position.drawn),
        "last": [position.last] if position.last != NOBODY else None,
        "counting": position.counting,
        "wilds": position.wilds,
        "extra": cards.names(position.extra),
        "taken": cards.names(position.taken),
    }
    return {key: value for key, value in turn.items() if value}


def _by_seat(bags: list[int]) -> list[list[str]] | None:
    return [cards.names(bag) for bag in bags] if any(bags) else None
