"""NYC-7.4: final scoring characters 28 to 36."""

from __future__ import annotations

import pytest

from tests.rules.newyorkcity.helpers import BOROUGHS
from tests.rules.newyorkcity.helpers_b import ability, lay, over, seat, tom

LANTERNS = {28: "staten-island", 29: "bronx", 30: "manhattan", 31: "queens", 32: "brooklyn"}
each_lantern = pytest.mark.parametrize(("number", "borough"), sorted(LANTERNS.items()))


@each_lantern
def test_7_4_char_28_to_32_one_for_each_skyscraper_under_the_lantern(number: int, borough: str) -> None:
    towers = {name: {0: 3 if name == borough else 1, 1: 4} for name in BOROUGHS}
    assert ability(over(seat(number), seat(), towers=towers)) == 3


@each_lantern
def test_7_4_char_28_to_32_nothing_there(number: int, borough: str) -> None:
    towers = {name: {0: 0 if name == borough else 5} for name in BOROUGHS}
    assert ability(over(seat(number), seat(), towers=towers)) == 0


@each_lantern
def test_7_4_char_28_to_32_not_for_other_peoples_skyscrapers(number: int, borough: str) -> None:
    towers = {borough: {1: 5, "neutral": 9}}
    assert ability(over(seat(number), seat(), towers=towers)) == 0


@each_lantern
def test_7_4_char_28_to_32_two_copies(number: int, borough: str) -> None:
    assert ability(over(seat(number, number), seat(), towers={borough: {0: 2}})) == 4


def test_7_4_char_28_to_32_jersey_city_has_no_lantern() -> None:
    assert ability(over(seat(*LANTERNS), seat(), towers={"jersey-city": {0: 7}})) == 0


def test_7_4_char_28_to_32_all_five() -> None:
    towers = {name: {0: 1 + BOROUGHS.index(name)} for name in BOROUGHS}
    assert ability(over(seat(*LANTERNS), seat(), towers=towers)) == 1 + 3 + 4 + 5 + 6


def test_7_4_char_30_example_seven_characters_and_a_lantern() -> None:
    # Values 4, 1, 1, 1, 2, 5, 1 and five skyscrapers under the brown lantern.
    game = over(seat(8, 1, 2, 30, 13, 10, 23), seat(), towers={"manhattan": {0: 5}})
    scores = game.scores()[0]
    assert scores["characters"] == 15
    assert scores["abilities"] == 5
    assert scores["characters"] + scores["abilities"] == 20


@pytest.mark.parametrize(("space", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (9, 5), (14, 7), (15, 8)])
def test_7_4_char_33_one_for_two_spaces_rounded_up(space: int, gained: int) -> None:
    press: dict[str, list[object]] = {"0": [1, "neutral"]}
    press[str(space)] = [0, *press.get(str(space), [])]
    assert ability(over(seat(33), seat(), press=press)) == gained


def test_7_4_char_33_two_copies_are_rounded_each() -> None:
    assert ability(over(seat(33, 33), seat(), press={"5": [0], "0": [1, "neutral"]})) == 6


@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        ([], 0),
        (["press"], 2),
        (["press", "dollar"], 2),
        (["press", "press"], 4),
        (["press", "dollar", "dollar"], 4),
        (["wild", "wild", "wild", "press"], 6),
        (["plans", "plans", "prestige", "prestige", "skyscraper"], 4),
    ],
)
def test_7_4_char_34_two_for_each_reserve_card_of_the_best_type(cards: list[str], gained: int) -> None:
    assert ability(over(seat(34, reserve=cards), seat())) == gained


def test_7_4_char_34_cards_in_hand_do_not_count() -> None:
    assert ability(over(seat(34, hand=["press"] * 5, reserve=["dollar", "plans"]), seat())) == 2


def test_7_4_char_34_a_wild_card_is_no_other_type() -> None:
    assert ability(over(seat(34, reserve=["wild", "press"]), seat())) == 2


@pytest.mark.parametrize(
    ("heights", "gained"),
    [
        ((0, 0, 0, 0, 0, 0), 0),
        ((2, 2, 2, 2, 2, 2), 0),
        ((3, 2, 2, 2, 2, 2), 2),
        ((3, 4, 0, 9, 1, 2), 6),
        ((3,) * 6, 12),
    ],
)
def test_7_4_char_35_two_for_each_borough_with_three(heights: tuple[int, ...], gained: int) -> None:
    towers = {name: {0: height, 1: 3} for name, height in zip(BOROUGHS, heights, strict=True)}
    assert ability(over(seat(35), seat(), towers=towers)) == gained


def test_7_4_char_35_two_copies() -> None:
    assert ability(over(seat(35, 35), seat(), towers={"queens": {0: 3}})) == 4


def test_7_4_char_36_one_for_each_character_itself_too() -> None:
    assert ability(over(seat(36), seat())) == 1
    assert ability(over(seat(36, 1, 1, 16), seat())) == 4


def test_7_4_char_36_two_copies_count_each_other() -> None:
    assert ability(over(seat(36, 36, 7), seat())) == 6


def test_7_4_char_36_used_characters_count_as_well() -> None:
    assert ability(over(seat(36, {"no": 1, "used": True}), seat())) == 2


def test_7_4_char_33_to_36_together() -> None:
    game = over(seat(33, 34, 35, 36, reserve=["press", "press"]), seat(), towers={"queens": {0: 3}},
                press={"7": [0], "0": [1, "neutral"]})  # fmt: skip
    assert ability(game) == 4 + 4 + 2 + 4


@pytest.mark.parametrize("number", range(28, 43))
def test_7_4_char_28_to_42_nothing_extra_for_a_tom(number: int) -> None:
    rich = tom(characters=[number], dollars=9, vessels=["taxi", "subway", "bus", "streetcar", "boat", "boat"])
    towers = {name: {1: 4} for name in BOROUGHS}
    assert ability(over(seat(), rich, towers=towers), 1) == 0


@pytest.mark.parametrize("number", [*range(1, 28)])
def test_7_4_char_28_to_42_only_these_score_abilities(number: int) -> None:
    rich = seat(number, dollars=9, skyscrapers=9, reserve=["press", "press"], vessels=["taxi", "subway", "boat"])
    towers = {name: {0: 4} for name in BOROUGHS}
    assert ability(over(rich, seat(), towers=towers, press={"9": [0], "0": [1, "neutral"]})) == 0


@pytest.mark.parametrize("phase", ["draft", "bidding", "activation"])
def test_7_4_char_33_counts_at_any_moment_as_if_the_game_ended(phase: str) -> None:
    one = seat(23, 33, 36, dollars=2, hand=["press"])
    game = lay(one, seat(hand=["press"]), phase=phase, press={"6": [0], "0": [1, "neutral"]})
    assert ability(game) == 3 + 3
