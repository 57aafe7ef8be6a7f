"""NYC-9.4 and 9.5: what a Tom bids."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import ROUNDS, hand, winner
from tests.rules.newyorkcity.helpers_b import bid_of, bidding, deck, is_asked, passed, play, seat, tom, toms_bid, versus

PLAIN = [kind for kind in ROUNDS if kind not in {"plans", "skyscraper"}]
each_kind = pytest.mark.parametrize("kind", PLAIN)

# --- 9.4 ------------------------------------------------------------------------------------------------------------


@each_kind
def test_9_4_all_his_t_cards_and_no_wild_card_when_nobody_has_bid(kind: str) -> None:
    game = versus(kind, [kind, kind, "wild", "plans"], [kind], display=[])
    assert toms_bid(game, "pass") == (2, [kind, kind])


@each_kind
def test_9_4_first_to_bid_adds_none(kind: str) -> None:
    game = versus(kind, [kind, "wild", "wild"], [kind, kind], starter=1, display=[])
    is_asked(game, 0, "bid")
    assert toms_bid(game) == (1, [kind])


def test_9_4_example_one_prestige_card_and_one_of_two_wild_cards() -> None:
    game = versus("prestige", ["prestige", "wild", "wild"], ["prestige", "prestige"], ahead=1, display=[])
    assert toms_bid(game, "bid prestige prestige") == (2, ["prestige", "wild"])
    assert winner(game.events) == 1


@each_kind
def test_9_4_behind_on_the_press_track_he_must_bid_more(kind: str) -> None:
    game = versus(kind, [kind, "wild", "wild", "wild"], [kind, kind], ahead=0, display=[])
    assert toms_bid(game, f"bid {kind} {kind}") == (3, sorted([kind, "wild", "wild"]))


@each_kind
def test_9_4_when_he_cannot_be_highest_he_adds_none(kind: str) -> None:
    game = versus(kind, [kind, "wild"], [kind, kind], ahead=0, display=[])
    assert toms_bid(game, f"bid {kind} {kind}") == (1, [kind])


@each_kind
def test_9_4_all_his_wild_cards_when_just_enough(kind: str) -> None:
    game = versus(kind, [kind, "wild", "plans"], [kind, kind], ahead=0, display=[])
    assert toms_bid(game, f"bid {kind} {kind}") == (3, sorted([kind, "plans", "wild"]))


@pytest.mark.parametrize(
    ("ahead", "theirs", "wilds", "value"),
    [
        (0, 1, 3, 2),
        (0, 2, 3, 3),
        (0, 3, 3, 4),
        (0, 4, 3, 1),
        (1, 1, 3, 1),
        (1, 2, 3, 2),
        (1, 3, 3, 3),
        (1, 4, 3, 4),
        (1, 5, 3, 1),
        (1, 2, 0, 1),
    ],
)
def test_9_4_as_few_as_make_him_the_highest(ahead: int, theirs: int, wilds: int, value: int) -> None:
    game = versus("dollar", ["dollar"] + ["wild"] * wilds, ["dollar"] * theirs, ahead=ahead)
    bid = toms_bid(game, "bid " + " ".join(["dollar"] * theirs))
    assert bid is not None
    assert bid == (value, sorted(["dollar"] + ["wild"] * (value - 1)))


@each_kind
def test_9_4_all_t_cards_even_if_fewer_would_do(kind: str) -> None:
    game = versus(kind, [kind] * 4, [kind], ahead=1, display=[])
    assert toms_bid(game, f"bid {kind}") == (4, [kind] * 4)


@each_kind
def test_9_4_all_t_cards_even_if_they_do_not_win(kind: str) -> None:
    game = versus(kind, [kind] * 2, [kind] * 4, display=[])
    assert toms_bid(game, "bid " + " ".join([kind] * 4)) == (2, [kind] * 2)


def test_9_4_plans_before_wild_cards() -> None:
    game = versus("dollar", ["dollar", "wild", "plans"], ["dollar"], ahead=0)
    assert toms_bid(game, "bid dollar") == (2, ["dollar", "plans"])
    assert hand(game, 1) == ["wild"]


def test_9_4_plans_before_wild_cards_and_then_a_wild_card() -> None:
    game = versus("dollar", ["dollar", "wild", "wild", "plans"], ["dollar"] * 2, ahead=0)
    assert toms_bid(game, "bid dollar dollar") == (3, ["dollar", "plans", "wild"])
    assert hand(game, 1) == ["wild"]


def test_9_4_cards_of_other_types_stay_in_the_supply() -> None:
    game = versus("dollar", ["dollar", "elevator", "prestige", "skyscraper"], ["dollar"] * 2)
    assert toms_bid(game, "bid dollar dollar") == (1, ["dollar"])
    assert hand(game, 1) == ["elevator", "prestige", "skyscraper"]


def test_9_4_the_neutral_token_breaks_no_tie() -> None:
    where = {"9": ["neutral"], "5": [1], "4": [0]}
    game = versus("dollar", ["dollar", "wild", "wild"], ["dollar"] * 2, press=where)
    assert toms_bid(game, "bid dollar dollar") == (2, ["dollar", "wild"])


def test_9_4_ties_in_one_stack() -> None:
    above = {"9": ["neutral"], "5": [1, 0]}
    game = versus("dollar", ["dollar", "wild", "wild"], ["dollar"] * 2, press=above)
    assert toms_bid(game, "bid dollar dollar") == (2, ["dollar", "wild"])
    below = {"9": ["neutral"], "5": [0, 1]}
    game = versus("dollar", ["dollar", "wild", "wild"], ["dollar"] * 2, press=below)
    assert toms_bid(game, "bid dollar dollar") == (3, ["dollar", "wild", "wild"])


def test_9_4_the_press_track_as_it_stands_when_he_bids() -> None:
    me = seat(14, dollars=1, hand=["dollar", "elevator"])
    robot = tom("A2", hand=["dollar", "wild", "wild", "wild"])
    game = bidding("dollar", me, robot, press={"6": [0], "5": [1], "9": ["neutral"]}, starter=0)
    # Going back 2 for two wild cards, I fall behind: a bid of 3 is enough for him.
    assert toms_bid(game, "use 14 2", "bid dollar") == (3, ["dollar", "wild", "wild"])
    assert winner(game.events) == 1


def test_9_4_values_count_not_cards() -> None:
    me = seat(16, dollars=1, hand=["press", "press", "elevator"])
    game = bidding("dollar", me, tom("A2", hand=["dollar", "wild", "wild"]), order=[1, 0], starter=0)
    # Two equal cards and the wild card of 16: a bid of 2.
    assert toms_bid(game, "use 16", "bid press press") == (2, ["dollar", "wild"])


def test_9_4_bids_still_to_come_do_not_count() -> None:
    me, you = seat(hand=["dollar", "elevator"]), seat(hand=["dollar"] * 3)
    game = bidding("dollar", me, tom("A2", hand=["dollar", "wild", "wild"]), you, order=[1, 0, 2], starter=0)
    play(game, "bid dollar")
    assert bid_of(game.events, 1) == (1, ["dollar"])
    is_asked(game, 2, "bid")


def test_9_4_all_bids_already_made_count() -> None:
    me, you = seat(hand=["dollar", "elevator"]), seat(hand=["dollar"] * 3)
    robot = tom("A2", hand=["dollar", "wild", "wild", "wild"])
    game = bidding("dollar", me, you, robot, order=[0, 2, 1], starter=0)
    play(game, "bid dollar", "bid dollar dollar dollar")
    # Seat 1 bid 3 and is behind him; seat 0 is ahead with 1: 3 is enough.
    assert bid_of(game.events, 2) == (3, ["dollar", "wild", "wild"])


def test_9_4_a_tie_ahead_and_a_tie_behind() -> None:
    me, you = seat(hand=["dollar"] * 2 + ["elevator"]), seat(hand=["dollar"] * 2)
    robot = tom("A2", hand=["dollar", "wild", "wild", "wild"])
    game = bidding("dollar", me, you, robot, order=[0, 2, 1], starter=0)
    play(game, "bid dollar dollar", "bid dollar dollar")
    assert bid_of(game.events, 2) == (3, ["dollar", "wild", "wild"])


def test_9_4_in_the_prestige_round_too_only_first_place_counts() -> None:
    me, you = seat(hand=["prestige"] * 4 + ["skyscraper"]), seat(hand=["prestige"])
    robot = tom("A2", hand=["prestige", "wild"])
    game = bidding("prestige", me, you, robot, order=[0, 1, 2], starter=0, display=[])
    play(game, "bid prestige prestige prestige prestige", "bid prestige")
    # A wild card would make him second; he keeps it.
    assert bid_of(game.events, 2) == (1, ["prestige"])
    assert hand(game, 2) == ["wild"]


def test_9_4_a_tom_answers_another_tom() -> None:
    seats = seat(hand=["elevator"]), tom("A2", hand=["dollar"] * 2), tom("A3", hand=["dollar", "wild", "wild", "wild"])
    game = bidding("dollar", *seats, order=[0, 1, 2], starter=0)
    assert bid_of(game.events, 1) == (2, ["dollar"] * 2)
    assert bid_of(game.events, 2) == (3, ["dollar", "wild", "wild"])
    assert winner(game.events) == 2


def test_9_4_he_bids_on_his_clockwise_turn() -> None:
    seats = seat(hand=["dollar", "elevator"]), tom("A2", hand=["dollar"]), seat(hand=["dollar"])
    game = bidding("dollar", *seats, starter=2)
    is_asked(game, 2, "bid")
    play(game, "bid dollar")
    is_asked(game, 0, "bid")
    assert bid_of(game.events, 1) is None
    play(game, "bid dollar")
    assert bid_of(game.events, 1) == (1, ["dollar"])


def test_9_4_the_winner_starts_the_next_round_a_tom_too() -> None:
    game = versus("dollar", ["dollar", "elevator"], ["dollar"], ahead=1)
    play(game, "bid dollar")
    # He won the tie, starts the elevator round and has bid before I am asked.
    is_asked(game, 0, "bid")
    assert game.position()["bidding"] == "elevator"
    assert [one["value"] for one in game.events if one["event"] == "bid" and one["seat"] == 1] == [1, 1]


def test_9_4_his_cards_are_discarded() -> None:
    game = versus("dollar", ["dollar", "plans", "wild"], ["dollar"], draw=[], discard=[])
    play(game, "bid dollar")
    assert hand(game, 1) == ["wild"]
    assert deck(game)[1] == ["dollar", "dollar", "plans"]


# --- 9.5 ------------------------------------------------------------------------------------------------------------


@each_kind
@pytest.mark.parametrize("supply", [["wild"], ["wild", "wild"], ["wild", "plans"], ["plans"] * 3, ["wild"] * 5])
def test_9_5_no_t_card_no_bid(kind: str, supply: list[str]) -> None:
    game = versus(kind, supply, [kind], display=[])
    assert toms_bid(game, "pass") is None
    assert passed(game.events, 1)
    assert hand(game, 1) == sorted(supply)


@each_kind
def test_9_5_no_pair_of_others_makes_a_t_card(kind: str) -> None:
    supply = ["skyscraper", "skyscraper", "wild", "wild"]
    game = versus(kind, supply, [kind], display=[])
    assert toms_bid(game, f"bid {kind}") is None
    assert hand(game, 1) == supply


@each_kind
def test_9_5_pairs_add_nothing_to_a_t_card(kind: str) -> None:
    supply = [kind, "skyscraper", "skyscraper"]
    game = versus(kind, supply, [kind, kind], display=[])
    assert toms_bid(game, f"bid {kind} {kind}") == (1, [kind])


def test_9_5_an_empty_supply() -> None:
    game = versus("press", [], ["press"])
    assert toms_bid(game, "bid press") is None
    assert passed(game.events, 1)
