"""What anybody does without much thought, quickly, and which options a search thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from nyc_core.newyork1901.board import bits
from nyc_core.newyork1901.box import SKYSCRAPERS
from nyc_core.newyork1901.footprints import FACTS
from nyc_core.newyork1901.notation import AT, BUILD, EXPAND, Action
from nyc_core.newyork1901.position import NOBODY, Position, free_workers
from nyc_core.newyork1901.steps import STEPS
from nyc_core.newyork1901.steps.kinds import boom_kinds, buildable, places, replacements, to_be_had
from nyc_core.newyork1901.steps.turn import lots_in_reach

from .land import added, left_after

STREET = 1.0  # to touch a street in play
FEW_LANDS, FEW_KINDS, FEW_PLACES = 8, 6, 4
LAST = 40  # options in a last turn


def turn(position: Position, seat: int, number: int) -> Action | None:
    """The land that adds most; without any, whatever can be done."""
    lots = lots_in_reach(position) if free_workers(position, seat) > 0 else []
    if not lots:
        options = STEPS.asks["turn"].options(position, seat, number)
        return next((one for one in options if one.verb != "use"), None)
    worth = added(position, seat)
    return EXPAND[max([territory for land in lots for territory in _listed(land)], key=worth)]


@lru_cache(maxsize=1 << 12)
def _listed(land: int) -> tuple[int, ...]:
    return tuple(bits(land))


def grab(position: Position, seat: int, number: int) -> Action | None:
    """The same of the small ones."""
    options = STEPS.asks["grab"].options(position, seat, number)
    worth = added(position, seat)
    return max(options, key=lambda one: worth(one[1])) if options else None


def build(position: Position, seat: int, number: int) -> Action | None:
    """What brings most points."""
    return _dearest(buildable(position, seat, to_be_had(position, seat)))


def extra(position: Position, seat: int, number: int) -> Action | None:
    """The same in a Construction Boom."""
    return _dearest(boom_kinds(position, seat))


def _dearest(kinds: int) -> Action | None:
    best, chosen = -1, None
    for kind in bits(kinds):
        if SKYSCRAPERS[kind].points > best:
            best, chosen = SKYSCRAPERS[kind].points, BUILD[kind]
    return chosen


def place(position: Position, seat: int, number: int) -> Action | None:
    """Where most is left for later, and at streets that are in play."""
    return _best_place(position, seat, number, places(position, seat, number), False)


def replace(position: Position, seat: int, number: int) -> Action | None:
    """The same where something goes."""
    return _best_place(position, seat, number, replacements(position, seat, number), True)


def _best_place(position: Position, seat: int, kind: int, found: Sequence[int], replaces: bool) -> Action | None:
    best, chosen = -1e9, None
    for squares in found:
        worth = liking(position, seat, kind, squares, replaces)
        if worth > best:
            best, chosen = worth, AT[squares]
    return chosen


def liking(position: Position, seat: int, kind: int, squares: int, replaces: bool) -> float:
    """Of a place for a skyscraper."""
    streets = FACTS[squares].streets
    touched = 0
    for street in position.streets:
        touched += streets >> street & 1
    return left_after(position, seat, SKYSCRAPERS[kind].generation, squares, replaces) + STREET * touched


def none(position: Position, seat: int, number: int) -> Action | None:
    """To do without."""
    return None


HABITS: dict[str, Any] = {
    "turn": turn,
    "grab": grab,
    "build": build,
    "boom": none,
    "extra": extra,
    "place": place,
    "replace": replace,
}


def candidates(position: Position, name: str, seat: int, number: int, options: Sequence[Action]) -> Sequence[Action]:
    """The lands that add most, the skyscrapers that bring most, the places that leave most."""
    last = position.ending != NOBODY  # the seat has no turn after this one: what usually matters does not
    if len(options) <= FEW_PLACES or (last and len(options) <= LAST):
        return options
    if name in ("place", "replace"):
        replaces, most = name == "replace", LAST if last else FEW_PLACES
        return _best(options, most, lambda one: liking(position, seat, number, one[1], replaces))
    lands: list[Action] = []
    kinds: list[Action] = []
    rest: list[Action] = []
    lists = {"expand": lands, "back": lands, "build": kinds, "demolish": kinds}
    for one in options:
        lists.get(one.verb, rest).append(one)
    worth = added(position, seat)
    lands = _best(lands, FEW_LANDS, lambda one: worth(one[1]) if one.verb == "expand" else 0.0)
    return [*lands, *_best(kinds, FEW_KINDS, lambda one: SKYSCRAPERS[one[1]].points), *rest]


def _best(options: Sequence[Action], number: int, worth: Any) -> list[Action]:
    return sorted(options, key=worth, reverse=True)[:number]  # among equals the first stays first
