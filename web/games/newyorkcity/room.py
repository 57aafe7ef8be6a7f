"""New York City's room on the page (`web.app.room`): which drawing says what, and how actions are put together."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyorkcity import META
from web.app.draw.html import part
from web.app.draw.scene import Scene
from web.app.room import Composer, InFiles

from . import board, compose, elevator, guide, hand, people, stage, status, tracks, work
from .glyphs import GLYPHS


class NewYorkCityRoom(InFiles):
    """What is not needed for a table is imported when it is asked for."""

    game, package = META.name, __package__
    regions = ("board", "tracks", "elevator", "stage", "people")
    tabs = status.TABS
    guide = guide.PAGES
    glyphs = GLYPHS
    sounds = status.SOUNDS
    composer: Composer = compose

    def draw(self, scene: Scene) -> dict[str, str]:
        return {
            "status": status.draw(scene),
            "work": work.draw(scene),
            "hand": hand.draw(scene),
            "board": part("press", tracks.press_pillar(scene))
            + board.draw(scene)
            + part("points", tracks.points_pillar(scene)),
            "tracks": part("press", tracks.press(scene)) + part("points", tracks.points(scene)),
            "elevator": elevator.draw(scene),
            "stage": stage.draw(scene),
            "people": people.draw(scene),
        }

    def default_tab(self, scene: Scene) -> str:
        return status.default_tab(scene)

    def definitions(self) -> str:
        return board.definitions()

    def about(self, scene: Scene, notation: str) -> str:
        return work.about(scene, notation)

    def coach(self, scene: Scene) -> Sequence[str]:
        return work.coach(scene)

    def is_calm(self, scene: Scene) -> bool:
        return scene.phase in ("start", "draft")  # where cards are bid there is no room


ROOM = NewYorkCityRoom()
