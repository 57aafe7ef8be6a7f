"""Formats: versions that agree, migrations that run, and every step that can be pending in a saved position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nyc_core import InvalidPosition, game_from_position, load_game
from nyc_core.newyorkcity import agenda, read
from nyc_core.newyorkcity.box import VESSEL_SETS
from nyc_core.newyorkcity.steps import STEPS

ROOT = Path(__file__).resolve().parents[3]


def test_a_position_of_an_older_format_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if format 1 had called the points `score`."""
    old = {"format": 1, "phase": "over", "players": [{"score": 7}]}

    def migrate(given: dict[str, Any]) -> dict[str, Any]:
        return {**given, "players": [{"points": player["score"]} for player in given["players"]]}

    monkeypatch.setattr(read, "FORMAT", 2)
    monkeypatch.setattr(read, "MIGRATIONS", {1: migrate})
    assert game_from_position(old).position()["players"][0]["points"] == 7


def test_a_position_of_a_newer_format_says_so() -> None:
    with pytest.raises(InvalidPosition, match="newer"):
        game_from_position({"format": 2})


def test_every_step_that_asks_can_be_pending() -> None:
    assert set(STEPS.asks) <= set(agenda.PENDING)


def test_sets_of_two_given_kinds_have_no_kind_in_common() -> None:
    """What the quick counting of sets relies on: whoever corrects the box is told."""
    kinds = [kind for one, other in VESSEL_SETS.values() if other is not None for kind in (one, other)]
    assert len(set(kinds)) == len(kinds)
    assert sum(other is None for _, other in VESSEL_SETS.values()) <= 1


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"phase": "draft", "players": [{"hand": ["press"] * 30}, {}]}, ["take 1", "take 1", "take 1", "take 1"]),
        (
            {"phase": "activation", "players": [{"points": 10_000, "characters": [23]}, {"characters": [23]}]},
            ["use 23"],
        ),
    ],
)
def test_what_grows_past_the_limits_of_writing_by_hand_can_be_saved(position: Any, actions: list[str]) -> None:
    game = game_from_position({"seats": ["human", "human"], **position})
    for action in actions:
        game.act(action)
    loaded = load_game(game.save())
    assert loaded == game
    assert not loaded.notice
