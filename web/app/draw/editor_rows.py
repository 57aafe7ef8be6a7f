"""What the places of a lesson are made of in the editor: buttons, lines to write in, lists that grow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyc_core.lessons.schema import LONGEST_LINE
from nyc_core.table.words import LANGUAGES

from .fields import Bench, arg, button_of, small_button
from .html import el, esc, glyph, join, text, void
from .scene import Scene


def button(scene: Scene, do: str, sign: str, with_: Any = None, class_: str = "btn", key: str = "") -> str:
    inner = glyph(sign) + " " + text("span", scene.words(key or f"do.{do}"))
    return button_of(inner, do, with_, class_=class_)


def line(scene: Scene, field: str, label: str, value: Any, most: int) -> str:
    """A line to write in; a longer text has more room. `field`: what is told of it when something was written."""
    said = value if isinstance(value, str) else ""
    if most > LONGEST_LINE:
        box = el("textarea", esc(said), data_field=field, aria_label=label, maxlength=most, rows=3)
    else:
        box = void(
            "input", type="text", value=said, data_field=field, aria_label=label, maxlength=most, autocomplete="off"
        )
    return el("div", text("span", label, class_="edit-name") + box, class_="edit-field of-text")


def in_each_language(scene: Scene, field: str, label: str, given: Callable[[str], Any], most: int) -> str:
    """A text in each language; `given`: what there is of it in one."""
    words = scene.words
    return join(
        line(scene, f"{field}.{lang}", words("edit.in", what=label, language=words(f"set.language.{lang}")), given(lang), most)
        for lang in LANGUAGES
    )  # fmt: skip


def texts(scene: Scene, bench: Bench, path: str, label: str, most: int) -> str:
    """A text of the lesson in each language."""
    return in_each_language(scene, f"type {path}", label, lambda lang: bench.given(f"{path}.{lang}"), most)


def grown(scene: Scene, key: str, rows: str, fresh: Any) -> str:
    """What it is for, what is in it, and a button for one more."""
    what = text("p", scene.words(f"edit.{key}.what"), class_="facts")
    return what + el("ol", rows, class_="edit-list") + more(scene, key, fresh)


def away(scene: Scene, path: str, place: int, label: str) -> str:
    spoken = scene.words("edit.remove", what=label)
    return button_of(glyph("trash"), "edit", arg("cut", path, place), class_="door", aria_label=spoken, title=spoken)


def more(scene: Scene, path: str, fresh: Any, key: str = "edit.add.row") -> str:
    return small_button(scene.words(key), arg("add", path, fresh), "plus")
