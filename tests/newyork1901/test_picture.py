"""The picture in a notebook: well-formed, by itself, small, and the same before Python is there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from nyc_core import new_game
from nyc_core.newyork1901.board import SIZE
from nyc_core.newyork1901.box import SKYSCRAPERS, TERRITORIES
from nyc_core.newyork1901.picture import palette, picture
from nyc_core.table.drawing.owners import PAINT
from tests.picture.test_same_in_javascript import DRAW, Runner, drawing, run
from web.app import rooms

from .play import NAME, copied, fresh, random_play, table
from .test_positions import change

__all__ = ["run"]  # a fixture
LARGEST = 110_000  # a town of four, all built up


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
            assert not re.search(r"\s(href|src|id|on\w+)=|url\(|@import|<script|=\"\$|currentColor|var\(", markup)
            assert not re.search(r"\{[a-z]+\}", re.sub("<style>.*?</style>", "", markup))


def test_names_are_no_markup_and_no_colour() -> None:
    drawn = new_game(NAME, seats=["human:<b>&$ink", "human"], seed=1)._repr_svg_()
    assert "&lt;b&gt;&amp;&#36;ink" in drawn


def test_each_skyscraper_has_its_owners_sign_and_its_points() -> None:
    points = {kind.id: kind.points for kind in SKYSCRAPERS}
    for game, _ in random_play(table(2), 2):
        built = [one["skyscraper"] for player in game.view(None)["players"] for one in player["built"]]
        drawn = game._repr_svg_()
        assert drawn.count('r="9"') == len(built)
        worth = re.findall(r'font-size="18" font-weight="700" fill="#181405"[^>]*>(\d+)<', drawn)
        assert sorted(worth) == sorted(str(points[kind]) for kind in built if points[kind])


def test_free_land_has_the_sign_of_its_district_and_no_code() -> None:
    """What a newcomer can read: shapes and sizes; ids of territories are for notation."""
    game = fresh(3, 4)
    said = [element.text or "" for element in ET.fromstring(game._repr_svg_()).iter("{http://www.w3.org/2000/svg}text")]
    owned = [one for player in game.view(None)["players"] for one in player["estate"]]
    sizes = [str(size) for name, size in zip(TERRITORIES, SIZE, strict=True) if name not in owned]
    lots = [lot.split()[1] for lot in game.view(None)["open"]]
    signs = re.findall(r'font-size="13" font-weight="700" fill="#\w+">(\d)<', game._repr_svg_())
    assert sorted(signs) == sorted([*sizes, *lots])
    assert not [one for one in said if re.fullmatch(r"[A-Z]\d+|.*-\d+", one)]


def test_it_tells_who_is_on_turn_and_the_points() -> None:
    game = new_game(NAME, seats=["human:Ann", "human:Bo"], seed=1)
    root = ET.fromstring(game._repr_svg_())
    on_turn = ("Ann", "Bo")[game.view(None)["turn"]]
    assert root.findtext("{*}title") == f"New York 1901: {on_turn} to play"
    assert "Points: Ann 0, Bo 0." in (root.findtext("{*}desc") or "")
    over = {**game.position(), "phase": "over"}
    assert "<title>New York 1901: Das Spiel ist aus</title>" in picture(over, "de")


def test_colours_are_those_of_the_page() -> None:
    web = Path(__file__).parents[2] / "web"
    tokens = "".join((web / name / "tokens.css").read_text("utf-8") for name in ("css", "games/newyork1901"))
    for name, (day, night) in palette.THEMED.items():
        assert f"--{name}: light-dark({day}, {night});" in tokens
    for name, (metal, rim) in palette.METALS.items():
        assert f"--m-{name}: {metal}; --m-{name}-2: {rim};" in tokens


def test_day_colours_are_told_apart_so_that_night_can_find_them() -> None:
    days = [day for day, _ in palette.THEMED.values()]
    fixed = {colour for row in (*PAINT.values(), *palette.METALS.values()) for colour in row}
    assert len({*days} | fixed) == len(days) + len(fixed)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The site is built for the games that have a room on the page: as if this one had."""
    monkeypatch.setitem(rooms._ELSEWHERE, NAME, "web.games.newyork1901.room")
    drawing.cache_clear()
    yield
    drawing.cache_clear()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_build_translates_it(shown: None, run: Runner, lang: str) -> None:
    """`load=click` shows the very picture without Python."""
    jobs = [(position, lang, ("auto", "light", "dark")[number % 3], None) for number, position in enumerate(moments())]
    for (position, _, theme, _), other in zip(jobs, run(DRAW, jobs), strict=True):
        assert other == picture(position, lang, theme), position
