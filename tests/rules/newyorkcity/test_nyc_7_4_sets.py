"""NYC-7.4: sets of vessels, dollars and skyscrapers, 37 to 42; NYC-7.4.1: the best total, 8.8 included."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers_b import over, seat


def scored(characters: tuple[int, ...], vessels: tuple[str, ...] = (), dollars: int = 0, skyscrapers: int = 0) -> Any:
    one = seat(*characters, vessels=list(vessels), dollars=dollars, skyscrapers=skyscrapers)
    return over(one, seat()).scores()[0]


def parts(*what: Any) -> tuple[int, int]:
    scores = scored(*what)
    return scores["abilities"], scores["rest"]


@pytest.mark.parametrize(
    ("number", "vessels", "gained"),
    [
        (37, (), 0),
        (37, ("taxi",), 0),
        (37, ("taxi", "taxi"), 0),
        (37, ("taxi", "subway"), 5),
        (37, ("taxi", "taxi", "subway"), 5),
        (37, ("taxi", "subway", "taxi", "subway"), 10),
        (37, ("bus", "streetcar", "boat"), 0),
        (38, ("bus", "streetcar"), 5),
        (38, ("bus", "bus", "streetcar", "streetcar"), 10),
        (38, ("taxi", "subway", "boat", "bus"), 0),
        (39, ("boat",), 0),
        (39, ("boat", "taxi"), 5),
        (39, ("boat", "bus"), 5),
        (39, ("boat", "streetcar"), 5),
        (39, ("boat", "subway"), 5),
        (39, ("boat", "boat"), 5),
        (39, ("boat", "boat", "taxi"), 5),
        (39, ("boat", "boat", "taxi", "bus"), 10),
        (39, ("taxi", "bus", "subway"), 0),
        (39, ("boat", "taxi", "bus"), 5),
    ],
)
def test_7_4_char_37_to_39_five_for_each_set(number: int, vessels: tuple[str, ...], gained: int) -> None:
    assert parts((number,), vessels) == (gained, 0)


@pytest.mark.parametrize(
    ("number", "vessels", "dollars", "skyscrapers", "sets", "left"),
    [
        (40, ("bus",), 2, 0, 1, 0),
        (40, ("bus",), 1, 0, 0, 1),
        (40, (), 8, 0, 0, 8),
        (40, ("bus", "boat"), 3, 0, 1, 1),
        (40, ("bus", "boat"), 5, 0, 2, 1),
        (40, ("bus", "boat", "boat"), 4, 3, 2, 3),
        (41, ("taxi",), 0, 2, 1, 0),
        (41, ("taxi",), 2, 1, 0, 3),
        (41, (), 0, 8, 0, 8),
        (41, ("taxi", "taxi"), 1, 5, 2, 2),
        (42, (), 2, 2, 1, 0),
        (42, (), 1, 9, 0, 10),
        (42, (), 9, 1, 0, 10),
        (42, (), 5, 4, 2, 1),
        (42, ("taxi",), 4, 7, 2, 3),
    ],
)
def test_7_4_char_40_to_42_six_for_each_set(
    number: int, vessels: tuple[str, ...], dollars: int, skyscrapers: int, sets: int, left: int
) -> None:
    assert parts((number,), vessels, dollars, skyscrapers) == (6 * sets, (left + 1) // 2)


@pytest.mark.parametrize("number", [37, 38, 39, 40, 41, 42])
def test_7_4_char_37_to_42_two_copies_do_not_score_a_set_twice(number: int) -> None:
    vessels = {37: ("taxi", "subway"), 38: ("bus", "streetcar"), 39: ("boat", "taxi")}.get(number, ("bus",))
    dollars, skyscrapers = (2 if number in {40, 42} else 0), (2 if number in {41, 42} else 0)
    once = scored((number,), vessels, dollars, skyscrapers)
    twice = scored((number, number), vessels, dollars, skyscrapers)
    assert once["abilities"] == twice["abilities"] > 0
    assert once["rest"] == twice["rest"] == 0


def test_7_4_1_a_vessel_counts_in_one_set_only() -> None:
    # The taxi is in 37 (5, and the two dollars count 1) or in 40 (6): either way 6 together with 8.8.
    assert sum(parts((37, 40), ("taxi", "subway"), 2)) == 6


@pytest.mark.parametrize(
    ("characters", "vessels", "dollars", "skyscrapers", "total"),
    [
        # The boat goes with the odd bus, and leaves taxi and subway to 37.
        ((37, 39), ("boat", "bus", "subway", "taxi"), 0, 0, 10),
        # The second boat is the other vessel of the first: taxi and subway stay together.
        ((37, 39), ("boat", "boat", "taxi", "subway"), 0, 0, 10),
        # The boats take taxi and subway apart when that is all there is to gain.
        ((39,), ("boat", "boat", "taxi", "subway"), 0, 0, 10),
        # Two vessels: 10 by 40 twice is 12 for four dollars, 5 by 37 leaves 2.
        ((37, 40), ("taxi", "subway"), 4, 0, 12),
        # One vessel, two dollars, two skyscrapers: either set, the other two pieces count 1.
        ((40, 41), ("bus",), 2, 2, 7),
        # 40 and 41 take a vessel each, which beats 42 on the four pieces.
        ((40, 41, 42), ("bus", "boat"), 2, 2, 12),
        # One vessel only: 42 with four pieces is 6; 40 or 41 is 6 and leaves two pieces: 7.
        ((40, 41, 42), ("bus",), 2, 2, 7),
        # Vessel with two dollars, then 42 with the rest.
        ((40, 42), ("bus",), 4, 2, 12),
        ((41, 42), ("bus",), 2, 4, 12),
        # A third vessel goes with dollars when 38 has its two.
        ((38, 40), ("bus", "streetcar", "taxi"), 2, 0, 11),
        # An odd dollar: half rounded up.
        ((42,), (), 3, 2, 7),
        ((42,), (), 3, 3, 7),
        ((40,), ("taxi",), 3, 3, 6 + 2),
        # All of them: 37, 38, and each boat with two pieces; a set of both boats and 42 would be one point less.
        ((37, 38, 39, 40, 41, 42), ("taxi", "subway", "bus", "streetcar", "boat", "boat"), 2, 2, 10 + 12),
    ],
)
def test_7_4_1_the_best_total_with_the_rest(
    characters: tuple[int, ...], vessels: tuple[str, ...], dollars: int, skyscrapers: int, total: int
) -> None:
    best = sum(parts(characters, vessels, dollars, skyscrapers))
    assert best == total


def test_7_4_1_thirty_fours_type_is_the_best() -> None:
    one = seat(34, reserve=["press", "plans", "plans", "wild", "plans"])
    assert over(one, seat()).scores()[0]["abilities"] == 6


def test_7_4_1_the_total_is_the_sum_of_all_parts() -> None:
    scores = scored((36, 40, 41), ("bus", "taxi"), 5, 3)
    assert scores["abilities"] == 3 + 12
    assert scores["rest"] == 2
    assert scores["characters"] == 4 + 5 + 5
    assert scores["total"] == scores["gained"] + 14 + 15 + 2 + sum(scores["boroughs"].values()) + scores["press"]
