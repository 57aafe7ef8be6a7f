"""A new game on the table (NY1-1), and what chance decides of one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from nyc_core.table import chance
from nyc_core.table.seats import Seat

from .board import GROUND, LOT, STARTERS, bits, characters_for, land_for
from .box import (
    ADVANCED,
    BEGINNER,
    BEGINNER_CHALLENGE,
    BEGINNER_STREETS,
    CARDS,
    CHALLENGES,
    IN_PLAY,
    LEGENDARY,
    OPEN,
    OWN,
    SKYSCRAPERS,
    STREET_CARDS,
    STREETS,
    THE_STARTER,
)
from .moves import own
from .position import NOBODY, PLAY, SPAN, Position, sites_of
from .steps.ending import begin_turn

Item = TypeVar("Item")

ALL_CARDS = (1 << len(CARDS)) - 1
ALL_UNBUILT = sum(1 << (kind + SPAN * copy) for kind in OWN for copy in range(SKYSCRAPERS[kind].copies))
ALL_LEGENDARY = sum(1 << kind for kind in LEGENDARY)


class Drawn(NamedTuple):
    """Everything that chance decides in a setup."""

    characters: tuple[int, ...]  # all of them, in the order in which they are dealt
    streets: tuple[int, ...]
    challenge: int
    deck: tuple[int, ...]  # all territory cards, the top first
    starter: int  # the starting seat


def draw(position: Position) -> Drawn:
    """By the position's own generator, in the order of the clauses; a game for beginners draws as much."""
    seats = len(position.seats)
    streets = _shuffled(position, STREET_CARDS)[:IN_PLAY]
    challenge = chance.below(position, len(CHALLENGES))
    if position.variant == BEGINNER:
        streets = tuple(STREETS.index(street) for street in BEGINNER_STREETS)
        challenge = CHALLENGES.index(BEGINNER_CHALLENGE)
    return Drawn(
        characters=_shuffled(position, characters_for(seats)),
        streets=tuple(sorted(streets)),
        challenge=challenge,
        deck=_shuffled(position, (LOT[territory] for territory in bits(land_for(seats)))),
        starter=chance.below(position, seats),
    )


def _shuffled(position: Position, items: Iterable[Item]) -> tuple[Item, ...]:
    mixed = list(items)
    chance.shuffle(position, mixed)
    return tuple(mixed)


def blank(seats: tuple[Seat, ...], seed: int, variant: int, with_cards: bool) -> Position:
    """What needs no chance: an empty board, everybody's skyscrapers and cards."""
    position, number = Position(), len(seats)
    position.seats, position.rng, position.variant, position.with_cards = (
        seats,
        chance.seeded(seed),
        variant,
        with_cards,
    )
    position.phase, position.turn, position.turns, position.ending, position.quiet = PLAY, 0, 0, NOBODY, 0
    position.agenda, position.notes, position.revealed = [], [], False
    position.streets, position.challenge, position.open, position.future = (), 0, (), ()
    position.legendary, position.kings, position.free = ALL_LEGENDARY, 0, land_for(number)
    position.character = [0] * number
    position.points = [0] * number
    position.cards = [ALL_CARDS if with_cards else 0] * number
    position.estate, position.ground, position.solid, position.vacant = ([0] * number for _ in range(4))
    position.unbuilt, position.built, position.sites = [ALL_UNBUILT] * number, [()] * number, [()] * number
    return position


def new_position(seats: tuple[Seat, ...], seed: int, variant: int, with_cards: bool) -> Position:
    """The table as NY1-1 sets it up; the first turn is still to come."""
    position = blank(seats, seed, variant, with_cards)
    drawn = draw(position)
    position.streets, position.challenge = drawn.streets, drawn.challenge
    position.character = list(drawn.characters[: len(seats)])
    note = position.notes.append
    note(("setup", position.streets, position.challenge, "NY1-1.2"))
    for seat, character in enumerate(position.character):
        note(("character", seat, character, "NY1-1.3"))
        if variant != ADVANCED:
            place_starter(position, seat)
            territory = STARTERS[character]
            note(("starter", seat, THE_STARTER, GROUND[territory], LOT[territory], "NY1-1.3"))
    deal_market(position, deck_of(position, drawn))
    note(("market", position.open, "NY1-1.4"))
    note(("turn", drawn.starter, "NY1-1.5"))
    begin_turn(position, drawn.starter)
    return position


def place_starter(position: Position, seat: int) -> None:
    """On the marked territory of the character's district (NY1-1.3)."""
    territory = STARTERS[position.character[seat]]
    own(position, seat, territory)
    position.solid[seat] |= GROUND[territory]
    position.built[seat] = ((THE_STARTER, GROUND[territory]),)
    position.sites[seat] = sites_of(position.built[seat])


def deck_of(position: Position, drawn: Drawn) -> tuple[int, ...]:
    """The cards of all free land, in the order of the shuffled deck (NY1-1.4)."""
    land = [LOT[territory] for territory in bits(position.free)]
    return tuple(_as_many(drawn.deck, land))


def _as_many(deck: Iterable[int], wanted: list[int]) -> Iterable[int]:
    left = {card: wanted.count(card) for card in set(wanted)}
    for card in deck:
        if left.get(card, 0):
            left[card] -= 1
            yield card


def deal_market(position: Position, deck: tuple[int, ...]) -> None:
    """The first four cards lie open."""
    position.open, position.future = deck[:OPEN], deck[OPEN:]
