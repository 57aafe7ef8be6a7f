"""Bad arguments of `new_game` and `view`: InvalidPosition, never another exception (contract, section 1.1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import InvalidPosition, new_game
from nyc_core.table.meta import Meta
from tests.every_game import Table
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, deep

THINGS: list[Any] = [*WORDS, *NUMBERS, *MONSTERS, deep(300)]
SEATS: tuple[Any, ...] = (
    *([], ["human"], ["human"] * 9, ["human", "tom"], ["human", "tom:"], ["human", "bot"], ["human", "bot:"]),
    *(["human:", "human"], ["human", "Human"], ["human", "robot:x"], "human", {"human": 1}, [["human"], "human"]),
    *(["human", {"kind": "tom"}], ["human:" + "x" * 41, "human"], ["human:\n", "human"], ["human", {"name": 1}]),
    ["human", {"kind": "human", "level": "B4"}],
)


@pytest.mark.parametrize("seats", SEATS, ids=lambda seats: repr(seats)[:40])
def test_seats_that_cannot_be(named: Meta, seats: Any) -> None:
    with pytest.raises(InvalidPosition, match="seats"):
        new_game(named.name, seats=seats, seed=1)


def test_anything_in_any_argument(named: Meta) -> None:
    chance = random.Random(1)
    for thing in THINGS:
        if thing in ("human", "bot", "B4", {}):  # these may stand in one of the places
            continue
        for arguments in (
            {"game": thing, "seats": ["human", "human"], "seed": 1},
            {"game": named.name, "seats": thing, "seed": 1},
            {"game": named.name, "seats": ["human", thing], "seed": 1},
            {"game": named.name, "seats": ["human", {"kind": thing, "name": "x"}], "seed": 1},
            {"game": named.name, "seats": ["human", {"kind": "tom", "level": thing}], "seed": 1},
        ):
            with pytest.raises(InvalidPosition):
                new_game(**arguments)
        for seed in (thing, chance.choice(THINGS)):
            if isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) <= 2**64:
                assert new_game(named.name, ["human", "human"], seed).decision
                continue
            with pytest.raises(InvalidPosition, match="seed"):
                new_game(named.name, ["human", "human"], seed)


def test_anything_as_a_seat_to_look_from(table: Table) -> None:
    game = table.new()
    seats = len(game.view(None)["seats"])
    for thing in THINGS:
        if thing is None or (isinstance(thing, int) and not isinstance(thing, bool) and 0 <= thing < seats):
            assert game.view(thing)["seats"]
            continue
        with pytest.raises(InvalidPosition, match="seat"):
            game.view(thing)


def test_names_come_back_as_they_were_given(named: Meta) -> None:
    names = ("Ann", "Zoë", "李", "O'Neil", "a" * 40, "x y", ":", "human:x", "<b>", "&amp;", '"', "{seat}", "%s")
    for name in names:
        game = new_game(named.name, [f"human:{name}", f"bot:{name}"], 1)
        assert [seat["name"] for seat in game.position()["seats"]] == [name, name]
