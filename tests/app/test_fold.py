"""The events of an action, put onto the view before it, give the view after it: for every seat and for spectators."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import Game, new_game
from web.app.play.fold import fold

TABLES = (
    ["human", "tom:B4"],
    ["human", "tom:C5", "tom:A9", "tom:B6"],
    ["human", "human"],
    ["human", "bot:random", "human", "bot:random"],
    ["human", "bot:random", "tom:C2"],
)


def comparable(view: dict[str, Any]) -> dict[str, Any]:
    """Without what is to come, and without the engine's own notes on a turn."""
    plain = {key: value for key, value in view.items() if key not in ("agenda", "turn")}
    turn = view.get("turn", {})
    for key in ("played", "bids"):
        found = turn.get(key)
        plain[key] = [sorted(x) if isinstance(x, list) else x for x in found] if found and any(found) else None
    plain["discard"] = sorted(view["discard"])
    plain["boroughs"] = {
        name: data | {"skyscrapers": {owner: number for owner, number in data["skyscrapers"].items() if number}}
        for name, data in view["boroughs"].items()
    }
    return plain


def act_and_compare(game: Game, action: Any) -> None:
    eyes: list[int | None] = [None, *range(len(game.view(None)["seats"]))]
    before = {seat: game.view(seat) for seat in eyes}
    events = game.act(action)
    for seat in eyes:
        assert comparable(fold(before[seat], events)) == comparable(game.view(seat)), (str(action), events)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", TABLES, ids=" ".join)
def test_events_tell_all_that_changed(seats: list[str], seed: int) -> None:
    game, dice = new_game("newyorkcity", seats, seed), random.Random(seed)
    while options := game.options():
        uses = [option for option in options if str(option).startswith("use")]
        act_and_compare(game, dice.choice(uses if uses and dice.random() < 0.7 else options))


def test_the_view_that_is_given_stays_as_it_is() -> None:
    game = new_game("newyorkcity", ["human", "tom:B4"], 3)
    view = game.view(0)
    kept = repr(view)
    fold(view, game.act(game.options()[0]))
    assert repr(view) == kept
