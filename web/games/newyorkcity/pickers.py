"""How the pieces of this game are set in the editor: cards by their number, a player's company, the Press Track."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nyc_core.newyorkcity import box
from web.app.draw.fields import Field, Palette, Piece, Pieces, arg, button_of, line_of, palette, stepper
from web.app.draw.html import el, glyph, join, text
from web.app.draw.scene import Scene

from . import characters, facts, people

CARDS, COMPANY, PRESS = "cards", "company", "press"


def piece(scene: Scene, named: str, value: Any) -> Piece | None:
    """A card, a vessel or a character that can be tapped."""
    if named == "character":
        tile = box.CHARACTERS[value]
        return Piece(text("span", tile.value, class_="v") + characters.icon(value), f"mini ph-{tile.phase}")
    if named == "card":
        return Piece(glyph(value), f"piece chip k-{value}")
    if named == "vessel":
        return Piece(glyph(value), f"piece ship v-{value}")
    return None


def _cards(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    return field_of_cards(scene, one.path, label, value)


def field_of_cards(scene: Scene, path: str, label: str, value: Any) -> str:
    """How many of each type, where the order means nothing."""
    held = Counter(value or ())
    return el(
        "div",
        join(_of_type(scene, path, kind, held[kind]) for kind in box.CARDS),
        class_="of-types",
        role="group",
        aria_label=label,
    )


def _of_type(scene: Scene, path: str, kind: str, number: int) -> str:
    name = scene.words(f"card.{kind}")
    sign = el("span", glyph(kind), class_=f"chip k-{kind}", title=name, aria_hidden="true")
    return el("span", sign + stepper(scene, name, number, lambda by: arg("card", path, kind, by)), class_="of-type")


def _company(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """Characters of a player: a tap says whether it is used, the cross takes it away."""
    words, entries = scene.words, ""
    for place, (number, used) in enumerate(people.company({"characters": value or ()})):
        name = characters.name(scene, number)
        key = "edit.used" if used else "edit.unused"
        paid = el("span", glyph("coin"), class_="paid") if used else ""
        inner = text("span", box.CHARACTERS[number].value, class_="v") + characters.icon(number) + paid
        look = f"mini ph-{box.CHARACTERS[number].phase}{' used' if used else ''}"
        turn = button_of(
            inner,
            "edit",
            arg("use", one.path, place),
            class_=look,
            aria_label=words(key, name=name),
            aria_pressed="true" if used else "false",
        )
        away = words("edit.remove", what=name)
        cut = button_of(glyph("close"), "edit", arg("cut", one.path, place), class_="door", aria_label=away, title=away)
        entries += el("span", turn + cut, class_="member")
    return line_of(scene, label, entries) + palette(scene, pieces, one, "character")


def _press(scene: Scene, pieces: Pieces, one: Field, label: str, value: Any) -> str:
    """Each token's space; in a stack who came last lies on top."""
    words, rows = scene.words, ""
    for owner in facts.press_order(scene):
        name, space = scene.name(owner), facts.space(scene, owner)
        steps = stepper(scene, name, space, lambda by, owner=owner: arg("press", owner, by), box.LAST_SPACE)  # type: ignore[misc]
        spoken = words("edit.top.label", name=name)
        top = button_of(glyph("up"), "edit", arg("press", owner, 0), class_="door", aria_label=spoken, title=spoken)
        rows += el("li", scene.token(owner) + text("span", name, class_="nm") + steps + top)
    return el("ol", rows, class_="edit-rows")


PALETTE = Palette(
    kinds={CARDS: _cards, COMPANY: _company, PRESS: _press},
    pieces=piece,
    such={"action": "bid press press", "with": "seat=1 borough=queens"},
    facts={"cards": field_of_cards},
    named={
        **{kind: kind for kind in ("card", "borough", "character")},
        **{key: f"edit.{key}" for key in ("phase", "what", "in")},
        "bidding": "card",
    },
)
