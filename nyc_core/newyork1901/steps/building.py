"""Building (NY1-2.6): what, and where; and once more by a Construction Boom (3.4)."""

from __future__ import annotations

from nyc_core.newyork1901 import moves
from nyc_core.newyork1901.board import FRONTAGE, NAMES, STREET_EAST, STREET_SOUTH, WIDTH, bits, crossed, names_of
from nyc_core.newyork1901.box import BOOM, GENERATIONS, KINDS, SKYSCRAPERS, STREETS
from nyc_core.newyork1901.footprints import FACTS, lying
from nyc_core.newyork1901.notation import AT, PASS, USE, Action
from nyc_core.newyork1901.position import Position, free_workers
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import not_now

from .asking import builds
from .cards import not_at_this_moment
from .kinds import (
    boom_kinds,
    buildable,
    check_boom,
    check_kind,
    check_room,
    places,
    replacements,
    to_be_had,
)


class Build:
    """After expanding: a skyscraper, or none."""

    kind = "build"
    rule = "NY1-2.6"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        return [*builds(buildable(position, seat, to_be_had(position, seat))), PASS]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return not_at_this_moment(position, seat, action[1])
        if action[0] != "build":
            return not_now(self)
        return check_kind(position, seat, action[1]) or check_room(position, seat, action[1])

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "build":
            position.agenda.append(("place", seat, action[1]))
        else:
            position.notes.append(("pass", seat, self.kind, "NY1-2.3"))


class Boom:
    """After a build: whether to build once more. Asked only when that can be done."""

    kind = "boom"
    rule = "NY1-3.4"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        if not position.cards[seat] >> BOOM & 1 or not boom_kinds(position, seat):
            return []
        return [USE[BOOM], PASS]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        return not_at_this_moment(position, seat, action[1]) if action[0] == "use" else not_now(self)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        if action[0] == "use":
            moves.use_card(position, seat, BOOM)
            position.agenda.append(("extra", seat, 0))
        else:
            position.notes.append(("pass", seat, self.kind, self.rule))


class Extra:
    """The build of a Construction Boom, which must be done."""

    kind = "build"
    rule = "NY1-3.4"

    def options(self, position: Position, seat: int, number: int) -> tuple[Action, ...]:
        return builds(boom_kinds(position, seat))

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return not_at_this_moment(position, seat, action[1])
        if action[0] == "pass":
            return objection("boom_builds", self.rule)
        if action[0] != "build":
            return not_now(self)
        kind = action[1]
        return check_kind(position, seat, kind) or check_boom(position, seat, kind) or check_room(position, seat, kind)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        position.agenda.append(("place", seat, action[1]))


class Place:
    """Where it stands, on free squares. `number`: which kind."""

    kind = "place"
    rule = "NY1-2.6"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        return [AT[squares] for squares in places(position, seat, number)]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return not_at_this_moment(position, seat, action[1])
        if action[0] != "at":
            return not_now(self)
        squares = action[1]
        wrong = check_ground(position, seat, squares)
        if wrong:
            return wrong
        taken = squares & position.solid[seat]
        if taken:
            kind = next(one for one, tower in position.built[seat] if tower & taken)
            return objection("taken", "NY1-2.7", square=_first(taken), skyscraper=KINDS[kind])
        return check_lie(number, squares)

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        moves.build(position, seat, number, action[1])
        position.agenda[0] = ("end", seat, 1)  # there was a build in this turn
        position.agenda.append(("boom", seat, 0))


class Replace(Place):
    """Where it stands after a demolition: at least one lower skyscraper goes (NY1-2.4)."""

    rule = "NY1-2.4"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        return [AT[squares] for squares in replacements(position, seat, number)]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return not_at_this_moment(position, seat, action[1])
        if action[0] != "at":
            return not_now(self)
        squares = action[1]
        wrong = check_ground(position, seat, squares) or check_lie(number, squares)
        return wrong or self._check_under(position, seat, number, squares)

    def _check_under(self, position: Position, seat: int, number: int, squares: int) -> Objection | None:
        generation = SKYSCRAPERS[number].generation
        under = [(kind, tower) for kind, tower in position.built[seat] if tower & squares]
        if not under:
            return objection("nothing_under", "NY1-2.4", squares=names_of(squares))
        for kind, tower in under:
            if SKYSCRAPERS[kind].generation >= generation:
                place, name = _first(tower & squares), GENERATIONS[generation]
                return objection("not_lower", "NY1-2.4", square=place, other=KINDS[kind], generation=name)
        stays = [tower for _, tower in position.built[seat] if not tower & squares]
        covered = 0
        for tower in (*stays, squares):
            covered |= FACTS[tower].territories
        vacant = (position.estate[seat] & ~covered).bit_count()
        workers = free_workers(position, seat) + position.vacant[seat].bit_count()
        return objection("too_few_workers", "NY1-2.5", number=vacant, workers=workers) if vacant > workers else None

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        moves.demolish_under(position, seat, action[1])
        super().play(position, seat, number, action)


def check_ground(position: Position, seat: int, squares: int) -> Objection | None:
    """Whether all squares are in the estate (NY1-2.7)."""
    outside = squares & ~position.ground[seat]
    return objection("outside_estate", "NY1-2.7", square=_first(outside)) if outside else None


def check_lie(kind: int, squares: int) -> Objection | None:
    """Whether the squares have its shape, on one side of every street (NY1-2.8), and touch a street or park (2.9)."""
    shape = SKYSCRAPERS[kind].shape
    if squares not in lying(shape):
        return objection("shape", "NY1-2.8", skyscraper=KINDS[kind], squares=names_of(squares))
    across = crossed(squares)
    if across:
        first = next(bits(across))
        for street, (east, south) in enumerate(zip(STREET_EAST, STREET_SOUTH, strict=True)):
            for runs, step in ((east, 1), (south, WIDTH)):
                if runs >> first & 1 and squares >> (first + step) & 1:
                    pair = NAMES[first], NAMES[first + step]
                    return objection("across", "NY1-2.8", square=pair[0], other_square=pair[1], street=STREETS[street])
    if not squares & FRONTAGE:
        return objection("inside", "NY1-2.9", squares=names_of(squares))
    return None


def _first(squares: int) -> str:
    return NAMES[next(bits(squares))]
