"""The picture in a notebook: well-formed, by itself, small, and the same before Python is there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from nyc_core import new_game
from nyc_core.newyork1901.picture import picture
from tests.picture.test_same_in_javascript import DRAW, Runner, drawing, run
from web.app import rooms

from .play import NAME, copied, random_play, table
from .test_positions import change

__all__ = ["run"]  # a fixture
LARGEST = 60_000


def moments() -> list[Any]:
    """Positions of some games, and what somebody made of them who should not have."""
    dice = random.Random(2)
    games = [copied(game.view(None)) for seed in range(5) for game, _ in random_play(table(seed), seed)][::9]
    odd = [copied(position) for position in games]
    for position in odd:
        for _ in range(4):
            change(
                position,
                dice,
                [None, -1, 3, 2**70, "", "$ink", "<b>", "gold-v5", [], {}, ["a1"], True, "e7", "blue-07"],
            )
        position["game"] = NAME
    return [*games, *odd, {"game": NAME}]


def test_every_picture_is_well_formed_small_and_needs_nothing_else() -> None:
    for position in moments():
        for theme in ("auto", "dark"):
            markup = picture(position, "de", theme)
            assert ET.fromstring(markup).tag.endswith("svg")
            assert len(markup.encode()) < LARGEST
            assert not re.search(r"\s(href|src|id|on\w+)=|url\(|@import|<script|fill=\"\$", markup)


def test_names_are_no_markup_and_no_colour() -> None:
    drawn = new_game(NAME, seats=["human:<b>&$ink", "human"], seed=1)._repr_svg_()
    assert "&lt;b&gt;&amp;&#36;ink" in drawn


def test_each_skyscraper_is_drawn_once() -> None:
    for game, _ in random_play(table(2), 2):
        towers = sum(len(player["built"]) for player in game.view(None)["players"])
        assert game._repr_svg_().count('font-weight="bold" fill=') == towers


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The site is built for the games that have a room on the page: as if this one had."""
    monkeypatch.setitem(rooms._ELSEWHERE, NAME, "web.games.newyork1901.room")
    drawing.cache_clear()
    yield
    drawing.cache_clear()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_build_translates_it(shown: None, run: Runner, lang: str) -> None:
    """`load=click` shows the very picture without Python."""
    jobs = [(position, lang, ("auto", "light", "dark")[number % 3], None) for number, position in enumerate(moments())]
    for (position, _, theme, _), other in zip(jobs, run(DRAW, jobs), strict=True):
        assert other == picture(position, lang, theme), position
