"""NYC-5.9 to 5.12: press, dollar, elevator, plans."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    ELEVATOR,
    asked,
    bid_round,
    board,
    company,
    dollars,
    floor,
    make,
    options,
    refused,
    space,
    stack,
    towers,
    winner,
)

RED, YELLOW, BLUE = 0, 1, 2
COLOURS = ["human:Red", "human:Yellow", "human:Blue"]


def bidders(kind: str, values: dict[int, int], *, count: int = 3, **more: Any) -> tuple[Any, list[dict[str, Any]]]:
    """A bidding round in which these seats bid so many cards of its type; the game and the events."""
    game = make([{"hand": [kind] * 4, "dollars": 0, "skyscrapers": 0}] * count, bidding=kind, **more)
    return game, bid_round(game, {seat: " ".join([kind] * value) for seat, value in values.items()})


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_5_9_advance_by_the_value_and_the_winner_one_more(value: int) -> None:
    game, _ = bidders("press", {0: value, 1: 1}, press={"7": ["neutral"], "2": [0], "1": [2], "0": [1]})
    assert [space(game, seat) for seat in range(3)] == [2 + value + 1, 1, 1]
    assert stack(game, 1) == [1, 2]


def test_5_9_who_passes_stays() -> None:
    game, _ = bidders("press", {1: 1}, press={"7": ["neutral"], "2": [0], "1": [2], "0": [1]})
    assert [space(game, seat) for seat in range(3)] == [2, 2, 1]
    assert stack(game, 2) == [1, 0]


def test_5_9_example_yellow_lands_on_red() -> None:
    """Red is first and advances 1; yellow has the bonus, advances 3 and lies on red; blue advances 1."""
    game, events = bidders(
        "press", {RED: 1, YELLOW: 2, BLUE: 1}, kinds=COLOURS,
        press={"7": ["neutral"], "3": [RED], "1": [YELLOW], "0": [BLUE]},
    )  # fmt: skip
    assert winner(events) == YELLOW
    assert [space(game, seat) for seat in (RED, YELLOW, BLUE)] == [4, 4, 1]
    assert stack(game, 4) == [YELLOW, RED]


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_5_10_as_many_dollars_as_the_value_and_the_winner_one_more(value: int) -> None:
    game, _ = bidders("dollar", {0: value, 1: 1})
    assert [dollars(game, seat) for seat in range(3)] == [value + 1, 1, 0]


def test_5_10_example_red_receives_three_dollars() -> None:
    game, events = bidders("dollar", {RED: 2, YELLOW: 1, BLUE: 1}, kinds=COLOURS)
    assert winner(events) == RED
    assert [dollars(game, seat) for seat in (RED, YELLOW, BLUE)] == [3, 1, 1]


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_5_11_a_character_of_at_most_the_bid(value: int) -> None:
    """Seat 0 wins and may go one higher; seat 1 bids the same and may not."""
    game, _ = bidders("elevator", {0: value, 1: value}, count=2)
    assert asked(game) == (0, "hire")
    open_now = [no for floor_ in range(1, min(value + 1, 5) + 1) for no in ELEVATOR[str(floor_)]["open"]]
    assert options(game) == {f"hire {no}" for no in open_now}
    game.act("hire 28")
    assert asked(game) == (1, "hire")
    open_now = [no for floor_ in range(1, value + 1) for no in floor(game, floor_)[0]]
    assert options(game) == {f"hire {no}" for no in open_now}


def test_5_11_a_dearer_one_or_one_that_is_not_on_show_is_refused() -> None:
    game, _ = bidders("elevator", {0: 1})
    for notation in ("hire 15", "hire 10", "hire 14", "hire 2"):
        assert refused(game, notation) == "NYC-5.11"


def test_5_11_the_others_move_left_and_the_gap_is_refilled_at_once() -> None:
    game, _ = bidders("elevator", {0: 2, 1: 2})
    game.act("hire 1")
    assert company(game, 0) == [1]
    assert floor(game, 1) == ([23, 18, 28, 2], ELEVATOR["1"]["stack"][1:])
    assert "hire 2" in options(game)
    assert "hire 1" not in options(game)
    game.act("hire 2")
    assert company(game, 1) == [2]
    assert floor(game, 1) == ([23, 18, 28, 3], ELEVATOR["1"]["stack"][2:])


def test_5_11_an_empty_stack_refills_nothing() -> None:
    elevator = ELEVATOR | {"1": {"open": [23, 1, 18, 28], "stack": []}}
    game, _ = bidders("elevator", {0: 1}, elevator=elevator)
    game.act("hire 18")
    assert floor(game, 1) == ([23, 1, 28], [])


def test_5_11_copies_are_allowed() -> None:
    game = make([{"hand": ["elevator"], "characters": [23, 23]}, {}], bidding="elevator")
    game.act("bid elevator")
    assert "hire 23" in options(game)
    game.act("hire 23")
    assert company(game, 0) == [23, 23, 23]


def test_5_11_nobody_may_decline() -> None:
    game, _ = bidders("elevator", {0: 1})
    assert "skip" not in options(game)
    assert refused(game, "skip").startswith("NYC-")


NOTHING: dict[str, Any] = {str(value): {"open": [], "stack": []} for value in range(1, 6)}


def test_5_11_the_only_one_to_take_is_taken_unasked() -> None:
    elevator = NOTHING | {"1": {"open": [28], "stack": []}, "5": {"open": [10, 11, 20, 21], "stack": []}}
    game, _ = bidders("elevator", {0: 1, 1: 1}, elevator=elevator)
    assert company(game, 0) == [28]
    assert company(game, 1) == []  # nothing left that seat 1 may take
    assert floor(game, 1) == ([], [])
    assert asked(game)[1] == "bid"


def test_5_11_with_nothing_to_take_the_round_goes_on() -> None:
    game, _ = bidders("elevator", {0: 2, 1: 1}, elevator=NOTHING)
    assert company(game, 0) == company(game, 1) == []
    assert game.position()["bidding"] == "plans"


def test_5_11_one_character_whatever_the_bid() -> None:
    game, _ = bidders("elevator", {0: 4})
    game.act("hire 23")
    assert company(game, 0) == [23]
    assert game.position()["bidding"] == "plans"


def test_5_11_example_yellow_three_red_two_blue_one() -> None:
    """Yellow and red bid 2 each, yellow is ahead and may take a 3; red a 2; blue, with one card, a 1."""
    game, events = bidders(
        "elevator", {YELLOW: 2, RED: 2, BLUE: 1}, kinds=COLOURS,
        press={"7": ["neutral"], "3": [YELLOW], "2": [RED], "1": [BLUE]},
    )  # fmt: skip
    assert winner(events) == YELLOW
    assert asked(game) == (YELLOW, "hire")
    game.act("hire 15")
    assert asked(game) == (RED, "hire")
    assert refused(game, "hire 16") == "NYC-5.11"
    game.act("hire 5")
    assert asked(game) == (BLUE, "hire")
    assert refused(game, "hire 4") == "NYC-5.11"
    game.act("hire 23")
    assert [company(game, seat) for seat in (RED, YELLOW, BLUE)] == [[5], [15], [23]]


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_5_12_as_many_skyscrapers_as_the_value_and_the_winner_one_more(value: int) -> None:
    game, _ = bidders("plans", {0: value, 1: 1})
    assert [board(game, seat) for seat in range(3)] == [value + 1, 1, 0]
    assert towers(game, "staten-island", 0) == 0  # to the player board, not into a borough


def test_5_12_example_blue_takes_four() -> None:
    game, events = bidders("plans", {BLUE: 3, RED: 1, YELLOW: 1}, kinds=COLOURS)
    assert winner(events) == BLUE
    assert [board(game, seat) for seat in (RED, YELLOW, BLUE)] == [1, 1, 4]
