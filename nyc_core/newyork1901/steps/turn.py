"""The start of a turn (NY1-2.1): expand or demolish, or what is left when neither can be done."""

from __future__ import annotations

from nyc_core.newyork1901 import moves
from nyc_core.newyork1901.board import LOT, LOT_LAND, LOT_SIZE, LOTS, SIZE, land_for
from nyc_core.newyork1901.box import BOOM, GRAB, GRAB_SIZE, GRABS, SHIFT, TERRITORIES, WORKERS
from nyc_core.newyork1901.notation import PASS, USE, Action
from nyc_core.newyork1901.position import Position, can_expand, free_workers
from nyc_core.table.errors import Objection, objection
from nyc_core.table.flow import Pick, Sample, not_now

from .asking import backs, builds, demolitions, expansions
from .cards import check_card, check_grab, grabs, not_at_this_moment
from .kinds import buildable, check_kind, check_replacement, check_room, over_lower, to_be_had


def lots_in_reach(position: Position, size: int = 0) -> list[int]:
    """By open card, each kind once, the territories that can be taken for it; only those of a size, if one is given."""
    free = position.free
    return [
        LOT_LAND[lot] & free
        for lot in dict.fromkeys(position.open)
        if LOT_LAND[lot] & free and (not size or LOT_SIZE[lot] == size)
    ]


ALL_LISTED = 0.3  # how often a search that plays at random looks at all that a turn can begin with


class Turn:
    """What the seat does. `number`: 1 after Market Shift, which comes before everything else."""

    kind = "turn"
    rule = "NY1-2.1"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        options: list[Action] = []
        cards, workers = position.cards[seat], WORKERS - position.vacant[seat].bit_count()
        if cards:
            if cards >> SHIFT & 1 and not number:
                options.append(USE[SHIFT])
            if cards >> GRAB & 1 and workers >= GRABS and position.future and grabs(position) >= GRABS:
                options.append(USE[GRAB])
        lots = lots_in_reach(position) if workers > 0 else []
        for land in lots:
            options += expansions(land)
        kinds = to_be_had(position, seat)
        replaced = over_lower(position, seat, kinds, workers)
        options += demolitions(replaced)
        if not lots:
            options += self._without_land(position, seat, kinds, replaced)
        return options

    def sample(self, position: Position, seat: int, number: int, pick: Pick) -> Sample | None:
        """Mostly a territory for one of the open cards, if there are several: nothing else need be known for that."""
        if pick() < ALL_LISTED or not position.open or position.vacant[seat].bit_count() >= WORKERS:
            return None
        lot = position.open[int(pick() * len(position.open))]
        land = expansions(LOT_LAND[lot] & position.free)
        return (land[int(pick() * len(land))], True) if len(land) > 1 else None

    def _without_land(
        self, position: Position, seat: int, kinds: int, replaced: int
    ) -> tuple[Action, ...] | list[Action]:
        """Just build (NY1-2.13); when nothing can be demolished either, take back (2.14) or pass (2.15)."""
        built = buildable(position, seat, kinds)
        if built or replaced:
            return builds(built)
        return [PASS] if free_workers(position, seat) > 0 else backs(position.vacant[seat])

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        verb = action[0]
        if verb == "use":
            return self._check_use(position, seat, number, action[1])
        if verb == "expand":
            return check_expand(position, seat, action[1])
        if verb == "demolish":
            return check_kind(position, seat, action[1]) or check_replacement(position, seat, action[1])
        if verb == "at":
            return not_now(self)
        if verb != "back" and can_expand(position, seat):
            return objection("must_expand", "NY1-2.12")
        if verb == "build":
            return check_kind(position, seat, action[1]) or check_room(position, seat, action[1])
        return self._check_idle(position, seat, action)

    def _check_use(self, position: Position, seat: int, number: int, card: int) -> Objection | None:
        if card == BOOM or (card == SHIFT and number):
            return not_at_this_moment(position, seat, card)
        return check_card(position, seat, card) or (check_grab(position, seat) if card == GRAB else None)

    def _check_idle(self, position: Position, seat: int, action: Action) -> Objection | None:
        """`back` and `pass`."""
        back, workers = action[0] == "back", free_workers(position, seat)
        if back and workers > 0:
            return objection("free_worker", "NY1-2.14", number=workers)
        kinds = to_be_had(position, seat)
        if buildable(position, seat, kinds) or over_lower(position, seat, kinds, workers):
            return objection("must_build", "NY1-2.13")
        if not back:
            return objection("must_take_back", "NY1-2.14")
        return objection("no_worker_there", "NY1-2.14", territory=TERRITORIES[action[1]])

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        verb, agenda = action[0], position.agenda
        if verb == "expand":
            moves.expand(position, seat, action[1])
            moves.fill_market(position)
            agenda.append(("build", seat, 0))
        elif verb == "build":
            agenda.append(("place", seat, action[1]))
        elif verb == "demolish":
            agenda.append(("replace", seat, action[1]))
        elif verb == "use":
            self._use(position, seat, action[1])
        elif verb == "back":
            moves.take_back(position, seat, action[1])
        else:
            position.notes.append(("pass", seat, self.kind, "NY1-2.15"))

    def _use(self, position: Position, seat: int, card: int) -> None:
        if card == SHIFT:
            moves.shift_market(position, seat)
            position.agenda.append(("turn", seat, 1))
        else:
            moves.use_card(position, seat, GRAB)
            position.agenda.append(("grab", seat, GRABS))


def check_expand(position: Position, seat: int, territory: int) -> Objection | None:
    """Why a territory cannot be taken (NY1-2.2)."""
    name, lot = TERRITORIES[territory], LOT[territory]
    if free_workers(position, seat) <= 0:
        return objection("no_free_worker", "NY1-2.2")
    if not land_for(len(position.seats)) >> territory & 1:
        return objection("land_out", "NY1-2.2", territory=name)
    owner = next((other for other, estate in enumerate(position.estate) if estate >> territory & 1), None)
    if owner == seat:
        return objection("land_own", "NY1-2.2", territory=name)
    if owner is not None:
        return objection("land_owned", "NY1-2.2", territory=name, owner=owner)
    if lot not in position.open:
        return objection("no_such_lot", "NY1-2.2", territory=name, card=LOTS[lot])
    return None


class Grab:
    """Land Grab: two territories of size 2, one after the other (NY1-3.3). `number`: how many are to come."""

    kind = "expand"
    rule = "NY1-3.3"

    def options(self, position: Position, seat: int, number: int) -> list[Action]:
        if free_workers(position, seat) < number or grabs(position) < number:
            return []
        return [action for land in lots_in_reach(position, GRAB_SIZE) for action in expansions(land)]

    def check(self, position: Position, seat: int, number: int, action: Action) -> Objection | None:
        if action[0] == "use":
            return not_at_this_moment(position, seat, action[1])
        if action[0] != "expand":
            return not_now(self)
        if SIZE[action[1]] != GRAB_SIZE:
            return objection("grab_size", self.rule, territory=TERRITORIES[action[1]], number=SIZE[action[1]])
        return check_expand(position, seat, action[1])

    def play(self, position: Position, seat: int, number: int, action: Action) -> None:
        moves.expand(position, seat, action[1])
        if number > 1:
            position.agenda.append(("grab", seat, number - 1))
        else:
            moves.fill_market(position)
            position.agenda.append(("build", seat, 0))
