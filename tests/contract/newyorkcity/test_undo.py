"""Contract 1: undo, which stops at reveals of hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import IllegalAction, load_game
from tests.contract.helpers import random_play, same
from tests.contract.newyorkcity.helpers import rich
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


def before_a_forced_play(hand: list[str], **more: Any) -> Any:
    """Seat 0 bids for press cards; then seat 1 is to bid, with these cards."""
    mine = {"hand": ["press", "press", "dollar"], "reserve": ["wild"]}
    return make([mine, {"hand": hand, "reserve": []}], bidding="press", starter=0, **more)


def test_not_past_a_forced_pass_of_a_hidden_hand() -> None:
    """Contract 1.2: that nothing can be bid shows something of the cards."""
    game = before_a_forced_play(["dollar"])
    events = game.act("bid press")
    assert {"event": "pass", "seat": 1, "why": "NYC-5.2", "reason": "none"} in events
    assert game.can_undo is False


def test_not_past_a_forced_pass_of_a_bot() -> None:
    game = before_a_forced_play(["dollar"], kinds=["human", "bot:random"])
    game.act("bid press")
    assert game.can_undo is False


def test_past_a_forced_pass_of_an_empty_hand() -> None:
    """Everybody sees that no card is there."""
    game = before_a_forced_play([])
    game.act("bid press")
    assert game.can_undo is True


def test_past_ones_own_forced_pass() -> None:
    """One knows one's own cards: after the press round nothing of them makes a bid for dollars."""
    game = make([{"hand": ["press", "elevator"], "reserve": []}, {"hand": []}], bidding="press", starter=0)
    events = game.act("bid press")
    assert {"event": "pass", "seat": 0, "why": "NYC-5.2", "reason": "none"} in events
    assert game.can_undo is True


@pytest.mark.parametrize(("hand", "allowed"), [(["plans"], False), ([], True)])
def test_not_past_a_forced_keep(hand: list[str], allowed: bool) -> None:
    """NYC-5.17: the engine keeps for the seat, as all its cards are alike. It had passed before the bid."""
    me = {"hand": ["skyscraper"], "reserve": [], "characters": [23], "dollars": 1}
    game = make([me, {"hand": hand, "reserve": ["plans"]}], bidding="skyscraper", starter=1)
    events = game.act("bid skyscraper")
    assert game.decision.kind == "activate"
    assert ("keep" in [event["event"] for event in events]) is not allowed
    assert game.can_undo is allowed


def test_after_an_undo_another_persons_action_stands_also_when_it_is_saved_in_between() -> None:
    """Seat 1 has taken its action back: that does not open the way to what seat 0 did, now or after a load."""
    game = drafting()
    game.act("take 1")
    game.act("take 1")
    game.undo()
    for one in (game, load_game(game.save()), game.clone()):
        assert one.stands == 1
        assert one.can_undo is False
        with pytest.raises(IllegalAction):
            one.undo()
        assert [tuple(entry) for entry in one.actions] == [(0, "take 1")]


def test_a_copy_remembers_who_acted_last() -> None:
    """What seat 0 did stands in the copy too, once seat 1 has acted there."""
    game = drafting()
    game.act("take 1")
    copy = game.clone()
    copy.act("take 1")
    assert copy.stands == 1
    copy.undo()
    assert copy.can_undo is False


@pytest.mark.parametrize("other", ["human", "bot:random"])
@pytest.mark.parametrize(("held", "shown"), [([], False), (["press"], True)])
def test_not_past_hands_that_are_shown_at_the_end_of_the_last_round(held: list[str], shown: bool, other: str) -> None:
    """NYC-6.2: what is left in the hands is discarded; in the last round nothing is dealt after it."""
    me = {"characters": [23], "dollars": 1}
    game = make([me, {"hand": held}], kinds=["human", other], phase="activation", round=5)
    game.act("end")
    assert game.decision is None
    assert game.can_undo is not shown


def test_not_past_cards_that_a_bot_shows() -> None:
    """A bot's hand is hidden; what it bids was seen by the person who would go back. Nothing else comes into view."""
    game = make([{"hand": ["press"]}, {"hand": ["press", "press"]}], kinds=["human", "bot:random"], round=5)
    game.act("bid press")
    assert game.decision.seat == 1
    assert game.can_undo is True  # it has not played yet
    game.act("bid press press")
    assert game.can_undo is False
