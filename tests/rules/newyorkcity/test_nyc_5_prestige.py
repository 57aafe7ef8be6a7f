"""NYC-5.13 and its part of 5.15: points, prestige tiles and vessels, the runner-up, forfeiting, selling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    VESSELS,
    asked,
    bid_round,
    board,
    make,
    options,
    player,
    points,
    refused,
    towers,
    vessels_on_board,
    winner,
)

RED, YELLOW, BLUE = 0, 1, 2
COLOURS = ["human:Red", "human:Yellow", "human:Blue"]
TAXI_AND_SUBWAY = {
    "tile taxi 4 manhattan jersey-city", "tile taxi 4 jersey-city manhattan",
    "tile taxi 4 manhattan queens", "tile taxi 4 queens manhattan",
    "tile subway 2 bronx queens", "tile subway 2 queens bronx",
    "tile subway 2 manhattan bronx", "tile subway 2 bronx manhattan",
}  # fmt: skip


def prestige_round(values: list[int], *, own: dict[str, Any] | None = None, **more: Any) -> Any:
    """The game after these bids (cards of a seat beyond its bid keep it in the game for the next round)."""
    hands = [{"hand": ["prestige"] * 6} | (own or {}) for _ in values]
    game = make(hands, bidding="prestige", **more)
    events = bid_round(game, {seat: " ".join(["prestige"] * value) or "pass" for seat, value in enumerate(values)})
    return game, events


def tiles_in(game: Any, borough: str) -> list[int]:
    return list(game.position()["boroughs"][borough]["prestige"])


def test_5_13_points_first_for_everyone() -> None:
    game, _ = prestige_round([3, 1, 2])
    assert asked(game) == (0, "bonus")
    assert [points(game, seat) for seat in range(3)] == [3, 1, 2]


def test_5_13_the_winner_gains_no_extra_point() -> None:
    game, events = prestige_round([2, 0])
    assert winner(events) == 0
    assert [points(game, 0), points(game, 1)] == [2, 0]


def test_5_13_example_blue_two_points_yellow_one_red_none() -> None:
    game, events = prestige_round([0, 1, 2], kinds=COLOURS)
    assert [points(game, seat) for seat in (RED, YELLOW, BLUE)] == [0, 1, 2]
    assert winner(events) == BLUE
    assert asked(game) == (BLUE, "bonus")
    game.act("forfeit")
    assert asked(game) == (YELLOW, "bonus")


def test_5_13_example_blue_takes_the_streetcar_and_builds_in_brooklyn() -> None:
    game, _ = prestige_round([0, 1, 2], kinds=COLOURS, display=[["streetcar", 4], ["subway", 2]])
    game.act("tile streetcar 4 queens brooklyn")
    assert tiles_in(game, "brooklyn") == [4]
    assert player(game, BLUE)["vessels"] == ["streetcar"]
    assert vessels_on_board(game)["streetcar", frozenset({"brooklyn", "queens"})] == 0
    assert vessels_on_board(game)["streetcar", frozenset({"brooklyn", "manhattan"})] == 1
    assert (towers(game, "brooklyn", BLUE), board(game, BLUE)) == (1, 3)


def test_5_13_example_yellow_takes_the_subway_and_builds_in_queens() -> None:
    game, _ = prestige_round([0, 1, 2], kinds=COLOURS, display=[["streetcar", 4], ["subway", 2]])
    game.act("tile streetcar 4 queens brooklyn")
    assert asked(game) == (YELLOW, "bonus")
    game.act("tile subway 2 bronx queens")
    assert tiles_in(game, "queens") == [2]
    assert player(game, YELLOW)["vessels"] == ["subway"]
    assert (towers(game, "queens", YELLOW), board(game, YELLOW)) == (1, 3)


def test_5_13_options_are_each_tile_vessel_and_end_and_to_forfeit() -> None:
    game, _ = prestige_round([2, 1])
    assert options(game) == TAXI_AND_SUBWAY | {"forfeit"}
    assert game.decision.rule == "NYC-5.13"


def test_5_13_the_tile_goes_to_the_borough_named_last() -> None:
    for target, other in (("manhattan", "queens"), ("queens", "manhattan")):
        game, _ = prestige_round([2, 1])
        game.act(f"tile taxi 4 {other} {target}")
        assert (tiles_in(game, target), tiles_in(game, other)) == ([4], [])
        assert (towers(game, target, 0), towers(game, other, 0)) == (1, 0)


def test_5_13_a_tile_comes_on_top_of_those_that_lie_there() -> None:
    data = {name: {"letter": letter, "base": 8, "prestige": [2, 4], "skyscrapers": {"neutral": 2}}
            for name, letter in zip(BOROUGHS, "ABCDEX", strict=True)}  # fmt: skip
    game, _ = prestige_round([2, 1], boroughs=data)
    game.act("tile subway 2 manhattan bronx")
    assert sorted(tiles_in(game, "bronx")) == [2, 2, 4]


def test_5_13_the_runner_up_has_what_is_left() -> None:
    game, _ = prestige_round([1, 2])
    assert asked(game) == (1, "bonus")  # the winner first, though behind on the track
    game.act("tile taxi 4 manhattan queens")
    assert asked(game) == (0, "bonus")
    assert options(game) == {name for name in TAXI_AND_SUBWAY if "subway" in name} | {"forfeit"}
    assert refused(game, "tile taxi 4 manhattan jersey-city") == "NYC-5.13"


def test_5_13_runner_up_with_two_tiles_of_a_kind_uses_the_other_vessel() -> None:
    game, _ = prestige_round([2, 1], display=[["taxi", 4], ["taxi", 2]])
    assert len(options(game)) == 9
    game.act("tile taxi 2 manhattan queens")
    assert options(game) == {"tile taxi 4 manhattan jersey-city", "tile taxi 4 jersey-city manhattan", "forfeit"}
    assert refused(game, "tile taxi 4 manhattan queens") == "NYC-5.13"


def test_5_13_a_vessel_that_is_gone_cannot_be_used() -> None:
    left = [vessel for vessel in VESSELS if vessel[0] != "taxi"] + [["taxi", "manhattan", "queens"]]
    game, _ = prestige_round([2, 1], vessels=left)
    assert options(game) == {name for name in TAXI_AND_SUBWAY if "jersey-city" not in name} | {"forfeit"}
    assert refused(game, "tile taxi 4 manhattan jersey-city") == "NYC-5.13"


def test_5_13_without_a_vessel_for_its_tile_the_runner_up_is_not_asked() -> None:
    left = [vessel for vessel in VESSELS if vessel[0] != "taxi"] + [["taxi", "manhattan", "queens"]]
    game, _ = prestige_round([2, 1], vessels=left, display=[["taxi", 4], ["taxi", 2]])
    game.act("tile taxi 4 manhattan queens")
    assert asked(game)[1] == "bid"
    assert player(game, 1)["vessels"] == []


def test_5_13_without_any_vessel_nobody_is_asked() -> None:
    game, _ = prestige_round([2, 1], vessels=[vessel for vessel in VESSELS if vessel[0] not in {"taxi", "subway"}])
    assert asked(game)[1] == "bid"
    assert [points(game, 0), points(game, 1)] == [2, 1]


@pytest.mark.parametrize(
    ("values", "first", "second"),
    [
        ([1, 2, 3, 1], 2, 1),
        ([2, 2, 1, 1], 0, 1),
        ([1, 3, 1, 1], 1, 0),
        ([0, 1, 3, 1], 2, 1),
        ([3, 3, 3, 3], 0, 1),
        ([0, 0, 2, 2], 2, 3),
    ],
)
def test_5_13_the_runner_up_has_the_second_highest_bid(values: list[int], first: int, second: int) -> None:
    """Seat 0 is ahead of 1 and so on, so that ties go to the lower seat."""
    game, events = prestige_round(values)
    assert winner(events) == first
    assert asked(game) == (first, "bonus")
    game.act("forfeit")
    assert asked(game) == (second, "bonus")
    game.act("forfeit")
    assert asked(game)[1] == "bid"


def test_5_13_runner_up_by_the_track_and_not_by_the_seat() -> None:
    game, _ = prestige_round([1, 3, 1, 1], press={"6": ["neutral"], "4": [3, 0], "2": [2, 1]})
    game.act("forfeit")
    assert asked(game) == (3, "bonus")


def test_5_13_a_single_bidder_has_no_runner_up() -> None:
    game, _ = prestige_round([0, 1, 0])
    assert asked(game) == (1, "bonus")
    game.act("tile taxi 4 manhattan queens")
    assert asked(game)[1] == "bid"
    assert game.position()["bidding"] == "skyscraper"


def test_5_13_what_a_forfeiting_winner_leaves_is_there_for_the_runner_up() -> None:
    game, _ = prestige_round([2, 1])
    game.act("forfeit")
    assert (board(game, 0), player(game, 0)["vessels"], points(game, 0)) == (4, [], 2)
    assert asked(game) == (1, "bonus")
    assert options(game) == TAXI_AND_SUBWAY | {"forfeit"}


def test_5_13_the_runner_up_may_forfeit_too() -> None:
    game, _ = prestige_round([2, 1])
    game.act("tile taxi 4 manhattan queens")
    game.act("forfeit")
    assert (board(game, 1), player(game, 1)["vessels"]) == (4, [])


@pytest.mark.parametrize("plays", [["forfeit", "forfeit"], ["tile taxi 4 manhattan queens", "forfeit"]])
def test_5_13_tiles_not_used_leave_the_game(plays: list[str]) -> None:
    tiles = [["bus", 2], ["bus", 4], ["boat", 2]]
    game, _ = prestige_round([2, 1], tiles=tiles)
    for notation in plays:
        game.act(notation)
    assert game.position()["display"] == []
    assert game.position()["tiles"] == tiles
    assert sum(len(tiles_in(game, name)) for name in BOROUGHS) == plays.count("tile taxi 4 manhattan queens")


def test_5_13_when_nobody_bids_both_tiles_leave_the_game() -> None:
    game, events = prestige_round([0, 0], tiles=[["bus", 2], ["bus", 4], ["boat", 2]])
    assert winner(events) is None
    while asked(game)[1] != "draft":
        game.act("pass" if asked(game)[1] == "bid" else str(game.options()[0]))
    assert game.position()["display"] == [["bus", 2], ["bus", 4]]
    assert game.position()["tiles"] == [["boat", 2]]


def test_5_13_a_tile_that_is_not_on_display_is_refused() -> None:
    game, _ = prestige_round([2, 1])
    assert refused(game, "tile bus 2 jersey-city bronx") == "NYC-5.13"
    assert refused(game, "tile taxi 2 manhattan queens") == "NYC-5.13"
    assert refused(game, "tile taxi 4 bronx queens") == "NYC-5.13"


# --- 5.15 in the prestige round ---------------------------------------------------------------------------------------

SOLD_OUT = {"skyscrapers": 0}


def test_5_15_with_an_empty_board_one_may_be_moved_from_another_borough() -> None:
    standing = {"bronx": {0: 2}, "queens": {0: 1}, "brooklyn": {1: 3}}
    game, _ = prestige_round([2, 1], own=SOLD_OUT, towers=standing)
    game.act("tile taxi 4 queens manhattan")
    assert asked(game) == (0, "build")
    assert game.decision.rule == "NYC-5.15"
    assert options(game) == {"move bronx", "move queens", "skip"}
    game.act("move bronx")
    assert (towers(game, "bronx", 0), towers(game, "manhattan", 0), board(game, 0)) == (1, 1, 0)
    assert player(game, 0)["vessels"] == ["taxi"]


def test_5_15_or_do_without() -> None:
    game, _ = prestige_round([2, 1], own=SOLD_OUT, towers={"bronx": {0: 2}})
    game.act("tile taxi 4 queens manhattan")
    game.act("skip")
    assert (towers(game, "bronx", 0), towers(game, "manhattan", 0)) == (2, 0)
    assert tiles_in(game, "manhattan") == [4]
    assert player(game, 0)["vessels"] == ["taxi"]
    assert asked(game) == (1, "bonus")


def test_5_15_not_from_the_same_borough() -> None:
    game, _ = prestige_round([2, 1], own=SOLD_OUT, towers={"manhattan": {0: 2}, "queens": {0: 1}})
    game.act("tile taxi 4 queens manhattan")
    assert options(game) == {"move queens", "skip"}
    assert refused(game, "move manhattan") == "NYC-5.15"
    assert refused(game, "move bronx") == "NYC-5.15"


def test_5_15_with_nothing_to_move_nobody_is_asked() -> None:
    game, _ = prestige_round([2, 1], own=SOLD_OUT, towers={"manhattan": {0: 2}})
    game.act("tile taxi 4 queens manhattan")
    assert asked(game) == (1, "bonus")
    assert towers(game, "manhattan", 0) == 2


def test_5_15_the_runner_up_may_sell_too() -> None:
    game, _ = prestige_round([2, 1], own=SOLD_OUT, towers={"bronx": {1: 1}})
    game.act("tile taxi 4 queens manhattan")
    game.act("tile subway 2 bronx queens")
    assert asked(game) == (1, "build")
    game.act("move bronx")
    assert (towers(game, "bronx", 1), towers(game, "queens", 1)) == (0, 1)


def test_5_15_with_a_skyscraper_on_the_board_there_is_no_choice() -> None:
    game, _ = prestige_round([2, 1], own={"skyscrapers": 1}, towers={"bronx": {0: 2}})
    game.act("tile taxi 4 queens manhattan")
    assert asked(game) == (1, "bonus")
    assert (towers(game, "manhattan", 0), towers(game, "bronx", 0), board(game, 0)) == (1, 2, 0)
