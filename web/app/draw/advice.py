"""A hint below the question: the best options, each with what it is worth and one reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .frame import button, decimal
from .html import el, esc, glyph, join, text
from .scene import Scene

CLOSE = 0.5  # points: nobody can tell such options apart


class Line(NamedTuple):
    """An option that is advised."""

    action: str  # its notation
    label: str  # and in words
    loss: float  # points less than the best
    lead: float  # the lead to be expected
    why: str


def thinking(scene: Scene) -> str:
    """It is thought about."""
    dots = el("span", "<i></i><i></i><i></i>", class_="dots", aria_hidden="true")
    said = el("p", text("span", scene.words("hint.thinks")) + dots, class_="thinking", role="status")
    return el("div", said + button(scene.words, "hint-close", key="hint.stop"), class_="advice buttons")


def failed(scene: Scene) -> str:
    """It cannot be had."""
    return text("p", scene.words("hint.failed"), class_="facts", role="status")


def draw(scene: Scene, lines: Sequence[Line], chosen: int) -> str:
    """The options side by side; below, of the one that is looked at, the reason and a button that plays it."""
    label = scene.words("hint.close")
    close = el("button", glyph("close"), type="button", class_="door", data_do="hint-close", aria_label=label)
    lead = _lead(scene, lines[0].lead) if lines else ""
    head = el("div", el("p", glyph("bulb") + " " + esc(lead), class_="facts") + close, class_="advice-head")
    rows = el("ol", join(el("li", _line(scene, number, line, chosen)) for number, line in enumerate(lines)))
    told = _told(scene, lines[chosen]) if chosen < len(lines) else ""
    return el("div", head + rows + told, class_="advice", role="group", aria_label=scene.words("hint.label"))


def _line(scene: Scene, number: int, line: Line, chosen: int) -> str:
    worth = scene.words("hint.best") if not number else _loss(scene, line.loss)
    inner = text("b", line.label) + text("span", worth, class_="worth")
    pressed = "true" if number == chosen else "false"
    return el(
        "button", inner, type="button", class_="advised", data_do="hint-show", data_arg=number, aria_pressed=pressed
    )


def _told(scene: Scene, line: Line) -> str:
    play = el("button", esc(scene.words("hint.play")), type="button", class_="btn go", data_also=line.action)
    return el("div", text("p", line.why, class_="why") + play, class_="advised-why")


def _loss(scene: Scene, loss: float) -> str:
    return scene.words("hint.close_to") if loss < CLOSE else scene.words("hint.less", points=decimal(scene.words, loss))


def _lead(scene: Scene, lead: float) -> str:
    """Absolute worths are not known well: they are said in whole points."""
    points = round(lead)
    key = "ahead" if points > 0 else "behind" if points < 0 else "even"
    return scene.words(f"hint.{key}", points=abs(points))
