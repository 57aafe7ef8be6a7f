"""A new game on the table (NYC-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ..table import chance
from . import cards
from .box import (
    BASE_VALUES,
    CHARACTERS,
    CONNECTIONS,
    COPIES_OF_A_CARD,
    FIRST_DOLLARS,
    FIRST_SKYSCRAPERS,
    FLOORS,
    LETTERS,
    NEUTRAL_SKYSCRAPERS,
    NEUTRAL_SPACE,
    OPEN_ON_A_FLOOR,
    PRESS,
    PRESTIGE_TILES,
    RESERVE,
    STATUE,
)
from .moves import draw_to_reserve, note
from .position import NEUTRAL, NOBODY, OWNERS, START, Position, Seat, clockwise, ranking

Item = TypeVar("Item")
X = LETTERS.index("X")


def new_position(seats: tuple[Seat, ...], seed: int) -> Position:
    """The table as NYC-1 sets it up, in the order of its clauses; who takes which start characters is still to come."""
    position = blank(seats, seed)
    position.open, position.stacks = _fill_elevator(position)
    position.starts = lay_starts(position)
    position.letters = tuple(shuffled(position, range(6)))
    position.bases = tuple(shuffled(position, BASE_VALUES))
    position.tiles = tuple(shuffled(position, PRESTIGE_TILES))
    position.pile = tuple(shuffled(position, [unit for unit in cards.UNIT for _ in range(COPIES_OF_A_CARD)]))
    position.left = len(position.pile)
    for seat in range(len(seats)):
        position.towers[position.letters.index(X) * OWNERS + seat] = 1
    lay_tokens(position)
    for seat in clockwise(position, ranking(position)[0]):
        if not position.tom[seat]:
            draw_to_reserve(position, seat, RESERVE, "NYC-1.9")
    schedule_start(position)
    note(position, "setup", why="NYC-1.1")
    return position


def blank(seats: tuple[Seat, ...], seed: int) -> Position:
    """What needs no chance: empty hands, the player boards, the neutral skyscrapers."""
    position = Position()
    number = len(seats)
    position.seats, position.tom = seats, tuple(seat.kind == "tom" for seat in seats)
    position.rng = chance.seeded(seed)
    position.round, position.phase, position.bidding, position.starter = 1, START, PRESS, 0
    position.statue = STATUE[0]
    position.agenda, position.notes, position.revealed = [], [], False
    position.letters, position.bases, position.prestige = (), (), ((),) * 6
    position.towers = ([0] * NEUTRAL + [NEUTRAL_SKYSCRAPERS]) * 6
    position.vessels, position.display, position.tiles, position.starts = CONNECTIONS, (), (), ()
    position.ahead, position.space = [], [0] * OWNERS
    position.open, position.stacks = [()] * len(FLOORS), [()] * len(FLOORS)
    position.pairs, position.pile, position.left, position.discard = (), (), 0, cards.EMPTY
    position.points = [0] * number
    position.dollars = [0 if tom else FIRST_DOLLARS for tom in position.tom]
    position.stock = [0 if tom else FIRST_SKYSCRAPERS for tom in position.tom]
    position.hand, position.reserve = [cards.EMPTY] * number, [cards.EMPTY] * number
    position.company, position.fleet = [()] * number, [()] * number
    position.bid, position.played, position.drawn = [0] * number, [cards.EMPTY] * number, [cards.EMPTY] * number
    position.last = NOBODY
    position.counting = position.wilds = position.turned = position.extra = position.taken = 0
    return position


def shuffled(position: Position, items: Iterable[Item]) -> list[Item]:
    """A shuffled list, by the position's own generator."""
    mixed = list(items)
    chance.shuffle(position, mixed)
    return mixed


def dark_tiles(floor: int) -> list[int]:
    """The dark character tiles of a value (NYC-1.1)."""
    return [number for number, tile in CHARACTERS.items() if tile.value == floor for _ in range(tile.dark)]


def _fill_elevator(position: Position) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    stacks = [tuple(shuffled(position, dark_tiles(floor))) for floor in FLOORS]
    return [stack[:OPEN_ON_A_FLOOR] for stack in stacks], [stack[OPEN_ON_A_FLOOR:] for stack in stacks]


def lay_starts(position: Position) -> tuple[tuple[int, int], ...]:
    """Stacks of a light value-1 and a light value-5 character; with a Tom as many as seats, else one more (NYC-1.2)."""
    ones, fives = (
        shuffled(position, [n for n, tile in CHARACTERS.items() if tile.value == value for _ in range(tile.light)])
        for value in (1, 5)
    )
    shown = len(position.seats) + (not any(position.tom))
    return tuple(zip(ones, fives, strict=True))[:shown]


def lay_tokens(position: Position) -> None:
    """All tokens in random order on the start space (NYC-1.8), the neutral one ahead of them (NYC-1.6)."""
    seats = len(position.seats)
    position.ahead = [NEUTRAL, *shuffled(position, range(seats))]
    position.space[NEUTRAL] = NEUTRAL_SPACE[seats]


def schedule_start(position: Position) -> None:
    """From last to first, the Toms at the end (NYC-1.10); then the first round."""
    position.agenda += [("prepare", 0, 0), ("toms-start", 0, 0)]
    position.agenda += [("start", seat, 0) for seat in ranking(position) if not position.tom[seat]]
