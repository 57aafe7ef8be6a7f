"""NYC-9.10 and 9.11: a Tom in the skyscraper round, and his five in a borough."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity import helpers
from tests.rules.newyorkcity.helpers import board, hand, points, towers, winner
from tests.rules.newyorkcity.helpers_b import bidding, deck, mayor, play, seat, tom, toms_bid, versus

S, W, P = "skyscraper", "wild", "plans"

# --- 9.10 -----------------------------------------------------------------------------------------------------------

BIDS: list[tuple[list[str], int]] = [
    ([S], 1),
    ([S, S], 2),
    ([S, W], 2),
    ([S, P], 2),
    ([S, P, W], 3),
    ([S, S, P, W, W], 5),
    ([W, W], 1),
    ([P, P], 1),
    ([P, W], 1),
    ([W, W, W], 2),
    ([P, W, W], 2),
    ([P, P, P], 2),
    ([P, P, W, W], 3),
    ([W] * 5, 4),
    ([W] * 9, 8),
]


@pytest.mark.parametrize(("supply", "value"), BIDS)
@pytest.mark.parametrize("mine", ["pass", "bid skyscraper", "bid skyscraper skyscraper skyscraper"])
def test_9_10_he_plays_all_he_has_left(supply: list[str], value: int, mine: str) -> None:
    game = versus(S, supply, [S] * 3)
    assert toms_bid(game, mine) == (value, sorted(supply))
    assert hand(game, 1) == []


def test_9_10_example_four_wild_cards_are_three_skyscrapers() -> None:
    game = versus(S, [W] * 4, [S] * 4, round=2)
    assert toms_bid(game, "bid skyscraper skyscraper skyscraper skyscraper") == (3, [W] * 4)
    # I am the winner; he builds three.
    assert towers(game, mayor(2), 1) == 3


@pytest.mark.parametrize("card", [W, P])
def test_9_10_a_single_wild_card_is_discarded(card: str) -> None:
    game = versus(S, [card], [S], draw=[], discard=[])
    assert toms_bid(game, "pass") is None
    assert hand(game, 1) == []
    assert deck(game)[1] == [card]
    assert towers(game, mayor(1), 1) == 0


def test_9_10_nothing_left_no_bid() -> None:
    game = versus(S, [], [S])
    assert toms_bid(game, "pass") is None


def test_9_10_two_wild_cards_beside_a_skyscraper_card_add_one_each() -> None:
    game = versus(S, [S, W, W], [S])
    assert toms_bid(game, "pass") == (3, [S, W, W])


def test_9_10_he_builds_from_the_supply() -> None:
    game = versus(S, [S, W], [S], round=3)
    play(game, "pass")
    assert towers(game, mayor(3), 1) == 3
    assert board(game, 1) == 0


def test_9_10_his_player_board_is_not_touched() -> None:
    game = versus(S, [S, W], [S], round=3, robot={"skyscrapers": 4})
    play(game, "pass")
    assert towers(game, mayor(3), 1) == 3
    assert board(game, 1) == 4


def test_9_10_second_builds_his_bid_only() -> None:
    game = versus(S, [S, W], [S] * 3, round=3)
    play(game, "bid skyscraper skyscraper skyscraper")
    assert towers(game, mayor(3), 1) == 2


def test_9_10_a_tie_goes_by_the_press_track() -> None:
    game = versus(S, [S, W], [S] * 2, round=3, ahead=1)
    play(game, "bid skyscraper skyscraper")
    assert winner(game.events) == 1
    assert towers(game, mayor(3), 1) == 3


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_9_10_in_the_borough_of_the_mayor(round_: int) -> None:
    game = versus(S, [S], [S], round=round_)
    play(game, "pass")
    built = {name: towers(game, name, 1) for name in helpers.BOROUGHS}
    assert built == {name: 2 if name == mayor(round_) else 0 for name in helpers.BOROUGHS}


def test_9_10_only_in_this_round_two_wild_cards_make_one() -> None:
    game = versus("prestige", [W, W, W], ["prestige"], display=[])
    assert toms_bid(game, "pass") is None


def test_9_10_two_toms() -> None:
    me = seat(23, dollars=1, hand=[S])
    game = bidding(S, me, tom("A2", hand=[S]), tom("A2", hand=[W, W, P]), round=4)
    play(game, "pass")
    assert (towers(game, mayor(4), 1), towers(game, mayor(4), 2)) == (1, 3)


# --- 9.11 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "cards", "after"),
    [(0, 4, 5), (0, 5, 5), (0, 8, 5), (1, 4, 5), (3, 1, 5), (3, 2, 5), (4, 1, 5), (4, 3, 5), (5, 1, 5), (5, 4, 5)],
)
def test_9_11_never_more_than_five_in_a_borough(standing: int, cards: int, after: int) -> None:
    game = versus(S, [S] * cards, [S], round=3, towers={mayor(3): {1: standing}})
    assert toms_bid(game, "pass") == (cards, [S] * cards)
    assert towers(game, mayor(3), 1) == after


def test_9_11_up_to_five_is_allowed() -> None:
    game = versus(S, [S], [S], round=3, towers={mayor(3): {1: 2}})
    play(game, "pass")
    assert towers(game, mayor(3), 1) == 4


def test_9_11_surplus_ones_are_built_nowhere() -> None:
    game = versus(S, [S] * 4, [S], round=3, towers={mayor(3): {1: 4}, "queens": {1: 1}})
    play(game, "pass")
    assert sum(towers(game, name, 1) for name in helpers.BOROUGHS) == 6
    assert board(game, 1) == 0


def test_9_11_does_not_bind_a_person() -> None:
    me = seat(23, dollars=1, hand=[S] * 4, skyscrapers=9)
    game = bidding(S, me, tom("A2"), round=3, towers={mayor(3): {0: 4}})
    play(game, "bid skyscraper skyscraper skyscraper skyscraper")
    assert towers(game, mayor(3), 0) == 9


def test_9_11_in_the_prestige_round_too() -> None:
    five = {name: {1: 5} for name in ("manhattan", "bronx", "queens")}
    game = versus("prestige", ["prestige"], display=[["subway", 4]], towers=five)
    assert sum(towers(game, name, 1) for name in helpers.BOROUGHS) == 15
    assert points(game, 1) == 1


def test_9_11_he_still_wins_the_round() -> None:
    game = versus(S, [S, S], [S], round=3, towers={mayor(3): {1: 5}})
    play(game, "bid skyscraper")
    assert winner(game.events) == 1
    assert towers(game, mayor(3), 0) == 0
