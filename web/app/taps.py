"""What a tap on a control does, by the name of its data- attribute, and what a key does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import commands
from .addresses import SHEET_TITLE
from .flow import Flow

Data = Mapping[str, str]
PLAYED = ("act", "also")  # what plays a notation
BACK = ("take-back", "undo")  # what takes back what was played a moment ago
POINTED = ("ask", "info")  # what names a thing on the table


def tap(flow: Flow, data: Data) -> None:
    """A tap on a control; `data` are its data- attributes."""
    workshop, sheets = flow.house.workshop, flow.house.sheets
    if flow.house.session.pending and data.get("do") not in BACK:
        flow.care.settle()  # any next tap goes on at once
    if "select" in data and not workshop.open:
        flow.house.sight.pick(data["select"], add=True)
        return
    for name in PLAYED:
        if name in data and not workshop.open:
            _way(flow, data)(data[name])
            return
    for name, work in TAPS.items():
        if name in data:
            if name in POINTED and workshop.open and not sheets.panel:
                workshop.desk.point(data[name])
            else:
                work(flow, data)
            return


def _way(flow: Flow, data: Data) -> Callable[[str], None]:
    """How it is played: at once; after a second tap; or so that it can be taken back for a moment."""
    if "weigh" in data:
        return flow.care.weigh
    return flow.care.play_in_a_moment if "grace" in data else flow.play


def key(flow: Flow, name: str) -> None:
    """A key outside of a field."""
    if name in KEYS:
        KEYS[name](flow)


def _ask(flow: Flow, data: Data) -> None:
    flow.ask(data["ask"])
    if "info" in data:
        _tell_about(flow, data["info"])


def _set_tab(flow: Flow, data: Data) -> None:
    flow.house.sheets.tab = data["tab"]
    flow.house.sheets.beside = data["tab"] == "lesson"


def _set_place(flow: Flow, data: Data) -> None:
    flow.house.session.place = data["place"]


def _set_info(flow: Flow, data: Data) -> None:
    flow.house.session.refusal = None
    _tell_about(flow, data["info"])


def _tell_about(flow: Flow, thing: str) -> None:
    flow.house.sheets.info = thing
    flow.house.focus(SHEET_TITLE)


def _toggle(flow: Flow, data: Data) -> None:
    if flow.house.sheets.panel == data["panel"]:
        flow.close()
    else:
        flow.open(data["panel"])


TAPS: dict[str, Callable[[Flow, Data], None]] = {
    "pick": lambda flow, data: flow.house.sight.pick(data["pick"], add=True),
    "unpick": lambda flow, data: flow.house.sight.pick(data["unpick"], add=False),
    "mode": lambda flow, data: flow.house.sight.set_mode(data["mode"]),
    "place": _set_place,
    "tab": _set_tab,
    "panel": _toggle,
    "do": commands.run,
    "rule": lambda flow, data: flow.open(f"rules/{data['rule']}"),
    "at": lambda flow, data: flow.show_moment(data["at"]),
    "ask": _ask,
    "info": _set_info,
}
KEYS: dict[str, Callable[[Flow], None]] = {
    "Escape": lambda flow: flow.leave(),
    "ArrowLeft": lambda flow: flow.look_along(-1),
    "ArrowRight": lambda flow: flow.look_along(1),
}
