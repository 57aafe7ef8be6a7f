"""The log (issue 13, point 6): beside the table on a wide window, the newest in sight; "undo to here" is offered
where it can be done, and elsewhere everybody reads why not."""

from __future__ import annotations

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from tests.app.player import Player
from web.app.app import App


def wide(seats: list[str] | None = None, calm: bool = True) -> tuple[App, FakePage]:
    """A game on a wide screen."""
    app, page = opened(calm=calm)
    page.wide = True
    with app.house.painting:
        app.flow.start_game(new_game("newyorkcity", seats or ["human:Ann", "tom:B4"], 3), [])
    return app, page


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    app, page = wide()
    Player(app, page).play(to_the_end=False, actions=12)
    page.pass_time()
    last = app.house.session.timeline.lines(0)[-1].text
    assert last in page.text("roll")
    assert 'class="heading' in page.regions["roll"]
    page.wide = False
    app.resized()
    assert page.regions["roll"] == ""


def test_a_line_beside_the_table_shows_that_moment() -> None:
    app, page = wide()
    Player(app, page).play(to_the_end=False, actions=6)
    page.pass_time()
    line = [control for control in page.controls("roll") if control.get("at")][1]
    app.tap(line)
    assert app.house.session.past is not None
    assert 'class="line at"' in page.regions["roll"]


def test_the_log_tells_no_more_than_the_table_shows() -> None:
    """What is told step by step is not read there before; between two persons there is none."""
    app, page = wide(["human:Ann", "bot:random"], calm=False)
    session = app.house.session
    while not session.telling:
        page.pass_time(100)
        if session.live:
            with app.house.painting:
                app.flow.play(session.options()[0])
    untold = [line.text for line in session.timeline.lines(0) if line.at > session.at]
    assert untold
    assert untold[-1] not in page.text("roll")
    app, page = wide(["human:Ann", "human:Ben"])
    page.pass_time()
    assert page.has(do="ready")
    assert page.regions["roll"] == ""


def test_undo_to_here_is_offered_where_it_can_be_done_and_else_it_is_said_why() -> None:
    app, page = wide()
    Player(app, page).play(to_the_end=False, actions=14)
    session, offered, barred = app.house.session, 0, 0
    moments = session.timeline.moments(0)
    for number, moment in enumerate(moments[:-1]):
        with app.house.painting:
            app.flow.show_moment(str(number))
        can = page.has(do="undo-to")
        copy = session.game.clone()
        assert can == session.can_undo_to(session.timeline.ply_at(moment))
        assert can != ("No undo to here" in page.text("prompt"))
        offered, barred = offered + can, barred + (not can)
        assert copy == session.game
    assert barred
    with app.house.painting:
        session.practice = True
        app.flow.show_moment("0")
    assert page.has(do="undo-to"), "in practice all can be taken back"
    app.tap(page.find(do="undo-to"))
    assert session.plies == 0
