"""Small helpers of the tests: build a position, drive it, read what it holds. Only the public surface is used.

A position built here gives everything that a rule could look at. Where a test does not say otherwise nobody holds an
action card, owns land or has built, and both piles have enough cards.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import nyc_core
from nyc_core import IllegalAction, InvalidPosition, game_from_position
from tests.rules.newyork1901.board import DISTRICTS, Json

OPEN = ["blue 2", "red 2", "yellow 3", "green 3"]
FUTURE = ["blue 3", "red 3", "green 2", "yellow 2", "blue 2", "red 2"]
STREETS = ["broadway", "cedar", "wall"]
# Five that nobody has unlocked with few points: nothing to build, and yet the end is not near.
ONLY_GOLD = ["gold-i3", "gold-l3", "gold-o4", "gold-t4", "gold-v5"]

# --- building ---------------------------------------------------------------------------------------------------------


def fresh(seats: int | Sequence[Any] = 2, seed: Any = 0, **options: Any) -> Any:
    """A new game for so many persons, or for these seats."""
    new: Any = nyc_core.new_game
    return new("newyork1901", seats=["human"] * seats if isinstance(seats, int) else seats, seed=seed, **options)


def stands(kind: str, squares: str) -> Json:
    """A skyscraper on the board: stands("bronze-i2", "f7 g7")."""
    return {"skyscraper": kind, "squares": squares.split()}


def player_json(seat: int, given: Mapping[str, Any]) -> Json:
    plain: Json = {"character": DISTRICTS[seat], "points": 0, "cards": [], "estate": [], "built": []}
    assert set(given) <= {*plain, "unbuilt"}, given
    return plain | dict(given)


def position(players: Sequence[Mapping[str, Any]], **more: Any) -> Json:
    data: Json = {
        "game": "newyork1901",
        "format": 1,
        "seats": [{"name": f"Seat {seat}", "kind": "human"} for seat in range(len(players))],
        "variant": "base",
        "action_cards": True,
        "phase": "play",
        "turn": 0,
        "ending": None,
        "quiet": 0,
        "streets": STREETS,
        "challenge": "gold-tycoon",
        "open": OPEN,
        "future": FUTURE,
        "players": [player_json(seat, given) for seat, given in enumerate(players)],
    }
    copied: Json = json.loads(json.dumps(data | more))
    return copied


def make(players: Sequence[Mapping[str, Any]], *, seed: int = 0, **more: Any) -> Any:
    """The game that stands at this position (arguments as position)."""
    return game_from_position(position(players, **more), seed=seed)


def sparse(seed: int = 0, **more: Any) -> Any:
    """The game from a position that says nothing but what is named."""
    return game_from_position({"game": "newyork1901", "format": 1, **json.loads(json.dumps(more))}, seed=seed)


def over(players: Sequence[Mapping[str, Any]], **more: Any) -> list[Json]:
    """The scores of a game that has ended like this."""
    game = make(players, phase="over", **more)
    assert game.decision is None
    rows: list[Json] = game.scores()
    return rows


def invalid(data: Any, *words: str) -> None:
    """Refused as a position, with a sentence that names the place."""
    with pytest.raises(InvalidPosition) as caught:
        game_from_position(data)
    assert str(caught.value)
    for word in words:
        assert word in str(caught.value)


# --- reading ----------------------------------------------------------------------------------------------------------


def options(game: Any) -> set[str]:
    return {str(action) for action in game.options()}


def listed(game: Any, verb: str) -> set[str]:
    """What can be named after this verb: listed(game, "expand") == {"blue-01", ...}."""
    return {rest for say in options(game) for first, _, rest in [say.partition(" ")] if first == verb}


def places(game: Any) -> set[str]:
    """The places that are listed, as squares in reading order."""
    return listed(game, "at")


def asked(game: Any) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None, "the game is over"
    return game.decision.seat, game.decision.kind


def player(game: Any, seat: int) -> Json:
    own: Json = game.position()["players"][seat]
    return own


def points(game: Any, seat: int) -> int:
    return int(player(game, seat)["points"])


def standing(game: Any, seat: int) -> list[tuple[str, str]]:
    """What a seat has built, in order: [("starter", "h1 h2")]."""
    return [(one["skyscraper"], " ".join(one["squares"])) for one in player(game, seat)["built"]]


def market(game: Any) -> tuple[list[str], list[str]]:
    """The open and the future market."""
    data = game.position()
    return data["open"], data["future"]


def free_workers(game: Any, seat: int) -> int:
    """By the number of territories that hold none of the seat's skyscrapers (NY1-0.5)."""
    from tests.rules.newyork1901 import oracle

    return oracle.free_workers(player(game, seat))


def named(events: Iterable[Mapping[str, Any]], word: str) -> list[Json]:
    return [dict(event) for event in events if event["event"] == word]


# --- driving ----------------------------------------------------------------------------------------------------------


def play(game: Any, *notations: str) -> list[Json]:
    """Play these actions one after the other; the events of all of them."""
    events: list[Json] = []
    for notation in notations:
        events += game.act(notation)
    return events


def put(game: Any, verb: str, kind: str, squares: str) -> list[Json]:
    """Build (or demolish for) a skyscraper there, whether or not the place is asked; the events."""
    seat = game.decision.seat
    events = play(game, f"{verb} {kind}")
    if game.decision is not None and asked(game) == (seat, "place"):
        events += play(game, f"at {squares}")
    told = next(one for one in named(events, "build") if one["seat"] == seat)
    assert (told["skyscraper"], " ".join(told["squares"])) == (kind, squares)
    return events


def refused(game: Any, notation: str) -> str:
    """The clause with which this action is refused: why_not and act agree and nothing has changed."""
    before, log, told = game.position(), list(game.actions), list(game.events)
    refusal = game.why_not(notation)
    assert refusal is not None, f"{notation} is accepted"
    with pytest.raises(IllegalAction) as caught:
        game.act(notation)
    assert caught.value.refusal.rule == refusal.rule
    assert caught.value.refusal.code == refusal.code
    assert refusal.text
    assert refusal.code
    assert game.position() == before
    assert list(game.actions) == log
    assert list(game.events) == told
    return str(refusal.rule)


def finish_turn(game: Any) -> None:
    """Pass through what is left of this turn."""
    seat = game.decision.seat
    while game.decision is not None and game.decision.seat == seat and game.decision.kind != "turn":
        game.act("pass")
