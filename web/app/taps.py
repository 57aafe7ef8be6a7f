"""What a tap on a control does, by the name of its data- attribute, and what a key does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from . import commands

if TYPE_CHECKING:
    from .app import App

Data = Mapping[str, str]
SHEET_TITLE = "#r-sheet [data-focus]"


def _at(app: App, data: Data) -> None:
    """A line of the log, or a moment on the reel."""
    commands.show_moment(app, data["at"])


def _ask(app: App, data: Data) -> None:
    app.ask(data["ask"])
    if "info" in data:
        app.info = data["info"]
        app.focus(SHEET_TITLE)


def _set_tab(app: App, data: Data) -> None:
    app.tab = data["tab"]


def _set_tile(app: App, data: Data) -> None:
    app.session.place = data["tile"]


def _set_info(app: App, data: Data) -> None:
    app.session.refusal = None
    app.info = data["info"]
    app.focus(SHEET_TITLE)


def _toggle(app: App, data: Data) -> None:
    if app.panel == data["panel"]:
        app.close()
    else:
        app.open(data["panel"])


POINTED = ("ask", "info")  # what names a thing on the table
TAPS: dict[str, Callable[[App, Data], None]] = {
    "pick": lambda app, data: app.desk.pick(data["pick"], add=True),
    "unpick": lambda app, data: app.desk.pick(data["unpick"], add=False),
    "mode": lambda app, data: app.desk.set_mode(data["mode"]),
    "tile": _set_tile,
    "tab": _set_tab,
    "panel": _toggle,
    "do": commands.run,
    "rule": lambda app, data: app.open(f"rules/{data['rule']}"),
    "at": _at,
    "ask": _ask,
    "info": _set_info,
}
KEYS: dict[str, Callable[[App], None]] = {
    "Escape": lambda app: app.leave(),
    "ArrowLeft": lambda app: app.look_along(-1),
    "ArrowRight": lambda app: app.look_along(1),
}
