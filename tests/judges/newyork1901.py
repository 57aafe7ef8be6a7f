"""What a seat of New York 1901 sees as a row of numbers."""

from __future__ import annotations

from collections.abc import Iterator

from nyc_core import Game
from tests.judges.encoding import counts, one_of
from tests.rules.newyork1901.board import (
    CARDS,
    CHALLENGES,
    DISTRICTS,
    EIGHTEEN,
    KINDS,
    LAND,
    LEGENDARY,
    STREETS,
    TERRITORIES,
    Json,
    card_of,
)

ASKED = ("turn", "expand", "build", "boom", "place")
LOTS = sorted({card_of(territory) for territory in TERRITORIES})


def features(game: Game, seat: int | None) -> list[float]:
    """What the seat sees, as a row of numbers that is equally long in all games with so many seats."""
    view = game.view(seat)
    decision = game.decision
    seats = range(len(view["seats"]))
    row = one_of(decision and decision.kind, ASKED)
    row += one_of(decision and decision.seat, seats)
    row += one_of(view["ending"], seats)
    row += [view["future"], view["quiet"]]
    row += counts(view["open"], LOTS)
    row += counts(view["streets"], STREETS)
    row += one_of(view["challenge"], CHALLENGES)
    row += counts(view["legendary"], LEGENDARY)
    row += one_of(view["agenda"][-1][2] if "agenda" in view else None, range(len(KINDS)))  # what is to be placed
    for player in view["players"]:
        row += _player(player)
    return row


def _player(player: Json) -> Iterator[float]:
    yield float(player["points"])
    yield from one_of(player["character"], DISTRICTS)
    yield from counts(player["cards"], CARDS)
    yield from counts(player["estate"], TERRITORIES)
    yield from counts(player["unbuilt"], EIGHTEEN)
    kinds = [*KINDS]
    standing = {square: kinds.index(one["skyscraper"]) + 1 for one in player["built"] for square in one["squares"]}
    yield from (float(standing.get(square, 0)) for square in LAND)
