"""Anything as an action: played when it is an option, else IllegalAction with a refusal, and the game as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyc_core import Game, IllegalAction, game_from_position
from nyc_core.table.meta import Meta
from tests.contract.helpers import check_refusal
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, deep, originals
from tests.properties.effort import times, tries

DIGITS = ("\u00b2", "\u0663", "\uff13")  # not those of the notation, though int() may take them
ODD = (*map(str, range(-1, 45)), *DIGITS, "3:press", "5:wild", ":", "1:", "x")


class Play(NamedTuple):
    """Moments of a game, and the words of its notation."""

    games: tuple[Game, ...]
    words: tuple[str, ...]


@cache
def played(name: str) -> Play:
    games = [game_from_position(json.loads(position)) for position in originals(name)[::5][:20]]
    options = (str(option) for game in games for option in game.options()[:200])
    words = {word: None for option in options for word in option.split()}
    return Play(tuple(game for game in games if game.decision), (*words, *ODD))


def refuse_or_play(game: Game, action: Any) -> None:
    """What is accepted is an option; what is refused changes nothing."""
    options, before, log = game.options(), game.position(), game.actions
    refusal = game.why_not(action)
    copy = game.clone()
    if refusal is None:
        copy.act(action)
        assert copy.actions[-1][1] in {str(option) for option in options}
        return
    with pytest.raises(IllegalAction) as caught:
        copy.act(action)
    assert caught.value.refusal == refusal
    check_refusal(game, refusal)
    assert len(refusal.text) < 400
    assert (copy.position(), copy.actions) == (before, log)


@given(data=st.data())
@tries(200)
def test_words_of_the_notation_in_any_order(named: Meta, data: st.DataObject) -> None:
    games, words = played(named.name)
    lines = st.lists(st.sampled_from(words) | st.text(max_size=3), max_size=7).map(" ".join)
    refuse_or_play(data.draw(st.sampled_from(games)), data.draw(lines))


@given(data=st.data())
@tries(100)
def test_any_text(named: Meta, data: st.DataObject) -> None:
    refuse_or_play(data.draw(st.sampled_from(played(named.name).games)), data.draw(st.text()))


def spoilt(notation: str, chance: random.Random, words: Sequence[str]) -> str:
    """An option with a word or a letter too many, too few, or another."""
    parts: list[str] = notation.split() if chance.random() < 0.5 else [*notation]
    glue = " " if " " not in parts and parts[0] in words else ""
    place = chance.randrange(len(parts))
    act = chance.randrange(4)
    if act == 0:
        del parts[place]
    elif act == 1:
        parts.insert(place, parts[chance.randrange(len(parts))])
    else:
        parts[place] = chance.choice(words)
    return glue.join(parts)


def test_options_with_a_slip_of_the_pen(named: Meta) -> None:
    chance = random.Random(33)
    games, words = played(named.name)
    for game in games:
        for _ in range(times(60)):
            refuse_or_play(game, spoilt(str(chance.choice(game.options())), chance, words))


def test_things_that_are_no_text(named: Meta) -> None:
    things: list[Any] = [*MONSTERS, *NUMBERS, *WORDS, deep(300), ("bid",), ("use", 1), ("take", None), ["take", 1]]
    for game in played(named.name).games[::4]:
        for thing in things:
            refuse_or_play(game, thing)


LONG = (
    *("bid " + "press " * 10_000, "bid " + "press " * 121, "keep " + "wild " * 251, "take " + "9" * 5000),
    *("use 2 1:press" * 500, "use " * 3000, "\n" * 1000, "take\n1", "take\t1", "take  1", " take 1 ", "TAKE 1", ""),
    *("use 43", "use 0", "use -1", "use 1.0", "use 2 1:press", "use 2 1:press 1:press", "tile taxi 4 queens queens"),
    *("use 7 16", "use 4 2", "use 14", "use 14 1 2", "use 22", "discard", "hire 0", "move atlantis", "start"),
    *("pass now", "take " + "0" * 9, "take 1;"),
    *(
        "at " + "h4 " * 10_000,
        "at",
        "at h4 h4",
        "at H4 I4",
        "at h4,i4",
        "at h0 h13 o1",
        "at a1",
        "expand blue-07 blue-08",
    ),
    *("expand", "expand blue-7", "build", "build starter", "demolish gold", "back pink-14", "use", "use land grab"),
)


@pytest.mark.parametrize("line", LONG, ids=lambda line: repr(line)[:30])
def test_lines_that_are_hardly_a_notation(named: Meta, line: str) -> None:
    for game in played(named.name).games:
        refuse_or_play(game, line)
