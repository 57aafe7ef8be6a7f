"""NYC-7.1: characters 9 (a card and a dollar), 10 (two cards), 11 (a skyscraper for a neutral one)."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import BOROUGHS, board, dollars, hand, points, towers, used
from tests.rules.newyorkcity.helpers_b import deck, draft, offered, play, refused, seat

# --- 9 and 10 -------------------------------------------------------------------------------------------------------


def test_7_1_char_09_a_card_and_a_dollar() -> None:
    game = draft(seat(9, dollars=1), seat(), draw=["plans", "wild"])
    play(game, "use 9")
    assert hand(game, 0) == ["plans"]
    assert dollars(game, 0) == 1
    assert deck(game)[0] == ["wild"]


def test_7_1_char_09_two_copies_on_one_dollar() -> None:
    game = draft(seat(9, 9, dollars=1), seat(), draw=["plans", "wild"])
    play(game, "use 9", "use 9")
    assert hand(game, 0) == ["plans", "wild"]
    assert dollars(game, 0) == 1


def test_7_1_char_09_nothing_to_draw() -> None:
    game = draft(seat(9, dollars=1), seat(), draw=[], discard=[])
    play(game, "use 9")
    assert hand(game, 0) == []
    assert dollars(game, 0) == 1


def test_7_1_char_10_two_cards() -> None:
    game = draft(seat(10, dollars=1, hand=["press"]), seat(), draw=["plans", "wild", "dollar"])
    play(game, "use 10")
    assert hand(game, 0) == ["plans", "press", "wild"]
    assert deck(game) == (["dollar"], [])


def test_7_1_char_10_the_discard_pile_is_shuffled_in() -> None:
    game = draft(seat(10, dollars=1), seat(), draw=["plans"], discard=["wild"])
    play(game, "use 10")
    assert hand(game, 0) == ["plans", "wild"]
    assert deck(game) == ([], [])


def test_7_1_char_10_as_many_as_there_are() -> None:
    game = draft(seat(10, dollars=1), seat(), draw=["plans"], discard=[])
    play(game, "use 10")
    assert hand(game, 0) == ["plans"]


def test_7_1_char_10_two_copies() -> None:
    game = draft(seat(10, 10, dollars=2), seat(), draw=["plans", "wild", "dollar", "press"])
    play(game, "use 10", "use 10")
    assert hand(game, 0) == ["dollar", "plans", "press", "wild"]


def test_7_1_char_10_cards_cannot_be_drawn_twice_by_undo() -> None:
    game = draft(seat(10, dollars=1), seat())
    play(game, "use 10")
    assert game.can_undo is False


# --- 11 -------------------------------------------------------------------------------------------------------------


def test_7_1_char_11_replaces_a_neutral_skyscraper() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=4), seat())
    play(game, "use 11 queens")
    assert towers(game, "queens", "neutral") == 1
    assert towers(game, "queens", 0) == 1
    assert board(game, 0) == 3


def test_7_1_char_11_in_any_borough() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=4), seat())
    assert offered(game, "use") == {f"use 11 {borough}" for borough in BOROUGHS}


def test_7_1_char_11_where_a_neutral_one_stands() -> None:
    neutral = {"queens": {"neutral": 0}, "bronx": {"neutral": 1}}
    game = draft(seat(11, dollars=1, skyscrapers=4), seat(), towers=neutral)
    assert "use 11 bronx" in offered(game, "use")
    refused(game, "use 11 queens", "NYC-7.1")
    play(game, "use 11 bronx")
    assert towers(game, "bronx", "neutral") == 0


def test_7_1_char_11_nowhere_a_neutral_one() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=4), seat(), towers={name: {"neutral": 0} for name in BOROUGHS})
    assert offered(game, "use") == set()


def test_7_1_char_11_needs_a_skyscraper_on_the_player_board() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=0), seat(), towers={"bronx": {0: 3}})
    assert offered(game, "use") == set()
    refused(game, "use 11 queens", "NYC-7.1")


def test_7_1_char_11_the_last_skyscraper() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=1), seat())
    play(game, "use 11 queens")
    assert board(game, 0) == 0


def test_7_1_char_11_two_copies_in_one_borough() -> None:
    game = draft(seat(11, 11, dollars=2, skyscrapers=2), seat())
    play(game, "use 11 queens", "use 11 queens")
    assert towers(game, "queens", "neutral") == 0
    assert towers(game, "queens", 0) == 2
    assert used(game, 0) == [11, 11]


def test_7_1_char_11_the_statue_waits_for_the_end_of_a_bidding_round() -> None:
    mine = {name: {0: 1} for name in BOROUGHS if name != "queens"}
    game = draft(seat(11, dollars=1, skyscrapers=1), seat(), towers=mine)
    play(game, "use 11 queens", "take 1", "take 1", "take 1", "take 1")
    assert game.decision.kind == "bid"
    assert points(game, 0) == 0
    while game.position()["bidding"] == "press":
        assert points(game, 0) == 0
        play(game, "pass")
    assert points(game, 0) == 4
    assert game.position()["statue"] == 3
