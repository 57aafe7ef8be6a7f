"""NY1-1: the setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nyc_core import InvalidPosition
from tests.rules.newyork1901.board import (
    BOX,
    CARDS,
    CHALLENGES,
    DISTRICTS,
    EIGHTEEN,
    LEGENDARY,
    STREETS,
    TERRITORIES,
    all_cards,
    box_order,
    card_of,
    district,
)
from tests.rules.newyork1901.helpers import fresh, listed, make, play, refused

SEEDS = range(60)


def setups(seats: int = 2, **options: Any) -> list[dict[str, Any]]:
    return [fresh(seats, seed, **options).position() for seed in SEEDS]


@pytest.mark.parametrize(
    "seats", [[], ["human"], ["human"] * 5, ["human", "tom:B4"], ["human", "robot"], "human", None, 2.5]
)
def test_ny1_1_1_two_to_four_seats_and_no_toms(seats: Any) -> None:
    with pytest.raises(InvalidPosition):
        fresh(seats)


def test_ny1_1_1_persons_and_bots_clockwise() -> None:
    game = fresh(["human", "human:Red", "bot:clerk", "bot:random"], seed=7)
    kinds = [(one["kind"], one["name"]) for one in game.position()["seats"]]
    assert [kind for kind, _ in kinds] == ["human", "human", "bot", "bot"]
    assert [name for _, name in kinds][1:] == ["Red", "clerk", "random"]


def test_ny1_1_1_nothing_pink_with_two() -> None:
    for data in setups(2):
        assert "pink" not in [one["character"] for one in data["players"]]
        cards = data["open"] + data["future"] + [card_of(one) for p in data["players"] for one in p["estate"]]
        assert Counter(cards) == Counter(all_cards(2))
        assert len(cards) == 52


def test_ny1_1_1_nobody_can_own_pink_land_with_two() -> None:
    game = make([{}, {}], open=["pink 2", "blue 2"])
    assert {district(one) for one in listed(game, "expand")} == {"blue"}
    assert refused(game, "expand pink-01") == "NY1-2.2"


@pytest.mark.parametrize("seats", [3, 4])
def test_ny1_1_1_all_five_districts_with_three_and_four(seats: int) -> None:
    """Whoever has which character."""
    seen = set()
    for data in setups(seats):
        characters = [one["character"] for one in data["players"]]
        assert len(set(characters)) == seats
        seen |= set(characters)
        cards = data["open"] + data["future"] + [card_of(one) for p in data["players"] for one in p["estate"]]
        assert Counter(cards) == Counter(all_cards(seats))
        assert len(cards) == 65
    assert seen == set(DISTRICTS)


def test_ny1_1_2_three_streets_and_a_challenge_are_drawn() -> None:
    drawn, challenges = set(), set()
    for data in setups():
        assert len(set(data["streets"])) == 3
        assert data["streets"] == box_order(data["streets"], STREETS)
        drawn |= {tuple(data["streets"])}
        challenges.add(data["challenge"])
    assert {street for row in drawn for street in row} == set(STREETS)
    assert len(drawn) == 10  # all of them, in 60 draws
    assert challenges == set(CHALLENGES)


def test_ny1_1_3_characters_at_random_and_a_starter_on_the_marked_land() -> None:
    dealt = set()
    for data in setups(3):
        for seat, one in enumerate(data["players"]):
            dealt.add((seat, one["character"]))
            marked = BOX["starters"][one["character"]]
            assert one["estate"] == [marked]
            assert one["built"] == [{"skyscraper": "starter", "squares": TERRITORIES[marked]}]
            assert one["points"] == 0
    assert len(dealt) == 15


def test_ny1_1_3_the_card_leaves_the_deck() -> None:
    data = fresh(2, seed=5).position()
    deck = Counter(data["open"] + data["future"])
    for one in data["players"]:
        assert deck[f"{one['character']} 2"] == 9


def test_ny1_1_4_cards_and_free_land_match() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats, seed=seats, action_cards=False)
        for _ in range(8):
            play(game, next(str(one) for one in game.options() if str(one).startswith(("expand", "build", "at"))))
            data = game.position()
            owned = [card_of(one) for p in data["players"] for one in p["estate"]]
            assert Counter(data["open"] + data["future"] + owned) == Counter(all_cards(seats))


def test_ny1_1_4_four_open_the_rest_shuffled() -> None:
    decks = set()
    for data in setups():
        assert len(data["open"]) == 4
        assert len(data["future"]) == 52 - 2 - 4
        decks.add(tuple(data["open"] + data["future"]))
    assert len(decks) == len(SEEDS)


def test_ny1_1_4_nothing_is_scored_nor_used() -> None:
    data = fresh(4, seed=2).position()
    assert data["legendary"] == LEGENDARY
    assert (data["phase"], data["ending"], data["quiet"]) == ("play", None, 0)
    for one in data["players"]:
        assert (one["points"], one["cards"], one["unbuilt"]) == (0, CARDS, EIGHTEEN)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ny1_1_5_the_starting_seat_is_drawn(seats: int) -> None:
    games = [fresh(seats, seed) for seed in SEEDS]
    assert {game.decision.seat for game in games} == set(range(seats))
    assert all(game.decision.seat == game.position()["turn"] for game in games)
