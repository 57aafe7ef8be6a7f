"""Contract 3: a position goes on exactly as its game would; whatever else is written there gives the one error."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import InvalidPosition, game_from_position
from nyc_core.table.meta import Meta
from tests.contract.helpers import copied, random_play, same
from tests.every_game import Table


def test_a_position_continues_exactly_in_mid_turn(table: Table) -> None:
    game = table.new()
    for now, action in random_play(game, seed=21):
        if len(now.actions) % 4:
            continue
        again = game_from_position(copied(now.position()), seed=99)
        same(now, again)
        one, other = now.clone(), again.clone()
        assert one.act(action) == other.act(action)
        same(one, other)
    same(game, game_from_position(copied(game.position())))


def test_a_continued_game_ends_the_same(table: Table) -> None:
    game = table.new(6)
    again = game_from_position(copied(game.position()))
    for _, action in random_play(game, seed=22):
        again.act(str(action))
    same(game, again)


def test_the_order_of_keys_means_nothing(table: Table) -> None:
    def shuffled(data: Any, dice: random.Random) -> Any:
        if isinstance(data, dict):
            keys = list(data)
            dice.shuffle(keys)
            return {key: shuffled(data[key], dice) for key in keys}
        return [shuffled(one, dice) for one in data] if isinstance(data, list) else data

    data = table.new().position()
    same(game_from_position(data), game_from_position(shuffled(data, random.Random(1))))


def test_a_position_is_not_changed_by_the_game_made_of_it(table: Table) -> None:
    data = table.new().position()
    before = copied(data)
    game = game_from_position(data)
    game.act(game.options()[0])
    assert data == before


def test_what_is_left_out_is_as_after_a_setup(named: Meta) -> None:
    game = game_from_position({"game": named.name}, seed=7)
    assert game.decision is not None
    assert len(game.view(None)["seats"]) >= named.least
    assert game.position() == game_from_position({"game": named.name}, seed=7).position()


NO_OBJECTS: list[Any] = [None, 3, "x", "{}", [], [{}], b"{}", True, 1.5, {1: 2}]


@pytest.mark.parametrize("data", NO_OBJECTS, ids=lambda one: repr(one)[:20])
def test_what_is_no_object(data: Any) -> None:
    with pytest.raises(InvalidPosition) as caught:
        game_from_position(data)
    assert str(caught.value)


@pytest.mark.parametrize("seed", ["7", 1.5, [7], {}], ids=repr)
def test_bad_seeds(table: Table, seed: Any) -> None:
    with pytest.raises(InvalidPosition, match="seed"):
        game_from_position(table.new().position(), seed=seed)


def test_a_key_that_there_is_not_is_named(named: Meta) -> None:
    with pytest.raises(InvalidPosition, match="no_such_key"):
        game_from_position({"game": named.name, "no_such_key": 1})


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a position."""
    paths = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        paths += places(value, (*path, key))
    return paths


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    data = copied(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


JUNK: list[Any] = [
    *(None, True, -1, 0, 3, 99, 10_001, 1e9, "", "x", "press", "a1", [], [[]], [0], {}, {"0": 1}, ["neutral"]),
]


def game_or_error(data: Any) -> None:
    """A game in which something can be done, or InvalidPosition with a sentence; never anything else."""
    try:
        game = game_from_position(data)
    except InvalidPosition as wrong:
        sentence = str(wrong)
    else:
        sentence = "the game is over" if game.decision is None else game.decision.prompt
        assert game.decision is None or len(game.options()) > 1
    assert sentence


def test_junk_anywhere_gives_a_game_or_the_one_error(table: Table) -> None:
    dice = random.Random(5)
    start = json.loads(json.dumps(table.new().position()))
    paths = places(start)
    for path in dice.sample(paths, min(len(paths), 80)):
        for value in dice.sample(JUNK, 3):
            game_or_error(changed(start, path, value))


def test_a_part_taken_away_gives_a_game_or_the_one_error(table: Table) -> None:
    start = table.new().position()
    for key in start:
        game_or_error({name: value for name, value in start.items() if name != key})
