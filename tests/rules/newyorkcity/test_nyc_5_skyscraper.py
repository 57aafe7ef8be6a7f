"""NYC-5.14 to 5.17: building, selling, the Statue of Liberty, what is kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    asked,
    bid_round,
    board,
    hand,
    make,
    options,
    pile,
    points,
    refused,
    reserve,
    towers,
    winner,
)

RED, YELLOW, BLUE = 0, 1, 2
COLOURS = ["human:Red", "human:Yellow", "human:Blue"]


def building(values: list[int], *, own: dict[str, Any] | None = None, number: int = 1, **more: Any) -> Any:
    """The skyscraper round of game round number: the game after these bids, and the events."""
    hands = [{"hand": ["skyscraper"] * 6} | (own or {}) for _ in values]
    game = make(hands, bidding="skyscraper", round=number, **more)
    events = bid_round(game, {seat: " ".join(["skyscraper"] * value) or "pass" for seat, value in enumerate(values)})
    return game, events


def standing(game: Any, seat: int) -> dict[str, int]:
    return {name: towers(game, name, seat) for name in BOROUGHS if towers(game, name, seat)}


# --- 5.14 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3])
def test_5_14_as_many_as_the_value_and_the_winner_one_more(value: int) -> None:
    game, events = building([value, value, 0], number=2)
    assert winner(events) == 0
    assert [standing(game, seat) for seat in range(3)] == [{"jersey-city": value + 1}, {"jersey-city": value}, {}]
    assert [board(game, seat) for seat in range(3)] == [4 - value - 1, 4 - value, 4]


def test_5_14_no_more_than_the_board_has() -> None:
    game, _ = building([5, 2], own={"skyscrapers": 3})
    assert (standing(game, 0), board(game, 0)) == ({"staten-island": 3}, 0)
    assert (standing(game, 1), board(game, 1)) == ({"staten-island": 2}, 1)


def test_5_14_one_must_build() -> None:
    """Nobody is asked whether or how many to build."""
    game, _ = building([3, 1], own={"skyscrapers": 9})
    assert asked(game)[1] not in {"build", "extra"}
    assert standing(game, 0) == {"staten-island": 4}


def test_5_14_example_blue_four_red_and_yellow_two_each_in_manhattan() -> None:
    game, events = building([2, 2, 3], number=3, kinds=COLOURS)
    assert winner(events) == BLUE
    built = [standing(game, seat) for seat in (RED, YELLOW, BLUE)]
    assert built == [{"manhattan": 2}, {"manhattan": 2}, {"manhattan": 4}]


def test_5_14_on_top_of_what_stands_there() -> None:
    game, _ = building([1, 0], towers={"staten-island": {0: 3, "neutral": 1}, "queens": {0: 1}})
    assert standing(game, 0) == {"staten-island": 5, "queens": 1}
    assert towers(game, "staten-island", "neutral") == 1


# --- 5.15 in the skyscraper round -------------------------------------------------------------------------------------

SOLD_OUT = {"skyscrapers": 0}
SPREAD = {"bronx": {0: 3}, "queens": {0: 1}, "brooklyn": {1: 2}}


def test_5_15_an_empty_board_may_sell_one() -> None:
    game, _ = building([1, 0], own=SOLD_OUT, towers=SPREAD)
    assert asked(game) == (0, "build")
    assert options(game) == {"move bronx", "move queens", "skip"}
    game.act("move queens")
    assert standing(game, 0) == {"bronx": 3, "staten-island": 1}


def test_5_15_one_whatever_the_bid() -> None:
    game, _ = building([4, 0], own=SOLD_OUT, towers=SPREAD)
    game.act("move bronx")
    assert standing(game, 0) == {"bronx": 2, "queens": 1, "staten-island": 1}
    assert game.decision is None or game.decision.kind != "build"


def test_5_15_or_do_without_it() -> None:
    game, _ = building([4, 0], own=SOLD_OUT, towers=SPREAD)
    game.act("skip")
    assert standing(game, 0) == {"bronx": 3, "queens": 1}


def test_5_15_only_when_the_board_was_empty_from_the_start() -> None:
    game, _ = building([4, 0], own={"skyscrapers": 1}, towers=SPREAD)
    assert asked(game)[1] != "build"
    assert standing(game, 0) == {"bronx": 3, "queens": 1, "staten-island": 1}


def test_5_15_not_from_the_borough_of_the_mayor() -> None:
    game, _ = building([1, 0], own=SOLD_OUT, towers={"staten-island": {0: 2}, "bronx": {0: 1}})
    assert options(game) == {"move bronx", "skip"}
    assert refused(game, "move staten-island") == "NYC-5.15"
    game, _ = building([1, 0], own=SOLD_OUT, towers={"staten-island": {0: 2}})
    assert asked(game)[1] != "build"


def test_5_15_only_ones_own() -> None:
    game, _ = building([1, 0], own=SOLD_OUT, towers=SPREAD)
    assert refused(game, "move brooklyn") == "NYC-5.15"
    assert refused(game, "move manhattan") == "NYC-5.15"


def test_5_15_each_seat_in_order_of_the_track() -> None:
    game, _ = building([1, 2], own=SOLD_OUT, towers=SPREAD, press={"8": ["neutral"], "3": [1], "2": [0]})
    assert asked(game) == (1, "build")
    game.act("move brooklyn")
    assert asked(game) == (0, "build")
    game.act("skip")
    assert [standing(game, seat) for seat in (0, 1)] == [{"bronx": 3, "queens": 1}, {"brooklyn": 1, "staten-island": 1}]


# --- 5.16 -------------------------------------------------------------------------------------------------------------

WAITING: dict[str, Any] = {"hand": ["wild"] * 2, "reserve": ["wild"] * 2}


def everywhere(*seats: int, without: dict[int, str] | None = None) -> dict[str, dict[Any, int]]:
    """A skyscraper of these seats in each borough, but not in the one that without names for a seat."""
    return {name: {seat: 1 for seat in seats if (without or {}).get(seat) != name} for name in BOROUGHS}


@pytest.mark.parametrize("kind", ["press", "dollar", "elevator", "plans", "prestige", "skyscraper"])
def test_5_16_at_the_end_of_every_bidding_round(kind: str) -> None:
    game = make([WAITING, WAITING], bidding=kind, towers=everywhere(0))
    assert (points(game, 0), game.position()["statue"]) == (0, 4)
    bid_round(game, {})
    assert [points(game, 0), points(game, 1)] == [4, 0]
    assert game.position()["statue"] == 3


def test_5_16_five_boroughs_are_not_enough() -> None:
    for missing in BOROUGHS:
        game = make([WAITING, WAITING], towers=everywhere(0, without={0: missing}))
        bid_round(game, {})
        assert (points(game, 0), game.position()["statue"]) == (0, 4)


def test_5_16_shared_by_all_who_have_it_then() -> None:
    game = make([WAITING] * 3, towers=everywhere(0, 2))
    bid_round(game, {})
    assert [points(game, seat) for seat in range(3)] == [4, 0, 4]


def test_5_16_once_only_in_a_game() -> None:
    game = make([WAITING, WAITING], towers=everywhere(0), statue=3)
    bid_round(game, {})
    assert points(game, 0) == 0
    game = make([WAITING, WAITING], towers=everywhere(0))
    for _ in range(3):
        bid_round(game, {})
    assert points(game, 0) == 4


def test_5_16_whoever_comes_later_gets_nothing() -> None:
    """Seat 0 has all six at the end of the prestige round, seat 1 only after the skyscraper round."""
    game = make(
        [WAITING, {"hand": ["skyscraper"]}], bidding="prestige", towers=everywhere(0, 1, without={1: "staten-island"})
    )
    bid_round(game, {})
    assert points(game, 0) == 4
    bid_round(game, {1: "skyscraper"})
    assert [points(game, 0), points(game, 1)] == [4, 0]


def test_5_16_the_neutral_player_does_not_take_it() -> None:
    game = make([WAITING, WAITING])
    bid_round(game, {})
    assert game.position()["statue"] == 4


def test_5_16_winner_and_runner_up_complete_the_six_in_one_round() -> None:
    """The winner builds first, but what counts is the end of the bidding round."""
    game = make(
        [{"hand": ["prestige"] * 5}] * 2, bidding="prestige",
        towers=everywhere(0, 1, without={0: "manhattan", 1: "bronx"}),
    )  # fmt: skip
    bid_round(game, {0: "prestige prestige", 1: "prestige"})
    game.act("tile taxi 4 queens manhattan")
    assert (points(game, 0), game.position()["statue"]) == (2, 4)
    game.act("tile subway 2 queens bronx")
    assert [points(game, 0), points(game, 1)] == [6, 5]
    assert game.position()["statue"] == 3


def test_5_16_a_sold_skyscraper_breaks_the_six() -> None:
    """What stands at the end of the bidding round counts, not what stood before."""
    game = make(
        [{"hand": ["skyscraper"], "skyscrapers": 0}, WAITING], bidding="skyscraper",
        towers=everywhere(0), press={"8": ["neutral"], "1": [0], "0": [1]},
    )  # fmt: skip
    bid_round(game, {0: "skyscraper"})
    game.act("move bronx")
    assert (points(game, 0), game.position()["statue"]) == (0, 4)


def test_5_16_a_tom_takes_it_too() -> None:
    game = make([WAITING, {"dollars": 0, "skyscrapers": 0}], kinds=["human", "tom:A2"], towers=everywhere(1))
    bid_round(game, {})
    assert points(game, 1) == 4


def test_5_16_not_before_the_end_of_a_bidding_round() -> None:
    """Character 11 completes the six in Phase I; the four points come with the end of the press round."""
    me = {"characters": [11], "hand": ["wild"] * 2}
    game = make(
        [me, {"hand": ["wild"] * 2}], phase="draft", pairs=[["wild", "wild"]] * 5,
        towers=everywhere(0, without={0: "queens"}), press={"8": ["neutral"], "1": [1], "0": [0]},
    )  # fmt: skip
    game.act("use 11 queens")
    assert (towers(game, "queens", 0), points(game, 0), game.position()["statue"]) == (1, 0, 4)
    for _ in range(4):
        game.act("take 1")
    assert (asked(game)[1], points(game, 0)) == ("bid", 0)
    bid_round(game, {})
    assert (points(game, 0), game.position()["statue"]) == (4, 3)


def test_5_16_example_red_advances_four_steps() -> None:
    game = make(
        [{"hand": ["skyscraper"]}, WAITING, WAITING], kinds=COLOURS, bidding="skyscraper", round=5,
        towers=everywhere(RED, without={RED: "queens"}),
    )  # fmt: skip
    bid_round(game, {RED: "skyscraper"})
    assert standing(game, RED) == dict.fromkeys(BOROUGHS, 1) | {"queens": 2}
    assert points(game, RED) == 4
    assert game.position()["statue"] == 3


# --- 5.17 -------------------------------------------------------------------------------------------------------------

HOLDER: dict[str, Any] = {"hand": ["press", "dollar"], "reserve": ["plans", "wild"]}
# With character 23 somebody is asked in Phase III, so that the round does not run on.
LAST: dict[str, Any] = {"characters": [23], "dollars": 1}


def test_5_17_played_cards_are_discarded_after_the_evaluation() -> None:
    game = make([{"hand": ["dollar", "wild", "press"]}, WAITING], bidding="dollar", discard=["plans"])
    bid_round(game, {0: "dollar wild"})
    assert pile(game.position()["discard"]) == pile(["plans", "dollar", "wild"])


def test_5_17_not_yet_during_the_evaluation() -> None:
    game = make([{"hand": ["elevator", "wild"]}, WAITING], bidding="elevator", discard=[])
    bid_round(game, {0: "elevator wild"})
    assert asked(game) == (0, "hire")
    assert game.position()["discard"] == []
    game.act("hire 23")
    assert pile(game.position()["discard"]) == pile(["elevator", "wild"])


def test_5_17_who_has_hand_cards_says_which_reserve_it_keeps() -> None:
    game = make([HOLDER, {**LAST, "hand": ["wild"] * 2}], bidding="skyscraper", starter=1)
    bid_round(game, {})
    assert asked(game) == (0, "keep")
    assert game.decision.rule == "NYC-5.17"
    assert options(game) == {
        "keep press dollar", "keep press plans", "keep press wild",
        "keep dollar plans", "keep dollar wild", "keep plans wild",
    }  # fmt: skip
    game.act("keep press wild")
    assert (hand(game, 0), reserve(game, 0)) == (["dollar", "plans"], ["press", "wild"])


def test_5_17_the_reserve_keeps_its_size() -> None:
    game = make([{"hand": ["press"], "reserve": ["plans", "wild", "wild"]}, {**LAST, "hand": ["wild"] * 2}],
                bidding="skyscraper", starter=1)  # fmt: skip
    bid_round(game, {})
    assert options(game) == {"keep press plans wild", "keep press wild wild", "keep plans wild wild"}
    for kept in ("press wild", "press plans wild wild", "wild wild wild", "dollar wild wild", ""):
        assert refused(game, f"keep {kept}".strip()) in {"NYC-5.17", "NYC-5.3"}


def test_5_17_in_order_of_the_press_track() -> None:
    game = make([HOLDER] * 3, bidding="skyscraper", press={"7": ["neutral"], "5": [1], "3": [0, 2]}, starter=2)
    bid_round(game, {})
    order = []
    while asked(game)[1] == "keep":
        order.append(asked(game)[0])
        game.act("keep plans wild")
    assert order == [1, 0, 2]


def test_5_17_without_hand_cards_nobody_is_asked() -> None:
    game = make([{"reserve": ["plans", "wild"]}, LAST], bidding="skyscraper")
    assert asked(game) == (1, "activate")
    assert reserve(game, 0) == ["plans", "wild"]


def test_5_17_without_a_real_choice_nobody_is_asked() -> None:
    game = make([{"hand": ["wild"], "reserve": ["wild", "wild"]}, LAST], bidding="skyscraper")
    pass_once = asked(game) == (0, "bid")
    if pass_once:
        game.act("pass")
    assert asked(game) == (1, "activate")


def test_5_17_only_after_the_sixth_bidding_round() -> None:
    game = make([HOLDER, {"hand": ["wild"] * 2}], bidding="prestige", starter=1)
    bid_round(game, {})
    assert asked(game)[1] == "bid"
    assert game.position()["bidding"] == "skyscraper"


def test_5_17_it_comes_after_the_evaluation() -> None:
    game = make([{"hand": ["skyscraper", "press"], "reserve": ["plans", "dollar"]}, LAST], bidding="skyscraper")
    bid_round(game, {0: "skyscraper"})
    assert asked(game) == (0, "keep")
    assert towers(game, "staten-island", 0) == 2
    assert options(game) == {"keep press dollar", "keep press plans", "keep dollar plans"}
