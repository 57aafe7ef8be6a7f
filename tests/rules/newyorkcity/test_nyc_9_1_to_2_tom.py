"""NYC-9.1 and 9.2: what a Tom is, and his levels."""

from __future__ import annotations

import pytest

from nyc_core import InvalidPosition, new_game
from tests.rules.newyorkcity.helpers import CARDS, ROUNDS, asked, board, company, dollars, hand, player, used
from tests.rules.newyorkcity.helpers_b import deck, draft, is_asked, lay, play, seat, tom, toms_bid, versus

PRINTED = ("A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5")
EVERY = tuple(f"{mode}{number}" for mode in "ABC" for number in range(2, 10))

# --- 9.1 ------------------------------------------------------------------------------------------------------------


def test_9_1_plans_are_wild_cards_for_a_tom() -> None:
    game = versus("dollar", ["dollar", "plans"], ["dollar"])
    assert toms_bid(game, "bid dollar") == (2, ["dollar", "plans"])


def test_9_1_plans_are_no_wild_cards_for_a_person() -> None:
    game = versus("dollar", [], ["dollar", "plans"])
    assert "bid dollar plans" not in {str(one) for one in game.options()}


@pytest.mark.parametrize("kind", [kind for kind in ROUNDS if kind != "plans"])
def test_9_1_no_character_is_used_in_a_bid(kind: str) -> None:
    robot = {"characters": [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22], "dollars": 11}
    game = versus(kind, [kind], robot=robot, display=[])
    assert toms_bid(game) == (1, [kind])
    assert used(game, 1) == []
    assert asked(game)[0] == 0
    assert dollars(game, 1) == 11 + (2 if kind == "dollar" else 0)


def test_9_1_no_character_is_used_in_phase_three() -> None:
    robot = tom(characters=[23, 24, 25, 26, 27], dollars=5)
    game = lay(seat(23, dollars=1), robot, phase="activation", round=5, order=[1, 0])
    is_asked(game, 0, "activate")
    play(game, "end")
    assert (player(game, 1)["points"], board(game, 1), dollars(game, 1)) == (0, 0, 5)


def test_9_1_no_character_is_used_in_phase_one() -> None:
    robot = tom(characters=list(range(1, 12)), dollars=9)
    pairs = [("press", "dollar"), ("press", "wild"), ("plans", "plans")]
    game = draft(seat(), robot, pairs=pairs)
    play(game, "take 1", "take 1")
    assert used(game, 1) == []
    assert dollars(game, 1) == 9
    assert company(game, 1) == list(range(1, 12))


def test_9_1_a_tom_has_no_reserve() -> None:
    game = new_game("newyorkcity", seats=["human", "tom:B4"], seed=3)
    assert player(game, 1)["reserve"] == []
    assert (dollars(game, 1), board(game, 1), hand(game, 1)) == (0, 0, [])


# --- 9.2 ------------------------------------------------------------------------------------------------------------

TOMS_PAIR = [("press", "dollar"), ("press", "wild"), ("skyscraper", "skyscraper")]


@pytest.mark.parametrize("level", EVERY)
def test_9_2_the_number_is_how_many_cards_he_draws(level: str) -> None:
    game = draft(seat(), tom(level), pairs=TOMS_PAIR, order=[0, 1], draw=["prestige"] * 30, discard=[])
    play(game, "take 1", "take 1")
    is_asked(game, 0, "bid")
    # Modes B and C draw one card more before the first bidding round.
    drawn = 30 - len(deck(game)[0])
    assert drawn == int(level[1]) + (0 if level[0] == "A" else 1)


@pytest.mark.parametrize("number", range(2, 10))
def test_9_2_he_starts_with_his_pair_and_that_number(number: int) -> None:
    game = draft(seat(), tom(f"A{number}"), pairs=TOMS_PAIR, order=[0, 1], draw=["wild"] * 30, discard=[])
    play(game, "take 1", "take 1")
    assert hand(game, 1) == ["skyscraper"] * 2 + ["wild"] * number


def test_9_2_example_b4_starts_with_six_cards() -> None:
    pile = ["wild", "plans", "elevator", "prestige", "dollar", "wild"]
    game = draft(seat(), tom("B4"), pairs=TOMS_PAIR, order=[0, 1], draw=pile, discard=[])
    play(game, "take 1", "take 1")
    is_asked(game, 0, "bid")
    # The seventh card, drawn for the press round in mode B, is a dollar card and goes at once.
    assert hand(game, 1) == ["elevator", "plans", "prestige", "skyscraper", "skyscraper", "wild"]
    assert deck(game) == (["wild"], ["dollar"])


@pytest.mark.parametrize("level", PRINTED)
def test_9_2_each_printed_level_plays_a_whole_game(level: str) -> None:
    game = new_game("newyorkcity", seats=["human", f"tom:{level}"], seed=11)
    for step in range(1000):
        if game.decision is None:
            break
        choices = game.options()
        game.act(choices[(7 * step) % len(choices)])
    assert game.decision is None
    assert game.position()["round"] == 5


def test_9_2_several_toms_of_different_levels() -> None:
    pairs = [*TOMS_PAIR, ("prestige", "elevator")]
    game = draft(seat(), tom("A3"), tom("A9"), pairs=pairs, order=[0, 1, 2], draw=["wild"] * 30, discard=[])
    play(game, "take 1", "take 1")
    # From last to first: seat 2 gets the pair farther left.
    assert hand(game, 2) == ["skyscraper"] * 2 + ["wild"] * 9
    assert hand(game, 1) == ["elevator", "prestige"] + ["wild"] * 3


@pytest.mark.parametrize("level", ["D4", "B1", "B10", "4B", "B", "", "4", "B4x", "b 4", "B-4", "B04"])
def test_9_2_other_levels_are_none(level: str) -> None:
    with pytest.raises(InvalidPosition):
        new_game("newyorkcity", seats=["human", f"tom:{level}"], seed=1)


@pytest.mark.parametrize("level", EVERY)
def test_9_2_any_mode_with_any_number(level: str) -> None:
    game = new_game("newyorkcity", seats=["human", f"tom:{level}"], seed=1)
    assert game.position()["seats"][1]["level"] == level


def test_9_2_up_to_three_toms() -> None:
    game = new_game("newyorkcity", seats=["human", "tom:A2", "tom:B9", "tom:C5"], seed=2)
    assert [one.get("level") for one in game.position()["seats"]] == [None, "A2", "B9", "C5"]
    assert asked(game)[0] == 0


def test_9_2_cards_are_named_as_everywhere() -> None:
    game = draft(seat(), tom("A9"), pairs=TOMS_PAIR, order=[0, 1])
    play(game, "take 1", "take 1")
    assert set(hand(game, 1)) <= set(CARDS)
