"""What a strong player would do: hints, and what there would have been better: reviews."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core import new_game
from web.app.flow import Flow
from web.app.keep import bundle
from web.app.panels import may_advise
from web.app.reviews import may_review


def _hint(flow: Flow, _: str) -> None:
    """Ask for one; asked again, it is put away."""
    house = flow.house
    if house.adviser.state(house.session):
        house.adviser.drop()
    elif may_advise(house):
        house.adviser.ask(house.session)


def _show(flow: Flow, number: str) -> None:
    if number.isdigit():
        flow.house.adviser.choose(int(number))


def _review(flow: Flow, _: str) -> None:
    if may_review(flow.house):
        flow.house.reviewer.begin(flow.house.session)


def _review_at(flow: Flow, ply: str) -> None:
    """The table before a decision."""
    session = flow.house.session
    if ply.isdigit() and int(ply) < session.plies:
        flow.drop_sheet()
        flow.look_at(session.timeline.index_of(int(ply)))


def _play_from(flow: Flow, ply: str) -> None:
    """Another game, which begins where this one stood then: this one stays as it is."""
    session = flow.house.session
    if ply.isdigit() and int(ply) < session.plies and may_review(flow.house):
        game = session.game.clone()
        game.rewind(int(ply))
        flow.start_game(game, session.colours)
        flow.house.session.practice = True  # it tells nothing of how well one plays
        flow.save()


def _task(flow: Flow, _: str) -> None:
    """The next mistake that is to be tried again."""
    house = flow.house
    if house.exercise.next():
        house.classroom.close()
        flow.show_table()
    else:
        _task_leave(flow, "")


def _task_leave(flow: Flow, _: str) -> None:
    """Back to the game."""
    flow.house.exercise.close()
    flow.lay_session()
    flow.open("records")


def _watch(flow: Flow, _: str) -> None:
    """Two masters play each other."""
    game = flow.house.keeper.session.game.rules.meta.name
    flow.start_game(new_game(game, ["bot:search", "bot:search"], flow.house.page.seed()), [])


def _export_all(flow: Flow, _: str) -> None:
    """All games of this device and the records in one file."""
    keeper = flow.house.keeper
    flow.house.page.download("new-york-games.json", bundle.pack(keeper.saves(), flow.house.records.data()))


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "hint": _hint,
    "hint-show": _show,
    "review-begin": _review,
    "review-cancel": lambda flow, _: flow.house.reviewer.cancel(flow.house.session.id),
    "review-at": _review_at,
    "play-from": _play_from,
    "tasks": _task,
    "task-again": lambda flow, _: flow.house.exercise.again(),
    "task-show": lambda flow, _: flow.house.exercise.show(),
    "task-leave": _task_leave,
    "watch": _watch,
    "export-all": _export_all,
    "hint-close": lambda flow, _: flow.house.adviser.drop(),
}
