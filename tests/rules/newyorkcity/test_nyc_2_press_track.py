"""NYC-2: the Press Track, its stacks and what it decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    asked,
    bid_round,
    make,
    options,
    play,
    ranking,
    refused,
    space,
    stack,
    winner,
)


def press_round(track: dict[str, list[Any]], bids: dict[int, int], seats: int = 3) -> Any:
    """The game after a press bidding round in which these seats bid so many press cards."""
    hands = [{"hand": ["press"] * bids.get(seat, 0) + ["plans", "plans"]} for seat in range(seats)]
    game = make(hands, press=track)
    bid_round(game, {seat: " ".join(["press"] * value) for seat, value in bids.items()})
    return game


def test_2_1_ahead_is_the_higher_space() -> None:
    game = make([{"hand": ["press"]}] * 3, press={"7": ["neutral"], "4": [2], "3": [0], "1": [1]})
    assert ranking(game) == ["neutral", 2, 0, 1]
    assert asked(game) == (2, "bid")


def test_2_1_on_one_space_ahead_is_the_higher_in_the_stack() -> None:
    game = make([{"hand": ["press"]}] * 3, press={"7": ["neutral"], "4": [1, 2, 0]})
    assert asked(game) == (1, "bid")


def test_2_1_spaces_run_from_0_to_15() -> None:
    game = press_round({"7": ["neutral"], "14": [0], "0": [1, 2]}, {0: 3})
    assert space(game, 0) == 15


def test_2_1_example_red_is_ahead_of_yellow_who_is_ahead_of_blue() -> None:
    red, yellow, blue = 0, 1, 2
    game = make(
        [{"hand": ["elevator"]}] * 3, kinds=["human:Red", "human:Yellow", "human:Blue"], bidding="elevator",
        press={"7": ["neutral"], "6": [red], "5": [yellow, blue]},
    )  # fmt: skip
    assert asked(game) == (red, "bid")
    play(game, "bid elevator", "bid elevator", "bid elevator")
    for seat in (red, yellow, blue):  # the evaluation goes in the order of the track
        assert asked(game) == (seat, "hire")
        game.act("hire 28" if seat == red else "hire 23" if seat == yellow else "hire 1")


def test_2_2_a_token_lands_on_top() -> None:
    game = press_round({"7": ["neutral"], "4": [2], "2": [0], "0": [1]}, {0: 1})
    assert stack(game, 4) == [0, 2]
    assert ranking(game) == ["neutral", 0, 2, 1]


def test_2_2_the_last_to_arrive_is_on_top() -> None:
    game = press_round({"7": ["neutral"], "3": [1], "2": [0], "1": [2]}, {2: 2, 0: 1}, 3)
    # In order of the track: seat 0 advances 1 onto seat 1 at 3; then seat 2 advances 2 + 1 and lands at 4.
    assert stack(game, 3) == [0, 1]
    assert stack(game, 4) == [2]


def test_2_2_three_in_a_stack() -> None:
    game = press_round({"7": ["neutral"], "5": [1], "4": [0], "2": [2]}, {2: 2, 0: 1}, 3)
    assert stack(game, 5) == [2, 0, 1]


def test_2_2_on_top_of_the_neutral_token_too() -> None:
    game = press_round({"7": ["neutral"], "5": [0], "0": [1, 2]}, {0: 1})
    assert stack(game, 7) == [0, "neutral"]


def test_2_2_a_token_that_leaves_a_stack_takes_nobody_along() -> None:
    game = press_round({"7": ["neutral"], "3": [1, 0, 2]}, {0: 1}, 3)
    assert stack(game, 3) == [1, 2]
    assert stack(game, 5) == [0]


def test_2_2_on_space_15_a_token_goes_to_the_bottom() -> None:
    game = press_round({"7": ["neutral"], "15": [1], "14": [2], "13": [0]}, {2: 1, 0: 1})
    # Seat 2 wins the tie (1 + 1 = 2 steps, one is lost) and goes below seat 1; seat 0 only gets to 14.
    assert stack(game, 15) == [1, 2]
    assert stack(game, 14) == [0]


def test_2_2_on_space_15_each_new_token_goes_below_all_others() -> None:
    game = press_round({"7": ["neutral"], "15": [1], "14": [2], "13": [0]}, {2: 1, 0: 3})
    assert stack(game, 15) == [1, 2, 0]
    assert ranking(game) == [1, 2, 0, "neutral"]


def test_2_2_on_space_15_ahead_of_those_on_14() -> None:
    game = press_round({"7": ["neutral"], "15": [1], "14": [2], "12": [0]}, {0: 2})
    assert (stack(game, 15), stack(game, 14)) == ([1, 0], [2])
    assert ranking(game) == [1, 0, 2, "neutral"]


def test_2_2_on_space_15_below_the_neutral_token() -> None:
    game = press_round({"15": ["neutral"], "14": [0], "0": [1, 2]}, {0: 1})
    assert stack(game, 15) == ["neutral", 0]


def test_2_3_a_token_on_15_stays_where_it_is() -> None:
    game = press_round({"7": ["neutral"], "15": [1, 0, 2]}, {1: 2, 0: 1})
    assert stack(game, 15) == [1, 0, 2]


@pytest.mark.parametrize("start", [12, 13, 14])
def test_2_3_surplus_steps_are_lost(start: int) -> None:
    game = press_round({"7": ["neutral"], str(start): [0], "0": [1, 2]}, {0: 4})
    assert stack(game, 15) == [0]


def test_2_3_the_bonus_step_from_15_does_not_move_the_token() -> None:
    """The value takes seat 0 to 15, below seat 1; its bonus step is lost and leaves it there."""
    game = press_round({"7": ["neutral"], "15": [1], "13": [0], "0": [2]}, {0: 2})
    assert stack(game, 15) == [1, 0]


BACK: dict[str, Any] = {"characters": [14], "hand": ["press", "press", "press"]}


def test_2_4_a_token_that_goes_back_lands_on_top() -> None:
    game = make([BACK, {}], press={"8": ["neutral"], "5": [0], "3": [1]})
    game.act("use 14 2")
    assert stack(game, 3) == [0, 1]
    assert stack(game, 5) == []


def test_2_4_a_token_that_goes_back_from_15_lands_on_top() -> None:
    game = make([{"hand": ["press"]}, BACK], press={"8": ["neutral"], "15": [0, 1]}, starter=1)
    game.act("use 14 1")
    assert stack(game, 15) == [0]
    assert stack(game, 14) == [1]


def test_2_4_back_onto_the_neutral_token() -> None:
    game = make([BACK, {}], press={"8": ["neutral"], "10": [0], "3": [1]})
    game.act("use 14 2")
    assert stack(game, 8) == [0, "neutral"]


def test_2_4_back_to_the_start_space_on_top() -> None:
    game = make([{}, BACK, {}], press={"7": ["neutral"], "1": [1], "0": [0, 2]})
    game.act("use 14 1")
    assert stack(game, 0) == [1, 0, 2]


def test_2_4_nobody_goes_back_beyond_space_0() -> None:
    game = make([BACK, {}], press={"8": ["neutral"], "1": [0], "0": [1]})
    assert "use 14 1" in options(game)
    assert "use 14 2" not in options(game)
    assert refused(game, "use 14 2") in {"NYC-2.4", "NYC-7.2.6"}


def test_2_4_nobody_goes_back_from_space_0() -> None:
    game = make([BACK, {}], press={"8": ["neutral"], "0": [0, 1]})
    assert not {name for name in options(game) if name.startswith("use 14")}
    assert refused(game, "use 14 1") in {"NYC-2.4", "NYC-7.2.6"}


def test_2_5_ties_go_to_the_one_ahead_and_neutral_takes_no_part() -> None:
    game = make([{"hand": ["dollar"]}] * 3, bidding="dollar", press={"7": ["neutral"], "5": [2], "4": [1, 0]})
    assert winner(bid_round(game, {0: "dollar", 1: "dollar", 2: "pass"})) == 1


def test_2_5_example_red_receives_the_bonus_being_ahead() -> None:
    red, blue = 0, 1
    game = make(
        [{"hand": ["dollar"] * 2}, {"hand": ["dollar"] * 2}], kinds=["human:Red", "human:Blue"], bidding="dollar",
        press={"8": ["neutral"], "5": [red], "3": [blue]},
    )  # fmt: skip
    assert winner(bid_round(game, {red: "dollar dollar", blue: "dollar dollar"})) == red


def test_2_5_the_neutral_token_counts_for_majorities() -> None:
    """Two towers each: the neutral player is ahead on the track, takes the first rank, and scores nothing."""
    game = make([{}, {}], phase="over", round=5, press={"8": ["neutral"], "5": [0], "3": [1]}, towers={"bronx": {0: 2}})
    assert game.scores()[0]["boroughs"]["bronx"] == 4  # second of 8
    game = make([{}, {}], phase="over", round=5, press={"8": ["neutral"], "9": [0], "3": [1]}, towers={"bronx": {0: 2}})
    assert game.scores()[0]["boroughs"]["bronx"] == 8
