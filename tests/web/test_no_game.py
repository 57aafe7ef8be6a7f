"""The page names no game: what is one game's stands in its room (issue 9, points 2 and 4)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nyc_core.newyorkcity import box
from tests.web.rooms import NAMES, ROOMS
from web.app import words
from web.app.draw import icons
from web.app.editor.parts import Parts
from web.app.room import Room

WEB = Path(__file__).parents[2] / "web"
SOURCES = sorted(WEB.joinpath("app").rglob("*.py"))
# Words of the games, in code, in comments and in texts. Not among them: what many games have (cards, boards, points).
WORDS = (
    *NAMES,
    *("newyorkcity", "new york city", "nyc_core.newyorkcity", "web.games", "tom"),
    *box.BOROUGHS,
    *box.VESSELS,
    *("borough", "vessel", "elevator", "mayor", "press track", "skyscraper", "statue", "lantern of", "wild card"),
)
# The site itself is called by its first game: its name over everything, what search engines read.
SITE = ("brand", "shell.", "embed.name", "guest.seats", "howto.", "set.speed.text")


def said(path: Path) -> str:
    """A file without the examples in the list of what the page listens to."""
    text = path.read_text("utf-8")
    for place in (
        'f"web.games.{game}.room"',
        'f"web.games.{game}"',
        "web/games/<game>",
        '("nyc_core", "web.games")',
    ):  # where any game's lie
        text = text.replace(place, "")
    return "" if path == WEB / "app" / "draw" / "__init__.py" else text


@pytest.mark.parametrize(
    "path", [one for one in SOURCES if "words" not in one.relative_to(WEB).parts], ids=lambda one: one.stem
)
def test_no_module_of_the_page_says_a_word_of_a_game(path: Path) -> None:
    text = said(path).lower()
    assert [word for word in WORDS if re.search(rf"(?<![a-z]){re.escape(word)}(?![a-z])", text)] == []


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_no_text_of_the_page_is_of_one_game(code: str) -> None:
    table = {key: text for key, text in words.table(code).items() if not key.startswith(SITE)}
    named = [key for key, text in table.items() if re.search(r"\bToms?\b|New York|borough|Bezirk", text)]
    assert named == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.game)
def test_a_room_has_what_the_page_asks_for(room: Room) -> None:
    assert isinstance(room.parts, Parts)
    texts = room.texts("en")
    for name in room.regions:
        assert f"region.{name}" in texts
    for name, sign in room.tabs:
        assert f"tab.{name}" in texts
        assert name in room.regions
        assert sign in {*room.glyphs, *icons.GLYPHS}
    for page in room.guide:
        assert {f"guide.{page}.title", f"guide.{page}.text"} <= set(texts)
