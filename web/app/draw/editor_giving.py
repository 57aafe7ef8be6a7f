"""The ways to give away what was made in the editor: a lesson, a table, a course of several lessons."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.lessons.schema import LONGEST

from . import verdict
from .editor_rows import button, in_each_language
from .fields import Bench, button_of
from .html import el, esc, glyph, join, text
from .scene import Scene


def give(scene: Scene, bench: Bench) -> str:
    """As a file, as a link, as code; of the lesson when it is one, of the table always."""
    whole = not bench.wrong
    shown = verdict.draw(scene, bench)
    if whole:
        shown += _group(
            scene,
            "lesson",
            (
                ("edit-lesson-try", "play"),
                ("edit-file", "save"),
                ("edit-copy file", "copy"),
                ("edit-copy link", "share"),
                ("edit-copy element", "copy"),
                ("edit-copy frame", "copy"),
                ("edit-scorm", "save"),
                ("edit-course-add", "plus"),
            ),
        )
    shown += el("div", button(scene, "edit-place", "book", "course", key="edit.place.course"), class_="buttons")
    shown += _group(scene, "table", (("edit-try", "play"), ("edit-copy table", "copy"), ("edit-copy work", "share")))
    return shown + _copied_text(scene, bench)


def _copied_text(scene: Scene, bench: Bench) -> str:
    """What was copied last, to be copied by hand."""
    if not bench.shown:
        return ""
    label = scene.words("edit.shown")
    field = el("textarea", esc(bench.shown), readonly=True, rows=5, aria_label=label, id="edit-shown")
    return el("label", text("span", label, class_="edit-name") + field, class_="edit-field of-text")


def course(scene: Scene, bench: Bench) -> str:
    """Lessons that were put together: sorted, parted into chapters, and given away as one."""
    words = scene.words
    add = (
        button(scene, "edit-course-add", "plus")
        if bench.whole
        else text("p", words("edit.course.first"), class_="facts")
    )
    lines = join(
        in_each_language(scene, f"edit-course {key}", words(f"edit.course.{key}"), bench.about_course.get(key, {}).get, LONGEST[key])
        for key in ("title", "done")
    )  # fmt: skip
    rows = join(_course_chapter(scene, bench, number, chapter) for number, chapter in enumerate(bench.course))
    shown = text("p", words("edit.course.what"), class_="facts") + el("div", add, class_="buttons")
    if not bench.course:
        return shown
    shown += lines + rows
    if bench.faults:
        return shown + el("ul", join(text("li", fault) for fault in bench.faults), class_="reason")
    ways = (("file", "save"), ("link", "share"), ("element", "copy"), ("frame", "copy"), ("scorm", "save"))
    doors = join(button(scene, "edit-course-give", sign, what, key=f"do.edit-course.{what}") for what, sign in ways)
    return shown + el("div", doors, class_="buttons") + _copied_text(scene, bench)


def _course_chapter(scene: Scene, bench: Bench, number: int, chapter: Mapping[str, Any]) -> str:
    label = scene.words("edit.course.chapter", n=number + 1)
    lines = in_each_language(
        scene, f"edit-course {number}.title", label, chapter.get("title", {}).get, LONGEST["title"]
    )
    rows = join(_course_lesson(scene, bench, number, place, one) for place, one in enumerate(chapter["lessons"]))
    return lines + el("ol", rows, class_="edit-list")


def _course_lesson(scene: Scene, bench: Bench, number: int, place: int, lesson: Mapping[str, Any]) -> str:
    """One lesson of the course, and what can be done with it."""
    words = scene.words
    title = lesson["title"].get(bench.spoken) or next(iter(lesson["title"].values()))
    ways = (
        [("open", "pencil")] + ([("lift", "up")] if number or place else []) + ([("divide", "book")] if place else [])
    )
    doors = join(
        button_of(
            glyph(sign), "edit-course", json.dumps([verb, number, place]), class_="door",
            aria_label=words(f"edit.course.{verb}", what=title), title=words(f"edit.course.{verb}", what=title),
        )
        for verb, sign in [*ways, ("cut", "trash")]
    )  # fmt: skip
    return el("li", text("b", title) + doors, class_="edit-pair")


def _group(scene: Scene, name: str, ways: Sequence[tuple[str, str]]) -> str:
    buttons = ""
    for way, sign in ways:
        do, _, what = way.partition(" ")
        buttons += button(scene, do, sign, what or None, key=f"do.{way.replace(' ', '.')}")
    return text("h3", scene.words(f"edit.give.{name}"), class_="title") + el("div", buttons, class_="buttons")
