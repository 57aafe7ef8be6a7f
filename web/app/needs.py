"""Whose modules a thing needs, found out before it is read: a further game comes in a pack of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyc_core import InvalidSave, games

from . import routes
from .house import House
from .keep import sharing
from .keep.slots import Trouble
from .room import is_here
from .rooms import shown_games

Deed = Callable[[], None]
SLOW = 2500  # milliseconds: then whoever waits is told what for


def bring(house: House, needed: Callable[[], list[str]], then: Deed, otherwise: Deed | None = None) -> None:
    """Do something once all games that it needs are here. When one cannot be had that is said, unless there is
    something to do `otherwise`."""
    absent = next((game for game in needed() if not is_here(game)), None)
    if absent is None:
        then()
        return
    telling = house.page.later(SLOW, house.after(lambda: house.keeper.say("fetching")))

    def brought(well: bool) -> None:
        house.page.cancel(telling)
        if house.keeper.notice == "fetching":
            house.keeper.notice = ""
        if well and is_here(absent):
            bring(house, needed, then, otherwise)
        elif otherwise:
            otherwise()
        else:
            house.keeper.say("absent")

    house.page.bring(absent, house.after(brought))


def of_text(text: str) -> str:
    """The game of a save, a position or a lesson; the usual one where none is named, or where it is something else."""
    try:
        data: Any = sharing.parse(text)
    except Trouble:
        return games.DEFAULT
    data = sharing.first_lesson(data)
    position = data.get("position", data) if isinstance(data, dict) else {}
    game = position.get("game") if isinstance(position, dict) else ""
    return game if isinstance(game, str) and game in games.names() else games.DEFAULT


def of_packed(packed: str) -> str:
    """The same of what a link holds."""
    try:
        return of_text(sharing.inflate(packed))
    except Trouble:
        return games.DEFAULT


def of_turn(packed: str) -> str:
    """The game of a turn that came by a link."""
    from nyc_core.table.moves import game_of  # late: few visits begin with one

    try:
        game = game_of(packed)
    except InvalidSave:
        return games.DEFAULT
    return game if game in games.names() else games.DEFAULT


def of_file(text: str) -> str:
    """The same of what somebody brings: a file, or a link."""
    held = routes.held(text) if not text.lstrip("\ufeff \t\r\n").startswith("{") else None
    if isinstance(held, routes.Turn):
        return of_turn(held.packed)
    if isinstance(held, routes.Share | routes.Packed | routes.Edit):
        return of_packed(held.packed)
    try:
        return of_text(sharing.save_of(text))
    except Trouble:
        return of_text(text)


def of_lesson(lesson: str) -> str:
    """On whose shelf a lesson lies; the first game of which that cannot be known yet."""
    from nyc_core.lessons import chapter, course

    for game in shown_games():
        if not is_here(game):
            return game
        if any(entry.id == lesson for name in course(game).chapters for entry in chapter(name, game).entries):
            return game
    return games.DEFAULT


def of_kept(house: House, kept: str) -> str:
    """The game of one in the list."""
    return house.keeper.rules_of(kept)


def of_route(house: House, route: routes.Route) -> list[str]:
    """All games that have to be there before an address is opened."""
    match route:
        case routes.Play(kept):
            return [of_kept(house, kept)]
        case routes.Share(packed) | routes.Packed(packed):
            return [of_packed(packed)]
        case routes.Turn(packed):
            return [of_turn(packed)]
        case routes.Shelf(lesson):
            return [of_lesson(lesson)] if len(shown_games()) > 1 else []
        case routes.Edit(packed):
            return [of_text(house.workshop.draft()), of_packed(packed)] if packed else [of_text(house.workshop.draft())]
        case routes.Sheet("new" | "learn", topic) if topic in shown_games():
            return [topic]
        case routes.Sheet("new", _):
            return [house.keeper.settings.game]
        case _:
            return []


def of_last(house: House) -> list[str]:
    """The game that lies on the table when the page begins, where the address does not say another."""
    return [of_kept(house, house.keeper.last_played())]
