"""Contract 1: new_game, its arguments and what it promises about seeds, in every game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nyc_core import InvalidPosition, games, new_game
from nyc_core.table.meta import Meta
from tests.contract.helpers import random_play, same
from tests.every_game import Table


def test_same_seed_same_game(table: Table) -> None:
    one, other = table.new(5), table.new(5)
    same(one, other)
    for _, action in random_play(one, seed=3):
        other.act(str(action))
    same(one, other)
    assert one.events == other.events
    assert one.actions == other.actions


PRINT_A_GAME = """
import json, sys, nyc_core
name, package, *seats = sys.argv[1:]
nyc_core.games.register(name, package)
game = nyc_core.new_game(name, seats, seed=11)
for number in range(60):
    options = game.options()
    if options:
        game.act(options[number * 7 % len(options)])
print(json.dumps([game.position(), game.events, [str(option) for option in game.options()]]))
"""


def test_same_game_in_another_process(named: Meta) -> None:
    """Nothing hangs on the hashes of a process."""
    root = Path(__file__).parents[2]
    seats = [*named.quick, "human"][: named.most]
    printed = set()
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        run = [sys.executable, "-c", PRINT_A_GAME, named.name, games._PACKAGES[named.name], *seats]
        printed.add(subprocess.run(run, cwd=root, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(printed) == 1


def test_another_seed_another_game(named: Meta) -> None:
    one, other = (new_game(named.name, named.quick, seed) for seed in (1, 2))
    assert one.position() != other.position()


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**63, 2**64, -(2**64)])
def test_any_whole_number_is_a_seed(named: Meta, seed: int) -> None:
    assert new_game(named.name, named.quick, seed).decision is not None


BAD_SEEDS: list[Any] = ["7", 1.5, [7], float("nan"), {}, None, True, 2**64 + 1, -(2**64) - 1]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=repr)
def test_bad_seeds(named: Meta, seed: Any) -> None:
    with pytest.raises(InvalidPosition, match="seed"):
        new_game(named.name, named.quick, seed)


def test_who_gives_no_name_has_a_number(named: Meta) -> None:
    seats = new_game(named.name, ["human"] * max(2, named.least), 1).position()["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Player 1", "Player 2"]


@pytest.mark.parametrize("name", ["  ", "\u2003"])
def test_a_name_that_nobody_can_read_is_none(named: Meta, name: str) -> None:
    with pytest.raises(InvalidPosition, match="name"):
        new_game(named.name, [{"kind": "human", "name": name}, "human:Ben"], 1)


@pytest.mark.parametrize("name", [None, 3, "", "chess", "NewYorkCity", ["newyorkcity"], {}], ids=repr)
def test_unknown_games(name: Any) -> None:
    with pytest.raises(InvalidPosition, match="game"):
        new_game(name, seats=["human", "human"], seed=1)


def test_the_seats_of_a_quick_game_can_sit_down(named: Meta) -> None:
    seats = new_game(named.name, named.quick).position()["seats"]
    assert [seat["kind"] for seat in seats] == [word.partition(":")[0] for word in named.quick]
    assert all(seat["name"] for seat in seats)


BAD_SEATS: list[Any] = [
    None, 2, "human", "human,human", {}, [], [None, "human"], ["human", 3], ["human", []], ["human", ""],
    ["human", "robot"], ["human", "Human"], ["human", "bot"], ["human", "bot:"],
    ["human", {"kind": "human", "level": 1}],
]  # fmt: skip


@pytest.mark.parametrize("seats", BAD_SEATS, ids=repr)
def test_bad_seats(named: Meta, seats: Any) -> None:
    with pytest.raises(InvalidPosition, match="seats"):
        new_game(named.name, seats=seats, seed=1)


def test_too_few_and_too_many_seats(named: Meta) -> None:
    for number in (named.least - 1, named.most + 1):
        with pytest.raises(InvalidPosition, match="seats"):
            new_game(named.name, seats=["human"] * number, seed=1)


def test_every_kind_of_seat_has_its_levels_and_somebody_to_decide(named: Meta) -> None:
    for kind in named.kinds:
        for level in kind.levels:
            game = new_game(named.name, ["human", f"{kind.name}:{level}"], 1)
            assert game.position()["seats"][1] | {"kind": kind.name, "level": level} == game.position()["seats"][1]
        for bad in (
            [f"{kind.name}:{kind.level}"] * named.least,
            ["human", kind.name],
            ["human", f"{kind.name}:no such"],
        ):
            with pytest.raises(InvalidPosition, match="seat"):
                new_game(named.name, bad, 1)


def test_an_option_that_there_is_not_and_a_choice_that_there_is_not(named: Meta) -> None:
    for option in ("no_such_option", *(option.name for option in named.options)):
        with pytest.raises(InvalidPosition, match=option):
            new_game(named.name, named.quick, 1, **{option: "no such choice"})
