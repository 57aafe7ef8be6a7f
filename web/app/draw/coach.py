"""What a newcomer is told beside the question, in a first game."""

from __future__ import annotations

from typing import NamedTuple

from .html import el, glyph, text
from .scene import Scene


class Tip(NamedTuple):
    """`about`: whether it is said what the game is about; `line`: the id of why the decision matters, "" for nothing new."""

    about: bool
    line: str


def draw(scene: Scene, tip: Tip) -> str:
    """The goal all the time; the rest once."""
    words = scene.words
    said = text("p", words("coach.about"), class_="coach-about") if tip.about else ""
    said += text("p", words(f"coach.{tip.line}")) if tip.line else ""
    label = words("coach.end")
    close = el(
        "button", glyph("close"), type="button", class_="door", data_do="coach-end", aria_label=label, title=label
    )
    goal = el("p", glyph("crown") + text("span", words("coach.goal")), class_="coach-goal")
    return el("div", el("div", said + goal) + close, class_="coach", role="note")
