"""The games that are judged: what their seats see as numbers, who hears their events, what holds at each decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core import Game, games, new_game
from nyc_core.table.meta import Meta
from tests.judges import newyork1901, newyorkcity
from tests.properties import invariants
from tests.properties.bookkeeper import Bookkeeper
from tests.rules.newyork1901 import test_whole_games
from tests.rules.newyork1901.bookkeeper import Bookkeeper as Bookkeeper1901


class Judged(NamedTuple):
    """A game, as the judges need it."""

    meta: Meta
    features: Callable[[Game, int | None], list[float]]
    keeper: Callable[[dict[str, Any]], Any]
    check: Callable[[Game, Any], None]


def check_1901(game: Game, keeper: Any) -> None:
    """Everything that holds at each decision of New York 1901, with a bookkeeper who heard all events."""
    position = game.position()
    complaints = keeper.complaints(position)
    assert not complaints, "\n".join(complaints)
    test_whole_games.check(position)
    assert len(game.options()) > 1 if game.decision else position["phase"] == "over"


GAMES = {
    "newyorkcity": Judged(games.meta("newyorkcity"), newyorkcity.features, Bookkeeper, invariants.check),
    "newyork1901": Judged(games.meta("newyork1901"), newyork1901.features, Bookkeeper1901, check_1901),
}


class Table(NamedTuple):
    """A game with its seats and options."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, str | bool] = {}

    def __str__(self) -> str:
        return ",".join((self.game, *self.seats, *(f"{name}={value}" for name, value in self.options.items())))

    @property
    def judged(self) -> Judged:
        """What is known of its game."""
        return GAMES[self.game]

    @property
    def people(self) -> list[int]:
        """The seats that decide: Toms are part of the world."""
        return [seat for seat, kind in enumerate(self.seats) if not kind.startswith("tom")]

    def new(self, seed: int) -> Game:
        """The game at its beginning."""
        return new_game(self.game, list(self.seats), seed, **self.options)

    def features(self, game: Game, seat: int | None) -> list[float]:
        """What the seat sees."""
        return self.judged.features(game, seat)


def returns(game: Game, people: Sequence[int]) -> list[float]:
    """1 for the first place, 0 for the last; nothing before the end."""
    if game.decision is not None:
        return [0.0] * len(people)
    scores = game.scores()
    return [(len(scores) - scores[seat]["rank"]) / (len(scores) - 1) for seat in people]


TABLES = (
    Table("newyorkcity", ("human",) * 2),
    Table("newyorkcity", ("human",) * 3),
    Table("newyorkcity", ("human",) * 4),
    Table("newyorkcity", ("human", "tom:B4")),
    Table("newyorkcity", ("human", "tom:C3", "human")),
    Table("newyorkcity", ("tom:A6", "human", "human", "tom:B9")),
    Table("newyork1901", ("human",) * 2),
    Table("newyork1901", ("human",) * 3),
    Table("newyork1901", ("human",) * 4),
    Table("newyork1901", ("human",) * 2, {"variant": "beginner", "action_cards": False}),
    Table("newyork1901", ("human",) * 3, {"variant": "advanced"}),
    Table("newyork1901", ("human",) * 4, {"variant": "advanced", "action_cards": False}),
)
