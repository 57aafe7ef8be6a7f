"""NYC-0: words, numbers of pieces, seats, drawing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nyc_core import InvalidPosition, new_game
from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    CARDS,
    VESSELS,
    Json,
    asked,
    bid_round,
    board,
    dollars,
    fresh,
    hand,
    make,
    options,
    pile,
    play,
    player,
    vessels_on_board,
)


def all_cards(position: Json) -> Counter[str]:
    cards: Counter[str] = Counter(position["draw"]) + Counter(position["discard"])
    for one in position["players"]:
        cards += Counter(one["hand"]) + Counter(one["reserve"])
    for pair in position["pairs"]:
        cards += Counter(pair)
    return cards


def test_0_1_six_boroughs() -> None:
    assert sorted(fresh(["human", "human"]).position()["boroughs"]) == sorted(BOROUGHS)


@pytest.mark.parametrize("seats", [["human"] * 2, ["human"] * 3, ["human"] * 4, ["human", "tom:B4", "tom:A9"]])
def test_0_2_seven_types_of_fifteen_cards(seats: list[str]) -> None:
    game = fresh(seats)
    assert all_cards(game.position()) == dict.fromkeys(CARDS, 15)
    play(game, *["start 1"] * sum(kind == "human" for kind in seats))
    assert asked(game)[1] == "draft"
    assert all_cards(game.position()) == dict.fromkeys(CARDS, 15)


def test_0_3_ten_vessels_on_their_connections() -> None:
    game = fresh(["human", "human"])
    assert vessels_on_board(game) == Counter((kind, frozenset(ends)) for kind, *ends in VESSELS)
    assert Counter(kind for kind, *_ in game.position()["vessels"]) == dict.fromkeys(
        ("taxi", "bus", "streetcar", "subway", "boat"), 2
    )


@pytest.mark.parametrize(
    "seats",
    [
        ["human", "human"],
        ["human", "tom:B4"],
        ["tom:B4", "human"],
        ["human", "tom:A2", "tom:C9", "tom:B3"],
        ["human", "human", "tom:B4", "tom:C5"],
        ["bot:random", "tom:B4"],
        ["bot:random", "bot:random"],
        ["human:Red", "human:Blue", "human", "bot:clerk"],
    ],
)
def test_0_4_seats_that_make_a_game(seats: list[str]) -> None:
    game = fresh(seats)
    assert [seat["kind"] for seat in game.position()["seats"]] == [kind.partition(":")[0] for kind in seats]
    assert game.decision is not None


@pytest.mark.parametrize(
    "seats",
    [[], ["human"], ["tom:B4"], ["human"] * 5, ["tom:B4", "tom:B4"], ["tom:A2"] * 4, ["human"] + ["tom:B4"] * 4],
)
def test_0_4_seats_that_make_none(seats: list[str]) -> None:
    with pytest.raises(InvalidPosition):
        new_game("newyorkcity", seats=seats, seed=1)


def test_0_4_seats_are_in_clockwise_order() -> None:
    game = make([{"hand": ["press"]}] * 4, press={"6": ["neutral"], "3": [2], "0": [0, 1, 3]})
    seen = []
    for _ in range(4):
        seen.append(asked(game)[0])
        if len(seen) < 4:
            game.act("pass")
    assert seen == [2, 3, 0, 1]


def test_0_5_dollars_never_run_out() -> None:
    """The box holds 26; here 80 are in play and still more come."""
    game = make([{"dollars": 40, "hand": ["dollar"] * 3}, {"dollars": 40}], bidding="dollar", round=5)
    bid_round(game, {0: "dollar dollar dollar"})
    assert dollars(game, 0) == 44


def test_0_5_skyscrapers_never_run_out() -> None:
    """The box holds 20 of a colour."""
    game = make([{"skyscrapers": 25, "hand": ["plans"] * 3}, {}], bidding="plans", towers={"bronx": {0: 12}})
    bid_round(game, {0: "plans plans plans"})
    assert board(game, 0) == 29


DRAFTER = {"characters": [10], "hand": ["wild"], "reserve": ["wild", "wild"]}  # character 10 draws two cards
OTHER = {"hand": ["wild"], "reserve": ["wild", "wild"]}
PAIRS = [["plans", "plans"]] * 5


def drafting(draw: list[str], discard: list[str], seed: int = 0) -> Any:
    press = {"8": ["neutral"], "1": [1], "0": [0]}
    return make([DRAFTER, OTHER], seed=seed, phase="draft", pairs=PAIRS, draw=draw, discard=discard, press=press)


def test_0_6_cards_are_drawn_from_the_top_of_the_pile() -> None:
    game = drafting(["press", "dollar", "elevator"], ["skyscraper"])
    game.act("use 10")
    assert hand(game, 0) == ["dollar", "press", "wild"]
    assert game.position()["draw"] == ["elevator"]
    assert game.position()["discard"] == ["skyscraper"]


def test_0_6_the_discard_pile_becomes_the_draw_pile() -> None:
    game = drafting(["press"], ["dollar", "dollar", "elevator"])
    game.act("use 10")
    after = game.position()
    assert pile(hand(game, 0)) + pile(after["draw"]) == pile(["wild", "press", "dollar", "dollar", "elevator"])
    assert len(hand(game, 0)) == 3
    assert "press" in hand(game, 0)
    assert after["discard"] == []


def test_0_6_the_new_draw_pile_is_shuffled() -> None:
    discard = ["press", "dollar", "elevator", "plans", "prestige", "skyscraper"] * 2
    orders = set()
    for seed in range(8):
        game = drafting([], discard, seed)
        game.act("use 10")
        orders.add(tuple(game.position()["draw"]))
    assert len(orders) > 1


def test_0_6_when_both_piles_are_empty_as_many_as_there_are() -> None:
    game = drafting(["press"], [])
    game.act("use 10")
    assert hand(game, 0) == ["press", "wild"]
    assert game.position()["draw"] == []
    assert asked(game) == (0, "draft")


def test_0_6_a_game_without_any_card_to_draw_goes_on() -> None:
    game = make([{}, {}], phase="activation", draw=[], discard=[])
    assert game.decision is None or options(game)
    assert [player(game, seat)["hand"] for seat in (0, 1)] == [[], []]
