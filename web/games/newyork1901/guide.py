"""The pictures of the guide for the first visit, made of the same pieces as the table."""

from __future__ import annotations

from web.app.draw.html import el, glyph, join
from web.app.draw.scene import Scene

from . import market, score, tower

PAGES = ("goal", "expand", "build", "unlock", "demolish", "end")
SHAPES = {
    "build": ("bronze-i2", "bronze-l3", "silver-p5"),
    "unlock": ("bronze-o4", "silver-s4", "gold-t4"),
    "demolish": ("bronze-i2", "gold-v5"),
}


def picture(scene: Scene, name: str) -> str:
    """One for each page."""
    if name in ("goal", "end"):
        kinds = ("bronze-i2", "silver-o6", "gold-v5", "woolworth", "gold-o6", "silver-p5", "bronze-l3")
        return el("div", score.skyline(kinds, 120), class_="pic1901 c-blue")
    if name == "expand":
        return el(
            "div",
            join(market.sign(lot) for lot in ("blue 2", "green 3", "yellow 2", "red 3")) + glyph("worker"),
            class_="pic1901",
        )
    between = glyph("arrow") if name == "demolish" else ""
    return el("div", between.join(tower.on_tile(kind, "blue") for kind in SHAPES[name]), class_="pic1901")
