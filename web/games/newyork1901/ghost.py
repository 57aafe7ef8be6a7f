"""The skyscraper that is being placed: where it lies now, all places where it could, and what the page's JavaScript
needs to drag it without asking (web/js/placing.mjs)."""

from __future__ import annotations

import json

from nyc_core.newyork1901 import plan
from nyc_core.newyork1901.board import COLUMNS, ROWS
from web.app.draw.html import Attr, el, join
from web.app.draw.scene import Scene

from . import compose, tower

KEYS = {"ArrowUp": "north", "ArrowDown": "south", "ArrowLeft": "west", "ArrowRight": "east"}
MORE_KEYS = {"r": "turn", "R": "turn", "f": "mirror", "F": "mirror", "n": "next", "p": "previous"}
ON_LAND = {"ArrowLeft": "previous", "ArrowRight": "next"}


def is_placing(scene: Scene) -> bool:
    return scene.mine and scene.kind == "place" and bool(scene.options)


def facts(scene: Scene) -> dict[str, Attr]:
    """Attributes of the map: keys, and while something is placed how it may lie."""
    if is_placing(scene):
        return {"data_keys": json.dumps({**KEYS, **MORE_KEYS}), "data_grid": _grid(scene)}
    land = compose.choices(scene)
    return {"data_keys": json.dumps(ON_LAND)} if land else {}


def _grid(scene: Scene) -> str:
    """For the dragging hand: where squares lie, the ways to lie, the legal places, the squares that are not barred."""
    placing = scene.state.facts["placing"]
    known = {
        "xs": plan.XS,
        "ys": plan.YS,
        "side": plan.SIDE,
        "names": [[plan.square(row, at) for at in range(len(COLUMNS))] for row in range(ROWS)],
        "legal": [plan.named(plan.cells_of(place)) for place in compose.places(scene)],
        "free": placing["free"],
        "now": list(compose.squares(scene)),
    }
    return json.dumps(known, separators=(",", ":"))


def draw(scene: Scene) -> str:
    """All squares that some place covers; the ghost; the squares in its way; what is to go."""
    if not is_placing(scene):
        return _sketch(scene)
    squares = compose.squares(scene)
    around = list(dict.fromkeys(one for place in compose.places(scene) for one in place))
    inner = join(_square(one) for one in around if one not in squares)
    return el("g", inner + _ghost(scene, squares), class_=f"ghosts c-{scene.colour(scene.seat or 0)}")


def _square(square: str) -> str:
    """A square that can be part of a place: a tap moves the ghost onto it."""
    d = plan.outline((square,), 4)
    return f'<path class="way-in" d="{d}" data-pick="{square}"/>'


def _ghost(scene: Scene, squares: tuple[str, ...]) -> str:
    """A tap turns it, a drag moves it."""
    kind, wrong = compose.kind_placed(scene), compose.in_the_way(scene)
    legal = compose.candidate(scene) in scene.legal
    drawn = tower.on_map(kind, squares, scene.colour(scene.seat or 0), scene.letter(scene.seat or 0), "ghostly")
    bars = join(f'<path class="barred" d="{plan.outline((one,), 4)}"/>' for one in wrong)
    ring = f'<path class="ghost-edge" d="{plan.outline(squares, 1)}"/>'
    hand = f'<path class="ghost-hand" d="{plan.outline(squares)}"/>'
    return el(
        "g",
        ring + drawn + bars + hand,
        class_=f"ghost{'' if legal else ' wrong'}",
        data_pick="turn",
        data_ghost=True,
    )


def _sketch(scene: Scene) -> str:
    """What is selected has one place only: it is shown there before anything is played."""
    squares = scene.state.probe.get("built", ())
    if not squares:
        return ""
    kind = compose.kind_of(compose.picked(scene))
    drawn = tower.on_map(kind, squares, scene.colour(scene.seat or 0), scene.letter(scene.seat or 0), "ghostly")
    ring = f'<path class="ghost-edge" d="{plan.outline(tuple(squares), 1)}"/>'
    return f'<g class="ghosts c-{scene.colour(scene.seat or 0)}"><g class="ghost">{ring}{drawn}</g></g>'
