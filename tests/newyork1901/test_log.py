"""The log: each line cites the clause by which it came."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from nyc_core import Game, game_from_position, new_game
from nyc_core.newyork1901.box import QUIET_TURNS
from nyc_core.table.rules import Told
from nyc_core.table.words import LANGUAGES
from tests.every_game import TABLES
from tests.rules.newyork1901.bookkeeper import Bookkeeper

from .play import NAME, random_play, table


def cited(game: Game, events: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The lines of the log: what happened, and the clause that it cites."""
    told, lines = game.rules.events, []
    for before, event in pairwise([{}, *events]):
        how = told.get(event["event"], Told())
        if not how.silent:
            lines.append((event["event"], how.clause(event, before)))
    return lines


def test_every_line_cites_a_clause() -> None:
    for seed in range(6):
        game = table(seed)
        for _ in random_play(game, seed):
            pass
        for event, why in cited(game, game.events):
            clause = game.rules.words.clause(why)
            assert clause is not None, (event, why)
            assert clause.id == why


def test_2_3_and_3_2_open_cards_each_in_its_own_name() -> None:
    game = new_game(NAME, seats=["human", "human"], seed=3)
    assert cited(game, game.act("use market-shift"))[-1] == ("open", "NY1-3.2")
    expanded = game.act(next(option for option in game.options() if option.verb == "expand"))
    assert cited(game, expanded)[:2] == [("expand", "NY1-2.2"), ("open", "NY1-2.3")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ny1_4_12_a_standstill_says_what_ended_the_game(lang: str) -> None:
    """And a game that ends by itself does not."""
    data = {"game": NAME, "seats": ["human"] * 2, "turn": 0, "quiet": QUIET_TURNS * 2 - 1, "action_cards": False}
    game = game_from_position(data, seed=1)
    while game.decision is not None:
        game.act(next((one for one in game.options() if one.verb == "pass"), game.options()[0]))
    assert cited(game, game.events)[-2:] == [("standstill", "NY1-4.12"), ("over", "NY1-4.12")]
    assert "20" in game.rules.words.event(["A", "B"], game.events[-2], lang)
    other = table(1)
    for _ in random_play(other, 1):
        pass
    assert cited(other, other.events)[-1] == ("over", "NY1-4.2")
    assert "standstill" not in {event["event"] for event in other.events}


def test_every_change_is_in_the_events() -> None:
    """Contract, section 1: somebody who hears them and never looks knows what lies there."""
    rich = [one for one in TABLES if one.game == NAME and one.position is not None]
    for game in [*(table(seed) for seed in range(8)), *(one.new() for one in rich)]:
        keeper = Bookkeeper(game.position())
        for now, action in random_play(game, 8):
            assert not keeper.complaints(now.position())
            keeper.hear(now.clone().act(action))
        assert not keeper.complaints(game.position())
