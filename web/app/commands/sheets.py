"""Over the table: sheets, the guide, notices, what the device asks."""

from __future__ import annotations

from collections.abc import Callable

from web.app.flow import Flow


def _guide(flow: Flow, page: str) -> None:
    """A page of the guide."""
    sheets = flow.house.sheets
    if sheets.panel != "guide":
        flow.open("guide")
    last = max(0, len(flow.house.sight.room.guide) - 1)
    sheets.guide = min(int(page) if page.isdigit() else 0, last)


def _guide_end(flow: Flow, _: str) -> None:
    """The guide is closed; who skips its offer is no newcomer."""
    flow.guide_seen()
    if flow.house.sheets.panel == "guide":
        flow.close()
    else:
        flow.house.coach.end()


def _dismiss(flow: Flow, _: str) -> None:
    keeper = flow.house.keeper
    keeper.notice = keeper.detail = flow.house.sheets.link = ""
    flow.house.device.dismiss()


def _to(panel: str) -> Callable[[Flow, str], None]:
    """Open a sheet; what the control names besides is what it opens it at, such as a game."""
    return lambda flow, topic: flow.open(f"{panel}/{topic}" if topic else panel)


OPENED = ("home", "new", "games", "rules", "settings", "score", "log", "menu", "review", "records")
COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    **{panel: _to(panel) for panel in OPENED},
    "close": lambda flow, _: flow.close(),
    "dismiss": _dismiss,
    "guide": _guide,
    "guide-end": _guide_end,
    "coach-end": lambda flow, _: flow.house.coach.end(),
    "update": lambda flow, _: flow.house.device.want(),
    "persist": lambda flow, _: flow.house.device.ask(),
}
