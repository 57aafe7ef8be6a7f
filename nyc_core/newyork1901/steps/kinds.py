"""Which skyscrapers can be had, and where there is room for them (NY1-2.4 to 2.11); and why not."""

from __future__ import annotations

from nyc_core.newyork1901.board import crossed
from nyc_core.newyork1901.box import (
    GENERATIONS,
    KINDS,
    LAST_UNBUILT,
    LEGENDARY,
    SKYSCRAPERS,
    THE_STARTER,
    THRESHOLDS,
)
from nyc_core.newyork1901.footprints import (
    KINDS_OF,
    SHAPES_FOR,
    lying,
    places_in,
    rebuilt,
    replaceable,
    shapes_in,
)
from nyc_core.newyork1901.position import (
    NOBODY,
    Position,
    Sites,
    free_workers,
    generation_of,
    is_legendary,
    kinds_left,
    unlocked,
)
from nyc_core.table.errors import Objection, objection

LEGENDARY_KINDS = sum(1 << kind for kind in LEGENDARY)


def to_be_had(position: Position, seat: int) -> int:
    """Kinds that the seat has and may build (NY1-2.10, 2.11)."""
    return kinds_left(position, seat) & unlocked(position, seat)


def free_ground(position: Position, seat: int) -> int:
    """Squares of the estate on which nothing stands (NY1-2.7)."""
    return position.ground[seat] & ~position.solid[seat]


def buildable(position: Position, seat: int, kinds: int) -> int:
    """Those of the kinds that have a place on free squares."""
    return kinds & KINDS_OF[shapes_in(free_ground(position, seat), SHAPES_FOR[kinds])] if kinds else 0


def boom_kinds(position: Position, seat: int) -> int:
    """Kinds that a Construction Boom may build: at least four stay unbuilt (NY1-3.4)."""
    kinds, left = to_be_had(position, seat), position.unbuilt[seat].bit_count()
    if left <= LAST_UNBUILT:
        kinds = kinds & LEGENDARY_KINDS if left == LAST_UNBUILT else 0
    return buildable(position, seat, kinds)


def over_lower(position: Position, seat: int, kinds: int, workers: int) -> int:
    """Those of the kinds that have a place over a lower skyscraper of the seat (NY1-2.4, 2.5)."""
    ground, most = position.ground[seat], generation_of(position, seat)
    above = 0
    for block, towers in position.sites[seat]:
        above |= replaceable(ground & block, towers, most)[workers]
    return above & kinds


def replacements(position: Position, seat: int, kind: int) -> list[int]:
    """The footprints for a demolition."""
    workers, ground = free_workers(position, seat), position.ground[seat]
    generation, shape = SKYSCRAPERS[kind].generation, SKYSCRAPERS[kind].shape
    return [
        squares
        for block, towers in position.sites[seat]
        for squares, more in rebuilt(ground & block, towers, generation).places.get(shape, ())
        if more <= workers
    ]


def places(position: Position, seat: int, kind: int) -> list[int]:
    """The footprints on free squares."""
    return places_in(free_ground(position, seat), SKYSCRAPERS[kind].shape)


# Why not


def check_kind(position: Position, seat: int, kind: int) -> Objection | None:
    """Whether the seat has it (NY1-2.11) and may build it (2.10)."""
    return _check_had(position, seat, kind) or _check_unlocked(position, seat, kind)


def _check_had(position: Position, seat: int, kind: int) -> Objection | None:
    if kinds_left(position, seat) >> kind & 1:
        return None
    if kind == THE_STARTER:
        return objection("starter", "NY1-2.11")
    if not is_legendary(kind):
        return objection("built_already", "NY1-2.11", skyscraper=KINDS[kind])
    if position.legendary >> kind & 1:
        own = next(one for one, _ in position.built[seat] if is_legendary(one))
        return objection("second_legendary", "NY1-2.11", skyscraper=KINDS[kind], other=KINDS[own])
    owner = next((other for other, built in enumerate(position.built) if any(one == kind for one, _ in built)), NOBODY)
    if owner == NOBODY:
        return objection("legendary_out", "NY1-2.11", skyscraper=KINDS[kind])
    return objection("legendary_built", "NY1-2.11", skyscraper=KINDS[kind], owner=owner)


def _check_unlocked(position: Position, seat: int, kind: int) -> Objection | None:
    if unlocked(position, seat) >> kind & 1:
        return None
    generation = SKYSCRAPERS[kind].generation
    number = THRESHOLDS[position.variant][generation]
    name, points = GENERATIONS[generation], position.points[seat]
    return objection("locked", "NY1-2.10", skyscraper=KINDS[kind], generation=name, number=number, points=points)


def check_room(position: Position, seat: int, kind: int) -> Objection | None:
    """Whether it has a place on free squares; else what is in the way everywhere: want of room (NY1-2.7), streets
    (2.8), or that no street or park is touched (2.9)."""
    free = free_ground(position, seat)
    shape = SKYSCRAPERS[kind].shape
    if places_in(free, shape):
        return None
    lie = [squares for squares in lying(shape) if not squares & ~free]
    if any(not crossed(squares) for squares in lie):
        return objection("no_frontage", "NY1-2.9", skyscraper=KINDS[kind])
    if lie:
        return objection("no_room_for_streets", "NY1-2.8", skyscraper=KINDS[kind])
    return objection("no_room", "NY1-2.7", skyscraper=KINDS[kind])


def check_replacement(position: Position, seat: int, kind: int) -> Objection | None:
    """Whether it can replace something; else there is nothing (NY1-2.4), or workers are lacking (2.5)."""
    if replacements(position, seat, kind):
        return None
    generation = SKYSCRAPERS[kind].generation
    name = GENERATIONS[generation]
    if all(SKYSCRAPERS[one].generation >= generation for one, _ in position.built[seat]):
        return objection("nothing_lower", "NY1-2.4", skyscraper=KINDS[kind], generation=name)
    every = _workers_needed(position.sites[seat], position.ground[seat], kind)
    if every:
        workers = free_workers(position, seat)
        return objection("no_workers_for", "NY1-2.5", skyscraper=KINDS[kind], number=min(every), workers=workers)
    return objection("no_replacement", "NY1-2.4", skyscraper=KINDS[kind], generation=name)


def _workers_needed(sites: Sites, ground: int, kind: int) -> list[int]:
    """By place for a demolition, how many workers more it takes than now are in use."""
    generation, shape = SKYSCRAPERS[kind].generation, SKYSCRAPERS[kind].shape
    by_site = [rebuilt(ground & block, towers, generation).places.get(shape, ()) for block, towers in sites]
    return [more for places in by_site for _, more in places]


def check_boom(position: Position, seat: int, kind: int) -> Objection | None:
    """Whether a Construction Boom would leave enough of them (NY1-3.4)."""
    left = position.unbuilt[seat].bit_count() - (not is_legendary(kind))
    if left < LAST_UNBUILT:
        return objection("boom_unbuilt", "NY1-3.4", number=left)
    return None
