"""New York City's room on the page (`web.app.room`): which drawing says what, and how actions are put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from nyc_core import Refusal
from nyc_core.newyorkcity import META
from web.app.draw.html import part
from web.app.draw.scene import Scene
from web.app.editor.parts import Parts
from web.app.room import Bare, Composer, Outcome
from web.app.state import Facts

from . import board, compose, elevator, guide, hand, people, stage, status, tracks, work
from .glyphs import GLYPHS
from .words import texts


class NewYorkCityRoom(Bare):
    """What is not needed for a table is imported when it is asked for."""

    game = META.name
    regions = ("board", "tracks", "elevator", "stage", "people")
    tabs = status.TABS
    guide = guide.PAGES
    glyphs = GLYPHS
    composer: Composer = compose

    @cached_property
    def parts(self) -> Parts:
        from .parts import PARTS

        return PARTS

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

    def asked(self, scene: Scene) -> tuple[str, str]:
        return work.asked(scene)

    def default_tab(self, scene: Scene) -> str:
        return status.default_tab(scene)

    def tab_of(self, event: Facts) -> str:
        return status.tab_of(event)

    def probe(self, scene: Scene, why_not: Callable[[str], Refusal | None], play: Callable[[str], Outcome]) -> Facts:
        return compose.probe(scene, why_not, play)

    def definitions(self) -> str:
        return board.definitions()

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        from .info import info

        return info(scene, what)

    def about(self, scene: Scene, notation: str) -> str:
        return work.about(scene, notation)

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        from . import score

        return score.draw(scene, scores, over)

    def plain(self, scene: Scene) -> str:
        from . import plain

        return plain.draw(scene)

    def guide_picture(self, scene: Scene, name: str) -> str:
        return guide.picture(scene, name)

    def hero(self) -> str:
        from . import hero

        return hero.draw()

    def is_calm(self, scene: Scene) -> bool:
        return scene.phase in ("start", "draft")  # where cards are bid there is no room

    def texts(self, lang: str) -> Mapping[str, str]:
        return texts(lang)


ROOM = NewYorkCityRoom()
