"""Contract 1: save and load_game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import InvalidSave, load_game
from tests.contract.helpers import games, random_play, rich, same
from tests.rules.newyorkcity.helpers import fresh, make


def equal(one: Any, other: Any) -> None:
    same(one, other)
    assert one.actions == other.actions
    assert one.events == other.events
    assert one.can_undo == other.can_undo


@pytest.mark.parametrize("game", [*games(), rich(1), rich(2, 3), make([{"hand": ["press"]}, {}])])
def test_a_save_gives_back_an_equal_game(game: Any) -> None:
    for now, _ in random_play(game, seed=51):
        if len(now.actions) % 9 == 0:
            text = now.save()
            assert isinstance(text, str)
            equal(load_game(text), now)
    equal(load_game(game.save()), game)
    assert load_game(game.save()).save() == game.save()


def test_equal_games_compare_equal() -> None:
    game = rich(1)
    game.act("use 6")
    again = load_game(game.save())
    assert again == game
    assert game.clone() == game
    again.act("take 1")
    assert again != game
    assert game != "a game"


def test_a_loaded_game_goes_on_the_same_way() -> None:
    for game in (fresh(["human", "tom:C4"], 3), rich(2)):
        for _, _ in zip(range(12), random_play(game, seed=52), strict=False):
            pass
        again = load_game(game.save())
        for _, action in random_play(game, seed=53):
            again.act(str(action))
        equal(game, again)


def test_a_loaded_game_can_be_taken_back() -> None:
    game = rich(1)
    game.act("use 6")
    again = load_game(game.save())
    again.undo()
    game.undo()
    equal(game, again)


NO_SAVES: list[Any] = [None, 5, b"", [], {}, "", " ", "x", "{}", "[]", "null", "3", '{"game": "newyorkcity"}', "\u0000"]


@pytest.mark.parametrize("text", [*NO_SAVES, "a" * 100_000, "[" * 100_000], ids=lambda one: repr(one)[:20])
def test_what_is_no_save(text: Any) -> None:
    with pytest.raises(InvalidSave) as caught:
        load_game(text)
    assert str(caught.value)


def a_save() -> tuple[Any, str]:
    game = rich(1)
    for _, _ in zip(range(20), random_play(game, seed=54), strict=False):
        pass
    return game, game.save()


def test_cut_off_anywhere() -> None:
    _, text = a_save()
    for length in [*range(0, len(text) - 1, max(1, len(text) // 150)), len(text) - 1]:
        with pytest.raises(InvalidSave):
            load_game(text[:length])


def test_cut_off_at_the_front_or_doubled() -> None:
    _, text = a_save()
    for bad in (text[1:], text[len(text) // 2 :], text + text, text + "}", text + "x"):
        with pytest.raises(InvalidSave):
            load_game(bad)


def loads_as(text: str, game: Any) -> bool:
    """Whether this loads, and then as the same game; otherwise InvalidSave says why not."""
    try:
        loaded = load_game(text)
    except InvalidSave as wrong:
        return not str(wrong)
    same(loaded, game)
    return True


def test_edited_by_hand() -> None:
    """One character changed: it is noticed, wherever it is."""
    game, text = a_save()
    dice = random.Random(6)
    loaded = 0
    for place in dice.sample(range(len(text)), 200):
        other = dice.choice([char for char in '0123456789abcdefABC{}[]":, xyz' if char != text[place]])
        loaded += loads_as(text[:place] + other + text[place + 1 :], game)
    assert loaded == 0
