"""Saved games, the rules, and the guide for the first visit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from web.app.room import Room

from .frame import button, field
from .html import el, esc, figure, glyph, join, text
from .scene import Scene, Words

# Saved games


def games(words: Words, entries: Sequence[Mapping[str, Any]], renaming: str = "", deleted: str = "") -> str:
    """The list: each with id, name, at (as shown), seats, round, scores, over, broken. `deleted`: a name that can come back."""
    back = ""
    if deleted:
        back = el(
            "p",
            esc(words("games.deleted", name=deleted)) + " " + button(words, "undelete", "undo", key="games.undelete"),
            class_="notice",
            role="status",
        )
    rows = join(_game(words, entry, renaming == entry["id"]) for entry in entries)
    empty = "" if entries else text("p", words("games.empty"), class_="facts")
    ways = el(
        "div",
        button(words, "new", "plus", "btn go", "home.new") + button(words, "import", "open", key="home.import"),
        class_="buttons",
    )
    holds = text("p", words("games.holds"), class_="facts") if entries else ""
    return el("div", back + empty + el("ol", rows, class_="games") + holds + ways, class_="game-list")


def stuck(words: Words, entry: Mapping[str, Any] | None) -> str:
    """Above the list, when the last start came to nothing: why no table is open, and that game as a file before
    anything else is done with it. Without an entry it came by a link and lies nowhere."""
    if entry is None:
        return el("p", esc(words("games.stuck.brought")), class_="notice", role="alert")
    name, broken = str(entry.get("name")), "-raw" if entry.get("broken") else ""
    file = button(words, f"export{broken}", "save", "btn go", "notice.export", data_arg=entry["id"])
    return el("div", text("p", words("games.stuck", name=name)) + file, class_="notice", role="alert")


def _game(words: Words, entry: Mapping[str, Any], renaming: bool) -> str:
    name, key = str(entry.get("name") or words("games.unnamed")), str(entry["id"])
    broken = str(entry.get("broken") or "")
    if renaming:
        form = field(words, f"name.{key}", name, "games.name", maxlength=60, autofocus=True) + button(
            words, "renamed", "check", "btn go", data_arg=key
        )
        return el("li", el("div", form, class_="rename"), class_="game")
    head = text("b", name) + text("span", _about(words, entry), class_="facts")
    if broken:
        body = el(
            "div",
            el("span", head) + el("span", glyph("warn") + " " + esc(words(f"broken.{broken}")), class_="reason"),
            class_="open",
        )
        acts: tuple[str, ...] = ("export-raw", "delete")
    else:
        body = el(
            "button",
            el("span", head) + _points(words, entry),
            type="button",
            class_="open",
            data_do="open",
            data_arg=key,
        )
        acts = ("rename", "copy", "export", "share", "delete")
    signs = {
        "rename": "pencil",
        "copy": "copy",
        "export": "save",
        "share": "share",
        "delete": "trash",
        "export-raw": "save",
    }
    doors = join(_act(words, do, signs[do], key, name) for do in acts)
    return el("li", body + el("span", doors, class_="acts"), class_=f"game{' broken' if broken else ''}")


def _about(words: Words, entry: Mapping[str, Any]) -> str:
    state = words("home.over") if entry.get("over") else str(entry.get("moment", ""))
    return " · ".join(part for part in (str(entry.get("title", "")), str(entry.get("at", "")), state) if part)


def _points(words: Words, entry: Mapping[str, Any]) -> str:
    cells = join(
        el("span", esc(seat) + " " + figure(points), class_="entry-score")
        for seat, points in zip(
            entry.get("seats", ()), entry.get("scores", ()) or [""] * len(entry.get("seats", ())), strict=False
        )
    )
    return el("span", cells, class_="entry-scores")


def _act(words: Words, do: str, sign: str, key: str, name: str) -> str:
    label = words(f"games.{do}", name=name)
    return el(
        "button", glyph(sign), type="button", class_="door", data_do=do, data_arg=key, aria_label=label, title=label
    )


# Rules


def rules(
    words: Words, clauses: Sequence[Mapping[str, str]], note: str, query: str = "", at: str = "", game: str = ""
) -> str:
    """What the game is about (`game`, markup); the clauses (id, title, text, ruling), those that hold all words of the
    query; at the end what in them is not certain. `at` is the one that was asked for."""
    shown = [clause for clause in clauses if _holds(clause, query)]
    search = el("div", field(words, "rules.query", query, "rules.search", "search"), class_="search", role="search")
    count = text("p", words("rules.found", n=len(shown)), class_="facts", role="status") if query.strip() else ""
    body = join(_clause(words, clause, clause["id"] == at) for clause in shown)
    about = (
        el("section", text("h3", words("rules.note")) + text("p", note), class_="clause note")
        if note and not query.strip()
        else ""
    )
    return el("div", search + count + ("" if query.strip() else game) + body + about, class_="rulebook")


def in_short(room: Room, words: Words) -> str:
    """The game in two sentences, and the way to its pictures; nothing for a game that has none."""
    if not room.guide:
        return ""
    said = text("h3", words(f"guide.{room.guide[0]}.title")) + text("p", words(f"guide.{room.guide[0]}.text"))
    return el("section", said + button(words, "guide", "help", key="home.guide"), class_="clause note")


def _holds(clause: Mapping[str, str], query: str) -> bool:
    hay = " ".join(clause.get(part, "") for part in ("id", "title", "text", "ruling")).lower()
    return all(word in hay for word in query.lower().split())


def _clause(words: Words, clause: Mapping[str, str], at: bool) -> str:
    key, chapter = clause["id"], "." not in clause["id"] and "/" not in clause["id"]
    ruling = clause.get("ruling", "")
    extra = el("p", text("b", words("rules.ruling")) + " " + esc(ruling), class_="ruling") if ruling else ""
    head = text("h3" if chapter else "h4", clause.get("title") or key) if clause.get("title") or chapter else ""
    body = text("p", clause.get("text", "")) if clause.get("text") else ""
    classes = f"clause{' chapter' if chapter else ''}{' at' if at else ''}"
    return el(
        "section", el("span", esc(key), class_="clause-id") + head + body + extra, class_=classes, id=f"rule-{key}"
    )


# Guide


def guide(room: Room, scene: Scene, page: int) -> str:
    """A few pictures with a sentence each; the last leads to the first decision."""
    words, pages = scene.words, room.guide
    page = max(0, min(page, len(pages) - 1))
    name = pages[page]
    dots = join(el("i", "", class_="on" if index == page else None) for index in range(len(pages)))
    body = (
        el("div", room.guide_picture(scene, name), class_="guide-picture")
        + text("h3", words(f"guide.{name}.title"))
        + text("p", words(f"guide.{name}.text"))
    )
    back = (
        button(words, "guide", "prev", key="guide.back", data_arg=page - 1)
        if page
        else button(words, "guide-end", key="guide.skip")
    )
    last = page == len(pages) - 1
    on = (
        button(words, "guide-end", "play", "btn go", "guide.start")
        if last
        else button(words, "guide", "", "btn go", "guide.next", data_arg=page + 1)
    )
    feet = el("div", back + el("span", dots, class_="lamps", aria_hidden="true") + on, class_="buttons")
    return el("div", body + feet, class_="guide", aria_live="polite")
