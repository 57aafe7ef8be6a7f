"""NYC-7.2.1, 7.2.2, 7.2.6 and 7.2.8 (7.2.3 to 7.2.5 and 7.2.7 stand with the characters they are about)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import asked, company, hand, options, points, used
from tests.rules.newyorkcity.helpers_b import (
    bid_of,
    bidding,
    draft,
    floors,
    is_asked,
    lay,
    my,
    offered,
    play,
    pool,
    refused,
    seat,
    tom,
    value_of,
)

# --- 7.2.1 ----------------------------------------------------------------------------------------------------------


def test_7_2_1_one_of_each_makes_a_card() -> None:
    game = bidding("dollar", seat(14, 16, dollars=2, hand=["press"]), seat())
    assert bid_of(play(game, "use 14 1", "use 16", "bid")) == (1, [])


def test_7_2_1_three_are_two() -> None:
    game = bidding("dollar", seat(14, 16, dollars=2, hand=["press"]), seat())
    assert value_of(play(game, "use 14 2", "use 16", "bid")) == 2


def test_7_2_1_three_and_another_card_are_three() -> None:
    game = bidding("dollar", seat(14, 16, dollars=2, hand=["press"]), seat())
    assert value_of(play(game, "use 14 2", "use 16", "bid press")) == 3


def test_7_2_1_behind_a_t_card_each_adds_one() -> None:
    game = bidding("dollar", seat(14, 16, 16, dollars=3, hand=["dollar", "wild"]), seat())
    assert value_of(play(game, "use 14 2", "use 16", "use 16", "bid dollar wild")) == 6


def test_7_2_1_they_are_no_cards_of_the_hand() -> None:
    game = bidding("dollar", seat(14, 16, dollars=2, hand=["dollar"]), seat())
    assert bid_of(play(game, "use 14 2", "use 16", "bid dollar")) == (4, ["dollar"])


# --- 7.2.2 ----------------------------------------------------------------------------------------------------------


def test_7_2_2_seventeen_is_a_bid_by_itself() -> None:
    game = bidding("prestige", seat(17, dollars=1), seat(), display=[])
    assert bid_of(play(game, "use 17", "bid")) == (1, [])
    assert points(game, 0) == 1


def test_7_2_2_seventeen_by_itself_with_cards_in_hand() -> None:
    game = bidding("prestige", seat(17, dollars=1, hand=["press", "wild"]), seat(), display=[])
    assert bid_of(play(game, "use 17", "bid")) == (1, [])


def test_7_2_2_seventeen_counts_for_nineteen() -> None:
    game = bidding("prestige", seat(17, 19, dollars=2), seat(), display=[])
    play(game, "use 17", "bid")
    is_asked(game, 0, "points")
    play(game, "use 19")
    assert points(game, 0) == 2


# --- 7.2.6 ----------------------------------------------------------------------------------------------------------


def test_7_2_6_twelve_discards_a_hand_card_that_could_lie_in_the_reserve() -> None:
    one = seat(12, dollars=1, hand=["press", "plans"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["prestige", "prestige"])
    play(game, "use 12 plans")
    assert pool(game) == ["dollar", "press", "prestige", "wild"]
    assert len(my(game, "reserve")) == 2
    assert len(my(game, "hand")) == 2


def test_7_2_6_twelve_one_of_each() -> None:
    one = seat(12, dollars=1, hand=["press", "plans"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat(), draw=["prestige", "elevator"])
    play(game, "use 12 dollar plans")
    assert pool(game) == ["elevator", "press", "prestige", "wild"]


def test_7_2_6_twelve_no_more_than_the_reserve_holds() -> None:
    one = seat(12, dollars=1, hand=["press", "plans"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat())
    refused(game, "use 12 dollar plans wild", "NYC-7.2", "NYC-5.3")
    assert max(len(text.split()) for text in offered(game, "use 12")) == 4


def test_7_2_6_twelve_no_hand_card_without_a_hand() -> None:
    game = bidding("press", seat(12, dollars=1, reserve=["wild", "dollar"]), seat())
    refused(game, "use 12 press", "NYC-7.2", "NYC-5.3")


def test_7_2_6_twelve_all_choices() -> None:
    one = seat(12, dollars=1, hand=["press"], reserve=["wild", "press"])
    game = bidding("press", one, seat())
    assert offered(game, "use 12") == {"use 12", "use 12 press", "use 12 wild", "use 12 press press",
                                       "use 12 press wild"}  # fmt: skip


def test_7_2_6_twelve_without_a_reserve_still_gains_the_point() -> None:
    game = bidding("press", seat(12, dollars=1, hand=["press"]), seat())
    assert offered(game, "use 12") == {"use 12"}
    play(game, "use 12")
    assert points(game, 0) == 1


def test_7_2_6_twelve_not_the_card_that_13_plays() -> None:
    one = seat(12, 13, dollars=2, hand=["plans", "press"], reserve=["wild", "dollar"])
    game = bidding("press", one, seat())
    play(game, "use 13 plans")
    refused(game, "use 12 plans", "NYC-7.2", "NYC-5.3")


def test_7_2_6_fourteen_never_more_steps_than_there_are() -> None:
    game = bidding("dollar", seat(14, 14, dollars=2, hand=["dollar"]), seat(), press={"3": [0], "1": [1, "neutral"]})
    play(game, "use 14 2")
    assert offered(game, "use") == {"use 14 1"}
    play(game, "use 14 1")
    assert value_of(play(game, "bid dollar")) == 4


def test_7_2_6_fourteen_none_left() -> None:
    game = bidding("dollar", seat(14, 14, dollars=2, hand=["dollar"]), seat(), press={"2": [0], "1": [1, "neutral"]})
    play(game, "use 14 2")
    assert offered(game, "use") == set()
    refused(game, "use 14 1", "NYC-7.2", "NYC-2.4")


def test_7_2_6_thirteen_may_name_a_t_card() -> None:
    game = bidding("press", seat(13, dollars=1, hand=["press", "press"]), seat())
    assert bid_of(play(game, "use 13 press", "bid press")) == (2, ["press", "press"])


def test_7_2_6_fifteen_plays_a_card_that_could_lie_in_the_reserve() -> None:
    one = seat(15, dollars=1, hand=["dollar", "dollar", "plans"], reserve=["press", "wild"])
    game = bidding("dollar", one, seat(), draw=["prestige", "prestige"])
    assert offered(game, "use") == {"use 15 dollar"}
    play(game, "use 15 dollar")
    assert bid_of(play(game, "bid dollar wild")) == (3, ["dollar", "dollar", "wild"])


# --- 7.2.8 ----------------------------------------------------------------------------------------------------------

NUMBERED = ["press", "press", "press", "dollar", "dollar", "dollar", "elevator", "elevator", "elevator"]
REST = ["wild"] * 40


def test_7_2_8_cards_of_a_round_are_drawn_clockwise_from_the_first_on_the_press_track() -> None:
    seats = seat(), seat(23, dollars=1), seat()
    game = lay(*seats, phase="activation", round=1, order=[1, 0, 2], draw=NUMBERED + REST, discard=[])
    play(game, "end")
    # Seat 1 is first on the Press Track; clockwise follow 2 and 0.
    assert hand(game, 1)[:3] == ["press"] * 3
    assert hand(game, 2)[:3] == ["dollar"] * 3
    assert hand(game, 0)[:3] == ["elevator"] * 3


def test_7_2_8_toms_draw_clockwise_from_the_first_on_the_press_track() -> None:
    pairs = [["press", "dollar"], ["press", "wild"], ["plans", "plans"], ["skyscraper", "skyscraper"]]
    supply = ["press", "press", "dollar", "dollar", *REST]
    game = draft(seat(), tom("A2"), tom("A2"), pairs=pairs, order=[2, 0, 1], draw=supply, discard=[])
    while asked(game)[1] == "draft":
        play(game, "take 1")
    drawn = {one["seat"]: one["cards"] for one in game.events if one["event"] == "bid" and one["seat"] != 0}
    # Seat 2, first on the Press Track, draws before seat 1, which sits behind it: press cards to 2, dollars to 1.
    assert drawn.get(2) == ["press", "press"]
    assert 1 not in drawn


def test_7_2_8_the_last_exchange_is_asked_in_order_of_the_press_track() -> None:
    one = seat(hand=["press", "dollar"], reserve=["plans", "wild"])
    game = bidding("skyscraper", one, one, one, order=[1, 2, 0], starter=0, round=5)
    seats = []
    while game.decision is not None:
        if asked(game)[1] == "keep":
            seats.append(asked(game)[0])
            play(game, "keep plans wild")
        else:
            play(game, "pass")
    assert seats == [1, 2, 0]


def test_7_2_8_the_new_pair_of_2_lies_at_the_right_end() -> None:
    pairs = [["press", "dollar"], ["wild", "wild"], ["elevator", "plans"], ["plans", "plans"], ["press", "press"]]
    game = draft(seat(2, dollars=1), seat(), pairs=pairs)
    play(game, "use 2 1:press 3:plans")
    assert sorted(game.position()["pairs"][-1]) == ["dollar", "elevator"]
    assert len(game.position()["pairs"]) == 4


def test_7_2_8_after_4_the_second_turn_is_asked_only_with_something_to_use() -> None:
    with_ten = draft(seat(4, 10, dollars=2), seat())
    play(with_ten, "use 4 1 2", "end", "take 1")
    assert options(with_ten) == {"use 10", "end"}
    without = draft(seat(4, dollars=2), seat())
    play(without, "use 4 1 2", "take 1")
    is_asked(without, 1, "draft")


def test_7_2_8_seven_removes_the_used_copy_first() -> None:
    spent = {"no": 6, "used": True}
    game = draft(seat(7, 6, spent, dollars=2), seat(), elevator=floors(f1=[23]))
    play(game, "use 7 6 23")
    assert used(game, 0) == [7]
    assert sorted(company(game, 0)) == [6, 7, 23]
    play(game, "use 6")


def test_7_2_8_seven_removes_itself_used_and_the_other_7_stays() -> None:
    game = draft(seat(7, 7, dollars=2), seat(), elevator=floors(f1=[23], f3=[16]))
    play(game, "use 7 7 23")
    assert sorted(company(game, 0)) == [7, 23]
    assert used(game, 0) == []
    play(game, "use 7 7 16")
    assert sorted(company(game, 0)) == [16, 23]


def test_7_2_8_a_tom_takes_of_two_equal_tiles_the_one_shown_first() -> None:
    twins = [["bus", "manhattan", "queens"], ["taxi", "manhattan", "queens"]]
    for display, kind in (([["taxi", 4], ["bus", 4]], "taxi"), ([["bus", 4], ["taxi", 4]], "bus")):
        robot = tom("A2", hand=["prestige"])
        game = bidding("prestige", seat(hand=["skyscraper"]), robot, vessels=twins, display=display)
        assert game.position()["players"][1]["vessels"] == [kind]
