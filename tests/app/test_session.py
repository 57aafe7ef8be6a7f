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
from web.app.play.timeline import RECAP, Timeline


def session(*seats: str, seed: int = 7) -> Session:
    return seated(new_game("newyorkcity", list(seats), seed), "id")


def play(sitting: Session, actions: int, seed: int = 1) -> Session:
    """Random actions; whoever has to decide takes the device and has everything told."""
    dice = random.Random(seed)
    for _ in range(actions):
        if sitting.over:
            break
        if sitting.hand_over_to is not None:
            sitting.take_device(sitting.hand_over_to)
        sitting.skip()
        sitting.act(dice.choice(sitting.options()))
    return sitting


# Eyes and the device


def test_one_person_looks_all_the_time() -> None:
    sitting = session("human", "tom:B4")
    assert sitting.solo
    assert sitting.eyes == 0
    assert sitting.live
    play(sitting, 10)
    assert sitting.hand_over_to is None


def test_between_persons_the_device_goes_over_and_no_hand_is_seen() -> None:
    sitting = session("human:Ann", "human:Bob")
    assert sitting.eyes is None
    assert not sitting.live
    first = sitting.hand_over_to
    assert first is not None
    assert all(isinstance(player["hand"], int) for player in sitting.view()["players"])
    sitting.take_device(first)
    assert sitting.live
    sitting.act(sitting.options()[0])
    assert sitting.hand_over_to == 1 - first
    assert not sitting.live
    assert all(isinstance(player["hand"], int) for player in sitting.view()["players"]), "the last one's hand"
    sitting.take_device(1 - first)
    view = sitting.view()
    assert isinstance(view["players"][1 - first]["hand"], list)
    assert isinstance(view["players"][first]["hand"], int)


def test_who_takes_the_device_is_told_what_happened_since() -> None:
    sitting = play(session("human:Ann", "human:Bob"), 30)
    for _ in range(20):
        if sitting.hand_over_to is None:
            sitting.skip()
            sitting.act(sitting.options()[0])
            continue
        seat = sitting.hand_over_to
        left = sitting._left_at[seat]
        sitting.take_device(seat)
        told = []
        while step := sitting.next_step():
            told.append(step)
        assert all(step.at > left for step in told)
        if told:
            assert any(step.seat != seat for step in told)
        assert sitting.live


def test_bots_decide_without_a_hand_over() -> None:
    sitting = session("human", "bot:random", seed=3)
    for _ in range(40):
        if sitting.bot:
            assert sitting.hand_over_to is None
            sitting.act(sitting.options()[0])
        elif not sitting.over:
            assert sitting.seat == 0
            sitting.skip()
            sitting.act(sitting.options()[0])


# Going back


def test_undo_brings_the_table_back_and_what_was_picked_is_gone() -> None:
    sitting = play(session("human", "tom:B4"), 4)
    sitting.skip()
    before = sitting.game.position()
    sitting.picks, sitting.mode = ["hand:press"], "use 12"
    sitting.act("pass" if "pass" in sitting.options() else sitting.options()[0])
    assert sitting.picks is None
    assert sitting.mode == ""
    if sitting.can_undo:
        sitting.undo()
        assert sitting.game.position() == before
    assert sitting.timeline.events == sitting.game.events


def test_undo_that_is_barred_says_why() -> None:
    sitting = session("human", "tom:B4")
    assert not sitting.can_undo
    with pytest.raises(IllegalAction) as caught:
        sitting.undo()
    assert caught.value.refusal.code == "undo_nothing"
    sitting.act("start 1")  # cards are drawn after it
    assert not sitting.can_undo
    with pytest.raises(IllegalAction) as caught:
        sitting.undo()
    assert caught.value.refusal.code == "undo_barred"
    sitting.practice = True
    assert sitting.can_undo
    sitting.undo()
    assert sitting.game.actions == []


def test_practice_takes_back_everything_down_to_the_first_action() -> None:
    sitting = play(session("human", "tom:C3", "bot:random"), 40)
    sitting.practice = True
    first = next(ply for ply, (seat, _) in enumerate(sitting.game.actions) if seat == 0)
    while sitting.can_undo:
        sitting.undo()
        assert sitting.timeline.events == sitting.game.events
    assert len(sitting.game.actions) == first


def test_what_another_person_did_is_not_taken_back() -> None:
    sitting = session("human:Ann", "human:Bob")
    sitting.practice = True  # means nothing with two persons
    first = sitting.hand_over_to
    assert first is not None
    sitting.take_device(first)
    sitting.act("start 1")
    assert sitting.can_undo  # the device has not gone over yet
    sitting.take_device(1 - first)
    assert not sitting.can_undo
    with pytest.raises(IllegalAction) as caught:
        sitting.undo()
    assert caught.value.refusal.code in ("undo_other", "undo_barred")
    assert sitting.game.actions == [(first, "start 1")]


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
    sitting = bidding()
    start = sitting.game.position()
    assert not sitting.can_restart
    sitting.act("use 16")
    sitting.act("use 17")
    assert sitting.can_restart
    assert sitting.restart_turn()
    assert sitting.game.position() == start
    assert not sitting.restart_turn()


def test_restart_stays_in_the_turn() -> None:
    sitting = bidding()
    sitting.act("pass")
    assert sitting.game.decision is not None
    assert sitting.game.decision.kind == "bid"
    assert sitting.can_undo
    assert not sitting.can_restart
    sitting.undo()
    assert sitting.game.actions == []


def test_the_second_pair_is_a_turn_of_its_own() -> None:
    """Alone against a Tom the same person takes both, one after the other (NYC-4.1)."""
    data = {"seats": ["human", "tom:B4"], "phase": "draft", "players": [{"characters": [6], "dollars": 0}, {}]}
    sitting = seated(game_from_position(data, 5))
    sitting.act("take 1")
    assert not sitting.begun
    assert (sitting.can_undo, sitting.can_restart) == (True, False)
    sitting.undo()
    assert sitting.game.actions == []


def test_undo_to_a_line_of_the_log() -> None:
    sitting = bidding()
    sitting.act("use 16")
    middle = sitting.game.position()
    sitting.act("use 17")
    sitting.act("bid prestige")
    assert sitting.undo_to(1)
    assert sitting.game.position() == middle
    assert not sitting.undo_to(1)
    assert not sitting.undo_to(5)
    assert sitting.undo_to(0)


def test_undo_to_a_line_behind_a_reveal_does_nothing() -> None:
    sitting = play(session("human", "tom:B4"), 12)
    actions = sitting.game.actions
    assert not sitting.undo_to(0)
    assert sitting.game.actions == actions


# Telling


def test_steps_tell_every_event_once_and_end_at_the_present() -> None:
    sitting = session("human", "tom:B4", "bot:random")
    dice = random.Random(2)
    while not sitting.over:
        if sitting.seat == sitting.eyes:
            while step := sitting.next_step():
                assert step.text
                assert sitting.view() == sitting.timeline.view_at(sitting.at, 0) or not sitting.telling
            assert sitting.live
        at = sitting.at
        sitting.act(dice.choice(sitting.options()))
        assert sitting.at >= at
    sitting.skip()
    assert not sitting.telling
    assert not sitting.live


def test_what_one_does_oneself_is_not_told() -> None:
    sitting = bidding()
    sitting.act("use 16")
    assert not sitting.telling
    assert sitting.live


def test_hidden_cards_are_not_told_to_others() -> None:
    sitting = play(session("human:Ann", "human:Bob"), 60)
    seen = 0
    for line in sitting.timeline.lines(0):
        event = sitting.timeline.events[line.at - 1]
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
    sitting = seated(full(["human", "tom:B4"], 3))
    assert sitting.over
    sitting.look_at(0)
    seen = [sitting.past]
    while sitting.past is not None:
        sitting.look_along(1)
        seen.append(sitting.past)
    lines = [line for line in sitting.timeline.lines(0) if line.step != RECAP]  # told with what follows
    assert len(seen) >= len(lines) - 10
    sitting.look_along(-1)
    assert sitting.past == lines[-2].at or sitting.past == lines[-1].at
    sitting.look_along(-10_000)
    assert sitting.past == sitting.timeline.index_of(0)
    sitting.look_along(10_000)
    assert sitting.past is None


def test_bids_of_a_round_and_its_winner() -> None:
    sitting = bidding()
    sitting.act("bid prestige")
    index = next(i for i, event in enumerate(sitting.timeline.events, 1) if event["event"] == "won")

    def facts(at: int) -> dict[str, Any]:
        return sitting.timeline.facts_at(at, sitting.timeline.view_at(at, 0))

    bids = facts(index)["bids"]
    assert bids[0] == {"seat": 0, "value": 1, "cards": ["prestige"], "passed": False, "leads": True}
    assert bids[1]["passed"]
    assert facts(index)["winner"] == 0
    assert facts(index - 1)["winner"] is None
