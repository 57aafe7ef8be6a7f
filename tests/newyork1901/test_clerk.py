"""The clerk plays to win."""

from __future__ import annotations

from collections import Counter

import pytest

from nyc_core import bots, game_from_position, new_game
from tests.cost import within


def total(seats: list[str], seed: int, **options: object) -> list[int]:
    game = new_game("newyork1901", seats=seats, seed=seed, **options)
    bots.play_bots(game)
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("options", [{}, {"variant": "advanced"}, {"variant": "beginner"}, {"action_cards": False}])
def test_the_clerk_beats_chance(options: dict[str, object]) -> None:
    won = 0
    for seed in range(20):
        mine, other = total(["bot:clerk", "bot:random"], seed, **options)
        won += mine > other
    assert won >= 19


def test_among_four_he_is_far_ahead() -> None:
    points = [total(["bot:clerk", "bot:random", "bot:clerk", "bot:random"], seed) for seed in range(8)]
    clerks = sum(one[0] + one[2] for one in points)
    assert clerks > 2 * sum(one[1] + one[3] for one in points)


def test_two_clerks_think_for_a_blink() -> None:
    with within(100):
        total(["bot:clerk", "bot:clerk"], 1)


def test_the_same_game_gets_the_same_answer() -> None:
    assert total(["bot:clerk", "bot:clerk", "bot:clerk"], 3) == total(["bot:clerk", "bot:clerk", "bot:clerk"], 3)


def last_turn(streets: list[str], rival: str) -> object:
    """The clerk has the last turn, and a bronze bar of 2 for e7 f7 g7; the other's stands where it is said."""
    clerk = {"character": "green", "estate": ["yellow-12"], "built": []}
    other = {"character": "red", "built": [{"skyscraper": "bronze-i2", "squares": rival.split()}]}
    players = [{**clerk, "unbuilt": ["bronze-i2"]}, other]
    data = {"game": "newyork1901", "seats": [{"kind": "bot", "name": "clerk"}, "human"], "players": players}
    more = {
        "turn": 0,
        "ending": 1,
        "action_cards": False,
        "open": [],
        "future": ["red 2"],
        "challenge": "gold-tycoon",
        "streets": streets,
    }
    game = game_from_position({**data, **more})
    bots.play_bots(game)
    return game.position()["players"][0]["built"][0]["squares"]


@pytest.mark.parametrize(
    ("street", "rival", "wanted"),
    [
        ("broadway", "i5 j5", ["e7", "f7"]),  # nobody is there: he gets it
        ("nassau-broad", "i5 j5", ["f7", "g7"]),
        ("broadway", "d7 d8", ["e7", "f7"]),  # the other is: he takes it away from him
        ("nassau-broad", "h9 h8", ["f7", "g7"]),
    ],
)
def test_he_looks_at_the_streets_and_at_who_is_there(street: str, rival: str, wanted: list[str]) -> None:
    others = [one for one in ("cedar", "wall", "pine-thames") if one != street]
    assert last_turn([street, *others[:2]], rival) == wanted


def test_he_shifts_the_market_and_uses_all_cards() -> None:
    used: Counter[str] = Counter()
    for seed in range(6):
        game = new_game("newyork1901", seats=["bot:clerk", "bot:clerk"], seed=seed)
        bots.play_bots(game)
        used.update(event["card"] for event in game.events if event["event"] == "use")
    assert min(used[card] for card in ("market-shift", "land-grab", "construction-boom")) > 2, used
