"""The whole table: every region's markup, and the shell that holds the regions."""

from __future__ import annotations

import re
from collections.abc import Mapping

from web.games.newyorkcity import board, elevator, hand, people, stage, tracks

from . import bar, icons, lessons, owners, prompt
from .html import el, join
from .scene import Scene, Words

OVER = ("toast", "guide", "ticker", "sheet")  # what lies over the table; the app fills them
LIVE = re.compile(r' data-(act|also|pick|mode)="')  # what can be tapped to play, or on the way to it
REGIONS = ("bar", "prompt", "hand", "board", "tracks", "elevator", "stage", "people", "lesson", "tabs")


def regions(scene: Scene) -> dict[str, str]:
    """The markup of each region of the table."""
    found = {
        "bar": bar.draw(scene),
        "prompt": prompt.draw(scene),
        "hand": hand.draw(scene),
        "board": tracks.press_pillar(scene) + board.draw(scene) + tracks.points_pillar(scene),
        "tracks": tracks.press(scene) + tracks.points(scene),
        "elevator": elevator.draw(scene),
        "stage": stage.draw(scene),
        "people": people.draw(scene),
        "lesson": lessons.card(scene, scene.state.lesson) if scene.state.lesson else "",
    }
    return found | {"tabs": bar.tabs(scene, [name for name, markup in found.items() if LIVE.search(markup)])}


def root(scene: Scene) -> dict[str, str]:
    """Attributes of the table's root that depend on the moment (contract section 4); data-ready and data-seq are the page's."""
    return {
        "data-seat": "" if scene.decision is None else str(scene.decision.seat),
        "data-decision": scene.kind,
        "data-phase": scene.phase,
        "data-seats": str(scene.seats),
        "data-tab": scene.state.tab or bar.default_tab(scene),
    }


def shell(parts: Mapping[str, str] | None, words: Words, attributes: Mapping[str, str] | None = None) -> str:
    """The skeleton into which the regions go, `<section id="r-board">` and so on, filled with `parts` where given.

    `attributes` are those of `root`, with data-ready and data-seq.
    """
    filled = parts or {}
    inside = join(_region(name, filled.get(name, ""), words) for name in REGIONS if name not in ("prompt", "hand"))
    tray = el(
        "section",
        el("div", filled.get("prompt", ""), id="r-prompt", tabindex=-1)
        + el("div", filled.get("hand", ""), id="r-hand"),
        class_="tray",
        aria_label=words("region.tray"),
    )
    over = join(el("div", filled.get(name, ""), id=f"r-{name}", class_="over") for name in OVER)
    return el("main", inside + tray, **{"id": "table", "class": "table", **(attributes or {})}) + over


def _region(name: str, markup: str, words: Words) -> str:
    tag = {"bar": "header", "tabs": "nav"}.get(name, "section")
    return el(tag, markup, id=f"r-{name}", class_=f"region {name}", aria_label=words(f"region.{name}"))


def sprite() -> str:
    """Glyphs and patterns, once in a page, before everything that uses them."""
    return icons.sprite(owners.patterns() + board.definitions())
