"""The picture in a notebook: well-formed, by itself, small, and nothing hidden in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from nyc_core import new_game

from .play import random_play, table

LARGEST = 60_000


def test_every_picture_is_well_formed_small_and_needs_nothing_else() -> None:
    for seed in range(5):
        for number, (game, _) in enumerate(random_play(table(seed), seed)):
            if number % 25 == 0:
                markup = game._repr_svg_()
                assert ET.fromstring(markup).tag.endswith("svg")
                assert len(markup.encode()) < LARGEST
                assert not re.search(r"\s(href|src|id|on\w+)=|url\(|@import|<script", markup)


def test_names_are_no_markup() -> None:
    game = new_game("newyork1901", seats=["human:<b>&", "human"], seed=1)
    assert "&lt;b&gt;&amp;" in game._repr_svg_()


def test_each_skyscraper_is_drawn_once() -> None:
    for game, _ in random_play(table(2), 2):
        towers = sum(len(player["built"]) for player in game.view(None)["players"])
        assert game._repr_svg_().count('font-weight="bold" fill=') == towers
