"""The store of one tab, with a clock and games to put into it."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from nyc_core import Game, new_game
from tests.app.memory import FakeStorage
from web.app.keep.slots import Trouble
from web.app.keep.store import Store, head_of


class Clock:
    """Each look at it is a minute later."""

    def __init__(self) -> None:
        self.minutes = itertools.count()

    def __call__(self) -> str:
        minute = next(self.minutes)
        return f"2026-11-18T{10 + minute // 60:02}:{minute % 60:02}:00"


def tab(storage: FakeStorage, clock: Clock | None = None, first: int = 1) -> Store:
    """The store of one tab; `first` makes its names differ from those of other tabs."""
    numbers = itertools.count(first)
    return Store(lambda: storage, clock or Clock(), lambda: next(numbers))


def played(actions: int = 3, seed: int = 7) -> Game:
    game = new_game("newyorkcity", ["human:Ann", "tom:B4"], seed)
    for _ in range(actions):
        game.act(game.options()[0])
    return game


def put(store: Store, game: Game, id_: str = "", name: str = "Mine") -> str:
    id_ = id_ or store.new_id()
    store.write(id_, head_of(game, name, {}), game.save())
    return id_


def two_tabs() -> tuple[FakeStorage, Store, Store, Game, str]:
    """What they share; the tabs; a game that the first has written, and its id."""
    storage, clock = FakeStorage(), Clock()
    one, two = tab(storage, clock), tab(storage, clock, first=100)
    game = played()
    return storage, one, two, game, put(one, game)


def trouble(work: Callable[[], object]) -> str:
    with pytest.raises(Trouble) as caught:
        work()
    return caught.value.code
