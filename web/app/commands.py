"""The commands of controls (`data-do`), by name, and the fields that can be filled in (`data-field`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from nyc_core import IllegalAction, Refusal

from .editor.workshop import COMMANDS as EDITOR
from .editor.workshop import FIELDS as EDITOR_FIELDS
from .keep.keeper import default_table
from .keep.settings import CHOICES
from .learn.classroom import COMMANDS as LESSON_COMMANDS
from .panels import shown
from .texts import say

if TYPE_CHECKING:
    from .app import App


def run(app: App, data: Mapping[str, str]) -> None:
    """The command of a control; what it needs to know stands in `data-arg`."""
    command = COMMANDS.get(data["do"])
    if command:
        command(app, data.get("arg", data.get("seqAt", "")))


def fill(app: App, name: str, value: str) -> None:
    """A field."""
    kind = name.partition(".")[0]
    if name in CHOICES:
        app.keeper.choose(**{name: value})
        if name == "language":
            app.tell_anew()
    elif kind in ("seat", "seed") and app.draft:
        app.draft.fill(name, value)
    elif name.startswith(EDITOR_FIELDS):
        app.workshop.desk.fill(name, value)
    elif name == "rules.query":
        app.search = value[:60]
    elif name == "scrub":
        show_moment(app, value)
    else:
        app.typed[name] = value


def show_moment(app: App, moment: str) -> None:
    """The table after a line of the log, counted from 1; the present one for "now" and the last."""
    moments = app.session.timeline.moments(app.session.eyes)
    number = int(moment) if moment.isascii() and moment.isdigit() else len(moments)
    app.look_at(moments[number] if number < len(moments) - 1 else None)
    if app.panel == "log":
        app.panel = ""
        app.page.go(app.home, replace=True)


# Going back


def _undo(app: App, _: str) -> None:
    try:
        app.session.undo()
    except IllegalAction as error:
        app.refuse(error.refusal)
        return
    app.changed()


def _restart(app: App, _: str) -> None:
    if app.session.restart_turn():
        app.changed()


def _undo_to(app: App, moment: str) -> None:
    """Back to the decision that led to a moment of the log."""
    it = app.session
    moments = it.timeline.moments(it.eyes)
    if moment.isdigit() and int(moment) < len(moments):
        if it.undo_to(it.timeline.ply_at(moments[int(moment)])):
            app.changed()
        else:
            app.refuse(Refusal("undo_barred", "", ""))


def _practice(app: App, _: str) -> None:
    """Of what lies on the table; what is only recorded is not kept."""
    app.session.practice = not app.session.practice
    app.save()


# Telling and looking


def _skip(app: App, _: str) -> None:
    app.teller.skip()
    app.go_on()


def _ready(app: App, _: str) -> None:
    seat = app.session.hand_over_to
    if seat is not None:
        app.session.take_device(seat)
        app.device.pick_up()
        app.go_on()


def _replay(app: App, _: str) -> None:
    app.panel = ""
    app.page.go(app.home, replace=True)
    show_moment(app, "0")


# Games


def _quick(app: App, _: str) -> None:
    """One tap: you against Tom B4."""
    from nyc_core import new_game

    app.start_game(new_game("newyorkcity", default_table(), app.page.seed()), [])


def _begin(app: App, _: str) -> None:
    draft = app.draft
    game = draft.make(app.page.seed()) if draft else None
    if draft and game:
        app.keeper.settings = replace(app.keeper.settings, table=draft.seats)
        app.keeper.keep_settings()
        app.start_game(game, draft.colours)


def _again(app: App, _: str) -> None:
    """The same seats, another deal."""
    from nyc_core import new_game

    app.start_game(new_game("newyorkcity", app.session.seats, app.page.seed()), app.session.colours)


def _seat_add(app: App, _: str) -> None:
    if app.draft:
        app.draft.add()


def _seat_remove(app: App, number: str) -> None:
    if app.draft and number.isdigit():
        app.draft.remove(int(number))


def _open(app: App, game: str) -> None:
    if game == app.keeper.session.id and not app.keeper.trouble:
        if app.classroom.trial:
            app.show_session()
        app.close()
    elif app.keeper.open(game):
        app.show_session()


def _rename(app: App, game: str) -> None:
    app.editing = game


def _renamed(app: App, game: str) -> None:
    name = app.typed.pop(f"name.{game}", None)
    if name is not None:
        app.keeper.rename(game, name)
    app.editing = ""


def _delete(app: App, game: str) -> None:
    """The game on the table can be deleted too; when it is played on it is saved again."""
    entry = next((entry for entry in app.keeper.entries() if entry.id == game), None)
    if entry:
        app.keeper.delete(game, shown(entry)["name"])


def _copy(app: App, game: str) -> None:
    entry = next((entry for entry in app.keeper.entries() if entry.id == game), None)
    if entry:
        app.keeper.copy(game, say("games.copy.name", name=shown(entry)["name"]))


def _export(app: App, game: str) -> None:
    app.keeper.export(game or app.keeper.session.id)


def _link(app: App, game: str) -> None:
    if app.panel == "menu":
        app.close()  # so that the notice is seen
    app.link = app.keeper.link(game or app.keeper.session.id) or ""
    if app.link:
        app.page.copy(app.link, lambda done: _copied(app, done))


def _copied(app: App, done: bool) -> None:
    if done:
        app.link = ""
    app.keeper.say("copied" if done else "not_copied")
    app.paint()


def _theirs(app: App, _: str) -> None:
    app.keeper.take_theirs()
    app.show_session()


def _mine(app: App, _: str) -> None:
    app.keeper.keep_mine()
    app.page.go(app.home, replace=True)


# The guide, notices


def _guide(app: App, page: str) -> None:
    """A page of the guide."""
    if app.panel != "guide":
        app.open("guide")
    app.guide = min(int(page) if page.isdigit() else 0, len(app.desk.room.guide) - 1)


def _guide_end(app: App, _: str) -> None:
    app.guide_seen()
    if app.panel == "guide":
        app.close()


def _dismiss(app: App, _: str) -> None:
    app.keeper.notice = app.keeper.detail = app.link = ""
    app.device.dismiss()


def _fill(app: App, text: str) -> None:
    """A choice made by a button: `theme=dark`, `seat.0.kind=tom`."""
    name, _, value = text.partition("=")
    fill(app, name, value)


def _to(panel: str) -> Callable[[App, str], None]:
    return lambda app, _: app.open(panel)


COMMANDS: dict[str, Callable[[App, str], None]] = {
    **LESSON_COMMANDS,
    # The table
    "undo": _undo,
    "restart": _restart,
    "undo-to": _undo_to,
    "practice": _practice,
    "show-next": lambda app, _: app.teller.next(),
    "show-skip": _skip,
    "ready": _ready,
    "replay": _replay,
    # Sheets
    **{panel: _to(panel) for panel in ("home", "new", "games", "rules", "settings", "score", "log", "menu")},
    "close": lambda app, _: app.close(),
    "dismiss": _dismiss,
    "set": _fill,
    "fill": _fill,
    "guide": _guide,
    "guide-end": _guide_end,
    # Games
    "quick": _quick,
    "begin": _begin,
    "again": _again,
    "add-seat": _seat_add,
    "remove-seat": _seat_remove,
    "open": _open,
    "rename": _rename,
    "renamed": _renamed,
    "delete": _delete,
    "undelete": lambda app, _: app.keeper.restore(),
    "copy": _copy,
    "export": _export,
    "export-raw": lambda app, game: app.keeper.export(game, raw=True),
    "share": _link,
    "import": lambda app, _: app.page.choose_file(),
    "theirs": _theirs,
    "mine": _mine,
    # The device
    "update": lambda app, _: app.device.want(),
    "persist": lambda app, _: app.device.ask(),
    **EDITOR,
}
