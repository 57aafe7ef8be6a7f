"""The garden on the page: nine beds, a hand from which flowers are picked, and what the picks make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.toy.game import BEDS
from web.app.draw import prompt
from web.app.draw.html import el, join, text
from web.app.draw.scene import Scene
from web.app.room import Bare, Picks, picked

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


class Composer(Picks):
    """Flowers of the hand are picked, each by its place there: `0:4`. One goes into a bed, all can be swapped."""

    def takes(self, scene: Scene, pick: str) -> bool:
        return scene.mine and pick in hand(scene) and pick not in picked(scene)

    def candidate(self, scene: Scene) -> str:
        return " ".join(["swap", *flowers(scene)]) if picked(scene) else ""


def hand(scene: Scene) -> list[str]:
    """What who looks can pick."""
    held = scene.view["hands"][scene.seat] if scene.seat is not None else 0
    return [] if isinstance(held, int) else [f"{place}:{flower}" for place, flower in enumerate(held)]


def flowers(scene: Scene) -> list[str]:
    """What is picked, as a notation has it."""
    return sorted(pick.partition(":")[2] for pick in picked(scene))


class GardenRoom(Bare):
    """What of the page is the garden's own."""

    game = "garden"
    regions = ("garden", "people")
    tabs = (("garden", "map"), ("people", "crown"))
    composer = Composer()

    def draw(self, scene: Scene) -> dict[str, str]:
        chosen = flowers(scene)
        beds = (self._bed(scene, bed, chosen[0] if len(chosen) == 1 else "") for bed in BEDS)
        return {
            "status": text("b", scene.words("garden.planted", number=len(scene.view["beds"]))),
            "work": self._work(scene, chosen),
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
        taken = pick in picked(scene)
        control = {"data-unpick" if taken else "data-pick": pick} if scene.mine else {}
        return text("button", pick.partition(":")[2], type="button", **control)

    def _work(self, scene: Scene, chosen: Sequence[str]) -> str:
        if not scene.mine:
            return ""
        swap = prompt.confirm(scene, f"swap {' '.join(chosen)}", scene.words("garden.swap", flowers=", ".join(chosen)))
        return (swap if chosen else "") + prompt.option(scene, "pass", scene.words("garden.pass"))

    def info(self, scene: Scene, what: str) -> tuple[str, str]:
        bed = what.removeprefix("bed ")
        owner, flower = scene.view["beds"][bed]
        return scene.words("garden.bed", bed=bed), text("p", f"{scene.names[owner]}: {flower}")

    def plain(self, scene: Scene) -> str:
        return join(text("p", f"{bed}: {flower}") for bed, (_, flower) in scene.view["beds"].items())

    def texts(self, lang: str) -> Mapping[str, str]:
        return TEXTS


ROOM = GardenRoom()
