"""NYC-3: phase 0. The games start in Phase III of a round in which nobody has anything to do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    asked,
    bid_round,
    boroughs,
    dollars,
    fresh,
    hand,
    make,
    options,
    pile,
    reserve,
    settle_draft,
    towers,
    used,
    wait_for,
)


def next_round(players: list[dict[str, Any]], **more: Any) -> Any:
    return make(players, phase="activation", **more)


def test_3_1_dollars_on_characters_go_back_to_the_supply() -> None:
    game = next_round([{"characters": [{"no": 16, "used": True}, {"no": 6, "used": True}, 33], "dollars": 3}, {}])
    assert game.position()["round"] == 2
    assert used(game, 0) == []
    assert dollars(game, 0) == 3  # to the supply, not to the player


def test_3_1_dollars_go_back_also_where_a_position_begins_with_the_start_characters() -> None:
    game = make([{"characters": [{"no": 6, "used": True}], "dollars": 1}, {}], phase="start", starts=[[1, 20], [3, 11]])
    assert used(game, 0) == [6]
    wait_for(game, "draft")
    assert used(game, 0) == []
    assert [event["why"] for event in game.events if event["event"] == "ready"] == ["NYC-3.1"]


def test_3_1_a_character_can_be_used_again_in_the_next_round() -> None:
    game = make(
        [{"characters": [6], "dollars": 2}, {}], phase="draft", pairs=[["wild", "wild"]] * 5,
        press={"8": ["neutral"], "1": [1], "0": [0]},
    )  # fmt: skip
    game.act("use 6")
    assert used(game, 0) == [6]
    assert "use 6" not in options(game)
    settle_draft(game)
    assert used(game, 0) == [6]
    wait_for(game, "draft")
    assert game.position()["round"] == 2
    assert asked(game) == (0, "draft")
    assert used(game, 0) == []
    assert "use 6" in options(game)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_3_2_the_mayor_stands_in_a_then_b_c_d_e(number: int) -> None:
    game = make([{"hand": ["skyscraper"]}, {}], bidding="skyscraper", round=number)
    bid_round(game, {0: "skyscraper"})
    built = {name: towers(game, name, 0) for name in BOROUGHS}
    assert built == dict.fromkeys(BOROUGHS, 0) | {BOROUGHS[number - 1]: 2}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_3_2_the_mayor_moves_on_each_round_and_never_to_x(number: int) -> None:
    game = next_round([{}, {}], round=number, draw=["skyscraper"] * 60)
    assert game.position()["round"] == number + 1
    settle_draft(game)
    while game.position()["bidding"] != "skyscraper":
        game.act("pass")
    bid_round(game, {0: "skyscraper"})
    built = {name: towers(game, name, 0) for name in BOROUGHS}
    assert built == dict.fromkeys(BOROUGHS, 0) | {BOROUGHS[number]: 2}


def test_3_2_the_route_follows_the_letters() -> None:
    letters = dict(zip(BOROUGHS, "XEDCBA", strict=True))
    for number in range(1, 6):
        board = boroughs()
        for name in BOROUGHS:
            board[name]["letter"] = letters[name]
        game = make([{"hand": ["skyscraper"]}, {}], bidding="skyscraper", round=number, boroughs=board)
        bid_round(game, {0: "skyscraper"})
        assert towers(game, BOROUGHS[6 - number], 0) == 2
        assert towers(game, "staten-island", 0) == 0


def test_3_3_the_top_two_prestige_tiles_are_revealed() -> None:
    game = next_round([{}, {}], display=[], tiles=[["bus", 4], ["boat", 2], ["taxi", 2], ["bus", 2]])
    assert game.position()["display"] == [["bus", 4], ["boat", 2]]
    assert game.position()["tiles"] == [["taxi", 2], ["bus", 2]]


def test_3_3_the_last_two_tiles_are_for_round_five() -> None:
    game = next_round([{}, {}], round=4, display=[], tiles=[["bus", 4], ["boat", 2]])
    assert game.position()["display"] == [["bus", 4], ["boat", 2]]
    assert game.position()["tiles"] == []


MIXES: list[tuple[list[str], int]] = [
    (["human"] * 2, 5),
    (["human"] * 3, 7),
    (["human"] * 4, 9),
    (["bot:random", "human"], 5),
    (["human", "bot:random", "bot:random", "bot:random"], 9),
    (["human", "tom:B4"], 3),
    (["tom:A2", "human", "tom:B4"], 4),
    (["human", "tom:A2", "tom:B4", "tom:C9"], 5),
    (["human", "human", "tom:B4"], 5),
    (["human", "bot:random", "tom:B4"], 5),
    (["human", "tom:B4", "human", "tom:C2"], 6),
    (["human", "human", "tom:B4", "human"], 7),
]
every_mix = pytest.mark.parametrize(("kinds", "pairs"), MIXES, ids=["-".join(kinds) for kinds, _ in MIXES])


@every_mix
def test_3_4_each_seat_but_a_tom_draws_three_cards(kinds: list[str], pairs: int) -> None:
    del pairs
    game = next_round([{} if kind.startswith("tom") else {"reserve": ["wild"] * 2} for kind in kinds], kinds=kinds)
    assert asked(game)[1] == "draft"
    for seat, kind in enumerate(kinds):
        is_tom = kind.startswith("tom")
        assert len(hand(game, seat)) == (0 if is_tom else 3)
        assert reserve(game, seat) == ([] if is_tom else ["wild", "wild"])


def test_3_4_a_larger_reserve_changes_nothing() -> None:
    game = next_round([{"reserve": ["wild"] * 4}, {"reserve": []}])
    assert [len(hand(game, seat)) for seat in (0, 1)] == [3, 3]


def test_3_4_the_cards_come_from_the_top_of_the_draw_pile() -> None:
    draw = ["press", "dollar"] * 3 + ["elevator", "plans"] * 5 + ["wild", "skyscraper", "prestige"]
    game = next_round([{}, {}], draw=draw)
    after = game.position()
    assert pile(hand(game, 0)) + pile(hand(game, 1)) == pile(draw[:6])
    assert sum((pile(pair) for pair in after["pairs"]), pile([])) == pile(draw[6:16])
    assert after["draw"] == draw[16:]


@every_mix
def test_3_5_so_many_pairs_are_dealt(kinds: list[str], pairs: int) -> None:
    game = next_round([{} for _ in kinds], kinds=kinds)
    assert [len(pair) for pair in game.position()["pairs"]] == [2] * pairs


@every_mix
def test_3_5_so_many_pairs_in_the_first_round_too(kinds: list[str], pairs: int) -> None:
    game = fresh(kinds, seed=3)
    while asked(game)[1] == "start":
        game.act("start 1")
    assert len(game.position()["pairs"]) == pairs


def test_3_5_example_seven_pairs_for_three_players() -> None:
    assert len(next_round([{}, {}, {}]).position()["pairs"]) == 7


def test_3_5_five_rounds() -> None:
    """Phase 0 comes five times: after Phase III of round 5 the game is over."""
    game = next_round([{}, {}], round=5)
    assert game.decision is None
    assert game.position()["phase"] == "over"
    game = next_round([{}, {}], round=4)
    assert asked(game)[1] == "draft"
    assert game.position()["round"] == 5
