"""Courses in the page (issue 14.7): one link, their own next, progress, a last page; and on other sites' pages."""

from __future__ import annotations

import json

from tests.app.fakepage import opened
from tests.app.guests import heard, invited
from tests.app.lessons import press, settled, solve, trial
from tests.app.memory import FakeStorage
from tests.lessons.test_series import COURSE
from web.app.keep import sharing

PACKED = sharing.pack(json.dumps(COURSE))
LINK = f"lesson/{PACKED}"


def test_a_link_leads_through_all_of_it_to_its_last_page() -> None:
    storage = FakeStorage()
    app, page = opened(storage, LINK)
    assert trial(app).lesson.id == "small"
    assert "My course: One" in page.text("lesson")
    solve(app, page, "bid press press")
    press(app, page, "lesson-next")
    assert trial(app).lesson.id == "question"
    solve(app, page, "choose 2")
    assert not page.text("prompt").count("Well done")
    press(app, page, "lesson-next")
    solve(app, page, "take 2", "take 1")
    assert "Well done. 3 of 3 lessons of this course done." in page.text("prompt")
    assert not page.has(do="lesson-next")


def test_the_link_opens_where_one_left_off() -> None:
    storage = FakeStorage()
    app, page = opened(storage, LINK)
    solve(app, page, "bid press press")
    again, _ = opened(storage, LINK)
    assert trial(again).lesson.id == "question"


def test_a_course_in_a_file_is_opened_like_one_in_a_link() -> None:
    app, page = opened()
    app.file_chosen("course.json", json.dumps(COURSE))
    assert trial(app).series is not None
    assert page.history[-1] == LINK


def test_what_another_page_is_told() -> None:
    app, page = invited(lesson=PACKED, at="2")
    assert trial(app).lesson.id == "question"
    settled(page)
    solve(app, page, "choose 2")
    told = heard(page, "progress")
    assert told == [{"course": "my-course", "lesson": "question", "at": 1, "done": 1, "of": 3, "each": "010"}]
    assert page.has(do="lesson-next")


def test_a_guest_is_not_led_into_our_path() -> None:
    app, page = invited(lesson="wild-cards-add")
    settled(page)
    solve(app, page, "bid skyscraper wild")
    assert not page.has(do="lesson-next")
