"""What an editor opens and gives away: files, links, and code for other sites. Whatever comes in is read with care:
its size, its brackets and its shape, so that everything behind this can rely on it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Collection
from typing import Any

from nyc_core import InvalidPosition, InvalidSave, game_from_position, games, load_game
from nyc_core.lessons.schema import KEYS, LARGEST_TEXT, InvalidLesson, parse
from nyc_core.table.reading import is_deep
from nyc_core.table.rules import Json
from web.app import routes
from web.app.keep import sharing
from web.app.keep.slots import Trouble
from web.app.room import is_here, room
from web.app.rooms import shown_games

from .work import Work, copied

TEXTS = ("title", "text", "task", "done")
DEEPEST = 12  # brackets in brackets: a lesson has less, and many of them are too much for the browser's Python


class Unreadable(ValueError):
    """What somebody brought is no lesson; the message is a sentence."""


def opened(text: str) -> Json:
    """What a teacher brings: a lesson, complete or not, a position, a saved game, or a link with one of them."""
    text = text.strip("\ufeff \t\r\n")
    held = routes.held(text) if not text.startswith("{") else None
    if isinstance(held, routes.Edit | routes.Packed):
        return unpacked(held.packed)
    try:
        return read(text) if text.startswith("{") else of_save(sharing.save_of(text))
    except Trouble as trouble:
        raise Unreadable(trouble.code) from None


def unpacked(packed: str) -> Json:
    """The lesson in a link."""
    try:
        return read(sharing.inflate(packed))
    except Trouble as trouble:
        raise Unreadable(trouble.code) from None


def of_save(save: str) -> Json:
    """The table of a saved game, all hands open: who has the file could look at them anyway."""
    try:
        game = load_game(save)
        if not is_here(game.rules.meta.name):
            raise Unreadable("absent")
        return {"position": game.position()}
    except InvalidSave as error:
        raise Unreadable(str(error)) from None
    except ModuleNotFoundError:
        raise Unreadable("absent") from None


def read(text: str) -> Json:
    """JSON of a lesson, of the first one of a chapter, of a position, or of a save."""
    if len(text) > LARGEST_TEXT or is_deep(text, DEEPEST):
        raise Unreadable("too long, or too many brackets in brackets")
    try:
        data = parse(text)
    except InvalidLesson as error:
        raise Unreadable(str(error)) from None
    if not isinstance(data, dict):
        raise Unreadable("an object is expected")
    if not is_writable(data):
        raise Unreadable("half a character stands in one of its texts")
    first = sharing.first_lesson(data)
    data = first if isinstance(first, dict) else data
    data.pop("cover", None)  # it is made anew when the lesson is given away
    if not set(data) <= set(KEYS):
        if not set(data) <= set(_keys(data)):
            return of_save(text)
        data = {"position": data}
    check_shape(data)
    return data


def _keys(data: Json) -> Collection[str]:
    """What a position of the game can have that the data say, or go without saying."""
    game = data.get("game", games.DEFAULT)
    return room(game).parts.keys if game in shown_games() and is_here(game) else ()


def is_writable(data: Json) -> bool:
    """Whether all its texts can be written down: JSON may hold half of a character that takes two."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def check_shape(data: Json) -> None:
    """What is there has the shape that it should have; Unreadable names what has not."""
    for key, value in data.items():
        if not SHAPES[key](value):
            raise Unreadable(f"{key}: this has another form than it has in a lesson")
    try:
        game = game_from_position(data.get("position", {}), data.get("seed", 0))
        if not is_here(game.rules.meta.name):
            raise Unreadable("absent")
    except ModuleNotFoundError:
        raise Unreadable("absent") from None
    except InvalidPosition as error:
        raise Unreadable(f"position: {error}") from None


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 2000


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**63


def _is_said(value: Any) -> bool:
    """A text by language."""
    return isinstance(value, dict) and len(value) <= 4 and all(_is_text(said) for said in value.values())


def _is_list(value: Any, shape: Any) -> bool:
    return isinstance(value, list) and len(value) <= 100 and all(shape(one) for one in value)


def _is_condition(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and _is_text(value.get("test"))
        and _is_said(value.get("reason", {}))
        and ("of" not in value or value["test"] != "any" or _is_list(value["of"], _is_condition))
        and ("cards" not in value or _is_list(value["cards"], _is_text))
        and ("with" not in value or isinstance(value["with"], dict))
    )


def _is_other(value: Any) -> bool:
    return _is_text(value) or _is_list(value, _is_text)


SHAPES: dict[str, Any] = {
    **dict.fromkeys(("id", "chapter", "example", "look"), _is_text),
    **dict.fromkeys(TEXTS, _is_said),
    **dict.fromkeys(("seed", "learner", "format"), _is_number),
    **dict.fromkeys(("hints", "choices"), lambda value: _is_list(value, _is_said)),
    **dict.fromkeys(("goals", "failures", "grades"), lambda value: _is_list(value, _is_condition)),
    **dict.fromkeys(("clauses", "answer", "wrong"), lambda value: _is_list(value, _is_text)),
    "position": lambda value: isinstance(value, dict),
    "advice": lambda value: isinstance(value, bool),
    "others": lambda value: isinstance(value, dict) and all(_is_other(one) for one in value.values()),
}


# --- from the page itself -------------------------------------------------------------------------------------------


def fresh(game: str) -> Json:
    """A table after a setup. A draft says its game, but for the one that goes without saying."""
    return {} if game == games.DEFAULT else {"position": {"game": game}}


def of_view(view: Json) -> Json:
    """A table as a seat sees it: what is hidden is left out, and so dealt anew."""
    parts = room(view["game"]).parts
    position = parts.seen(copied(view))
    try:
        game_from_position(position)
    except InvalidPosition:
        position = {key: value for key, value in position.items() if key not in parts.turn}
    return {"position": position}


# --- to give away ---------------------------------------------------------------------------------------------------


def whole(data: Json) -> Json:
    """The lesson with what it must have, as far as that can be guessed: an id of its title, and empty places."""
    empty: Json = {
        "id": as_id(data.get("title", {})) or "lesson",
        "title": {},
        "text": {},
        "task": {},
        "clauses": [],
        "position": {},
    }
    return empty | {"goals": [], "answer": []} | data


def as_id(title: Json) -> str:
    """A name for addresses, of a title."""
    said = next(iter(title.values()), "")
    return re.sub(r"[^a-z0-9]+", "-", said.lower()).strip("-")[:40].strip("-")


def as_text(data: Json) -> str:
    """A file that a person can read: one line for each key."""
    lines = (f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def packed(data: Json) -> str:
    return sharing.pack(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def packed_table(work: Work) -> str:
    """The position for an embedded board. What chance would deal by another seed is written out."""
    return packed(work.table if work.data.get("seed") else work.data.get("position", {}))


def site(address: str) -> str:
    """The folder in which the page lies, with its slash."""
    return address.split("#", maxsplit=1)[0].split("?", maxsplit=1)[0].rsplit("/", 1)[0] + "/"


def element(address: str, lesson: str, title: str) -> str:
    """The code for a page that may run a script of this site. Where scripts are off, the picture inside is left."""
    home, value, label = (html.escape(text, quote=True) for text in (site(address), lesson, title))
    inside = f'<a href="{home}index.html"><img src="{home}pictures/table.webp" alt="{label}"></a>'
    return f'<script src="{home}nyc-board.js" defer></script>\n<nyc-board lesson="{value}">{inside}</nyc-board>'


def frame(address: str, query: str, title: str) -> str:
    """The code for any page. What stands after `#` is sent to no server, and may be long."""
    source, label = html.escape(f"{site(address)}embed.html#{query}", quote=True), html.escape(title, quote=True)
    more = 'width="100%" height="640" loading="lazy" allow="clipboard-write"'
    return f'<iframe src="{source}" title="{label}" {more}></iframe>'
