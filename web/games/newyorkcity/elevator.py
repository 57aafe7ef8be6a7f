"""The elevator: five floors of four characters, and the stack behind each (NYC-1.1, 5.11)."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from web.app.draw.html import Attr, el, glyph, join, part, text
from web.app.draw.kept import kept
from web.app.draw.scene import Scene, count

from . import characters, compose


@kept
def draw(scene: Scene) -> str:
    """The floors, the highest on top; all characters face up, lit when they can be hired or taken by character 7."""
    seen: set[str] = set()
    floors = join(part(f"floor-{floor}", _floor(scene, floor, seen)) for floor in reversed(box.FLOORS))
    return el("div", floors, class_="floors", role="group", aria_label=scene.words("elevator.label"))


def _floor(scene: Scene, floor: int, seen: set[str]) -> str:
    data = scene.view["elevator"].get(str(floor), {})
    numbers = [int(number) for number in data.get("open", ())]
    tiles = join(_tile(scene, number, seen) for number in numbers)
    tiles += join(el("span", "", class_="gap") for _ in range(box.OPEN_ON_A_FLOOR - len(numbers)))
    left = count(data.get("stack", 0))
    spoken = scene.words("elevator.floor", floor=floor, n=left)
    set_: dict[str, Attr] = {"type": "button", "data-info": f"floor {floor}"} if scene.state.edit else {"role": "img"}
    sign = el(
        "button" if scene.state.edit else "span",
        text("b", floor) + el("span", glyph("card") + text("i", left), class_="left"),
        class_="sign",
        aria_label=spoken,
        **set_,
    )
    return el("div", sign + tiles, class_="floor")


def _tile(scene: Scene, number: int, seen: set[str]) -> str:
    """A face-up character. Of two copies the first carries the action, the other one says `data-also`."""
    if compose.wants(scene) == "character":
        pick, live = f"new:{number}", compose.openings(scene)
        if pick in compose.picks(scene):
            return characters.tile(scene, number, class_="chosen", data_unpick=pick)
        return (
            characters.tile(scene, number, class_="pick", data_pick=pick)
            if pick in live
            else characters.tile(scene, number)
        )
    notation = f"hire {number}"
    if notation in seen and scene.mine and notation in scene.legal:
        return characters.tile(scene, number, also=notation)
    seen.add(notation)
    return characters.tile(scene, number, notation=notation if scene.kind == "hire" or not scene.mine else None)
