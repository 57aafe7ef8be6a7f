"""How a game is told besides its sentences: in which turns and parts, and at what pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyc_core.table.rules import Heading, Headline, Told

from .box import CARDS, ROUNDS
from .position import BIDDING, Position
from .steps import STEPS

UNSEEN = Told(alone=False, silent=True, belongs_before=True)  # what only tidies up
WITH_NEXT = Told(alone=False)
EVENTS: dict[str, Told] = {
    **dict.fromkeys(("setup", "ready", "clear", "tiles_gone"), UNSEEN),
    **dict.fromkeys(("shuffle", "exchange", "use", "leftover", "rescued", "activation"), WITH_NEXT),
    "floor": Told(alone=False, belongs_before=True),  # the gap of somebody who was hired
    "round": Told(weight=1.2),
    "won": Told(weight=2.0, moment=True),
    "hire": Told(weight=1.4),
    "tile": Told(weight=1.4),
    "statue": Told(weight=2.0),
    "over": Told(weight=0.5),
    # What one's own bid brought.
    **dict.fromkeys(
        ("advance", "dollars", "skyscrapers"), Told(weight=0.8, moment_by=("NYC-5.9", "NYC-5.10", "NYC-5.12"))
    ),
    "points": Told(moment_by=("NYC-5.13", "NYC-5.16")),
    "build": Told(moment_by=("NYC-5.14",)),
    "pass": Told(weight=0.8, moment_by=("NYC-5.3", "none")),  # nobody chose that
}

# Decisions that make up one turn with others; the rest are a turn by themselves.
TURNS = {
    "discard": "draft",
    **dict.fromkeys(("points", "hire", "bonus", "build", "extra", "return"), "evaluation"),
}


def turn(position: Position) -> tuple[object, ...]:
    """What all decisions of a turn have in common: those of a seat in Phase I up to its `end`, those after its bid."""
    if not position.agenda:
        return ("over",)
    name, seat, _ = position.agenda[-1]
    kind = STEPS.asks[name].kind
    waiting = [todo[0] for todo in position.agenda[: -2 if name == "discard" else -1]]
    drafts = sum(other in ("draft", "rest") for other in waiting)
    bidding = position.bidding if position.phase == BIDDING else None
    return position.round, position.phase, bidding, TURNS.get(kind, kind), seat, drafts


def topic(position: Position) -> str:
    """The kind of the decision on the table; of bids also for what."""
    kind = STEPS.asks[position.agenda[-1][0]].kind
    return f"{kind}-{CARDS[position.bidding]}" if kind == "bid" else kind


def heading(event: Mapping[str, Any]) -> Heading | None:
    """A round begins with Phase I, each bidding round is a part by its card, and so is Phase III."""
    kind = event["event"]
    if kind == "round":
        return Heading(event["round"], "draft")
    if kind == "bidding":
        return Heading(None, event["card"])
    return Heading(None, "activation") if kind == "activation" else None


def headline(view: Mapping[str, Any]) -> Headline:
    """The round, of five, and the phase."""
    return Headline(view["round"], ROUNDS, view["phase"], view["phase"] == "over")


def recap(events: Sequence[Mapping[str, Any]], seats: int) -> list[dict[str, Any]]:
    """What a round brought each seat, of all that it can bring."""
    number = next(event["round"] for event in events if event["event"] == "round")
    return [
        {"event": "recap", "round": number, "seat": seat} | _brought([one for one in events if one.get("seat") == seat])
        for seat in range(seats)
    ]


def _brought(events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    def those(kind: str) -> list[Mapping[str, Any]]:
        return [event for event in events if event["event"] == kind]

    steps = sum(event["space"] - event["source"] for event in those("advance") + those("back"))
    return {
        "points": sum(event["number"] for event in those("points")),
        "built": sum(event["number"] for event in those("build")),
        "steps": max(steps, 0),
        "back": max(-steps, 0),
        "dollars": sum(event["number"] for event in those("dollars")),
        "stock": sum(event["number"] for event in those("skyscrapers")),
        "vehicles": len(those("tile")),
        "characters": [event["character"] for event in those("hire")],
    }
