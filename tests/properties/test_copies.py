"""Copies at each step of a game: clone, save, position, undo, and the same seed once more."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nyc_core import Game, IllegalAction, game_from_position, load_game
from tests.properties.effort import times
from tests.properties.mixes import MIXES, fresh, pick, rich_positions

ROOT = Path(__file__).parents[2]
Event = dict[str, Any]
Moment = tuple[dict[str, Any], list[Event], list[tuple[int, str]], list[str]]


def moment(game: Game) -> Moment:
    """All that can be told of a game at one moment."""
    return game.position(), game.events, game.actions, [str(option) for option in game.options()]


def digest(game: Game) -> str:
    text = json.dumps([game.position(), game.actions, game.events, game.scores()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play_out(game: Game, seed: int) -> Game:
    chance = random.Random(seed)
    while game.decision is not None:
        game.act(pick(game, chance))
    return game


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_a_clone_is_equal_and_independent(seats: tuple[str, ...]) -> None:
    game, chance = fresh(seats, 1), random.Random(1)
    while game.decision is not None:
        copy, now = game.clone(), moment(game)
        assert copy == game
        assert moment(copy) == now
        for _ in range(3):
            if copy.decision is not None:
                copy.act(pick(copy, chance))
        assert moment(game) == now
        game.act(pick(game, chance))


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_a_position_goes_on_exactly_as_its_game(seats: tuple[str, ...]) -> None:
    """At each step the same options; and from a few moments on the same game up to the end."""
    game, chance = fresh(seats, 2), random.Random(2)
    step = 0
    while game.decision is not None:
        data = game.position()
        text = json.dumps(data)
        other = game_from_position(json.loads(text), seed=chance.randrange(1000))
        assert json.dumps(game.position()) == text, "reading a position changed it"
        assert other.position() == data
        assert other.options() == game.options()
        assert other.decision is not None
        assert (other.decision.seat, other.decision.kind) == (game.decision.seat, game.decision.kind)
        assert other.decision.prompt == game.decision.prompt
        assert other.scores() == game.scores()
        if step % 9 == 0:
            one = play_out(game.clone(), step)
            assert play_out(other, step).position() == one.position()
            assert other.events[len(game_from_position(data).events) :] == one.events[len(game.events) :]
        game.act(pick(game, chance))
        step += 1
    assert game_from_position(game.position()).position() == game.position()
    assert game_from_position(game.position()).scores() == game.scores()


def test_a_position_keeps_what_matters_in_the_middle_of_a_turn() -> None:
    """Where many characters are used: what counts as T, wild cards, cards just taken, who bids last, a Tom's card."""
    keys = set[str]()
    for number, game in enumerate(rich_positions(times(400), 12, every=3)):
        data = game.position()
        keys |= {*data.get("turn", {})}
        other = game_from_position(json.loads(json.dumps(data)))
        assert other.position() == data
        assert other.options() == game.options()
        one = game.clone()
        chance = random.Random(number)
        for _ in range(4):
            if one.decision is not None:
                action = pick(one, chance)
                assert other.act(action) == one.act(action)
                assert other.position() == one.position()
    assert keys == {"bids", "played", "drawn", "last", "counting", "wilds", "extra", "taken"}


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_a_save_gives_back_an_equal_game_at_each_step(seats: tuple[str, ...]) -> None:
    game, chance = fresh(seats, 3), random.Random(3)
    while True:
        text = game.save()
        loaded = load_game(text)
        assert loaded == game
        assert moment(loaded) == moment(game)
        assert loaded.can_undo == game.can_undo
        assert not loaded.notice
        assert loaded.save() == text
        assert len(text) < 6000
        if game.decision is None:
            return
        game.act(pick(game, chance))


@pytest.mark.parametrize("seats", MIXES[:8:3], ids=",".join)
def test_a_save_of_a_game_that_began_in_a_position(seats: tuple[str, ...]) -> None:
    start, chance = fresh(seats, 4), random.Random(4)
    for _ in range(30):
        start.act(pick(start, chance))
    game = game_from_position(start.position())
    while game.decision is not None:
        if chance.random() < 0.2:
            loaded = load_game(game.save())
            assert moment(loaded) == moment(game)
            game = loaded
        game.act(pick(game, chance))


# Events that show what was hidden.
REVEALS = {"draw", "refill", "pairs", "tiles", "floor", "tom_draw"}
LAST_DISCARD = "NYC-6.2"
FORCED = {"pass", "keep"}  # of somebody who was not asked


def reveals(events: list[Event]) -> bool:
    """Whether events brought up cards or tiles that nobody had seen."""
    return any(event["event"] in REVEALS and event.get("cards", True) for event in events)


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_undo_goes_back_to_before_the_last_action_of_a_person(seats: tuple[str, ...]) -> None:
    people = {number for number, seat in enumerate(seats) if seat.startswith("human")}
    for seed in range(times(2)):
        game, chance = fresh(seats, seed), random.Random(seed)
        target: Game | None = None  # the game before the last action of a person
        since: list[Event] = []
        while game.decision is not None:
            if game.decision.seat in people:
                target, since = game.clone(), []
            since += game.act(pick(game, chance))
            if target is None:
                assert not game.can_undo
                continue
            _check_can_undo(game, target, since)
            if chance.random() < 0.3:
                _check_undo(game, target)


def _check_can_undo(game: Game, before: Game, since: list[Event]) -> None:
    """Not past a reveal; always when nothing was shown. Hands that are discarded at the end are shown, those of a bot
    or where somebody else has nothing to bid or to choose from."""
    assert before.decision is not None
    kinds = [*(seat["kind"] for seat in game.position()["seats"]), ""]
    hands = any(
        event.get("why") == LAST_DISCARD
        or ("cards" in event and kinds[event.get("seat", -1)] == "bot")
        or (event["event"] in FORCED and event["seat"] != before.decision.seat and kinds[event["seat"]] != "tom")
        for event in since
    )
    if reveals(since):
        assert not game.can_undo, "past a reveal"
    elif not hands and len(game.actions) == len(before.actions) + 1:
        assert game.can_undo, "nothing was revealed"


def _check_undo(game: Game, before: Game) -> None:
    copy, now = game.clone(), moment(game)
    if copy.can_undo:
        last = game.actions[len(before.actions) :]
        copy.undo()
        assert moment(copy) == moment(before)
        for _, action in last:
            copy.act(action)
        assert moment(copy) == now
        assert copy.can_undo
    else:
        with pytest.raises(IllegalAction) as caught:
            copy.undo()
        assert caught.value.refusal.code
        assert moment(copy) == now
    copy.undo(force=True)
    assert moment(copy) == moment(before)
    assert moment(game) == now, "undo of a clone reached its game"


def test_undo_of_the_second_of_two_people_leaves_what_the_first_did() -> None:
    """Two people act one after the other, without a reveal."""
    seen = 0
    for seed in range(times(2)):
        game, chance = fresh(("human", "human", "human"), seed), random.Random(seed)
        while game.decision is not None:
            first = game.decision.seat
            events = game.act(pick(game, chance))
            copy = game.clone()
            if reveals(events) or copy.decision is None or copy.decision.seat == first:
                continue
            if reveals(copy.act(pick(copy, chance))) or not copy.can_undo:
                continue
            seen += 1
            copy.undo()
            assert moment(copy) == moment(game)
    assert seen > 30


def test_undo_of_everything_by_force_leads_to_the_beginning() -> None:
    game = fresh(("human", "tom:B4", "bot:random"), 5)
    beginning = moment(game)
    play_out(game, 5)
    for _ in range(len(game.actions)):
        if game.actions:
            game.undo(force=True)
    assert moment(game) == beginning
    with pytest.raises(IllegalAction):
        game.undo(force=True)
    assert moment(game) == beginning


@pytest.mark.parametrize("seats", MIXES, ids=",".join)
def test_same_seed_and_actions_same_game(seats: tuple[str, ...]) -> None:
    for seed in (0, -5, 2**63, 12345678901234567890):
        game = play_out(fresh(seats, seed), 7)
        again = fresh(seats, seed)
        for seat, action in game.actions:
            assert again.decision is not None
            assert again.decision.seat == seat
            again.act(action)
        assert digest(again) == digest(game)


def test_other_seed_other_game() -> None:
    starts = {json.dumps(fresh(("human", "human"), seed).position(), sort_keys=True) for seed in range(200)}
    assert len(starts) == 200


CHILD = """
from tests.properties.test_copies import digest, play_out
from tests.properties.mixes import MIXES, fresh
print(*(digest(play_out(fresh(seats, 11), 11)) for seats in MIXES))
"""


@pytest.mark.parametrize("hashing", ["0", "1", "4242"])
def test_a_fresh_process_plays_the_same_games(hashing: str) -> None:
    """Nothing depends on hashing, on the order of sets, or on what was played before."""
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONUTF8": "1"}
    run = subprocess.run(
        [sys.executable, "-c", CHILD], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [digest(play_out(fresh(seats, 11), 11)) for seats in MIXES]
