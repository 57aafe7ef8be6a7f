"""Positions that somebody has spoilt: refused with a sentence, or played to the end like any other."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nyc_core import Game, InvalidPosition, game_from_position, load_game, new_game
from nyc_core.table.meta import Meta
from tests.cost import within
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, deep, mutate
from tests.properties.effort import times
from tests.properties.mixes import pick

SLICES = 6
LONGEST_GAME = 3000
GAMES = 500  # what one position may cost at most, played to its end however large


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


def can_be_read_again(game: Game) -> None:
    """What was accepted is accepted again. (A forged save may hold numbers that nobody may write by hand.)"""
    data = json.loads(json.dumps(game.position()))
    assert game_from_position(data).position() == data


def play_to_the_end(game: Game, chance: random.Random) -> None:
    """Whatever was accepted can be looked at and played: it never gets stuck and it ends."""
    for step in range(LONGEST_GAME):
        if game.decision is None:
            assert game.rules.headline(game.view(None)).over
            assert len(game.scores()) == len(game.view(None)["seats"])
            return
        assert len(game.options()) > 1
        if step % 10 == 0:
            assert game.decision.prompt
            assert game.scores()
            assert game.view(game.decision.seat)
            game.why_not("bid press wild")
            assert game._repr_svg_()
        game.act(pick(game, chance))
    raise AssertionError("a game without an end")


@pytest.mark.parametrize("tame", [True, False], ids=["tame", "wild"])
@pytest.mark.parametrize("part", range(SLICES))
def test_a_spoilt_position_is_refused_or_played_to_its_end(named: Meta, part: int, tame: bool) -> None:
    accepted = 0
    for number in range(times(120)):
        chance = random.Random(f"{part} {tame} {number}")
        data = mutate(chance, tame, named.name)
        try:
            with within(GAMES):
                game = read(data, number)
                if game is not None:
                    accepted += 1
                    can_be_read_again(game)
                    play_to_the_end(game, chance)
                    if number % 8 == 0:
                        assert load_game(game.save()) == game
        except Exception as error:
            error.add_note(f"random.Random('{part} {tame} {number}'), the position: {data!r:.20000}")
            raise
    assert accepted


EVERYTHING = [*WORDS, *NUMBERS, *MONSTERS, deep(5000)]


def test_any_value_in_any_place_at_the_top(named: Meta) -> None:
    for key in new_game(named.name, named.quick).position():
        for value in EVERYTHING:
            game = read({"game": named.name, key: value}, 1)
            if game is not None:
                can_be_read_again(game)
                play_to_the_end(game, random.Random(1))


def test_anything_as_a_position() -> None:
    for value in EVERYTHING:
        game = read(value, 1)
        assert game is None or value in ({}, ())
    with pytest.raises(InvalidPosition):
        game_from_position({}, seed="x")  # type: ignore[arg-type]
