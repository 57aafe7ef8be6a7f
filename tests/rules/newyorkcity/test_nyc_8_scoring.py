"""NYC-8: final scoring, read off positions that are over."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import BASES, BOROUGHS, bid_round, boroughs, make, play

RED, YELLOW, BLUE = 0, 1, 2
COLOURS = ["human:Red", "human:Yellow", "human:Blue"]
BARE = {"dollars": 0, "skyscrapers": 0}
KEYS = {"total", "rank", "gained", "characters", "abilities", "boroughs", "six_boroughs", "press", "rest"}


def ended(players: list[dict[str, Any]], **more: Any) -> list[dict[str, Any]]:
    """The scores of a game that is over; seat 0 is ahead of seat 1 and so on, all on space 0, unless press is given."""
    game = make([BARE | given for given in players], phase="over", round=5, **more)
    assert game.decision is None
    scores: list[dict[str, Any]] = game.scores()
    return scores


def in_bronx(counts: dict[Any, int], value: int = 8, *, seats: int = 4, **more: Any) -> list[int]:
    """What each seat scores in the Bronx, whose base value is as given, with so many skyscrapers there."""
    data = boroughs({"bronx": counts}, bronx={"base": value})
    return [score["boroughs"]["bronx"] for score in ended([{}] * seats, boroughs=data, **more)]


def test_8_1_points_gained_stand() -> None:
    scores = ended([{"points": 17}, {"points": 0}])
    assert [score["gained"] for score in scores] == [17, 0]
    assert [score["total"] for score in scores] == [17, 0]


def test_8_1_example_three_points_are_three_steps() -> None:
    """Blue gains 3 points in a prestige round; its marker stands 3 further."""
    game = make([{"hand": ["prestige"] * 3, "points": 4}, {}], bidding="prestige")
    bid_round(game, {0: "prestige prestige prestige"})
    assert game.position()["players"][0]["points"] == 7
    assert game.scores()[0]["gained"] == 7


def test_8_1_the_total_is_the_sum_of_the_items() -> None:
    scores = ended(
        [{"points": 9, "characters": [30, 36, 10], "dollars": 3, "skyscrapers": 2}, {"points": 3}],
        towers={name: {0: 3, 1: 1} for name in BOROUGHS}, press={"8": ["neutral"], "7": [0], "2": [1]},
    )  # fmt: skip
    for score in scores:
        assert set(score) == KEYS
        assert set(score["boroughs"]) == set(BOROUGHS)
        singles = sum(score[key] for key in KEYS - {"total", "rank", "boroughs"})
        assert score["total"] == singles + sum(score["boroughs"].values())


def test_8_2_each_character_its_value() -> None:
    scores = ended([{"characters": [1, 4, 7, 8, 10]}, {"characters": [{"no": 11, "used": True}, 11, 35, 28]}, {}])
    assert [score["characters"] for score in scores] == [1 + 2 + 3 + 4 + 5, 5 + 5 + 4 + 1, 0]


def test_8_2_example_blue_has_seven_characters_for_fifteen_points() -> None:
    """4 + 1 + 1 + 1 + 2 + 5 + 1; 30, one of the ones, gives 5 more for five skyscrapers at the brown lantern."""
    seven = [26, 23, 1, 30, 24, 10, 18]
    scores = ended([{}, {}, {"characters": seven}], kinds=COLOURS, towers={"manhattan": {BLUE: 5}})
    assert scores[BLUE]["characters"] == 15
    assert scores[BLUE]["abilities"] == 5


def test_8_3_final_scoring_characters_give_their_points() -> None:
    scores = ended([{"characters": [36, 23, 23]}, {"characters": [23, 23, 23]}])
    assert [score["abilities"] for score in scores] == [3, 0]
    assert [score["characters"] for score in scores] == [6, 3]


def test_8_3_they_need_no_dollar() -> None:
    scores = ended([{"characters": [36]}, {"characters": [{"no": 36, "used": False}]}])
    assert [score["abilities"] for score in scores] == [1, 1]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({0: 5, 1: 4, 2: 3, 3: 1}, [8, 4, 2, 1]),  # neutral (2) is fourth, seat 3 fifth
        ({0: 5, 1: 4, 2: 3, "neutral": 1}, [8, 4, 2, 0]),
        ({3: 9}, [0, 0, 0, 8]),
        ({3: 1}, [0, 0, 0, 4]),  # behind the two neutral ones
        ({2: 4, 1: 3, "neutral": 0}, [0, 4, 8, 0]),
    ],
)
def test_8_4_ranked_by_skyscrapers(counts: dict[Any, int], points: list[int]) -> None:
    assert in_bronx(counts) == points


def test_8_4_each_borough_for_itself() -> None:
    board = {"manhattan": {0: 3}, "queens": {1: 3}, "brooklyn": {0: 1, 1: 4}}
    scores = ended([{}, {}], towers=board)
    nothing = dict.fromkeys(BOROUGHS, 0)
    assert scores[0]["boroughs"] == nothing | {"manhattan": 8, "brooklyn": 3}  # 10, 5 (neutral), 3
    assert scores[1]["boroughs"] == nothing | {"queens": 9, "brooklyn": 10}


def test_8_4_toms_are_ranked_too() -> None:
    scores = ended([{}, {}], kinds=["human", "tom:B4"], towers={"queens": {0: 3, 1: 4}})
    assert [score["boroughs"]["queens"] for score in scores] == [5, 9]


def test_8_5_ties_by_the_press_track() -> None:
    assert in_bronx({0: 3, 1: 3, 2: 3, 3: 3}, press={"6": ["neutral"], "3": [2, 0], "1": [3, 1]}) == [4, 1, 8, 2]


@pytest.mark.parametrize(
    ("press", "points"),
    [
        ({"6": ["neutral"], "5": [0], "3": [1, 2, 3]}, [4, 2, 0, 0]),
        ({"6": ["neutral", 0], "3": [1, 2, 3]}, [4, 2, 0, 0]),
        ({"6": [0, "neutral"], "3": [1, 2, 3]}, [8, 2, 0, 0]),
        ({"6": ["neutral"], "8": [1], "7": [0], "3": [2, 3]}, [4, 8, 0, 0]),
    ],
)
def test_8_5_the_neutral_token_counts(press: dict[str, Any], points: list[int]) -> None:
    """Two skyscrapers each of seat 0, seat 1 and the neutral player."""
    assert in_bronx({0: 2, 1: 2, "neutral": 2}, press=press) == points


def test_8_5_example_red_has_the_majority_yellow_is_second_blue_last() -> None:
    scores = ended(
        [{}] * 3, kinds=COLOURS, towers={"queens": {RED: 3, YELLOW: 3, BLUE: 3, "neutral": 0}},
        press={"7": ["neutral"], "5": [RED], "4": [YELLOW], "2": [BLUE]},
    )  # fmt: skip
    assert [score["boroughs"]["queens"] for score in scores] == [9, 5, 3]


def halves(value: int, ranks: int = 5) -> list[int]:
    chain = [value]
    while len(chain) < ranks:
        chain.append(math.ceil(chain[-1] / 2))
    return chain


@pytest.mark.parametrize(
    ("value", "chain"),
    [
        (6, [6, 3, 2, 1, 1]), (7, [7, 4, 2, 1, 1]), (8, [8, 4, 2, 1, 1]), (9, [9, 5, 3, 2, 1]), (10, [10, 5, 3, 2, 1]),
        (11, [11, 6, 3, 2, 1]), (12, [12, 6, 3, 2, 1]), (13, [13, 7, 4, 2, 1]), (14, [14, 7, 4, 2, 1]),
        (17, [17, 9, 5, 3, 2]), (22, [22, 11, 6, 3, 2]),
    ],
)  # fmt: skip
def test_8_6_each_rank_half_of_the_rank_before_rounded_up(value: int, chain: list[int]) -> None:
    assert halves(value) == chain
    assert in_bronx({0: 9, 1: 8, 2: 7, 3: 6, "neutral": 0}, value) == chain[:4]
    assert in_bronx({0: 9, 1: 8, 2: 7, 3: 1}, value) == [*chain[:3], chain[4]]  # neutral takes the fourth rank


@pytest.mark.parametrize("rank", range(5))
def test_8_6_the_neutral_player_takes_its_rank_and_scores_nothing(rank: int) -> None:
    counts: dict[Any, int] = {seat: 10 - 2 * seat for seat in range(4)} | {"neutral": 11 - 2 * rank}
    chain = halves(10)
    del chain[rank]
    assert in_bronx(counts, 10) == chain


def test_8_6_base_value_and_all_prestige_tiles() -> None:
    data = boroughs({"bronx": {0: 3}}, bronx={"base": 7, "prestige": [4, 2, 2]})
    assert ended([{}, {}], boroughs=data)[0]["boroughs"]["bronx"] == 15
    data = boroughs({"bronx": {0: 1}}, bronx={"base": 7, "prestige": [4, 2, 2]})
    assert ended([{}, {}], boroughs=data)[0]["boroughs"]["bronx"] == 8


def test_8_6_without_a_skyscraper_no_rank_and_no_points() -> None:
    assert in_bronx({"neutral": 0}) == [0, 0, 0, 0]
    assert in_bronx({}) == [0, 0, 0, 0]
    assert in_bronx({0: 0, 1: 2, "neutral": 0}) == [0, 8, 0, 0]


def test_8_6_example_brooklyn_is_worth_fourteen() -> None:
    """Base 8 with tiles 4 and 2. Yellow has most; red and black tie and red is ahead; blue has least."""
    data = boroughs(
        {"brooklyn": {YELLOW: 4, RED: 2, "neutral": 2, BLUE: 1}}, brooklyn={"base": 8, "prestige": [4, 2]}
    )  # fmt: skip
    scores = ended([{}] * 3, kinds=COLOURS, boroughs=data, press={"7": ["neutral"], "9": [RED], "3": [BLUE, YELLOW]})
    assert [score["boroughs"]["brooklyn"] for score in scores] == [7, 14, 2]


def test_8_7_a_skyscraper_in_all_six_boroughs_is_three() -> None:
    everywhere = {name: {0: 1, 1: 1} for name in BOROUGHS}
    everywhere["queens"] = {0: 1}
    for statue in (4, 3):  # whether or not somebody has flipped the statue
        scores = ended([{}, {}], towers=everywhere, statue=statue)
        assert [score["six_boroughs"] for score in scores] == [3, 0]


def test_8_7_for_each_who_has_it() -> None:
    everywhere = {name: {0: 1, 1: 2, 2: 1} for name in BOROUGHS}
    scores = ended([{}] * 3, towers=everywhere, kinds=["human", "human", "tom:B4"], statue=3)
    assert [score["six_boroughs"] for score in scores] == [3, 3, 3]


def test_8_7_the_neutral_player_is_no_help() -> None:
    assert [score["six_boroughs"] for score in ended([{}, {}])] == [0, 0]


@pytest.mark.parametrize(("space", "bonus"), [(0, 0), (4, 0), (5, 3), (6, 3), (15, 3)])
def test_8_7_press_track_space_five_or_higher_is_three(space: int, bonus: int) -> None:
    scores = ended([{}, {}], press={"9": ["neutral"], str(space): [0], "3": [1]})
    assert [score["press"] for score in scores] == [bonus, 0]


@pytest.mark.parametrize("dollars", [0, 1, 2, 5])
@pytest.mark.parametrize("skyscrapers", [0, 1, 4, 6])
def test_8_8_half_of_dollars_and_skyscrapers_together_rounded_up(dollars: int, skyscrapers: int) -> None:
    scores = ended([{"dollars": dollars, "skyscrapers": skyscrapers}, {}])
    assert [score["rest"] for score in scores] == [math.ceil((dollars + skyscrapers) / 2), 0]


def test_8_8_not_what_stands_in_boroughs_or_lies_on_characters() -> None:
    characters = [{"no": 16, "used": True}, {"no": 17, "used": True}]
    scores = ended([{"dollars": 1, "characters": characters}, {}], towers={"bronx": {0: 7}})
    assert scores[0]["rest"] == 1


def test_8_9_most_points_win() -> None:
    scores = ended([{"points": 3}, {"points": 12}, {"points": 7}])
    assert [score["rank"] for score in scores] == [3, 1, 2]


@pytest.mark.parametrize(("press", "ranks"), [
    ({"7": ["neutral"], "3": [2], "2": [0], "1": [1]}, [2, 3, 1]),
    ({"7": ["neutral"], "3": [1, 2, 0]}, [3, 1, 2]),
    ({"2": [0], "1": [1, "neutral", 2]}, [1, 2, 3]),
])  # fmt: skip
def test_8_9_a_tie_goes_to_the_one_ahead(press: dict[str, Any], ranks: list[int]) -> None:
    scores = ended([{"points": 10}] * 3, press=press)
    assert [score["total"] for score in scores] == [10, 10, 10]
    assert [score["rank"] for score in scores] == ranks


def test_8_9_the_press_bonus_counts_before_the_tie() -> None:
    scores = ended([{"points": 12}, {"points": 10}], press={"8": ["neutral"], "5": [1], "2": [0]})
    assert [score["total"] for score in scores] == [12, 13]
    assert [score["rank"] for score in scores] == [2, 1]


def test_8_9_scores_at_any_moment_as_if_the_game_ended_now() -> None:
    game = make([{"hand": ["dollar", "dollar"], "dollars": 2, "skyscrapers": 1}, {}], bidding="dollar",
                towers={"queens": {0: 3}})  # fmt: skip
    before = game.scores()[0]
    assert (before["rest"], before["boroughs"]["queens"]) == (2, BASES["queens"])
    play(game, "bid dollar dollar")
    assert game.scores()[0]["rest"] == 3
