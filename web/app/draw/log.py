"""The log in plain words, and the bar with which a game is looked through again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .html import el, esc, glyph, text, void
from .scene import Scene

BESIDE = 80  # lines of it that stand beside the table

Entry = Mapping[
    str, Any
]  # {"seq", "seat" (or None), "text", "rule", "why", "round", "step"}: texts from the engine's words


def draw(scene: Scene, entries: Sequence[Entry], at: int | None = None) -> str:
    """All that happened, newest last, under a heading for each round and step. `at` is the moment that is shown."""
    lines, heading, round_ = "", "", None
    for entry in entries:
        title = _heading(scene, entry)
        if title and title != heading:
            large = entry["round"] != round_
            heading, round_ = title, entry["round"]
            lines += el("li", text("h3", title), class_=f"heading title{' round' if large else ''}")
        lines += _line(scene, entry, at)
    empty = "" if entries else text("p", scene.words("log.empty"), class_="facts")
    return el("ol", lines, class_="log", aria_label=scene.words("region.log")) + empty


def beside(scene: Scene, entries: Sequence[Entry], at: int | None = None) -> str:
    """The log beside the table, on a wide screen: its last part, the newest in sight; all of it is in the sheet."""
    door = el("button", esc(scene.words("log.all")), type="button", class_="btn", data_panel="log")
    first = max(0, len(entries) - BESIDE)
    more = door if first else ""
    head = el("div", text("h2", scene.words("region.log"), class_="title") + more, class_="roll-head")
    return head + el("div", draw(scene, entries[first:], at), class_="roll-lines")


def _heading(scene: Scene, entry: Entry) -> str:
    if not entry.get("round"):
        return ""
    step = entry.get("step")
    return scene.words("log.heading", n=entry["round"]) + (f" · {scene.words(f'step.{step}')}" if step else "")


def _line(scene: Scene, entry: Entry, at: int | None) -> str:
    """One line: who, what, and small, why, with its clause. A tap shows the table as it was then."""
    seat = entry.get("seat")
    mark = el("span", "", class_="tok-gap") if seat is None else scene.token(int(seat))
    why = text("small", entry["why"], class_="why") if entry.get("why") else ""
    rule = str(entry.get("rule") or "")
    link = text("a", scene.words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule) if rule else ""
    classes = "line" + (" at" if at == entry["seq"] else "")
    label = scene.words("log.show", text=entry["text"])
    inner = mark + el("span", esc(entry["text"]) + why, class_="txt")
    return el("li", el("button", inner, type="button", class_=classes, data_at=entry["seq"], aria_label=label) + link)


def scrubber(
    scene: Scene, at: int, last: int, actions: tuple[int, int] | None = None, can_undo: bool = True, other: bool = False
) -> str:
    """Looking through the game: one step back or forth, the whole length, and (who plays it) back to now. `actions`:
    in a game that nobody plays, which action this is and how many there are, as the page around it counts. `can_undo`:
    whether one can go on from here; where not, it is said why, unless there is an `other` way to do so."""
    words = scene.words

    def step(what: str, sign: str, seq: int) -> str:
        off = "true" if seq < 0 or seq > last else None
        return el(
            "button",
            glyph(sign),
            type="button",
            class_="door",
            data_at=max(0, min(last, seq)),
            aria_label=words(f"scrub.{what}"),
            aria_disabled=off,
        )

    slider = void("input", type="range", min=0, max=last, value=at, data_scrub=True, aria_label=words("scrub.label"))
    said = words("scrub.where", n=at, of=last)
    if actions:
        said = words("scrub.actions", n=actions[0], of=actions[1]) + " · " + said
    where = text("span", said, class_="facts")
    back = text("button", words("scrub.undo"), type="button", class_="btn", data_do="undo-to", data_seq_at=at)
    if not can_undo:
        back = "" if other else text("small", words("scrub.barred"), class_="why")
    now = text("button", words("scrub.now"), type="button", class_="btn go", data_at="now")
    moves = step("first", "first", 0) + step("prev", "prev", at - 1) + slider + step("next", "next", at + 1)
    doors = where + back + now if actions is None else where
    return el("div", el("div", moves, class_="reel") + el("div", doors, class_="buttons"), class_="scrubber")
