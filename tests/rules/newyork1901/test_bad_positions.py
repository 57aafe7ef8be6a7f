"""Contract 3, "Checked": every such position raises InvalidPosition with a sentence; nothing else is ever raised."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from nyc_core import game_from_position
from tests.rules.newyork1901.board import Json
from tests.rules.newyork1901.helpers import FUTURE, OPEN, invalid, position, stands

BIG = 10_001
BUILT = [stands("starter", "h1 h2"), stands("bronze-i2", "f7 g7")]
PLAYER: Json = {
    "cards": ["market-shift"],
    "estate": ["blue-01", "yellow-12"],
    "unbuilt": ["bronze-i2", "bronze-i3", "gold-i3", "gold-l3", "gold-o4"],
    "built": BUILT,
}


def good() -> Json:
    return position([PLAYER, {"built": [stands("singer", "i7 h8 i8 j8 h9 i9 j9")]}])


# Where it is: what must not stand there.
WRONG: dict[str, list[Any]] = {
    "format": [2, 0, "1", None],
    "Turn": [0],
    "seats": [[], "human", None, [{"kind": "human"}], [{"kind": "human"}] * 5],
    "seats.0": [3, None, ["human"]],
    "seats.0.kind": ["robot", "tom", None, 1, "Human"],
    "seats.0.name": [3, None],
    "seats.0.colour": ["red"],
    "variant": ["expert", None, 1, "Base"],
    "action_cards": [1, 0, "yes", None],
    "phase": ["lunch", "bidding", 2, None, ["play"]],
    "turn": [2, -1, "0", True, 0.0, None],
    "ending": [0, 2, -1, "1", True, 1.0],
    "quiet": [-1, 40, 41, "0", None, True, 1.0],
    "streets": [[], ["broadway", "cedar"], ["broadway", "cedar", "wall", "nassau-broad"], "wall", None],
    "streets.0": ["william", "wall", "Broadway", 3, None],
    "challenge": ["gold", "", None, 4, ["gold-tycoon"]],
    "open": [["blue 2"] * 5, "blue 2", None, {}],
    "open.0": ["blue", "blue 4", "blue 1", "black 2", "blue-01", "blue  2", 2, None],
    "future": ["blue 2", None, 7],
    "future.0": ["blue 4", "x", 2, None],
    "legendary": [["woolworth", "woolworth"], ["starter"], ["gold-i3"], ["singer"], "woolworth", None],
    "players": [{}, None, "x", [{}, {}, {}]],
    "players.0": [[], None, 3],
    "players.0.workers": [4],
    "players.0.character": ["black", "green", "pink", None, 1],  # green is seat 1's
    "players.0.points": [-1, BIG, "3", None, 2.0, True],
    "players.0.cards": [["market-shift", "market-shift"], "land-grab", None, {}],
    "players.0.cards.0": ["market", 1, None],
    "players.0.estate": [["blue-02", "blue-02"], "blue-01", None, {}],
    "players.0.estate.1": ["blue-14", "blue-1", "pink-01", "red-05", "starter", 3, None],  # red-05 is seat 1's
    "players.0.unbuilt": [["bronze-i2"] * 2, ["bronze-i3"] * 2, ["starter"], ["woolworth"], None, {}],
    "players.0.unbuilt.0": ["bronze", "gold-i3", 2, None],
    "players.0.built": [{}, None, "starter"],
    "players.0.built.0": [[], None, "starter"],
    "players.0.built.0.height": [3],
    "players.0.built.0.skyscraper": ["tower", "bronze-i3", "park-row", None, 3],
    "players.0.built.0.squares": [
        [],
        ["h1"],
        ["h1", "h1"],
        ["h1", "i1"],
        ["h1", "i2"],
        "h1 h2",
        None,
        ["h1", "h2", "h3"],
    ],
    "players.0.built.1.squares": [["g7", "h7"], ["f6", "f7"], ["a6", "a7"], ["h2", "i2"], ["j8", "j9"]],
    "players.0.built.0.squares.0": ["z1", "h0", "h13", "H1", 1, None],
}
CASES = [(where, value) for where, values in WRONG.items() for value in values]


def changed(where: str, value: Any) -> Json:
    data: Any = copy.deepcopy(good())
    *path, last = where.split(".")
    inner = data
    for step in path:
        inner = inner[int(step) if isinstance(inner, list) else step]
    inner[int(last) if isinstance(inner, list) else last] = value
    return dict(data)


def test_the_position_itself_is_good() -> None:
    game_from_position(good())


@pytest.mark.parametrize(("where", "value"), CASES, ids=[f"{where}={value!r}"[:60] for where, value in CASES])
def test_names_types_ranges_and_seats(where: str, value: Any) -> None:
    invalid(changed(where, value))


@pytest.mark.parametrize("data", [None, 3, "x", [], [good()], True, 1.5, {1: 2}], ids=lambda one: repr(one)[:20])
def test_what_is_no_object(data: Any) -> None:
    invalid(data)


def test_another_shape() -> None:
    """Every skyscraper must lie as its shape is, turned and mirrored at will."""
    for kind, squares in (
        ("bronze-l3", "e7 f7 g7"),
        ("bronze-i3", "e7 f7 e8"),
        ("bronze-o4", "e7 f7 g7 e8"),
        ("silver-s4", "e7 f7 e8 f8"),
        ("woolworth", "e7 f7 g7 e8 f8 g8 e9 f9"),
    ):
        invalid(position([{"built": [stands(kind, squares)]}, {}]))
    game_from_position(position([{"built": [stands("silver-s4", "e8 e9 f7 f8")]}, {}]))


def test_skyscrapers_that_overlap() -> None:
    invalid(position([{"built": [stands("bronze-i2", "e7 f7"), stands("bronze-i3", "e7 e8 e9")]}, {}]))
    invalid(position([{"built": [stands("bronze-i2", "e7 f7")]}, {"built": [stands("bronze-i3", "e7 e8 e9")]}]))


def test_land_of_two_seats() -> None:
    invalid(position([{"estate": ["blue-07"]}, {"estate": ["blue-07"]}]))
    invalid(position([{"estate": ["yellow-12"]}, {"built": [stands("bronze-i2", "e7 f7")]}]))
    # Two skyscrapers that do not overlap, on one territory.
    invalid(position([{"built": [stands("bronze-i2", "e7 f7")]}, {"built": [stands("bronze-i3", "g7 g8 g9")]}]))


def test_pink_with_two_seats_alone() -> None:
    invalid(position([{"estate": ["pink-01"]}, {}]))
    invalid(position([{"built": [stands("bronze-i2", "c12 d12")]}, {}]))
    invalid(position([{"character": "pink"}, {}]))
    game_from_position(position([{"estate": ["pink-01"], "character": "pink"}, {}, {}]))


def test_a_character_twice() -> None:
    invalid(position([{"character": "red"}, {"character": "red"}]))


def test_more_copies_than_there_are() -> None:
    built = [stands("bronze-i2", "e7 f7")]
    game_from_position(position([{"built": built, "unbuilt": ["bronze-i2", "bronze-i3"]}, {}]))
    invalid(position([{"built": built, "unbuilt": ["bronze-i2", "bronze-i2"]}, {}]))
    invalid(position([{"built": [stands("bronze-i3", "e7 f7 g7")], "unbuilt": ["bronze-i3"]}, {}]))
    invalid(position([{"built": [stands("starter", "e7 f7"), stands("starter", "e8 e9")]}, {}]))


SINGER = stands("singer", "i7 h8 i8 j8 h9 i9 j9")
METROPOLITAN = stands("metropolitan-life", "h4 i4 j4 h5 i5 j5 h6 i6")


def test_legendary_ones() -> None:
    invalid(position([{"built": [SINGER, METROPOLITAN]}, {}]))  # two of a seat
    other = stands("singer", "i4 h5 i5 j5 h6 i6 j6")
    invalid(position([{"built": [SINGER]}, {"built": [other]}]))  # one built twice
    invalid(position([{"built": [SINGER]}, {}], legendary=["singer"]))  # built, and still to be had
    game_from_position(position([{"built": [SINGER]}, {"built": [METROPOLITAN]}]))


def test_more_than_four_workers() -> None:
    five = ["blue-07", "blue-08", "red-01", "red-02", "red-03"]
    invalid(position([{"estate": five}, {}]))
    game_from_position(position([{"estate": five, "built": [stands("bronze-i2", "h4 i4")]}, {}]))


def test_action_cards_where_there_are_none() -> None:
    invalid(position([{"cards": ["land-grab"]}, {}], action_cards=False))


def test_ending_and_quiet_in_play() -> None:
    invalid(position([{}, {}], ending=0, turn=0))
    invalid(position([{}, {}, {}], quiet=60))
    game_from_position(position([{}, {}, {}], quiet=59, open=OPEN, future=FUTURE))
    game_from_position(position([{}, {}, {}], quiet=60, phase="over"))
    game_from_position(position([{}, {}], ending=0, turn=0, phase="over"))
