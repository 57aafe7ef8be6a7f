"""Contract 1: undo, which stops at reveals of hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import IllegalAction
from tests.contract.helpers import games, random_play, rich, same
from tests.rules.newyorkcity.helpers import fresh, make

PAIRS = [["press", "press"], ["dollar", "dollar"], ["elevator", "wild"], ["plans", "wild"], ["prestige", "skyscraper"]]


def drafting(*characters: int, **more: Any) -> Any:
    me = {"characters": list(characters), "dollars": 9, "hand": ["wild"] * 3}
    return make([me, {}], phase="draft", pairs=PAIRS, press={"8": ["neutral"], "1": [1], "0": [0]}, **more)


def test_nothing_to_undo_at_the_start() -> None:
    for game in (fresh(["human", "human"]), make([{"hand": ["press"]}, {}])):
        assert game.can_undo is False
        for force in (False, True):
            with pytest.raises(IllegalAction) as caught:
                game.undo(force=force)
            assert caught.value.refusal.text
        assert game.actions == []


def test_back_to_before_the_last_action() -> None:
    game = drafting(6)
    before, told = game.position(), list(game.events)
    game.act("use 6")
    assert game.can_undo is True
    game.undo()
    assert game.position() == before
    assert list(game.events) == told  # undone events go
    assert list(game.actions) == []
    assert game.can_undo is False


def test_step_by_step_through_ones_own_actions() -> None:
    game = drafting(6, 6)
    states = [game.clone()]
    for notation in ("use 6", "take 2", "use 6"):
        game.act(notation)
        states.append(game.clone())
    for earlier in reversed(states[:-1]):
        game.undo()
        same(game, earlier)
        assert game.actions == earlier.actions
        assert game.events == earlier.events


@pytest.mark.parametrize("number", [5, 9, 10])
def test_not_past_cards_that_were_drawn(number: int) -> None:
    game = drafting(number)
    game.act(f"use {number}")
    assert game.can_undo is False
    with pytest.raises(IllegalAction):
        game.undo()
    assert [tuple(entry) for entry in game.actions] == [(0, f"use {number}")]


def test_drawing_nothing_reveals_nothing() -> None:
    game = drafting(10, draw=[], discard=[])
    game.act("use 10")
    assert game.can_undo is True


def test_not_past_a_character_that_came_into_view() -> None:
    game = make([{"hand": ["elevator", "elevator"]}, {"hand": ["wild"] * 2}], bidding="elevator", starter=1)
    game.act("pass")
    game.act("bid elevator")
    game.act("hire 23")
    assert game.can_undo is False


def test_not_past_a_card_that_a_tom_drew() -> None:
    """After the press round the Tom of mode C draws a card for the dollar round."""
    game = make(
        [{"hand": ["press", "dollar", "dollar"]}, {"hand": ["press"]}], kinds=["human", "tom:C4"], draw=["wild"] * 9
    )
    game.act("bid press")
    assert game.can_undo is False
    game = make(
        [{"hand": ["press", "dollar", "dollar"]}, {"hand": ["press"]}], kinds=["human", "tom:A4"], draw=["wild"] * 9
    )
    game.act("bid press")
    assert game.can_undo is True  # this one draws nothing, and all his cards lie open


def test_force_always_goes_back() -> None:
    game = drafting(10)
    before = game.clone()
    game.act("use 10")
    game.undo(force=True)
    same(game, before)
    assert game.events == before.events
    assert game.actions == before.actions


def test_after_undo_the_same_action_falls_the_same_way() -> None:
    game = drafting(10)
    game.act("use 10")
    once = game.position()
    game.undo(force=True)
    game.act("use 10")
    assert game.position() == once


@pytest.mark.parametrize("game", [*games(), rich(1, 3)])
def test_undo_with_force_step_by_step_through_a_game(game: Any) -> None:
    """Actions of bots are taken back together with the last one of a person; without a person, one by one."""
    states: list[tuple[int, Any, list[Any], list[Any]]] = []
    for now, _ in random_play(game, seed=41):
        kind = now.position()["seats"][now.decision.seat]["kind"]
        if kind == "human" and len(states) < 25:
            states.append((len(now.actions), now.position(), list(now.events), list(now.actions)))
        if len(states) == 25:
            break
    game = game.clone()
    while len(game.actions) > states[-1][0]:
        game.undo(force=True)
    while states:
        count, position, events, actions = states.pop()
        while len(game.actions) > count:
            game.undo(force=True)
        assert len(game.actions) == count
        assert game.position() == position
        assert list(game.events) == events
        assert list(game.actions) == actions


def test_can_undo_tells_what_undo_does() -> None:
    for start in (rich(4), rich(5, 3, ["human", "tom:B4", "human"]), fresh(["human", "human"], 8)):
        for now, _ in random_play(start, seed=42):
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


def test_what_bots_did_since_goes_too() -> None:
    """Back to before the last action of a person: the bot's turn after it is taken back with it."""
    game = make([{}, {}], kinds=["human", "bot:random"], phase="draft", pairs=PAIRS,
                press={"8": ["neutral"], "1": [1], "0": [0]})  # fmt: skip
    before = game.clone()
    game.act("take 1")
    game.act("take 1")
    assert game.decision.seat == 0
    assert game.can_undo is True
    game.undo()
    same(game, before)
    assert game.actions == []


def test_only_the_last_action_of_another_person() -> None:
    """Seat 1 may take back what it did; what seat 0 did before stays out of its reach."""
    game = drafting()
    game.act("take 1")
    game.act("take 1")
    assert game.can_undo is True
    game.undo()
    assert [tuple(entry) for entry in game.actions] == [(0, "take 1")]
