"""NYC-7.2: character 22, up to two played cards come back; NYC-7.2.7."""

from __future__ import annotations

from tests.rules.newyorkcity.helpers import dollars, hand, options, reserve, space, towers, used
from tests.rules.newyorkcity.helpers_b import bidding, deck, floors, is_asked, play, refused, seat, value_of


def test_7_2_char_22_two_cards_come_back() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "press", "wild"]), seat(hand=["dollar"]), draw=[],
                   discard=[])  # fmt: skip
    play(game, "bid press press wild")
    is_asked(game, 0, "return")
    assert options(game) == {
        "use 22 press", "use 22 wild", "use 22 press press", "use 22 press wild", "skip",
    }  # fmt: skip
    play(game, "use 22 press wild")
    assert hand(game, 0) == ["press", "wild"]
    assert deck(game) == ([], ["press"])
    assert dollars(game, 0) == 0
    assert used(game, 0) == [22]


def test_7_2_char_22_one_card() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press wild", "use 22 wild")
    assert hand(game, 0) == ["wild"]


def test_7_2_char_22_skipped() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press wild", "skip")
    assert hand(game, 0) == []
    assert dollars(game, 0) == 1


def test_7_2_char_22_skipped_is_asked_again_after_the_next_bid() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "dollar"]), seat(hand=["elevator"]))
    play(game, "bid press", "skip", "bid dollar")
    is_asked(game, 0, "return")


def test_7_2_char_22_the_bid_counts_nevertheless() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press wild", "use 22 press wild")
    assert space(game, 0) == 3 + 2 + 1


def test_7_2_char_22_not_three() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press press wild")
    refused(game, "use 22 press press wild", "NYC-7.2")


def test_7_2_char_22_at_least_one() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press press wild")
    refused(game, "use 22")


def test_7_2_char_22_only_played_cards() -> None:
    one = seat(22, dollars=1, hand=["press", "plans"], reserve=["dollar", "dollar"])
    game = bidding("press", one, seat(hand=["dollar"]))
    play(game, "bid press")
    refused(game, "use 22 plans", "NYC-7.2")
    refused(game, "use 22 press press", "NYC-7.2")
    refused(game, "use 22 dollar", "NYC-7.2")


def test_7_2_char_22_the_returned_card_is_played_again() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "wild", "dollar"]), seat(hand=["elevator"]))
    play(game, "bid press wild", "use 22 wild")
    assert value_of(play(game, "bid dollar wild")) == 2


def test_7_2_char_22_cards_of_13_and_20_can_come_back() -> None:
    game = bidding("press", seat(13, 20, 22, dollars=3, hand=["plans", "prestige"]), seat(hand=["dollar"]))
    play(game, "use 13 plans", "use 20 prestige", "bid")
    is_asked(game, 0, "return")
    play(game, "use 22 plans prestige")
    assert hand(game, 0) == ["plans", "prestige"]


def test_7_2_char_22_the_card_of_15_can_come_back() -> None:
    one = seat(15, 22, dollars=2, hand=["press"], reserve=["press", "wild"])
    game = bidding("press", one, seat(hand=["dollar"]), draw=["plans", "plans"])
    play(game, "use 15 press", "bid press", "use 22 press press")
    assert hand(game, 0) == ["press", "press"]
    assert reserve(game, 0) == ["plans", "wild"]


def test_7_2_char_22_nothing_was_played_nothing_is_asked() -> None:
    game = bidding("dollar", seat(16, 16, 22, dollars=3), seat(hand=["elevator"]))
    play(game, "use 16", "use 16", "bid")
    is_asked(game, 1, "bid")


def test_7_2_char_22_virtual_wild_cards_do_not_come_back() -> None:
    game = bidding("dollar", seat(16, 22, dollars=2, hand=["dollar"]), seat(hand=["elevator"]))
    play(game, "use 16", "bid dollar")
    assert options(game) == {"use 22 dollar", "skip"}


def test_7_2_char_22_two_copies_up_to_four() -> None:
    game = bidding("press", seat(22, 22, dollars=2, hand=["press", "press", "press", "wild"]), seat(hand=["dollar"]))
    play(game, "bid press press press wild", "use 22 press wild")
    is_asked(game, 0, "return")
    assert options(game) == {"use 22 press", "use 22 press press", "skip"}
    play(game, "use 22 press press")
    assert hand(game, 0) == ["press", "press", "press", "wild"]


def test_7_2_char_22_two_copies_and_nothing_left_to_return() -> None:
    game = bidding("press", seat(22, 22, dollars=2, hand=["press"]), seat(hand=["dollar"]))
    play(game, "bid press", "use 22 press")
    is_asked(game, 1, "bid")


def test_7_2_char_22_not_after_a_pass() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press"]), seat(hand=["dollar"]))
    play(game, "pass")
    is_asked(game, 1, "bid")


def test_7_2_char_22_no_dollar_not_asked() -> None:
    game = bidding("press", seat(22, hand=["press"]), seat(hand=["dollar"]))
    play(game, "bid press")
    is_asked(game, 1, "bid")


def test_7_2_char_22_the_dollars_of_the_bid_pay_for_it() -> None:
    game = bidding("dollar", seat(22, hand=["dollar"]), seat(hand=["elevator"]))
    play(game, "bid dollar")
    is_asked(game, 0, "return")
    play(game, "use 22 dollar")
    assert dollars(game, 0) == 1


def test_7_2_char_22_in_the_last_round_the_card_can_be_kept() -> None:
    one = seat(22, dollars=1, skyscrapers=3, hand=["skyscraper"], reserve=["press", "dollar"])
    game = bidding("skyscraper", one, seat(), round=5)
    play(game, "bid skyscraper", "use 22 skyscraper")
    is_asked(game, 0, "keep")
    play(game, "keep press skyscraper")
    assert reserve(game, 0) == ["press", "skyscraper"]


def test_7_2_7_asked_when_the_bonus_and_the_building_are_done() -> None:
    one = seat(22, dollars=1, skyscrapers=1, hand=["prestige"])
    game = bidding("prestige", one, seat(hand=["skyscraper"]))
    play(game, "bid prestige")
    is_asked(game, 0, "bonus")
    play(game, "tile taxi 4 manhattan queens")
    assert towers(game, "queens", 0) == 1
    is_asked(game, 0, "return")


def test_7_2_7_asked_after_a_forfeit_too() -> None:
    game = bidding("prestige", seat(22, dollars=1, skyscrapers=1, hand=["prestige"]), seat(hand=["skyscraper"]))
    play(game, "bid prestige", "forfeit")
    is_asked(game, 0, "return")


def test_7_2_7_asked_after_hiring() -> None:
    game = bidding("elevator", seat(22, dollars=1, hand=["elevator"]), seat(hand=["plans"]))
    play(game, "bid elevator")
    is_asked(game, 0, "hire")
    play(game, "hire 23")
    is_asked(game, 0, "return")


def test_7_2_7_asked_after_the_extra_skyscraper() -> None:
    one = seat(21, 22, dollars=2, skyscrapers=3, hand=["skyscraper"])
    game = bidding("skyscraper", one, seat(), round=3)
    play(game, "bid skyscraper")
    is_asked(game, 0, "extra")
    play(game, "use 21")
    is_asked(game, 0, "return")


def test_7_2_7_asked_after_selling() -> None:
    one = seat(22, dollars=1, hand=["skyscraper"])
    game = bidding("skyscraper", one, seat(), round=3, towers={"bronx": {0: 1}})
    play(game, "bid skyscraper")
    is_asked(game, 0, "build")
    play(game, "move bronx")
    is_asked(game, 0, "return")


def test_7_2_7_a_22_hired_with_this_bid_comes_in_time() -> None:
    """Its moment comes after the evaluation, and then it is there, unused, with a dollar to pay it."""
    game = bidding(
        "elevator", seat(dollars=1, hand=["elevator"] * 4), seat(hand=["plans"]), elevator=floors(f1=[1], f5=[22])
    )
    play(game, "bid elevator elevator elevator elevator", "hire 22")
    is_asked(game, 0, "return")
    play(game, "use 22 elevator elevator")
    assert hand(game, 0) == ["elevator", "elevator"]
    assert used(game, 0) == [22]
