"""What a forged save of New York 1901 may cost: as of the other game (tests/fuzz/test_costs.py)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from nyc_core import new_game
from nyc_core.newyork1901.board import LOTS
from nyc_core.newyork1901.box import OWN, TERRITORIES
from tests.fuzz.forger import body_of, forged
from tests.fuzz.mutants import deep
from tests.fuzz.test_costs import is_cheap

NUMBERS = (12, 200, 10_000, 90_000)


def market(position: Any, number: int) -> None:
    position["future"] = [LOTS[place % len(LOTS)] for place in range(number)]


def estates(position: Any, number: int) -> None:
    position["players"][0]["estate"] = [TERRITORIES[place % len(TERRITORIES)] for place in range(number)]


def skyscrapers(position: Any, number: int) -> None:
    position["players"][0]["unbuilt"] = [OWN[place % len(OWN)] for place in range(number)]


def built(position: Any, number: int) -> None:
    one = position["players"][0]["built"][0]
    position["players"][0]["built"] = [one] * number
    position["players"][1]["built"] = [{**one, "squares": one["squares"] * number}]


def tables(position: Any, number: int) -> None:
    several = min(number, 1_000)
    position |= {"seats": position["seats"] * several, "players": position["players"] * several}


def numbers(position: Any, number: int) -> None:
    position |= {"turns": number, "quiet": number, "agenda": [["end", 0, 0]] * number}
    for player in position["players"]:
        player["points"] = 10**number if number < 5_000 else number


def nests(position: Any, number: int) -> None:
    position["open"] = position["streets"] = deep(min(number, 400))


COSTLY: tuple[Callable[[Any, int], None], ...] = (market, estates, skyscrapers, built, tables, numbers, nests)


@pytest.mark.parametrize("change", COSTLY)
@pytest.mark.parametrize("number", NUMBERS)
def test_much_of_one_thing_is_refused_or_cheap(change: Callable[[Any, int], None], number: int) -> None:
    """As the position, and as the start of the log."""
    game = new_game("newyork1901", ["human"] * 3, 4)
    for _ in range(6):
        game.act(game.options()[-1])
    body = body_of(game.save())
    change(body["position"], number)
    is_cheap(forged(game.save(), body), random.Random(1))
    began = {"start": body["position"], "log": [], "stands": 0, "position": body["position"]}
    is_cheap(forged(game.save(), began), random.Random(1))


def test_a_long_market_is_loaded() -> None:
    """Or the test above would prove nothing."""
    game = new_game("newyork1901", ["human"] * 3, 4)
    body = body_of(game.save())
    market(body["position"], NUMBERS[-1])
    assert is_cheap(forged(game.save(), body), random.Random(1))
