"""NYC-9.3: the card that a Tom of mode B or C draws before a bidding round."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import ROUNDS, hand
from tests.rules.newyorkcity.helpers_b import bid_of, bidding, deck, is_asked, passed, play, seat, tom, toms_bid, versus

DRAWN = [kind for kind in ROUNDS if kind != "plans"]
BEFORE = [(kind, card) for kind in DRAWN for card in DRAWN[: DRAWN.index(kind)]]
LATER = [(kind, card) for kind in DRAWN for card in DRAWN[DRAWN.index(kind) + 1 :]]
each_mode = pytest.mark.parametrize("mode", ["B", "C"])
each_round = pytest.mark.parametrize("kind", DRAWN)


@pytest.mark.parametrize("kind", ROUNDS)
def test_9_3_mode_a_draws_nothing(kind: str) -> None:
    game = versus(kind, [], [kind], draw=[kind, "wild"], discard=[])
    is_asked(game, 0, "bid")
    assert deck(game) == ([kind, "wild"], [])


@each_mode
def test_9_3_nothing_is_drawn_before_plans(mode: str) -> None:
    game = versus("plans", [], ["plans"], level=f"{mode}2", draw=["wild", "prestige"], discard=[])
    is_asked(game, 0, "bid")
    assert deck(game) == (["wild", "prestige"], [])
    assert hand(game, 1) == []


@each_mode
@each_round
def test_9_3_one_card_before_every_other_round(mode: str, kind: str) -> None:
    game = versus(kind, [], [kind], level=f"{mode}2", draw=["wild", "wild"], discard=[])
    is_asked(game, 0, "bid")
    assert deck(game) == (["wild"], [])


@each_mode
@each_round
def test_9_3_a_t_card_is_played(mode: str, kind: str) -> None:
    game = versus(kind, [], [kind], level=f"{mode}2", draw=[kind, "wild"], discard=[], display=[])
    assert toms_bid(game, "pass") == (1, [kind])


@each_mode
@each_round
def test_9_3_a_t_card_is_played_with_those_of_the_supply(mode: str, kind: str) -> None:
    game = versus(kind, [kind, kind], [kind], level=f"{mode}2", draw=[kind, "wild"], discard=[], display=[])
    assert toms_bid(game, "pass") == (3, [kind] * 3)


@each_mode
@pytest.mark.parametrize("card", ["wild", "plans"])
@each_round
def test_9_3_a_wild_card_is_played_with_a_t_card(mode: str, card: str, kind: str) -> None:
    game = versus(kind, [kind], [kind], level=f"{mode}2", draw=[card, "wild"], discard=[], display=[])
    # Nobody has bid: it would not be needed, but it was drawn.
    assert toms_bid(game, "pass") == (2, sorted([kind, card]))


def test_9_3_example_a_drawn_plans_card_goes_with_a_dollar_card() -> None:
    game = versus("dollar", ["dollar"], ["dollar"], level="B4", draw=["plans", "wild"], discard=[])
    assert toms_bid(game, "pass") == (2, ["dollar", "plans"])


@each_mode
def test_9_3_a_drawn_wild_card_is_played_though_it_does_not_win(mode: str) -> None:
    game = versus("dollar", ["dollar"], ["dollar"] * 4, level=f"{mode}2", draw=["wild", "wild"], discard=[])
    assert toms_bid(game, "bid dollar dollar dollar dollar") == (2, ["dollar", "wild"])


@each_mode
def test_9_3_a_drawn_wild_card_counts_before_those_of_the_supply(mode: str) -> None:
    game = versus("dollar", ["dollar", "wild"], ["dollar"] * 2, level=f"{mode}2", ahead=1, draw=["wild"], discard=[])
    assert toms_bid(game, "bid dollar dollar") == (2, ["dollar", "wild"])
    game = versus("dollar", ["dollar", "wild"], ["dollar"] * 2, level=f"{mode}2", ahead=0, draw=["wild"], discard=[])
    assert toms_bid(game, "bid dollar dollar") == (3, ["dollar", "wild", "wild"])


@each_mode
def test_9_3_a_drawn_wild_card_is_played_before_a_plans_card_of_the_supply(mode: str) -> None:
    game = versus("dollar", ["dollar", "plans"], ["dollar"] * 2, level=f"{mode}2", ahead=1, draw=["wild"], discard=[])
    assert toms_bid(game, "bid dollar dollar") == (2, ["dollar", "wild"])


@each_mode
@pytest.mark.parametrize("card", ["wild", "plans"])
@pytest.mark.parametrize("kind", ["press", "dollar", "elevator", "prestige"])
def test_9_3_a_wild_card_without_a_t_card_joins_the_supply(mode: str, card: str, kind: str) -> None:
    game = versus(kind, ["wild"], [kind], level=f"{mode}2", draw=[card, "press"], discard=[])
    is_asked(game, 0, "bid")
    assert hand(game, 1) == sorted(["wild", card])
    assert deck(game) == (["press"], [])
    assert toms_bid(game, "pass") is None
    assert passed(game.events, 1)


@each_mode
@pytest.mark.parametrize(("kind", "card"), BEFORE)
def test_9_3_a_type_whose_round_is_over_is_discarded(mode: str, kind: str, card: str) -> None:
    game = versus(kind, ["wild", "wild", "wild"], [kind], level=f"{mode}2", draw=[card, "wild"], discard=[])
    is_asked(game, 0, "bid")
    assert hand(game, 1) == ["wild"] * 3
    assert deck(game) == (["wild"], [card])


@pytest.mark.parametrize(("kind", "card"), LATER)
def test_9_3_a_type_still_to_come_is_discarded_in_mode_b(kind: str, card: str) -> None:
    game = versus(kind, [], [kind], level="B2", draw=[card, "wild"], discard=[])
    assert hand(game, 1) == []
    assert deck(game) == (["wild"], [card])


@pytest.mark.parametrize(("kind", "card"), LATER)
def test_9_3_a_type_still_to_come_joins_the_supply_in_mode_c(kind: str, card: str) -> None:
    game = versus(kind, [], [kind], level="C2", draw=[card, "wild"], discard=[])
    assert hand(game, 1) == [card]
    assert deck(game) == (["wild"], [])


def test_9_3_what_joined_the_supply_is_played_in_its_round() -> None:
    game = versus("press", [], ["press", "elevator"], level="C2", draw=["dollar", "press", "wild"], discard=[])
    play(game, "pass")
    # I hold a dollar card and am asked in the dollar round; the press card drawn there is over.
    is_asked(game, 0, "bid")
    assert hand(game, 1) == ["dollar"]
    assert deck(game) == (["wild"], ["press"])
    assert bid_of(play(game, "pass"), 1) == (1, ["dollar"])


@each_mode
def test_9_3_five_cards_in_a_round(mode: str) -> None:
    me = seat(23, dollars=1, hand=list(ROUNDS))
    game = bidding("press", me, tom(f"{mode}2"), starter=0, draw=["wild"] * 9, discard=[])
    left = []
    for kind in ROUNDS:
        assert game.position()["bidding"] == kind
        left.append(len(deck(game)[0]))
        play(game, "pass")
    assert left == [8, 7, 6, 6, 5, 4]


@each_mode
def test_9_3_toms_draw_clockwise_from_the_starting_seat(mode: str) -> None:
    for starter, order in ((0, (1, 2)), (1, (1, 2)), (2, (2, 1))):
        seats = seat(hand=["dollar", "elevator"]), tom(f"{mode}2"), tom(f"{mode}2")
        game = bidding("dollar", *seats, starter=starter, draw=["dollar", "press", "wild"], discard=[])
        if starter == 0:
            play(game, "pass")
        first, second = order
        assert bid_of(game.events, first) == (1, ["dollar"])
        assert bid_of(game.events, second) is None


@each_mode
def test_9_3_every_tom_draws_before_the_first_bid(mode: str) -> None:
    seats = seat(hand=["press", "dollar"]), tom(f"{mode}2"), tom(f"{mode}2")
    game = bidding("press", *seats, starter=0, draw=["wild", "wild", "plans"], discard=[])
    is_asked(game, 0, "bid")
    assert deck(game) == (["plans"], [])
    assert (hand(game, 1), hand(game, 2)) == (["wild"], ["wild"])


def test_9_3_toms_of_different_modes_each_by_his_own() -> None:
    seats = seat(hand=["press", "dollar"]), tom("A2"), tom("B2"), tom("C2")
    game = bidding("press", *seats, starter=0, draw=["prestige", "prestige", "wild"], discard=[])
    is_asked(game, 0, "bid")
    assert [hand(game, who) for who in (1, 2, 3)] == [[], [], ["prestige"]]
    assert deck(game) == (["wild"], ["prestige"])


@each_mode
def test_9_3_nothing_left_to_draw(mode: str) -> None:
    game = versus("dollar", ["dollar"], ["dollar"], level=f"{mode}2", draw=[], discard=[])
    assert toms_bid(game, "pass") == (1, ["dollar"])


@each_mode
def test_9_3_the_discard_pile_becomes_the_draw_pile(mode: str) -> None:
    game = versus("dollar", ["dollar"], ["dollar"], level=f"{mode}2", draw=[], discard=["dollar"])
    assert deck(game) == ([], [])
    assert toms_bid(game, "pass") == (2, ["dollar", "dollar"])


@each_mode
def test_9_3_in_the_last_round_a_wild_card_joins_and_all_is_played(mode: str) -> None:
    game = versus("skyscraper", ["wild"], ["skyscraper"], level=f"{mode}2", draw=["wild", "press"], discard=[])
    assert toms_bid(game, "pass") == (1, ["wild", "wild"])
