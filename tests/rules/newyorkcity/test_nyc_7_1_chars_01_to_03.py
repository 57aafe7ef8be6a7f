"""NYC-7.1: characters 1 (swap hand cards), 2 (single cards), 3 (a larger reserve)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import hand, options, points, reserve
from tests.rules.newyorkcity.helpers_b import bidding, deck, draft, is_asked, offered, play, refused, seat

# --- 1 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_01_discards_and_draws_as_many() -> None:
    game = draft(seat(1, dollars=1, hand=["press", "wild", "dollar"]), seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 1 press wild")
    assert points(game, 0) == 1
    assert hand(game, 0) == ["dollar", "plans", "prestige"]
    assert deck(game) == (["wild"], ["press", "wild"])


def test_7_1_char_01_may_name_no_card() -> None:
    game = draft(seat(1, dollars=1, hand=["press"]), seat())
    play(game, "use 1")
    assert points(game, 0) == 1
    assert hand(game, 0) == ["press"]


def test_7_1_char_01_with_an_empty_hand_still_gains_the_point() -> None:
    game = draft(seat(1, dollars=1), seat())
    assert offered(game, "use") == {"use 1"}
    play(game, "use 1")
    assert points(game, 0) == 1


def test_7_1_char_01_any_number_of_cards() -> None:
    game = draft(seat(1, dollars=1, hand=["press", "press", "wild"]), seat())
    assert offered(game, "use 1") == {
        "use 1", "use 1 press", "use 1 press press", "use 1 wild", "use 1 press wild", "use 1 press press wild",
    }  # fmt: skip


def test_7_1_char_01_only_cards_in_hand() -> None:
    game = draft(seat(1, dollars=1, hand=["press"], reserve=["wild", "press"]), seat())
    refused(game, "use 1 wild", "NYC-7.1")
    refused(game, "use 1 press press", "NYC-7.1")


def test_7_1_char_01_the_cards_of_the_pair_can_go_too() -> None:
    game = draft(seat(1, dollars=1), seat(), draw=["plans", "prestige", "wild"])
    play(game, "take 1", "use 1 press dollar")
    assert hand(game, 0) == ["plans", "prestige"]


def test_7_1_char_01_two_copies() -> None:
    game = draft(seat(1, 1, dollars=2, hand=["press"]), seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 1 press", "use 1 plans")
    assert points(game, 0) == 2
    assert hand(game, 0) == ["prestige"]


def test_7_1_char_01_its_own_discards_are_drawn_when_nothing_else_is_left() -> None:
    game = draft(seat(1, dollars=1, hand=["press", "press", "wild"]), seat(), draw=[], discard=[])
    play(game, "use 1 press press")
    assert hand(game, 0) == ["press", "press", "wild"]


# --- 2 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_02_takes_two_single_cards() -> None:
    game = draft(seat(2, dollars=1), seat())
    play(game, "use 2 1:dollar 3:plans")
    assert hand(game, 0) == ["dollar", "plans"]
    is_asked(game, 1, "draft")


def test_7_1_char_02_the_two_left_over_form_a_pair() -> None:
    game = draft(seat(2, dollars=1), seat())
    play(game, "use 2 1:dollar 3:plans")
    pairs = [sorted(pair) for pair in game.position()["pairs"]]
    assert pairs == [["press", "wild"], ["prestige", "skyscraper"], ["wild", "wild"], ["elevator", "press"]]
    play(game, "take 4")
    assert hand(game, 1) == ["elevator", "press"]


def test_7_1_char_02_every_two_cards_of_different_pairs() -> None:
    game = draft(seat(2, dollars=1), seat())
    # Four pairs of two different cards and one of two equal ones: 6 * 4 + 4 * 2 choices.
    assert len(offered(game, "use 2")) == 32


def test_7_1_char_02_two_equal_cards_of_different_pairs() -> None:
    game = draft(seat(2, dollars=1), seat())
    play(game, "use 2 1:press 2:press")
    assert hand(game, 0) == ["press", "press"]
    assert sorted(game.position()["pairs"][-1]) == ["dollar", "wild"]


def test_7_1_char_02_not_both_cards_of_one_pair() -> None:
    game = draft(seat(2, dollars=1), seat())
    refused(game, "use 2 1:press 1:dollar", "NYC-7.1")
    refused(game, "use 2 5:wild 5:wild", "NYC-7.1")


def test_7_1_char_02_only_what_lies_there() -> None:
    game = draft(seat(2, dollars=1), seat())
    refused(game, "use 2 1:elevator 2:wild", "NYC-7.1")
    refused(game, "use 2 1:press 6:wild", "NYC-7.1", "NYC-4.1")


def test_7_1_char_02_stands_for_the_pair() -> None:
    game = draft(seat(2, 10, dollars=2), seat())
    play(game, "use 2 1:dollar 3:plans")
    assert options(game) == {"use 10", "end"}
    refused(game, "take 1", "NYC-4.1", "NYC-7.1")


def test_7_1_char_02_not_after_the_pair() -> None:
    game = draft(seat(2, 10, dollars=2), seat())
    play(game, "take 5")
    assert options(game) == {"use 10", "end"}
    refused(game, "use 2 1:dollar 3:plans", "NYC-7.1", "NYC-4.1")


def test_7_1_char_02_alone_is_not_asked_for_after_the_pair() -> None:
    game = draft(seat(2, dollars=2), seat())
    play(game, "take 5")
    is_asked(game, 1, "draft")


def test_7_1_char_02_two_copies_one_on_each_turn() -> None:
    game = draft(seat(2, 2, dollars=2), seat())
    play(game, "use 2 1:dollar 3:plans")
    is_asked(game, 1, "draft")
    play(game, "take 1")
    is_asked(game, 0, "draft")
    play(game, "use 2 1:prestige 2:wild")
    assert hand(game, 0) == ["dollar", "plans", "prestige", "wild"]
    assert [sorted(pair) for pair in game.position()["pairs"]] == [["elevator", "press"], ["skyscraper", "wild"]]


def test_7_1_char_02_two_copies_not_on_one_turn() -> None:
    game = draft(seat(2, 2, 10, dollars=3), seat())
    play(game, "use 2 1:dollar 3:plans")
    assert options(game) == {"use 10", "end"}


def test_7_1_char_02_on_the_second_turn() -> None:
    game = draft(seat(2, dollars=1), seat())
    play(game, "take 1", "take 1", "use 2 1:elevator 2:prestige")
    assert hand(game, 0) == ["dollar", "elevator", "press", "prestige"]
    is_asked(game, 1, "draft")


# --- 3 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_03_gains_a_point_and_a_reserve_card() -> None:
    game = draft(seat(3, dollars=1, hand=["wild"], reserve=["press", "dollar"]), seat(), draw=["plans", "wild"])
    play(game, "use 3")
    assert points(game, 0) == 1
    assert reserve(game, 0) == ["dollar", "plans", "press"]
    assert hand(game, 0) == ["wild"]


def test_7_1_char_03_two_copies() -> None:
    game = draft(seat(3, 3, dollars=2, reserve=["press", "dollar"]), seat(), draw=["plans", "wild"])
    play(game, "use 3", "use 3")
    assert points(game, 0) == 2
    assert reserve(game, 0) == ["dollar", "plans", "press", "wild"]


def test_7_1_char_03_nothing_to_draw() -> None:
    game = draft(seat(3, dollars=1, reserve=["press", "dollar"]), seat(), draw=[], discard=[])
    play(game, "use 3")
    assert points(game, 0) == 1
    assert reserve(game, 0) == ["dollar", "press"]


def test_7_1_char_03_the_reserve_stays_larger() -> None:
    hoard = ["press", "dollar", "plans"]
    game = bidding("skyscraper", seat(hand=["skyscraper", "wild"], reserve=hoard), seat(), round=5)
    play(game, "pass")
    is_asked(game, 0, "keep")
    assert all(len(text.split()) == 1 + 3 for text in options(game))
    refused(game, "keep press dollar", "NYC-5.17")
    play(game, "keep press dollar wild")
    assert reserve(game, 0) == ["dollar", "press", "wild"]


def test_7_1_char_03_one_more_card_to_exchange() -> None:
    hoard = ["press", "press", "press"]
    game = bidding("press", seat(hand=["dollar", "plans", "prestige"], reserve=hoard), seat())
    assert "bid press press press" in options(game)
