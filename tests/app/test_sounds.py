"""Sounds and vibration (issue 13, point 5): off until somebody wants them, and each of a kind that there is."""

from __future__ import annotations

import re

import pytest

from nyc_core import bots, games
from tests.app.fakepage import FakePage, opened, play
from tests.app.player import Player
from web.app.app import App
from web.app.room import room
from web.app.rooms import shown_games
from web.app.sounding import YOUR_TURN
from web.build import node

SOUNDS = set(re.findall(r"^  (\w+): \[\[", (node.WEB / "js" / "sound.mjs").read_text("utf-8"), re.MULTILINE))


def table(**choices: str) -> tuple[App, FakePage]:
    app, page = opened()
    for name, value in choices.items():
        app.field(name, value)
    page.sounds.clear()
    return app, page


def test_nothing_is_heard_or_felt_until_somebody_wants_it() -> None:
    app, page = table()
    play(app, page, "start 1")
    page.pass_time()
    assert page.sounds == []


def test_what_happens_is_heard_and_then_that_it_is_your_turn() -> None:
    app, page = table(sound="on", speed="normal")
    play(app, page, "start 1")
    assert page.sounds[0] == "person"
    page.pass_time()
    assert "card" in page.sounds, "cards are dealt"
    assert set(page.sounds) <= SOUNDS


def test_the_device_is_felt_once_in_a_turn() -> None:
    app, page = table(buzz="on")
    player = Player(app, page)
    while not page.sounds and app.house.session.plies < 12:
        player.perform(str(bots.choose("clerk", app.house.session.game)))
        player.get_ready()
    assert page.sounds == ["buzz"], "Tom has played, and now it is your turn"
    app.tap({"panel": "menu"})
    app.tap({"do": "close"})
    assert page.sounds == ["buzz"]


def test_who_comes_back_from_a_look_at_the_past_hears_nothing_again() -> None:
    app, page = table(sound="on", buzz="on")
    player = Player(app, page)
    player.play(to_the_end=False, actions=4)
    page.pass_time()
    page.sounds.clear()
    assert app.house.session.live
    with app.house.painting:
        app.flow.show_moment("1")
    app.tap(page.find(at="now"))
    assert app.house.session.live
    assert page.sounds == []


def test_it_is_tried_by_who_switches_it_on() -> None:
    app, page = opened()
    app.field("sound", "on")
    app.field("buzz", "on")
    assert page.sounds == [YOUR_TURN, "buzz"]


def test_vibration_is_offered_where_the_device_can() -> None:
    app, page = opened(route="settings")
    assert page.has(arg="buzz=on")
    page.can_buzz = False
    app.tap({"do": "close"})
    app.tap({"do": "settings"})
    assert not page.has(arg="buzz=on")


@pytest.mark.parametrize("game", shown_games())
def test_each_sound_is_of_an_event_that_there_is(game: str) -> None:
    sounds = room(game).sounds
    assert set(sounds) <= {name.partition(".")[0] for name in games.rules(game).words.event_names()}
    assert set(sounds.values()) <= SOUNDS
    assert YOUR_TURN in SOUNDS
