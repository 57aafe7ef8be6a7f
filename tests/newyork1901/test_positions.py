"""Positions from outside: what is left out, what is refused, and hostile input."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import InvalidPosition, game_from_position, new_game

from .play import NAME, copied, fresh, random_play, table


def made(**keys: Any) -> Any:
    return game_from_position({"game": NAME, **keys}, seed=4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["base", "beginner", "advanced"])
def test_an_empty_position_is_a_setup(seats: int, variant: str) -> None:
    setup = new_game(NAME, seats=["human"] * seats, seed=9, variant=variant)
    data = {"game": NAME, "seats": ["human"] * seats, "variant": variant}
    assert game_from_position(data, seed=9).position() == setup.position()


def test_territories_under_what_is_built_belong_to_the_estate() -> None:
    tower = {"skyscraper": "bronze-i3", "squares": ["e7", "e8", "e9"]}
    player = made(players=[{"built": [tower]}]).position()["players"][0]
    assert player["estate"] == ["yellow-06", "yellow-12"]
    assert "bronze-i3" not in player["unbuilt"]


def test_a_starter_finds_land_that_nobody_was_given() -> None:
    """Whatever others were given, a seat without a character gets one whose marked territory is free."""
    taken = ["blue-01", "green-01", "yellow-05"]
    for seed in range(20):
        data = {"game": NAME, "players": [{"estate": taken, "built": []}, {}]}
        game = game_from_position(data, seed=seed)
        assert game.position()["players"][1]["character"] == "red"


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ({"streets": ["wall", "wall", "cedar"]}, "streets"),
        ({"streets": ["wall", "cedar", "william"]}, "streets"),
        ({"challenge": "chess"}, "challenge"),
        ({"variant": "long"}, "variant"),
        ({"action_cards": 1}, "action_cards"),
        ({"open": ["blue 2"] * 5}, "open"),
        ({"open": ["blue 4"]}, "open[0]"),
        ({"ending": 0, "turn": 0}, "ending"),
        ({"quiet": 40}, "quiet"),
        ({"turn": 2}, "turn"),
        ({"phase": "start"}, "phase"),
        ({"legendary": ["singer", "singer"]}, "legendary"),
        ({"agenda": [["end", 0, 0], ["boom", 0, 0]], "turn": 0}, "agenda"),
        ({"agenda": [["end", 1, 0], ["turn", 1, 0]], "turn": 0}, "agenda"),
        ({"agenda": [["turn", 0, 0]], "turn": 0}, "agenda"),
        ({"rng": "xyz"}, "rng"),
        ({"players": [{"points": -1}]}, "players[0].points"),
        ({"players": [{"points": 10_001}]}, "players[0].points"),
        ({"players": [{"cards": ["land-grab", "land-grab"]}]}, "players[0].cards"),
        ({"players": [{"cards": ["land-grab"]}], "action_cards": False}, "players[0].cards"),
        ({"players": [{"estate": ["pink-01"], "built": []}]}, "players[0].estate"),
        ({"players": [{"character": "pink"}]}, "players[0].character"),
        ({"players": [{"character": "red"}, {"character": "red"}]}, "players[1].character"),
        ({"players": [{"estate": ["red-01"]}, {"estate": ["red-01"]}]}, "players[1].estate"),
        ({"players": [{"estate": ["red-01", "red-02", "red-03", "red-04", "red-06"]}]}, "players[0]"),
        ({"players": [{"unbuilt": ["bronze-i2"] * 3}]}, "players[0].unbuilt"),
        ({"players": [{"unbuilt": ["singer"]}]}, "players[0].unbuilt"),
        ({"players": [{"character": "blue"}, {"estate": ["blue-01"], "built": []}]}, "players[0].character"),
    ],
)
def test_what_cannot_be_is_refused_and_named(keys: dict[str, Any], place: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        made(**keys)
    assert str(caught.value).startswith(place)


@pytest.mark.parametrize(
    ("kind", "squares"),
    [
        ("bronze-i2", "e7 e9"),
        ("bronze-i2", "d7 e7"),  # across Broadway
        ("bronze-i2", "b8 b9"),  # a park
        ("bronze-i3", "e7 f7"),
        ("bronze-i2", "z9 e7"),
        ("chrysler", "e7 f7"),
    ],
)
def test_a_footprint_that_cannot_be(kind: str, squares: str) -> None:
    with pytest.raises(InvalidPosition):
        made(players=[{"built": [{"skyscraper": kind, "squares": squares.split()}]}])


def test_piles_may_be_short_long_or_empty() -> None:
    game = made(open=[], future=[])
    assert game.decision is None or game.options()
    assert len(made(future=["blue 2"]).position()["open"]) == 4
    assert made(open=["pink 2"]).position()["open"] == ["pink 2"]


def test_any_change_of_a_position_gives_a_game_or_the_error() -> None:
    """Hostile input: some value anywhere replaced by another."""
    dice = random.Random(3)
    values: list[Any] = [None, -1, 0, 1, 3, 99, 2**70, 1.5, "", "blue 2", "gold-v5", [], {}, [1], ["a1"], True, "e7"]
    moments = [copied(game.position()) for game, _ in random_play(table(4), 4)][::6]
    for moment in moments:
        for _ in range(60):
            data = copied(moment)
            change(data, dice, values)
            try:
                game = game_from_position(data)
            except InvalidPosition as error:
                assert str(error)  # noqa: PT017
                continue
            for _, _ in zip(range(5), random_play(game, 1, 10_000), strict=False):
                assert game.options()


def change(data: Any, dice: random.Random, values: list[Any]) -> None:
    """One value somewhere inside."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = dice.choice(keys)
    inner = data[key]
    if isinstance(inner, (dict, list)) and inner and dice.random() < 0.8:
        change(inner, dice, values)
    else:
        data[key] = dice.choice(values)


def test_bad_options_and_seats() -> None:
    for options in ({"variant": "long"}, {"action_cards": "no"}, {"dice": 6}):
        with pytest.raises(InvalidPosition):
            fresh(**options)
    for seats in (["human"], ["human"] * 5, ["tom:B4", "human"], "human"):
        with pytest.raises(InvalidPosition):
            new_game(NAME, seats=seats)
    with pytest.raises(InvalidPosition):
        new_game("newyorkcity", seats=["human", "human"], variant="base")
