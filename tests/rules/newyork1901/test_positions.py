"""Contract 3: what a position may leave out, and what it holds when it is complete."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.rules.newyork1901.board import (
    BOX,
    CARDS,
    CHALLENGES,
    EIGHTEEN,
    LEGENDARY,
    STREETS,
    TERRITORIES,
    card_of,
    in_game,
)
from tests.rules.newyork1901.chance import made_up
from tests.rules.newyork1901.helpers import asked, make, options, play, position, sparse, stands

# As the contract prints it.
EXAMPLE: dict[str, Any] = {
    "game": "newyork1901",
    "format": 1,
    "seats": [{"name": "Red", "kind": "human"}, {"name": "clerk", "kind": "bot"}],
    "variant": "base",
    "action_cards": True,
    "phase": "play",
    "turn": 0,
    "ending": None,
    "quiet": 0,
    "streets": ["broadway", "cedar", "wall"],
    "challenge": "gold-tycoon",
    "open": ["blue 2", "red 3", "yellow 2", "yellow 2"],
    "future": ["green 2", "blue 3"],
    "legendary": LEGENDARY,
    "players": [
        {
            "character": "blue",
            "points": 2,
            "cards": ["construction-boom", "market-shift", "land-grab"],
            "estate": ["blue-01", "yellow-12"],
            "unbuilt": ["bronze-i2", "bronze-i3"],
            "built": [stands("starter", "h1 h2"), stands("bronze-i2", "f7 g7")],
        }
    ],
}


def test_the_example_of_the_contract() -> None:
    game = game_from_position(EXAMPLE)
    assert asked(game) == (0, "turn")
    data = game.position()
    assert {key: data[key] for key in EXAMPLE if key != "players"} == {
        k: v for k, v in EXAMPLE.items() if k != "players"
    }
    assert data["players"][0] == EXAMPLE["players"][0]
    other = data["players"][1]  # the entry that is left out
    assert other["built"] == [{"skyscraper": "starter", "squares": TERRITORIES[BOX["starters"][other["character"]]]}]


def test_nothing_but_the_game() -> None:
    """Two persons, as after a setup."""
    for seed in range(30):
        data = sparse(seed).position()
        assert [one["kind"] for one in data["seats"]] == ["human", "human"]
        assert (data["variant"], data["action_cards"], data["phase"]) == ("base", True, "play")
        assert (data["ending"], data["quiet"]) == (None, 0)
        assert len(data["open"]) == 4
        assert len(data["future"]) == 46
        assert data["legendary"] == LEGENDARY
        for one in data["players"]:
            assert one["points"] == 0
            assert one["cards"] == CARDS
            assert one["unbuilt"] == EIGHTEEN
            assert one["estate"] == [BOX["starters"][one["character"]]]


def test_what_is_left_out_is_drawn_by_the_seed() -> None:
    rows = [sparse(seed).position() for seed in range(60)]
    assert {row["turn"] for row in rows} == {0, 1}
    assert {street for row in rows for street in row["streets"]} == set(STREETS)
    assert {row["challenge"] for row in rows} == set(CHALLENGES)
    assert len({tuple(row["future"]) for row in rows}) == 60
    assert sparse(3).position() == sparse(3).position()


def test_without_action_cards_nobody_has_any() -> None:
    data = sparse(action_cards=False).position()
    assert [one["cards"] for one in data["players"]] == [[], []]


def test_advanced_leaves_the_starters_out() -> None:
    data = sparse(variant="advanced", players=[{"points": 3}]).position()
    assert [one["built"] for one in data["players"]] == [[], []]
    assert [one["estate"] for one in data["players"]] == [[], []]
    assert data["players"][0]["points"] == 3


def test_built_given_means_no_starter() -> None:
    data = sparse(players=[{"built": []}, {"built": [stands("bronze-i2", "f7 g7")]}]).position()
    assert data["players"][0]["built"] == []
    assert data["players"][0]["estate"] == []
    assert data["players"][1]["estate"] == ["yellow-12"]
    assert data["players"][1]["unbuilt"] == EIGHTEEN[1:]


def test_land_under_a_skyscraper_belongs_to_the_estate() -> None:
    built = [stands("bronze-i3", "e7 e8 e9")]
    data = make([{"estate": ["blue-07"], "built": built}, {}]).position()
    assert data["players"][0]["estate"] == ["blue-07", "yellow-06", "yellow-12"]


def test_an_estate_does_not_move_the_starter_away() -> None:
    data = sparse(players=[{"character": "green", "estate": ["blue-07"]}]).position()
    assert data["players"][0]["estate"] == ["blue-07", "green-01"]


def test_a_character_whose_land_is_free() -> None:
    """Seat 0 holds the marked land of three districts: only yellow is left for seat 1 (and itself holds green's)."""
    given = [{"character": "green", "estate": ["blue-01", "red-05"]}]
    for seed in range(20):
        assert sparse(seed, players=given).position()["players"][1]["character"] == "yellow"


def test_characters_that_are_left() -> None:
    seen = set()
    for seed in range(40):
        first, second = sparse(seed, players=[{"character": "red"}]).position()["players"]
        assert first["character"] == "red"
        seen.add(second["character"])
    assert seen == {"blue", "green", "yellow"}


def test_legendary_ones_that_nobody_has_built() -> None:
    data = make([{"built": [stands("singer", "i7 h8 i8 j8 h9 i9 j9")]}, {}]).position()
    assert data["legendary"] == ["park-row", "metropolitan-life", "woolworth"]


def deck(data: dict[str, Any]) -> Counter[str]:
    owned = {one for player in data["players"] for one in player["estate"]}
    return Counter(card_of(one) for one in in_game(len(data["players"])) if one not in owned)


@pytest.mark.parametrize("seats", [2, 3])
def test_cards_of_all_free_land(seats: int) -> None:
    """Both piles left out; one given, the other gets the rest of the deck."""
    people = [{"name": "P", "kind": "human"}] * seats
    players = [{"estate": ["blue-02", "blue-12"]}]
    data = sparse(seats=people, players=players).position()
    assert len(data["open"]) == 4
    assert Counter(data["open"] + data["future"]) == deck(data)
    data = sparse(seats=people, players=players, open=["red 2"]).position()
    assert data["open"] == ["red 2"]
    assert Counter(data["open"] + data["future"]) == deck(data)


def test_with_a_future_given_four_are_opened_and_the_rest_is_out() -> None:
    data = sparse(future=["red 2", "blue 3"]).position()
    assert data["future"] == ["red 2", "blue 3"]
    assert len(data["open"]) == 4
    assert not Counter(data["open"] + data["future"]) - deck(data)


def test_given_piles_are_not_checked_against_the_box() -> None:
    data = make([{}, {}], open=["pink 3", "blue 2"], future=["red 3"] * 99).position()
    assert data["open"] == ["pink 3", "blue 2"]
    assert data["future"] == ["red 3"] * 99


def test_lists_are_written_in_box_order_and_read_in_any() -> None:
    me = {
        "estate": ["yellow-12", "blue-13", "blue-07"],
        "unbuilt": ["gold-i3", "bronze-i2", "silver-i2", "bronze-i2", "gold-o6"],
        "cards": ["land-grab", "construction-boom"],
        "built": [stands("bronze-i3", "g7 e7 f7"), stands("starter", "h2 h1")],
    }
    data = make([me, {}], streets=["wall", "broadway", "cedar"], legendary=["woolworth", "park-row"]).position()
    one = data["players"][0]
    assert one["estate"] == ["blue-01", "blue-07", "blue-13", "yellow-12"]
    assert one["unbuilt"] == ["bronze-i2", "bronze-i2", "silver-i2", "gold-i3", "gold-o6"]
    assert one["cards"] == ["construction-boom", "land-grab"]
    assert one["built"] == [stands("bronze-i3", "e7 f7 g7"), stands("starter", "h1 h2")]  # the order of building
    assert data["streets"] == ["broadway", "cedar", "wall"]
    assert data["legendary"] == ["park-row", "woolworth"]


def test_not_checked_whether_it_could_have_come_about() -> None:
    """Gold ones without a point, one that touches nothing, two starters of nobody's district."""
    built = [stands("gold-o6", "e7 f7 g7 e8 f8 g8"), stands("bronze-i2", "b5 c5"), stands("starter", "c2 d2")]
    game = make([{"built": built, "points": 0}, {}])
    assert game.position()["players"][0]["built"] == built


def test_over_is_scored_as_it_stands() -> None:
    data = position([{"points": 5}, {"points": 6}], phase="over", ending=0, turn=0)
    game = game_from_position(data)
    assert game.decision is None
    assert options(game) == set()
    assert [row["total"] for row in game.scores()] == [5, 6]
    assert game.position()["phase"] == "over"


def test_points_up_to_ten_thousand() -> None:
    assert make([{"points": 10_000}, {}]).position()["players"][0]["points"] == 10_000


@pytest.mark.parametrize("start", range(12))
def test_complete_positions_round_trip_as_json(start: int) -> None:
    """What is written is read as the same, and plays on in the same way."""
    chance = random.Random(start)
    for _ in range(25):
        game = game_from_position(made_up(chance), seed=start)
        data = game.position()
        again = game_from_position(json.loads(json.dumps(data)))
        assert again.position() == data
        assert again.scores() == game.scores()
        while game.decision is not None and len(game.actions) < 6:
            notation = chance.choice(sorted(options(game)))
            assert play(again, notation) == play(game, notation)
            assert game_from_position(game.position()).position() == game.position() == again.position()


def test_made_up_positions_stand_as_given() -> None:
    """Where nothing is played by itself the complete position comes back word for word."""
    chance, same = random.Random(1), 0
    for _ in range(150):
        given = made_up(chance)
        data = game_from_position(given).position()
        if data["turn"] == given["turn"] and data["quiet"] == given["quiet"] and data["phase"] == "play":
            assert {key: data[key] for key in given} == given
            same += 1
    assert same > 75
