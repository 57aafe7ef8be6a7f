"""What others do is told where one's own questions stand, at the reader's speed, and stays in reach (13, 2)."""

from __future__ import annotations

import pytest

from nyc_core import bots, game_from_position, games, new_game
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from web.app.app import App
from web.app.play.pace import PACES
from web.app.play.session import seated

SIX = {"newyorkcity": ["human:Ann", "bot:random"], "newyork1901": ["human:Ann", "bot:random"]}


def told(name: str = "newyorkcity") -> tuple[App, FakePage]:
    """The others have answered a first action, and that is being told."""
    app, page = opened(calm=False)
    app.house.keeper.new(new_game(name, SIX[name], 7))
    with app.house.painting:
        app.flow.show_session()
    page.pass_time()
    with app.house.painting:
        while app.house.session.live:
            app.flow.play(app.house.session.options()[0])
    page.pass_time(100)
    return app, page


def now(app: App) -> str:
    step = app.house.teller.step
    assert step
    return step.text


@pytest.mark.parametrize("name", SIX)
def test_it_stands_at_the_question_s_place_and_over_nothing(name: str) -> None:
    app, page = told(name)
    assert now(app) in page.text("prompt")
    assert not page.regions.get("sheet")


def test_a_long_sentence_stays_longer_and_so_does_what_moves() -> None:
    pace = PACES["normal"]
    assert pace.of(1, "A longer sentence by far.") > pace.of(1, "A short one.")
    assert pace.of(2, "A short one.") > pace.of(1, "A short one.")
    assert PACES["slow"].of(1, "A short one.") > pace.of(1, "A short one.") > PACES["fast"].of(1, "A short one.")


@pytest.mark.parametrize("name", SIX)
def test_it_waits_as_long_as_it_is_told_to_and_goes_a_step_back(name: str) -> None:
    app, page = told(name)
    first = now(app)
    app.tap(page.find(do="show-pause"))
    page.pass_time()
    assert now(app) == first
    app.tap(page.find(do="show-next"))
    assert now(app) != first
    app.tap(page.find(do="show-back"))
    assert now(app) == first
    app.tap(page.find(do="show-pause"))
    page.pass_time()
    assert app.house.session.live


def test_it_can_be_sped_up() -> None:
    took = []
    for quick in (False, True):
        app, page = told()
        if quick:
            app.tap(page.find(do="show-quick"))
        first, before = now(app), page.time
        while app.house.teller.step and now(app) == first:
            page.pass_time(50)
        took.append(page.time - before)
    assert took[1] < took[0] / 2


@pytest.mark.parametrize("name", SIX)
def test_afterwards_all_since_one_s_turn_is_in_reach_and_can_be_shown_once_more(name: str) -> None:
    app, page = told(name)
    first = now(app)
    page.pass_time()
    assert app.house.session.live
    app.tap(page.find(panel="since"))
    assert first in page.text("sheet")
    app.tap(page.find(do="tell-again"))
    assert now(app) == first
    page.pass_time()
    assert app.house.session.live


def test_whoever_tells_at_once_looks_through_it_instead() -> None:
    app, page = told()
    app.field("speed", "off")
    app.tap(page.find(do="show-skip"))
    app.tap(page.find(panel="since"))
    app.tap(page.find(do="tell-again"))
    assert app.house.session.past is not None


def test_the_winner_of_a_bidding_round_has_a_moment() -> None:
    """It is told to the winner too, though it is no news."""
    game = game_from_position(
        {
            "seats": ["human", "bot:random"],
            "phase": "bidding",
            "bidding": "press",
            "starter": 1,
            "players": [{"hand": ["press"]}, {"hand": ["press"]}],
        },
        3,
    )
    game.act("pass")
    app, page = opened(calm=False)
    app.house.keeper.new(game)
    with app.house.painting:
        app.flow.show_session()
    page.pass_time()
    with app.house.painting:
        app.flow.play("bid press")
    assert "You won" in page.text("prompt")


def test_whoever_went_back_more_than_ahead_is_told_of_spaces_back() -> None:
    """NYC-7.2: character 14 goes back on the Press Track."""
    track = [
        {"event": "back", "seat": 0, "source": 4, "space": 2},
        {"event": "advance", "seat": 0, "source": 2, "space": 3},
    ]
    rules = games.rules("newyorkcity")
    (told,) = rules.recap([{"event": "round", "round": 2}, *track], 1)
    assert rules.words.event(["Ann"], told) == "Round 2 brought Ann 1 space back on the Press Track."


def test_a_round_s_end_sums_up_what_it_brought_each_and_it_can_be_read_afterwards() -> None:
    """Issue 13: who gained what, told as the next round begins, and in the log below the round that it is about."""
    app, page = opened()
    with app.house.painting:
        app.flow.start_game(new_game("newyorkcity", ["human", "tom:A2"], 5), [])
    player = Player(app, page)
    player.get_ready()
    while app.house.session.game.view(None)["round"] == 1:
        player.perform(str(bots.choose("clerk", app.house.session.game)))
        player.get_ready()
    view = app.house.session.game.view(0)
    lines = [line for line in app.house.session.timeline.lines(0) if line.step == "recap"]
    assert [(line.round, line.seat) for line in lines] == [(1, 0), (1, 1)]
    for line in lines:
        seat = view["players"][line.seat]
        assert line.text.startswith(f"Round 1 brought {('you', 'Tom')[line.seat or 0]}")
        assert ("point" in line.text) == (seat["points"] > 0)
    step = app.house.session.timeline.step(lines[0].at - 1, 0)
    assert step
    assert all(line.text in step.text for line in lines)
    app.tap({"panel": "log"})
    assert all(line.text in page.text("sheet") for line in lines)


def test_the_last_round_is_summed_up_too() -> None:
    game = new_game("newyorkcity", ["human", "tom:A2"], 5)
    while game.decision:
        game.act(game.options()[-1])
    told = [line for line in seated(game).timeline.lines(0) if line.step == "recap"]
    assert [line.round for line in told] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_that_somebody_does_not_build_is_not_what_is_told_as_the_last_thing() -> None:
    """What came before it tells more."""
    game = new_game("newyork1901", SIX["newyork1901"], 7)
    while (game.decision and (game.decision.seat, game.decision.kind) != (1, "build")) or game.view(None)["turns"] < 2:
        game.act(bots.choose("clerk", game))
    game.act("pass")
    app, page = opened()
    app.house.keeper.new(game)
    with app.house.painting:
        app.flow.show_session()
    page.pass_time()
    lines = app.house.session.since
    assert lines[-1].slight
    assert lines[-1].text not in page.text("prompt")
    assert next(line for line in lines[::-1] if line.seat and not line.slight).text in page.text("prompt")
