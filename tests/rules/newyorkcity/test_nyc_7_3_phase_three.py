"""NYC-7.3: the characters of Phase III, 23 to 27."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import BOROUGHS, board, dollars, options, points, space, stack, used
from tests.rules.newyorkcity.helpers_b import activation, is_asked, play, refused, seat, tom


def test_7_3_char_23_two_points() -> None:
    game = activation(seat(23, dollars=1), seat())
    is_asked(game, 0, "activate")
    assert options(game) == {"use 23", "end"}
    play(game, "use 23")
    assert points(game, 0) == 2
    assert dollars(game, 0) == 0


def test_7_3_char_24_example_a_point_and_a_skyscraper() -> None:
    game = activation(seat(24, dollars=1, skyscrapers=1), seat())
    play(game, "use 24")
    assert points(game, 0) == 1
    assert board(game, 0) == 2


def test_7_3_char_25_three_points() -> None:
    game = activation(seat(25, dollars=1), seat())
    play(game, "use 25")
    assert points(game, 0) == 3


def test_7_3_char_26_example_a_skyscraper_and_a_step() -> None:
    game = activation(seat(26, dollars=1), seat(), press={"4": [0], "3": [1], "9": ["neutral"]})
    play(game, "use 26")
    assert board(game, 0) == 1
    assert space(game, 0) == 5


def test_7_3_char_26_lands_on_top() -> None:
    game = activation(seat(26, dollars=1), seat(), press={"4": [0], "5": [1, "neutral"]})
    play(game, "use 26")
    assert stack(game, 5) == [0, 1, "neutral"]


def test_7_3_char_26_on_the_last_space_to_the_bottom() -> None:
    game = activation(seat(26, dollars=1), seat(), press={"14": [0], "15": [1, "neutral"]})
    play(game, "use 26")
    assert stack(game, 15) == [1, "neutral", 0]


def test_7_3_char_26_from_the_last_space_nowhere() -> None:
    game = activation(seat(26, dollars=1), seat(), press={"15": [0, 1, "neutral"]})
    play(game, "use 26")
    assert stack(game, 15) == [0, 1, "neutral"]
    assert board(game, 0) == 1


def test_7_3_char_27_example_third_advances_three() -> None:
    where = {"9": ["neutral"], "8": [1], "6": [2], "2": [0]}
    game = activation(seat(27, dollars=1), seat(), seat(), press=where)
    play(game, "use 27")
    assert space(game, 0) == 5


def test_7_3_char_27_example_last_of_four_advances_four() -> None:
    where = {"9": [1], "8": [2, "neutral"], "6": [3], "2": [0]}
    game = activation(seat(27, dollars=1), seat(), seat(), seat(), press=where)
    play(game, "use 27")
    assert space(game, 0) == 6


def test_7_3_char_27_example_second_of_two_advances_three() -> None:
    game = activation(seat(27, dollars=1), seat(), press={"9": [1], "2": [0], "7": ["neutral"]})
    play(game, "use 27")
    assert space(game, 0) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_3_char_27_first_advances_one(seats: int) -> None:
    others = [seat() for _ in range(seats - 1)]
    where = {"9": [0], "2": list(range(1, seats)), "12": ["neutral"]}
    game = activation(seat(27, dollars=1), *others, press=where)
    play(game, "use 27")
    assert space(game, 0) == 10


@pytest.mark.parametrize(("seats", "rank", "steps"), [(3, 2, 2), (3, 3, 3), (4, 2, 2), (4, 3, 3), (4, 4, 4), (2, 2, 3)])
def test_7_3_char_27_as_many_as_the_rank(seats: int, rank: int, steps: int) -> None:
    stacked = list(range(1, seats))
    stacked.insert(rank - 1, 0)
    game = activation(seat(27, dollars=1), *[seat() for _ in stacked[1:]], press={"5": stacked, "6": ["neutral"]})
    play(game, "use 27")
    assert space(game, 0) == 5 + steps


def test_7_3_char_27_the_neutral_token_between_does_not_count() -> None:
    game = activation(seat(27, dollars=1), seat(), seat(), press={"5": [1, "neutral", 0, 2]})
    play(game, "use 27")
    assert space(game, 0) == 7


def test_7_3_char_27_toms_count() -> None:
    game = activation(seat(27, dollars=1), tom(), tom(), press={"5": [1, 2, 0, "neutral"]})
    play(game, "use 27")
    assert space(game, 0) == 8


def test_7_3_char_27_one_person_and_one_tom_are_two_seats() -> None:
    game = activation(seat(27, dollars=1), tom(), press={"5": [1, 0, "neutral"]})
    play(game, "use 27")
    assert space(game, 0) == 8


def test_7_3_char_27_stops_at_the_last_space() -> None:
    game = activation(seat(27, dollars=1), seat(), press={"15": [1, "neutral"], "14": [0]})
    play(game, "use 27")
    assert stack(game, 15) == [1, "neutral", 0]


def test_7_3_char_27_surplus_steps_of_who_stands_on_the_last_space() -> None:
    game = activation(seat(27, dollars=1), seat(), press={"15": [1, 0, "neutral"]})
    play(game, "use 27")
    assert stack(game, 15) == [1, 0, "neutral"]


def test_7_3_char_27_two_copies_each_by_the_rank_of_its_moment() -> None:
    game = activation(seat(27, 27, dollars=2), seat(), seat(), press={"9": [1], "5": [2, "neutral"], "4": [0]})
    play(game, "use 27")
    # Third: 4 + 3 = 7, now second.
    assert space(game, 0) == 7
    play(game, "use 27")
    assert stack(game, 9) == [0, 1]


def test_7_3_char_23_two_copies() -> None:
    game = activation(seat(23, 23, dollars=2), seat())
    play(game, "use 23", "use 23")
    assert points(game, 0) == 4
    assert used(game, 0) == [23, 23]


@pytest.mark.parametrize(("number", "gained"), [(24, 2), (25, 6), (26, 0)])
def test_7_3_char_24_to_26_two_copies(number: int, gained: int) -> None:
    game = activation(seat(number, number, dollars=2), seat())
    play(game, f"use {number}", f"use {number}")
    assert points(game, 0) == gained


@pytest.mark.parametrize("number", [23, 24, 25, 26, 27])
def test_7_3_char_23_to_27_once_a_round(number: int) -> None:
    spare = 25 if number != 25 else 23
    game = activation(seat(number, spare, dollars=5), seat())
    play(game, f"use {number}")
    refused(game, f"use {number}", "NYC-7.0")


@pytest.mark.parametrize("number", [23, 24, 25, 26, 27])
def test_7_3_char_23_to_27_no_dollar(number: int) -> None:
    game = activation(seat(number), seat(23 if number != 23 else 25, dollars=1))
    is_asked(game, 1, "activate")
    refused(game, f"use {number}")


@pytest.mark.parametrize("number", [24, 25, 26, 27])
def test_7_3_char_24_to_27_not_owned(number: int) -> None:
    game = activation(seat(23, dollars=2), seat())
    refused(game, f"use {number}", "NYC-7.0")


def test_7_3_char_23_as_long_as_the_dollars_last() -> None:
    game = activation(seat(23, 24, 25, dollars=2), seat())
    play(game, "use 25", "use 24")
    assert game.decision is None
    assert points(game, 0) == 4


def test_7_3_char_25_any_order_and_an_end() -> None:
    game = activation(seat(23, 24, 25, dollars=3), seat())
    play(game, "use 25")
    assert options(game) == {"use 23", "use 24", "end"}
    play(game, "end")
    assert game.decision is None
    assert (points(game, 0), dollars(game, 0)) == (3, 2)


def test_7_3_char_26_ahead_of_the_others_changes_no_order_of_this_phase() -> None:
    where = {"5": [1], "4": [2], "3": [0], "9": ["neutral"]}
    two = seat(23, 26, 26, dollars=3)
    game = activation(seat(23, dollars=1), two, seat(23, 27, dollars=2), press=where)
    is_asked(game, 1, "activate")
    play(game, "end")
    is_asked(game, 2, "activate")
    play(game, "use 27")
    assert space(game, 2) == 6
    is_asked(game, 2, "activate")
    play(game, "end")
    is_asked(game, 0, "activate")


def test_7_3_char_27_passed_by_another_still_has_its_turn_once() -> None:
    where = {"5": [1], "4": [2], "3": [0], "9": ["neutral"]}
    game = activation(seat(23, dollars=1), seat(23, dollars=1), seat(26, 26, dollars=2), press=where)
    play(game, "end", "use 26", "use 26", "end")
    assert game.decision is None


def test_7_3_char_24_the_skyscraper_is_there_for_the_last_scoring() -> None:
    mine = {name: {0: 0} for name in BOROUGHS}
    game = activation(seat(24, dollars=1, skyscrapers=1), seat(), towers=mine)
    before = game.scores()[0]
    assert before["rest"] == 1
    play(game, "use 24")
    after = game.scores()[0]
    assert after["rest"] == 1
    assert after["gained"] == 1
