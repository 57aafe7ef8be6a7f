"""NYC-7.2: characters 13 (one card counts as a T card) and 20 (one card counts as two T cards)."""

from __future__ import annotations

import pytest

from tests.cases import each
from tests.rules.newyorkcity.helpers import CARDS, ROUNDS, asked, board, dollars, hand, options, reserve
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

WORTH = [(13, 1), (20, 2)]
each_worth = pytest.mark.parametrize(("number", "worth"), WORTH)


def test_7_2_char_13_example_any_other_card_as_press() -> None:
    game = bidding("press", seat(13, dollars=1, hand=["plans"]), seat())
    events = play(game, "use 13 plans", "bid")
    assert bid_of(events) == (1, ["plans"])
    assert dollars(game, 0) == 0


def test_7_2_char_20_example_a_press_card_is_two_skyscrapers() -> None:
    game = bidding("skyscraper", seat(20, dollars=1, hand=["press"], skyscrapers=4), seat(), round=5)
    events = play(game, "use 20 press", "bid")
    assert bid_of(events) == (2, ["press"])
    assert board(game, 0) == 4 - 3


@each([(*one, card, round_type) for one in WORTH for card in CARDS for round_type in ROUNDS], spread=True)
def test_7_2_char_13_any_card_in_any_round(number: int, worth: int, card: str, round_type: str) -> None:
    game = bidding(round_type, seat(number, dollars=1, hand=[card]), seat(), display=[])
    assert offered(game, "use") == {f"use {number} {card}"}
    assert bid_of(play(game, f"use {number} {card}", "bid")) == (worth, [card])


def test_7_2_char_20_any_card_in_any_round() -> None:
    """Holds by the parametrised test above; here with a T card, which 20 counts twice."""
    game = bidding("dollar", seat(20, dollars=1, hand=["dollar", "dollar"]), seat(hand=["elevator"]))
    assert bid_of(play(game, "use 20 dollar", "bid dollar")) == (3, ["dollar", "dollar"])
    assert dollars(game, 0) == 4


@each_worth
def test_7_2_char_13_goes_with_the_cards_of_the_bid(number: int, worth: int) -> None:
    one = seat(number, dollars=1, hand=["press", "press", "press", "elevator", "wild"])
    game = bidding("elevator", one, seat())
    events = play(game, f"use {number} press", "bid press press elevator wild")
    assert bid_of(events) == (worth + 3, ["elevator", "press", "press", "press", "wild"])


@each_worth
def test_7_2_char_13_lets_a_wild_card_follow(number: int, worth: int) -> None:
    game = bidding("elevator", seat(number, dollars=1, hand=["press", "wild", "wild"]), seat())
    play(game, f"use {number} press")
    assert options(game) == {"bid", "bid wild", "bid wild wild", "pass"}
    assert value_of(play(game, "bid wild wild")) == worth + 2


@each_worth
def test_7_2_char_13_a_lone_other_card_adds_nothing_then(number: int, worth: int) -> None:
    game = bidding("elevator", seat(number, dollars=1, hand=["plans", "press", "wild"]), seat())
    play(game, f"use {number} plans")
    refused(game, "bid press", "NYC-5.5")
    # The wild card adds one by itself: the press card beside it adds nothing.
    refused(game, "bid press wild", "NYC-5.5")
    assert options(game) == {"bid", "bid wild", "pass"}
    assert value_of(play(game, "bid wild")) == worth + 1


@each_worth
def test_7_2_char_13_turned_into_t_makes_no_pair(number: int, worth: int) -> None:
    game = bidding("elevator", seat(number, dollars=1, hand=["press", "press"]), seat())
    play(game, f"use {number} press")
    assert options(game) == {"bid", "pass"}
    refused(game, "bid press", "NYC-5.5")
    assert value_of(play(game, "bid")) == worth


@each_worth
def test_7_2_char_13_a_wild_card_turned_into_t(number: int, worth: int) -> None:
    game = bidding("elevator", seat(number, dollars=1, hand=["wild", "wild"]), seat())
    assert value_of(play(game, f"use {number} wild", "bid wild")) == worth + 1


@each_worth
def test_7_2_char_13_with_a_virtual_wild_card(number: int, worth: int) -> None:
    game = bidding("elevator", seat(number, 16, dollars=2, hand=["press"]), seat())
    assert value_of(play(game, "use 16", f"use {number} press", "bid")) == worth + 1


@each_worth
def test_7_2_char_13_a_card_of_the_reserve_by_exchange(number: int, worth: int) -> None:
    game = bidding("press", seat(number, dollars=1, hand=["dollar"], reserve=["plans", "wild"]), seat(), round=5)
    assert offered(game, "use") == {f"use {number} {card}" for card in ("dollar", "plans", "wild")}
    assert bid_of(play(game, f"use {number} plans", "bid")) == (worth, ["plans"])
    # One card was played, two are left for the reserve.
    assert pool(game) == ["dollar", "wild"]


@each_worth
def test_7_2_char_13_counts_against_the_size_of_the_hand(number: int, worth: int) -> None:
    one = seat(number, dollars=1, hand=["dollar", "plans"], reserve=["press", "press"])
    game = bidding("press", one, seat())
    play(game, f"use {number} plans")
    refused(game, "bid press press", "NYC-5.3")
    assert options(game) == {"bid", "bid press", "pass"}
    assert value_of(play(game, "bid press")) == worth + 1


@each_worth
def test_7_2_char_13_not_with_an_empty_hand(number: int, worth: int) -> None:
    del worth
    game = bidding("press", seat(12, number, dollars=2, reserve=["press", "wild"]), seat())
    is_asked(game, 0, "bid")
    assert offered(game, f"use {number}") == set()
    refused(game, f"use {number} press", "NYC-5.3", "NYC-7.2")


@each_worth
def test_7_2_char_13_only_a_card_one_holds(number: int, worth: int) -> None:
    del worth
    game = bidding("press", seat(number, dollars=1, hand=["dollar"], reserve=["wild", "wild"]), seat())
    refused(game, f"use {number} press", "NYC-7.2", "NYC-5.3")


@each_worth
def test_7_2_char_13_two_copies_two_cards(number: int, worth: int) -> None:
    game = bidding("press", seat(number, number, dollars=2, hand=["plans", "dollar"]), seat())
    events = play(game, f"use {number} plans", f"use {number} dollar", "bid")
    assert bid_of(events) == (2 * worth, ["dollar", "plans"])


@each_worth
def test_7_2_char_13_two_copies_need_two_cards(number: int, worth: int) -> None:
    game = bidding("press", seat(number, number, dollars=2, hand=["plans"], reserve=["wild"]), seat())
    play(game, f"use {number} plans")
    assert offered(game, "use") == set()
    refused(game, f"use {number} wild", "NYC-5.3", "NYC-7.2")
    assert value_of(play(game, "bid")) == worth


def test_7_2_char_13_and_20_each_with_its_own_card() -> None:
    game = bidding("press", seat(13, 20, dollars=2, hand=["plans", "dollar"]), seat())
    assert bid_of(play(game, "use 13 plans", "use 20 dollar", "bid")) == (3, ["dollar", "plans"])


def test_7_2_char_13_and_20_not_with_the_same_card() -> None:
    game = bidding("press", seat(13, 20, dollars=2, hand=["plans"]), seat())
    play(game, "use 13 plans")
    refused(game, "use 20 plans", "NYC-5.3", "NYC-7.2")


@each_worth
def test_7_2_char_13_the_card_is_discarded_after_the_evaluation(number: int, worth: int) -> None:
    del worth
    game = bidding("press", seat(number, dollars=1, hand=["plans"]), seat(hand=["dollar"]), draw=[], discard=[])
    play(game, f"use {number} plans", "bid")
    assert asked(game) == (1, "bid")
    assert deck(game) == ([], ["plans"])
    assert hand(game, 0) == []
    assert reserve(game, 0) == []


@each_worth
def test_7_2_char_13_one_may_still_pass(number: int, worth: int) -> None:
    del worth
    game = bidding("press", seat(number, dollars=1, hand=["plans", "press"]), seat(hand=["dollar"]))
    events = play(game, f"use {number} plans", "pass")
    assert bid_of(events) is None
    assert dollars(game, 0) == 0


@each_worth
def test_7_2_char_13_no_bid_without_it(number: int, worth: int) -> None:
    """A bid without cards is one only when a character gives something."""
    del worth
    game = bidding("press", seat(number, dollars=1, hand=["press"]), seat())
    refused(game, "bid", "NYC-5.4", "NYC-5.5", "NYC-5.6")
