"""Games: begun, opened, renamed, deleted, given away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nyc_core import new_game
from web.app import fair, needs
from web.app.flow import Flow
from web.app.panels import shown
from web.app.rooms import shown_games
from web.app.texts import say


def _quick(flow: Flow, game: str) -> None:
    """One tap: you against whom the game's rulebook recommends; where no game is named, the one on the table. Who has
    never played is coached."""
    house = flow.house
    name = game if game in shown_games() else house.session.game.rules.meta.name
    needs.bring(flow.house, lambda: [name], lambda: flow.start_quick(name))


def _begin(flow: Flow, _: str) -> None:
    keeper, form = flow.house.keeper, flow.house.sheets.form
    game = form.make(flow.house.page.seed()) if form else None
    if form and game:
        keeper.settings = replace(keeper.settings, table=form.seats, game=form.game)
        keeper.keep_settings()
        flow.start_game(game, form.colours, form.here)


def _again(flow: Flow, _: str) -> None:
    """The same seats, another deal."""
    session, seed = flow.house.session, flow.house.page.seed()
    options = fair.options_of(session.game)
    again = new_game(session.game.rules.meta.name, session.seats, seed, **options)
    flow.start_game(again, session.colours, session.here if session.link else None)


def _seat_add(flow: Flow, _: str) -> None:
    if flow.house.sheets.form:
        flow.house.sheets.form.add()


def _seat_remove(flow: Flow, number: str) -> None:
    if flow.house.sheets.form and number.isdigit():
        flow.house.sheets.form.remove(int(number))


def _open(flow: Flow, game: str) -> None:
    house = flow.house
    if game == house.keeper.session.id and not house.keeper.trouble:
        if house.classroom.trial:
            flow.show_session()
        flow.close()
    else:
        needs.bring(flow.house, lambda: [needs.of_kept(house, game)], lambda: _open_kept(flow, game))


def _open_kept(flow: Flow, game: str) -> None:
    if flow.house.keeper.open(game):
        flow.show_session()


def _rename(flow: Flow, game: str) -> None:
    flow.house.sheets.renamed = game


def _renamed(flow: Flow, game: str) -> None:
    name = flow.house.sheets.typed.pop(f"name.{game}", None)
    if name is not None:
        flow.house.keeper.rename(game, name)
    flow.house.sheets.renamed = ""


def _name_of(flow: Flow, game: str) -> str | None:
    """What a game of the list is called there; None when there is no such game."""
    return next((shown(entry)["name"] for entry in flow.house.keeper.entries() if entry.id == game), None)


def _delete(flow: Flow, game: str) -> None:
    """The game on the table can be deleted too; when it is played on it is saved again."""
    name = _name_of(flow, game)
    if name is not None:
        flow.house.keeper.delete(game, name)


def _copy(flow: Flow, game: str) -> None:
    name = _name_of(flow, game)
    if name is not None:
        flow.house.keeper.copy(game, say("games.copy.name", name=name))


def _export(flow: Flow, game: str) -> None:
    flow.house.keeper.export(game or flow.house.keeper.session.id)


def _link(flow: Flow, game: str) -> None:
    house = flow.house
    if house.sheets.panel == "menu":
        flow.close()  # so that the notice is seen
    house.sheets.link = house.keeper.link(game or house.keeper.session.id) or ""
    if house.sheets.link:
        house.copy(house.sheets.link, lambda done: _copied(flow, done))


def _copied(flow: Flow, done: bool) -> None:
    if done:
        flow.house.sheets.link = ""
    flow.house.keeper.say("copied" if done else "not_copied")


def _theirs(flow: Flow, _: str) -> None:
    flow.house.keeper.take_theirs()
    flow.show_session()


def _mine(flow: Flow, _: str) -> None:
    flow.house.keeper.keep_mine()
    flow.house.page.go(flow.house.home, replace=True)


def _deal_again(flow: Flow, _: str) -> None:
    """The same table from the same seed: the same deal."""
    session = flow.house.session
    seed = fair.seed_of(session.game)
    if seed is not None and session.over:
        options = fair.options_of(session.game)
        flow.start_game(new_game(session.game.rules.meta.name, session.seats, seed, **options), session.colours)
        flow.house.session.practice = True  # one knows what comes
        flow.save()


COMMANDS: dict[str, Callable[[Flow, str], None]] = {
    "quick": _quick,
    "begin": _begin,
    "again": _again,
    "deal-again": _deal_again,
    "add-seat": _seat_add,
    "remove-seat": _seat_remove,
    "open": _open,
    "rename": _rename,
    "renamed": _renamed,
    "delete": _delete,
    "undelete": lambda flow, _: flow.house.keeper.restore(),
    "copy": _copy,
    "export": _export,
    "export-raw": lambda flow, game: flow.house.keeper.export(game, raw=True),
    "share": _link,
    "import": lambda flow, _: flow.house.page.choose_file(),
    "theirs": _theirs,
    "mine": _mine,
}
