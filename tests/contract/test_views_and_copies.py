"""Contract 1: a view hides what a seat may not see, a clone is independent, in every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import InvalidPosition
from tests.contract.helpers import random_play, same
from tests.every_game import Table


@pytest.mark.parametrize("seat", [9, -1, "0", 1.0, [0], True, {}, b"x"], ids=repr)
def test_a_view_of_no_seat(table: Table, seat: Any) -> None:
    with pytest.raises(InvalidPosition, match="seat"):
        table.new().view(seat)


def test_a_view_is_plain_data_and_a_copy(table: Table) -> None:
    for now, _ in random_play(table.new(), seed=30):
        if len(now.actions) % 6:
            continue
        for watcher in (*range(len(now.position()["seats"])), None):
            view = now.view(watcher)
            assert json.loads(json.dumps(view)) == view
            for value in view.values():
                if isinstance(value, list | dict):
                    value.clear()
            assert now.view(watcher) != view


def test_dealing_anew_what_a_seat_may_not_see_changes_nothing_in_its_view(table: Table) -> None:
    different = 0
    for now, _ in random_play(table.new(), seed=34):
        if len(now.actions) % 4:
            continue
        seat, before = now.decision.seat, now.position()
        other = now.imagine(seat, len(now.actions))
        assert other.view(seat) == now.view(seat)
        assert [str(option) for option in other.options()] == [str(option) for option in now.options()]
        assert other.actions == []  # no log from which the others' cards could be read
        assert now.position() == before
        different += other.position() != before
    assert different


def test_a_clone_is_an_independent_copy(table: Table) -> None:
    dice = random.Random(3)
    for now, _ in random_play(table.new(), seed=32):
        if len(now.actions) % 5:
            continue
        before, told, log = now.position(), now.events, now.actions
        clone = now.clone()
        same(now, clone)
        assert (clone.events, clone.actions) == (told, log)
        for _ in range(6):
            if clone.decision is not None:
                clone.act(dice.choice(clone.options()))
        assert (now.position(), now.events, now.actions) == (before, told, log)


def test_clones_go_the_same_way(table: Table) -> None:
    game = table.new()
    clone = game.clone()
    for now, action in random_play(game, seed=33):
        assert [str(option) for option in clone.options()] == [str(option) for option in now.options()]
        clone.act(action)
    same(game, clone)


def test_what_a_game_gives_away_is_not_its_own(table: Table) -> None:
    """Lists that a caller changes do no harm."""
    game = table.new()
    told = game.act(game.options()[0])
    before = game.events
    for given in (told, game.options(), game.events, game.actions, game.scores()):
        given.clear()
    assert game.decision is not None
    assert game.options()
    assert game.events == before
    assert len(game.actions) == 1
    assert game.scores()
