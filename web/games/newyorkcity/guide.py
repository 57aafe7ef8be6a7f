"""The pictures of the guide for the first visit."""

from __future__ import annotations

from nyc_core.newyorkcity import box
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
        both = text("i", "+").join(_worth(cards.face(scene, kind), 1) for kind in ("elevator", "wild"))
        return el("div", both + text("i", "=") + el("span", text("b", 2), class_="dial"), class_="pic-bid")
    if name == "characters":
        shown = join(_worth(characters.still(scene, number), _when(scene, number)) for number in SHOWN)
        return el("div", shown, class_="pic-characters")
    lit = ("", " up", "", "", "", "")  # as on the table: one that is picked, between others that could be
    faces = zip(status.ORDER, lit, strict=True)
    drawn = join(el("span", cards.face(scene, kind), class_=f"group pick{up}") for kind, up in faces)
    return el("div", drawn, class_="pic-turn")


def _worth(thing: str, worth: object) -> str:
    """A thing with what there is to say of it below."""
    return el("span", thing + text("b", worth), class_="pic-worth")


def _when(scene: Scene, number: int) -> str:
    return scene.words(f"phase.{box.CHARACTERS[number].phase}")
