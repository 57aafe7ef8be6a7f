"""What the others do, told where one's own questions stand, so that it covers nothing; and afterwards the way back to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .frame import button
from .html import Attr, el, esc, glyph, join, text
from .log import Entry, draw
from .scene import Scene

BEFORE = 2  # sentences that stay in sight above the one that is told


class Telling(NamedTuple):
    """How it is told now."""

    paused: bool = False
    quick: bool = False
    has_back: bool = False


def told(scene: Scene, entries: Sequence[Entry], how: Telling) -> str:
    """The sentence that is told, those before it, and what to do besides reading."""
    summed = sum(entry.get("at") == entries[-1].get("at") for entry in entries[-scene.seats - 1 :]) if entries else 0
    lines = "".join(_line(scene, entry) for entry in entries[-max(summed, BEFORE + 1) :])
    doors = (
        _door(scene, "pause", "play" if how.paused else "pause", "go" if how.paused else "pause", on=how.paused)
        + _door(scene, "back", "prev", "back", off=not how.has_back)
        + _door(scene, "next", "next", "next")
        + _door(scene, "quick", "skip", "quick", on=how.quick)
        + _door(scene, "skip", "end", "skip")
    )
    said = el("ol", lines, class_="news summed" if summed > BEFORE else "news")
    return el("div", said, class_="say telling") + el("div", doors, class_="buttons tellers")


def _line(scene: Scene, entry: Entry) -> str:
    seat = entry.get("seat")
    mark = el("span", "", class_="tok-gap") if seat is None else scene.token(int(seat))
    return el("li", mark + text("span", entry["text"]))


def _door(scene: Scene, what: str, sign: str, said: str, on: bool | None = None, off: bool = False) -> str:
    label = scene.words(f"show.{said}")
    state: dict[str, Attr] = {"aria_pressed": "true" if on else "false"} if what == "quick" else {}
    if off:
        state["aria_disabled"] = "true"
    return el(
        "button",
        glyph(sign) + text("span", label, class_="lbl"),
        type="button",
        class_=f"btn teller{' off' if off else ''}{' go' if on else ''}",
        data_do=f"show-{what}",
        aria_label=label,
        title=label,
        **state,
    )


def just(scene: Scene, said: Sequence[str], more: bool) -> str:
    """What somebody else did last, or what a round brought, a line for each; behind it all that happened since one's own
    last turn."""
    lines = el("span", join(text("span", line) for line in said), class_="lines")
    looks = "facts just summed" if len(said) > 1 else "facts just"
    if not more:
        return el("p", lines, class_=looks)
    label = scene.words("since.open", text=" ".join(said))
    return el("button", glyph("log") + lines, type="button", class_=looks, data_panel="since", aria_label=label)


def since(scene: Scene, entries: Sequence[Entry]) -> str:
    """All that happened since one's own last turn, and the way to see it once more."""
    again = el("div", button(scene.words, "tell-again", "play", "btn go"), class_="buttons") if entries else ""
    none = "" if entries else el("p", esc(scene.words("since.nothing")), class_="facts")
    return (draw(scene, entries) if entries else "") + none + again
