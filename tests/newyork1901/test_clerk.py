"""The clerk plays to win."""

from __future__ import annotations

import time

import pytest

from nyc_core import bots, new_game


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


def test_a_game_of_two_takes_less_than_half_a_second() -> None:
    start = time.process_time()
    total(["bot:clerk", "bot:clerk"], 1)
    assert time.process_time() - start < 0.5


def test_the_same_game_gets_the_same_answer() -> None:
    assert total(["bot:clerk", "bot:clerk", "bot:clerk"], 3) == total(["bot:clerk", "bot:clerk", "bot:clerk"], 3)
