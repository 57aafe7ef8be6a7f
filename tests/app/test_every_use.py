"""Every kind of decision and the use of every character, put together by taps; each way to do it that there is."""

from __future__ import annotations

import random

import pytest

from nyc_core import game_from_position
from nyc_core.newyorkcity.box import CHARACTERS, FINAL
from nyc_core.newyorkcity.steps import STEPS
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from tests.app.ways import WAYS
from web.app.app import App

MOST_WAYS = 25  # of one verb in one decision, chosen at random


def reach(way: str) -> tuple[App, FakePage, Player]:
    """An app that stands at the decision."""
    data, actions = WAYS[way]
    app, page = opened()
    app.house.keeper.new(game_from_position(data, 11))
    app.flow.show_session()
    app.house.painting.paint()
    player = Player(app, page)
    for action in actions:
        player.get_ready()
        player.perform(action)
    player.get_ready()
    return app, page, player


def some_ways(options: list[str], seed: str) -> list[str]:
    """All options, of those with the same verb so many."""
    dice = random.Random(seed)
    by_verb: dict[str, list[str]] = {}
    for option in options:
        words = option.split()
        by_verb.setdefault(" ".join(words[: 2 if words[0] == "use" else 1]), []).append(option)
    return [one for same in by_verb.values() for one in dice.sample(same, min(MOST_WAYS, len(same)))]


@pytest.mark.parametrize("way", WAYS)
def test_every_option_can_be_put_together_by_taps(way: str) -> None:
    app, page, player = reach(way)
    assert page.root["decision"] == way.split(",", maxsplit=1)[0].split(" for ", maxsplit=1)[0]
    app.house.session.practice = True
    for option in some_ways(app.house.session.options(), way):
        actions = app.house.session.game.actions
        player.perform(option)
        assert app.house.session.game.actions[len(actions)] == (0, option)
        app.tap({"do": "undo"})
        player.get_ready()
        assert app.house.session.game.actions == actions


def test_no_decision_and_no_character_is_left_out() -> None:
    kinds, used = set(), set()
    for way in WAYS:
        app, page, _ = reach(way)
        kinds.add(page.root["decision"])
        used |= {int(option.split()[1]) for option in app.house.session.options() if option.startswith("use")}
    assert kinds == {step.kind for step in STEPS.asks.values()}
    assert used == {number for number, tile in CHARACTERS.items() if tile.phase != FINAL}


@pytest.mark.parametrize("way", WAYS)
def test_no_decision_is_made_by_a_slip_of_the_finger(way: str) -> None:
    """Issue 13, point 1: what one tap plays is a button that says what it does, after something was picked; all else is
    picked first, or can be taken back for a moment."""
    app, page, _ = reach(way)
    app.field("careful", "on")

    def careless() -> list[str]:
        plays = [one for one in page.controls() if "act" in one or "also" in one]
        return [str(one) for one in plays if not {"weigh", "select", "grace", "confirm"} & set(one)]

    assert not careless()
    for mode in {one["mode"] for one in page.controls() if one.get("mode")}:
        app.tap(page.find(mode=mode))
        assert not careless(), mode
        app.tap({"mode": ""})
