"""New York 1901's room on the page (`web.app.room`): which drawing says what, and how actions are put together."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyork1901 import META
from nyc_core.newyork1901.picture.glyphs import GLYPHS
from web.app.draw.scene import Scene
from web.app.room import Composer, InFiles

from . import builders, compose, goals, guide, hand, market, patterns, status, town, work


class NewYork1901Room(InFiles):
    """What is not needed for a table is imported when it is asked for."""

    game, package = META.name, __package__
    regions = ("town", "market", "goals", "builders")
    tabs = status.TABS
    guide = guide.PAGES
    glyphs = GLYPHS
    sounds = status.SOUNDS
    composer: Composer = compose
    secret = False

    def draw(self, scene: Scene) -> dict[str, str]:
        return {
            "status": status.draw(scene),
            "work": work.draw(scene),
            "hand": hand.draw(scene),
            "town": town.draw(scene),
            "market": market.draw(scene),
            "goals": goals.draw(scene),
            "builders": builders.draw(scene),
        }

    def definitions(self) -> str:
        return patterns.draw()

    def about(self, scene: Scene, notation: str) -> str:
        return work.about(scene, notation)

    def coach(self, scene: Scene) -> Sequence[str]:
        return work.coach(scene)

    def is_calm(self, scene: Scene) -> bool:
        return scene.kind == "turn" and scene.view["turns"] == 0 and not scene.state.picks


ROOM = NewYork1901Room()
