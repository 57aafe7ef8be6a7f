"""NYC-9.9: a Tom in the prestige round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.cases import each
from tests.rules.newyorkcity import helpers
from tests.rules.newyorkcity.helpers import VESSELS, board, hand, options, player, points, towers, vessels_on_board
from tests.rules.newyorkcity.helpers_b import bidding, is_asked, play, seat, tom, versus

# Letters on this table: Staten Island A, Jersey City B, Manhattan C, Bronx D, Queens E, Brooklyn X.
SHORT = {"si": "staten-island", "jc": "jersey-city", "m": "manhattan", "bx": "bronx", "q": "queens", "bk": "brooklyn"}
TAXI_SUBWAY = [["taxi", 4], ["subway", 2]]
BUS_BOAT = [["bus", 4], ["boat", 2]]
CAR_BOAT = [["streetcar", 2], ["boat", 4]]


def heights(text: str, who: int = 1) -> dict[str, dict[Any, int]]:
    """ "bk2 q1": two skyscrapers of this seat in Brooklyn, one in Queens."""
    return {SHORT[word.rstrip("0123456789")]: {who: int(word[-1])} for word in text.split()}


def alone(display: Sequence[Sequence[Any]], standing: str = "", **more: Any) -> Any:
    """The Tom alone bids, one prestige card."""
    return versus("prestige", ["prestige"], display=display, towers=heights(standing), **more)


def gone(game: Any) -> list[tuple[str, frozenset[str]]]:
    """The vessels that have left the board of all ten."""
    whole = Counter((kind, frozenset(ends)) for kind, *ends in VESSELS)
    return list((whole - vessels_on_board(game)).elements())


def check(game: Any, standing: str, vessel: str, target: str, other: str, tile: int, who: int = 1) -> None:
    """The Tom has put this tile there, taken this vessel, and built one."""
    there = SHORT[target]
    assert player(game, who)["vessels"] == [vessel]
    assert gone(game) == [(vessel, frozenset({there, SHORT[other]}))]
    laid = {name: borough["prestige"] for name, borough in game.position()["boroughs"].items()}
    assert laid == {name: [tile] if name == there else [] for name in laid}
    before = heights(standing, who)
    for name in helpers.BOROUGHS:
        assert towers(game, name, who) == before.get(name, {}).get(who, 0) + (1 if name == there else 0)


def test_9_9_example_the_taxi_to_the_borough_d() -> None:
    letters = {"manhattan": "D", "jersey-city": "X", "queens": "B", "bronx": "C", "staten-island": "A", "brooklyn": "E"}
    city = helpers.boroughs({name: {0: 0, 1: 1 if name == "jersey-city" else 0} for name in helpers.BOROUGHS})
    for name, letter in letters.items():
        city[name]["letter"] = letter
    # Both taxis and one subway are left: B, C, D and X can be reached. He has one skyscraper, in X.
    vessels = [vessel for vessel in VESSELS if vessel != ["subway", "bronx", "queens"]]
    game = versus("prestige", ["prestige"], display=[["taxi", 2], ["subway", 4]], boroughs=city, vessels=vessels)
    assert game.position()["boroughs"]["manhattan"]["prestige"] == [2]
    assert player(game, 1)["vessels"] == ["taxi"]
    assert ("taxi", frozenset({"manhattan", "jersey-city"})) not in vessels_on_board(game)
    assert len(game.position()["vessels"]) == 8
    assert towers(game, "manhattan", 1) == 1


CASES = [
    # Of the boroughs with the fewest of his skyscrapers the highest letter; X is the highest.
    (BUS_BOAT, "", "bus", "bk", "si", 4),
    (BUS_BOAT, "bk1", "bus", "bx", "jc", 4),
    (BUS_BOAT, "bk1 bx1", "boat", "m", "si", 2),
    (BUS_BOAT, "bk1 bx1 m1", "bus", "jc", "bx", 4),
    (BUS_BOAT, "bk1 bx1 m1 jc1", "bus", "si", "bk", 4),
    (BUS_BOAT, "bk1 bx1 m1 jc1 si1", "bus", "bk", "si", 4),
    (BUS_BOAT, "bk2 bx2 m2 jc1 si1", "bus", "jc", "bx", 4),
    (BUS_BOAT, "bk3 bx2 m2 jc2 si4", "bus", "bx", "jc", 4),
    # A borough that no vessel of these tiles reaches does not matter.
    (BUS_BOAT, "bk1 q0", "bus", "bx", "jc", 4),
    # Several vessels lead there: the one whose other end has the highest letter.
    (TAXI_SUBWAY, "", "subway", "q", "bx", 2),
    (TAXI_SUBWAY, "q1", "subway", "bx", "q", 2),
    (TAXI_SUBWAY, "q1 bx1", "taxi", "m", "q", 4),
    (TAXI_SUBWAY, "q1 bx1 m1", "taxi", "jc", "m", 4),
    (TAXI_SUBWAY, "q2 bx2 m1 jc1", "taxi", "m", "q", 4),
    (TAXI_SUBWAY, "q2 bx1 m2 jc2", "subway", "bx", "q", 2),
    (CAR_BOAT, "", "streetcar", "bk", "q", 2),
    (CAR_BOAT, "bk1", "streetcar", "q", "bk", 2),
    (CAR_BOAT, "bk1 q1", "streetcar", "m", "bk", 2),
    (CAR_BOAT, "bk1 q1 m1", "boat", "jc", "si", 4),
    (CAR_BOAT, "bk1 q1 m1 jc1", "boat", "si", "m", 4),
]


@each([(*case, level) for level in ("A2", "B5", "C9") for case in CASES], spread=True)
def test_9_9_steps(
    display: list[list[Any]], standing: str, vessel: str, target: str, other: str, tile: int, level: str
) -> None:
    pile = ["press"] * 9  # over in this round: modes B and C only discard it
    check(alone(display, standing, level=level, draw=pile), standing, vessel, target, other, tile)


@each(CASES, spread=True)
def test_9_9_steps_do_not_depend_on_the_order_of_the_tiles(
    display: list[list[Any]], standing: str, vessel: str, target: str, other: str, tile: int
) -> None:
    check(alone(display[::-1], standing), standing, vessel, target, other, tile)


def test_9_9_the_letters_are_those_of_this_game() -> None:
    city = helpers.boroughs({name: {0: 0, 1: 0} for name in helpers.BOROUGHS})
    for name, letter in zip(helpers.BOROUGHS, "XEDCBA", strict=True):
        city[name]["letter"] = letter
    game = versus("prestige", ["prestige"], display=BUS_BOAT, boroughs=city)
    # Staten Island is X: bus (other end Brooklyn, A), boats (Manhattan D, Jersey City E).
    check(game, "", "boat", "si", "jc", 2)


def test_9_9_only_vessels_that_are_still_on_the_board() -> None:
    vessels = [vessel for vessel in VESSELS if vessel != ["bus", "staten-island", "brooklyn"]]
    game = alone(BUS_BOAT, vessels=vessels)
    assert player(game, 1)["vessels"] == ["bus"]
    assert towers(game, "bronx", 1) == 1
    assert towers(game, "brooklyn", 1) == 0


def test_9_9_no_vessel_of_these_kinds_is_left() -> None:
    vessels = [vessel for vessel in VESSELS if vessel[0] not in {"bus", "boat"}]
    game = alone(BUS_BOAT, vessels=vessels)
    assert player(game, 1)["vessels"] == []
    assert points(game, 1) == 1
    assert all(towers(game, name, 1) == 0 for name in helpers.BOROUGHS)


def test_9_9_no_tile_is_on_display() -> None:
    game = alone([])
    assert player(game, 1)["vessels"] == []
    assert points(game, 1) == 1


@pytest.mark.parametrize("display", [[["taxi", 2], ["taxi", 4]], [["taxi", 4], ["taxi", 2]]])
def test_9_9_of_two_tiles_of_a_kind_the_higher(display: list[list[Any]]) -> None:
    check(alone(display), "", "taxi", "q", "m", 4)


@pytest.mark.parametrize("display", [[["taxi", 2], ["bus", 4]], [["bus", 4], ["taxi", 2]]])
def test_9_9_of_two_vessels_that_still_tie_the_kind_worth_more(display: list[list[Any]]) -> None:
    twins = [["taxi", "manhattan", "queens"], ["bus", "manhattan", "queens"]]
    game = alone(display, vessels=twins)
    assert player(game, 1)["vessels"] == ["bus"]
    assert game.position()["boroughs"]["queens"]["prestige"] == [4]
    assert game.position()["vessels"] == [["taxi", "manhattan", "queens"]]


def test_9_9_the_other_end_counts_before_the_value() -> None:
    # Both lead to Queens: the taxi (4) from C, the subway (2) from D.
    check(alone(TAXI_SUBWAY), "", "subway", "q", "bx", 2)


def test_9_9_points_as_everyone() -> None:
    game = versus("prestige", ["prestige", "prestige", "wild"], ["prestige"], display=[])
    play(game, "pass")
    assert points(game, 1) == 2


def test_9_9_builds_from_the_supply() -> None:
    game = alone(BUS_BOAT, robot={"skyscrapers": 3})
    assert board(game, 1) == 3
    assert towers(game, "brooklyn", 1) == 1


def test_9_9_the_tile_is_added_to_those_there() -> None:
    city = helpers.boroughs({name: {0: 0, 1: 0} for name in helpers.BOROUGHS})
    city["brooklyn"]["prestige"] = [2, 4]
    game = versus("prestige", ["prestige"], display=BUS_BOAT, boroughs=city)
    assert sorted(game.position()["boroughs"]["brooklyn"]["prestige"]) == [2, 4, 4]


def test_9_9_the_other_tile_leaves_the_game_when_nobody_is_second() -> None:
    game = alone(BUS_BOAT)
    is_asked(game, 0, "bid")
    now = game.position()
    assert now["bidding"] == "skyscraper"
    assert now["display"] == []
    assert sum(len(borough["prestige"]) for borough in now["boroughs"].values()) == 1


# --- with others ----------------------------------------------------------------------------------------------------


def test_9_9_runner_up_behind_me() -> None:
    game = versus("prestige", ["prestige"], ["prestige"] * 2, display=TAXI_SUBWAY)
    play(game, "bid prestige prestige", "tile subway 2 bronx queens")
    # Only the taxi tile is left: Manhattan, Jersey City or Queens.
    assert player(game, 1)["vessels"] == ["taxi"]
    assert towers(game, "queens", 1) == 1
    assert sorted(game.position()["boroughs"]["queens"]["prestige"]) == [2, 4]


def test_9_9_runner_up_takes_what_i_forfeit() -> None:
    game = versus("prestige", ["prestige"], ["prestige"] * 2, display=TAXI_SUBWAY)
    play(game, "bid prestige prestige", "forfeit")
    check(game, "", "subway", "q", "bx", 2)


def test_9_9_runner_up_without_the_vessel_that_i_took() -> None:
    game = versus("prestige", ["prestige"], ["prestige"] * 2, display=[["taxi", 4], ["taxi", 2]])
    play(game, "bid prestige prestige", "tile taxi 4 queens manhattan")
    # The taxi to Queens is mine: Manhattan (C) or Jersey City (B).
    assert player(game, 1)["vessels"] == ["taxi"]
    assert towers(game, "manhattan", 1) == 1
    assert sorted(game.position()["boroughs"]["manhattan"]["prestige"]) == [2, 4]


def test_9_9_runner_up_and_no_vessel_is_left_for_him() -> None:
    vessels = [["taxi", "manhattan", "queens"], ["bus", "jersey-city", "bronx"]]
    game = versus("prestige", ["prestige"], ["prestige"] * 2, display=[["taxi", 4], ["taxi", 2]], vessels=vessels)
    play(game, "bid prestige prestige", "tile taxi 2 manhattan queens")
    assert player(game, 1)["vessels"] == []
    assert all(towers(game, name, 1) == 0 for name in helpers.BOROUGHS)


def test_9_9_winner_before_me() -> None:
    game = versus("prestige", ["prestige"] * 2, ["prestige"], display=TAXI_SUBWAY)
    play(game, "bid prestige")
    is_asked(game, 0, "bonus")
    check(game, "", "subway", "q", "bx", 2)
    tiles = {text for text in options(game) if text != "forfeit"}
    assert tiles == {f"tile taxi 4 {a} {b}" for a, b in
                     (("manhattan", "queens"), ("queens", "manhattan"), ("manhattan", "jersey-city"),
                      ("jersey-city", "manhattan"))}  # fmt: skip


def test_9_9_third_gets_no_tile() -> None:
    seats = seat(hand=["prestige"] * 3), seat(hand=["prestige"] * 2), tom("A2", hand=["prestige"])
    game = bidding("prestige", *seats)
    play(game, "bid prestige prestige prestige", "bid prestige prestige", "forfeit", "forfeit")
    assert player(game, 2)["vessels"] == []
    assert points(game, 2) == 1


def test_9_9_a_tie_for_second_place_goes_by_the_press_track() -> None:
    seats = seat(hand=["prestige"] * 3), seat(hand=["prestige"]), tom("A2", hand=["prestige"])
    game = bidding("prestige", *seats, order=[0, 2, 1], starter=0, display=TAXI_SUBWAY)
    play(game, "bid prestige prestige prestige", "bid prestige", "forfeit")
    check(game, "", "subway", "q", "bx", 2, who=2)


def test_9_9_two_toms_first_and_second() -> None:
    seats = seat(hand=["skyscraper"]), tom("A2", hand=["prestige"]), tom("A2", hand=["prestige"] * 2)
    game = bidding("prestige", *seats, display=TAXI_SUBWAY)
    # Seat 2 wins: Queens by the subway (D). Seat 1 has the taxi tile: Queens by the taxi.
    assert player(game, 2)["vessels"] == ["subway"]
    assert player(game, 1)["vessels"] == ["taxi"]
    assert (towers(game, "queens", 1), towers(game, "queens", 2)) == (1, 1)
    assert sorted(game.position()["boroughs"]["queens"]["prestige"]) == [2, 4]


def test_9_9_each_counts_his_own_skyscrapers() -> None:
    seats = seat(hand=["skyscraper"]), tom("A2", hand=["prestige"]), tom("A2", hand=["prestige"] * 2)
    standing: Mapping[str, Mapping[Any, int]] = {"queens": {2: 1, 0: 4}, "bronx": {1: 1}}
    game = bidding("prestige", *seats, display=TAXI_SUBWAY, towers=standing)
    assert towers(game, "bronx", 2) == 1
    assert towers(game, "queens", 1) == 1


def test_9_9_always_takes_it() -> None:
    """Even where a tile only helps me."""
    game = versus(
        "prestige",
        ["prestige"],
        display=[["taxi", 4]],
        towers={"manhattan": {0: 5}, "queens": {0: 5}, "jersey-city": {0: 5}},
    )
    assert player(game, 1)["vessels"] == ["taxi"]
    assert hand(game, 1) == []


# --- 9.11 in this round ---------------------------------------------------------------------------------------------


def test_9_9_a_borough_with_five_of_his_is_allowed() -> None:
    game = alone([["subway", 4]], "m5 bx5 q5")
    assert player(game, 1)["vessels"] == ["subway"]
    assert game.position()["boroughs"]["queens"]["prestige"] == [4]
    assert gone(game) == [("subway", frozenset({"queens", "bronx"}))]
    assert [towers(game, name, 1) for name in ("manhattan", "bronx", "queens")] == [5, 5, 5]


def test_9_9_four_are_fewer_than_five() -> None:
    game = alone([["subway", 4]], "m4 bx5 q5")
    assert towers(game, "manhattan", 1) == 5
    assert gone(game) == [("subway", frozenset({"manhattan", "bronx"}))]
