"""Contract 1: undo, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import IllegalAction
from tests.contract.helpers import random_play, same
from tests.every_game import Table


def test_nothing_to_undo_at_the_start(table: Table) -> None:
    game = table.new()
    assert game.can_undo is False
    for force in (False, True):
        with pytest.raises(IllegalAction, match="nothing to take back") as caught:
            game.undo(force=force)
        assert caught.value.refusal.code == "undo_nothing"
    assert game.actions == []


def test_undo_with_force_step_by_step_through_a_game(table: Table) -> None:
    """Actions of bots are taken back together with the last one of a person; without a person, one by one."""
    states: list[tuple[int, Any, list[Any], list[Any]]] = []
    game = table.new()
    people = any(seat["kind"] == "human" for seat in game.view(None)["seats"])
    for now, _ in random_play(game, seed=41):
        kind = now.view(None)["seats"][now.decision.seat]["kind"]
        if kind == "human" or not people:
            states.append((len(now.actions), now.position(), now.events, now.actions))
        if len(states) == 25:
            break
    while len(game.actions) > states[-1][0]:
        game.undo(force=True)
    while states:
        count, position, events, actions = states.pop()
        while len(game.actions) > count:
            game.undo(force=True)
        assert (game.position(), game.events, game.actions) == (position, events, actions)


def test_can_undo_tells_what_undo_does(table: Table) -> None:
    for now, _ in random_play(table.new(), seed=42):
        clone = now.clone()
        allowed = clone.can_undo
        assert isinstance(allowed, bool)
        if allowed:
            clone.undo()
            assert len(clone.actions) < len(now.actions)
        else:
            with pytest.raises(IllegalAction):
                clone.undo()
            same(clone, now)


def test_after_undo_the_same_action_falls_the_same_way(table: Table) -> None:
    for now, action in random_play(table.new(), seed=43):
        if len(now.actions) % 3 or now.view(None)["seats"][now.decision.seat]["kind"] != "human":
            continue
        once = now.clone()
        told = once.act(action)
        again = once.clone()
        again.undo(force=True)
        same(again, now)
        assert again.act(action) == told
        same(again, once)
