"""The head of the page: round and phase, the six bidding rounds in their order, and the doors to everything else."""

from __future__ import annotations

from collections.abc import Collection

from nyc_core.newyorkcity import box

from .html import el, esc, glyph, join, text
from .scene import Scene

ORDER = box.CARDS[:6]  # NYC-5.1
PHASES = ("draft", "bidding", "activation")


def draw(scene: Scene) -> str:
    leap = text("a", scene.words("leap"), href="#", class_="leap", data_leap=True)
    return leap + _brand(scene) + _round(scene) + _order(scene) + _doors(scene)


def _brand(scene: Scene) -> str:
    return el("h1", glyph("skyline") + text("span", scene.words("brand")), class_="brand")


def _round(scene: Scene) -> str:
    """Five lamps for the rounds, and the phase's name."""
    words, number = scene.words, int(scene.view.get("round", 1))
    if scene.phase in ("start", "over"):
        return el("div", text("span", words(f"phase.{scene.phase}"), class_="phase"), class_="round")
    lamps = join(el("i", "", class_="on" if index < number else None) for index in range(box.ROUNDS))
    named = text("span", words("bar.round", n=number, of=box.ROUNDS), class_="of")
    step = text("span", words(f"phase.{scene.phase}"), class_="phase")
    return el("div", named + el("span", lamps, class_="lamps", aria_hidden="true") + step, class_="round")


def _order(scene: Scene) -> str:
    """The six bidding rounds: done, now, still to come."""
    words = scene.words
    now = ORDER.index(scene.view["bidding"]) if scene.phase == "bidding" and scene.view.get("bidding") in ORDER else -1
    done = len(ORDER) if scene.phase in ("activation", "over") else now
    cells = []
    for index, kind in enumerate(ORDER):
        state = "now" if index == now else "done" if index < done else "next"
        spoken = words(f"order.{state}", card=words(f"card.{kind}"))
        name = text("span", words(f"card.{kind}"), class_="nm") if index == now else ""
        cells.append(el("li", glyph(kind) + name, class_=f"{state} k-{kind}", title=spoken, aria_label=spoken))
    return el("ol", join(cells), class_="order", aria_label=words("order.label"))


def _doors(scene: Scene) -> str:
    state = scene.state
    undo = _door(scene, "undo", "undo", state.can_undo)
    score = "" if state.lesson and state.lesson.secret else _panel(scene, "score", "chart")
    return el(
        "nav",
        undo + score + _panel(scene, "log", "log") + _panel(scene, "menu", "menu"),
        class_="doors",
        aria_label=scene.words("door.menu"),
    )


def _door(scene: Scene, what: str, sign: str, on: bool) -> str:
    return _button(scene, what, sign, data_do=what, aria_disabled=None if on else "true")


def _panel(scene: Scene, what: str, sign: str) -> str:
    open_ = "true" if scene.state.panel == what else "false"
    return _button(scene, what, sign, data_panel=what, aria_expanded=open_)


def _button(scene: Scene, what: str, sign: str, **facts: str | None) -> str:
    label = scene.words(f"door.{what}")
    inner = glyph(sign) + text("span", label, class_="lbl")
    return el("button", inner, type="button", class_="door", aria_label=label, title=label, **facts)


TABS = (("board", "map"), ("elevator", "elevator"), ("stage", "fan"), ("people", "crew"))


def tabs(scene: Scene, lit: Collection[str] = ()) -> str:
    """On a phone one region of the table is shown at a time; hand and prompt stay below. `lit`: where something can be
    done."""
    chosen = scene.state.tab or default_tab(scene)
    names = (("lesson", "crane"), *TABS) if scene.state.lesson else TABS
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


def default_tab(scene: Scene) -> str:
    """Where on a phone the thing lies that is asked for."""
    if scene.phase in ("start", "draft") and scene.kind != "hire":  # there too when a lesson has failed
        return "board" if scene.mode == "use 11" else "elevator" if scene.mode == "use 7" else "stage"
    if scene.kind == "hire":
        return "elevator"
    return "elevator" if scene.phase == "bidding" and scene.view.get("bidding") == "elevator" else "board"
