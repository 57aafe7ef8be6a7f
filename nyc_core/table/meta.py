"""What a list of games tells about one, known without loading the game: its title, who can sit down, its options."""

from __future__ import annotations

from typing import NamedTuple


class SeatKind(NamedTuple):
    """A kind of seat that a game adds to persons and bots. It plays by itself; no table has only such seats."""

    name: str  # as in "name:LEVEL"
    title: str  # as those without a name are called
    levels: tuple[str, ...]
    level: str  # the one that is offered first
    span: str  # all of them in a word or two
    expected: str  # what a level looks like, for who wrote another one


class Option(NamedTuple):
    """A choice that a game has before it begins, such as its variant: a keyword of `new_game`, a key of positions,
    a flag of the command line."""

    name: str
    choices: tuple[str | bool, ...]  # the first is what goes without saying


class Meta(NamedTuple):
    """One game in a list of games."""

    name: str  # as in `new_game`, positions and saves
    title: str
    prefix: str  # of its clauses, such as "XY" of XY-2.6
    least: int  # seats
    most: int
    quick: tuple[str, ...]  # the seats of a game that is begun by one tap
    kinds: tuple[SeatKind, ...] = ()  # besides persons and bots
    options: tuple[Option, ...] = ()
    gentle: tuple[str, ...] = ()  # the seats of a first game, against somebody easy; where it says none, as in `quick`
