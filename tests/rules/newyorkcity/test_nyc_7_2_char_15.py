"""NYC-7.2: character 15, one more card of a type that is played, out of the reserve."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import dollars, hand, options, reserve
from tests.rules.newyorkcity.helpers_b import (
    bid_of,
    bidding,
    deck,
    is_asked,
    offered,
    play,
    pool,
    refused,
    seat,
    value_of,
)


def test_7_2_char_15_plays_one_more_from_the_reserve() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "wild"])
    game = bidding("press", one, seat(hand=["dollar"]), draw=["plans", "prestige"])
    play(game, "use 15 press")
    is_asked(game, 0, "bid")
    assert dollars(game, 0) == 0
    # The card beyond the hand's size is what the character is for.
    events = play(game, "bid press")
    assert bid_of(events) == (2, ["press", "press"])


def test_7_2_char_15_the_reserve_is_refilled_at_once() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "wild"])
    game = bidding("press", one, seat(), draw=["plans", "prestige"])
    play(game, "use 15 press")
    assert len(reserve(game, 0)) == 2
    assert len(hand(game, 0)) == 1
    assert pool(game) == ["plans", "press", "wild"]
    assert deck(game)[0] == ["prestige"]


def test_7_2_char_15_the_refilled_card_can_be_played_in_the_same_bid() -> None:
    one = seat(15, dollars=1, hand=["press", "dollar"], reserve=["press", "plans"])
    game = bidding("press", one, seat(), draw=["press", "prestige"])
    play(game, "use 15 press")
    assert bid_of(play(game, "bid press press")) == (3, ["press"] * 3)


def test_7_2_char_15_two_copies_two_cards() -> None:
    one = seat(15, 15, dollars=2, hand=["press"], reserve=["press", "press"])
    game = bidding("press", one, seat(), draw=["plans", "plans", "prestige"])
    events = play(game, "use 15 press", "use 15 press", "bid press")
    assert bid_of(events) == (3, ["press"] * 3)


def test_7_2_char_15_two_copies_for_two_types() -> None:
    one = seat(15, 15, dollars=2, hand=["press", "wild"], reserve=["press", "wild"])
    game = bidding("press", one, seat(), draw=["plans", "plans", "prestige"])
    events = play(game, "use 15 press", "use 15 wild", "bid press wild")
    assert bid_of(events) == (4, ["press", "press", "wild", "wild"])


def test_7_2_char_15_another_type_two_for_one() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "dollar"])
    game = bidding("elevator", one, seat(), draw=["plans", "prestige"])
    assert bid_of(play(game, "use 15 press", "bid press")) == (1, ["press", "press"])


def test_7_2_char_15_a_wild_card_of_the_reserve() -> None:
    one = seat(15, dollars=1, hand=["press", "wild"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige"])
    assert bid_of(play(game, "use 15 wild", "bid press wild")) == (3, ["press", "wild", "wild"])


def test_7_2_char_15_two_wild_cards_alone() -> None:
    one = seat(15, dollars=1, hand=["wild"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige"])
    assert bid_of(play(game, "use 15 wild", "bid wild")) == (1, ["wild", "wild"])


def test_7_2_char_15_needs_a_card_of_that_type_from_hand() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["dollar", "wild"])
    game = bidding("press", one, seat())
    assert offered(game, "use") == set()
    refused(game, "use 15 press", "NYC-7.2")
    refused(game, "use 15 wild", "NYC-7.2")


def test_7_2_char_15_not_with_an_empty_hand() -> None:
    game = bidding("press", seat(12, 15, dollars=2, reserve=["press", "press"]), seat())
    is_asked(game, 0, "bid")
    refused(game, "use 15 press", "NYC-7.2", "NYC-5.3")


def test_7_2_char_15_not_without_a_reserve() -> None:
    game = bidding("press", seat(15, dollars=1, hand=["press", "press"]), seat())
    assert offered(game, "use") == set()
    refused(game, "use 15 press", "NYC-7.2", "NYC-5.3")


def test_7_2_char_15_not_a_type_that_the_reserve_cannot_hold() -> None:
    one = seat(15, dollars=1, hand=["press", "press"], reserve=["dollar", "wild"])
    game = bidding("press", one, seat())
    refused(game, "use 15 plans", "NYC-7.2")


def test_7_2_char_15_both_cards_in_hand_one_goes_over_by_exchange() -> None:
    one = seat(15, dollars=1, hand=["press", "press"], reserve=["dollar", "wild"])
    game = bidding("press", one, seat(), draw=["plans", "prestige"])
    play(game, "use 15 press")
    assert pool(game) == ["dollar", "plans", "press", "wild"]
    # The hand still holds two cards: one press and, by exchange, the wild card.
    assert bid_of(play(game, "bid press wild")) == (3, ["press", "press", "wild"])


def test_7_2_char_15_the_bid_must_hold_a_card_of_that_type() -> None:
    one = seat(15, dollars=1, hand=["press", "elevator"], reserve=["press", "dollar"])
    game = bidding("elevator", one, seat(), draw=["dollar", "dollar"])
    play(game, "use 15 press")
    refused(game, "bid elevator", "NYC-7.2", "NYC-5.5")
    assert value_of(play(game, "bid press elevator")) == 2


def test_7_2_char_15_is_no_bid_by_itself() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige"])
    play(game, "use 15 press")
    refused(game, "bid", "NYC-7.2")
    assert options(game) == {"bid press", "pass"}


def test_7_2_char_15_its_card_must_add_to_the_bid() -> None:
    one = seat(15, 16, dollars=2, hand=["plans", "elevator"], reserve=["plans", "dollar"])
    game = bidding("elevator", one, seat(), draw=["dollar", "dollar"])
    play(game, "use 15 plans")
    # A bid without the plans card from hand would leave the other one useless.
    assert not any(text.startswith("bid elevator") and "plans" not in text for text in options(game))
    assert value_of(play(game.clone(), "bid elevator plans")) == 2
    assert value_of(play(game.clone(), "use 16", "bid elevator plans")) == 3


def test_7_2_char_15_three_of_a_kind_leave_one_over() -> None:
    one = seat(15, dollars=1, hand=["press", "press"], reserve=["press", "dollar"])
    game = bidding("elevator", one, seat(), draw=["plans", "prestige"])
    play(game, "use 15 press")
    refused(game, "bid press press", "NYC-5.5")
    assert value_of(play(game, "bid press")) == 1


def test_7_2_char_15_three_of_a_kind_and_a_drawn_one_are_two() -> None:
    one = seat(15, dollars=1, hand=["press", "press", "dollar"], reserve=["press", "dollar"])
    game = bidding("elevator", one, seat(), draw=["press", "prestige"])
    play(game, "use 15 press")
    assert value_of(play(game, "bid press press press")) == 2


def test_7_2_char_15_a_card_that_13_turned_does_not_count_as_its_kind() -> None:
    one = seat(13, 15, dollars=2, hand=["press", "plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    play(game, "use 13 press")
    # One press card is left and none stays in hand to go with it.
    refused(game, "use 15 press", "NYC-7.2")


def test_7_2_char_15_a_card_that_13_turns_into_t_gives_no_second_t_card() -> None:
    one = seat(13, 15, dollars=2, hand=["plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    play(game, "use 13 plans")
    refused(game, "use 15 press", "NYC-7.2")


def test_7_2_char_15_a_card_that_20_turns_into_t_gives_no_second_t_card() -> None:
    one = seat(15, 20, dollars=2, hand=["plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    play(game, "use 20 plans")
    refused(game, "use 15 press", "NYC-7.2")


@pytest.mark.parametrize("action", ["use 13 press", "use 20 press", "use 12 press"])
def test_7_2_char_15_the_card_from_hand_is_bound_then(action: str) -> None:
    one = seat(12, 13, 15, 20, dollars=4, hand=["press", "plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    play(game, "use 15 press")
    refused(game, action, "NYC-7.2")
    # It is there, so nobody may be told that it is not.
    assert "no press card" not in game.why_not(action).text


def test_7_2_char_15_with_the_bound_card_alone_left_the_hand_is_not_empty() -> None:
    one = seat(13, 15, 20, dollars=4, hand=["press", "plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    play(game, "use 15 press", "use 13 plans")
    refused(game, "use 20 wild", "NYC-7.2", "NYC-5.3")
    assert "empty" not in game.why_not("use 20 wild").text


def test_7_2_char_15_together_with_13_on_another_card() -> None:
    one = seat(13, 15, dollars=2, hand=["press", "plans"], reserve=["press", "dollar"])
    game = bidding("press", one, seat(), draw=["wild", "prestige"])
    events = play(game, "use 13 plans", "use 15 press", "bid press")
    assert bid_of(events) == (3, ["plans", "press", "press"])


def test_7_2_char_15_nothing_to_refill_with() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "wild"])
    game = bidding("press", one, seat(hand=["dollar"]), draw=[], discard=[])
    play(game, "use 15 press")
    assert pool(game) == ["press", "wild"]
    assert value_of(play(game, "bid press")) == 2


def test_7_2_char_15_cards_are_discarded_after_the_evaluation() -> None:
    one = seat(15, dollars=1, hand=["press"], reserve=["press", "wild"])
    game = bidding("press", one, seat(hand=["dollar"]), draw=["plans"], discard=[])
    play(game, "use 15 press", "bid press")
    assert deck(game) == ([], ["press", "press"])
