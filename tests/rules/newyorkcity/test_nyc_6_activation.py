"""NYC-6: Phase III."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import (
    asked,
    board,
    dollars,
    hand,
    make,
    options,
    pile,
    play,
    points,
    refused,
    reserve,
    space,
    stack,
    used,
)

RED, YELLOW, BLUE = 0, 1, 2
COLOURS = ["human:Red", "human:Yellow", "human:Blue"]


def activation(players: list[dict[str, Any]], **more: Any) -> Any:
    return make(players, phase="activation", **more)


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_6_1_in_order_of_the_press_track(order: list[int]) -> None:
    game = activation([{"characters": [23]}] * 3, press={"7": ["neutral"], "4": order[:1], "2": order[1:]})
    seen = []
    while asked(game)[1] == "activate":
        seen.append(asked(game)[0])
        game.act("end")
    assert seen == order


def test_6_1_the_order_stands_when_the_phase_starts() -> None:
    """Seat 1 overtakes nobody's turn by advancing; each seat has exactly one turn."""
    both = {"characters": [26, 27, 23], "dollars": 3}
    game = activation([both] * 3, press={"7": ["neutral"], "4": [2], "3": [0], "2": [1]})
    seen = []
    while asked(game)[1] == "activate":
        seat = asked(game)[0]
        seen.append(seat)
        play(game, "use 27", "use 26", "end")
    assert seen == [2, 0, 1]


def test_6_1_all_phase_three_characters_one_after_the_other() -> None:
    game = activation([{"characters": [23, 24, 25, 33, 16, 6], "dollars": 3}, {}])
    assert asked(game) == (0, "activate")
    assert game.decision.rule == "NYC-6.1"
    assert options(game) == {"use 23", "use 24", "use 25", "end"}
    game.act("use 25")
    assert options(game) == {"use 23", "use 24", "end"}
    assert (points(game, 0), dollars(game, 0), used(game, 0)) == (3, 2, [25])
    game.act("use 23")
    assert (points(game, 0), dollars(game, 0)) == (5, 1)
    assert refused(game, "use 25").startswith("NYC-7")


def test_6_1_each_costs_a_dollar() -> None:
    game = activation([{"characters": [23, 25], "dollars": 1}, {}])
    game.act("use 25")
    assert game.position()["round"] == 2  # no dollar left: nothing to ask
    assert (points(game, 0), dollars(game, 0)) == (3, 0)


def test_6_1_nobody_has_to() -> None:
    game = activation([{"characters": [23]}, {}])
    game.act("end")
    assert (points(game, 0), dollars(game, 0)) == (0, 1)
    assert game.position()["round"] == 2


def test_6_1_without_a_dollar_or_a_character_nobody_is_asked() -> None:
    game = activation([{"characters": [23], "dollars": 0}, {"characters": [6, 16, 33]}])
    assert asked(game)[1] == "draft"


def test_6_1_only_phase_three_characters() -> None:
    game = activation([{"characters": [23, 6, 16, 33], "dollars": 4}, {}])
    for notation in ("use 6", "use 16", "use 33", "use 24"):
        assert refused(game, notation).startswith("NYC-")


def test_6_1_toms_are_not_asked() -> None:
    game = activation([{"characters": [23]}, {"characters": [23], "dollars": 3}], kinds=["human", "tom:A2"],
                      press={"8": ["neutral"], "3": [1], "1": [0]})  # fmt: skip
    assert asked(game) == (0, "activate")
    game.act("end")
    assert points(game, 1) == 0


def three(character: int, seat: int, **more: Any) -> Any:
    """Red ahead of yellow ahead of blue, and the black token ahead of all."""
    players: list[dict[str, Any]] = [{"characters": [character] if one == seat else []} for one in range(3)]
    press = {"12": ["neutral"], "5": [RED], "4": [YELLOW], "1": [BLUE]}
    return activation(players, kinds=COLOURS, press=press, **more)


def test_6_1_example_red_uses_24() -> None:
    game = three(24, RED)
    game.act("use 24")
    assert (points(game, RED), board(game, RED), dollars(game, RED)) == (1, 5, 0)


def test_6_1_example_yellow_uses_26() -> None:
    game = three(26, YELLOW)
    game.act("use 26")
    assert (board(game, YELLOW), space(game, YELLOW), dollars(game, YELLOW)) == (5, 5, 0)
    assert stack(game, 5) == [YELLOW, RED]


def test_6_1_example_blue_uses_27_and_advances_three() -> None:
    game = three(27, BLUE)
    game.act("use 27")
    assert space(game, BLUE) == 4
    assert stack(game, 4) == [BLUE, YELLOW]


def test_6_2_cards_in_hand_are_discarded() -> None:
    game = activation(
        [{"hand": ["press", "wild"], "reserve": ["plans", "wild"], "characters": [23]}, {"hand": ["dollar"]}],
        draw=["skyscraper"] * 60, discard=["elevator"],
    )  # fmt: skip
    assert hand(game, 0) == ["press", "wild"]
    game.act("end")
    assert game.position()["round"] == 2
    assert hand(game, 0) == hand(game, 1) == ["skyscraper"] * 3  # the cards of the new round
    assert pile(game.position()["discard"]) == pile(["elevator", "press", "wild", "dollar"])
    assert reserve(game, 0) == ["plans", "wild"]


def test_6_2_what_is_left_of_toms_supply_is_discarded_too() -> None:
    game = activation(
        [{"characters": [23]}, {"hand": ["wild", "press"]}], kinds=["human", "tom:A2"],
        draw=["skyscraper"] * 60, discard=[],
    )  # fmt: skip
    game.act("end")
    assert hand(game, 1) == []
    assert pile(game.position()["discard"]) == pile(["wild", "press"])


def test_6_2_then_the_round_ends() -> None:
    game = activation([{"characters": [23]}, {}], round=5)
    events = game.act("end")
    assert game.decision is None
    assert game.position()["phase"] == "over"
    assert [event for event in events if event["event"] == "over"]
    assert hand(game, 0) == []
