"""The table that the next visit shows before Python is there (issue 11, point 1): what is kept of it, and that no
secret ever is."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from nyc_core import new_game
from tests.app.fakepage import FakePage, opened
from tests.app.guests import invited
from tests.app.player import Player
from tests.web.javascript import JS
from web.app.app import App

Kept = dict[str, Any]


def playing(*seats: str, game: str = "newyorkcity") -> tuple[App, FakePage]:
    app, page = opened()
    with app.house.painting:
        app.flow.start_game(new_game(game, list(seats), 5), [])
    page.pass_time()
    return app, page


def kept(app: App, page: FakePage) -> Kept | None:
    """What lies there after a while in which nobody does anything."""
    app.idle()
    return json.loads(page.table_kept) if page.table_kept else None


def test_alone_it_is_the_table_as_it_is_painted() -> None:
    app, page = playing("human", "tom:B4")
    Player(app, page).play(to_the_end=False, actions=6)
    table = kept(app, page)
    assert table
    assert table["route"] == page.route()
    painted = {name: re.sub("<!--.*?-->", "", markup) for name, markup in page.regions.items()}
    assert table["regions"] == {**painted, "toast": ""}
    assert table["attributes"]["table"]["data-seq"] == page.root["seq"]


def secrets(app: App, table: Kept) -> list[str]:
    """What only a hand shows: its cards face up, and what can be played."""
    return re.findall(r'data-(?:pick|act|info="card)[^>]*', table["regions"]["hand"] + table["regions"]["prompt"])


def test_between_two_persons_it_is_the_screen_between_them_at_every_moment() -> None:
    """Whoever's hand is open, also when the page is left then; what is kept is the same whatever the hands hold."""
    app, page = playing("human:Ann", "human:Bob")
    player, moments = Player(app, page), 0
    for _ in range(60):
        for look in (app.idle, app.left):
            look()
            if page.table_kept:
                table = json.loads(page.table_kept)
                seat = app.house.session.seat
                assert seat is not None
                assert ["Ann", "Bob"][seat] in table["regions"]["sheet"]
                assert 'data-do="ready"' in table["regions"]["sheet"]
                assert secrets(app, table) == []
                assert table["attributes"]["table"].get("data-ready") is None
                moments += 1
        player.play(to_the_end=False, actions=1)
    assert moments > 100


def test_where_the_device_is_not_handed_over_nothing_is_kept() -> None:
    app, page = playing("human:Ann", "human:Bob")
    app.field("hand_over", "off")
    Player(app, page).play(to_the_end=False, actions=3)
    assert kept(app, page) is None


@pytest.mark.parametrize("deed", [{"panel": "menu"}, {"do": "editor"}, {"do": "learn"}, {"info": "statue"}])
def test_what_lies_over_the_table_or_is_another_one_is_not_kept(deed: dict[str, str]) -> None:
    app, page = playing("human", "tom:B4")
    assert kept(app, page)
    app.tap(deed)
    assert kept(app, page) is None


def test_another_sites_page_keeps_nothing() -> None:
    app, page = invited(seats="human,tom:B4")
    page.table_kept = "untouched"
    app.left()
    assert page.table_kept == "untouched"


def test_another_game_brings_its_regions_and_glyphs() -> None:
    app, page = playing("human", "bot:random", game="newyork1901")
    table = kept(app, page)
    assert table
    assert list(table["regions"])[:2] == ["glyphs", "room"]
    assert 'id="r-town"' in table["regions"]["room"]


def test_what_is_tapped_before_python_is_what_the_page_listens_to() -> None:
    """last.js stands alone, so that it has a list of its own."""
    listened = re.search(r"const TAPPED = \[(.*?)\]", (JS / "taps.mjs").read_text("utf-8"))
    early = re.search(r'const TAPPED =\s*"(.*?)"', (JS / "last.js").read_text("utf-8"))
    assert listened
    assert early
    assert set(re.findall(r"data-(\w+)", early[1])) == set(re.findall(r'"(\w+)"', listened[1]))
