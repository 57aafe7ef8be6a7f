"""NYC-7.2: character 18, one dollar and the last bid of the round. NYC-7.2.4: what that does to Toms and starters."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import ROUNDS, asked, dollars, hand, named, options, used, winner
from tests.rules.newyorkcity.helpers_b import bidding, deck, is_asked, play, refused, seat, tom, value_of

HAND = ["press", "dollar", "elevator", "plans", "prestige", "skyscraper"]


def test_7_2_char_18_takes_a_dollar_and_bids_last() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND), seat(hand=HAND))
    is_asked(game, 0, "last")
    assert options(game) == {"use 18", "skip"}
    play(game, "use 18")
    assert dollars(game, 0) == 1
    assert used(game, 0) == [18]
    is_asked(game, 1, "bid")
    play(game, "pass")
    is_asked(game, 2, "bid")
    play(game, "pass")
    is_asked(game, 0, "bid")


def test_7_2_char_18_from_the_middle_of_the_order() -> None:
    game = bidding("press", seat(hand=HAND), seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    is_asked(game, 1, "last")
    play(game, "use 18")
    seats = []
    while game.position()["bidding"] == "press":
        seats.append(asked(game)[0])
        play(game, "pass")
    assert seats == [0, 2, 1]


def test_7_2_char_18_skipped_changes_nothing() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    play(game, "skip")
    assert dollars(game, 0) == 1
    assert used(game, 0) == []
    is_asked(game, 0, "bid")


def test_7_2_char_18_skipped_is_asked_again_in_the_next_round() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    play(game, "skip", "pass", "pass")
    is_asked(game, 0, "last")


@pytest.mark.parametrize("kind", ROUNDS)
def test_7_2_char_18_in_every_bidding_round(kind: str) -> None:
    game = bidding(kind, seat(18, dollars=1, hand=[kind]), seat(hand=[kind]))
    is_asked(game, 0, "last")
    play(game, "use 18")
    is_asked(game, 1, "bid")


def test_7_2_char_18_only_this_bidding_round() -> None:
    game = bidding("press", seat(18, dollars=2, hand=HAND), seat(hand=HAND), seat(hand=HAND))
    play(game, "use 18", "pass", "pass", "bid press")
    seats = []
    while game.position()["bidding"] == "dollar":
        assert game.decision.kind == "bid"
        seats.append(asked(game)[0])
        play(game, "pass")
    assert seats == [0, 1, 2]


def test_7_2_char_18_only_one_a_bidding_round() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(18, dollars=1, hand=HAND))
    play(game, "use 18")
    is_asked(game, 1, "bid")
    play(game, "pass", "pass")
    # In the next bidding round the other may.
    is_asked(game, 1, "last")


def test_7_2_char_18_owners_are_asked_in_order_of_the_press_track() -> None:
    owners = [seat(18, dollars=1, hand=HAND) for _ in range(3)]
    game = bidding("press", *owners, order=[2, 0, 1], starter=1)
    is_asked(game, 2, "last")
    play(game, "skip")
    is_asked(game, 0, "last")
    play(game, "skip")
    is_asked(game, 1, "last")
    play(game, "use 18")
    is_asked(game, 2, "bid")


def test_7_2_char_18_two_copies_in_two_bidding_rounds() -> None:
    game = bidding("press", seat(18, 18, dollars=2, hand=HAND), seat(hand=HAND))
    play(game, "use 18")
    is_asked(game, 1, "bid")
    play(game, "pass", "pass")
    is_asked(game, 0, "last")
    play(game, "use 18")
    is_asked(game, 1, "bid")
    assert used(game, 0) == [18, 18]
    assert dollars(game, 0) == 2


def test_7_2_char_18_used_up_is_not_asked_again() -> None:
    game = bidding("press", seat(18, dollars=2, hand=HAND), seat(hand=HAND))
    play(game, "use 18", "pass", "pass")
    is_asked(game, 0, "bid")


def test_7_2_char_18_no_dollar_not_asked() -> None:
    game = bidding("press", seat(18, hand=HAND), seat(hand=HAND))
    is_asked(game, 0, "bid")
    refused(game, "use 18", "NYC-7.0", "NYC-7.2")


def test_7_2_char_18_not_once_the_bidding_has_begun() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    play(game, "skip")
    refused(game, "use 18", "NYC-7.2", "NYC-7.0")


def test_7_2_char_18_ties_still_go_by_the_press_track() -> None:
    game = bidding("dollar", seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    assert winner(play(game, "use 18", "bid dollar", "bid dollar")) == 0


def test_7_2_char_18_its_dollar_pays_for_another_character() -> None:
    game = bidding("dollar", seat(16, 18, dollars=1, hand=["dollar"]), seat(hand=["elevator"]))
    play(game, "use 18")
    assert value_of(play(game, "use 16", "bid dollar")) == 2


def test_7_2_4_next_starter_when_nobody_bids() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND), seat(hand=HAND))
    play(game, "use 18", "pass", "pass", "pass")
    # Seat 0 would have started without it.
    is_asked(game, 0, "bid")
    play(game, "pass")
    is_asked(game, 1, "bid")


def test_7_2_4_next_starter_when_nobody_bids_and_another_was_last() -> None:
    game = bidding("press", seat(hand=HAND), seat(18, dollars=1, hand=HAND), seat(hand=HAND))
    play(game, "use 18", "pass", "pass", "pass")
    is_asked(game, 0, "bid")


def test_7_2_4_the_winner_starts_as_ever() -> None:
    game = bidding("press", seat(18, dollars=1, hand=HAND), seat(hand=HAND), seat(hand=HAND))
    play(game, "use 18", "pass", "bid press", "pass")
    is_asked(game, 2, "bid")


def test_7_2_4_settled_before_toms_draw() -> None:
    game = bidding("press", seat(18, dollars=1, hand=["press", "dollar"]), tom("B4"), draw=["press", "wild", "plans"])
    is_asked(game, 0, "last")
    assert deck(game) == (["press", "wild", "plans"], [])
    play(game, "use 18")
    assert deck(game)[0] == ["wild", "plans"]
    # Tom has drawn a press card and bid it before seat 0 is asked.
    is_asked(game, 0, "bid")
    assert [(one["seat"], one["value"]) for one in named(game.events, "bid")] == [(1, 1)]


def test_7_2_4_skipped_too_before_toms_draw() -> None:
    game = bidding("press", seat(18, dollars=1, hand=["press", "dollar"]), tom("C4"), draw=["dollar", "wild", "plans"])
    is_asked(game, 0, "last")
    assert hand(game, 1) == []
    play(game, "skip")
    assert hand(game, 1) == ["dollar"]
    is_asked(game, 0, "bid")


def test_7_2_4_a_tom_is_not_asked() -> None:
    game = bidding("press", seat(hand=["press"]), tom("A2", characters=[18], dollars=5), order=[1, 0])
    is_asked(game, 0, "bid")
