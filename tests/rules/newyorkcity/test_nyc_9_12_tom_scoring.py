"""NYC-9.12: the final scoring of a Tom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import BOROUGHS, boroughs, points
from tests.rules.newyorkcity.helpers_b import over, seat, tom, versus

# One character of each value 1 to 5 that scores nothing by itself.
OF_VALUE = {1: 23, 2: 5, 3: 16, 4: 8, 5: 10}


def score(values: list[int], dollars: int, **more: Any) -> dict[str, Any]:
    robot = tom(characters=[OF_VALUE[value] for value in values], dollars=dollars)
    points: dict[str, Any] = over(seat(), robot, **more).scores()[1]
    return points


def test_9_12_example_the_first_of_four_counts_twice() -> None:
    points = score([1, 1, 1, 4], 5)
    assert points["characters"] == 8
    assert points["rest"] == 0


@pytest.mark.parametrize(
    ("values", "dollars", "characters", "rest"),
    [
        ([], 0, 0, 0),
        ([], 5, 0, 3),
        ([3], 0, 3, 0),
        ([3], 1, 3, 0),
        ([3], 2, 6, 0),
        ([3], 3, 6, 1),
        ([3], 4, 6, 1),
        ([3], 5, 6, 2),
        ([1, 5], 2, 6, 0),
        ([1, 5], 3, 7, 0),
        ([1, 5], 4, 12, 0),
        ([1, 1, 1, 4], 4, 7, 0),
        ([1, 1, 1, 4], 7, 10, 0),
        ([1, 1, 1, 4], 8, 14, 0),
        ([1, 1, 1, 4], 9, 14, 1),
        ([1, 1, 1, 4], 12, 14, 2),
        ([5, 4, 3, 2, 1], 5, 15, 0),
        ([5, 4, 3, 2, 1], 6, 16, 0),
        ([5, 4, 3, 2, 1], 7, 18, 0),
        ([5, 4, 3, 2, 1], 8, 21, 0),
        ([5, 4, 3, 2, 1], 9, 25, 0),
        ([5, 4, 3, 2, 1], 10, 30, 0),
        ([5, 4, 3, 2, 1], 13, 30, 2),
        ([2, 5, 2, 5], 6, 18, 0),
        ([4, 1, 1, 1], 5, 8, 0),
    ],
)
def test_9_12_dollars_are_dealt_from_the_lowest(values: list[int], dollars: int, characters: int, rest: int) -> None:
    points = score(values, dollars)
    assert (points["characters"], points["rest"]) == (characters, rest)


@pytest.mark.parametrize("number", range(28, 43))
def test_9_12_final_scoring_characters_give_only_their_value(number: int) -> None:
    towers = {name: {1: 3} for name in BOROUGHS}
    robot = tom(characters=[number], dollars=4, vessels=["taxi", "subway", "bus", "streetcar", "boat", "boat"])
    points = over(seat(), robot, towers=towers).scores()[1]
    alike = over(seat(), tom(characters=[number], dollars=0), towers=towers).scores()[1]
    # Two dollars double its value, the other two count in 8.8; sets take none of them.
    assert points["characters"] == 2 * alike["characters"]
    assert points["rest"] == 1
    assert points["abilities"] == alike["abilities"] == 0


def test_9_12_sorted_with_the_final_scoring_characters() -> None:
    robot = tom(characters=[42, 36, 28], dollars=5)
    points = over(seat(), robot).scores()[1]
    # Values 1, 4, 5; five dollars: 1 and 4 twice.
    assert points["characters"] == 2 + 8 + 5


def test_9_12_a_person_s_characters_are_not_doubled() -> None:
    points = over(seat(23, 8, dollars=4), tom()).scores()[0]
    assert (points["characters"], points["rest"]) == (5, 2)


def test_9_12_skyscrapers_on_his_board_count_with_the_dollars_left() -> None:
    robot = tom(characters=[23], dollars=3, skyscrapers=2)
    points = over(seat(), robot).scores()[1]
    assert (points["characters"], points["rest"]) == (2, 2)


def test_9_12_points_gained_stand() -> None:
    assert over(seat(), tom(points=17)).scores()[1]["gained"] == 17


def test_9_12_boroughs_as_everyone() -> None:
    towers = {"brooklyn": {0: 1, 1: 3, "neutral": 2}, "queens": {0: 2, 1: 2, "neutral": 2}}
    press = {"9": [1], "8": ["neutral"], "3": [0]}
    points = over(seat(), tom(), towers=towers, press=press).scores()
    assert points[1]["boroughs"] == dict.fromkeys(BOROUGHS, 0) | {"brooklyn": 10, "queens": 9}
    assert points[0]["boroughs"] == dict.fromkeys(BOROUGHS, 0) | {"brooklyn": 3, "queens": 3}


def test_9_12_prestige_tiles_count_for_him() -> None:
    city = boroughs({"brooklyn": {0: 1, 1: 3, "neutral": 2}})
    for name in BOROUGHS:
        city[name]["skyscrapers"] = {"0": 0, "1": 0, "neutral": 0} | city[name]["skyscrapers"]
    city["brooklyn"]["prestige"] = [4, 2]
    points = over(seat(), tom(), boroughs=city).scores()
    assert (points[1]["boroughs"]["brooklyn"], points[0]["boroughs"]["brooklyn"]) == (16, 4)


def test_9_12_six_boroughs_and_press() -> None:
    towers = {name: {1: 1} for name in BOROUGHS}
    points = over(seat(), tom(), towers=towers, press={"5": [1], "4": [0, "neutral"]}).scores()
    assert (points[1]["six_boroughs"], points[1]["press"]) == (3, 3)
    assert (points[0]["six_boroughs"], points[0]["press"]) == (0, 0)


@pytest.mark.parametrize(("ahead", "ranks"), [(0, [1, 2]), (1, [2, 1])])
def test_9_12_a_tie_goes_by_the_press_track(ahead: int, ranks: list[int]) -> None:
    press = {"2": [ahead, 1 - ahead], "0": ["neutral"]}
    points = over(seat(points=9), tom(points=9), press=press).scores()
    assert [one["total"] for one in points] == [9, 9]
    assert [one["rank"] for one in points] == ranks


def test_9_12_the_total_is_the_sum() -> None:
    towers = {name: {1: 3} for name in BOROUGHS}
    robot = tom(characters=[23, 42], dollars=7, points=11)
    points = over(seat(), robot, towers=towers, press={"6": [1], "4": [0, "neutral"]}).scores()[1]
    # 1 and 5, both twice, three dollars left; all six boroughs (6 + 7 + 8 + 8 + 9 + 10) are his.
    assert points["total"] == 11 + 12 + 0 + 48 + 3 + 3 + 2


def test_9_12_the_statue_is_for_him_too() -> None:
    towers = {name: {1: 1} for name in BOROUGHS if name != "manhattan"}
    game = versus("skyscraper", ["skyscraper"], [], round=3, towers=towers)
    assert points(game, 1) == 4
    assert game.position()["statue"] == 3


def test_9_12_several_toms_each_by_his_own() -> None:
    one, two = tom("A2", characters=[23, 8], dollars=3), tom("C9", characters=[10], dollars=1)
    points = over(seat(), one, two).scores()
    assert [row["characters"] for row in points] == [0, 6, 5]
