"""The end is a moment, the log tells why it cannot go back, a success is no warning (issue 13, points 3, 6 and 8)."""

from __future__ import annotations

import random

import pytest

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from web.app.app import App

GAMES = {"newyorkcity": ["human:Ann", "tom:A6"], "newyork1901": ["human:Ann", "bot:random"]}


def ended(name: str) -> tuple[App, FakePage]:
    """A game played to its end, brought as a file."""
    app, page = opened()
    game, dice = new_game(name, GAMES[name], 7), random.Random(3)
    while game.decision:
        game.act(dice.choice(game.options()))
    app.file_chosen("game.json", game.save())
    page.pass_time()
    return app, page


@pytest.mark.parametrize("name", GAMES)
def test_the_end_says_who_won_and_what_decided_it_and_play_again_comes_first(name: str) -> None:
    app, page = ended(name)
    scores = app.house.session.game.scores()
    best = max(score["total"] for score in scores)
    assert f"with {best} points" in page.text("sheet")
    assert "What decided it" in page.text("sheet")
    doors = [control["do"] for control in page.controls("sheet") if control.get("do") not in ("close", None)]
    assert doors[:4] == ["again", "new", "review", "replay"]


@pytest.mark.parametrize("name", GAMES)
def test_afterwards_the_table_says_the_winner_and_shows_the_final_points(name: str) -> None:
    app, page = ended(name)
    app.tap(page.find(do="close"))
    totals = [score["total"] for score in app.house.session.game.scores()]
    assert f"with {max(totals)} points" in page.text("prompt")
    region = "people" if "people" in page.regions else "builders"
    for total in totals:
        assert str(total) in page.text(region).split()


def test_undo_to_here_says_to_everybody_why_not() -> None:
    app, page = ended("newyorkcity")
    app.tap(page.find(do="close"))
    app.tap({"at": "3"})
    assert not page.has(do="undo-to")
    assert "No undo to here: something was revealed since" in page.text("prompt")


def test_a_success_carries_no_warning_sign() -> None:
    _, page = ended("newyorkcity")
    opened_word = page.regions["toast"].split("</p>")[0]
    assert "#g-check" in opened_word
    assert "#g-warn" not in opened_word


def test_the_log_has_a_heading_for_each_round() -> None:
    app, page = ended("newyorkcity")
    app.tap(page.find(do="close"))
    app.tap({"panel": "log"})
    assert page.regions["sheet"].count("heading title round") == 5
    assert "<h3>" in page.regions["sheet"]


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_to_the_end_sees_it_counted_up_and_may_skip(name: str) -> None:
    """One line of the score after the other; the result comes last, or when it is asked for."""
    app, page = opened(calm=False)
    game, dice = new_game(name, GAMES[name], 7), random.Random(3)
    while game.decision:
        game.act(dice.choice(game.options()))
    game.rewind(max(ply for ply, (seat, _) in enumerate(game.actions) if seat == 0))
    app.house.keeper.new(game)
    with app.house.painting:
        app.flow.show_session()
    while not page.has(do="count-end"):
        if app.house.session.live:
            with app.house.painting:
                app.flow.play(app.house.session.options()[0])
        page.pass_time(100)
    assert "What decided it" not in page.text("sheet")
    first = page.text("sheet")
    page.pass_time(3_000)
    assert page.text("sheet") != first
    app.tap(page.find(do="count-end"))
    assert page.has(do="again")
