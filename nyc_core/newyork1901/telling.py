"""How a game is told besides its sentences: in which turns and parts, and at what pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyc_core.table.rules import Heading, Headline, Told

from .position import OVER, PHASES

UNSEEN = Told(alone=False, silent=True)
WITH_NEXT = Told(alone=False)
# Events that the contract fixes do not tell their clause themselves.
EVENTS: dict[str, Told] = {
    "turn": UNSEEN,
    **dict.fromkeys(("setup", "character", "starter", "shift", "rescued"), WITH_NEXT),
    "market": Told(alone=False, belongs_before=True),
    "use": Told(alone=False, why="NY1-3.1"),
    "expand": Told(why="NY1-2.2"),
    "open": Told(alone=False, belongs_before=True, why="NY1-2.3", after=("shift", "NY1-3.2")),
    "demolish": Told(alone=False, why="NY1-2.4"),
    "build": Told(weight=1.2, why="NY1-2.6"),
    "back": Told(why="NY1-2.14"),
    "pass": Told(weight=0.8, slight=True),
    "ending": Told(weight=1.5, why="NY1-4.1"),
    "standstill": Told(alone=False),
    "over": Told(weight=0.5, why="NY1-4.2", after=("standstill", "NY1-4.12")),
}


def heading(event: Mapping[str, Any]) -> Heading | None:
    """There are no rounds; the last turns are a part of their own."""
    kind = event["event"]
    if kind == "setup":
        return Heading(None, "play")
    return Heading(None, "last") if kind == "ending" else None


def headline(view: Mapping[str, Any]) -> Headline:
    """The round, as far as everybody has had as many turns: how many there will be nobody knows."""
    over = view["phase"] == PHASES[OVER]
    step = view["phase"] if over or view["ending"] is None else "last"
    return Headline(view["turns"] // len(view["seats"]) + 1, 0, step, over)
