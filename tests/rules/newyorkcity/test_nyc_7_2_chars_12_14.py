"""NYC-7.2: characters 12 (renew the reserve) and 14 (steps back are wild cards)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import (
    asked,
    board,
    dollars,
    hand,
    options,
    points,
    ranking,
    reserve,
    space,
    stack,
    winner,
)
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

# --- 12 -------------------------------------------------------------------------------------------------------------


def test_7_2_char_12_discards_from_the_reserve_and_refills() -> None:
    one = seat(12, dollars=1, hand=["press"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 12 wild")
    assert points(game, 0) == 1
    assert dollars(game, 0) == 0
    assert hand(game, 0) == ["press"]
    assert reserve(game, 0) == ["dollar", "plans"]
    assert deck(game) == (["prestige", "wild"], ["wild"])
    is_asked(game, 0, "bid")


def test_7_2_char_12_the_whole_reserve() -> None:
    one = seat(12, dollars=1, hand=["press"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 12 dollar wild")
    assert reserve(game, 0) == ["plans", "prestige"]


def test_7_2_char_12_may_name_no_card() -> None:
    one = seat(12, dollars=1, hand=["press"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat())
    play(game, "use 12")
    assert points(game, 0) == 1
    assert reserve(game, 0) == ["dollar", "wild"]


def test_7_2_char_12_with_an_empty_hand_too() -> None:
    game = bidding("press", seat(12, dollars=1, reserve=["wild", "dollar"]), seat())
    assert offered(game, "use") == {"use 12", "use 12 dollar", "use 12 wild", "use 12 dollar wild"}
    play(game, "use 12 wild")
    assert points(game, 0) == 1


def test_7_2_char_12_in_any_bidding_round() -> None:
    game = bidding("skyscraper", seat(12, dollars=1, reserve=["wild", "dollar"]), seat(), round=5)
    play(game, "use 12 wild")
    assert points(game, 0) == 1


def test_7_2_char_12_the_new_cards_can_be_bid() -> None:
    one = seat(12, dollars=1, hand=["dollar"], reserve=["plans", "dollar"])
    game = bidding("press", one, seat(), draw=["press", "wild"])
    play(game, "use 12 plans")
    assert bid_of(play(game, "bid press")) == (1, ["press"])


def test_7_2_char_12_two_copies() -> None:
    one = seat(12, 12, dollars=2, hand=["press"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 12 wild", "use 12 plans")
    assert points(game, 0) == 2
    assert reserve(game, 0) == ["dollar", "prestige"]


def test_7_2_char_12_no_cards_to_refill_with() -> None:
    one = seat(12, dollars=1, hand=["press", "plans"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=[], discard=[])
    play(game, "use 12 wild")
    # Its own discard is shuffled and drawn again (NYC-0.6).
    assert reserve(game, 0) == ["dollar", "wild"]


def test_7_2_char_12_only_on_ones_bidding_turn() -> None:
    game = bidding("press", seat(hand=["press"]), seat(12, dollars=1, hand=["press"], reserve=["wild", "dollar"]))
    refused(game, "use 12 wild")
    play(game, "pass")
    is_asked(game, 1, "bid")
    play(game, "use 12 wild")
    assert points(game, 1) == 1


# --- 14 -------------------------------------------------------------------------------------------------------------

FIVE = {"5": [0], "3": [1], "9": ["neutral"]}


def test_7_2_char_14_example_three_elevators_and_two_steps_are_five() -> None:
    game = bidding("elevator", seat(14, dollars=1, hand=["elevator"] * 3), seat(), press=FIVE)
    events = play(game, "use 14 2", "bid elevator elevator elevator")
    assert bid_of(events) == (5, ["elevator"] * 3)
    assert space(game, 0) == 3


def test_7_2_char_14_one_step() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(hand=["elevator"]), press=FIVE)
    assert offered(game, "use") == {"use 14 1", "use 14 2"}
    events = play(game, "use 14 1", "bid dollar")
    assert value_of(events) == 2
    assert space(game, 0) == 4
    assert dollars(game, 0) == 2 + 1


def test_7_2_char_14_lands_on_top() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press=FIVE)
    play(game, "use 14 2")
    assert stack(game, 3) == [0, 1]


def test_7_2_char_14_back_from_the_last_space() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press={"15": [1, 0], "9": ["neutral"]},
                   starter=0)  # fmt: skip
    play(game, "use 14 1")
    assert stack(game, 14) == [0]
    assert stack(game, 15) == [1]


def test_7_2_char_14_the_step_back_is_made_at_once() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press={"5": [0], "4": [1, "neutral"]})
    play(game, "use 14 1")
    assert ranking(game) == [0, 1, "neutral"]
    assert space(game, 0) == 4


def test_7_2_char_14_may_lose_the_tie_by_its_own_steps() -> None:
    one = seat(14, dollars=1, hand=["dollar"])
    game = bidding("dollar", one, seat(hand=["dollar", "wild", "wild"]), press={"5": [0], "4": [1], "9": ["neutral"]})
    events = play(game, "use 14 2", "bid dollar", "bid dollar wild wild")
    assert (value_of(events), value_of(events, 1), winner(events)) == (3, 3, 1)


def test_7_2_char_14_two_steps_alone_make_one_card() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["plans"]), seat(), press=FIVE)
    assert bid_of(play(game, "use 14 2", "bid")) == (1, [])


def test_7_2_char_14_one_step_alone_is_no_bid() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["plans"]), seat(), press=FIVE)
    play(game, "use 14 1")
    assert options(game) == {"bid plans", "pass"}
    refused(game, "bid", "NYC-5.4", "NYC-5.5", "NYC-5.6")


def test_7_2_char_14_a_step_and_any_other_card_make_one_card() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["plans", "wild"]), seat(), press=FIVE)
    play(game, "use 14 1")
    # A step and a plans card: 1. A step and a wild card, two equal ones: 1. All three: 2.
    assert options(game) == {"bid plans", "bid wild", "bid plans wild", "pass"}
    assert value_of(play(game.clone(), "bid plans")) == 1
    assert value_of(play(game.clone(), "bid wild")) == 1
    assert value_of(play(game.clone(), "bid plans wild")) == 2


def test_7_2_char_14_two_steps_and_a_wild_card_are_two() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["wild"]), seat(), press=FIVE)
    assert value_of(play(game, "use 14 2", "bid wild")) == 2


def test_7_2_char_14_two_steps_leave_no_room_for_a_lone_other_card() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["plans"]), seat(), press=FIVE)
    play(game, "use 14 2")
    # Step and plans make one card, the other step adds one: 2, against 1 without the card.
    assert value_of(play(game, "bid plans")) == 2


def test_7_2_char_14_two_copies_four_steps() -> None:
    game = bidding("dollar", seat(14, 14, dollars=2, hand=["dollar"]), seat(), press=FIVE)
    events = play(game, "use 14 2", "use 14 2", "bid dollar")
    assert value_of(events) == 5
    assert space(game, 0) == 1


def test_7_2_char_14_not_below_space_zero() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press={"1": [0], "0": [1, "neutral"]})
    assert offered(game, "use") == {"use 14 1"}
    refused(game, "use 14 2", "NYC-7.2", "NYC-2.4")
    play(game, "use 14 1")
    assert stack(game, 0)[0] == 0


def test_7_2_char_14_not_from_space_zero() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press={"0": [0, 1, "neutral"]})
    assert offered(game, "use") == set()
    refused(game, "use 14 1", "NYC-7.2", "NYC-2.4")


def test_7_2_char_14_one_or_two_steps() -> None:
    game = bidding("dollar", seat(14, dollars=1, hand=["dollar"]), seat(), press=FIVE)
    refused(game, "use 14 3")
    refused(game, "use 14 0")


def test_7_2_char_14_in_a_press_round_first_back_then_forward() -> None:
    game = bidding("press", seat(14, dollars=1, hand=["press"]), seat(hand=["dollar"]), press=FIVE)
    play(game, "use 14 2", "bid press")
    # 5 - 2 + 3 for the bid + 1 for the winner.
    assert space(game, 0) == 7


def test_7_2_char_14_only_for_this_bid() -> None:
    one = seat(14, dollars=1, hand=["dollar", "elevator", "press"])
    game = bidding("dollar", one, seat(), press=FIVE)
    assert value_of(play(game, "use 14 2", "bid dollar")) == 3
    assert asked(game) == (0, "bid")
    assert value_of(play(game, "bid elevator")) == 1


def test_7_2_char_14_after_the_use_one_may_pass() -> None:
    game = bidding("plans", seat(14, dollars=1, hand=["plans"]), seat(hand=["prestige"]), press=FIVE)
    play(game, "use 14 2", "pass")
    assert space(game, 0) == 3
    assert board(game, 0) == 0
    assert dollars(game, 0) == 0
    assert pool(game) == ["plans"]
