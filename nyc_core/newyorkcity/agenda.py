"""The agenda of a position that comes from outside: made for the beginning of its phase, or read and checked."""

from __future__ import annotations

from typing import NamedTuple

from nyc_core.table.reading import LARGEST, integer, sequence, word, wrong

from . import cards
from .box import CARDS, DOLLAR, ELEVATOR, PRESS, PRESTIGE, SKYSCRAPER
from .position import ACTIVATION, BIDDING, DRAFT, OVER, PHASES, START, Position, Todo
from .setup import schedule_start
from .steps.rounds import begin_activation, schedule_draft

LONGEST = 60


class Pending(NamedTuple):
    """A step that may be pending when somebody is asked."""

    phase: int
    least: int = 0
    most: int = 0
    who: str = ""  # "person" for all that are not Toms, "tom", or anybody
    bottom: bool = False  # the frame of its phase, at the bottom of the stack and nowhere else
    rounds: tuple[int, ...] = tuple(range(6))  # the bidding rounds that have it


BUILDING = (PRESTIGE, SKYSCRAPER)
PENDING = {
    "prepare": Pending(START, bottom=True),
    "toms-start": Pending(START),
    "start": Pending(START, who="person"),
    "supply": Pending(DRAFT, bottom=True),
    "draft": Pending(DRAFT, 1, 2, "person"),
    "rest": Pending(DRAFT, 0, 1, "person"),
    "discard": Pending(DRAFT, 0, 2, "person"),
    "bidding": Pending(BIDDING, 0, 5, bottom=True),
    "bids": Pending(BIDDING, bottom=True),
    "last": Pending(BIDDING, who="person"),
    "evaluate": Pending(BIDDING, bottom=True),
    "bid": Pending(BIDDING, who="person"),
    "tom-bid": Pending(BIDDING, who="tom", rounds=(PRESS, DOLLAR, ELEVATOR, PRESTIGE, SKYSCRAPER)),
    "bidding-end": Pending(BIDDING, bottom=True),
    "action": Pending(BIDDING, 0, 2),
    "points": Pending(BIDDING, 0, LARGEST, "person", rounds=(PRESTIGE,)),
    "hire": Pending(BIDDING, 0, LARGEST, rounds=(ELEVATOR,)),
    "bonus": Pending(BIDDING, 1, 2, rounds=(PRESTIGE,)),
    "build": Pending(BIDDING, 0, 5, "person", rounds=BUILDING),
    "extra": Pending(BIDDING, 0, 5, rounds=BUILDING),
    "return": Pending(BIDDING),
    "activation": Pending(BIDDING, bottom=True, rounds=(SKYSCRAPER,)),
    "keep": Pending(BIDDING, who="person", rounds=(SKYSCRAPER,)),
    "round-end": Pending(ACTIVATION, bottom=True),
    "activate": Pending(ACTIVATION, who="person"),
}


def schedule(position: Position) -> None:
    """What is to come at the beginning of the phase."""
    if position.phase == START:
        schedule_start(position)
    elif position.phase == DRAFT:
        schedule_draft(position)
    elif position.phase == BIDDING:
        position.agenda.append(("bidding", 0, position.bidding))
    elif position.phase == ACTIVATION:
        begin_activation(position, 0, 0)


def read_agenda(position: Position, value: object) -> None:
    """A stack that the phase can have: its frame at the bottom, and above it only steps that wait for somebody."""
    entries = sequence(value, "agenda", LONGEST, 1)
    if position.phase == OVER:
        raise wrong("agenda", "nothing is to come when the game is over")
    position.agenda = [_todo(position, entry, f"agenda[{n}]") for n, entry in enumerate(entries)]
    for place, (name, _, _) in enumerate(position.agenda):
        if PENDING[name].bottom != (place == 0):
            raise wrong(f"agenda[{place}]", f"{name} cannot stand here")
    _check_extra(position)


def _check_extra(position: Position) -> None:
    """What 15 has played lies in front of the seat that bids, and a card of each type is there to go with it."""
    name, seat, _ = position.agenda[-1]
    pool = position.hand[seat] + position.reserve[seat]
    bound = sum(cards.UNIT[card] for card in cards.types(position.extra))
    fits = cards.holds(position.played[seat], position.extra) and cards.holds(pool, bound)
    if position.extra and not (name == "bid" and fits and cards.size(bound) <= cards.size(position.hand[seat])):
        raise wrong("turn.extra", "not what the seat that bids can have played by character 15")


def _todo(position: Position, entry: object, place: str) -> Todo:
    name, seat, number = sequence(entry, place, 3, 3)
    name = tuple(PENDING)[word(name, place, tuple(PENDING))]
    pending = PENDING[name]
    if pending.phase != position.phase:
        raise wrong(place, f"{name} does not belong to the phase {PHASES[position.phase]}")
    if pending.phase == BIDDING and position.bidding not in pending.rounds:
        raise wrong(place, f"{name} does not belong to the bidding round for {CARDS[position.bidding]}")
    seat = integer(seat, place, 0, len(position.seats) - 1)
    if pending.who and position.tom[seat] != (pending.who == "tom"):
        raise wrong(place, f"{name} is not for the seat {seat}")
    if name == "action" and not position.bid[seat]:
        raise wrong(place, f"the seat {seat} has not bid")
    return name, seat, integer(number, place, pending.least, pending.most)
