"""Contract 1: new_game, its arguments and what it promises about seeds."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import InvalidPosition, new_game


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
