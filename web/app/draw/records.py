"""How it went against each rival, and the tasks made of one's mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .frame import button
from .html import el, join, num, text, void
from .scene import Words

WIDE, HIGH, GAP = 120, 36, 1.5


class Line(NamedTuple):
    """Against the same rivals."""

    title: str  # of the game
    rivals: Sequence[tuple[str, str]]  # their faces, and what they are called
    games: int
    won: int
    best: int
    average: str
    margins: Sequence[int]
    figure: str  # of play; "" where nothing was reviewed


def draw(words: Words, lines: Sequence[Line], tasks: int) -> str:
    """All of them, and what can be done."""
    rows = el("ol", join(_line(words, one) for one in lines), class_="records") if lines else ""
    empty = "" if lines else text("p", words("records.empty"), class_="facts")
    again = button(words, "tasks", "crane", key="records.tasks", data_count=tasks) if tasks else ""
    watch = button(words, "watch", "eye", key="records.watch")
    save = button(words, "export-all", "save", key="records.export")
    return empty + rows + el("div", again + watch + save, class_="buttons")


def _line(words: Words, one: Line) -> str:
    faces = el("span", join(face for face, _ in one.rivals), class_="faces")
    who = ", ".join(called for _, called in one.rivals)
    head = el("span", text("b", who) + text("small", one.title), class_="who")
    share = round(100 * one.won / one.games)
    said = words("records.line", n=one.games, won=one.won, share=share)
    points = words("records.points", best=one.best, average=one.average)
    play = text("small", words("records.figure", figure=one.figure)) if one.figure else ""
    told = el("span", text("span", said) + text("small", points) + play, class_="how")
    return el("li", faces + head + told + _chart(words, one), class_="record")


def _chart(words: Words, one: Line) -> str:
    """The margins of the last games: up is won."""
    most = max(10, *(abs(margin) for margin in one.margins))
    step = WIDE / max(10, len(one.margins))
    bars = ""
    for number, margin in enumerate(one.margins):
        high = max(abs(margin) / most * HIGH / 2, 1)
        top = HIGH / 2 - high if margin > 0 else HIGH / 2
        bars += void(
            "rect",
            x=num(number * step),
            y=num(top),
            width=num(step - GAP),
            height=num(high),
            class_="up" if margin > 0 else "down",
        )
    bars += void("line", x1=0, x2=WIDE, y1=HIGH / 2, y2=HIGH / 2)
    label = words("records.chart", last=", ".join(str(margin) for margin in one.margins))
    return el("svg", bars, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label, class_="margins")


# A task


class Verdict(NamedTuple):
    """How a try went."""

    state: str  # "judging", "right", "wrong"
    cost: int
    best: str  # in words
    why: str


def task(words: Words, verdict: Verdict | None, left: int) -> str:
    """Above the question: what is to be done, or how it went."""
    leave = button(words, "task-leave", "close", key="task.leave")
    if verdict is None:
        return el("div", text("p", words("task.find"), class_="task-line") + leave, class_="exercise")
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
