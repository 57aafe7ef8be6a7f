"""Families hold a button to see a hand; the table stays in sight between them (issue 13, point 15)."""

from __future__ import annotations

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from web.app import panels
from web.app.app import App


def between() -> tuple[App, FakePage]:
    """Ann has played her first action, and it is Bob's turn."""
    app, page = opened()
    app.field("hand_over", "hold")
    app.house.keeper.new(new_game("newyorkcity", ["human:Ann", "human:Bob"], 7))
    with app.house.painting:
        app.flow.show_session()
    return app, page


def test_no_screen_hides_the_table_and_nobody_s_hand_is_on_the_page() -> None:
    _, page = between()
    assert not page.regions.get("sheet")
    assert page.has(info="borough queens")
    assert not page.text("hand")
    assert page.find(do="ready").get("hold") is not None


def test_who_holds_the_button_sees_the_own_hand_and_the_next_one_has_to_hold_it_too() -> None:
    app, page = between()
    first = app.house.session.hand_over_to
    app.tap(page.find(do="ready"))
    assert app.house.session.eyes == first
    assert page.text("hand")
    with app.house.painting:
        while app.house.session.live:
            app.flow.play(app.house.session.options()[0])
    assert app.house.session.hand_over_to not in (None, first)
    assert not page.text("hand")
    assert page.has(do="ready")


def test_the_log_tells_nobody_between_two_persons_what_only_one_of_them_drew() -> None:
    """The table stays in reach, and with it the log, beside it and in its sheet, and a look at the past."""
    app, page = between()
    page.wide = True
    session = app.house.session
    with app.house.painting:
        session.take_device(session.seat or 0)
        while session.live:
            app.flow.play(session.options()[0])
        session.skip()
    first = session.eyes
    assert session.hand_over_to not in (None, first)
    own, everybodys = ([line.text for line in session.timeline.lines(eyes)] for eyes in (first, None))
    assert own != everybodys, "somebody drew cards"
    assert [entry["text"] for entry in panels.entries(session)] == everybodys
    with app.house.painting:
        session.past = session.timeline.end - 1
    assert session.view() == session.timeline.view_at(session.past, None)
    assert [line.text for line in session.since if line.text not in everybodys] == []
