"""Lessons: opened, helped with, begun anew, left."""

from __future__ import annotations

from collections.abc import Callable

from web.app import needs, routes, texts
from web.app.flow import Flow
from web.app.rooms import shown_games


def _learn(flow: Flow, lesson: str) -> None:
    """The learning path, of a game that is named; or a lesson of it."""
    if not lesson or lesson in shown_games():
        flow.open(str(routes.Sheet("learn", lesson)))
    else:
        route = routes.Shelf(lesson)
        needs.bring(flow.house, lambda: needs.of_route(flow.house, route), lambda: _open(flow, route))


def _open(flow: Flow, route: routes.Shelf) -> None:
    from nyc_core.lessons import find

    flow.open_lesson(find(route.lesson), str(route))


def _try(flow: Flow, lesson: str) -> None:
    """A lesson about something on the table; leaving it leads back to the game."""
    from nyc_core.lessons import find

    flow.open_lesson(find(lesson), str(routes.Shelf(lesson)), back="")


def _practise(flow: Flow, _: str) -> None:
    """The next task of today; when all are done, the learning path."""
    if flow.house.classroom.open_practice():
        flow.show_table()
    else:
        flow.open(str(routes.Sheet("learn")))


def _next(flow: Flow, _: str) -> None:
    trial = flow.house.classroom.trial
    if trial and trial.task:
        _practise(flow, "")
        return
    if flow.house.classroom.open_next():
        flow.show_table()
        return
    following = flow.house.classroom.following(trial.lesson) if trial else ""
    if following:
        _learn(flow, following)


def _hint(flow: Flow, _: str) -> None:
    trial = flow.house.classroom.trial
    if trial and trial.attempt.hint():
        flow.house.focus("#r-lesson .hints li:last-child")  # so that it is in sight, and read


def _show(flow: Flow, _: str) -> None:
    trial = flow.house.classroom.trial
    if trial is None:
        return
    flow.house.teller.skip()
    if trial.show_me():
        flow.house.page.announce(texts.say("lesson.shown", step=trial.shown))
    flow.changed()


def _again(flow: Flow, _: str) -> None:
    trial = flow.house.classroom.trial
    if trial:
        trial.again()
        flow.changed()


def _free(flow: Flow, _: str) -> None:
    trial = flow.house.classroom.trial
    if trial and trial.is_playable:
        flow.start_game(trial.free_game(), [])


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "learn": _learn,
    "lesson-try": _try,
    "lesson-practice": _practise,
    "lesson-next": _next,
    "lesson-hint": _hint,
    "lesson-show": _show,
    "lesson-again": _again,
    "lesson-leave": lambda flow, _: flow.leave_lesson(),
    "lesson-free": _free,
}
