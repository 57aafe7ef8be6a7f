"""What buttons do (`data-do`), by name, and the fields that can be filled in (`data-field`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nyc_core import games as known
from web.app import needs
from web.app.editor.workshop import FIELDS as EDITOR_FIELDS
from web.app.flow import Flow
from web.app.keep.settings import CHOICES
from web.app.sounding import YOUR_TURN

from . import editor, games, lessons, rivals, sheets, table, turns

COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    **table.COMMANDS,
    **sheets.COMMANDS,
    **games.COMMANDS,
    **lessons.COMMANDS,
    **editor.COMMANDS,
    **rivals.COMMANDS,
    **turns.COMMANDS,
}


# What is tried at once by who switches it on.
TRIED: dict[str, Callable[[Flow], None]] = {
    "sound": lambda flow: flow.house.page.sound(YOUR_TURN),
    "buzz": lambda flow: flow.house.page.buzz(),
}


def run(flow: Flow, data: Mapping[str, str]) -> None:
    """The command of a control; what it needs to know stands in `data-arg`."""
    command = COMMANDS.get(data["do"])
    if command:
        command(flow, data.get("arg", data.get("seqAt", "")))


def fill(flow: Flow, name: str, value: str) -> None:
    """A field."""
    house, kind = flow.house, name.partition(".")[0]
    if name in CHOICES:
        house.keeper.choose(**{name: value})
        if name in ("language", "clauses"):
            flow.tell_anew()
        if value == "on" and name in TRIED:
            TRIED[name](flow)
    elif kind in ("option", "seat", "seed") and house.sheets.form:
        house.sheets.form.fill(name, value)
    elif name == "game" and value in known.names():
        needs.bring(flow.house, lambda: [value], lambda: _choose_game(flow, value))
    elif name.startswith(EDITOR_FIELDS):
        house.workshop.desk.fill(name, value)
    elif name == "rules.query":
        house.sheets.search = value[:60]
    elif name == "scrub":
        flow.show_moment(value)
    else:
        house.sheets.typed[name] = value


def _choose_game(flow: Flow, game: str) -> None:
    """In the form of a new game."""
    form = flow.house.sheets.form
    if form:
        form.fill("game", game)


def _fill(flow: Flow, text: str) -> None:
    """A choice made by a button: `theme=dark`, `seat.0.kind=human`."""
    name, _, value = text.partition("=")
    fill(flow, name, value)


COMMANDS |= {"set": _fill, "fill": _fill}
