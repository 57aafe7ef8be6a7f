"""A first game is coached (issue 13, point 9): once for each kind of decision, and in a real game."""

from __future__ import annotations

import pytest

from nyc_core import bots
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from web.app.app import App
from web.app.rooms import shown_games

EASY = {"newyorkcity": {"kind": "tom", "level": "A6"}, "newyork1901": {"kind": "bot", "name": "search-1"}}


def coached(page: FakePage) -> bool:
    return page.has(do="coach-end")


def play(app: App, page: FakePage) -> None:
    """What a clerk would."""
    player = Player(app, page)
    player.perform(str(bots.choose("clerk", app.house.session.game)))
    player.get_ready()


@pytest.mark.parametrize("game", shown_games())
def test_play_now_on_a_first_visit_is_coached_against_somebody_easy(game: str) -> None:
    app, page = opened()
    app.tap({"do": "quick", "arg": game})
    rival = app.house.session.seats[1]
    assert {name: rival.get(name) for name in EASY[game]} == EASY[game]
    assert coached(page)
    said = page.text("prompt")
    room = app.house.sight.room
    lines = [room.texts("en")[f"coach.{name}"] for name in ("about", "goal", app.house.session.asked.kind)]  # type: ignore[union-attr]
    assert all(line in said for line in lines)
    assert app.house.session.id in [entry.id for entry in app.house.keeper.entries()], "it is a real game, and saved"


def test_each_kind_is_told_once_and_the_goal_stays_to_the_end_of_the_round() -> None:
    app, page = opened()
    texts = app.house.sight.room.texts("en")
    told: list[str] = []
    while app.house.session.game.view(None)["round"] == 1:
        said = page.text("prompt")
        assert texts["coach.goal"] in said
        told += [name for name in texts if name.startswith("coach.") and name != "coach.goal" and texts[name] in said]
        play(app, page)
    assert {"coach.about", "coach.start", "coach.draft", "coach.bid.press"} <= set(told)
    assert told.index("coach.reserve") < told.index("coach.bid.press"), "before it can cost an auction"
    assert len(told) == len(set(told))
    assert texts["coach.totals"] in page.text("prompt"), "the next round begins with what the points are worth"
    assert "Round 1 brought you" in page.text("prompt"), "and with what the first one brought"
    while app.house.session.game.view(None)["phase"] == "draft":
        play(app, page)
    assert not coached(page), "after that nobody is coached"


def test_it_goes_on_after_a_reload_and_an_undo() -> None:
    app, page = opened()
    play(app, page)
    app, page = opened(page.memory)
    assert coached(page)
    assert app.house.sight.room.texts("en")["coach.draft"] in page.text("prompt")
    app.tap({"do": "undo"})
    assert coached(page), "and with a decision that was told already the goal is enough"


def test_it_can_be_switched_off() -> None:
    app, page = opened()
    app.tap(page.find(do="coach-end"))
    assert not coached(page)
    _, page = opened(page.memory)
    assert not coached(page)
    app, page = opened()
    app.field("coach", "off")
    assert not coached(page)


def test_who_has_played_is_not_coached_again() -> None:
    app, page = opened()
    play(app, page)
    app.tap({"do": "quick", "arg": "newyorkcity"})
    assert not coached(page)
    assert app.house.session.seats[1]["level"] == "B4", "and plays against whom the rulebook recommends"


def test_newcomers_see_no_clauses_until_they_want_them() -> None:
    app, page = opened()
    assert page.attributes["html"].get("data-clauses") == "off"
    app.field("clauses", "on")
    assert page.attributes["html"].get("data-clauses") is None


def test_who_has_been_here_before_this_setting_keeps_the_clauses() -> None:
    app, page = opened()
    app.house.keeper.store.write_settings({"guide": "seen"})
    _, page = opened(page.memory)
    assert page.attributes["html"].get("data-clauses") is None
    assert not coached(page)


@pytest.mark.parametrize("game", shown_games())
def test_two_persons_at_one_device_are_coached_in_their_first_game(game: str) -> None:
    """Whoever sets a first game up by the form knows no more than who begins it by one tap."""
    app, page = opened(route=f"new/{game}")
    app.field("seat.1.kind", "human")
    app.tap(page.find(do="begin"))
    page.pass_time()
    if page.has(do="ready"):
        app.tap(page.find(do="ready"))
    assert len(app.house.session.persons) == 2
    assert coached(page)
    assert app.house.sight.room.texts("en")["coach.about"] in page.text("prompt")


def test_in_new_york_1901_each_of_the_first_turns_brings_something_new() -> None:
    """Not the goal alone, which would be an empty box."""
    app, page = opened()
    app.tap({"do": "quick", "arg": "newyork1901"})
    texts = app.house.sight.room.texts("en")
    names = [name for name in texts if name.startswith("coach.") and name not in ("coach.goal", "coach.about")]
    told: dict[int, list[str]] = {}
    while (turns := app.house.session.game.view(None)["turns"]) < 2 * 5:
        told.setdefault(turns // 2, []).extend(name for name in names if texts[name] in page.text("prompt"))
        with app.house.painting:
            app.flow.play(str(bots.choose("clerk", app.house.session.game)))
        page.pass_time()
    assert [told[number][:1] for number in range(4)] == [
        ["coach.turn"],
        ["coach.streets"],
        ["coach.room"],
        ["coach.demolish"],
    ]
    assert not coached(page)
