"""A game at this device: whose hand is shown, going back, the turn begun anew, what is told, tables of the past."""

# mypy: no-warn-unreachable, disable-error-code="redundant-expr"
# (a session's properties change from line to line, which mypy does not expect)

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import Game, IllegalAction, game_from_position, new_game
from nyc_core.table.watch import Watched
from web.app.play.session import Session, seated
from web.app.play.table import GameTable
from web.app.play.timeline import Timeline


def session(*seats: str, seed: int = 7) -> Session:
    return seated(new_game("newyorkcity", list(seats), seed), "id")


def play(it: Session, actions: int, seed: int = 1) -> Session:
    """Random actions; whoever has to decide takes the device and has everything told."""
    dice = random.Random(seed)
    for _ in range(actions):
        if it.over:
            break
        if it.hand_over_to is not None:
            it.take_device(it.hand_over_to)
        it.skip()
        it.act(dice.choice(it.options()))
    return it


# Eyes and the device


def test_one_person_looks_all_the_time() -> None:
    it = session("human", "tom:B4")
    assert it.solo
    assert it.eyes == 0
    assert it.live
    play(it, 10)
    assert it.hand_over_to is None


def test_between_persons_the_device_goes_over_and_no_hand_is_seen() -> None:
    it = session("human:Ann", "human:Bob")
    assert it.eyes is None
    assert not it.live
    first = it.hand_over_to
    assert first is not None
    assert all(isinstance(player["hand"], int) for player in it.view()["players"])
    it.take_device(first)
    assert it.live
    it.act(it.options()[0])
    assert it.hand_over_to == 1 - first
    assert not it.live
    assert all(isinstance(player["hand"], int) for player in it.view()["players"]), "the last one's hand"
    it.take_device(1 - first)
    view = it.view()
    assert isinstance(view["players"][1 - first]["hand"], list)
    assert isinstance(view["players"][first]["hand"], int)


def test_who_takes_the_device_is_told_what_happened_since() -> None:
    it = play(session("human:Ann", "human:Bob"), 30)
    for _ in range(20):
        if it.hand_over_to is None:
            it.skip()
            it.act(it.options()[0])
            continue
        seat = it.hand_over_to
        left = it._left_at[seat]
        it.take_device(seat)
        told = []
        while step := it.next_step():
            told.append(step)
        assert all(step.at > left for step in told)
        if told:
            assert any(step.seat != seat for step in told)
        assert it.live


def test_bots_decide_without_a_hand_over() -> None:
    it = session("human", "bot:random", seed=3)
    for _ in range(40):
        if it.bot:
            assert it.hand_over_to is None
            it.act(it.options()[0])
        elif not it.over:
            assert it.seat == 0
            it.skip()
            it.act(it.options()[0])


# Going back


def test_undo_brings_the_table_back_and_what_was_picked_is_gone() -> None:
    it = play(session("human", "tom:B4"), 4)
    it.skip()
    before = it.game.position()
    it.picks, it.mode = ["hand:press"], "use 12"
    it.act("pass" if "pass" in it.options() else it.options()[0])
    assert it.picks is None
    assert it.mode == ""
    if it.can_undo:
        it.undo()
        assert it.game.position() == before
    assert it.timeline.events == it.game.events


def test_undo_that_is_barred_says_why() -> None:
    it = session("human", "tom:B4")
    assert not it.can_undo
    with pytest.raises(IllegalAction) as caught:
        it.undo()
    assert caught.value.refusal.code == "undo_nothing"
    it.act("start 1")  # cards are drawn after it
    assert not it.can_undo
    with pytest.raises(IllegalAction) as caught:
        it.undo()
    assert caught.value.refusal.code == "undo_barred"
    it.practice = True
    assert it.can_undo
    it.undo()
    assert it.game.actions == []


def test_practice_takes_back_everything_down_to_the_first_action() -> None:
    it = play(session("human", "tom:C3", "bot:random"), 40)
    it.practice = True
    first = next(ply for ply, (seat, _) in enumerate(it.game.actions) if seat == 0)
    while it.can_undo:
        it.undo()
        assert it.timeline.events == it.game.events
    assert len(it.game.actions) == first


def test_what_another_person_did_is_not_taken_back() -> None:
    it = session("human:Ann", "human:Bob")
    it.practice = True  # means nothing with two persons
    first = it.hand_over_to
    assert first is not None
    it.take_device(first)
    it.act("start 1")
    assert it.can_undo  # the device has not gone over yet
    it.take_device(1 - first)
    assert not it.can_undo
    with pytest.raises(IllegalAction) as caught:
        it.undo()
    assert caught.value.refusal.code in ("undo_other", "undo_barred")
    assert it.game.actions == [(first, "start 1")]


def bidding(**player: object) -> Session:
    """A prestige round with characters that are used before the bid."""
    mine = {"dollars": 3, "hand": ["press", "prestige"], "reserve": ["wild", "dollar"], "characters": [16, 17, 23]}
    data = {
        "game": "newyorkcity",
        "seats": [{"kind": "human"}, {"kind": "tom", "level": "A2"}],
        "phase": "bidding",
        "bidding": "prestige",
        "starter": 0,
        "press": {"3": [0], "2": [1], "0": ["neutral"]},
        "players": [mine | player, {"hand": []}],
    }
    return seated(game_from_position(data, 5))


def test_restart_goes_back_to_the_beginning_of_the_turn() -> None:
    it = bidding()
    start = it.game.position()
    assert not it.can_restart
    it.act("use 16")
    it.act("use 17")
    assert it.can_restart
    assert it.restart_turn()
    assert it.game.position() == start
    assert not it.restart_turn()


def test_restart_stays_in_the_turn() -> None:
    it = bidding()
    it.act("pass")
    assert it.game.decision is not None
    assert it.game.decision.kind == "bid"
    assert it.can_undo
    assert not it.can_restart
    it.undo()
    assert it.game.actions == []


def test_the_second_pair_is_a_turn_of_its_own() -> None:
    """Alone against a Tom the same person takes both, one after the other (NYC-4.1)."""
    data = {"seats": ["human", "tom:B4"], "phase": "draft", "players": [{"characters": [6], "dollars": 0}, {}]}
    it = seated(game_from_position(data, 5))
    it.act("take 1")
    assert not it.begun
    assert (it.can_undo, it.can_restart) == (True, False)
    it.undo()
    assert it.game.actions == []


def test_undo_to_a_line_of_the_log() -> None:
    it = bidding()
    it.act("use 16")
    middle = it.game.position()
    it.act("use 17")
    it.act("bid prestige")
    assert it.undo_to(1)
    assert it.game.position() == middle
    assert not it.undo_to(1)
    assert not it.undo_to(5)
    assert it.undo_to(0)


def test_undo_to_a_line_behind_a_reveal_does_nothing() -> None:
    it = play(session("human", "tom:B4"), 12)
    actions = it.game.actions
    assert not it.undo_to(0)
    assert it.game.actions == actions


# Telling


def test_steps_tell_every_event_once_and_end_at_the_present() -> None:
    it = session("human", "tom:B4", "bot:random")
    dice = random.Random(2)
    while not it.over:
        if it.seat == it.eyes:
            while step := it.next_step():
                assert step.text
                assert it.view() == it.timeline.view_at(it.at, 0) or not it.telling
            assert it.live
        at = it.at
        it.act(dice.choice(it.options()))
        assert it.at >= at
    it.skip()
    assert not it.telling
    assert not it.live


def test_what_one_does_oneself_is_not_told() -> None:
    it = bidding()
    it.act("use 16")
    assert not it.telling
    assert it.live


def test_hidden_cards_are_not_told_to_others() -> None:
    it = play(session("human:Ann", "human:Bob"), 60)
    seen = 0
    for line in it.timeline.lines(0):
        event = it.timeline.events[line.at - 1]
        if event["event"] == "draw" and event["seat"] == 1:
            seen += 1
            assert line.text == f"Bob drew {len(event['cards'])} cards."
    assert seen


# The past


def full(seats: list[str], seed: int) -> Game:
    game, dice = new_game("newyorkcity", seats, seed), random.Random(seed)
    while options := game.options():
        game.act(dice.choice(options))
    return game


def test_every_table_of_the_past_can_be_seen() -> None:
    game = full(["human", "tom:B4", "human"], 5)
    timeline = Timeline(GameTable(game))
    replay = game.clone()
    replay.rewind(0)
    for ply, (_, action) in enumerate(game.actions):
        assert timeline.view_at(timeline.index_of(ply), 0) == replay.view(0)
        watched = Watched(replay, action)
        for told in range(1, len(replay.act(action))):
            index = timeline.index_of(ply) + told
            assert timeline.view_at(index, 0) == watched.view(told, 0)
            assert timeline.ply_at(index) == ply
    assert timeline.view_at(timeline.end, 0) == game.view(0)


def test_a_session_looks_along_the_lines_and_comes_back() -> None:
    it = seated(full(["human", "tom:B4"], 3))
    assert it.over
    it.look_at(0)
    seen = [it.past]
    while it.past is not None:
        it.look_along(1)
        seen.append(it.past)
    lines = it.timeline.lines(0)
    assert len(seen) >= len(lines) - 10
    it.look_along(-1)
    assert it.past == lines[-2].at or it.past == lines[-1].at
    it.look_along(-10_000)
    assert it.past == it.timeline.index_of(0)
    it.look_along(10_000)
    assert it.past is None


def test_bids_of_a_round_and_its_winner() -> None:
    it = bidding()
    it.act("bid prestige")
    index = next(i for i, event in enumerate(it.timeline.events, 1) if event["event"] == "won")

    def facts(at: int) -> dict[str, Any]:
        return it.timeline.facts_at(at, it.timeline.view_at(at, 0))

    bids = facts(index)["bids"]
    assert bids[0] == {"seat": 0, "value": 1, "cards": ["prestige"], "passed": False, "leads": True}
    assert bids[1]["passed"]
    assert facts(index)["winner"] == 0
    assert facts(index - 1)["winner"] is None
