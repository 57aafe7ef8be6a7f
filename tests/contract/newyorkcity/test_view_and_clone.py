"""Contract 1: view hides what a seat may not see, clone is independent."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.contract.helpers import copied, random_play
from tests.contract.newyorkcity.helpers import games, rich
from tests.contract.newyorkcity.test_sparse_positions import BASIC
from tests.rules.newyorkcity.helpers import make


def is_tom(game: Any, seat: int) -> bool:
    return bool(game.position()["seats"][seat]["kind"] == "tom")


@pytest.mark.parametrize("game", [*games(), rich(1, 3)])
def test_hidden_things_are_replaced_by_counts(game: Any) -> None:
    for now, _ in random_play(game, seed=31):
        if len(now.actions) % 6:
            continue
        whole = now.position()
        for watcher in (*range(len(whole["seats"])), None):
            view = now.view(watcher)
            assert json.loads(json.dumps(view)) == view
            for seat, player in enumerate(whole["players"]):
                open_hand = seat == watcher or is_tom(now, seat)
                assert view["players"][seat]["hand"] == (player["hand"] if open_hand else len(player["hand"]))
                rest = {key: value for key, value in player.items() if key != "hand"}
                assert {key: value for key, value in view["players"][seat].items() if key != "hand"} == rest
            assert view["draw"] == len(whole["draw"])
            assert view["tiles"] == len(whole["tiles"])
            for floor, shown in view["elevator"].items():
                assert shown["open"] == whole["elevator"][floor]["open"]
                assert shown["stack"] == len(whole["elevator"][floor]["stack"])
            for key in (
                "seats",
                "round",
                "phase",
                "boroughs",
                "vessels",
                "display",
                "statue",
                "starts",
                "press",
                "pairs",
            ):
                assert view[key] == whole[key], key


def permuted(game: Any, watcher: int | None, dice: random.Random) -> Any:
    """The same game with all that the watcher may not see dealt anew, save the hand of the seat that is asked."""
    data = copied(game.position())
    asked = game.decision.seat
    hidden = [seat for seat in range(len(data["seats"])) if seat not in {watcher, asked} and not is_tom(game, seat)]
    cards = data["draw"] + [card for seat in hidden for card in data["players"][seat]["hand"]]
    dice.shuffle(cards)
    for seat in hidden:
        count = len(data["players"][seat]["hand"])
        data["players"][seat]["hand"], cards = cards[:count], cards[count:]
    data["draw"] = cards
    dice.shuffle(data["tiles"])
    for floor in data["elevator"].values():
        dice.shuffle(floor["stack"])
    return data


@pytest.mark.parametrize("game", [*games((1, 2)), rich(1, 3)])
def test_dealing_anew_what_a_seat_may_not_see_changes_nothing_in_its_view(game: Any) -> None:
    dice = random.Random(1)
    for now, _ in random_play(game, seed=34):
        if len(now.actions) % 3 or now.decision.kind == "keep":
            continue  # at "keep" the hands of the seats that were not asked are known to offer no choice
        for watcher in {now.decision.seat, None}:
            other = game_from_position(permuted(now, watcher, dice))
            assert other.view(watcher) == now.view(watcher)


def test_no_view_tells_how_chance_will_fall() -> None:
    """Two games that differ by their seed only look the same to everybody."""
    data = rich(1).position()
    plain = {key: data[key] for key in BASIC if key in data}
    one, other = (game_from_position(plain, seed=seed) for seed in (1, 2))
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)


def test_a_spectator_sees_no_hand() -> None:
    game = make([{"hand": ["press"] * 3}, {"hand": ["wild"] * 2}])
    assert [player["hand"] for player in game.view(None)["players"]] == [3, 2]
    assert [player["hand"] for player in game.view(0)["players"]] == [["press"] * 3, 2]


def test_a_view_is_a_copy() -> None:
    game = make([{"hand": ["press"] * 3}, {}])
    game.view(0)["players"][0]["hand"].append("wild")
    assert game.view(0)["players"][0]["hand"] == ["press"] * 3


def test_what_a_game_gives_away_is_not_its_own() -> None:
    """Lists that a caller changes do no harm."""
    game = make([{"hand": ["press"] * 3}, {"hand": ["press"]}])
    told = game.act("bid press")
    for given in (told, game.options(), game.events, game.actions, game.scores()):
        if isinstance(given, list):
            given.clear()
    assert game.decision is not None
    assert game.options()
    assert [event["event"] for event in game.events if event["event"] == "bid"] == ["bid"]
    assert len(game.actions) == 1
    assert len(game.scores()) == 2
