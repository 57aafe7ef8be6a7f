"""What the engine derives for who shows a table (`nyc_core.newyorkcity.facts`), as the drawings read it; and what is printed."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from web.app.draw.scene import Scene
from web.app.state import Facts

Owner = int | str  # a seat, or "neutral"


def press_order(scene: Scene) -> list[Owner]:
    """All press tokens, first to last (NYC-2.1)."""
    return list(scene.state.facts["press"])


def space(scene: Scene, owner: Owner) -> int:
    """Where on the Press Track an owner stands."""
    return next((int(number) for number, stack in scene.view["press"].items() if owner in stack), 0)


def mayor(scene: Scene) -> str | None:
    """The borough where the Mayor stands in this round (NYC-3.2)."""
    borough: str | None = scene.state.facts["mayor"]
    return borough


def ranks(scene: Scene, borough: str) -> list[Facts]:
    """Who is how strong there, first to last: `owner`, `towers`, `points` (NYC-8.4 to 8.6)."""
    return list(scene.state.facts["ranks"][borough])


def lantern_of(borough: str) -> int:
    """The character whose lantern hangs there (28-32); 0 when none does."""
    here = box.BOROUGHS.index(borough)
    return next((number for number, places in box.LANTERNS.items() if here in places), 0)
