"""Whole games to the final scoring, on a phone, a tablet and a desktop; the page's score is the engine's."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.table import Table
from nyc_core import load_game
from nyc_core.table import seats

ANN, BOB, CLEO, DAN = ({"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan"))
BOT = {"kind": "bot", "bot": "clerk"}


def tom(level: str) -> dict[str, str]:
    return {"kind": "tom", "level": level}


TABLES = {
    "phone: one and Tom": ("phone", (ANN, tom("B4"))),
    "tablet: one and Tom": ("tablet", (ANN, tom("A6"))),
    "desktop: one and Tom": ("desktop", (ANN, tom("C5"))),
    "phone: one and three Toms": ("phone", (ANN, tom("A9"), tom("B3"), tom("C2"))),
    "desktop: one and two Toms": ("desktop", (ANN, tom("B6"), tom("C4"))),
    "phone: two persons": ("phone", (ANN, BOB)),
    "tablet: three persons": ("tablet", (ANN, BOB, CLEO)),
    "desktop: four persons": ("desktop", (ANN, BOB, CLEO, DAN)),
    "tablet: persons and bots": ("tablet", (ANN, BOT, BOB, BOT)),
}


def check_score(table: Table) -> None:
    """What the page says at the end is what the engine says of the same log."""
    expect(table.sheet.locator(".sheet.over")).to_be_visible()
    totals = table.totals()
    table.close_sheet()
    game = load_game(table.exported())
    assert game.decision is None
    names = seats.names(game.view(None)["seats"])
    assert sorted(totals) == sorted(zip(names, (score["total"] for score in game.scores()), strict=True))


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game(open_table: Opener, name: str) -> None:
    device, seats = TABLES[name]
    table = open_table(device)
    table.new_game(*seats, seed=str(len(name)))
    table.play(random.Random(name))
    assert table.over
    check_score(table)


def test_a_whole_game_in_a_browser_that_promises_nothing(open_table: Opener) -> None:
    """No stand-in (issue 13, point 3): what there is to say about the storage waits until the game is over."""
    table = open_table("phone", promised=False)
    table.new_game(ANN, tom("A6"), seed="4")
    dice = random.Random(4)
    while not table.over:
        assert table.notice.inner_text() == ""
        table.play_one(dice)
    expect(table.sheet.locator(".ending .result")).to_be_visible()
    expect(table.notice.locator(".quiet")).to_be_visible()
