"""What a table shows besides and nobody should reckon again: workers, steps, who leads on the streets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .board import bits
from .box import GENERATIONS, STREETS, TERRITORIES, THRESHOLDS, WORKERS
from .position import NOBODY, Position, count, free_workers
from .read import read
from .scoring import gold_by_district, irregular, on_street, street_winner


def facts(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """By street: how many skyscrapers of each seat touch it, and who has most. By seat: free workers, the territories
    with a worker, the generations that are unlocked, and what the challenges count."""
    position = _position(view)
    return {
        "streets": {STREETS[street]: _street(position, street) for street in range(len(STREETS))},
        "thresholds": dict(zip(GENERATIONS, THRESHOLDS[position.variant], strict=True)),
        "players": [_player(position, seat) for seat in range(len(position.seats))],
    }


def _position(view: Mapping[str, Any]) -> Position:
    """The view as a position: what nobody may see of it counts for nothing here."""
    open_to_all = {key: value for key, value in view.items() if key not in ("future", "agenda", "rng")}
    return read({**open_to_all, "future": []}, 0, saved=True)


def _street(position: Position, street: int) -> dict[str, Any]:
    winner = street_winner(position, street)
    return {"skyscrapers": on_street(position, street), "leader": None if winner == NOBODY else winner}


def _player(position: Position, seat: int) -> dict[str, Any]:
    points = position.points[seat]
    thresholds = THRESHOLDS[position.variant]
    return {
        "workers": {"free": free_workers(position, seat), "of": WORKERS},
        "vacant": [TERRITORIES[territory] for territory in bits(position.vacant[seat])],
        "unlocked": [name for name, needed in zip(GENERATIONS, thresholds, strict=True) if points >= needed],
        "generations": {name: count(position, seat, level) for level, name in enumerate(GENERATIONS)},
        "irregular": irregular(position, seat),
        "gold": gold_by_district(position, seat),
    }
