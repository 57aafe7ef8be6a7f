"""The head of the page: its name, what the game says about the round, and the doors to everything else."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from nyc_core import games

from .html import el, esc, glyph, join, text
from .scene import Scene

Tab = tuple[str, str]  # its name and its sign


def draw(scene: Scene, status: str) -> str:
    leap = text("a", scene.words("leap"), href="#", class_="leap", data_leap=True)
    return leap + _brand(scene) + status + _doors(scene)


def _brand(scene: Scene) -> str:
    """What is played."""
    game = scene.view["game"]
    title = games.meta(game).title if game in games.names() else scene.words("brand")
    return el("h1", glyph("skyline") + text("span", title), class_="brand")


def _doors(scene: Scene) -> str:
    state = scene.state
    undo = _door(scene, "undo", "undo", state.can_undo)
    score = "" if state.lesson and state.lesson.secret else _panel(scene, "score", "chart")
    return el(
        "nav",
        (hint(scene) if state.advice else "")
        + undo
        + score
        + _panel(scene, "log", "log")
        + _panel(scene, "menu", "menu"),
        class_="doors",
        aria_label=scene.words("door.menu"),
    )


def _door(scene: Scene, what: str, sign: str, on: bool) -> str:
    return _button(scene, what, sign, data_do=what, aria_disabled=None if on else "true")


def _panel(scene: Scene, what: str, sign: str) -> str:
    open_ = "true" if scene.state.panel == what else "false"
    return _button(scene, what, sign, data_panel=what, aria_expanded=open_)


def hint(scene: Scene) -> str:
    """The door to a hint."""
    return _button(scene, "hint", "bulb", data_do="hint")


def _button(scene: Scene, what: str, sign: str, **facts: str | None) -> str:
    label = scene.words(f"door.{what}")
    inner = glyph(sign) + text("span", label, class_="lbl")
    return el("button", inner, type="button", class_="door", aria_label=label, title=label, **facts)


def tabs(scene: Scene, tabs_: Sequence[Tab], chosen: str, lit: Collection[str] = ()) -> str:
    """On a phone one region of the table is shown at a time; hand and prompt stay below. `lit`: where something can be
    done."""
    names = (("lesson", "crane"), *tabs_) if scene.state.lesson else tabs_
    return join(
        el(
            "button",
            glyph(sign) + esc(scene.words(f"tab.{name}")) + (_dot(scene) if name in lit and name != chosen else ""),
            type="button",
            class_="tab",
            data_tab=name,
            aria_pressed="true" if name == chosen else "false",
        )
        for name, sign in names
    )


def _dot(scene: Scene) -> str:
    """The mark of a part that is not shown, with its words."""
    return el("i", "", class_="lit") + text("span", f" ({scene.words('tab.lit')})", class_="sr")
