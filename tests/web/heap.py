"""A room that says only what it must: one heap, from which one takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from web.app.draw.scene import Scene
from web.app.room import Bare, Room
from web.app.state import Facts

TEXTS = {"region.heap": "Heap", "wait.take": "takes"}


class Heap(Bare):
    """One heap, from which one takes."""

    game = "heap"
    regions = ("heap",)

    def draw(self, scene: Scene) -> dict[str, str]:
        return {"heap": "<p>7</p>", "work": "", "hand": "", "status": ""}

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        return "Heap", ""

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        return ""

    def plain(self, scene: Scene) -> str:
        return "<p>7</p>"

    def texts(self, lang: str) -> Mapping[str, str]:
        return TEXTS


ROOM: Room = Heap()
