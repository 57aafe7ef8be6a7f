"""The editor's bar and tray: what is tapped on the drawn table is set here."""

from __future__ import annotations

from . import verdict
from .editor_lesson import PLACES as LESSON
from .fields import Bench, arg, button_of, field, small_button
from .html import el, esc, glyph, join, text
from .scene import Scene


def bar(scene: Scene, bench: Bench) -> str:
    """What the editor is called, where the table stands, and the doors."""
    words = scene.words
    title = el("h1", glyph("pencil") + text("span", words("edit.title")), class_="brand")
    spoken = f"{words('edit.place.time')}: {bench.moment}"
    when = button_of(esc(bench.moment), "edit-place", "time", class_="btn when", aria_label=spoken)
    doors = (
        _door(scene, "edit-undo", "undo", bool(bench.can_undo))
        + _door(scene, "edit-redo", "redo", bool(bench.can_redo))
        + _door(scene, "edit-leave", "close", on=True)
    )
    menu = words("door.menu")
    doors += el("button", glyph("menu"), type="button", class_="door", data_panel="menu", aria_label=menu, title=menu)
    return title + when + el("nav", doors, class_="doors", aria_label=menu)


def _door(scene: Scene, do: str, sign: str, on: bool) -> str:
    label = scene.words(f"do.{do}")
    turned = "turned" if sign == "redo" else ""
    off = None if on else "true"
    inner = glyph("undo" if turned else sign, turned)
    return el(
        "button", inner, type="button", class_="door", data_do=do, aria_label=label, title=label, aria_disabled=off
    )


# --- the tray -------------------------------------------------------------------------------------------------------


def tray(scene: Scene, bench: Bench) -> str:
    """What is wrong, and the place that is open; else all places."""
    words, place = scene.words, bench.place
    said = ""
    if bench.problem:
        said = el(
            "p",
            glyph("warn") + " " + esc(words("edit.problem", problem=bench.problem)),
            class_="reason",
            role="alert",
        )
    return said + (_place(scene, bench, place) if place else _places(scene, bench))


def _places(scene: Scene, bench: Bench) -> str:
    words = scene.words
    lesson = verdict.door(scene) if bench.whole else ""
    ways = join(
        button_of(glyph(sign) + " " + esc(words(f"do.{do}")), do, None, class_=f"btn {class_}".strip())
        for do, sign, class_ in (
            ("edit-begin", "open", ""),
            ("edit-lesson", "book", ""),
            ("edit-try", "play", "" if lesson else "go"),
        )
    )
    asked = text("p", words("edit.what"), class_="sentence", role="status")
    chips = join(_chip(scene, bench, place, sign) for place, sign in bench.places)
    mid = ""
    if bench.in_mid_turn:
        mid = el(
            "p",
            esc(words("edit.mid_turn")) + " " + small_button(words("edit.mid_turn.leave"), arg("turn")),
            class_="facts",
        )
    return (
        asked
        + el("div", ways + lesson, class_="buttons")
        + mid
        + el("nav", chips, class_="places", aria_label=words("edit.places"))
    )


def _chip(scene: Scene, bench: Bench, place: str, sign: str) -> str:
    return button_of(glyph(sign) + " " + esc(bench.called(scene, place)), "edit-place", place, class_="seg place")


def _place(scene: Scene, bench: Bench, place: str) -> str:
    words = scene.words
    label = words("do.edit-back")
    back = button_of(glyph("prev"), "edit-back", None, class_="door", aria_label=label, title=label)
    head = el(
        "header",
        back + text("h2", bench.called(scene, place), class_="title", tabindex=-1, id="edit-title"),
        class_="edit-head",
    )
    body = LESSON[place](scene, bench) if place in LESSON else join(field(scene, bench, one) for one in bench.fields)
    more = _seats_more(scene, bench) if place == "seats" else ""
    if bench.note:
        body = text("p", words(bench.note), class_="facts") + body
    return head + el("div", body + more, class_="edit-fields")


def _seats_more(scene: Scene, bench: Bench) -> str:
    words, buttons = scene.words, ""
    least, most = bench.seats
    if scene.seats < most:
        buttons += small_button(words("new.add"), arg("seat+"), "plus")
    if scene.seats > least:
        buttons += join(
            small_button(words("edit.unseat", name=name), arg("seat-", seat), "close")
            for seat, name in enumerate(scene.names)
        )
    return el("div", buttons, class_="buttons")
