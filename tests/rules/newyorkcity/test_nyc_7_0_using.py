"""NYC-7.0: when a character may be used and what it costs."""

from __future__ import annotations

import pytest

from tests.cases import each
from tests.rules.newyorkcity.helpers import company, dollars, options, points, used
from tests.rules.newyorkcity.helpers_b import (
    activation,
    bidding,
    draft,
    is_asked,
    lay,
    my,
    offered,
    over,
    play,
    refused,
    seat,
    tom,
)

ALL = tuple(range(1, 43))
PHASE_ONE = ("use 1", "use 3", "use 5", "use 6", "use 9", "use 10", "use 11 queens")
PHASE_TWO = ("use 12", "use 13 press", "use 14 1", "use 16", "use 17", "use 18", "use 19", "use 20 press", "use 21")
PHASE_THREE = ("use 23", "use 24", "use 25", "use 26", "use 27")
FINAL = tuple(f"use {number}" for number in range(28, 43))


def test_7_0_a_dollar_from_the_player_board_lies_on_the_copy() -> None:
    game = draft(seat(10, dollars=2), seat())
    play(game, "use 10")
    assert dollars(game, 0) == 1
    assert used(game, 0) == [10]


# A use of each character that is legal with a dollar; 8, 18, 19, 21 to 27 are only asked then.
RICH = {"hand": ["press", "dollar", "prestige"], "reserve": ["press", "wild"], "skyscrapers": 4}
USES = {
    "draft": ("use 1", "use 1 press", "use 2 1:dollar 3:plans", "use 3", "use 4 1 2", "use 5", "use 6", "use 7 1 23",
              "use 9", "use 10", "use 11 queens"),
    "press": ("use 12", "use 12 wild", "use 13 press", "use 14 1", "use 15 press", "use 16", "use 20 press"),
    "prestige": ("use 17",),
}  # fmt: skip


@each([(phase, use) for phase, uses in USES.items() for use in uses], spread=True)
def test_7_0_without_a_dollar_no_use(phase: str, use: str) -> None:
    for dollars_ in (0, 1):
        mine = seat(1, int(use.split()[1]), dollars=dollars_, **RICH)
        game = draft(mine, seat()) if phase == "draft" else bidding(phase, mine, seat(hand=["press"]))
        if dollars_:
            assert game.why_not(use) is None
        else:
            refused(game, use, "NYC-7.0")


def test_7_0_without_a_dollar_not_asked_in_phase_three() -> None:
    game = activation(seat(23), seat())
    assert game.decision is None
    assert points(game, 0) == 0


def test_7_0_a_dollar_gained_this_turn_pays_at_once() -> None:
    game = draft(seat(6, 10, dollars=1), seat())
    play(game, "use 6", "use 10")
    assert dollars(game, 0) == 1


def test_7_0_each_copy_once_a_round() -> None:
    game = draft(seat(10, dollars=5), seat())
    play(game, "use 10")
    refused(game, "use 10", "NYC-7.0")


def test_7_0_once_a_round_holds_on_the_second_turn_too() -> None:
    game = draft(seat(10, dollars=5), seat())
    play(game, "use 10", "take 1", "take 1")
    is_asked(game, 0, "draft")
    refused(game, "use 10", "NYC-7.0")


def test_7_0_a_copy_that_bears_a_dollar_is_spent() -> None:
    game = draft(seat({"no": 10, "used": True}, dollars=5), seat())
    refused(game, "use 10", "NYC-7.0")


def test_7_0_two_copies_can_both_be_used() -> None:
    game = draft(seat(10, 10, dollars=2), seat())
    play(game, "use 10", "use 10")
    assert used(game, 0) == [10, 10]
    assert dollars(game, 0) == 0
    assert len(my(game, "hand")) == 4
    refused(game, "use 10", "NYC-7.0")


def test_7_0_of_two_copies_the_unused_one_is_left() -> None:
    game = draft(seat({"no": 10, "used": True}, {"no": 10, "used": False}, dollars=2), seat())
    play(game, "use 10")
    refused(game, "use 10", "NYC-7.0")


def test_7_0_two_copies_need_two_dollars() -> None:
    game = draft(seat(10, 10, dollars=1), seat())
    play(game, "use 10")
    refused(game, "use 10", "NYC-7.0")


def test_7_0_only_who_owns_it() -> None:
    game = draft(seat(9, dollars=3), seat(10, dollars=3))
    refused(game, "use 10", "NYC-7.0")


def test_7_0_only_on_ones_own_turn() -> None:
    game = draft(seat(9, dollars=3), seat(10, dollars=3))
    refused(game, "use 10")
    play(game, "take 1", "end")
    is_asked(game, 1, "draft")
    refused(game, "use 9")
    play(game, "use 10")


def test_7_0_before_and_after_the_pair() -> None:
    game = draft(seat(6, 10, dollars=2), seat())
    play(game, "use 6", "take 1", "use 10", "take 1")
    is_asked(game, 0, "draft")


def test_7_0_nothing_left_to_use_means_no_end_is_asked() -> None:
    game = draft(seat(10, dollars=1), seat())
    play(game, "use 10", "take 1")
    is_asked(game, 1, "draft")


def test_7_0_end_only_after_the_pair() -> None:
    game = draft(seat(10, dollars=1), seat())
    refused(game, "end", "NYC-4.1", "NYC-4.2")
    play(game, "take 1")
    assert options(game) == {"use 10", "end"}


@pytest.mark.parametrize("action", PHASE_TWO + PHASE_THREE + FINAL + ("use 15 press", "use 22 press"))
def test_7_0_other_phases_are_refused_in_the_draft(action: str) -> None:
    game = draft(seat(*ALL, dollars=50, hand=["press", "wild"], reserve=["press", "press"]), seat())
    is_asked(game, 0, "draft")
    refused(game, action)


@pytest.mark.parametrize("action", PHASE_ONE + PHASE_THREE + FINAL + ("use 7 7 1", "use 8 press", "use 4 1 2"))
def test_7_0_other_phases_are_refused_in_a_bid(action: str) -> None:
    game = bidding("dollar", seat(*ALL, dollars=50, hand=["dollar", "wild"], reserve=["press", "press"]), seat())
    play(game, "skip")
    is_asked(game, 0, "bid")
    refused(game, action)


@pytest.mark.parametrize("action", PHASE_ONE + PHASE_TWO + FINAL + ("use 22 press",))
def test_7_0_other_phases_are_refused_in_phase_three(action: str) -> None:
    game = activation(seat(*ALL, dollars=50, hand=["press", "wild"], reserve=["press", "press"]), seat())
    is_asked(game, 0, "activate")
    refused(game, action)


def test_7_0_phase_options_hold_only_that_phase() -> None:
    one = seat(*ALL, dollars=50, skyscrapers=2, hand=["press", "wild"], reserve=["press", "press"])
    game = draft(one, seat())
    assert {int(text.split()[1]) for text in offered(game, "use")} <= set(range(1, 12))
    game = bidding("prestige", one, seat())
    assert options(game) == {"use 18", "skip"}
    play(game, "skip")
    assert {int(text.split()[1]) for text in offered(game, "use")} <= {12, 13, 14, 15, 16, 17, 20}
    game = activation(one, seat())
    assert options(game) == {"use 23", "use 24", "use 25", "use 26", "use 27", "end"}


def test_7_0_dollars_on_characters_go_to_the_supply_not_to_the_owner() -> None:
    game = lay(seat(23, 25, dollars=3), seat(), phase="activation", round=1)
    play(game, "use 23", "use 25")
    assert game.position()["round"] == 2
    assert used(game, 0) == []
    assert dollars(game, 0) == 1


def test_7_0_usable_again_in_the_next_round() -> None:
    game = lay(seat(10, 23, dollars=3), seat(), phase="activation", round=1, order=[1, 0])
    play(game, "use 23")
    is_asked(game, 0, "draft")
    play(game, "use 10")


def test_7_0_final_scoring_characters_need_no_dollar() -> None:
    game = over(seat(36, 33, dollars=0), seat(), press={"6": [0], "0": [1, "neutral"]})
    assert game.scores()[0]["abilities"] == 2 + 3
    assert used(game, 0) == []


def test_7_0_a_tom_uses_none() -> None:
    everything = list(range(1, 43))
    game = activation(seat(23, dollars=1), tom(characters=everything, dollars=9), order=[1, 0])
    is_asked(game, 0, "activate")
    assert points(game, 1) == 0
    play(game, "use 23")
    assert game.decision is None
    assert (points(game, 1), dollars(game, 1), used(game, 1)) == (0, 9, [])
    assert company(game, 1) == everything
