"""What a table of New York City shows besides the view, for its drawings."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core.newyorkcity import box
from web.app.draw.scene import Scene, View
from web.app.state import Facts

COLOURS_OF_LANTERNS = {28: "green", 29: "red", 30: "brown", 31: "blue", 32: "yellow"}
Owner = int | str  # a seat, or "neutral"


def press_order(scene: Scene) -> list[Owner]:
    """All press tokens, first to last (NYC-2.1)."""
    spaces = sorted(scene.view["press"].items(), key=lambda entry: -int(entry[0]))
    return [owner for _, stack in spaces for owner in stack]


def space(scene: Scene, owner: Owner) -> int:
    """Where on the Press Track an owner stands."""
    return next((int(number) for number, stack in scene.view["press"].items() if owner in stack), 0)


def mayor(scene: Scene) -> str | None:
    """The borough where the Mayor stands in this round (NYC-3.2)."""
    number = int(scene.view["round"])
    if not 1 <= number <= box.ROUNDS or scene.phase in ("start", "over"):
        return None
    letter = box.LETTERS[number - 1]
    return next((name for name, borough in scene.view["boroughs"].items() if borough["letter"] == letter), None)


def lantern_of(borough: str) -> int:
    """The character whose lantern hangs there (28-32); 0 when none does."""
    here = box.BOROUGHS.index(borough)
    return next((number for number, places in box.LANTERNS.items() if here in places), 0)


def lantern(borough: str) -> str | None:
    """The colour of the lantern that hangs there, if any."""
    return COLOURS_OF_LANTERNS.get(lantern_of(borough))


def leader(view: View, bids: Sequence[Facts]) -> int | None:
    """Whose bid is the highest; of equal ones that of who is ahead (NYC-5.7)."""
    spaces = sorted(view["press"].items(), key=lambda entry: -int(entry[0]))
    order = [owner for _, stack in spaces for owner in stack]
    made = [bid for bid in bids if not bid["passed"]]
    best = max(made, key=lambda bid: (bid["value"], -order.index(bid["seat"])), default=None)
    return best["seat"] if best else None
