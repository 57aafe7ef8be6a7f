"""Contract 3: what a position leaves out is as after a setup with the seed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.contract.helpers import copied, same
from tests.contract.newyorkcity.helpers import IDS, MIXES, rich
from tests.rules.newyorkcity.helpers import (
    BOROUGHS,
    asked,
    board,
    company,
    dollars,
    floor,
    fresh,
    hand,
    make,
    options,
    player,
    points,
    position,
    ranking,
    reserve,
    seat_json,
    space,
    sparse,
    stack,
    towers,
)

EXAMPLE: dict[str, Any] = {
    "game": "newyorkcity", "format": 1,
    "seats": [{"name": "Red", "kind": "human"}, {"name": "Tom", "kind": "tom", "level": "B4"}],
    "round": 3, "phase": "bidding", "bidding": "prestige", "starter": 0,
    "boroughs": {
        "brooklyn": {"letter": "C", "base": 8, "prestige": [4, 2], "skyscrapers": {"neutral": 2, "0": 3, "1": 1}}
    },
    "vessels": [["taxi", "manhattan", "queens"]],
    "display": [["taxi", 4], ["subway", 2]], "tiles": [["bus", 2]], "statue": 4, "starts": [],
    "press": {"15": [1], "8": ["neutral"], "3": [0]},
    "elevator": {"1": {"open": [23, 6, 1, 33], "stack": [24]}},
    "pairs": [["press", "wild"]], "draw": ["plans"], "discard": [],
    "players": [{"points": 0, "dollars": 1, "skyscrapers": 4, "hand": ["press"], "reserve": ["wild", "dollar"],
                 "characters": [{"no": 16, "used": False}, 33], "vessels": ["taxi"]}, {"dollars": 2}],
}  # fmt: skip

BASIC = tuple(EXAMPLE)


def test_the_example_of_the_contract() -> None:
    """The red seat holds one card; with character 16 press and a wild card make a prestige card."""
    game = game_from_position(EXAMPLE)
    assert asked(game) == (0, "bid")
    assert options(game) == {"pass", "use 16"}
    after = game.position()
    for key in ("game", "format", "round", "phase", "bidding", "starter", "display", "tiles", "statue", "starts"):
        assert after[key] == EXAMPLE[key], key
    assert after["boroughs"]["brooklyn"] == EXAMPLE["boroughs"]["brooklyn"]
    assert (stack(game, 15), stack(game, 8), stack(game, 3)) == ([1], ["neutral"], [0])
    assert floor(game, 1) == ([23, 6, 1, 33], [24])
    assert (dollars(game, 0), board(game, 0), hand(game, 0)) == (1, 4, ["press"])
    assert reserve(game, 0) == ["dollar", "wild"]
    assert (company(game, 0), player(game, 0)["vessels"]) == ([16, 33], ["taxi"])
    # Filled in: Tom's board is empty as after the setup, only his dollars are given; he has 2 + 4 cards, and has drawn
    # the plans card of his mode, which is a wild card to him.
    assert (dollars(game, 1), board(game, 1), points(game, 1)) == (2, 0, 0)
    assert len(hand(game, 1)) in {6, 7}


@pytest.mark.parametrize("seats", MIXES, ids=IDS)
def test_with_the_seats_only_it_is_the_setup_with_that_seed(seats: list[str]) -> None:
    given = sparse(seats, seed=42).position()
    new = fresh(seats, 42).position()
    for key in set(BASIC) - {"seats", "bidding", "starter"}:
        assert given[key] == new[key], key


def test_the_seed_decides_what_is_filled_in() -> None:
    assert sparse(["human"] * 2, seed=1).position() == sparse(["human"] * 2, seed=1).position()
    assert sparse(["human"] * 2, seed=1).position() != sparse(["human"] * 2, seed=2).position()


@pytest.mark.parametrize(
    ("phase", "kind"), [("start", "start"), ("draft", "draft"), ("bidding", "bid"), ("activation", "activate")]
)
def test_a_position_stands_at_the_beginning_of_its_phase(phase: str, kind: str) -> None:
    me = {"characters": [23], "dollars": 1}
    game = sparse(["human", "human"], phase=phase, players=[me, me] if phase != "start" else [{}, {}])
    assert asked(game)[1] == kind
    assert game.position()["phase"] == phase


def test_over_is_scored_as_it_stands() -> None:
    game = sparse(["human", "human"], phase="over", round=5, players=[{"points": 5}, {"points": 60}])
    assert game.decision is None
    assert game.options() == []
    assert [score["gained"] for score in game.scores()] == [5, 60]
    assert [score["rank"] for score in game.scores()] == [2, 1]


@pytest.mark.parametrize("kind", ["press", "dollar", "elevator", "plans", "prestige", "skyscraper"])
def test_bidding_stands_at_the_beginning_of_that_bidding_round(kind: str) -> None:
    game = make([{"hand": ["wild", "wild"]}] * 2, bidding=kind)
    assert game.position()["bidding"] == kind
    assert asked(game) == (0, "bid")


def test_toms_draw_their_card_then() -> None:
    """Mode C, plans are to come: the card joins the supply."""
    game = make([{"hand": ["press"]}, {"hand": ["press"]}], kinds=["human", "tom:C4"], draw=["skyscraper", "press"])
    assert hand(game, 1) == ["press", "skyscraper"]
    assert game.position()["draw"] == ["press"]
    game = make([{"hand": ["press"]}, {"hand": ["press"]}], kinds=["human", "tom:A4"], draw=["skyscraper", "press"])
    assert hand(game, 1) == ["press"]


def test_the_top_of_a_list_comes_first() -> None:
    game = make([{"hand": ["elevator"]}, {}, {}], bidding="elevator", press={"7": ["neutral"], "3": [0, 2, 1]})
    assert ranking(game)[1:] == [0, 2, 1]
    game.act("bid elevator")
    next_up = floor(game, 1)[1][0]
    game.act("hire 23")
    assert floor(game, 1)[0][-1] == next_up
    game = make(
        [{}, {}], phase="activation", draw=["press"] * 6 + ["wild"] * 60, tiles=[["boat", 2], ["bus", 4], ["taxi", 2]]
    )
    assert hand(game, 0) == hand(game, 1) == ["press"] * 3
    assert game.position()["display"] == [["boat", 2], ["bus", 4]]


def test_toms_hand_is_his_supply() -> None:
    game = make([{"hand": ["press"] * 2}, {"hand": ["press"] * 2}], kinds=["human", "tom:A4"])
    events = game.act("pass")
    assert [(event["seat"], event["value"]) for event in events if event["event"] == "bid"] == [(1, 2)]


def test_a_borough_that_is_not_complete_is_filled_in() -> None:
    setup = fresh(["human", "human"], 9).position()["boroughs"]
    name = next(name for name in BOROUGHS if setup[name]["letter"] != "X")
    game = sparse(["human", "human"], seed=9, boroughs={name: {"prestige": [4]}})
    assert game.position()["boroughs"] == setup | {name: setup[name] | {"prestige": [4]}}


def test_a_player_who_is_not_complete_is_filled_in() -> None:
    game = sparse(["human", "tom:A3"], phase="draft", players=[{"points": 7}, {}])
    assert (points(game, 0), dollars(game, 0), board(game, 0)) == (7, 1, 4)
    assert (len(hand(game, 0)), len(reserve(game, 0)), company(game, 0)) == (3, 2, [])
    assert (points(game, 1), dollars(game, 1), board(game, 1), reserve(game, 1)) == (0, 0, 0, [])


def test_a_floor_that_is_not_complete_is_filled_in() -> None:
    setup = fresh(["human", "human"], 9).position()["elevator"]
    game = sparse(["human", "human"], seed=9, elevator={"3": {"open": [25]}})
    assert floor(game, 3)[0] == [25]
    assert [floor(game, value) for value in (1, 2, 4, 5)] == [
        (setup[value]["open"], setup[value]["stack"]) for value in ("1", "2", "4", "5")
    ]


def test_letters_not_given_go_to_the_boroughs_without_one() -> None:
    for seed in range(5):
        game = sparse(["human", "human"], seed=seed, boroughs={"queens": {"letter": "X"}, "bronx": {"letter": "A"}})
        after = game.position()["boroughs"]
        assert sorted(after[name]["letter"] for name in BOROUGHS) == list("ABCDEX")
        assert (after["queens"]["letter"], after["bronx"]["letter"]) == ("X", "A")
        # The setup puts one skyscraper of each seat where X lies.
        assert [towers(game, name, 0) for name in BOROUGHS] == [int(name == "queens") for name in BOROUGHS]


@pytest.mark.parametrize(
    ("phase", "person", "tom"),
    [("start", 0, 0), ("draft", 3, 0), ("bidding", 7, 2 + 5), ("activation", 0, 0), ("over", 0, 0)],
)
def test_hands_not_given_hold_what_they_would_then(phase: str, person: int, tom: int) -> None:
    me: dict[str, Any] = {"characters": [23]} if phase == "activation" else {}
    game = sparse(["human", "tom:A5"], phase=phase, players=[me, {}], press={"8": ["neutral"], "3": [0], "0": [1]})
    if phase != "over":
        assert asked(game)[0] == 0
    assert (len(hand(game, 0)), len(hand(game, 1))) == (person, tom)


def test_draw_and_discard_given_are_the_whole_piles() -> None:
    game = sparse(["human", "human"], phase="draft", draw=["press", "wild"], discard=["plans"])
    assert (game.position()["draw"], game.position()["discard"]) == (["press", "wild"], ["plans"])
    assert [len(hand(game, seat)) for seat in (0, 1)] == [3, 3]


def test_pairs_not_given_are_dealt_in_the_draft() -> None:
    assert [len(pair) for pair in sparse(["human"] * 3, phase="draft").position()["pairs"]] == [2] * 7
    assert len(sparse(["human", "tom:B4"], phase="draft").position()["pairs"]) == 3


def test_starts_are_the_face_up_start_stacks() -> None:
    game = sparse(["human", "human"], starts=[[1, 20], [3, 11]])
    assert game.position()["starts"] == [[1, 20], [3, 11]]
    assert options(game) == {"start 1", "start 2"}


def test_without_characters_given_there_are_none_after_the_start() -> None:
    for phase in ("draft", "bidding", "over"):
        assert company(sparse(["human", "human"], phase=phase), 0) == []


def test_the_starter_is_the_first_on_the_press_track() -> None:
    game = sparse(["human"] * 3, phase="bidding", press={"7": ["neutral"], "4": [1], "0": [0, 2]})
    assert game.position()["starter"] == 1
    assert asked(game) == (1, "bid")
    game = sparse(["human"] * 3, phase="bidding", starter=2, press={"7": ["neutral"], "4": [1], "0": [0, 2]})
    assert asked(game) == (2, "bid")


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5])
def test_a_reserve_has_the_size_of_its_list(size: int) -> None:
    game = make([{"reserve": ["plans"] * size, "hand": ["press", "dollar"]}, {}], bidding="skyscraper", starter=0,
                phase="bidding")  # fmt: skip
    while game.decision is not None and game.decision.kind == "bid":
        game.act("pass")
    if size == 0:
        assert reserve(game, 0) == []
    else:
        assert all(len(name.split()) == 1 + size for name in options(game) if name.startswith("keep"))


@pytest.mark.parametrize("statue", [4, 3])
def test_the_statue_is_4_and_3_once_flipped(statue: int) -> None:
    assert sparse(["human", "human"], statue=statue).position()["statue"] == statue


def test_players_left_out_and_missing_tokens_are_filled_in() -> None:
    game = sparse(["human", "human", "human"], press={"9": [2]})
    assert space(game, 2) == 9
    assert {space(game, seat) for seat in (0, 1)} == {0}
    assert space(game, "neutral") == 7


def test_the_order_of_keys_means_nothing() -> None:
    def shuffled(data: Any, dice: random.Random) -> Any:
        if isinstance(data, dict):
            keys = list(data)
            dice.shuffle(keys)
            return {key: shuffled(data[key], dice) for key in keys}
        return [shuffled(one, dice) for one in data] if isinstance(data, list) else data

    for seed in range(5):
        for data in (EXAMPLE, position([{}, {}]), rich(seed).position()):
            same(
                game_from_position(data, seed=seed), game_from_position(shuffled(data, random.Random(seed)), seed=seed)
            )


def test_the_contents_of_the_box_are_no_limit() -> None:
    game = sparse(
        ["human", "human"], phase="bidding", vessels=[["taxi", "bronx", "brooklyn"]] * 20, display=[["taxi", 4]] * 2,
        tiles=[["boat", 4]] * 9, draw=["wild"] * 90,
        players=[{"characters": [42] * 9, "hand": ["wild"] * 20, "vessels": ["boat"] * 7}, {"reserve": ["press"] * 16}],
    )  # fmt: skip
    after = game.position()
    assert (len(after["vessels"]), len(after["draw"]), len(hand(game, 0)), len(company(game, 0))) == (20, 90, 20, 9)


def test_a_position_is_not_changed_by_the_game_made_of_it() -> None:
    data = copied(EXAMPLE)
    game = game_from_position(data)
    game.act("use 16")
    assert data == EXAMPLE
    seen = game.position()
    seen["players"][0]["hand"].append("wild")
    assert game.position() != seen


def test_names_and_kinds_of_seats_are_kept() -> None:
    seats = ["human:Anna", "tom:C9", "bot:clerk"]
    assert game_from_position(fresh(seats).position()).position()["seats"] == fresh(seats).position()["seats"]
    assert [seat["kind"] for seat in sparse(seats).position()["seats"]] == [seat_json(one)["kind"] for one in seats]
