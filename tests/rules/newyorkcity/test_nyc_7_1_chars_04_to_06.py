"""NYC-7.1: characters 4 (both pairs at once), 5 (draw 3, discard 2), 6 (2 dollars)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import dollars, hand, options, used
from tests.rules.newyorkcity.helpers_b import deck, draft, is_asked, offered, play, refused, seat

# --- 4 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_04_takes_both_pairs_at_once() -> None:
    game = draft(seat(4, dollars=1), seat())
    play(game, "use 4 1 5")
    assert hand(game, 0) == ["dollar", "press", "wild", "wild"]
    left = [sorted(pair) for pair in game.position()["pairs"]]
    assert left == [["press", "wild"], ["elevator", "plans"], ["prestige", "skyscraper"]]
    is_asked(game, 1, "draft")


def test_7_1_char_04_every_two_pairs() -> None:
    game = draft(seat(4, dollars=1), seat())
    assert len(offered(game, "use 4")) == 10


def test_7_1_char_04_two_different_pairs() -> None:
    game = draft(seat(4, dollars=1), seat())
    refused(game, "use 4 2 2", "NYC-7.1", "NYC-4.1")
    refused(game, "use 4 1 6", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_nothing_on_the_second_turn() -> None:
    game = draft(seat(4, dollars=1), seat())
    play(game, "use 4 1 5", "take 1")
    # Seat 0 has nothing left to do: seat 1 takes its second pair at once.
    is_asked(game, 1, "draft")
    assert offered(game, "take") == {"take 1", "take 2"}


def test_7_1_char_04_second_turn_without_a_pair() -> None:
    game = draft(seat(4, 10, dollars=2), seat())
    play(game, "use 4 1 5", "end", "take 1")
    is_asked(game, 0, "draft")
    assert options(game) == {"use 10", "end"}
    refused(game, "take 1", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_no_second_turn_without_a_dollar() -> None:
    game = draft(seat(4, 10, dollars=1), seat())
    play(game, "use 4 1 5", "take 1")
    is_asked(game, 1, "draft")


def test_7_1_char_04_not_after_the_pair() -> None:
    game = draft(seat(4, 10, dollars=2), seat())
    play(game, "take 1")
    assert options(game) == {"use 10", "end"}
    refused(game, "use 4 1 2", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_not_on_the_second_turn() -> None:
    game = draft(seat(4, dollars=1), seat())
    play(game, "take 1", "take 1")
    is_asked(game, 0, "draft")
    assert offered(game, "use") == set()
    refused(game, "use 4 1 2", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_not_after_single_cards() -> None:
    game = draft(seat(2, 4, dollars=2), seat())
    play(game, "use 2 1:dollar 3:plans")
    is_asked(game, 1, "draft")
    play(game, "take 1")
    refused(game, "use 4 1 2", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_no_single_cards_after_it() -> None:
    game = draft(seat(2, 4, 10, dollars=3), seat())
    play(game, "use 4 1 5")
    assert options(game) == {"use 10", "end"}
    play(game, "end", "take 1")
    assert options(game) == {"use 10", "end"}
    refused(game, "use 2 1:elevator 2:prestige", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_a_second_copy_has_nothing_to_take() -> None:
    game = draft(seat(4, 4, 10, dollars=3), seat())
    play(game, "use 4 1 5")
    assert options(game) == {"use 10", "end"}


def test_7_1_char_04_a_second_copy_is_of_no_use_on_the_second_turn() -> None:
    game = draft(seat(4, 4, 10, dollars=3), seat())
    play(game, "use 4 1 5", "end", "take 1")
    assert options(game) == {"use 10", "end"}
    refused(game, "use 4 1 2", "NYC-7.1", "NYC-4.1")


def test_7_1_char_04_the_others_of_phase_one_work_on_the_second_turn() -> None:
    everyone = draft(seat(1, 3, 4, 5, 6, 7, 9, 10, 11, dollars=20, skyscrapers=1), seat())
    play(everyone, "use 4 1 5", "end", "take 1")
    assert {int(text.split()[1]) for text in offered(everyone, "use")} == {1, 3, 5, 6, 7, 9, 10, 11}


def test_7_1_char_04_both_seats() -> None:
    game = draft(seat(4, dollars=1, hand=["press"]), seat(4, dollars=1))
    play(game, "use 4 1 5", "use 4 1 2")
    assert hand(game, 1) == ["elevator", "plans", "press", "wild"]
    assert game.decision.kind == "bid"


def test_7_1_char_04_the_others_still_take_two() -> None:
    pairs = [("press", "dollar"), ("press", "wild"), ("elevator", "plans"), ("prestige", "skyscraper"),
             ("wild", "wild"), ("dollar", "dollar"), ("plans", "plans")]  # fmt: skip
    game = draft(seat(4, dollars=1), seat(), seat(), pairs=pairs)
    play(game, "use 4 6 7", "take 1", "take 1", "take 1", "take 1")
    assert [len(hand(game, who)) for who in range(3)] == [4, 4, 4]


# --- 5 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_05_draws_three_then_discards_two() -> None:
    game = draft(seat(5, dollars=1, hand=["press"]), seat(), draw=["plans", "prestige", "wild", "dollar"])
    play(game, "use 5")
    is_asked(game, 0, "discard")
    assert hand(game, 0) == ["plans", "press", "prestige", "wild"]
    play(game, "discard press plans")
    assert hand(game, 0) == ["prestige", "wild"]
    assert deck(game) == (["dollar"], ["plans", "press"])
    is_asked(game, 0, "draft")


def test_7_1_char_05_any_two_of_the_hand() -> None:
    game = draft(seat(5, dollars=1, hand=["press"]), seat(), draw=["press", "prestige", "wild", "dollar"])
    play(game, "use 5")
    assert options(game) == {
        "discard press press", "discard press prestige", "discard press wild", "discard prestige wild",
    }  # fmt: skip


def test_7_1_char_05_exactly_two() -> None:
    game = draft(seat(5, dollars=1, hand=["press"]), seat(), draw=["plans", "prestige", "wild", "dollar"])
    play(game, "use 5")
    refused(game, "discard press", "NYC-7.1")
    refused(game, "discard press plans wild", "NYC-7.1")
    refused(game, "discard press press", "NYC-7.1")
    refused(game, "take 1")


def test_7_1_char_05_not_from_the_reserve() -> None:
    game = draft(seat(5, dollars=1, reserve=["dollar", "dollar"]), seat(), draw=["plans", "prestige", "wild"])
    play(game, "use 5")
    refused(game, "discard dollar plans", "NYC-7.1")


def test_7_1_char_05_equal_cards_are_not_asked_for() -> None:
    game = draft(seat(5, dollars=1), seat(), draw=["wild", "wild", "wild", "dollar"])
    play(game, "use 5")
    is_asked(game, 0, "draft")
    assert hand(game, 0) == ["wild"]


def test_7_1_char_05_two_copies() -> None:
    game = draft(seat(5, 5, dollars=2), seat(), draw=["plans", "prestige", "wild", "dollar", "press", "press"])
    play(game, "use 5", "discard plans prestige", "use 5", "discard press press")
    assert hand(game, 0) == ["dollar", "wild"]
    assert used(game, 0) == [5, 5]


def test_7_1_char_05_after_the_pair() -> None:
    game = draft(seat(5, dollars=1), seat(), draw=["plans", "prestige", "wild", "dollar"])
    play(game, "take 1", "use 5", "discard press dollar")
    assert hand(game, 0) == ["plans", "prestige", "wild"]
    is_asked(game, 1, "draft")


def test_7_1_char_05_few_cards_to_draw() -> None:
    game = draft(seat(5, dollars=1, hand=["press", "dollar"]), seat(), draw=["wild"], discard=[])
    play(game, "use 5", "discard press dollar")
    assert hand(game, 0) == ["wild"]


def test_7_1_char_05_nothing_to_draw_never_gets_stuck() -> None:
    game = draft(seat(5, dollars=1), seat(), draw=[], discard=[])
    if offered(game, "use 5"):
        play(game, "use 5")
    assert game.options()
    assert hand(game, 0) == []


# --- 6 --------------------------------------------------------------------------------------------------------------


def test_7_1_char_06_takes_two_dollars() -> None:
    game = draft(seat(6, dollars=1), seat())
    play(game, "use 6")
    assert dollars(game, 0) == 2


def test_7_1_char_06_two_copies() -> None:
    game = draft(seat(6, 6, dollars=1), seat())
    play(game, "use 6", "use 6")
    assert dollars(game, 0) == 3


def test_7_1_char_06_needs_a_dollar_first() -> None:
    game = draft(seat(6, dollars=0), seat())
    refused(game, "use 6", "NYC-7.0")
