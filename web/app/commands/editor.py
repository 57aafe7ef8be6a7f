"""The editor: places opened and set, tables and answers tried out."""

from __future__ import annotations

import json
from collections.abc import Callable

from web.app import needs, routes
from web.app.flow import Flow

EDIT = str(routes.Edit())


def _leave(flow: Flow, _: str) -> None:
    """Back to the game."""
    house = flow.house
    house.workshop.close()
    house.workshop.desk.show("")
    house.page.go(house.home)
    flow.go_on()


def _try_table(flow: Flow, _: str) -> None:
    """A free game from the table. It is saved like any other."""
    workshop = flow.house.workshop
    flow.start_game(workshop.desk.work.game.clone(), [])
    workshop.proof = flow.house.session.id


def _try_lesson(flow: Flow, _: str) -> None:
    """The lesson as a learner has it; leaving it leads back here."""
    workshop = flow.house.workshop
    lesson = workshop.desk.checked.lesson
    if lesson:
        workshop.close()
        flow.open_lesson(lesson, str(routes.Packed(workshop.desk.giving.packed())), back=EDIT)


def _record(flow: Flow, _: str) -> None:
    """Play for everybody at the table; what is done becomes the answer."""
    flow.house.classroom.close()
    flow.house.workshop.record()
    flow.house.page.go(str(routes.Record()))
    flow.lay_session()


def _stop(flow: Flow, take: str) -> None:
    """The recording ends; with `take` its actions are the answer."""
    workshop = flow.house.workshop
    workshop.stop(bool(take))
    flow.house.page.go(EDIT, replace=True)
    flow.lay_session()
    workshop.desk.show("answer")


def _begin_from(flow: Flow, source: str) -> None:
    """From a setup, the game on the table, a lesson of the shelf, or what was pasted."""
    desk = flow.house.workshop.desk
    pasted = [needs.of_file(desk.pasted)] if source == "pasted" else []
    needs.bring(flow.house, lambda: pasted, lambda: desk.begin(source))


def _sort(flow: Flow, said: str) -> None:
    """A verb and the places of a chapter and of a lesson in it."""
    try:
        verb, number, place = json.loads(said)
        flow.house.workshop.desk.sort_course(str(verb), int(number), int(place))
    except (ValueError, TypeError):
        return


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "editor": lambda flow, _: flow.open(EDIT),
    "edit": lambda flow, edit: flow.house.workshop.desk.tap(edit),
    "edit-place": lambda flow, place: flow.house.workshop.desk.show(place),
    "edit-back": lambda flow, _: flow.house.workshop.desk.back(),
    "edit-begin": lambda flow, _: flow.house.workshop.desk.show("begin"),
    "edit-lesson": lambda flow, _: flow.house.workshop.desk.show("lesson"),
    "edit-from": _begin_from,
    "edit-aside": lambda flow, place: flow.house.workshop.desk.back_to(place),
    "edit-undo": lambda flow, _: flow.house.workshop.desk.undo(),
    "edit-redo": lambda flow, _: flow.house.workshop.desk.undo(again=True),
    "edit-copy": lambda flow, what: flow.house.workshop.desk.giving.copy(what),
    "edit-scorm": lambda flow, _: flow.house.workshop.desk.giving.package(),
    "edit-course-add": lambda flow, _: flow.house.workshop.desk.add_to_course(),
    "edit-course-give": lambda flow, what: flow.house.workshop.desk.giving.course(what),
    "edit-course": _sort,
    "edit-file": lambda flow, _: flow.house.workshop.desk.giving.save(),
    "edit-leave": _leave,
    "edit-lesson-try": _try_lesson,
    "edit-record": _record,
    "edit-stop": _stop,
    "edit-try": _try_table,
}
