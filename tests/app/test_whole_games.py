"""Whole games through the app, by taps on what is shown: every decision kind and the use of every character."""

from __future__ import annotations

import pytest

from nyc_core import load_game
from tests.app.fakepage import opened
from tests.app.player import Player
from web.app.keep.store import Store
from web.app.play.newgame import NewGame


def start(player: Player, *seats: dict[str, str]) -> None:
    """A new game through the form."""
    player.tap(player.page.find(panel="menu"))
    player.tap(player.page.find(do="new"))
    form = player.app.house.sheets.form
    assert isinstance(form, NewGame)
    while len(form.seats) < len(seats):
        player.tap(player.page.find(do="add-seat"))
    for number, seat in enumerate(seats):
        for what, value in seat.items():
            player.app.field(f"seat.{number}.{what}", value)
    player.tap(player.page.find(do="begin"))


PERSON, BOT = {"kind": "human"}, {"kind": "bot", "bot": "random"}
TABLES = {
    "one and Tom": ({"kind": "human"}, {"kind": "tom", "level": "B4"}),
    "one and three Toms": (PERSON, *({"kind": "tom", "level": level} for level in ("A9", "C5", "B6"))),
    "two persons": ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}),
    "three persons": (PERSON, PERSON, PERSON),
    "four persons": (PERSON, PERSON, PERSON, PERSON),
    "persons and bots": (PERSON, BOT, PERSON, BOT),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_by_taps(name: str) -> None:
    app, page = opened()
    player = Player(app, page, seed=len(name))
    start(player, *TABLES[name])
    player.play()
    sitting = app.house.session
    assert sitting.over
    assert page.regions["sheet"] == "" or "sheet over" in page.regions["sheet"]
    store = Store(lambda: page.memory, page.now, page.seed)
    opened_again = store.open(sitting.id)
    assert opened_again.game == sitting.game
    assert load_game(store.export(sitting.id)).scores() == sitting.game.scores()
