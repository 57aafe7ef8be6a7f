"""NYC-4: Phase I, the pairs of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.newyorkcity.helpers import asked, dollars, hand, make, options, pile, play, player, refused, used

FIVE = [["press", "press"], ["dollar", "dollar"], ["elevator", "wild"], ["plans", "wild"], ["prestige", "skyscraper"]]
NINE = [*FIVE, ["press", "wild"], ["dollar", "plans"], ["elevator", "elevator"], ["skyscraper", "skyscraper"]]
SEVEN = NINE[:7]


def draft(players: list[dict[str, Any]], pairs: list[list[str]], order: list[int], **more: Any) -> Any:
    """Order is that of the Press Track, the one ahead first."""
    press = {str(len(order) - place): [seat] for place, seat in enumerate(order)} | {"9": ["neutral"]}
    return make(players, phase="draft", pairs=pairs, press=press, **more)


@pytest.mark.parametrize(
    ("order", "pairs"), [([1, 0], FIVE), ([0, 1], FIVE), ([2, 0, 1], SEVEN), ([3, 1, 0, 2], NINE), ([0, 1, 2, 3], NINE)]
)
def test_4_1_from_last_to_first_and_once_more(order: list[int], pairs: list[list[str]]) -> None:
    game = draft([{}] * len(order), pairs, order)
    seen = []
    while asked(game)[1] == "draft":
        seen.append(asked(game)[0])
        game.act("take 1")
    assert seen == order[::-1] * 2


def test_4_1_toms_take_no_turn() -> None:
    kinds = ["human", "tom:A2", "human", "tom:A2"]
    game = draft([{}] * 4, [*FIVE, ["wild", "wild"]], [1, 0, 3, 2], kinds=kinds)
    seen = []
    for _ in range(4):
        seen.append(asked(game)[0])
        game.act("take 1")
    assert seen == [2, 0, 2, 0]


def test_4_1_one_pair_a_turn_by_its_place_counted_anew() -> None:
    game = draft([{"hand": ["wild"]}, {}], FIVE, [1, 0])
    assert options(game) == {f"take {place}" for place in range(1, 6)}
    game.act("take 2")
    assert hand(game, 0) == ["dollar", "dollar", "wild"]
    assert [pile(pair) for pair in game.position()["pairs"]] == [pile(pair) for pair in FIVE[:1] + FIVE[2:]]
    assert options(game) == {f"take {place}" for place in range(1, 5)}
    game.act("take 2")
    assert hand(game, 1) == ["elevator", "wild"]


def test_4_1_a_place_without_a_pair_is_refused() -> None:
    game = draft([{}, {}], FIVE, [1, 0])
    assert refused(game, "take 6") == "NYC-4.1"
    assert game.decision.rule == "NYC-4.1"


def test_4_1_after_phase_one_seven_cards() -> None:
    hands = [{"hand": ["wild"] * 3, "reserve": ["press", "press"]}] * 3
    game = draft(hands, SEVEN, [0, 1, 2])
    play(game, *["take 1"] * 6)
    assert [len(hand(game, seat)) for seat in range(3)] == [7, 7, 7]
    assert asked(game) == (0, "bid")


def test_4_1_example_blue_is_last_and_chooses_first() -> None:
    red, yellow, blue = 0, 1, 2
    game = draft([{}] * 3, SEVEN, [red, yellow, blue], kinds=["human:Red", "human:Yellow", "human:Blue"])
    seen = []
    for _ in range(6):
        seen.append(asked(game)[0])
        game.act("take 1")
    assert seen == [blue, yellow, red] * 2


WITH_SIX = {"characters": [6], "dollars": 2}  # character 6: take two dollars


def test_4_2_before_the_pair() -> None:
    game = draft([WITH_SIX, {}], FIVE, [1, 0])
    assert "use 6" in options(game)
    game.act("use 6")
    assert (dollars(game, 0), used(game, 0)) == (3, [6])
    assert asked(game) == (0, "draft")
    game.act("take 1")
    assert asked(game) == (1, "draft")  # nothing left to use: no "end" is asked


def test_4_2_after_the_pair() -> None:
    game = draft([WITH_SIX, {}], FIVE, [1, 0])
    game.act("take 1")
    assert asked(game) == (0, "draft")
    assert options(game) == {"use 6", "end"}
    game.act("use 6")
    assert dollars(game, 0) == 3
    assert asked(game) == (1, "draft")


def test_4_2_on_the_second_turn() -> None:
    game = draft([WITH_SIX, {}], FIVE, [1, 0])
    play(game, "take 1", "end", "take 1")
    assert asked(game) == (0, "draft")
    assert "use 6" in options(game)
    play(game, "take 1", "use 6")
    assert dollars(game, 0) == 3


def offered(game: Any) -> set[int]:
    """The characters that may be used now."""
    return {int(name.split()[1]) for name in options(game) if name.startswith("use")}


def test_4_2_which_characters_when() -> None:
    """8 needs cards just taken; 2 and 4 stand in for taking a pair, 4 only for both of them."""
    all_eleven = {
        "characters": [*range(1, 12)], "dollars": 20, "hand": ["wild"] * 2, "reserve": [card for card, _ in FIVE],
    }  # fmt: skip
    game = draft([all_eleven, {}], FIVE, [1, 0])
    assert offered(game) == {1, 2, 3, 4, 5, 6, 7, 9, 10, 11}
    game.act("take 1")
    assert offered(game) == {1, 3, 5, 6, 7, 8, 9, 10, 11}
    play(game, "end", "take 1")
    assert asked(game) == (0, "draft")
    assert offered(game) == {1, 2, 3, 5, 6, 7, 9, 10, 11}
    game.act("take 1")
    assert offered(game) == {1, 3, 5, 6, 7, 8, 9, 10, 11}


def test_4_2_only_on_ones_own_turn() -> None:
    game = draft([{}, WITH_SIX], FIVE, [1, 0])
    assert asked(game) == (0, "draft")
    assert "use 6" not in options(game)
    refused(game, "use 6")


def test_4_2_only_characters_of_phase_one() -> None:
    game = draft([{"characters": [16, 24, 33], "dollars": 5}, {}], FIVE, [1, 0])
    assert options(game) == {f"take {place}" for place in range(1, 6)}
    for notation in ("use 16", "use 24", "use 33"):
        assert refused(game, notation).startswith("NYC-")


def test_4_2_end_only_after_the_pair() -> None:
    game = draft([WITH_SIX, {}], FIVE, [1, 0])
    assert "end" not in options(game)
    assert refused(game, "end") in {"NYC-4.1", "NYC-4.2"}
    game.act("take 1")
    assert refused(game, "take 1") in {"NYC-4.1", "NYC-4.2"}


def test_4_2_no_end_without_a_dollar() -> None:
    game = draft([{"characters": [6], "dollars": 0}, {}], FIVE, [1, 0])
    game.act("take 1")
    assert asked(game) == (1, "draft")


@pytest.mark.parametrize(("seats", "pairs"), [(2, FIVE), (3, SEVEN), (4, NINE)])
def test_4_3_left_over_pairs_are_discarded(seats: int, pairs: list[list[str]]) -> None:
    game = draft([{"hand": ["wild"]}] * seats, pairs, list(range(seats)), discard=["plans"])
    play(game, *["take 1"] * (2 * seats))
    assert game.position()["pairs"] == []
    assert pile(game.position()["discard"]) == pile(["plans", *pairs[-1]])


def test_4_3_each_tom_gets_the_leftmost_pair_last_to_first() -> None:
    toms = ["human", "tom:A2", "tom:A2", "tom:A2"]
    game = draft([{"hand": ["press"] * 3}, {}, {}, {}], FIVE, [0, 2, 3, 1], kinds=toms, draw=["press"] * 60, discard=[])
    play(game, "take 3", "take 1")  # left: dollar dollar, plans wild, prestige skyscraper
    assert asked(game) == (0, "bid")
    assert hand(game, 1) == sorted(["dollar", "dollar", "press", "press"])
    assert hand(game, 3) == sorted(["plans", "wild", "press", "press"])
    assert hand(game, 2) == sorted(["prestige", "skyscraper", "press", "press"])
    assert game.position()["discard"] == []


def test_4_3_one_tom_gets_what_the_person_leaves() -> None:
    game = draft([{}, {}], FIVE[2:], [0, 1], kinds=["human", "tom:A2"], draw=["press"] * 60)
    play(game, "take 1", "take 2")
    assert hand(game, 1) == sorted(["plans", "wild", "press", "press"])


@pytest.mark.parametrize("number", range(2, 10))
def test_4_4_tom_draws_as_many_cards_as_his_level_says(number: int) -> None:
    draw = ["dollar", "elevator", "plans", "prestige", "skyscraper", "wild", "dollar", "plans", "wild", "press"]
    game = draft([{"hand": ["press"]}, {}], FIVE[:3], [0, 1], kinds=["human", f"tom:A{number}"], draw=draw)
    play(game, "take 1", "take 1")
    assert hand(game, 1) == sorted([*FIVE[2], *draw[:number]])
    assert game.position()["draw"] == draw[number:]


def test_4_4_example_b4_starts_with_six_cards() -> None:
    """The card of mode B (9.3) comes later, before the bidding round; here it is one that is thrown away."""
    draw = ["dollar", "elevator", "plans", "prestige", "skyscraper", "press"]
    game = draft([{"hand": ["press"]}, {}], FIVE[:3], [0, 1], kinds=["human", "tom:B4"], draw=draw)
    play(game, "take 1", "take 1")
    assert hand(game, 1) == sorted([*FIVE[2], *draw[:4]])
    assert len(hand(game, 1)) == 6
    assert "skyscraper" in game.position()["discard"]


def test_4_4_toms_supply_lies_face_up() -> None:
    game = draft([{"hand": ["press"]}, {}], FIVE[:3], [0, 1], kinds=["human", "tom:A4"])
    play(game, "take 1", "take 1")
    assert len(hand(game, 1)) == 6
    for watcher in (0, None):
        assert sorted(game.view(watcher)["players"][1]["hand"]) == hand(game, 1)


def test_4_4_a_person_draws_nothing_more() -> None:
    game = draft([{"hand": ["press"] * 3}, {}], FIVE[:3], [0, 1], kinds=["human", "tom:A4"])
    play(game, "take 1", "take 1")
    assert len(player(game, 0)["hand"]) == 7
