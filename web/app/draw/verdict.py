"""What the check of a lesson says to a teacher: a sentence about what is missing, and the way to where it is set."""

from __future__ import annotations

import re

from .fields import Bench, button_of
from .html import el, esc, glyph, text
from .scene import Scene

# What the check says (`nyc_core.lessons`), the sentence for it, and the place of the tray that mends it.
LACKS = tuple(
    (re.compile(said), what, place)
    for said, what, place in (
        (r"clauses: 0 entries", "clauses", "words"),
        (r"(title|text|task): the text in '\w+' is missing", "texts", "words"),
        (r"goals: 0 entries", "goals", "goals"),
        (r"answer: 0 entries", "answer", "answer"),
        (r"answer: it does not reach goals\[(\d+)\]", "reach", "answer"),
        (r"answer\[(\d+)\]: the lesson is solved before", "longer", "answer"),
        (r"answer\[(\d+)\]: the lesson fails here", "fails", "answer"),
        (r"goals: they hold before", "early", "goals"),
        (r"failures\[(\d+)\]: it holds before", "failed", "failures"),
        (r"position: the seat \d+ is never asked", "asked", "answer"),
    )
)
KEY = re.compile(r"\w+")
PLACES = {"title": "words", "text": "words", "task": "words", "done": "words", "clauses": "words", "id": "words"}
PLACES |= {"goals": "goals", "failures": "failures", "answer": "answer", "wrong": "answer", "others": "answer"}
PLACES |= {"hints": "hints", "choices": "choices", "learner": "answer"}


def draw(scene: Scene, bench: Bench) -> str:
    """Whether it is a lesson; if not, what is missing, and a door to it."""
    words, wrong = scene.words, bench.wrong
    if not wrong:
        return el("p", glyph("check") + " " + esc(words("edit.check.good")), class_="edit-good", role="status")
    said, place = told(scene, wrong)
    door = (
        button_of(esc(words("edit.check.go", place=words(f"edit.place.{place}"))), "edit-place", place, class_="btn")
        if place and place != bench.place
        else ""
    )
    note = el("p", glyph("warn") + " " + text("span", said), class_="reason", role="status")
    return note + (el("div", door, class_="buttons") if door else "")


def told(scene: Scene, wrong: str) -> tuple[str, str]:
    """The sentence, and the place to go to; what has no sentence of its own is told as the check says it."""
    for pattern, what, place in LACKS:
        said = pattern.match(wrong)
        if said:
            number = said[1] if said.groups() else ""
            return scene.words(f"edit.lacks.{what}", n=int(number) + 1 if number.isdigit() else ""), place
    key = KEY.match(wrong)
    return scene.words("edit.check.bad", problem=wrong), PLACES.get(key[0], "") if key else ""


def door(scene: Scene) -> str:
    """To the lesson as the learner has it."""
    label = glyph("play") + " " + text("span", scene.words("do.edit-lesson-try"))
    return button_of(label, "edit-lesson-try", None, class_="btn go")
