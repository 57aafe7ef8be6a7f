"""Spaced practice (issue 14.6): what was failed comes back another day; tasks can be handed in."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from nyc_core.lessons import find
from nyc_core.lessons.schema import as_data
from tests.app.fakepage import opened
from tests.app.lessons import press, solve, trial
from tests.app.memory import FakeStorage
from tests.lessons.examples import SMALL
from web.app.app import App
from web.app.learn.practice import KEY, STEPS, Practice

DAY = date(2026, 11, 18)


def practised(app: App, days: int = 0) -> Practice:
    """The practice of an app, so many days later."""
    practice = app.house.classroom.practice
    practice._now = lambda: f"{DAY + timedelta(days=days)}T09:00:00"
    return practice


def test_what_was_failed_comes_back_the_next_day_and_then_later_and_later() -> None:
    app, _ = opened()
    practice = practised(app)
    practice.failed("two-pairs")
    assert practice.due() == []
    day = 0
    for step in STEPS:
        assert practised(app, day + step - 1).due() == []
        day += step
        assert practised(app, day).due() == ["two-pairs"]
        practice.solved("two-pairs")
        assert practice.due() == []
    assert practice.tasks == {}


def test_one_that_goes_wrong_again_begins_anew() -> None:
    app, _ = opened()
    practised(app).failed("two-pairs")
    practice = practised(app, 1)
    practice.solved("two-pairs")
    practised(app, 4).failed("two-pairs")
    assert practice.tasks["two-pairs"].right == 0
    assert practised(app, 5).due() == ["two-pairs"]


def test_five_a_day_and_the_streak_is_only_told() -> None:
    app, _ = opened()
    practice = practised(app)
    for name in ("two-pairs", "small", "a", "b", "c", "d", "e"):
        practice.failed(name)
    assert len(practised(app, 1).due()) == 5
    assert practice.streak() == 0
    practice.solved("two-pairs")
    assert practised(app, 2).streak() == 1
    practice.solved("a")
    assert practised(app, 3).streak() == 2
    assert practised(app, 9).streak() == 0


def test_a_lesson_that_is_failed_is_practised_from_the_path() -> None:
    storage = FakeStorage()
    app, page = opened(storage, "learn/build-the-skyline")
    practised(app)
    solve(app, page, "bid skyscraper")
    again, page = opened(storage, "learn")
    practised(again, 1)
    again.tap({"do": "learn"})
    assert "Today: 1 small task" in page.text("sheet")
    assert again.house.classroom.today()["tasks"] == 1
    again.tap({"do": "lesson-practice"})
    assert trial(again).lesson.id == "build-the-skyline"
    solve(again, page, "bid skyscraper skyscraper")
    assert again.house.classroom.practice.due() == []
    assert not page.has(do="lesson-next")


def test_a_task_from_a_position_is_handed_in_and_opened() -> None:
    app, page = opened()
    practice = practised(app)
    practice.put("review-1", SMALL)
    practice.put("review-2", as_data(find("two-pairs")) | {"id": "own"})
    assert practice.due() == ["review-1", "review-2"]
    app.tap({"do": "lesson-practice"})
    assert trial(app).lesson.id == "small"
    solve(app, page, "bid press press")
    press(app, page, "lesson-next")
    assert trial(app).lesson.id == "own"


@pytest.mark.parametrize(
    "stored", ["", "{}", "[]", '{"tasks":[1,"x","a 9 2026-01-01","b 0 2026-99-99"],"days":["x",1]}']
)
def test_what_is_stored_is_never_trusted(stored: str) -> None:
    storage = FakeStorage()
    storage.set(KEY, stored)
    app, _ = opened(storage)
    assert practised(app, 5).due() == []
    assert app.house.classroom.practice.streak() == 0


def test_what_a_later_version_wrote_is_left_as_it_is() -> None:
    storage = FakeStorage()
    storage.set(KEY, '{"format":2,"tasks":["two-pairs 0 2026-11-18"]}')
    app, _ = opened(storage)
    assert practised(app).due() == ["two-pairs"]
    app.house.classroom.practice.failed("other")
    assert storage.get(KEY) == '{"format":2,"tasks":["two-pairs 0 2026-11-18"]}'
