"""Lessons in the page: the path and the progress on the device; lessons that somebody made."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from nyc_core import games
from nyc_core.lessons import SOLVED, chapter, course, find, lessons
from nyc_core.lessons.schema import as_data
from tests.app.fakepage import opened, play
from tests.app.lessons import FIRST, QUESTION, press, solve, taught, trial
from tests.app.memory import FakeStorage
from tests.lessons.examples import small
from web.app.keep import sharing
from web.app.learn.progress import KEY
from web.app.room import room

ALL = {lesson.id: lesson for lesson in lessons()}
every_lesson = pytest.mark.parametrize("lesson", ALL.values(), ids=ALL)


# The path and the progress


def test_lessons_are_not_read_before_somebody_wants_them() -> None:
    """The start of the page does not wait for them."""
    code = "import sys; from tests.app.fakepage import opened; opened(); print('nyc_core.lessons' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"


def test_newcomers_are_offered_the_lessons() -> None:
    app, page = opened()
    assert page.has(do="learn")
    press(app, page, "learn")
    assert page.route() == "learn"
    assert all(title in page.text("sheet") for title in ("Learn the game", chapter("tom").title["en"]))
    app.routed("home")
    assert page.has(do="learn")


def test_progress_is_kept_and_what_is_next_is_lit() -> None:
    app, page = taught(FIRST)
    solve(app, page, "bid skyscraper skyscraper")
    app, page = opened(page.memory, "learn")
    assert app.house.classroom.done() == (1, len(lessons(*course().path)))
    assert app.house.classroom.due() == QUESTION
    go_on = next(control for control in page.controls("sheet") if control.get("do") == "learn")
    assert go_on["arg"] == QUESTION


@pytest.mark.parametrize(
    ("name", "look"), [("read-the-elevator", "elevator"), ("follow-the-mayor", "board"), ("set-the-table", "people")]
)
def test_on_a_phone_a_question_is_seen_beside_what_answers_it(name: str, look: str) -> None:
    """Issue 14.4: also when the table would show something else, as cards that are dealt."""
    app, page = taught(name)
    assert (page.root["tab"], page.root["beside"]) == ("lesson", look)
    app.tap({"act": find(name).answer[0]})
    assert (page.root["tab"], page.root["beside"]) == (look, "lesson")


def test_when_it_is_solved_a_phone_shows_where_something_was_gained() -> None:
    """Issue 14.4: the tokens on the track, not the bids."""
    app, page = taught("good-press")
    assert page.root["beside"] == "stage", "while bids are on these are what is asked for"
    solve(app, page, *find("good-press").answer)
    assert (page.root["tab"], page.root["beside"]) == ("people", "lesson")


def test_solved_says_what_was_gained_and_no_loss() -> None:
    """Issue 14.4: a lesson about a bid ends when the dollar is paid, and before the bid brings anything."""
    for name, said in (("land-on-top", True), ("all-rounder", False)):
        app, page = taught(name)
        solve(app, page, *find(name).answer)
        assert page.root["lesson-state"] == SOLVED
        assert ("Points, if the game ended here: " in page.text("prompt")) is said


def test_what_a_lesson_shows_is_there() -> None:
    for game in games.names():
        tabs = dict(room(game).tabs)
        assert all(lesson.look in tabs for lesson in lessons(game=game) if lesson.look)


def test_the_path_leads_through_all_lessons() -> None:
    app, _ = opened()
    seen = [FIRST]
    while following := app.house.classroom.following(find(seen[-1])):
        seen.append(following)
    assert seen == list(ALL)
    for lesson in ALL:
        app.house.classroom.progress.mark(lesson, by_oneself=True)
    assert app.house.classroom.due() == ""
    app.flow.open("learn")
    app.house.painting.paint()
    assert "all lessons" in app.page.regions["sheet"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"solved": 7}', '{"solved": [1, {}, "x"]}', "[" * 9000])
def test_broken_progress_never_harms(text: str) -> None:
    storage = FakeStorage()
    storage.set(KEY, text)
    app, page = taught(FIRST, storage)
    solve(app, page, "bid skyscraper skyscraper")
    assert FIRST in json.loads(storage.data[KEY])["solved"]


def test_progress_of_a_later_version_is_read_and_left_alone() -> None:
    storage = FakeStorage()
    storage.set(KEY, text := json.dumps({"format": 2, "solved": [FIRST], "stars": 3}))
    app, page = taught(QUESTION, storage)
    solve(app, page, "choose 3")
    assert storage.data[KEY] == text
    assert app.house.classroom.done()[0] == 2


def test_two_tabs_do_not_forget_each_others_progress() -> None:
    one, page = taught(FIRST)
    other, other_page = taught(QUESTION, page.memory)
    solve(other, other_page, "choose 3")
    solve(one, page, "bid skyscraper skyscraper")
    assert set(json.loads(page.memory.data[KEY])["solved"]) == {FIRST, QUESTION}


# Somebody's own lesson


def packed(**changes: Any) -> str:
    return f"lesson/{sharing.pack(json.dumps(small(**changes)))}"


def test_a_lesson_in_a_link() -> None:
    app, page = opened(None, packed())
    assert page.root["lesson"] == "small"
    solve(app, page, "bid press press")
    assert page.root["lesson-state"] == SOLVED
    assert KEY not in page.memory.data
    assert not page.has(do="lesson-next")


@pytest.mark.parametrize(
    ("route", "said"),
    [
        ("lesson/", "does not hold a whole lesson"),
        ("lesson/abc", "does not hold a whole lesson"),
        (f"lesson/{sharing.pack('[' * 5000)}", "does not hold a whole lesson"),
        (f"lesson/{sharing.pack('[1]')}", "cannot be opened: lesson"),
        (packed(goals=None), "the key 'goals' is missing"),
        (packed(answer=["fly"]), "not written like an action"),
        ("learn/nothing", "no lesson 'nothing'"),
        ("learn/", "no lesson ''"),
    ],
)
def test_one_that_is_broken_says_so_and_nothing_else_happens(route: str, said: str) -> None:
    app, page = opened()
    play(app, page, "start 1")
    before, home = app.house.session.game.save(), page.route()
    app.routed(route)
    assert said in page.text("toast")
    assert (app.house.session.game.save(), page.route()) == (before, home)
    app, page = opened(page.memory, route)
    assert said in page.text("toast")
    assert (app.house.session.game.save(), page.route()) == (before, home)


def test_a_file_with_a_lesson_is_opened_like_a_link() -> None:
    app, page = opened()
    own = app.house.keeper.session.id
    data = as_data(find(FIRST)) | {"id": "mine", "title": {"en": "Mine", "de": "Meine", "fr": "À moi"}}
    for text in (json.dumps(data), "\ufeff" + json.dumps({"lessons": [data]}, indent=1)):
        app.file_chosen("mine.json", text)
        assert trial(app).text("title") == "Mine"
        assert page.root["lesson"] == "mine"
        assert trial(opened(page.memory, page.route())[0]).lesson.id == "mine"
        app.flow.leave_lesson()
        app.house.painting.paint()
    assert app.house.keeper.session.id == own


def test_a_file_with_a_broken_lesson_says_so_and_nothing_else_happens() -> None:
    app, page = opened()
    route = page.route()
    app.file_chosen("mine.json", json.dumps(as_data(find(FIRST)) | {"goals": [{"test": "nonsense"}]}))
    assert app.house.classroom.trial is None
    assert page.route() == route
    assert app.house.keeper.notice == "bad_lesson"
    assert "goals[0]" in page.text("toast")
    assert len(app.house.keeper.entries()) == 1
