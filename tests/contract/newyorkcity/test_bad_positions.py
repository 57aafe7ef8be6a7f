"""Contract 3: names, types, ranges and seat numbers of a position are checked; nothing else is ever raised."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import InvalidPosition, game_from_position
from tests.cases import each
from tests.contract.helpers import copied
from tests.contract.newyorkcity.helpers import rich
from tests.contract.newyorkcity.test_sparse_positions import EXAMPLE
from tests.rules.newyorkcity.helpers import position

BIG = 10_001


HUMAN, TOM = {"kind": "human"}, {"kind": "tom", "level": "B4"}
# Where it is (in the example of the contract): what must not stand there.
WRONG: dict[str, list[Any]] = {
    "game": ["chess", 3, None],
    "format": [2, 0, "1", None],
    "rounds": [3],
    "Round": [3],
    "seats": [[], "human", None, [HUMAN], [TOM, TOM], [HUMAN] * 5],
    "seats.0": [3, None, ["human"]],
    "seats.0.kind": ["robot", None, 1, "Human"],
    "seats.0.name": [3, None],
    "seats.0.colour": ["red"],
    "seats.1.level": ["Z4", "B1", "B10", "", 4, None],
    "round": [0, 6, "3", 2.0, True, None],
    "phase": ["lunch", 2, ["bidding"], None],
    "bidding": ["wild", "gold", 4, None],
    "starter": [2, -1, "0", True, 0.0, None],
    "boroughs": [[], None, "bronx"],
    "boroughs.harlem": [{}],
    "boroughs.brooklyn": [8, [], None],
    "boroughs.brooklyn.letter": ["F", 1, "", "AB", None],
    "boroughs.brooklyn.base": ["8", -1, BIG, 8.0, None],
    "boroughs.brooklyn.prestige": [4, {}, None],
    "boroughs.brooklyn.prestige.0": ["4", BIG, -4, None, [4]],
    "boroughs.brooklyn.tower": [1],
    "boroughs.brooklyn.skyscrapers": [[2, 3], 3, None],
    "boroughs.brooklyn.skyscrapers.2": [1],
    "boroughs.brooklyn.skyscrapers.red": [1],
    "boroughs.brooklyn.skyscrapers.0": [-1, BIG, "3", None, 1.0],
    "vessels": [{}, None, "taxi"],
    "vessels.0": ["taxi", ["taxi", "queens"], ["taxi", "queens", "bronx", "queens"], None],
    "vessels.0.0": ["ship", 3, None],
    "vessels.0.1": ["harlem", 5, None],
    "display": [4, None],
    "display.0": [["taxi"], ["taxi", 2, 4], "taxi"],
    "display.0.0": ["ship", 2],
    "display.0.1": ["4", BIG, -1, None],
    "tiles": [None, {}],
    "tiles.0": [[2, "bus"]],
    "statue": [5, 0, "4", True, None, 4.0],
    "starts": [3, [[1]], [[1, 43]], [[0, 20]], [["1", 20]]],
    "press": [[], None],
    "press.16": [[0]],
    "press.-1": [[0]],
    "press.x": [[0]],
    "press.5": [[2], [1], ["0"], 1, ["black"], [-1], [True], None],
    "press.3": [[0, 0]],
    "elevator": [[], None],
    "elevator.6": [{}],
    "elevator.0": [{}],
    "elevator.1": [[23], None],
    "elevator.1.open": [23, None],
    "elevator.1.open.0": [0, 43, "23", None],
    "elevator.1.stack": [None, "24"],
    "elevator.1.stack.0": [99, 1.0],
    "elevator.1.shut": [[]],
    "pairs": ["press", None],
    "pairs.0": [["press", "gold"], [1, 2], ["press"] * 3, "press"],
    "draw": ["plans", None],
    "draw.0": ["plan", 3, None],
    "discard": [{}, [None]],
    "players": [{}, [{}] * 3, None],
    "players.0": [[], 3, None],
    "players.0.gold": [1],
    "players.0.points": [-1, BIG, "7", 1.0, True, None],
    "players.0.dollars": [-1, 10**30, None],
    "players.0.skyscrapers": [BIG, -1],
    "players.0.hand": [7, ["gold"], "press", None],
    "players.0.reserve": [[3], None],
    "players.0.characters": [16, None],
    "players.0.characters.0": [0, 43, "16", {"no": 16, "used": 1}, {"used": True}, {"no": 16, "paid": True}, None],
    "players.0.vessels": [["ship"], "taxi", None],
}
CASES = [(path, value) for path, values in WRONG.items() for value in values]


def steps(path: str) -> tuple[Any, ...]:
    """The keys of a path; a number is a place in a list, but a key below press, elevator and skyscrapers."""
    keys: list[Any] = []
    for step in path.split("."):
        in_a_list = step.isdigit() and keys[-1] not in {"press", "elevator", "skyscrapers"}
        keys.append(int(step) if in_a_list else step)
    return tuple(keys)


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    data = copied(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@each(CASES, [f"{path}={value!r}"[:60] for path, value in CASES], spread=True)
def test_what_is_wrong_is_named(path: str, value: Any) -> None:
    with pytest.raises(InvalidPosition) as caught:
        game_from_position(changed(EXAMPLE, steps(path), value))
    assert str(steps(path)[0]) in str(caught.value)


@pytest.mark.parametrize("key", ["points", "dollars", "skyscrapers"])
def test_ten_thousand_is_the_largest_number(key: str) -> None:
    data = position([{}, {}])
    data["players"][0][key] = 10_000
    assert game_from_position(data).position()["players"][0][key] == 10_000
    data["players"][0][key] = 10_001
    with pytest.raises(InvalidPosition):
        game_from_position(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a position."""
    paths = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        paths += places(value, (*path, key))
    return paths


JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    99,
    BIG,
    1e9,
    "",
    "x",
    "press",
    "bronx",
    [],
    [[]],
    [0],
    {},
    {"0": 1},
    ["neutral"],
]


def game_or_error(data: Any) -> None:
    """A game in which something can be done, or InvalidPosition with a sentence; never anything else."""
    try:
        game = game_from_position(data)
    except InvalidPosition as wrong:
        sentence = str(wrong)
    else:
        sentence = "it is over" if game.decision is None else game.decision.prompt
        assert game.decision is None or len(game.options()) > 1
    assert sentence


@pytest.mark.parametrize(
    "start", [EXAMPLE, position([{}, {}]), rich(2, 3).position()], ids=["example", "plain", "mid-turn"]
)
def test_junk_anywhere_gives_a_game_or_the_one_error(start: Any) -> None:
    dice = random.Random(5)
    for path in places(start):
        for value in dice.sample(JUNK, 4):
            game_or_error(changed(start, path, value))


def test_a_part_taken_away_gives_a_game_or_the_one_error() -> None:
    for start in (EXAMPLE, rich(1).position()):
        for key in start:
            game_or_error({name: value for name, value in start.items() if name != key})
