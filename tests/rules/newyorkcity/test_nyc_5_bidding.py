"""NYC-5.1 to 5.3, 5.7, 5.8: how a bidding round goes, the exchange, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    ROUNDS,
    asked,
    bid_round,
    bid_values,
    dollars,
    hand,
    make,
    named,
    options,
    pile,
    play,
    refused,
    reserve,
    settle_draft,
    wait_for,
    winner,
)

SPREAD = {"7": ["neutral"], "5": [2], "3": [0], "1": [1]}  # seat 2 ahead of 0 ahead of 1
# Can bid in every round and never has a choice of what to keep.
ANY: dict[str, Any] = {"hand": ["wild", "wild"], "reserve": ["wild", "wild"]}


def bids(game: Any) -> set[str]:
    return {name for name in options(game) if name.startswith("bid")}


# --- 5.1 --------------------------------------------------------------------------------------------------------------


def test_5_1_six_bidding_rounds_in_this_order() -> None:
    game = make([ANY, ANY])
    seen = []
    while asked(game)[1] == "bid":
        seen.append(game.position()["bidding"])
        play(game, "pass", "pass")
    assert tuple(seen) == ROUNDS
    assert game.position()["round"] == 2


@pytest.mark.parametrize("kind", ROUNDS)
def test_5_1_each_round_is_for_its_type(kind: str) -> None:
    game = make([{"hand": list(ROUNDS)}, {}], bidding=kind)
    assert bids(game) == {f"bid {kind}"}


def test_5_1_example_in_the_first_round_you_only_play_press_cards() -> None:
    game = make([{"hand": ["press", "press", "dollar", "plans"]}, {}])
    assert bids(game) == {"bid press", "bid press press"}
    assert refused(game, "bid dollar").startswith("NYC-5.")


# --- 5.2 --------------------------------------------------------------------------------------------------------------


def test_5_2_the_farthest_ahead_starts_the_first_round() -> None:
    assert asked(make([ANY] * 3, press=SPREAD)) == (2, "bid")


def test_5_2_example_red_is_first_on_the_track_and_starts() -> None:
    game = make([ANY] * 3, kinds=["human:Blue", "human:Red", "human:Yellow"], press={"7": ["neutral"], "0": [1, 2, 0]})
    assert asked(game) == (1, "bid")


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_5_2_clockwise_from_the_starter(starter: int) -> None:
    game = make([ANY] * 4, starter=starter)
    order = []
    for _ in range(4):
        order.append(asked(game)[0])
        game.act("pass")
    assert order == [(starter + step) % 4 for step in range(4)]


def test_5_2_each_seat_bids_once_or_passes() -> None:
    game = make([{"hand": ["press"] * 5}] * 3)
    events = play(game, "bid press", "pass", "bid press press press")
    assert bid_values(events) == {0: 1, 2: 3}
    assert [event["seat"] for event in named(events, "pass")] == [1]
    assert game.position()["bidding"] != "press"


def test_5_2_a_seat_that_can_only_pass_is_not_asked() -> None:
    game = make([{"hand": ["plans"]}, ANY, ANY])
    assert asked(game) == (1, "bid")
    assert [event["seat"] for event in named(game.events, "pass")] == [0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_5_2_the_winner_starts_the_next_round(seat: int) -> None:
    game = make([ANY] * 3, press=SPREAD, bidding="dollar")
    bid_round(game, {seat: "wild wild"})
    assert game.position()["bidding"] == "elevator"
    assert game.position()["starter"] == seat
    game = make([{"hand": ["dollar"] * 4}] * 3, press=SPREAD, bidding="press")
    bid_round(game, {one: "dollar dollar dollar dollar" if one == seat else "dollar dollar" for one in range(3)})
    assert winner(game.events) == seat
    assert game.position()["starter"] == seat


def test_5_2_the_winner_and_not_the_one_ahead_starts_after_press() -> None:
    """Seat 1 wins with three cards and stays behind seat 2 on the track."""
    three = {"hand": ["press"] * 3 + ["dollar"]}
    game = make([three] * 3, press={"7": ["neutral"], "12": [2], "3": [0], "1": [1]})
    bid_round(game, {1: "press press press", 2: "press"})
    assert asked(game) == (1, "bid")


def test_5_2_the_starter_bids_first_in_the_next_round_even_if_others_are_ahead() -> None:
    game = make([{"hand": ["dollar", "elevator", "wild"]}] * 3, press=SPREAD, bidding="dollar")
    bid_round(game, {0: "dollar wild", 2: "dollar", 1: "dollar"})
    order = []
    for _ in range(3):
        order.append(asked(game)[0])
        game.act("pass")
    assert order == [0, 1, 2]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_5_2_when_nobody_bids_the_same_seat_starts_again(starter: int) -> None:
    game = make([ANY] * 3, press=SPREAD, starter=starter, bidding="dollar")
    events = play(game, "pass", "pass", "pass")
    assert winner(events) is None
    assert game.position()["bidding"] == "elevator"
    assert asked(game) == (starter, "bid")


def test_5_2_a_new_game_round_is_started_by_the_one_ahead_again() -> None:
    game = make([{"hand": ["skyscraper"]}, {}, {}], press=SPREAD, bidding="skyscraper", starter=1, draw=["wild"] * 90)
    bid_round(game, {0: "skyscraper"})
    settle_draft(game)
    assert (game.position()["round"], game.position()["bidding"]) == (2, "press")
    assert asked(game) == (2, "bid")


# --- 5.3 --------------------------------------------------------------------------------------------------------------


def test_5_3_reserve_cards_are_played_by_exchange() -> None:
    game = make([{"hand": ["dollar", "dollar"], "reserve": ["press", "wild"]}, ANY], starter=0)
    assert bids(game) == {"bid press", "bid press wild", "bid dollar dollar", "bid dollar wild"}
    bid_round(game, {0: "press wild"})
    assert (hand(game, 0), reserve(game, 0)) == ([], ["dollar", "dollar"])


def test_5_3_no_more_cards_than_the_hand_holds() -> None:
    game = make([{"hand": ["dollar"], "reserve": ["press", "press"]}, {}])
    assert bids(game) == {"bid press"}
    assert refused(game, "bid press press") == "NYC-5.3"
    assert refused(game, "bid dollar press press").startswith("NYC-5.")


def test_5_3_a_seat_without_hand_cards_plays_none() -> None:
    game = make([{"hand": [], "reserve": ["press", "press"]}, ANY])
    assert asked(game) == (1, "bid")


def test_5_3_cards_that_one_does_not_have_are_refused() -> None:
    game = make([{"hand": ["press", "press", "plans"], "reserve": ["wild"]}, {}])
    for notation in ("bid press press press", "bid press wild wild"):
        refusal = game.why_not(notation)
        assert refusal.rule == "NYC-5.3"
    assert refused(game, "bid press press press") == "NYC-5.3"


@pytest.mark.parametrize(
    ("own", "stored", "bid", "left"),
    [
        (["press", "press"], ["press", "wild"], "press", (["press"], ["press", "wild"])),
        (["press", "press"], ["press", "wild"], "press press", ([], ["press", "wild"])),
        (["press", "dollar"], ["press", "plans"], "press", (["dollar"], ["plans", "press"])),
        (["press", "dollar"], ["press", "plans"], "press press", ([], ["dollar", "plans"])),
        (["dollar"], ["press", "plans", "wild"], "press", ([], ["dollar", "plans", "wild"])),
        (["dollar", "dollar"], ["wild", "wild"], "dollar dollar", ([], ["wild", "wild"])),
    ],
)
def test_5_3_the_reserve_keeps_its_size_and_its_old_cards_first(
    own: list[str], stored: list[str], bid: str, left: tuple[list[str], list[str]]
) -> None:
    game = make([{"hand": own, "reserve": stored}, {"hand": ["wild"] * 2, "reserve": ["wild"] * 2}])
    bid_round(game, {0: bid})
    assert (hand(game, 0), reserve(game, 0)) == left


def test_5_3_free_choice_which_card_moves_into_the_reserve() -> None:
    """After the bid one of dollar and elevator lies in the reserve; either can be played in its own round."""
    for wish in ("dollar", "elevator"):
        game = make([{"hand": ["dollar", "elevator"], "reserve": ["press", "plans"]}, {}], starter=0)
        bid_round(game, {0: "press"})
        assert len(hand(game, 0)) == 1
        assert "plans" in reserve(game, 0)
        assert len(reserve(game, 0)) == 2
        if wish == "elevator":
            game.act("pass")
        assert game.position()["bidding"] == wish
        assert bids(game) == {f"bid {wish}"}


def test_5_3_any_number_of_times() -> None:
    """Every card of the reserve comes to be played, one a round."""
    game = make([{"hand": ["wild", "wild", "wild"], "reserve": ["press", "dollar", "plans"]}, ANY])
    for kind in ("press", "dollar"):
        assert game.position()["bidding"] == kind
        bid_round(game, {0: f"{kind}"})
    bid_round(game, {})
    bid_round(
        game, {0: "plans"}
    )  # in the elevator round there was nothing to choose: one hand card, and none that bids alone
    assert (hand(game, 0), reserve(game, 0)) == ([], ["wild", "wild", "wild"])


def test_5_3_cards_that_13_plays_count_as_played() -> None:
    game = make([{"hand": ["dollar"], "reserve": ["press", "press"], "characters": [13]}, {}])
    game.act("use 13 dollar")
    assert bids(game) == {"bid"}
    assert refused(game, "bid press") == "NYC-5.3"
    assert bid_values(game.act("bid")) == {0: 1}


def test_5_3_not_in_phase_one() -> None:
    game = make([{"hand": ["wild"] * 3, "reserve": ["press"] * 2}, {}], phase="draft")
    wait_for(game, "bid")
    assert pile(reserve(game, 0)) == pile(["press", "press"])


# --- 5.7 --------------------------------------------------------------------------------------------------------------


def dollar_round(values: list[int], press: dict[str, Any], **more: Any) -> Any:
    game = make([{"hand": ["dollar"] * 6}] * len(values), bidding="dollar", press=press, **more)
    return bid_round(game, {seat: " ".join(["dollar"] * value) or "pass" for seat, value in enumerate(values)})


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ([1, 2, 3], 2),
        ([3, 2, 1], 0),
        ([2, 3, 1], 1),
        ([2, 2, 2], 2),
        ([2, 2, 1], 0),
        ([1, 2, 2], 2),
        ([0, 1, 0], 1),
        ([4, 4, 5], 2),
    ],
)
def test_5_7_the_highest_bid_wins_and_ties_go_to_the_one_ahead(values: list[int], best: int) -> None:
    assert winner(dollar_round(values, SPREAD)) == best


def test_5_7_ties_within_one_stack() -> None:
    assert winner(dollar_round([2, 2, 2, 1], {"6": ["neutral"], "4": [1, 0, 2, 3]})) == 1
    assert winner(dollar_round([2, 1, 2, 2], {"6": ["neutral"], "4": [3, 2, 1, 0]})) == 3


def test_5_7_the_order_of_bidding_breaks_no_tie() -> None:
    for starter in range(3):
        assert winner(dollar_round([2, 2, 2], SPREAD, starter=starter)) == 2


def test_5_7_a_seat_that_passed_wins_nothing() -> None:
    assert winner(dollar_round([0, 1, 0], SPREAD)) == 1
    assert winner(dollar_round([0, 0, 0], SPREAD)) is None


def test_5_7_the_neutral_token_wins_no_tie() -> None:
    assert winner(dollar_round([2, 2], {"15": ["neutral"], "3": [1], "1": [0]})) == 1


def test_5_7_the_track_counts_as_it_stands_at_that_moment() -> None:
    """Seat 0 steps back behind seat 1 with character 14 and loses the tie for it."""
    game = make(
        [{"hand": ["dollar"], "characters": [14]}, {"hand": ["dollar"] * 3}], bidding="dollar",
        press={"8": ["neutral"], "4": [0], "3": [1]},
    )  # fmt: skip
    events = play(game, "use 14 2", "bid dollar", "bid dollar dollar dollar")
    assert bid_values(events) == {0: 3, 1: 3}
    assert winner(events) == 1


# --- 5.8 --------------------------------------------------------------------------------------------------------------


def test_5_8_all_that_bid_do_the_action() -> None:
    game = make([{"hand": ["dollar"] * 3, "dollars": 0}] * 3, bidding="dollar", press=SPREAD)
    bid_round(game, {0: "dollar", 1: "dollar dollar"})
    assert [dollars(game, seat) for seat in range(3)] == [1, 3, 0]


def test_5_8_in_order_of_the_track_and_not_of_bidding() -> None:
    game = make([{"hand": ["elevator"] * 3}] * 3, bidding="elevator", press=SPREAD, starter=1)
    bid_round(game, {0: "elevator", 1: "elevator elevator elevator", 2: "elevator elevator"})
    order = []
    while asked(game)[1] == "hire":
        order.append(asked(game)[0])
        game.act(min(options(game)))
    assert order == [2, 0, 1]


def test_5_8_the_order_is_that_of_the_start_of_the_evaluation() -> None:
    """Seat 0 is ahead and moves first, so that seat 1 lands on top of it."""
    game = make([{"hand": ["press"]}, {"hand": ["press"] * 2}], press={"8": ["neutral"], "5": [0], "3": [1]})
    bid_round(game, {0: "press", 1: "press press"})
    assert game.position()["press"]["6"] == [1, 0]


def test_5_8_nothing_is_done_before_all_have_bid() -> None:
    game = make([{"hand": ["dollar"] * 3, "dollars": 0}] * 3, bidding="dollar", press=SPREAD)
    play(game, "bid dollar", "bid dollar")
    assert [dollars(game, seat) for seat in range(3)] == [0, 0, 0]
