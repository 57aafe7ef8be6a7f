"""All addresses and parameters are read in one place (issue 9, point 8); those of today keep working."""

from __future__ import annotations

import pytest

from nyc_core import games
from tests.app.fakepage import opened
from tests.app.guests import heard, invited
from web.app import routes
from web.app.rooms import shown_games
from web.app.routes import PANELS, Edit, Elsewhere, Packed, Play, Record, Share, Sheet, Shelf

ADDRESSES: dict[str, routes.Route] = {
    "play/0000002a": Play("0000002a"),
    "play/": Play(""),
    "share/abc": Share("abc"),
    "learn/two-pairs": Shelf("two-pairs"),
    "learn/": Shelf(""),
    "lesson/abc/d": Packed("abc/d"),
    "edit": Edit(),
    "edit/abc": Edit("abc"),
    "record": Record(),
    "rules/NYC-4.1": Sheet("rules", "NYC-4.1"),
    **{panel: Sheet(panel) for panel in PANELS},
    **{f"{panel}/{game}": Sheet(panel, game) for panel in ("new", "learn") for game in shown_games()},
    "play": Elsewhere("play"),
    "nowhere/x": Elsewhere("nowhere/x"),
    "": Elsewhere(""),
}


@pytest.mark.parametrize("text", ADDRESSES)
def test_an_address_is_read_and_written(text: str) -> None:
    assert routes.route(text) == ADDRESSES[text]
    assert str(ADDRESSES[text]) == text


def test_what_an_address_holds_is_found_in_a_text() -> None:
    assert routes.held("Look: https://x.test/#share/abc") == Share("abc")
    assert routes.held("https://x.test/index.html#lesson/abc") == Packed("abc")
    assert routes.held("https://x.test/index.html#edit/abc") == Edit("abc")
    assert isinstance(routes.held("nothing"), Elsewhere)


@pytest.mark.parametrize("game", shown_games())
def test_the_game_is_part_of_an_address(game: str) -> None:
    app, page = opened(route=f"new/{game}")
    assert app.house.sheets.form is not None
    assert app.house.sheets.form.game == game
    app.tap(page.find(do="begin"))
    assert app.house.session.game.rules.meta.name == game
    app.routed(f"learn/{game}")
    assert app.house.sheets.panel == "learn"
    assert page.has(do="learn") == bool(app.house.classroom.chapters(game))
    app, page = invited(rules=game)
    assert heard(page, "error") == []
    assert app.house.session.game.rules.meta.name == game


def test_a_game_that_there_is_not_is_said() -> None:
    app, page = invited(rules="chess")
    assert [one["code"] for one in heard(page, "error")] == ["value"]
    assert app.house.session.game.rules.meta.name == games.DEFAULT
    assert opened(route="new/chess")[0].house.sheets.form is not None
