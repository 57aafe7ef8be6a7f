"""embed.html, the board for other sites: the same styles and the same table as index.html, and what its script must
know before Python is there (parameters, words, titles of lessons)."""

import json
from pathlib import Path

from nyc_core.lessons import shelf
from nyc_core.lessons.schema import LONGEST
from web.app import routes, words
from web.app.draw import table
from web.app.room import room
from web.app.texts import saying

from . import games, node, preloads
from .policy import secured
from .styles import styles

ROOM = room(games.names()[0])
SAID = ("embed.", "guest.")  # texts of the page that are needed without Python
FIRST = ("embed.mjs", "host.mjs", "picture.mjs", "positions.mjs", "post.mjs", "python.mjs", "wishes.mjs")


def make(dist: Path) -> None:
    """Write it. It needs no function made of text, as PyScript does: it starts Pyodide by itself (boot.mjs)."""
    text = (node.WEB / "embed.html").read_text("utf-8")
    links = "\n".join(f'<link rel="modulepreload" href="{name}">' for name in FIRST)
    for place, with_ in (
        ("<!-- preload -->", links),
        ("<!-- styles -->", f"<style>\n{styles('embed')}</style>"),
        ("<!-- room -->", table.page(ROOM, {}, saying(ROOM))),
        ("<!-- soon -->", preloads.links()),
        ("<!-- facts -->", facts()),
    ):
        if text.count(place) != 1:
            raise ValueError(f"{place!r} has to stand in embed.html, once")
        text = text.replace(place, with_)
    page = secured(text, script_src="'self' 'wasm-unsafe-eval'", manifest_src="'none'")
    (dist / "embed.html").write_text(page, "utf-8")


def facts() -> str:
    """As JSON that may stand in a page."""
    said = {
        code: {key: text for key, text in words.table(code).items() if key.startswith(SAID)} for code in words.LANGUAGES
    }
    titles = {name: {lesson.id: lesson.title for lesson in shelf.lessons(game=name)} for name in games.names()}
    sitting = {meta.name: games.sitting(meta) for meta in games.metas()}
    tables = routes.tables()
    data = {"tables": tables, "games": sitting, "words": said, "titles": titles, "longest": LONGEST}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
