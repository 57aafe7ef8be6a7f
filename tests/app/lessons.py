"""A learner at a lesson in the page, for tests."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core.lessons import lessons
from tests.app.fakepage import FakePage, opened
from tests.app.memory import FakeStorage
from tests.app.player import Player
from web.app.app import App
from web.app.learn.trial import Trial

ALL = {lesson.id: lesson for lesson in lessons()}
every_lesson = pytest.mark.parametrize("lesson", ALL.values(), ids=ALL)
FIRST, QUESTION, REFUSED = "build-the-skyline", "worth-of-a-borough", "wild-cards-alone"


def taught(lesson: str, storage: FakeStorage | None = None, **more: Any) -> tuple[App, FakePage]:
    return opened(storage, f"learn/{lesson}", **more)


def trial(app: App) -> Trial:
    assert app.house.classroom.trial is not None
    return app.house.classroom.trial


def settled(page: FakePage) -> dict[str, str]:
    """The root when all has been told."""
    for _ in range(20):
        page.pass_time()
        if "ready" in page.root:
            return page.root
    raise AssertionError("the page never gets ready")


def press(app: App, page: FakePage, command: str) -> None:
    app.tap(page.find(do=command))


def solve(app: App, page: FakePage, *actions: str) -> None:
    player = Player(app, page)
    for action in actions:
        settled(page)
        player.perform(action)
    settled(page)
