"""The editor's bar and tray: what is tapped on the drawn table is set here."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from web.games.newyorkcity.pickers import Bench, arg, button_of, field, small_button

from . import verdict
from .editor_lesson import PLACES as LESSON
from .html import el, esc, glyph, join, text
from .scene import Scene

DEALT = ("player", "pairs", "piles")  # where setting cards leaves others for those that chance deals


def bar(scene: Scene, bench: Bench) -> str:
    """What the editor is called, where the table stands, and the doors."""
    words = scene.words
    title = el("h1", glyph("pencil") + text("span", words("edit.title")), class_="brand")
    when = button_of(moment(scene), "edit-place", "time", class_="btn when", aria_label=words("edit.place.time"))
    doors = (
        _door(scene, "edit-undo", "undo", bool(bench["can_undo"]))
        + _door(scene, "edit-redo", "redo", bool(bench["can_redo"]))
        + _door(scene, "edit-leave", "close", on=True)
    )
    menu = words("door.menu")
    doors += el("button", glyph("menu"), type="button", class_="door", data_panel="menu", aria_label=menu, title=menu)
    return title + when + el("nav", doors, class_="doors", aria_label=menu)


def moment(scene: Scene) -> str:
    """Round and phase, in markup."""
    words, view = scene.words, scene.view
    said = [words("bar.round", n=view["round"], of=box.ROUNDS), words(f"edit.phase.{scene.phase}")]
    if view.get("bidding"):
        said.append(words(f"card.{view['bidding']}"))
    return esc(" · ".join(said))


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
    words, place = scene.words, bench["place"]
    said = ""
    if bench["problem"]:
        said = el(
            "p",
            glyph("warn") + " " + esc(words("edit.problem", problem=bench["problem"])),
            class_="reason",
            role="alert",
        )
    return said + (_place(scene, bench, place) if place else _places(scene, bench))


def _places(scene: Scene, bench: Bench) -> str:
    words = scene.words
    lesson = verdict.door(scene) if bench["whole"] else ""
    ways = join(
        button_of(glyph(sign) + " " + esc(words(f"do.{do}")), do, None, class_=f"btn {class_}".strip())
        for do, sign, class_ in (
            ("edit-begin", "open", ""),
            ("edit-lesson", "book", ""),
            ("edit-try", "play", "" if lesson else "go"),
        )
    )
    asked = text("p", words("edit.what"), class_="sentence", role="status")
    chips = join(_chip(scene, place, sign) for place, sign in bench["places"])
    mid = ""
    if bench["in_mid_turn"]:
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


def _chip(scene: Scene, place: str, sign: str) -> str:
    return button_of(glyph(sign) + " " + esc(name_of(scene, place)), "edit-place", place, class_="seg place")


def name_of(scene: Scene, place: str) -> str:
    """What a place is called."""
    kind, _, one = place.partition(" ")
    if kind == "borough":
        return scene.words(f"borough.{one}")
    if kind == "player":
        return scene.names[int(one)]
    return scene.words(f"edit.place.{kind}", n=one)


def _place(scene: Scene, bench: Bench, place: str) -> str:
    words = scene.words
    label = words("do.edit-back")
    back = button_of(glyph("prev"), "edit-back", None, class_="door", aria_label=label, title=label)
    head = el(
        "header",
        back + text("h2", name_of(scene, place), class_="title", tabindex=-1, id="edit-title"),
        class_="edit-head",
    )
    body = LESSON[place](scene, bench) if place in LESSON else join(field(scene, bench, one) for one in bench["fields"])
    more = _seats_more(scene) if place == "seats" else ""
    if place.partition(" ")[0] in DEALT:
        body = text("p", words("edit.dealt"), class_="facts") + body
    return head + el("div", body + more, class_="edit-fields")


def _seats_more(scene: Scene) -> str:
    words, found = scene.words, ""
    if scene.seats < max(box.SEATS):
        found += small_button(words("new.add"), arg("seat+"), "plus")
    if scene.seats > min(box.SEATS):
        found += join(
            small_button(words("edit.unseat", name=name), arg("seat-", seat), "close")
            for seat, name in enumerate(scene.names)
        )
    return el("div", found, class_="buttons")
