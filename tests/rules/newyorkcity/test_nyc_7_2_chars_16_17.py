"""NYC-7.2: characters 16 (one more wild card) and 17 (one more prestige card)."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import ROUNDS, board, dollars, options, points
from tests.rules.newyorkcity.helpers_b import bid_of, bidding, offered, play, refused, seat, value_of

# --- 16 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ROUNDS)
def test_7_2_char_16_one_more_in_every_round(kind: str) -> None:
    game = bidding(kind, seat(16, dollars=1, hand=[kind]), seat(), display=[])
    assert bid_of(play(game, "use 16", f"bid {kind}")) == (2, [kind])


@pytest.mark.parametrize("kind", ROUNDS[1:])
def test_7_2_char_16_with_another_card_makes_one(kind: str) -> None:
    game = bidding(kind, seat(16, dollars=1, hand=["press"]), seat(), display=[])
    assert bid_of(play(game, "use 16", "bid press")) == (1, ["press"])


def test_7_2_char_16_alone_is_no_bid() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["press"]), seat())
    play(game, "use 16")
    assert options(game) == {"bid press", "pass"}
    refused(game, "bid", "NYC-5.4", "NYC-5.5", "NYC-5.6")


def test_7_2_char_16_two_copies_alone_make_one() -> None:
    game = bidding("dollar", seat(16, 16, dollars=2, hand=["press"]), seat())
    play(game, "use 16", "use 16")
    assert options(game) == {"bid", "bid press", "pass"}
    assert bid_of(play(game.clone(), "bid")) == (1, [])
    # One wild with the press card makes a card, the other adds one.
    assert value_of(play(game.clone(), "bid press")) == 2


def test_7_2_char_16_with_a_wild_card_makes_one() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["wild"]), seat())
    assert value_of(play(game, "use 16", "bid wild")) == 1


def test_7_2_char_16_with_two_wild_cards_makes_two() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["wild", "wild"]), seat())
    assert value_of(play(game, "use 16", "bid wild wild")) == 2


def test_7_2_char_16_with_a_pair_of_others_makes_two() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["press", "press"]), seat())
    assert value_of(play(game, "use 16", "bid press press")) == 2


def test_7_2_char_16_with_two_different_others_only_one_of_them() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["press", "plans"]), seat())
    play(game, "use 16")
    refused(game, "bid press plans", "NYC-5.5")
    assert options(game) == {"bid press", "bid plans", "pass"}


def test_7_2_char_16_with_t_and_another_the_other_adds_nothing() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["press", "dollar"]), seat())
    play(game, "use 16")
    refused(game, "bid press dollar", "NYC-5.5")
    assert value_of(play(game, "bid dollar")) == 2


def test_7_2_char_16_takes_no_place_in_the_hand() -> None:
    game = bidding("dollar", seat(16, dollars=1, hand=["dollar"], reserve=["wild"]), seat())
    play(game, "use 16")
    refused(game, "bid dollar wild", "NYC-5.3")
    assert value_of(play(game, "bid dollar")) == 2


def test_7_2_char_16_with_an_empty_hand_two_copies_are_a_bid() -> None:
    game = bidding("dollar", seat(16, 16, dollars=2), seat(hand=["elevator"]))
    assert bid_of(play(game, "use 16", "use 16", "bid")) == (1, [])
    assert dollars(game, 0) == 2


def test_7_2_char_16_the_winner_counts_it() -> None:
    one = seat(16, dollars=1, hand=["plans"])
    game = bidding("plans", one, seat(hand=["plans", "prestige"]), order=[1, 0], starter=0)
    play(game, "use 16", "bid plans", "bid plans")
    assert board(game, 0) == 3
    assert board(game, 1) == 1


def test_7_2_char_16_once() -> None:
    game = bidding("dollar", seat(16, dollars=3, hand=["dollar"]), seat())
    play(game, "use 16")
    refused(game, "use 16", "NYC-7.0")


# --- 17 -------------------------------------------------------------------------------------------------------------


def test_7_2_char_17_one_more_prestige_card() -> None:
    game = bidding("prestige", seat(17, dollars=1, hand=["prestige"]), seat(), display=[])
    events = play(game, "use 17", "bid prestige")
    assert bid_of(events) == (2, ["prestige"])
    assert points(game, 0) == 2


@pytest.mark.parametrize("kind", [kind for kind in ROUNDS if kind != "prestige"])
def test_7_2_char_17_only_in_the_prestige_round(kind: str) -> None:
    game = bidding(kind, seat(17, dollars=1, hand=[kind, "prestige"]), seat())
    assert offered(game, "use") == set()
    refused(game, "use 17", "NYC-7.2")


def test_7_2_char_17_lets_a_wild_card_follow() -> None:
    game = bidding("prestige", seat(17, dollars=1, hand=["wild"]), seat(), display=[])
    assert bid_of(play(game, "use 17", "bid wild")) == (2, ["wild"])


def test_7_2_char_17_with_16_is_two() -> None:
    game = bidding("prestige", seat(16, 17, dollars=2), seat(), display=[])
    assert value_of(play(game, "use 16", "use 17", "bid")) == 2


def test_7_2_char_17_another_card_beside_it_adds_nothing() -> None:
    game = bidding("prestige", seat(17, dollars=1, hand=["press", "wild"]), seat(), display=[])
    play(game, "use 17")
    refused(game, "bid press", "NYC-5.5")
    refused(game, "bid press wild", "NYC-5.5")
    assert options(game) == {"bid", "bid wild", "pass"}


def test_7_2_char_17_two_copies() -> None:
    game = bidding("prestige", seat(17, 17, dollars=2), seat(), display=[])
    assert value_of(play(game, "use 17", "use 17", "bid")) == 2
    assert points(game, 0) == 2


def test_7_2_char_17_may_win_the_round() -> None:
    game = bidding("prestige", seat(17, dollars=1), seat(hand=["prestige"]), order=[1, 0])
    # Both bid 1; seat 1 is ahead and chooses first.
    play(game, "bid prestige", "use 17", "bid")
    assert (game.decision.seat, game.decision.kind) == (1, "bonus")
