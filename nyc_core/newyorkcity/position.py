"""The position: everything that lies on the table, flat, so that a copy is a handful of short lists.

Pieces are small numbers (`box` names them), bags of cards are integers (`cards`). What never changes in place is a
tuple, and shared between copies. `read` and `write` turn a position from and into the JSON of the contract.
"""

from __future__ import annotations

from nyc_core.table.notes import Sink
from nyc_core.table.seats import Seat

NEUTRAL = 4  # the owner that follows the four seats: on the Press Track, and in `towers`
OWNERS = 5
USED = 64  # added to a character's number while a dollar lies on it
NOBODY = -1

START, DRAFT, BIDDING, ACTIVATION, OVER = range(5)
PHASES = ("start", "draft", "bidding", "activation", "over")

Vessel = tuple[int, int, int]  # kind, and the two boroughs that it joins
Tile = tuple[int, int]  # kind of vessel, value
Todo = tuple[str, int, int]  # a pending step: its name, the seat, a number that the step understands


class Position:
    """One moment of a game. Lists with an entry for each seat are as long as there are seats."""

    __slots__ = (
        *("seats", "tom", "rng", "round", "phase", "bidding", "starter", "statue", "agenda", "notes", "revealed"),
        *("letters", "bases", "prestige", "towers", "vessels", "display", "tiles", "starts"),
        *("ahead", "space", "open", "stacks", "pairs", "pile", "left", "discard"),
        *("points", "dollars", "stock", "hand", "reserve", "company", "fleet"),
        *("bid", "played", "drawn", "last", "counting", "wilds", "extra", "taken"),
    )

    seats: tuple[Seat, ...]
    tom: tuple[bool, ...]  # by seat
    rng: int  # the generator's state (`table.chance`)
    round: int
    phase: int
    bidding: int  # T: the card type of the bidding round; in the other phases `PRESS`
    starter: int  # the seat that starts the bidding round (NYC-5.2)
    statue: int
    agenda: list[Todo]  # what is to come, the next on top of the stack (`table.flow`)
    notes: Sink  # what happens in the action that is being played (`table.notes`)
    revealed: bool  # whether that action showed something that was hidden

    letters: tuple[int, ...]  # by borough
    bases: tuple[int, ...]
    prestige: tuple[tuple[int, ...], ...]
    towers: list[int]  # skyscrapers at borough * OWNERS + owner
    vessels: tuple[Vessel, ...]  # still on their connections
    display: tuple[Tile, ...]  # prestige tiles face up
    tiles: tuple[Tile, ...]  # prestige tiles face down, the next first
    starts: tuple[tuple[int, int], ...]  # start stacks face up

    ahead: list[int]  # everybody's press token, from first to last
    space: list[int]  # by owner
    open: list[tuple[int, ...]]  # elevator: characters face up, by floor
    stacks: list[tuple[int, ...]]  # and face down, the next first
    pairs: tuple[int, ...]  # a bag each
    pile: tuple[int, ...]  # the draw pile is `pile[:left]`, its top at the end; each card a bag
    left: int
    discard: int

    points: list[int]
    dollars: list[int]
    stock: list[int]  # skyscrapers on the player board
    hand: list[int]  # a Tom's supply
    reserve: list[int]
    company: list[tuple[int, ...]]  # characters; `USED` is added to those with a dollar
    fleet: list[tuple[int, ...]]  # kinds of vessels kept

    bid: list[int]  # values in this bidding round; 0: passed, or not yet
    played: list[int]  # the cards of these bids
    drawn: list[int]  # a wild card that a Tom drew and has to play (NYC-9.3)
    last: int  # the seat that bids last by character 18
    # The turn of the seat that bids: what counts as T cards, what as wild cards, and the cards that 15 played.
    counting: int
    wilds: int
    extra: int
    taken: int  # cards of the display taken this turn (Phase I)

    def clone(self) -> Position:
        """An independent copy, written out because this is what a search does most."""
        copy = Position.__new__(Position)
        copy.seats, copy.tom, copy.rng, copy.round = self.seats, self.tom, self.rng, self.round
        copy.phase, copy.bidding, copy.starter, copy.statue = self.phase, self.bidding, self.starter, self.statue
        copy.agenda, copy.notes, copy.revealed = self.agenda[:], [], False
        copy.letters, copy.bases, copy.prestige, copy.towers = self.letters, self.bases, self.prestige, self.towers[:]
        copy.vessels, copy.display, copy.tiles, copy.starts = self.vessels, self.display, self.tiles, self.starts
        copy.ahead, copy.space, copy.open, copy.stacks = self.ahead[:], self.space[:], self.open[:], self.stacks[:]
        copy.pairs, copy.pile, copy.left, copy.discard = self.pairs, self.pile, self.left, self.discard
        copy.points, copy.dollars, copy.stock = self.points[:], self.dollars[:], self.stock[:]
        copy.hand, copy.reserve = self.hand[:], self.reserve[:]
        copy.company, copy.fleet = self.company[:], self.fleet[:]
        copy.bid, copy.played, copy.drawn, copy.last = self.bid[:], self.played[:], self.drawn[:], self.last
        copy.counting, copy.wilds, copy.extra, copy.taken = self.counting, self.wilds, self.extra, self.taken
        return copy


def ranking(position: Position) -> list[int]:
    """The seats from first to last on the Press Track, the neutral token left out (NYC-2.1, 2.5)."""
    order = position.ahead[:]
    order.remove(NEUTRAL)
    return order


def mayor(position: Position) -> int:
    """The borough where the Mayor is: A in round 1, B in round 2 and so on (NYC-3.2)."""
    return position.letters.index(position.round - 1)


def clockwise(position: Position, first: int) -> list[int]:
    """All seats, from the first on, clockwise (NYC-0.4)."""
    seats = range(len(position.seats))
    return [*seats[first:], *seats[:first]]


def usable(position: Position, seat: int, character: int) -> bool:
    """Whether the seat has a copy of the character without a dollar on it, and a dollar to put there (NYC-7.0)."""
    return position.dollars[seat] > 0 and character in position.company[seat] and not position.tom[seat]


def has_all_boroughs(position: Position, seat: int) -> bool:
    """A skyscraper in each of the six boroughs (NYC-5.16, 8.7)."""
    return 0 not in position.towers[seat::OWNERS]
