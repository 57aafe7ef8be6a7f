"""A small lesson for every character (issue 14.3), opened from its tile, and back to the game afterwards."""

from __future__ import annotations

import pytest

from nyc_core.lessons import about, find
from tests.app.fakepage import opened
from tests.app.lessons import press, trial
from web.games.newyorkcity.characters import rule


@pytest.mark.parametrize("number", range(1, 43))
def test_each_character_has_a_lesson_that_shows_it(number: int) -> None:
    lesson = find(about(f"{rule(number)}/{number}"))
    held = [entry for player in lesson.game().position()["players"] for entry in player["characters"]]
    offered = [entry for floor in lesson.game().position()["elevator"].values() for entry in floor["open"]]
    assert number in [entry["no"] if isinstance(entry, dict) else entry for entry in (*held, *offered)]


def test_a_tile_opens_it_and_leaving_leads_back_to_the_game() -> None:
    app, page = opened()
    game, home = app.house.session.id, page.route()
    app.tap({"info": "character 33"})
    app.tap(page.find(do="lesson-try"))
    assert trial(app).lesson.id == about("NYC-7.4/33") == "try-editor"
    press(app, page, "lesson-leave")
    assert app.house.classroom.trial is None
    assert (app.house.session.id, page.route()) == (game, home)


def test_inside_of_a_lesson_no_other_is_offered() -> None:
    app, page = opened(None, "learn/people-are-points")
    app.tap({"info": "character 25"})
    assert not page.has(do="lesson-try")
