"""NYC-1: setup, read off fresh games of several seat mixes and seeds."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.cases import each
from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    CARDS,
    asked,
    board,
    company,
    dollars,
    fresh,
    make,
    options,
    player,
    points,
    ranking,
    space,
    towers,
    vessels_on_board,
)

MIXES = [
    ["human", "human"],
    ["human", "human", "human"],
    ["human", "bot:random", "human", "human"],
    ["human", "tom:B4"],
    ["tom:A6", "human", "human"],
    ["human", "tom:C2", "tom:A9"],
    ["human", "tom:C2", "bot:random", "tom:B5"],
    ["tom:C2", "tom:A9", "tom:B3", "human"],
]
GAMES = list(product(MIXES, (0, 7, 2024)))
every_game = each(GAMES, [f"{'-'.join(mix)}/{seed}" for mix, seed in GAMES], spread=True)

VALUES = {
    1: [1, 1, 2, 3, 12, 18, 23, 23, 28, 29, 30, 31, 32],
    2: [4, 4, 5, 5, 6, 6, 13, 13, 14, 14, 24, 24, 33],
    3: [7, 7, 15, 15, 16, 16, 17, 17, 19, 19, 25, 25, 34],
    4: [8, 8, 9, 9, 26, 26, 35, 35, 36, 36, 37, 38, 39],
    5: [10, 11, 20, 21, 22, 27, 40, 40, 41, 41, 42, 42],
}
LIGHT_ONES, LIGHT_FIVES = {1, 2, 3, 12, 18, 23}, {10, 11, 20, 21, 22, 27}


def is_tom(kind: str) -> bool:
    return kind.startswith("tom")


@every_game
def test_1_1_one_stack_per_value_with_four_face_up(seats: list[str], seed: int) -> None:
    elevator = fresh(seats, seed).position()["elevator"]
    assert sorted(elevator) == ["1", "2", "3", "4", "5"]
    for value, tiles in VALUES.items():
        here = elevator[str(value)]
        assert len(here["open"]) == 4
        assert sorted(here["open"] + here["stack"]) == tiles


def test_1_1_stacks_are_shuffled() -> None:
    seen = {tuple(fresh(["human", "human"], seed).position()["elevator"]["3"]["open"]) for seed in range(10)}
    assert len(seen) > 1


@every_game
def test_1_2_start_stacks_of_a_one_and_a_five(seats: list[str], seed: int) -> None:
    starts = fresh(seats, seed).position()["starts"]
    with_tom = any(is_tom(kind) for kind in seats)
    assert len(starts) == len(seats) + (0 if with_tom else 1)
    ones, fives = [one for one, _ in starts], [five for _, five in starts]
    assert len(set(ones)) == len(set(fives)) == len(starts)
    assert set(ones) <= LIGHT_ONES
    assert set(fives) <= LIGHT_FIVES


def test_1_2_stacks_are_random() -> None:
    assert len({str(fresh(["human", "human"], seed).position()["starts"]) for seed in range(10)}) > 1


@every_game
def test_1_3_letters_and_base_values_one_to_each_borough(seats: list[str], seed: int) -> None:
    boroughs = fresh(seats, seed).position()["boroughs"]
    assert sorted(boroughs[name]["letter"] for name in BOROUGHS) == list("ABCDEX")
    assert sorted(boroughs[name]["base"] for name in BOROUGHS) == [6, 7, 8, 8, 9, 10]


@pytest.mark.parametrize("what", ["letter", "base"])
def test_1_3_letters_and_base_values_at_random(what: str) -> None:
    games = [fresh(["human", "human"], seed).position()["boroughs"] for seed in range(10)]
    assert len({tuple(boroughs[name][what] for name in BOROUGHS) for boroughs in games}) > 1


@every_game
def test_1_4_ten_prestige_tiles_face_down(seats: list[str], seed: int) -> None:
    position = fresh(seats, seed).position()
    kinds = ("taxi", "bus", "streetcar", "subway", "boat")
    assert sorted(map(tuple, position["tiles"])) == sorted((kind, value) for kind in kinds for value in (2, 4))
    assert position["display"] == []
    assert all(borough["prestige"] == [] for borough in position["boroughs"].values())


def test_1_4_prestige_tiles_are_shuffled() -> None:
    assert len({str(fresh(["human", "human"], seed).position()["tiles"]) for seed in range(10)}) > 1


@every_game
def test_1_5_statue_shows_four_and_vessels_stand(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    assert game.position()["statue"] == 4
    assert sum(vessels_on_board(game).values()) == 10
    assert all(player(game, seat)["vessels"] == [] for seat in range(len(seats)))


@every_game
def test_1_6_cards_neutral_skyscrapers_and_token(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    assert all(towers(game, borough, "neutral") == 2 for borough in BOROUGHS)
    assert space(game, "neutral") == {2: 8, 3: 7, 4: 6}[len(seats)]
    reserves = 2 * sum(not is_tom(kind) for kind in seats)
    assert len(game.position()["draw"]) == 105 - reserves
    assert game.position()["discard"] == []


def test_1_6_cards_are_shuffled() -> None:
    draws = [fresh(["human", "human"], seed).position()["draw"] for seed in range(4)]
    assert len({str(draw) for draw in draws}) == 4
    assert all(len(set(draw)) == len(CARDS) for draw in draws)


@every_game
def test_1_7_what_each_seat_starts_with(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    (home,) = [name for name in BOROUGHS if game.position()["boroughs"][name]["letter"] == "X"]
    for seat, kind in enumerate(seats):
        assert [towers(game, name, seat) for name in BOROUGHS] == [int(name == home) for name in BOROUGHS]
        own = (0, 0) if is_tom(kind) else (4, 1)
        assert (board(game, seat), dollars(game, seat)) == own
        assert points(game, seat) == 0


@every_game
def test_1_8_press_tokens_stacked_on_the_start_space(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    assert {space(game, seat) for seat in range(len(seats))} == {0}
    assert sorted(game.position()["press"]["0"]) == list(range(len(seats)))


def test_1_8_press_tokens_in_random_order() -> None:
    orders = {tuple(fresh(["human"] * 3, seed).position()["press"]["0"]) for seed in range(60)}
    assert len(orders) == 6


@every_game
def test_1_9_a_reserve_of_two_but_none_for_tom(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    for seat, kind in enumerate(seats):
        assert len(player(game, seat)["reserve"]) == (0 if is_tom(kind) else 2)
        assert player(game, seat)["hand"] == []  # the first cards come with phase 0
    for watcher in (*range(len(seats)), None):  # face up: everybody sees it
        shown = game.view(watcher)["players"]
        assert all(shown[seat]["reserve"] == player(game, seat)["reserve"] for seat in range(len(seats)))


@every_game
def test_1_10_start_stacks_are_taken_from_last_to_first(seats: list[str], seed: int) -> None:
    game = fresh(seats, seed)
    waiting = [seat for seat in reversed(ranking(game)) if seat != "neutral" and not is_tom(seats[seat])]
    for i, seat in enumerate(waiting):
        assert asked(game) == (seat, "start")
        starts: list[Any] = game.position()["starts"]
        left = len(seats) + (len(waiting) == len(seats)) - i
        assert options(game) == {f"start {place}" for place in range(1, left + 1)}
        chosen = starts[-1]
        game.act(f"start {left}")
        assert sorted(company(game, seat)) == sorted(chosen)
    assert asked(game)[1] == "draft"
    assert game.position()["starts"] == []
    assert all(len(company(game, seat)) == 2 for seat in range(len(seats)))


def start_position(kinds: list[str], starts: list[list[int]], order: list[int]) -> Any:
    return make(
        [{}] * len(kinds), kinds=kinds, phase="start", starts=starts,
        press={{2: "8", 3: "7", 4: "6"}[len(kinds)]: ["neutral"], "0": order},
    )  # fmt: skip


def test_1_10_toms_get_the_leftmost_stack_last_to_first() -> None:
    stacks = [[1, 10], [2, 11], [3, 20], [12, 21]]
    game = start_position(["human", "tom:A2", "tom:A3", "tom:A4"], stacks, [1, 0, 3, 2])
    game.act("start 2")
    assert [sorted(company(game, seat)) for seat in range(4)] == [[2, 11], [12, 21], [1, 10], [3, 20]]


def test_1_10_places_are_counted_anew_after_each_take() -> None:
    stacks = [[1, 10], [2, 11], [3, 20], [12, 21]]
    game = start_position(["human", "human", "human"], stacks, [0, 1, 2])
    for seat in (2, 1, 0):
        assert asked(game) == (seat, "start")
        game.act("start 2")
    assert [sorted(company(game, seat)) for seat in range(3)] == [[12, 21], [3, 20], [2, 11]]


def test_1_10_example_blue_is_last_in_the_stack_and_chooses_first() -> None:
    """Player order: blue (2) below yellow (1) below red (0); here the order of the picture is blue, yellow, red."""
    stacks = [[1, 10], [2, 11], [3, 20], [12, 21]]
    game = start_position(["human:Red", "human:Yellow", "human:Blue"], stacks, [0, 1, 2])
    seen = []
    while asked(game)[1] == "start":
        seen.append(asked(game)[0])
        game.act("start 1")
    assert seen == [2, 1, 0]
