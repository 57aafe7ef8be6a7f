"""Courses in the editor (issue 14.7, 14.8): put together by taps, sorted, kept, given away."""

from __future__ import annotations

import json
from typing import Any

from nyc_core.lessons import read_series
from nyc_core.lessons.schema import as_data
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from tests.lessons.examples import QUESTION, SMALL
from web.app.app import App
from web.app.keep import sharing

BOTH = QUESTION | {"title": {"en": "How many?"}}


def at_desk(*lessons: dict[str, Any], storage: FakeStorage | None = None) -> tuple[App, FakePage]:
    """The editor, with these lessons in the course."""
    app, page = opened(storage, "edit")
    for lesson in lessons:
        app.file_chosen("a.json", json.dumps(lesson))
        app.tap({"do": "edit-place", "arg": "give"})
        app.tap(page.find(do="edit-course-add"))
    app.tap({"do": "edit-place", "arg": "course"})
    return app, page


def held(app: App) -> list[list[str]]:
    return [[one["id"] for one in chapter["lessons"]] for chapter in app.house.workshop.desk.course.chapters]


def test_lessons_are_added_sorted_and_parted_into_chapters() -> None:
    app, page = at_desk(SMALL, BOTH)
    assert held(app) == [["small", "question"]]
    app.tap(page.find(do="edit-course", arg='["lift", 0, 1]'))
    assert held(app) == [["question", "small"]]
    app.tap(page.find(do="edit-course", arg='["divide", 0, 1]'))
    assert held(app) == [["question"], ["small"]]
    app.tap(page.find(do="edit-course", arg='["lift", 1, 0]'))
    assert held(app) == [["question", "small"]]
    app.tap(page.find(do="edit-course", arg='["cut", 0, 0]'))
    assert held(app) == [["small"]]


def test_the_same_lesson_again_takes_the_place_of_the_old_one() -> None:
    app, _ = at_desk(SMALL, BOTH, SMALL | {"title": {"en": "Smaller", "de": "Kleiner"}})
    assert held(app) == [["small", "question"]]
    assert app.house.workshop.desk.course.chapters[0]["lessons"][0]["title"]["en"] == "Smaller"


def test_a_lesson_of_the_course_is_worked_on_again() -> None:
    app, page = at_desk(SMALL, BOTH)
    app.tap(page.find(do="edit-course", arg='["open", 0, 0]'))
    assert app.house.workshop.desk.work.data["id"] == "small"


def test_it_is_kept_and_given_away_in_all_ways() -> None:
    storage = FakeStorage()
    app, page = at_desk(SMALL, BOTH, storage=storage)
    app.field("edit-course title.en", "My course")
    app.field("edit-course done.en", "That was all.")
    app.field("edit-course 0.title.en", "One")
    again, page = at_desk(storage=storage)
    assert held(again) == [["small", "question"]]
    for what in ("file", "link", "element", "frame", "scorm"):
        again.tap(page.find(do="edit-course-give", arg=what))
    name, text = page.downloads[-1]
    series = read_series(json.loads(text))
    assert name == "my-course.json"
    assert [lesson.id for lesson in series.lessons] == ["small", "question"]
    assert (series.done["en"], series.parts[0].title["en"]) == ("That was all.", "One")
    link, element, frame = page.clipboard
    assert read_series(sharing.unpack_data(link.partition("#lesson/")[2])).id == "my-course"
    assert element.count("<nyc-board lesson=") == 1
    assert 'title="My course"' in frame
    name, facts = page.packages[-1]
    assert name == "my-course-scorm.zip"
    assert json.loads(facts)["count"] == 2


def test_one_lesson_by_itself_is_a_package_too() -> None:
    app, page = opened(None, "edit")
    app.file_chosen("a.json", json.dumps(SMALL))
    app.tap({"do": "edit-place", "arg": "give"})
    app.tap(page.find(do="edit-scorm"))
    facts = json.loads(page.packages[-1][1])
    assert (facts["id"], facts["count"]) == ("small", 1)
    assert sharing.unpack_data(facts["lesson"])["cover"]


def test_a_course_that_cannot_be_read_is_left_alone() -> None:
    for stored in ("", "[]", '{"chapters": 7}', '{"chapters": [{"lessons": [{}]}]}', "x"):
        storage = FakeStorage()
        storage.set("nyc/course", stored)
        app, _ = at_desk(storage=storage)
        assert held(app) == []


def test_a_file_with_a_course_is_taken_up_whole() -> None:
    app, _ = at_desk()
    course = {
        "course": "c",
        "title": {"en": "C"},
        "chapters": [{"title": {"en": "One"}, "lessons": [SMALL, "two-pairs"]}],
    }
    app.file_chosen("c.json", json.dumps(course))
    assert held(app) == [["small", "two-pairs"]]
    assert as_data(read_series(course).lessons[0])["id"] == "small"
