"""Issue 4, "Second engine": the same game in WebKitGTK, where `python build.py test --all-browsers` asks for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e import faults
from e2e import webkit as browsers
from e2e.webkit import WebKit
from nyc_core import Game
from web.build import system

READY = "#table[data-ready]"
LIT = "#table [data-act]"
SAID = "return document.querySelector(arguments[0]).innerText"


@pytest.fixture
def webkit(pytestconfig: pytest.Config, tmp_path: Path) -> Iterator[WebKit]:
    """A device of its own in the machine's WebKitGTK."""
    if not pytestconfig.getoption("--all-browsers"):
        pytest.skip("WebKitGTK is asked for by --all-browsers")
    with browsers.started(tmp_path) as running:
        if running is None:
            pytest.skip(system.missing("webkit"))
        yield running


def seq(webkit: WebKit) -> int:
    return int(webkit.attribute("#table", "data-seq") or -1)


def over(webkit: WebKit) -> bool:
    return not webkit.attribute("#table", "data-decision")


def play_one(webkit: WebKit, dice: random.Random) -> None:
    """One action of those that are lit; the hand is put together from cards now and then."""
    before = seq(webkit)
    if picks := webkit.visible("#r-hand [data-pick]"):
        webkit.press(dice.choice(picks))
    lit = webkit.visible(LIT)
    best = webkit.visible("#table :is([data-act^=bid], [data-act^=tile], [data-act^=hire], [data-act^=take])")
    webkit.play_with(dice.choice(best or lit))
    webkit.wait(f'{READY}:not([data-seq="{before}"])')


def saved(webkit: WebKit) -> Game:
    """The game as the device keeps it."""
    kept = webkit.run("return {...localStorage}")
    return faults.saved(kept, kept["nyc/last"])


def test_a_whole_game_in_webkit(webkit: WebKit, site: str) -> None:
    dice = random.Random(7)
    webkit.open(site)
    webkit.wait(READY)
    webkit.tap("#r-prompt [data-do=guide-end]")
    webkit.tap("#r-bar [data-panel=menu]")
    webkit.tap('#r-sheet :is([data-do="new"], [data-panel="new"])')
    webkit.tap("#r-sheet [data-do=begin]")
    webkit.wait(READY)
    while seq(webkit) < 12:
        play_one(webkit, dice)
    before, save = seq(webkit), saved(webkit).save()
    assert len(saved(webkit).actions) == before
    webkit.reload()
    webkit.wait(READY)
    assert (seq(webkit), saved(webkit).save()) == (before, save)
    while not over(webkit):
        play_one(webkit, dice)
    webkit.wait("#r-sheet .sheet.over")
    scores = saved(webkit).scores()
    said = webkit.run(SAID, "#r-sheet .clauses tr.total").split()
    assert sorted(score["total"] for score in scores) == sorted(int(word) for word in said if word.isdigit())
