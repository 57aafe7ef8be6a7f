"""At the table: going back, telling, looking along, taking the device."""

from __future__ import annotations

from collections.abc import Callable

from nyc_core import IllegalAction, Refusal
from web.app import halfdone
from web.app.flow import Flow


def _undo(flow: Flow, _: str) -> None:
    if flow.house.session.pending:
        flow.care.take_back()
        return
    try:
        flow.house.session.undo()
    except IllegalAction as error:
        flow.refuse(error.refusal)
        return
    flow.changed()


def _restart(flow: Flow, _: str) -> None:
    if flow.house.session.restart_turn():
        flow.changed()


def _undo_to(flow: Flow, moment: str) -> None:
    """Back to the decision that led to a moment of the log."""
    session = flow.house.session
    moments = session.timeline.moments(session.eyes)
    if moment.isdigit() and int(moment) < len(moments):
        if session.undo_to(session.timeline.ply_at(moments[int(moment)])):
            flow.changed()
        else:
            flow.refuse(Refusal("undo_barred", "", ""))


def _practice(flow: Flow, _: str) -> None:
    """Of what lies on the table; what is only recorded is not kept."""
    flow.house.session.practice = not flow.house.session.practice
    flow.save()


def _skip(flow: Flow, _: str) -> None:
    flow.house.teller.skip()
    flow.go_on()


def _tell_again(flow: Flow, _: str) -> None:
    """What happened since one's own last action, at the usual pace; where there is none, to be looked through."""
    session = flow.house.session
    flow.drop_sheet()
    if flow.house.teller.tells:
        session.show_since()
        flow.go_on()
    else:
        flow.look_at(session.left_at)


def _ready(flow: Flow, _: str) -> None:
    seat = flow.house.session.hand_over_to
    if seat is not None:
        flow.house.session.take_device(seat)
        halfdone.pick_up(flow.house)
        flow.go_on()


def _replay(flow: Flow, _: str) -> None:
    flow.drop_sheet()
    flow.show_moment("0")


def _ask_more(flow: Flow, _: str) -> None:
    flow.house.sheets.asked = not flow.house.sheets.asked


def _unweigh(flow: Flow, _: str) -> None:
    flow.house.session.weighed = ""


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "take-back": lambda flow, _: flow.care.take_back(),
    "go-on": lambda flow, _: flow.care.settle(),
    "unweigh": _unweigh,
    "ask-more": _ask_more,
    "undo": _undo,
    "restart": _restart,
    "undo-to": _undo_to,
    "practice": _practice,
    "show-next": lambda flow, _: flow.house.teller.next(),
    "show-back": lambda flow, _: flow.house.teller.back(),
    "show-pause": lambda flow, _: flow.house.teller.pause(),
    "show-quick": lambda flow, _: flow.house.teller.speed_up(),
    "show-skip": _skip,
    "tell-again": _tell_again,
    "count-end": lambda flow, _: flow.house.count.end(),
    "hurry": lambda flow, _: flow.house.teller.hurry(),
    "ready": _ready,
    "replay": _replay,
}
