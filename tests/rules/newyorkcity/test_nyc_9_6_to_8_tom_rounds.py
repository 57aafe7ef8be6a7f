"""NYC-9.6 to 9.8: a Tom in the press, dollar, elevator and plans rounds."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import board, company, dollars, floor, hand, named, space, stack, winner
from tests.rules.newyorkcity.helpers_b import bidding, floors, is_asked, passed, play, seat, tom, toms_bid, versus

# --- 9.6 ------------------------------------------------------------------------------------------------------------


def test_9_6_press_he_advances_by_his_bid_and_one_as_winner() -> None:
    game = versus("press", ["press", "press"], ["press"], press={"4": [0], "2": [1], "12": ["neutral"]})
    play(game, "pass")
    assert space(game, 1) == 2 + 2 + 1


def test_9_6_press_second_advances_by_his_bid_only() -> None:
    game = versus("press", ["press"], ["press", "press"], press={"4": [0], "2": [1], "12": ["neutral"]})
    play(game, "bid press press")
    assert (space(game, 0), space(game, 1)) == (7, 3)


def test_9_6_press_he_lands_on_top() -> None:
    game = versus("press", ["press"], ["press"], press={"4": [0], "2": [1], "12": ["neutral"]})
    play(game, "pass")
    assert stack(game, 4) == [1, 0]


def test_9_6_press_at_the_bottom_of_the_last_space() -> None:
    game = versus("press", ["press"], ["press"], press={"15": [0, "neutral"], "14": [1]})
    play(game, "pass")
    assert stack(game, 15) == [0, "neutral", 1]


def test_9_6_dollars_wait_for_the_final_scoring() -> None:
    game = versus("dollar", ["dollar", "dollar"], ["dollar"], robot={"dollars": 1, "characters": [23]})
    play(game, "pass")
    assert dollars(game, 1) == 1 + 2 + 1


def test_9_6_dollars_of_the_second() -> None:
    game = versus("dollar", ["dollar"], ["dollar", "dollar"])
    play(game, "bid dollar dollar")
    assert (dollars(game, 0), dollars(game, 1)) == (1 + 3, 1)


# --- 9.7 ------------------------------------------------------------------------------------------------------------

LIFT = floors(f1=[23, 1], f2=[5, 4, 6], f3=[16, 15, 17, 7], f4=[26, 8, 9, 35], f5=[10, 11], s3=[19, 25])


@pytest.mark.parametrize(("bid", "taken"), [(1, 5), (2, 16), (3, 26), (4, 10), (5, 10), (7, 10)])
def test_9_7_the_leftmost_of_the_highest_value(bid: int, taken: int) -> None:
    game = versus("elevator", ["elevator"] * bid, ["elevator"], elevator=LIFT)
    play(game, "pass")
    # He is the winner: one more than his bid.
    assert company(game, 1) == [taken]


@pytest.mark.parametrize(("bid", "taken"), [(1, 23), (2, 5), (3, 16), (4, 26)])
def test_9_7_without_the_bonus(bid: int, taken: int) -> None:
    mine = ["elevator"] * (bid + 1)
    game = versus("elevator", ["elevator"] * bid, mine, elevator=LIFT | {"5": {"open": [10, 40], "stack": []}})
    play(game, "bid " + " ".join(mine))
    play(game, "hire 40" if bid >= 3 else "hire 1")
    assert company(game, 1) == [taken]


def test_9_7_the_next_lower_value_when_a_floor_is_empty() -> None:
    lift = floors(f1=[23, 1], f5=[10])
    game = versus("elevator", ["elevator"] * 3, ["elevator"], elevator=lift)
    play(game, "pass")
    assert company(game, 1) == [23]


def test_9_7_nothing_he_may_take() -> None:
    game = versus("elevator", ["elevator"] * 2, ["elevator"], elevator=floors(f5=[10]))
    play(game, "pass")
    assert company(game, 1) == []
    assert floor(game, 5) == ([10], [])


def test_9_7_the_gap_is_refilled() -> None:
    game = versus("elevator", ["elevator"] * 2, ["elevator"], elevator=LIFT)
    play(game, "pass")
    assert floor(game, 3) == ([15, 17, 7, 19], [25])


def test_9_7_after_who_is_ahead_has_chosen() -> None:
    game = versus("elevator", ["elevator"] * 2, ["elevator"] * 2, elevator=LIFT, ahead=0)
    play(game, "bid elevator elevator")
    is_asked(game, 0, "hire")
    play(game, "hire 5")
    # The winner was I: he takes a character of value 2, the leftmost that is left.
    assert company(game, 1) == [4]


def test_9_7_before_who_is_behind_him() -> None:
    game = versus("elevator", ["elevator"] * 2, ["elevator"] * 2, elevator=LIFT, ahead=1)
    play(game, "bid elevator elevator")
    is_asked(game, 0, "hire")
    assert company(game, 1) == [16]
    assert floor(game, 3) == ([15, 17, 7, 19], [25])


def test_9_7_a_copy_of_one_he_has() -> None:
    game = versus("elevator", ["elevator"] * 2, ["elevator"], elevator=LIFT, robot={"characters": [16]})
    play(game, "pass")
    assert company(game, 1) == [16, 16]


# --- 9.8 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["A2", "B2", "C2"])
def test_9_8_he_skips_the_plans_round(level: str) -> None:
    game = versus("plans", ["plans", "plans", "wild"], ["plans"], level=level)
    is_asked(game, 0, "bid")
    events = play(game, "bid plans")
    this_round = events[: [one["event"] for one in events].index("won")]
    assert [one["event"] for one in this_round if one.get("seat") == 1 and one["event"] in {"bid", "pass"}] == []
    assert winner(events) == 0
    assert board(game, 1) == 0


def test_9_8_neither_bid_nor_pass() -> None:
    game = versus("plans", ["plans", "plans", "wild"], ["plans"])
    play(game, "pass")
    assert toms_bid(game) is None
    assert not passed(game.events, 1)
    assert hand(game, 1) == ["plans", "plans", "wild"]


def test_9_8_the_winner_of_the_round_before_does_not_matter() -> None:
    game = versus("plans", ["plans"], ["plans"], starter=1)
    is_asked(game, 0, "bid")
    play(game, "bid plans")
    assert board(game, 0) == 2


def test_9_8_nobody_bids_and_the_same_seat_starts_again() -> None:
    game = versus("plans", ["prestige"], ["plans"], starter=1, display=[])
    play(game, "pass")
    # The Tom started the plans round and so starts the next: he has bid when I am asked.
    is_asked(game, 0, "bid")
    assert [one["value"] for one in named(game.events, "bid") if one["seat"] == 1] == [1]


def test_9_8_several_toms_skip() -> None:
    seats = seat(hand=["prestige"]), tom("A2", hand=["plans"]), tom("B3", hand=["plans", "wild"])
    game = bidding("plans", *seats, starter=1, draw=["press", "press", "press"], discard=[])
    is_asked(game, 0, "bid")
    assert game.position()["bidding"] == "prestige"
    assert hand(game, 1) == ["plans"]
