"""NYC-7.1: characters 7 (one goes, one comes) and 8 (reserve cards like those just taken)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import company, dollars, floor, hand, options, reserve, used
from tests.rules.newyorkcity.helpers_b import deck, draft, floors, is_asked, offered, play, refused, seat, tom

# --- 7 --------------------------------------------------------------------------------------------------------------

OPEN = floors(f1=[23], f2=[4, 5], f3=[16, 17], f4=[8], f5=[10])


def test_7_1_char_07_example_two_goes_three_comes() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=OPEN)
    play(game, "use 7 13 16")
    assert sorted(company(game, 0)) == [7, 16]
    assert used(game, 0) == [7]
    assert dollars(game, 0) == 0


def test_7_1_char_07_example_five_goes_five_comes() -> None:
    game = draft(seat(7, 11, dollars=1), seat(), elevator=OPEN)
    play(game, "use 7 11 10")
    assert sorted(company(game, 0)) == [7, 10]


def test_7_1_char_07_not_two_higher() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=OPEN)
    refused(game, "use 7 13 8", "NYC-7.1")
    refused(game, "use 7 13 10", "NYC-7.1")


def test_7_1_char_07_lower_or_equal_is_allowed() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=OPEN)
    assert offered(game, "use 7 13") == {"use 7 13 23", "use 7 13 4", "use 7 13 5", "use 7 13 16", "use 7 13 17"}


def test_7_1_char_07_every_face_up_one_not_only_the_first() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=OPEN)
    play(game, "use 7 13 17")
    assert floor(game, 3) == ([16], [])


def test_7_1_char_07_goes_itself() -> None:
    game = draft(seat(7, dollars=2), seat(), elevator=OPEN)
    refused(game, "use 7 7 10", "NYC-7.1")
    play(game, "use 7 7 8")
    assert company(game, 0) == [8]
    assert used(game, 0) == []
    assert dollars(game, 0) == 1


def test_7_1_char_07_the_dollar_on_the_one_that_goes_is_lost() -> None:
    game = draft(seat(7, {"no": 6, "used": True}, dollars=1), seat(), elevator=OPEN)
    play(game, "use 7 6 16")
    assert dollars(game, 0) == 0
    assert used(game, 0) == [7]


def test_7_1_char_07_the_new_one_can_be_used_at_once() -> None:
    game = draft(seat(7, {"no": 6, "used": True}, dollars=2), seat(), elevator=floors(f2=[6]))
    play(game, "use 7 6 6", "use 6")
    assert dollars(game, 0) == 2
    assert sorted(company(game, 0)) == [6, 7]


def test_7_1_char_07_a_final_scoring_character_can_go() -> None:
    game = draft(seat(7, 40, dollars=1), seat(), elevator=OPEN)
    play(game, "use 7 40 10")
    assert sorted(company(game, 0)) == [7, 10]


def test_7_1_char_07_the_gap_is_refilled_from_the_stack() -> None:
    lift = floors(f2=[4, 5, 6, 13], s2=[14, 24])
    game = draft(seat(7, 13, dollars=1), seat(), elevator=lift)
    play(game, "use 7 13 5")
    assert floor(game, 2) == ([4, 6, 13, 14], [24])


def test_7_1_char_07_the_one_that_goes_leaves_the_game() -> None:
    lift = floors(f2=[4, 5], f3=[16])
    game = draft(seat(7, 13, dollars=1), seat(), elevator=lift)
    play(game, "use 7 13 5")
    assert floor(game, 2) == ([4], [])
    assert floor(game, 3) == ([16], [])


def test_7_1_char_07_only_face_up_ones() -> None:
    lift = floors(f2=[4, 5, 6, 13], s2=[14, 24])
    game = draft(seat(7, 13, dollars=1), seat(), elevator=lift)
    refused(game, "use 7 13 14", "NYC-7.1")


def test_7_1_char_07_only_ones_own() -> None:
    game = draft(seat(7, 13, dollars=1), seat(11), elevator=OPEN)
    refused(game, "use 7 11 10", "NYC-7.1")


def test_7_1_char_07_nothing_to_take() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=floors(f5=[10]))
    assert offered(game, "use") == set()
    refused(game, "use 7 13 10", "NYC-7.1")


def test_7_1_char_07_nothing_face_up_at_all() -> None:
    game = draft(seat(7, dollars=1), seat(), elevator=floors())
    assert offered(game, "use") == set()


def test_7_1_char_07_two_copies_use_both() -> None:
    game = draft(seat(7, 7, 13, dollars=2), seat(), elevator=OPEN)
    play(game, "use 7 13 16", "use 7 16 8")
    assert sorted(company(game, 0)) == [7, 7, 8]


# --- 8 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_08_example_the_same_two_from_the_reserve() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "dollar"]), seat(), draw=["plans", "wild", "wild"])
    play(game, "take 1", "use 8 press dollar")
    assert hand(game, 0) == ["dollar", "dollar", "press", "press"]
    assert reserve(game, 0) == ["plans", "wild"]
    assert deck(game)[0] == ["wild"]


def test_7_1_char_08_one_of_them() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "elevator"]), seat(), draw=["plans", "wild"])
    play(game, "take 1")
    assert {"use 8 press", "end"} <= options(game)
    play(game, "use 8 press")
    assert hand(game, 0) == ["dollar", "press", "press"]
    assert reserve(game, 0) == ["elevator", "plans"]


def test_7_1_char_08_only_types_of_the_pair() -> None:
    game = draft(seat(8, dollars=1, hand=["elevator"], reserve=["press", "elevator"]), seat())
    play(game, "take 1")
    refused(game, "use 8 elevator", "NYC-7.1")
    refused(game, "use 8 dollar", "NYC-7.1")


def test_7_1_char_08_one_for_each_card_taken() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "press"]), seat())
    play(game, "take 1")
    refused(game, "use 8 press press", "NYC-7.1")


def test_7_1_char_08_two_for_two_equal_cards() -> None:
    game = draft(seat(8, dollars=1, reserve=["wild", "wild"]), seat())
    play(game, "take 5", "use 8 wild wild")
    assert hand(game, 0) == ["wild"] * 4


def test_7_1_char_08_not_before_the_pair() -> None:
    game = draft(seat(8, dollars=1, hand=["press"], reserve=["press", "press"]), seat())
    refused(game, "use 8 press", "NYC-7.1")


def test_7_1_char_08_after_single_cards() -> None:
    game = draft(seat(2, 8, dollars=2, reserve=["dollar", "plans"]), seat())
    play(game, "use 2 1:dollar 3:plans", "use 8 dollar plans")
    assert hand(game, 0) == ["dollar", "dollar", "plans", "plans"]


def test_7_1_char_08_after_both_pairs() -> None:
    reserve_cards = ["press", "press", "wild", "dollar", "elevator"]
    game = draft(seat(4, 8, dollars=2, reserve=reserve_cards), seat())
    play(game, "use 4 1 2")
    refused(game, "use 8 elevator", "NYC-7.1")
    play(game, "use 8 press press dollar wild")
    assert len(hand(game, 0)) == 8
    assert len(reserve(game, 0)) == 5


def test_7_1_char_08_not_on_a_turn_without_a_pair() -> None:
    game = draft(seat(4, 8, 10, dollars=3, reserve=["press", "dollar"]), seat())
    play(game, "use 4 1 2", "end", "take 1")
    is_asked(game, 0, "draft")
    refused(game, "use 8 press", "NYC-7.1")


def test_7_1_char_08_only_this_turns_pair() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "elevator"]), seat())
    play(game, "take 1", "end", "take 1", "take 1")
    is_asked(game, 0, "draft")
    refused(game, "use 8 press", "NYC-7.1")
    play(game, "use 8 elevator")


def test_7_1_char_08_drawn_cards_do_not_count() -> None:
    game = draft(seat(8, 9, dollars=2, reserve=["elevator", "press"]), seat(), draw=["elevator", "wild", "wild"])
    play(game, "take 1", "use 9")
    assert "elevator" in hand(game, 0)
    refused(game, "use 8 elevator", "NYC-7.1")


def test_7_1_char_08_discarded_cards_of_the_pair_count_still() -> None:
    game = draft(seat(1, 8, dollars=2, reserve=["press", "elevator"]), seat())
    play(game, "take 1", "use 1 press dollar", "use 8 press")
    assert "press" in hand(game, 0)


def test_7_1_char_08_two_copies() -> None:
    game = draft(seat(8, 8, dollars=2, reserve=["press", "elevator"]), seat(), draw=["press", "wild", "wild"])
    play(game, "take 1", "use 8 press", "use 8 press")
    assert hand(game, 0) == ["dollar", "press", "press", "press"]
    assert reserve(game, 0) == ["elevator", "wild"]


def test_7_1_char_08_nothing_to_refill_with() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "elevator"]), seat(), draw=[], discard=[])
    play(game, "take 1", "use 8 press")
    assert hand(game, 0) == ["dollar", "press", "press"]
    assert reserve(game, 0) == ["elevator"]


def test_7_1_char_08_no_dollar() -> None:
    game = draft(seat(8, 9, dollars=0, reserve=["press", "dollar"]), seat())
    play(game, "take 1")
    is_asked(game, 1, "draft")


def test_7_1_char_08_not_on_the_turn_after_4_alone_against_a_tom() -> None:
    """Nobody else takes cards in between, so those that 4 took are the last ones that were taken."""
    game = draft(seat(4, 8, 10, dollars=3, reserve=["press", "dollar"]), tom())
    play(game, "use 4 1 2", "end")
    is_asked(game, 0, "draft")
    assert offered(game, "use 8") == set()
    refused(game, "use 8 press", "NYC-7.1")
