"""The pictures of the guide for the first visit."""

from __future__ import annotations

from web.app.draw.html import el, esc, glyph, join, text
from web.app.draw.scene import Scene

from . import cards, characters, status

PAGES = ("goal", "round", "bid", "characters", "turn")
SHOWN = (6, 16, 35)  # characters, one of each kind


def picture(scene: Scene, name: str) -> str:
    """Made of the same pieces as the table, so that they are known when one meets them."""
    if name == "goal":
        towers = "".join(glyph("tower", f"own-{index}") for index in range(3))
        return el("div", towers + glyph("point"), class_="pic-goal")
    if name == "round":
        return el(
            "ol",
            join(
                el("li", text("b", number) + esc(scene.words(f"phase.{phase}")))
                for number, phase in zip(("I", "II", "III"), status.PHASES, strict=True)
            ),
            class_="pic-round",
        )
    if name == "bid":
        arrow = glyph("arrow")
        return el(
            "div",
            cards.face(scene, "elevator") + cards.face(scene, "wild") + arrow + el("span", text("b", 2), class_="dial"),
            class_="pic-bid",
        )
    if name == "characters":
        return el("div", join(characters.still(scene, number) for number in SHOWN), class_="pic-characters")
    return el("div", join(cards.face(scene, kind) for kind in status.ORDER), class_="pic-turn")
