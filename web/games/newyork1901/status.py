"""What the head of the page says: whose turn it is, and whether it is the last."""

from __future__ import annotations

from web.app.draw.html import el, figure, join, text
from web.app.draw.scene import Scene
from web.app.state import Facts

TABS = (("town", "map"), ("goals", "crown"), ("builders", "person"))
PLACES = {"use": "town", "over": "builders"}

# What is heard.
SOUNDS = {
    **dict.fromkeys(("expand", "back"), "person"),
    **dict.fromkeys(("build", "demolish"), "tower"),
    **dict.fromkeys(("use", "shift", "open"), "card"),
    "pass": "pass",
    "ending": "round",
    "over": "over",
}


def draw(scene: Scene) -> str:
    """The seats in their order, the one on turn in front; a word when the end is near."""
    words = scene.words
    if scene.phase == "over":
        return el("div", text("span", words("status.over")), class_="status1901")
    seats = join(_seat(scene, seat) for seat in range(scene.seats))
    last = text("b", words("status.last"), class_="last-turns") if scene.view["ending"] is not None else ""
    return el("div", last + el("ol", seats, class_="turns1901", aria_label=words("status.turns")), class_="status1901")


def _seat(scene: Scene, seat: int) -> str:
    now = scene.view["turn"] == seat
    name = text("span", scene.labels[seat], class_="nm1901" if now else "sr")
    return el(
        "li",
        el("span", scene.token(seat) + name, class_="who1901") + figure(scene.player(seat)["points"]),
        class_=f"c-{scene.colour(seat)}{' now' if now else ''}",
        aria_current="true" if now else None,
    )


def tab_of(event: Facts) -> str:
    """Where on a phone a thing that is told happens."""
    return PLACES.get(event["event"], "town")
