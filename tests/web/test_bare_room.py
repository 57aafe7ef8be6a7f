"""What goes without saying: a room that says only what it must is drawn, around everything that a table has."""

from __future__ import annotations

import pytest

from tests.app.fakepage import opened
from tests.web.heap import ROOM as HEAP
from tests.web.heap import TEXTS
from tests.web.tables import parse
from web.app import rooms, words
from web.app.draw import screens, table
from web.app.draw.scene import Scene
from web.app.state import Asked


def say(key: str, **values: object) -> str:
    texts = {**words.table("en"), **TEXTS}
    assert key in texts, key
    return words.spell(texts, key, values)


VIEW = {"game": "heap", "seats": [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "human"}]}


def test_a_bare_room_is_drawn() -> None:
    scene = Scene(VIEW, Asked(0, "take", "", "Take from the heap."), ["take 1"], say)
    regions = table.regions(HEAP, scene)
    assert list(regions) == list(table.names(HEAP)) == ["bar", "prompt", "hand", "heap", "lesson", "tabs", "roll"]
    assert "Take from the heap." in regions["prompt"]
    tree = parse(table.page(HEAP, regions, say))
    assert [one.attrib["id"] for one in tree.iter("section") if "region" in one.attrib["class"]] == [
        "r-heap",
        "r-lesson",
        "r-roll",
    ]
    assert not parse(screens.info(scene, *HEAP.info(scene, "heap"))).findall(".//b")


def test_what_is_laid_anew_stands_in_the_page_of_another_game() -> None:
    """A table of another game needs its glyphs and its regions (`r-glyphs`, `r-room`); the rest of the page stays."""
    laid = table.laid(HEAP, say)
    page = parse(table.page(HEAP, {"heap": "<p>7</p>"}, say))
    ids = {one.attrib["id"] for one in page.iter() if "id" in one.attrib}
    assert {f"r-{name}" for name in laid} <= ids
    assert 'id="r-heap"' in laid["room"]


def test_the_page_lays_the_table_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page stands with the regions of its first game; the app puts others there before it draws them."""
    for game in ("newyorkcity", "heap"):
        monkeypatch.setitem(rooms._ELSEWHERE, game, "tests.web.heap")
    _, page = opened()
    assert 'id="r-heap"' in page.regions["room"]
    assert 'id="g-undo"' in page.regions["glyphs"]
    assert page.regions["heap"] == "<p>7</p>"
    assert page.root["game"] == "heap"
    assert list(page.regions).index("room") < list(page.regions).index("heap")


def test_the_first_game_needs_nothing_laid() -> None:
    _, page = opened()
    assert not {"room", "glyphs"} & set(page.regions)
    assert page.root["game"] == "newyorkcity"


def test_nothing_can_be_set_where_a_room_names_no_parts() -> None:
    assert HEAP.parts.seen({**VIEW, "heap": 7}) == VIEW
    assert not HEAP.composer.takes(Scene(VIEW, None, [], say), "heap")
