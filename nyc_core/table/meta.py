"""What a list of games tells about one, known without loading the game: its title, who can sit down, its options."""

from __future__ import annotations

from typing import NamedTuple


class SeatKind(NamedTuple):
    """A kind of seat that a game adds to persons and bots, such as Tom."""

    name: str  # as in "tom:B4"
    title: str  # as those without a name are called
    levels: tuple[str, ...]
    level: str  # the one that is offered first
    expected: str  # what a level looks like, for who wrote another one


class Option(NamedTuple):
    """A choice that a game has before it begins, such as its variant: a keyword of `new_game`, a key of positions."""

    name: str
    choices: tuple[str | bool, ...]  # the first is what goes without saying


class Meta(NamedTuple):
    """One game in a list of games."""

    name: str  # "newyorkcity"
    title: str  # "New York City"
    prefix: str  # of its clauses: "NYC"
    least: int  # seats
    most: int
    quick: tuple[str, ...]  # the seats of a game that is begun by one tap
    kinds: tuple[SeatKind, ...] = ()  # besides persons and bots
    options: tuple[Option, ...] = ()
