"""What the head of the page says about the round: its number and phase, and the six bidding rounds in their order; and
which part of the table is looked at on a phone, where there is one at a time."""

from __future__ import annotations

from nyc_core.newyorkcity import box
from web.app.draw.html import el, glyph, join, text
from web.app.draw.kept import kept
from web.app.draw.scene import Scene
from web.app.state import Facts

from . import compose

ORDER = box.CARDS[:6]  # NYC-5.1
PHASES = ("draft", "bidding", "activation")
TABS = (("board", "map"), ("elevator", "elevator"), ("stage", "fan"), ("people", "crew"))
# Where things lie that are picked before the bids.
WHERE = {"borough": "board", "character": "elevator"}
# Where a thing that is told happens.
PLACES = {
    **dict.fromkeys(("hire", "floor", "dismiss"), "elevator"),
    **dict.fromkeys(("take", "pairs", "start", "bid", "pass", "skips", "won", "tom_draw"), "stage"),
    **dict.fromkeys(("dollars", "skyscrapers"), "people"),
}

# What is heard.
SOUNDS = {
    **dict.fromkeys(("take", "keep", "bid", "pairs", "discard", "return", "exchange", "draw", "tom_draw"), "card"),
    **dict.fromkeys(("build", "move", "raze"), "tower"),
    **dict.fromkeys(("advance", "back"), "step"),
    **dict.fromkeys(("hire", "start", "use"), "person"),
    **dict.fromkeys(("points", "tile", "statue"), "point"),
    **dict.fromkeys(("dollars", "skyscrapers"), "coin"),
    **dict.fromkeys(("round", "bidding"), "round"),
    "pass": "pass",
    "won": "won",
    "over": "over",
}


@kept
def draw(scene: Scene) -> str:
    return _round(scene) + _order(scene)


def _round(scene: Scene) -> str:
    """Five lamps for the rounds, and the phase's name."""
    words, number = scene.words, int(scene.view.get("round", 1))
    if scene.phase in ("start", "over"):
        return el("div", text("span", words(f"phase.{scene.phase}"), class_="phase"), class_="round")
    lamps = join(el("i", "", class_="on" if index < number else None) for index in range(box.ROUNDS))
    named = text("span", words("bar.round", n=number, of=box.ROUNDS), class_="of")
    step = text("span", words(f"phase.{scene.phase}"), class_="phase")
    return el("div", named + el("span", lamps, class_="lamps", aria_hidden="true") + step, class_="round")


def _order(scene: Scene) -> str:
    """The six bidding rounds: done, now, still to come."""
    words = scene.words
    now = ORDER.index(scene.view["bidding"]) if scene.phase == "bidding" and scene.view.get("bidding") in ORDER else -1
    done = len(ORDER) if scene.phase in ("activation", "over") else now
    cells = []
    for index, kind in enumerate(ORDER):
        state = "now" if index == now else "done" if index < done else "next"
        spoken = words(f"order.{state}", card=words(f"card.{kind}"))
        name = text("span", words(f"card.{kind}"), class_="nm") if index == now else ""
        cells.append(el("li", glyph(kind) + name, class_=f"{state} k-{kind}", title=spoken, aria_label=spoken))
    return el("ol", join(cells), class_="order", aria_label=words("order.label"))


def default_tab(scene: Scene) -> str:
    """Where on a phone the thing lies that is asked for."""
    if scene.phase in ("start", "draft") and scene.kind != "hire":  # there too when a lesson has failed
        return WHERE.get(compose.wants(scene), "stage")
    if scene.kind == "hire":
        return "elevator"
    # While bids are on, the auction is the screen; the map, or the elevator where that is what it is about, stands above it.
    return "stage" if scene.phase == "bidding" and scene.kind in ("bid", "") else "board"


def tab_of(event: Facts) -> str:
    """Where on a phone a thing that is told happens."""
    return PLACES.get(event["event"], "board")
