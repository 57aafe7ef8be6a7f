"""The whole table: every region's markup, and the shell that holds the regions. Which parts a table has, its game says."""

from __future__ import annotations

import re
from collections.abc import Mapping

from web.app.room import Room

from . import bar, icons, lessons, owners, prompt
from .html import el, join
from .scene import Scene, Words

HEAD, TRAY, FOOT = ("bar",), ("prompt", "hand"), ("lesson", "tabs", "roll")  # around the regions of the game
OVER = ("toast", "guide", "sheet")  # what lies over the table; the app fills them
LIVE = re.compile(r' data-(act|also|pick|mode)="')  # what can be tapped to play, or on the way to it


def names(room: Room) -> tuple[str, ...]:
    """All regions of a table, in the order in which they are drawn."""
    return (*HEAD, *TRAY, *room.regions, *FOOT)


def part(scene: Scene, room: Room) -> str:
    """Which region is shown on a phone, as long as nobody has chosen another. A lesson may say which one answers its
    question, or shows what was gained."""
    lesson = scene.state.lesson
    if lesson and (lesson.choices or lesson.state == "solved") and lesson.look in dict(room.tabs):
        return lesson.look
    return room.default_tab(scene)


def regions(room: Room, scene: Scene) -> dict[str, str]:
    """The markup of each region of the table."""
    drawn = room.draw(scene)
    asked = prompt.draw(scene, room.asked(scene), drawn["work"])
    if scene.state.weighed.notation:
        asked = prompt.weighed(scene, room.about(scene, scene.state.weighed.notation))
    parts = {
        "bar": bar.draw(scene, drawn["status"]),
        "prompt": asked,
        "hand": drawn["hand"],
        **{name: drawn[name] for name in room.regions},
        "lesson": lessons.card(scene, scene.state.lesson) if scene.state.lesson else "",
    }
    lit = [name for name, markup in parts.items() if LIVE.search(markup)]
    return parts | {"tabs": bar.tabs(scene, room.tabs, scene.state.tab or part(scene, room), lit), "roll": ""}


def page(room: Room, parts: Mapping[str, str] | None, words: Words, attributes: Mapping[str, str] | None = None) -> str:
    """Glyphs, and the skeleton into which the regions go, `<section id="r-board">` and so on, filled with `parts` where
    given. `attributes` are those of the root: what depends on the moment (contract section 4).

    When a table of another game is laid, `r-glyphs` and `r-room` get what that one has (`laid`).
    """
    filled = parts or {}
    inside = join(_region(name, filled.get(name, ""), words) for name in HEAD)
    inside += el("div", sections(room, filled, words), id="r-room", class_="room")
    inside += join(_region(name, filled.get(name, ""), words) for name in FOOT)
    tray = el(
        "section",
        el("div", filled.get("prompt", ""), id="r-prompt", tabindex=-1)
        + el("div", filled.get("hand", ""), id="r-hand"),
        class_="tray",
        aria_label=words("region.tray"),
    )
    over = join(el("div", filled.get(name, ""), id=f"r-{name}", class_="over") for name in OVER)
    main = el("main", inside + tray, **{"id": "table", "class": "table", "data-game": room.game, **(attributes or {})})
    return el("div", sprite(room), id="r-glyphs") + main + over


def sections(room: Room, parts: Mapping[str, str], words: Words) -> str:
    """The regions that only this game has."""
    return join(_region(name, parts.get(name, ""), words) for name in room.regions)


def laid(room: Room, words: Words) -> dict[str, str]:
    """What stands in the page anew once a table of another game is laid; its regions are filled after that."""
    return {"glyphs": sprite(room), "room": sections(room, {}, words)}


def _region(name: str, markup: str, words: Words) -> str:
    tag = {"bar": "header", "tabs": "nav"}.get(name, "section")
    return el(tag, markup, id=f"r-{name}", class_=f"region {name}", aria_label=words(f"region.{name}"))


def sprite(room: Room) -> str:
    """Glyphs and patterns, once in a page, before everything that uses them."""
    return icons.sprite(room.glyphs, owners.patterns() + room.definitions())
