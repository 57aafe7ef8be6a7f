"""How it went against each rival, and the tasks made of one's mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .frame import button
from .html import el, figure, join, num, text, void
from .scene import Words

MINUS = "\u2212"
WIDE, HIGH, GAP, LEAST = 240, 56, 2.0, 10  # of the chart; bars are as narrow as if there were ten games at least


class Line(NamedTuple):
    """Against the same rivals."""

    title: str  # of the game
    faces: Sequence[str]
    rivals: str  # what they are called
    stats: Sequence[tuple[str, str]]  # figures, each with what it is
    margins: Sequence[int]


def draw(words: Words, lines: Sequence[Line], tasks: int) -> str:
    """All of them, and what can be done."""
    rows = el("ol", join(_line(words, one) for one in lines), class_="records") if lines else ""
    empty = "" if lines else text("p", words("records.empty"), class_="facts")
    again = button(words, "tasks", "crane", key="records.tasks", data_count=tasks) if tasks else ""
    watch = button(words, "watch", "eye", key="records.watch")
    save = button(words, "export-all", "save", key="records.export")
    return empty + rows + el("div", again + watch + save, class_="buttons")


def _line(words: Words, one: Line) -> str:
    faces = el("span", join(one.faces), class_="faces")
    head = el("div", faces + el("div", text("h3", one.rivals) + text("small", one.title)), class_="record-head")
    stats = join(el("div", el("dd", figure(value)) + text("dt", label)) for value, label in one.stats)
    return el("li", head + el("dl", stats) + _chart(words, one.margins), class_="record")


def _chart(words: Words, margins: Sequence[int]) -> str:
    """The lead in the last games: up is won. The largest and the last are written."""
    most = max(LEAST, *(abs(margin) for margin in margins))
    step, middle = WIDE / max(LEAST, len(margins)), HIGH / 2
    bars = void("line", x1=0, x2=WIDE, y1=middle, y2=middle)
    for number, margin in enumerate(margins):
        high = max(abs(margin) / most * (middle - 2), 1.5)
        top = num(middle - high if margin > 0 else middle)
        sides = {"x": num(number * step), "y": top, "width": num(step - GAP), "height": num(high)}
        bars += void("rect", class_="up" if margin > 0 else "down", rx=1.5, **sides)
    label = words("records.chart", last=", ".join(str(margin) for margin in margins))
    left = {"preserveAspectRatio": "xMinYMid"}
    picture = el("svg", bars, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label, class_="margins", **left)
    last = text("span", f"{margins[-1]:+d}".replace("-", MINUS), class_="up" if margins[-1] > 0 else "down")
    caption = el("figcaption", text("span", words("records.ahead")) + last, class_="facts")
    return el("figure", picture + caption)


# A task


class Verdict(NamedTuple):
    """How a try went."""

    state: str  # "judging", "right", "wrong"
    cost: int
    best: str  # in words
    why: str


def task(words: Words, played: str) -> str:
    """Above the question: what is to be done."""
    line = words("task.find.instead", what=played) if played else words("task.find")
    leave = button(words, "task-leave", "close", key="task.leave")
    return el("div", text("p", line, class_="task-line") + leave, class_="exercise asked")


def tried(words: Words, verdict: Verdict, left: int) -> str:
    """Above the question: how it went."""
    leave = button(words, "task-leave", "close", key="task.leave")
    if verdict.state == "judging":
        return el("div", text("p", words("task.judging"), role="status"), class_="exercise")
    said = text("p", words(f"task.{verdict.state}", n=verdict.cost), class_="verdict", role="status")
    if verdict.state == "right":
        said += text("p", words("task.best", what=verdict.best))
        said += text("p", verdict.why, class_="why") if verdict.why else ""
        doors = button(words, "tasks", "next", "btn go", "task.next") if left else ""
    else:
        doors = button(words, "task-again", "undo", "btn go", "task.again") + button(
            words, "task-show", "eye", key="task.show"
        )
    return el("div", said + el("div", doors + leave, class_="buttons"), class_=f"exercise {verdict.state}")
