"""Every game, for tests of what holds whatever is played: those of the house, as they are registered, and the toy.

A test asks for `table` (once for each game and each kind of company at it) or for `named` (once for each game). What is
one game's own is tested in a folder of its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from nyc_core import Game, game_from_position, games, new_game
from nyc_core.table.meta import Meta
from tests import toy
from tests.contract.newyork1901 import helpers as newyork1901
from tests.contract.newyorkcity import helpers as newyorkcity

METAS: dict[str, Meta] = {**{name: games.meta(name) for name in games.names()}, toy.META.name: toy.META}


# Positions in which more can be done than in a new game.
RICH: dict[str, list[dict[str, Any]]] = {
    "newyorkcity": [newyorkcity.rich(1).position(), newyorkcity.rich(2, 3).position()],
    "newyork1901": [game.position() for game in (newyork1901.rich(), newyork1901.in_mid_turn(), newyork1901.stuck())],
}


class Table(NamedTuple):
    """A game that can be begun."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str | bool] = {}
    position: Mapping[str, Any] | None = None  # where it begins, if that is not a setup

    def __str__(self) -> str:
        words = (self.game, *self.seats, *(f"{name}={choice}" for name, choice in self.options.items()))
        return "-".join(words).replace(":", "")

    def new(self, seed: int = 1) -> Game:
        """The game at its beginning."""
        if self.position is not None:
            return game_from_position(self.position, seed)
        return new_game(self.game, list(self.seats), seed, **self.options)


def _tables(meta: Meta) -> list[Table]:
    """The fewest and the most, persons and bots among each other, each kind of seat that the game adds; its options."""
    bot = ("bot:random",)
    company = [("human",) * meta.least, ("human",) * meta.most, bot * meta.least]
    company.append((("human", *bot) * meta.most)[: meta.most])
    for kind in meta.kinds:
        own = (f"{kind.name}:{kind.level}",)
        company += [("human", *own), (*own, *bot, f"{kind.name}:{kind.levels[-1]}")]
    tables = [Table(meta.name, seats) for seats in dict.fromkeys(company)]
    options = [{option.name: choice} for option in meta.options for choice in option.choices[1:]]
    tables += [Table(meta.name, company[0], chosen) for chosen in options]
    rich = enumerate(RICH.get(meta.name, ()), start=1)
    return tables + [Table(meta.name, (f"rich {number}",), position=position) for number, position in rich]


TABLES = [table for meta in METAS.values() for table in _tables(meta)]


@pytest.fixture(name="table", params=TABLES, ids=str)
def fixture_table(request: pytest.FixtureRequest, garden: None) -> Table:
    """A table of some game."""
    table: Table = request.param
    return table


@pytest.fixture(name="named", params=METAS)
def fixture_named(request: pytest.FixtureRequest, garden: None) -> Meta:
    """What is known of some game."""
    return METAS[request.param]
