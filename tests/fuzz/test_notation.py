"""Anything as an action: played when it is an option, else IllegalAction with a refusal, and the game as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyc_core import Game, IllegalAction
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, VESSELS
from tests.fuzz.mutants import MONSTERS, NUMBERS, WORDS, deep
from tests.properties.effort import times, tries
from tests.properties.mixes import positions, rich_positions
from tests.properties.test_legality import check_refusal

VERBS = ("start", "take", "use", "end", "discard", "skip", "bid", "pass", "hire", "tile", "forfeit", "move", "keep")
DIGITS = ("\u00b2", "\u0663", "\uff13")  # not those of the notation, though int() may take them
PIECES = (*VERBS, *CARDS, *BOROUGHS, *VESSELS, *map(str, range(-1, 45)), *DIGITS, "3:press", "5:wild", ":", "1:", "x")
LINES = st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=7).map(" ".join)
GAMES = [*positions(12, 31), *rich_positions(8, 32)]


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
    check_refusal(refusal, str(caught.value)[:100])
    assert len(refusal.text) < 400
    assert (copy.position(), copy.actions) == (before, log)


@given(line=LINES, place=st.integers(0, len(GAMES) - 1))
@tries(400)
def test_words_of_the_notation_in_any_order(line: str, place: int) -> None:
    refuse_or_play(GAMES[place], line)


@given(line=st.text(), place=st.integers(0, len(GAMES) - 1))
@tries(200)
def test_any_text(line: str, place: int) -> None:
    refuse_or_play(GAMES[place], line)


def spoilt(notation: str, chance: random.Random) -> str:
    """An option with a word or a letter too many, too few, or another."""
    parts: list[str] = notation.split() if chance.random() < 0.5 else [*notation]
    glue = " " if " " not in parts and parts[0] in VERBS else ""
    place = chance.randrange(len(parts))
    act = chance.randrange(4)
    if act == 0:
        del parts[place]
    elif act == 1:
        parts.insert(place, parts[chance.randrange(len(parts))])
    else:
        parts[place] = chance.choice(PIECES)
    return glue.join(parts)


def test_options_with_a_slip_of_the_pen() -> None:
    chance = random.Random(33)
    for game in GAMES:
        for _ in range(times(60)):
            refuse_or_play(game, spoilt(str(chance.choice(game.options())), chance))


@pytest.mark.parametrize("place", range(0, len(GAMES), 4))
def test_things_that_are_no_text(place: int) -> None:
    things: list[Any] = [*MONSTERS, *NUMBERS, *WORDS, deep(300), ("bid",), ("use", 1), ("take", None), ["take", 1]]
    for thing in things:
        refuse_or_play(GAMES[place], thing)


LONG = (
    *("bid " + "press " * 10_000, "bid " + "press " * 121, "keep " + "wild " * 251, "take " + "9" * 5000),
    *("use 2 1:press" * 500, "use " * 3000, "\n" * 1000, "take\n1", "take\t1", "take  1", " take 1 ", "TAKE 1", ""),
    *("use 43", "use 0", "use -1", "use 1.0", "use 2 1:press", "use 2 1:press 1:press", "tile taxi 4 queens queens"),
    *("use 7 16", "use 4 2", "use 14", "use 14 1 2", "use 22", "discard", "hire 0", "move atlantis", "start"),
    *("pass now", "take " + "0" * 9, "take 1;"),
)


@pytest.mark.parametrize("line", LONG, ids=lambda line: repr(line)[:30])
def test_lines_that_are_hardly_a_notation(line: str) -> None:
    for game in GAMES:
        refuse_or_play(game, line)
