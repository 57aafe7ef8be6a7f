"""What a table shows besides: places, land for each card, what is being placed; the same as the rules' own options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nyc_core import bots, new_game
from nyc_core.newyork1901.board import names_of
from nyc_core.newyork1901.game import RULES
from nyc_core.table.watch import Watched


@pytest.mark.parametrize("seed", range(4))
def test_facts_agree_with_what_can_be_played(seed: int) -> None:
    """Land (NY1-2.2), places to build (2.7 to 2.9) and to demolish (2.4), squares that are not barred (2.7)."""
    game, dice = new_game("newyork1901", ["human", "human", "human"], seed), random.Random(seed)
    while game.decision is not None:
        facts = RULES.facts(game.view(game.decision.seat), ())
        options = [str(option).split() for option in game.options()]
        check(facts, game.decision.kind, options)
        game.act(dice.choice(game.options()))
    over = RULES.facts(game.view(None), ())
    assert over["challenge"] == [score["challenge"] for score in game.scores()]
    assert over["places"] == {}


def test_there_are_facts_at_each_moment_that_is_told() -> None:
    """Also when somebody has just triggered the end (NY1-4.1)."""
    game, told = new_game("newyork1901", ["human", "human"], 2), set()
    while game.decision is not None:
        action = bots.choose("clerk", game)
        watched = Watched(game, action)
        for number, event in enumerate(watched.events, 1):
            assert len(RULES.facts(watched.view(number, None), ())["players"]) == 2
            told.add(event["event"])
        game.act(action)
    assert {"ending", "over"} <= told


def check(facts: dict[str, Any], kind: str, options: list[list[str]]) -> None:
    land = {territory for territories in facts["land"].values() for territory in territories}
    named = {verb: {words[1] for words in options if words[0] == verb} for verb in ("expand", "build", "demolish")}
    if kind == "turn" and named["expand"]:
        assert named["expand"] == land
    places = facts["places"]
    assert all(places["build"][one] for one in named["build"])
    assert all(places["demolish"][one] for one in named["demolish"])
    if kind != "place":
        assert facts["placing"] is None
        return
    placing = facts["placing"]
    shown = places["demolish" if placing["over"] else "build"][placing["skyscraper"]]
    assert shown == len(options)
    assert all(set(words[1:]) <= set(placing["free"]) for words in options)
    assert placing["free"] == names_of(sum(1 << RULES_SQUARE[name] for name in placing["free"]))


RULES_SQUARE = {name: place for place, name in enumerate(names_of((1 << 168) - 1))}
