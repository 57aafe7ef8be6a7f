"""Positions that somebody has spoilt: refused with a sentence, or played to the end like any other."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from nyc_core import Game, InvalidPosition, game_from_position, load_game, new_game
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, deep, mutate
from tests.properties.bookkeeper import Bookkeeper
from tests.properties.effort import times
from tests.properties.mixes import pick
from tests.properties.test_legality import judge

SLICES = 6
LONGEST_GAME = 3000
SECONDS = 10.0  # of CPU time for one position, however large; usually a few milliseconds


def read(data: Any, seed: int) -> Game | None:
    """The game, or nothing when it was refused properly."""
    try:
        return game_from_position(data, seed=seed)
    except InvalidPosition as error:
        sentence = str(error)
    place, _, problem = sentence.partition(": ")
    assert place
    assert problem
    assert len(sentence) < 500
    return None


def play_to_the_end(game: Game, chance: random.Random) -> None:
    """Whatever was accepted can be looked at, written down, and played: it never gets stuck and it ends."""
    data = json.loads(json.dumps(game.position()))
    assert game_from_position(data).position() == data
    for step in range(LONGEST_GAME):
        if game.decision is None:
            assert game.position()["phase"] == "over"
            assert len(game.scores()) == len(data["seats"])
            return
        assert len(game.options()) > 1
        if step % 10 == 0:
            assert game.decision.prompt
            assert game.scores()
            assert game.view(game.decision.seat)
            game.why_not("bid press wild")
        game.act(pick(game, chance))
    raise AssertionError("a game without an end")


@pytest.mark.parametrize("tame", [True, False], ids=["tame", "wild"])
@pytest.mark.parametrize("part", range(SLICES))
def test_a_spoilt_position_is_refused_or_played_to_its_end(part: int, tame: bool) -> None:
    accepted = 0
    for number in range(times(120)):
        chance = random.Random(f"{part} {tame} {number}")
        data = mutate(chance, tame)
        start = time.process_time()
        try:
            game = read(data, number)
            if game is not None:
                accepted += 1
                play_to_the_end(game, chance)
                if number % 8 == 0:
                    assert load_game(game.save()) == game
        except Exception as error:
            error.add_note(f"random.Random('{part} {tame} {number}'), the position: {data!r:.20000}")
            raise
        assert time.process_time() - start < SECONDS
    assert accepted


@pytest.mark.parametrize("part", range(SLICES))
def test_what_is_accepted_is_played_by_the_rules(part: int) -> None:
    """Also with hardly any card left: what is legal is an option, the events tell everything, the position is exact."""
    chance, played = random.Random(part), 0
    while played < times(12):
        data = mutate(chance, tame=True)
        if isinstance(data, dict) and chance.random() < 0.5:
            for pile in ("draw", "discard", "pairs"):
                if isinstance(data.get(pile), list):
                    data[pile] = data[pile][: chance.randrange(5)]
        game = read(data, part)
        if game is None:
            continue
        played += 1
        keeper = Bookkeeper(game.position())
        for _ in range(60):
            if game.decision is None:
                break
            if chance.random() < 0.02:
                judge(game, chance)
            keeper.hear(game.act(pick(game, chance)))
            position = game.position()
            complaints = keeper.complaints(position)
            assert not complaints, (complaints, data)
            assert game_from_position(json.loads(json.dumps(position))).position() == position


EVERYTHING = [*WORDS, *NUMBERS, *MONSTERS, deep(5000)]


@pytest.mark.parametrize("key", json.loads(json.dumps(new_game("newyorkcity", ["human", "human"]).position())))
def test_any_value_in_any_place_at_the_top(key: str) -> None:
    for value in EVERYTHING:
        game = read({key: value}, 1)
        if game is not None:
            play_to_the_end(game, random.Random(1))


def test_anything_as_a_position() -> None:
    for value in EVERYTHING:
        game = read(value, 1)
        assert game is None or value in ({}, ())
    with pytest.raises(InvalidPosition):
        game_from_position({}, seed="x")  # type: ignore[arg-type]
