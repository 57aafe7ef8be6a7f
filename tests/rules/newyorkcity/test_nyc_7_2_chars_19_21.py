"""NYC-7.2: characters 19 (prestige points again) and 21 (one more skyscraper); NYC-7.2.3 and 7.2.5."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import BOROUGHS, asked, board, dollars, options, points, towers, used
from tests.rules.newyorkcity.helpers_b import bid_of, bidding, is_asked, offered, play, refused, seat, tom

# --- 19 -------------------------------------------------------------------------------------------------------------


def test_7_2_char_19_twice_the_points() -> None:
    game = bidding("prestige", seat(19, dollars=1, hand=["prestige"] * 3), seat(), display=[], round=5)
    play(game, "bid prestige prestige prestige")
    is_asked(game, 0, "points")
    assert options(game) == {"use 19", "skip"}
    play(game, "use 19")
    assert points(game, 0) == 6
    assert dollars(game, 0) == 0


def test_7_2_char_19_skipped() -> None:
    game = bidding("prestige", seat(19, dollars=1, hand=["prestige"] * 3), seat(), display=[], round=5)
    play(game, "bid prestige prestige prestige", "skip")
    assert points(game, 0) == 3
    assert dollars(game, 0) == 1


def test_7_2_char_19_all_that_the_bid_is_worth() -> None:
    one = seat(13, 16, 17, 19, dollars=4, hand=["plans", "wild", "press", "press"])
    game = bidding("prestige", one, seat(), display=[], round=5)
    play(game, "use 13 plans", "use 16", "use 17", "bid press press wild", "use 19")
    # 13: 1, 16: 1, 17: 1, two press cards: 1, wild: 1.
    assert points(game, 0) == 10


def test_7_2_char_19_every_bidder_in_order_of_the_press_track() -> None:
    one, two = seat(19, dollars=1, hand=["prestige"]), seat(19, dollars=1, hand=["prestige"])
    game = bidding("prestige", one, two, order=[1, 0], starter=0, display=[], round=5)
    play(game, "bid prestige", "bid prestige")
    is_asked(game, 1, "points")
    play(game, "use 19")
    is_asked(game, 0, "points")
    play(game, "use 19")
    assert (points(game, 0), points(game, 1)) == (2, 2)


def test_7_2_char_19_also_for_who_does_not_win() -> None:
    game = bidding("prestige", seat(hand=["prestige"] * 2), seat(19, dollars=1, hand=["prestige"]), display=[], round=5)
    play(game, "bid prestige prestige", "bid prestige", "use 19")
    assert (points(game, 0), points(game, 1)) == (2, 2)


def test_7_2_char_19_the_bonus_comes_after_the_points() -> None:
    game = bidding("prestige", seat(19, dollars=1, hand=["prestige"]), seat())
    play(game, "bid prestige")
    is_asked(game, 0, "points")
    play(game, "use 19")
    is_asked(game, 0, "bonus")
    assert points(game, 0) == 2


def test_7_2_char_19_not_without_a_bid() -> None:
    game = bidding("prestige", seat(19, dollars=1, hand=["prestige"]), seat(hand=["skyscraper"]), display=[])
    play(game, "pass")
    is_asked(game, 1, "bid")
    assert points(game, 0) == 0


def test_7_2_char_19_no_dollar_not_asked() -> None:
    game = bidding("prestige", seat(19, hand=["prestige"]), seat(), display=[], round=5)
    play(game, "bid prestige")
    assert game.decision is None
    assert points(game, 0) == 1


def test_7_2_char_19_not_in_other_rounds() -> None:
    game = bidding("dollar", seat(19, dollars=1, hand=["dollar"]), seat(hand=["elevator"]))
    play(game, "bid dollar")
    is_asked(game, 1, "bid")


def test_7_2_3_each_copy_of_19_adds_the_points_once_more() -> None:
    game = bidding("prestige", seat(19, 19, dollars=2, hand=["prestige"] * 3), seat(), display=[], round=5)
    play(game, "bid prestige prestige prestige", "use 19")
    is_asked(game, 0, "points")
    play(game, "use 19")
    assert points(game, 0) == 9
    assert dollars(game, 0) == 0


def test_7_2_3_one_of_two_copies() -> None:
    game = bidding("prestige", seat(19, 19, dollars=2, hand=["prestige"] * 3), seat(), display=[], round=5)
    play(game, "bid prestige prestige prestige", "use 19", "skip")
    assert points(game, 0) == 6


def test_7_2_3_two_copies_one_dollar() -> None:
    game = bidding("prestige", seat(19, 19, dollars=1, hand=["prestige"] * 3), seat(), display=[], round=5)
    play(game, "bid prestige prestige prestige", "use 19")
    assert game.decision is None
    assert points(game, 0) == 6


@pytest.mark.parametrize("action", ["use 13 plans", "use 14 1", "use 16", "use 17", "use 20 plans", "use 12"])
def test_7_2_3_after_a_use_one_may_pass_and_what_was_paid_stays_paid(action: str) -> None:
    number = int(action.split()[1])
    one = seat(number, dollars=1, hand=["plans", "prestige"])
    game = bidding("prestige", one, seat(hand=["skyscraper"]), display=[])
    events = play(game, action)
    if game.decision.seat == 0:
        assert "pass" in options(game)
        events += play(game, "pass")
    assert bid_of(events) is None
    assert dollars(game, 0) == 0
    assert used(game, 0) == [number]
    assert asked(game) == (1, "bid")


@pytest.mark.parametrize("action", ["use 19", "use 21", "use 22 prestige"])
def test_7_2_5_not_on_the_bidding_turn(action: str) -> None:
    one = seat(19, 21, 22, dollars=3, skyscrapers=2, hand=["prestige"])
    game = bidding("prestige", one, seat())
    assert offered(game, "use") == set()
    refused(game, action, "NYC-7.2")


def test_7_2_5_each_when_its_moment_comes() -> None:
    one = seat(19, 21, 22, dollars=3, skyscrapers=2, hand=["prestige"])
    game = bidding("prestige", one, seat(), round=5)
    asked_for = []
    for action in ("bid prestige", "use 19", "tile taxi 4 manhattan queens", "use 21", "use 22 prestige"):
        asked_for.append(asked(game)[1])
        play(game, action)
    assert asked_for == ["bid", "points", "bonus", "extra", "return"]


# --- 21 -------------------------------------------------------------------------------------------------------------


def test_7_2_char_21_one_more_in_the_skyscraper_round() -> None:
    game = bidding("skyscraper", seat(21, dollars=1, skyscrapers=4, hand=["skyscraper"]), seat(), round=3)
    play(game, "bid skyscraper")
    is_asked(game, 0, "extra")
    assert options(game) == {"use 21", "skip"}
    assert towers(game, "manhattan", 0) == 2
    play(game, "use 21")
    assert towers(game, "manhattan", 0) == 3
    assert board(game, 0) == 2
    assert dollars(game, 0) == 0


def test_7_2_char_21_skipped() -> None:
    game = bidding("skyscraper", seat(21, dollars=1, skyscrapers=4, hand=["skyscraper"]), seat(), round=3)
    play(game, "bid skyscraper", "skip")
    assert towers(game, "manhattan", 0) == 2
    assert dollars(game, 0) == 1


def test_7_2_char_21_from_the_supply_though_the_board_is_empty() -> None:
    game = bidding("skyscraper", seat(21, dollars=1, skyscrapers=1, hand=["skyscraper"]), seat(), round=3)
    play(game, "bid skyscraper", "use 21")
    assert towers(game, "manhattan", 0) == 2
    assert board(game, 0) == 0


def test_7_2_char_21_in_the_borough_of_the_prestige_tile() -> None:
    game = bidding("prestige", seat(21, dollars=1, skyscrapers=4, hand=["prestige"]), seat())
    play(game, "bid prestige", "tile taxi 4 manhattan queens")
    is_asked(game, 0, "extra")
    play(game, "use 21")
    assert towers(game, "queens", 0) == 2
    assert board(game, 0) == 3


def test_7_2_char_21_for_the_runner_up() -> None:
    two = seat(21, dollars=1, skyscrapers=4, hand=["prestige"])
    game = bidding("prestige", seat(hand=["prestige"] * 2), two)
    play(game, "bid prestige prestige", "bid prestige", "forfeit", "tile taxi 4 manhattan queens")
    is_asked(game, 1, "extra")
    play(game, "use 21")
    assert towers(game, "queens", 1) == 2


def test_7_2_char_21_two_copies() -> None:
    game = bidding("skyscraper", seat(21, 21, dollars=2, skyscrapers=4, hand=["skyscraper"]), seat(), round=3)
    play(game, "bid skyscraper", "use 21", "use 21")
    assert towers(game, "manhattan", 0) == 4


def test_7_2_char_21_once_for_the_whole_build() -> None:
    game = bidding("skyscraper", seat(21, dollars=3, skyscrapers=9, hand=["skyscraper"] * 3), seat(), round=3)
    play(game, "bid skyscraper skyscraper skyscraper", "use 21")
    assert towers(game, "manhattan", 0) == 5


def test_7_2_char_21_used_in_the_prestige_round_is_spent() -> None:
    one = seat(21, dollars=3, skyscrapers=4, hand=["prestige", "skyscraper"])
    game = bidding("prestige", one, seat(), round=3)
    play(game, "bid prestige", "tile taxi 4 manhattan queens", "use 21", "bid skyscraper")
    assert towers(game, "manhattan", 0) == 2


def test_7_2_char_21_skipped_in_the_prestige_round_is_asked_again() -> None:
    one = seat(21, dollars=3, skyscrapers=4, hand=["prestige", "skyscraper"])
    game = bidding("prestige", one, seat(), round=3)
    play(game, "bid prestige", "tile taxi 4 manhattan queens", "skip", "bid skyscraper")
    is_asked(game, 0, "extra")


def test_7_2_char_21_may_complete_nothing_without_building() -> None:
    """NYC-7.2.5: nothing on the board, nothing to sell: nothing was built."""
    game = bidding("skyscraper", seat(21, dollars=1, hand=["skyscraper"]), seat(), round=5)
    play(game, "bid skyscraper")
    assert game.decision is None
    assert towers(game, "queens", 0) == 0


def test_7_2_char_21_no_dollar_not_asked() -> None:
    game = bidding("skyscraper", seat(21, skyscrapers=4, hand=["skyscraper"]), seat(), round=5)
    play(game, "bid skyscraper")
    assert game.decision is None


def test_7_2_char_21_a_forfeit_builds_nothing() -> None:
    game = bidding("prestige", seat(21, dollars=1, skyscrapers=4, hand=["prestige"]), seat(), round=5)
    play(game, "bid prestige", "forfeit")
    assert game.decision is None


def test_7_2_5_after_a_moved_skyscraper_21_is_asked() -> None:
    mine = {"bronx": {0: 2}, "queens": {0: 1}}
    game = bidding("skyscraper", seat(21, dollars=1, hand=["skyscraper"]), seat(), round=5, towers=mine)
    play(game, "bid skyscraper")
    is_asked(game, 0, "build")
    play(game, "move bronx")
    is_asked(game, 0, "extra")
    play(game, "use 21")
    assert (towers(game, "bronx", 0), towers(game, "queens", 0)) == (1, 3)


def test_7_2_5_after_doing_without_21_is_not_asked() -> None:
    mine = {"bronx": {0: 2}, "queens": {0: 1}}
    game = bidding("skyscraper", seat(21, dollars=1, hand=["skyscraper"]), seat(), round=5, towers=mine)
    play(game, "bid skyscraper", "skip")
    assert game.decision is None
    assert (towers(game, "bronx", 0), towers(game, "queens", 0)) == (2, 1)


def test_7_2_5_a_moved_skyscraper_with_the_prestige_bonus() -> None:
    mine = {"bronx": {0: 2}}
    game = bidding("prestige", seat(21, dollars=1, hand=["prestige"]), seat(), towers=mine)
    play(game, "bid prestige", "tile taxi 4 manhattan queens")
    is_asked(game, 0, "build")
    play(game, "move bronx", "use 21")
    assert (towers(game, "bronx", 0), towers(game, "queens", 0)) == (1, 2)


def test_7_2_5_a_bonus_without_building_21_is_not_asked() -> None:
    game = bidding("prestige", seat(21, dollars=1, hand=["prestige"]), seat(), towers={"bronx": {0: 2}}, round=5)
    play(game, "bid prestige", "tile taxi 4 manhattan queens", "skip")
    assert game.decision is None


def test_7_2_char_21_completes_no_statue_by_itself_but_counts() -> None:
    mine = {name: {0: 1} for name in BOROUGHS if name != "queens"}
    one = seat(21, dollars=1, skyscrapers=1, hand=["skyscraper"])
    game = bidding("skyscraper", one, seat(), round=5, towers=mine)
    play(game, "bid skyscraper")
    assert points(game, 0) == 0
    play(game, "use 21")
    assert points(game, 0) == 4
    assert towers(game, "queens", 0) == 2


def test_7_2_char_21_a_tom_does_not_use_it() -> None:
    robot = tom("A2", hand=["skyscraper"], characters=[21], dollars=5)
    game = bidding("skyscraper", seat(23, dollars=1), robot, round=3)
    is_asked(game, 0, "activate")
    assert towers(game, "manhattan", 1) == 2
