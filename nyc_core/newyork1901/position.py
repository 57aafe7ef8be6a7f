"""The position: everything that lies on the table, flat, so that a copy is a handful of short lists.

Pieces are small numbers (`box` and `board` name them), sets are integers with a bit for each member. Lists have an
entry for each seat. What never changes in place is a tuple, and shared between copies.
"""

from __future__ import annotations

from nyc_core.table.notes import Sink
from nyc_core.table.seats import Seat

from .board import LOT_LAND
from .box import BRONZE, GOLD, KINDS, LEGENDARY, SILVER, SKYSCRAPERS, THRESHOLDS, WORKERS
from .footprints import FACTS, OF_GENERATION, Towers

NOBODY = -1
PLAY, OVER = range(2)
PHASES = ("play", "over")

Built = tuple[tuple[int, int], ...]  # kind and squares, in order of building
Sites = tuple[tuple[int, Towers], ...]  # blocks, and what stands there
Todo = tuple[str, int, int]  # a pending step: its name, the seat, a number that the step understands

# Unbuilt skyscrapers of a seat: bit `kind` for the first copy, that bit moved by SPAN for the next one.
SPAN = len(KINDS)
ALL_KINDS = (1 << SPAN) - 1
# The kinds up to a generation.
UP_TO = tuple(sum(OF_GENERATION[: generation + 1]) for generation in range(len(OF_GENERATION)))


class Position:
    """One moment of a game."""

    __slots__ = (
        *("seats", "rng", "variant", "with_cards", "phase", "turn", "turns", "ending", "quiet", "agenda", "notes"),
        *("revealed", "streets", "challenge", "open", "future", "legendary", "kings", "free"),
        *("character", "points", "cards", "estate", "ground", "solid", "vacant", "unbuilt", "built", "sites"),
    )

    seats: tuple[Seat, ...]
    rng: int  # the generator's state (`table.chance`)
    variant: int
    with_cards: bool  # whether there are action cards
    phase: int
    turn: int  # whose it is
    turns: int  # how many are over
    ending: int  # the seat that triggered the end (NY1-4.1), else NOBODY
    quiet: int  # turns since somebody last built (NY1-4.12)
    agenda: list[Todo]  # what is to come, the next on top of the stack (`table.flow`)
    notes: Sink  # records of what happened (`table.notes`)
    revealed: bool  # whether the action that is played showed something that was hidden

    streets: tuple[int, ...]  # those with a card in play
    challenge: int
    open: tuple[int, ...]  # territory cards face up
    future: tuple[int, ...]  # and face down, the next first
    legendary: int  # kinds that nobody has built
    kings: int  # seats that have built a legendary one
    free: int  # territories that are in nobody's estate

    character: list[int]  # a district
    points: list[int]
    cards: list[int]  # unused action cards
    estate: list[int]  # territories
    ground: list[int]  # their squares
    solid: list[int]  # squares with a skyscraper of the seat
    vacant: list[int]  # territories without one: on each stands a worker (NY1-0.5)
    unbuilt: list[int]
    built: list[Built]
    sites: list[Sites]  # the same by block

    def clone(self) -> Position:
        """An independent copy, written out because this is what a search does most."""
        copy = Position.__new__(Position)
        copy.seats, copy.rng, copy.variant, copy.with_cards = self.seats, self.rng, self.variant, self.with_cards
        copy.phase, copy.turn, copy.turns, copy.ending = self.phase, self.turn, self.turns, self.ending
        copy.quiet, copy.agenda, copy.notes, copy.revealed = self.quiet, self.agenda[:], [], False
        copy.streets, copy.challenge, copy.open, copy.future = self.streets, self.challenge, self.open, self.future
        copy.legendary, copy.kings, copy.free, copy.character = self.legendary, self.kings, self.free, self.character
        copy.points, copy.cards, copy.estate = self.points[:], self.cards[:], self.estate[:]
        copy.ground, copy.solid, copy.vacant = self.ground[:], self.solid[:], self.vacant[:]
        copy.unbuilt, copy.built, copy.sites = self.unbuilt[:], self.built[:], self.sites[:]
        return copy


# What the rules ask of a position


def free_workers(position: Position, seat: int) -> int:
    """Workers that stand on no territory (NY1-0.5)."""
    return WORKERS - position.vacant[seat].bit_count()


def can_expand(position: Position, seat: int) -> bool:
    """A free worker, and an open card for which there is land (NY1-2.12)."""
    return free_workers(position, seat) > 0 and any(LOT_LAND[lot] & position.free for lot in position.open)


def generation_of(position: Position, seat: int) -> int:
    """The highest generation that the seat may build (NY1-2.10)."""
    points, steps = position.points[seat], THRESHOLDS[position.variant]
    return GOLD if points >= steps[GOLD] else SILVER if points >= steps[SILVER] else BRONZE


def unlocked(position: Position, seat: int) -> int:
    """The kinds of these generations."""
    return UP_TO[generation_of(position, seat)]


def kinds_left(position: Position, seat: int) -> int:
    """Unbuilt kinds, and the legendary ones if the seat has built none (NY1-2.11)."""
    kinds = position.unbuilt[seat] & ALL_KINDS  # first copies go last
    return kinds if position.kings >> seat & 1 else kinds | position.legendary


def without_one(unbuilt: int, kind: int) -> int:
    """Unbuilt skyscrapers, less one of the kind: the last of its copies."""
    last = 1 << kind
    while last << SPAN & unbuilt:
        last <<= SPAN
    return unbuilt & ~last


def is_legendary(kind: int) -> bool:
    """One of the four that belong to nobody until built (NY1-0.8)."""
    return kind in LEGENDARY


def sites_of(built: Built) -> Sites:
    """Skyscrapers by block, with their generation."""
    blocks: dict[int, Towers] = {}
    for kind, squares in built:
        block = FACTS[squares].block
        blocks[block] = (*blocks.get(block, ()), (SKYSCRAPERS[kind].generation, squares))
    return tuple(blocks.items())


def count(position: Position, seat: int, generation: int) -> int:
    """How many skyscrapers of a generation stand there."""
    return sum(SKYSCRAPERS[kind].generation == generation for kind, _ in position.built[seat])
