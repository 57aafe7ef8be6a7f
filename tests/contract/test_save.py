"""Contract 1: save and load_game, in every game. What is no save, or was changed: `tests/fuzz/test_saves.py`."""

from __future__ import annotations

import unittest.mock
from typing import Any

from nyc_core import game_from_position, load_game, new_game
from nyc_core.table.meta import Meta
from tests.contract.helpers import random_play, same
from tests.every_game import Table


def equal(one: Any, other: Any) -> None:
    same(one, other)
    assert one.actions == other.actions
    assert one.events == other.events
    assert one.can_undo == other.can_undo


def test_a_save_gives_back_an_equal_game(table: Table) -> None:
    game = table.new()
    for now, _ in random_play(game, seed=51):
        if len(now.actions) % 9 == 0:
            text = now.save()
            assert isinstance(text, str)
            equal(load_game(text), now)
    equal(load_game(game.save()), game)
    assert load_game(game.save()).save() == game.save()


def test_equal_games_compare_equal(table: Table) -> None:
    game = table.new()
    game.act(game.options()[0])
    again = load_game(game.save())
    assert again == game
    assert game.clone() == game
    again.act(again.options()[0])
    assert again != game
    assert game != "a game"


def test_games_that_came_about_in_another_way_are_not_equal(table: Table) -> None:
    """The same table, but one of them knows how it came about, and can be taken back."""
    game = table.new()
    game.act(game.options()[0])
    other = game_from_position(game.position())
    assert other.position() == game.position()
    assert other != game


def test_games_with_the_same_moves_from_another_beginning_are_not_equal(named: Meta) -> None:
    seats = ["human"] * max(2, named.least)
    assert new_game(named.name, seats, 1) != new_game(named.name, seats, 2)


def test_a_game_leaves_it_to_others_whether_they_equal_it(table: Table) -> None:
    """As Python wants it: `game == mock.ANY`."""
    game = table.new()
    assert game == unittest.mock.ANY
    assert (game == 1) is False


def test_a_loaded_game_goes_on_the_same_way(table: Table) -> None:
    game = table.new(3)
    for _, _ in zip(range(8), random_play(game, seed=52), strict=False):
        pass
    again = load_game(game.save())
    for _, action in random_play(game, seed=53):
        again.act(str(action))
    equal(game, again)


def test_a_loaded_game_can_be_taken_back(table: Table) -> None:
    for now, _ in random_play(table.new(), seed=55):
        if now.can_undo:
            game, again = now.clone(), load_game(now.save())
            again.undo()
            game.undo()
            equal(game, again)
            return
