"""The whole table: every region's markup, and the shell that holds the regions. Which parts a table has, its game says."""

from __future__ import annotations

import re
from collections.abc import Mapping

from web.app.room import Room

from . import bar, icons, lessons, owners, prompt
from .html import el, join
from .scene import Scene, Words

HEAD, TRAY, FOOT = ("bar",), ("prompt", "hand"), ("lesson", "tabs")  # around the regions of the game
OVER = ("toast", "guide", "ticker", "sheet")  # what lies over the table; the app fills them
LIVE = re.compile(r' data-(act|also|pick|mode)="')  # what can be tapped to play, or on the way to it


def names(room: Room) -> tuple[str, ...]:
    """All regions of a table, in the order in which they are drawn."""
    return (*HEAD, *TRAY, *room.regions, *FOOT)


def regions(room: Room, scene: Scene) -> dict[str, str]:
    """The markup of each region of the table."""
    drawn = room.draw(scene)
    parts = {
        "bar": bar.draw(scene, drawn["status"]),
        "prompt": prompt.draw(scene, room.asked(scene), drawn["work"]),
        "hand": drawn["hand"],
        **{name: drawn[name] for name in room.regions},
        "lesson": lessons.card(scene, scene.state.lesson) if scene.state.lesson else "",
    }
    lit = [name for name, markup in parts.items() if LIVE.search(markup)]
    return parts | {"tabs": bar.tabs(scene, room.tabs, scene.state.tab or room.default_tab(scene), lit)}


def shell(
    room: Room, parts: Mapping[str, str] | None, words: Words, attributes: Mapping[str, str] | None = None
) -> str:
    """The skeleton into which the regions go, `<section id="r-board">` and so on, filled with `parts` where given.

    `attributes` are those of the root: what depends on the moment (contract section 4).
    """
    filled = parts or {}
    inside = join(_region(name, filled.get(name, ""), words) for name in (*HEAD, *room.regions, *FOOT))
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


def sprite(room: Room) -> str:
    """Glyphs and patterns, once in a page, before everything that uses them."""
    return icons.sprite(room.glyphs, owners.patterns() + room.definitions())
