"""The bot `clerk`: a sensible player. He sees his own turn through, land and building together, and weighs the points
that it brings with what the land that is left may bring later, and with how the others stand on the streets and in the
challenge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nyc_core.newyork1901.board import BLOCK_OF, GROUND, LOT_LAND, LOT_SIZE, any_of, bits, territories_on
from nyc_core.newyork1901.box import (
    BOOM,
    GOLD,
    GRAB,
    GRAB_SIZE,
    GRABS,
    OPEN,
    PRESTIGE,
    SHIFT,
    SILVER,
    SKYSCRAPERS,
    THRESHOLDS,
)
from nyc_core.newyork1901.footprints import FACTS, Towers, room
from nyc_core.newyork1901.moves import touched
from nyc_core.newyork1901.notation import BUILD, Action
from nyc_core.newyork1901.position import Position, free_workers
from nyc_core.newyork1901.steps.kinds import boom_kinds, replacements, to_be_had
from nyc_core.table.chance import Chancy, below
from nyc_core.table.game import Game

from .goals import Goals
from .worth import TASTE, Taste, time_left, worth

NOTHING = -100.0
MARKETS = 6  # that the clerk imagines before a Market Shift


def choose(game: Game, dice: Chancy, taste: Taste = TASTE) -> Any:
    """The option that looks best; of equals any."""
    position: Position = game.state
    name, seat, number = position.agenda[-1]
    judge = Judge(position, seat, taste)
    options = game.options()
    values = [judge.value(name, number, action) for action in options]
    best = max(values)
    good = [action for action, value in zip(options, values, strict=True) if value > best - 1e-9]
    return good[below(dice, len(good))]


class Judge:
    """One decision of the clerk: everything is worth points, against doing nothing."""

    def __init__(self, position: Position, seat: int, taste: Taste) -> None:
        self.position, self.seat, self.taste = position, seat, taste
        self.left = time_left(position, seat)
        self.ground = position.ground[seat]
        self.towers = dict(position.sites[seat])
        self.kinds = to_be_had(position, seat)
        self.goals = Goals(position, seat, self.left, taste)
        self.keep = 1 + self.left * taste.card  # what an action card is worth that is kept
        self.expansions: dict[int, float] = {}  # by territory, what it is worth to take it
        self.best_of: dict[int, float] = {}  # by block, the best build on the ground that there is

    def value(self, name: str, number: int, action: Action) -> float:
        """What the action is worth in the step of that name."""
        verb = action.verb
        if verb == "at":
            replaces = name == "replace"
            return self.build(number, action[1], self.ground, replaces)
        if verb == "use":
            return self.use(action[1])
        if verb == "expand":
            return self.expand(action[1]) if name == "turn" else self.land(action[1])
        if verb == "demolish":
            places = replacements(self.position, self.seat, action[1])
            return max(self.build(action[1], squares, self.ground, True) for squares in places)
        if verb == "build":
            return max(self.build(action[1], squares, self.ground) for squares in self.places(action[1]))
        return self.back(action[1]) if verb == "back" else 0.0

    # Land

    def land(self, territory: int) -> float:
        """What a territory adds to its block."""
        block = BLOCK_OF[next(bits(GROUND[territory]))]
        towers = self.towers.get(block, ())
        more = worth((self.ground | GROUND[territory]) & block, towers, self.taste)
        return self.left * (more - worth(self.ground & block, towers, self.taste))

    def expand(self, territory: int) -> float:
        """The land, and the best that can be built then, if that is worth it."""
        if territory not in self.expansions:
            self.expansions[territory] = self._expand(territory)
        return self.expansions[territory]

    def _expand(self, territory: int) -> float:
        here = BLOCK_OF[next(bits(GROUND[territory]))]
        grown = self.ground | GROUND[territory]
        vacant = self.position.vacant[self.seat] | 1 << territory
        builds = [0.0, self.best(here, grown, vacant)]
        for block in {BLOCK_OF[next(bits(GROUND[place]))] for place in bits(self.position.estate[self.seat])} - {here}:
            if block not in self.best_of:
                self.best_of[block] = self.best(block, self.ground, vacant)
            builds.append(self.best_of[block])
        workers = self.workers(vacant.bit_count()) - self.workers(self.position.vacant[self.seat].bit_count())
        return self.land(territory) + workers + max(builds)

    def best(self, block: int, ground: int, vacant: int) -> float:
        """The best build on free squares of one block."""
        part = ground & block & ~self.position.solid[self.seat]
        if not part:
            return NOTHING
        space = room(part)
        return max(
            (
                self.build(kind, squares, ground, vacant=vacant)
                for kind in bits(self.kinds)
                for squares in space.places[SKYSCRAPERS[kind].shape]
            ),
            default=NOTHING,
        )

    def back(self, territory: int) -> float:
        """Land that goes back: the least loss."""
        block = BLOCK_OF[next(bits(GROUND[territory]))]
        towers = self.towers.get(block, ())
        return worth(self.ground & block & ~GROUND[territory], towers, self.taste) - worth(
            self.ground & block, towers, self.taste
        )

    def workers(self, vacant: int) -> float:
        """What it is worth to have workers free."""
        return self.left * self.taste.workers[max(0, len(self.taste.workers) - 1 - vacant)]

    # Buildings

    def places(self, kind: int) -> Iterable[int]:
        """Footprints on free squares."""
        free = self.ground & ~self.position.solid[self.seat]
        blocks = {BLOCK_OF[square] for square in bits(free)}
        return [squares for block in blocks for squares in room(free & block).places[SKYSCRAPERS[kind].shape]]

    def build(self, kind: int, squares: int, ground: int, replaces: bool = False, vacant: int | None = None) -> float:
        """The points at once, and what changes for later."""
        position, seat = self.position, self.seat
        one, facts = SKYSCRAPERS[kind], FACTS[squares]
        before = self.towers.get(facts.block, ())
        stays: Towers = tuple(tower for tower in before if not tower[1] & squares) if replaces else before
        after = (*stays, (one.generation, squares))
        part = ground & facts.block
        later = worth(part, after, self.taste) - worth(part, before, self.taste)
        old = position.vacant[seat] if vacant is None else vacant
        new = old & ~facts.territories
        if replaces:
            bared = territories_on(any_of(tower for _, tower in before if tower & squares)) & position.estate[seat]
            new |= bared & ~territories_on(any_of(tower for _, tower in after))
        later += self.taste.workers[max(0, 4 - new.bit_count())] - self.taste.workers[max(0, 4 - old.bit_count())]
        gone = tuple(tower for tower in position.built[seat] if tower[1] & squares) if replaces else ()
        points = one.points + self.unlocks(one.points) + self.goals.change((kind, squares), gone)
        if position.challenge == PRESTIGE and one.generation == GOLD:
            points += touched(position, seat, squares)
        return points + self.left * later

    def unlocks(self, points: int) -> float:
        """A generation that these points unlock."""
        now, steps = self.position.points[self.seat], THRESHOLDS[self.position.variant]
        worths = ((SILVER, self.taste.silver), (GOLD, self.taste.gold))
        return self.left * sum(value for step, value in worths if now < steps[step] <= now + points)

    # Action cards

    def use(self, card: int) -> float:
        """A card is used when that is worth more than the point for keeping it, and the turn besides."""
        if card == GRAB:
            return self.grab() - self.keep
        if card == SHIFT:
            return self.shift() - self.keep
        built = boom_kinds(self.position, self.seat)
        return max((self.value("build", 0, BUILD[kind]) for kind in bits(built)), default=NOTHING) - self.keep

    def grab(self) -> float:
        """Two territories at once: the best to build on, and the best besides for another card."""
        lots = [(lot, [*bits(land)]) for lot, land in self.lots(GRAB_SIZE)]
        if free_workers(self.position, self.seat) <= GRABS:
            return NOTHING
        best = NOTHING
        for lot, some in lots:
            first = max(some, key=self.expand)
            rest = [
                place
                for other, places in lots
                for place in places
                if place != first and (other != lot or self.position.open.count(lot) > 1)
            ]
            best = max(best, self.expand(first) + max(map(self.second, rest), default=NOTHING))
        return best

    def second(self, territory: int) -> float:
        """The other territory of a Land Grab: with a Construction Boom it can be built on at once."""
        land = self.land(territory)
        return max(land, self.expand(territory) - self.keep) if self.position.cards[self.seat] >> BOOM & 1 else land

    def shift(self) -> float:
        """What other open cards bring: the mean over some that may come. The future market of a world that a bot gets
        lies in any order, so its next cards are as likely as any."""
        if free_workers(self.position, self.seat) <= 0:
            return NOTHING
        future, free = self.position.future, self.position.free
        markets = [future[at : at + OPEN] for at in range(0, min(len(future), MARKETS * OPEN), OPEN)]
        best: dict[int, float] = {}
        for lot in {lot for market in markets for lot in market}:
            best[lot] = max(map(self.expand, bits(LOT_LAND[lot] & free)), default=NOTHING)
        values = [max(best[lot] for lot in market) for market in markets if len(market) == OPEN]
        return sum(values) / len(values) if values else NOTHING

    def lots(self, size: int) -> list[tuple[int, int]]:
        """Open cards of a size, each kind once, with the land that can be taken for them."""
        free = self.position.free
        lots = [(lot, LOT_LAND[lot] & free) for lot in dict.fromkeys(self.position.open) if LOT_SIZE[lot] == size]
        return [(lot, land) for lot, land in lots if land]
