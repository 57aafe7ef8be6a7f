"""NY1-5: two seats, beginner, without action cards, advanced."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import InvalidPosition
from tests.rules.newyork1901.board import EIGHTEEN, Json, all_cards
from tests.rules.newyork1901.helpers import asked, fresh, listed, make, options, play, player, put, refused, sparse

VARIANTS = ("base", "beginner", "advanced")


def test_ny1_5_1_two_seats_play_without_pink() -> None:
    data = fresh(2, seed=9).position()
    assert len(data["open"] + data["future"]) == 50
    assert not [card for card in data["open"] + data["future"] if card.startswith("pink")]


def test_ny1_5_2_beginner_has_a_fixed_challenge_and_streets() -> None:
    for seed in range(20):
        data = fresh(3, seed, variant="beginner").position()
        assert data["variant"] == "beginner"
        assert data["challenge"] == "gold-tycoon"
        assert data["streets"] == ["broadway", "nassau-broad", "wall"]
        assert [one["cards"] for one in data["players"]] == [["construction-boom", "market-shift", "land-grab"]] * 3
        assert all(one["built"] for one in data["players"])
    assert sparse(variant="beginner").position()["streets"] == ["broadway", "nassau-broad", "wall"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_ny1_5_3_without_action_cards(variant: str) -> None:
    game = fresh(2, seed=4, variant=variant, action_cards=False)
    data = game.position()
    assert (data["variant"], data["action_cards"]) == (variant, False)
    assert [one["cards"] for one in data["players"]] == [[], []]
    assert not listed(game, "use")
    for card in ("market-shift", "land-grab"):
        assert refused(game, f"use {card}") == "NY1-3.1"
    assert [row["cards"] for row in game.scores()] == [0, 0]


def test_ny1_5_3_no_boom_is_asked() -> None:
    """Where with the card it would be."""
    for action_cards, kind in ((False, "turn"), (True, "boom")):
        me: Json = {"estate": ["blue-07", "blue-08", "red-01"], "cards": ["construction-boom"] * action_cards}
        game = make([me, {"estate": ["red-03", "yellow-12"]}], action_cards=action_cards, open=[])
        put(game, "build", "bronze-i2", "h4 i4")
        assert asked(game)[1] == kind


def test_ny1_5_4_advanced_has_no_starters() -> None:
    """No first territory, all cards in the deck; characters are dealt."""
    for seats in (2, 3, 4):
        data = fresh(seats, seed=seats, variant="advanced").position()
        for one in data["players"]:
            assert (one["built"], one["estate"], one["points"]) == ([], [], 0)
            assert one["unbuilt"] == EIGHTEEN
        assert len({one["character"] for one in data["players"]}) == seats
        assert sorted(data["open"] + data["future"]) == sorted(all_cards(seats))


def test_ny1_5_4_advanced_unlocks_later() -> None:
    def game(points: int) -> Any:
        land = ["blue-07", "blue-08", "red-01", "red-02"]
        return make([{"estate": land, "points": points}, {}], variant="advanced")

    assert refused(game(9), "build silver-i2") == "NY1-2.10"
    assert "silver-i2" in listed(game(10), "build")
    assert refused(game(24), "build gold-i3") == "NY1-2.10"
    assert "gold-i3" in listed(game(25), "build")


def test_ny1_5_4_the_first_turn_begins_from_nothing() -> None:
    game = fresh(2, seed=1, variant="advanced", action_cards=False)
    seat = game.decision.seat
    play(game, min(options(game)))
    assert len(player(game, seat)["estate"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"variant": "expert"},
        {"variant": None},
        {"variant": 1},
        {"variant": ["base"]},
        {"action_cards": 1},
        {"action_cards": "yes"},
        {"action_cards": None},
        {"cards": True},
    ],
    ids=str,
)
def test_other_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        fresh(2, **wrong)
    assert str(caught.value)


def test_the_first_game_has_neither_option() -> None:
    import nyc_core

    new: Any = nyc_core.new_game
    for wrong in ({"variant": "base"}, {"action_cards": True}):
        with pytest.raises(InvalidPosition):
            new("newyorkcity", seats=["human", "human"], seed=1, **wrong)
