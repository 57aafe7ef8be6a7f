"""What a table shows besides and nobody should reckon again: workers, steps, who leads on streets, what has a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .board import LOT_LAND, LOTS, bits, names_of
from .box import GENERATIONS, KINDS, SKYSCRAPERS, STREETS, TERRITORIES, THRESHOLDS, WORKERS
from .position import NOBODY, OVER, PHASES, Position, count, free_workers, kinds_left
from .read import read
from .scoring import challenge_points, gold_by_district, irregular, on_street, street_winner
from .steps.kinds import free_ground, places, replacements


def facts(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """By street: how many skyscrapers of each seat touch it, and who has most. By seat: free workers, the territories
    with a worker, the generations that are unlocked, and what the challenges count. By open card, the land that can be
    taken for it. Of the seat on turn, in how many places each skyscraper could stand, and what is being placed."""
    position = _position(view)
    return {
        "streets": {STREETS[street]: _street(position, street) for street in range(len(STREETS))},
        "thresholds": dict(zip(GENERATIONS, THRESHOLDS[position.variant], strict=True)),
        "players": [_player(position, seat) for seat in range(len(position.seats))],
        "challenge": challenge_points(position),
        "land": {LOTS[lot]: _names(LOT_LAND[lot] & position.free) for lot in position.open},
        "places": _places(position) if view["phase"] != PHASES[OVER] else {},
        "placing": _placing(position, view),
    }


def _position(view: Mapping[str, Any]) -> Position:
    """The view as a position: what nobody may see of it counts for nothing here, nor who triggered the end, whose turn
    is not over yet while just that is told."""
    open_to_all = {key: value for key, value in view.items() if key not in ("future", "agenda", "rng", "ending")}
    return read({**open_to_all, "future": []}, 0, saved=True)


def _names(territories: int) -> list[str]:
    return [TERRITORIES[place] for place in bits(territories)]


def _places(position: Position) -> dict[str, dict[str, int]]:
    """In how many places each skyscraper can stand: on free squares, and over lower ones. Whether it is unlocked does
    not matter here."""
    seat = position.turn
    kinds = list(bits(kinds_left(position, seat)))
    return {
        "build": {KINDS[kind]: len(places(position, seat, kind)) for kind in kinds},
        "demolish": {KINDS[kind]: len(replacements(position, seat, kind)) for kind in kinds},
    }


def _placing(position: Position, view: Mapping[str, Any]) -> dict[str, Any] | None:
    """The skyscraper whose place is asked for, whether it replaces others, and the squares that are not barred to it
    by what stands there, or by being no land of its seat (NY1-2.4, 2.7)."""
    step, seat, number = (view.get("agenda") or [["", 0, 0]])[-1]
    if step not in ("place", "replace"):
        return None
    free = free_ground(position, seat)
    if step == "replace":
        generation = SKYSCRAPERS[number].generation
        lower = (squares for kind, squares in position.built[seat] if SKYSCRAPERS[kind].generation < generation)
        for squares in lower:
            free |= squares
    return {"skyscraper": KINDS[number], "over": step == "replace", "free": names_of(free)}


def _street(position: Position, street: int) -> dict[str, Any]:
    winner = street_winner(position, street)
    return {"skyscrapers": on_street(position, street), "leader": None if winner == NOBODY else winner}


def _player(position: Position, seat: int) -> dict[str, Any]:
    points = position.points[seat]
    thresholds = THRESHOLDS[position.variant]
    return {
        "workers": {"free": free_workers(position, seat), "of": WORKERS},
        "vacant": _names(position.vacant[seat]),
        "unlocked": [name for name, needed in zip(GENERATIONS, thresholds, strict=True) if points >= needed],
        "generations": {name: count(position, seat, level) for level, name in enumerate(GENERATIONS)},
        "irregular": irregular(position, seat),
        "gold": gold_by_district(position, seat),
    }
