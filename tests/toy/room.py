"""The garden on the page: nine beds, a hand from which flowers are picked, and what the picks make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from web.app.draw import prompt
from web.app.draw.html import el, join, text
from web.app.draw.scene import Scene
from web.app.room import Bare
from web.app.state import Facts

from .game import BEDS

TEXTS = {
    "region.garden": "Beds",
    "region.people": "Gardeners",
    "tab.garden": "Beds",
    "tab.people": "Gardeners",
    "wait.turn": "a flower",
    "garden.planted": "{number} of 9 beds",
    "garden.swap": "Swap {flowers}",
    "garden.pass": "Pass",
    "garden.bed": "Bed {bed}",
}


class Composer:
    """Flowers of the hand are picked, each by its place there: `0:4`. One goes into a bed, all can be swapped."""

    def takes(self, scene: Scene, pick: str) -> bool:
        return scene.mine and pick in hand(scene) and pick not in (scene.state.picks or ())

    def add(self, scene: Scene, pick: str) -> list[str]:
        return [*(scene.state.picks or ()), *([pick] if self.takes(scene, pick) else [])]

    def remove(self, scene: Scene, pick: str) -> list[str]:
        return [one for one in scene.state.picks or () if one != pick]

    def candidate(self, scene: Scene) -> str:
        return " ".join(["swap", *flowers(scene)]) if scene.state.picks else ""


def hand(scene: Scene) -> list[str]:
    """What who looks can pick."""
    held = scene.view["hands"][scene.seat] if scene.seat is not None else 0
    return [] if isinstance(held, int) else [f"{place}:{flower}" for place, flower in enumerate(held)]


def flowers(scene: Scene) -> list[str]:
    """What is picked, as a notation has it."""
    return sorted(pick.partition(":")[2] for pick in scene.state.picks or ())


class GardenRoom(Bare):
    """What of the page is the garden's own."""

    game = "garden"
    regions = ("garden", "people")
    tabs = (("garden", "map"), ("people", "crown"))
    composer = Composer()

    def draw(self, scene: Scene) -> dict[str, str]:
        picked = flowers(scene)
        beds = (self._bed(scene, bed, picked[0] if len(picked) == 1 else "") for bed in BEDS)
        return {
            "status": text("b", scene.words("garden.planted", number=len(scene.view["beds"]))),
            "work": self._work(scene, picked),
            "hand": join(self._flower(scene, pick) for pick in hand(scene)),
            "garden": join(beds),
            "people": join(el("p", scene.token(n) + text("span", scene.names[n])) for n in range(scene.seats)),
        }

    def _bed(self, scene: Scene, bed: str, flower: str) -> str:
        if bed in scene.view["beds"]:
            owner, grows = scene.view["beds"][bed]
            return el("button", scene.token(owner) + text("b", grows), type="button", data_info=f"bed {bed}")
        control = scene.control(f"plant {flower} {bed}", "bed") if flower else {}
        return text("button", bed, type="button", **control)

    def _flower(self, scene: Scene, pick: str) -> str:
        taken = pick in (scene.state.picks or ())
        control = {"data-unpick" if taken else "data-pick": pick} if scene.mine else {}
        return text("button", pick.partition(":")[2], type="button", **control)

    def _work(self, scene: Scene, picked: Sequence[str]) -> str:
        if not scene.mine:
            return ""
        swap = prompt.confirm(scene, f"swap {' '.join(picked)}", scene.words("garden.swap", flowers=", ".join(picked)))
        return (swap if picked else "") + prompt.option(scene, "pass", scene.words("garden.pass"))

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        bed = what.removeprefix("bed ")
        owner, flower = scene.view["beds"][bed]
        return scene.words("garden.bed", bed=bed), text("p", f"{scene.names[owner]}: {flower}")

    def score(self, scene: Scene, scores: Sequence[Facts], over: bool) -> str:
        return join(text("p", f"{name}: {one['total']}") for name, one in zip(scene.names, scores, strict=True))

    def plain(self, scene: Scene) -> str:
        return join(text("p", f"{bed}: {flower}") for bed, (_, flower) in scene.view["beds"].items())

    def texts(self, lang: str) -> Mapping[str, str]:
        return TEXTS


ROOM = GardenRoom()
