"""The toy in the house: registered from outside, as whoever adds a game does; taken out again after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyc_core import Game, game_from_position, games
from nyc_core.lessons import shelf


@pytest.fixture(name="garden")
def fixture_garden(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The garden is one of the games."""
    monkeypatch.setattr(games, "_PACKAGES", dict(games._PACKAGES))
    games.register("garden", "tests.toy")
    yield
    for kept in (shelf.content, shelf.chapter, shelf.find):
        kept.cache_clear()


def two() -> Game:
    """Kim begins, with 1, 2 and 3 in her hand; Ben has planted a 4 in the middle."""
    seats = [{"name": "Kim", "kind": "human"}, {"name": "Ben", "kind": "human"}]
    return game_from_position({"game": "garden", "seats": seats, "beds": {"b2": [1, 4]}, "hands": [[1, 2, 3], [1, 4]]})


@pytest.fixture(name="garden_room")
def fixture_garden_room(garden: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table can be laid on the page."""
    from web.app import rooms  # no test of the engine needs a page

    monkeypatch.setattr(rooms, "_ELSEWHERE", dict(rooms._ELSEWHERE))
    rooms.register("garden", "tests.toy.room")
