"""A new game on the table (NYC-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from nyc_core.table import chance
from nyc_core.table.seats import Seat

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
from .moves import draw_to_reserve
from .position import NEUTRAL, NOBODY, OWNERS, START, Position, Tile, clockwise, ranking

Item = TypeVar("Item")


class Box(NamedTuple):
    """Everything that chance decides in a setup, each in its shuffled order, the first ones on top."""

    floors: tuple[tuple[int, ...], ...]  # dark tiles by value
    starts: tuple[tuple[int, int], ...]
    letters: tuple[int, ...]
    bases: tuple[int, ...]
    tiles: tuple[Tile, ...]
    pile: tuple[int, ...]  # cards, here the top at the end, as in a position
    tokens: tuple[int, ...]


def shuffle_box(position: Position) -> Box:
    """By the position's own generator, in the order of the clauses."""
    ones, fives = ([n for n, tile in CHARACTERS.items() if tile.value == v for _ in range(tile.light)] for v in (1, 5))
    return Box(
        floors=tuple(_shuffled(position, dark_tiles(floor)) for floor in FLOORS),
        starts=tuple(zip(_shuffled(position, ones), _shuffled(position, fives), strict=True)),
        letters=_shuffled(position, range(len(LETTERS))),
        bases=_shuffled(position, BASE_VALUES),
        tiles=_shuffled(position, PRESTIGE_TILES),
        pile=_shuffled(position, [unit for unit in cards.UNIT for _ in range(COPIES_OF_A_CARD)]),
        tokens=_shuffled(position, range(len(position.seats))),
    )


def _shuffled(position: Position, items: Iterable[Item]) -> tuple[Item, ...]:
    mixed = list(items)
    chance.shuffle(position, mixed)
    return tuple(mixed)


def dark_tiles(floor: int) -> list[int]:
    """The dark character tiles of a value (NYC-1.1)."""
    return [number for number, tile in CHARACTERS.items() if tile.value == floor for _ in range(tile.dark)]


def new_position(seats: tuple[Seat, ...], seed: int) -> Position:
    """The table as NYC-1 sets it up; who takes which start characters is still to come."""
    position = blank(seats, seed)
    box = shuffle_box(position)
    position.open = [floor[:OPEN_ON_A_FLOOR] for floor in box.floors]
    position.stacks = [floor[OPEN_ON_A_FLOOR:] for floor in box.floors]
    position.starts = open_starts(position, box)
    position.letters, position.bases, position.tiles = box.letters, box.bases, box.tiles
    position.pile, position.left = box.pile, len(box.pile)
    build_in_x(position)
    lay_tokens(position, box)
    for seat in clockwise(position, ranking(position)[0]):
        if not position.tom[seat]:
            draw_to_reserve(position, seat, RESERVE, "NYC-1.9")
    schedule_start(position)
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
    position.counting = position.wilds = position.extra = position.taken = 0
    return position


def open_starts(position: Position, box: Box) -> tuple[tuple[int, int], ...]:
    """As many start stacks as seats when a Tom takes part, otherwise one more (NYC-1.2)."""
    return box.starts[: len(position.seats) + (not any(position.tom))]


def build_in_x(position: Position) -> None:
    """A skyscraper of each seat in the borough X (NYC-1.7)."""
    borough = position.letters.index(LETTERS.index("X"))
    for seat in range(len(position.seats)):
        position.towers[borough * OWNERS + seat] = 1


def lay_tokens(position: Position, box: Box) -> None:
    """All tokens in random order on the start space (NYC-1.8), the neutral one ahead of them (NYC-1.6)."""
    position.ahead = [NEUTRAL, *box.tokens]
    position.space[NEUTRAL] = NEUTRAL_SPACE[len(position.seats)]


def schedule_start(position: Position) -> None:
    """From last to first, the Toms at the end (NYC-1.10); then the first round."""
    position.agenda += [("prepare", 0, 0), ("toms-start", 0, 0)]
    position.agenda += [("start", seat, 0) for seat in ranking(position) if not position.tom[seat]]
