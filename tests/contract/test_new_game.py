"""Contract 1: new_game, its arguments and what it promises about seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nyc_core import InvalidPosition, new_game
from tests.contract.helpers import IDS, MIXES, random_play, same


def test_seats_have_names_kinds_and_levels() -> None:
    game = new_game("newyorkcity", seats=["human:Red", "tom:B4", "bot:random", "human"], seed=7)
    seats = game.position()["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "tom", "bot", "human"]
    assert seats[0]["name"] == "Red"
    assert seats[1]["level"] == "B4"
    assert all(seat["name"] for seat in seats)


@pytest.mark.parametrize("level", [f"{mode}{number}" for mode in "ABC" for number in range(2, 10)])
def test_every_level_of_tom(level: str) -> None:
    game = new_game("newyorkcity", seats=["human", f"tom:{level}"], seed=1)
    assert game.position()["seats"][1]["level"] == level


@pytest.mark.parametrize("seats", MIXES, ids=IDS)
def test_same_seed_same_game(seats: list[str]) -> None:
    one, other = (new_game("newyorkcity", seats=seats, seed=5) for _ in range(2))
    same(one, other)
    for _, action in random_play(one, seed=3):
        other.act(str(action))
    same(one, other)
    assert one.events == other.events
    assert one.actions == other.actions


PRINT_A_GAME = """
import json, nyc_core
game = nyc_core.new_game("newyorkcity", seats=["human", "tom:C5", "human"], seed=11)
for number in range(60):
    options = game.options()
    game.act(options[number * 7 % len(options)])
print(json.dumps([game.position(), game.events, [str(option) for option in game.options()]]))
"""


def test_same_game_in_another_process() -> None:
    """Nothing hangs on the hashes of a process."""
    root = Path(__file__).parent.parent.parent
    printed = set()
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        run = [sys.executable, "-c", PRINT_A_GAME]
        printed.add(subprocess.run(run, cwd=root, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(printed) == 1


def test_another_seed_another_game() -> None:
    seats = ["human", "human"]
    assert (
        new_game("newyorkcity", seats=seats, seed=1).position()
        != new_game("newyorkcity", seats=seats, seed=2).position()
    )


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**63])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert new_game("newyorkcity", seats=["human", "human"], seed=seed).decision is not None


BAD_SEATS: list[Any] = [
    None, 2, "human", "human,human", {}, [], ["human"], ["human"] * 5, [None, "human"], ["human", 3], ["human", []],
    ["human", ""], ["human", "robot"], ["human", "Human"], ["human", "tom"], ["human", "tom:"], ["human", "tom:B"],
    ["human", "tom:4"], ["human", "tom:D4"], ["human", "tom:B1"], ["human", "tom:B10"], ["human", "tom:b4"],
    ["human", "tom:B4 "], ["human", "tom:B04"], ["human", "tom:B\u0664"], ["human", "bot"], ["human", "bot:"],
    ["tom:B4", "tom:B4"], ["tom:A2"] * 4,
]  # fmt: skip


@pytest.mark.parametrize("seats", BAD_SEATS, ids=repr)
def test_bad_seats(seats: Any) -> None:
    with pytest.raises(InvalidPosition) as caught:
        new_game("newyorkcity", seats=seats, seed=1)
    assert str(caught.value)


@pytest.mark.parametrize("name", [None, 3, "", "chess", "NewYorkCity", ["newyorkcity"]], ids=repr)
def test_unknown_games(name: Any) -> None:
    with pytest.raises(InvalidPosition):
        new_game(name, seats=["human", "human"], seed=1)


@pytest.mark.parametrize("seed", ["7", 1.5, [7], float("nan"), {}], ids=repr)
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(InvalidPosition):
        new_game("newyorkcity", seats=["human", "human"], seed=seed)
