"""Why a character, or a bid beside it, is refused (NYC-7.0 to 7.2, 5.3 to 5.5): reasons differ, and each is true."""

from __future__ import annotations

from typing import Any

from tests.rules.newyorkcity.helpers import hand, reserve
from tests.rules.newyorkcity.helpers_b import bidding, draft, floors, play, seat


def told(game: Any, notation: str) -> tuple[str, str]:
    refusal = game.why_not(notation)
    assert refusal is not None, f"{notation} is accepted"
    return refusal.code, refusal.text


def all_different(game: Any, *notations: str) -> None:
    """No two of these are refused in the same words."""
    texts = [told(game, notation)[1] for notation in notations]
    assert len(set(texts)) == len(texts), texts


def test_7_0_used_not_owned_another_phase_and_final_are_told_apart() -> None:
    game = draft(seat(9, 16, 40, {"no": 10, "used": True}, dollars=1), seat())
    codes = [told(game, notation)[0] for notation in ("use 10", "use 3", "use 16", "use 40")]
    assert len(set(codes)) == 4, codes


def test_7_0_no_dollar_is_told_apart_from_used() -> None:
    poor, spent = draft(seat(10), seat()), draft(seat({"no": 10, "used": True}, dollars=1), seat())
    assert told(poor, "use 10")[0] != told(spent, "use 10")[0]


def test_7_1_char_02_reasons() -> None:
    game = draft(seat(2, dollars=1), seat())
    all_different(game, "use 2 1:press 1:dollar", "use 2 1:press 2:plans", "use 2 1:press 6:wild")


def test_7_1_char_04_reasons() -> None:
    game = draft(seat(4, dollars=1), seat())
    all_different(game, "use 4 2 2", "use 4 2 6")
    play(game, "take 1", "take 1")
    assert told(game, "use 4 1 2")[0] not in {"not_yours", "used"}


def test_7_1_char_07_reasons() -> None:
    game = draft(seat(7, 13, dollars=1), seat(), elevator=floors(f1=[23], f4=[8]))
    all_different(game, "use 7 11 23", "use 7 13 16", "use 7 13 8")


def test_7_1_char_08_reasons() -> None:
    game = draft(seat(8, dollars=1, reserve=["press", "elevator"]), seat())
    before = told(game, "use 8 press")[1]
    play(game, "take 1")
    all_different(game, "use 8 dollar", "use 8 elevator", "use 8 wild")
    assert before not in {told(game, "use 8 dollar")[1], told(game, "use 8 elevator")[1]}


def test_7_1_char_11_reasons() -> None:
    game = draft(seat(11, dollars=1, skyscrapers=1), seat(), towers={"queens": {"neutral": 0}})
    bare = draft(seat(11, dollars=1), seat())
    assert told(game, "use 11 queens")[0] != told(bare, "use 11 queens")[0]


def test_7_1_char_01_and_05_reasons() -> None:
    game = draft(seat(1, 5, dollars=2, hand=["press"]), seat(), draw=["plans", "wild", "wild"])
    all_different(game, "use 1 wild", "use 1 press press")
    play(game, "use 5")
    all_different(game, "discard press", "discard dollar press", "take 1")


def test_7_2_char_12_and_14_reasons() -> None:
    one = seat(12, 14, dollars=2, hand=["press"], reserve=["wild"])
    game = bidding("press", one, seat(), press={"1": [0], "0": [1, "neutral"]})
    all_different(game, "use 12 press wild", "use 12 plans", "use 14 2", "use 14 3")


def test_7_2_char_13_and_20_reasons() -> None:
    game = bidding("press", seat(13, 20, dollars=2, hand=["plans"], reserve=["wild"]), seat())
    before = told(game, "use 13 press")[1]
    play(game, "use 13 plans")
    assert before != told(game, "use 20 wild")[1]
    all_different(game, "use 20 wild", "use 13 wild")


def test_7_2_char_15_reasons() -> None:
    one = seat(15, dollars=1, hand=["press", "dollar"], reserve=["press", "wild"])
    game = bidding("press", one, seat(), draw=["plans", "plans"])
    all_different(game, "use 15 wild", "use 15 plans")
    play(game, "use 15 press")
    all_different(game, "bid", "bid press press", "bid press wild plans", "bid press dollar")


def test_7_2_char_17_to_19_reasons() -> None:
    game = bidding("press", seat(17, 19, 22, dollars=2, hand=["press"]), seat(18, dollars=1, hand=["press"]))
    play(game, "skip")
    all_different(game, "use 17", "use 18", "use 19", "use 22 press")


def test_7_2_char_22_reasons() -> None:
    game = bidding("press", seat(22, dollars=1, hand=["press", "press", "wild", "plans"]), seat(hand=["dollar"]))
    play(game, "bid press press wild")
    all_different(game, "use 22 plans", "use 22 press press wild", "use 21", "bid press")


def test_5_5_bids_beside_a_character_reasons() -> None:
    one = seat(16, dollars=1, hand=["press", "plans", "dollar"], reserve=["wild", "elevator"])
    game = bidding("dollar", one, seat())
    all_different(
        game,
        "bid",  # nothing
        "bid wild",  # a wild card alone
        "bid press",  # one other card
        "bid press dollar",  # a card that adds nothing
        "bid prestige",  # not held
        "bid press dollar plans wild",  # more than the hand
    )


def test_7_1_char_10_no_more_than_two_after_a_shuffle() -> None:
    game = draft(seat(10, dollars=1), seat(), draw=["plans"], discard=["wild"] * 4)
    play(game, "use 10")
    assert hand(game, 0) == ["plans", "wild"]


def test_7_1_char_03_a_larger_reserve_is_renewed_as_a_whole() -> None:
    one = seat(12, dollars=1, hand=["press"], reserve=["wild", "dollar", "plans"])
    game = bidding("press", one, seat(), draw=["press", "press", "press", "elevator"])
    play(game, "use 12 dollar plans wild")
    assert reserve(game, 0) == ["press", "press", "press"]
