"""What a seat of New York City sees as a row of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nyc_core import Game
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, CONNECTIONS, LETTERS, PRESTIGE_TILES, VESSELS
from tests.judges.encoding import counts, one_of

KINDS = ("start", "draft", "discard", "last", "bid", "points", "hire", "bonus", "build", "extra", "return", "keep")
PHASES = ("start", "draft", "bidding", "activation", "over")
MOST_PAIRS = 9
FLOORS = 5
CHARACTERS = range(1, 43)
Json = dict[str, Any]


def features(game: Game, seat: int | None) -> list[float]:
    """What the seat sees, as a row of numbers that is equally long in all games with so many seats."""
    view = game.view(seat)
    decision = game.decision
    row = one_of(decision and decision.kind, (*KINDS, "activate"))
    row += one_of(decision and decision.seat, range(len(view["seats"])))
    row += _table(view)
    for number in range(len(view["seats"])):
        row += _player(view, number)
    return row


def _table(view: Json) -> Iterator[float]:
    """What lies between the players."""
    seats = range(len(view["seats"]))
    owners = ["neutral", *map(str, seats)]
    yield from (view["round"], view["statue"], view["draw"], view["tiles"])
    yield from one_of(view["phase"], PHASES)
    yield from one_of(view.get("bidding"), CARDS[:6])
    yield from one_of(view["starter"], seats)
    for name in BOROUGHS:
        borough = view["boroughs"][name]
        yield from one_of(borough["letter"], LETTERS)
        yield from (borough["base"], sum(borough["prestige"]))
        yield from (borough["skyscrapers"][owner] for owner in owners)
    standing = [(kind, frozenset(ends)) for kind, *ends in view["vessels"]]
    yield from counts(standing, [(VESSELS[k], frozenset((BOROUGHS[a], BOROUGHS[b]))) for k, a, b in CONNECTIONS])
    yield from counts([tuple(tile) for tile in view["display"]], [(VESSELS[k], value) for k, value in PRESTIGE_TILES])
    yield from counts([number for stack in view["starts"] for number in stack], CHARACTERS)
    yield from counts([number for floor in view["elevator"].values() for number in floor["open"]], CHARACTERS)
    yield from (view["elevator"][str(floor)]["stack"] for floor in range(1, FLOORS + 1))
    for place in range(MOST_PAIRS):
        yield from counts(view["pairs"][place] if place < len(view["pairs"]) else [], CARDS)
    yield from counts(view["discard"], CARDS)


def _player(view: Json, seat: int) -> Iterator[float]:
    """A seat's token, its board, its cards as far as they are seen, and what it does in this bidding round."""
    player, turn = view["players"][seat], view.get("turn", {})
    order = [(int(space), token) for space in view["press"] for token in view["press"][space]]
    yield from next((place, space) for place, (space, token) in enumerate(sorted(order, key=_ahead)) if token == seat)
    yield from (player["points"], player["dollars"], player["skyscrapers"])
    hidden = isinstance(player["hand"], int)
    yield player["hand"] if hidden else len(player["hand"])
    yield from counts([] if hidden else player["hand"], CARDS)
    yield from counts(player["reserve"], CARDS)
    for used in (False, True):
        yield from counts([one["no"] for one in player["characters"] if one["used"] == used], CHARACTERS)
    yield from counts(player["vessels"], VESSELS)
    yield turn["bids"][seat] if "bids" in turn else 0
    yield from counts(turn["played"][seat] if "played" in turn else [], CARDS)


def _ahead(token: tuple[int, object]) -> int:
    """The sort is stable, and stacks are named from their top."""
    return -token[0]
