"""Families hold a button to see a hand; the table stays in sight between them (issue 13, point 15)."""

from __future__ import annotations

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
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
