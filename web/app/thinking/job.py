"""Pieces of thinking that can be done step by step, each described by a job: plain data that goes to a worker as text.

    {"kind": "move", "save": "…", "bot": "search-3"}            what a rival plays
    {"kind": "hint", "save": "…"}                               the best options and why
    {"kind": "ahead", "save": "…", "action": "take 1"}          what rivals will play after that, or after a guess
    {"kind": "review", "save": "…"}                             what each decision of a game cost
    {"kind": "judge", "save": "…", "best": "…", "played": "…"}  whether one option is as good as another

They count playouts, never seconds: the same job has the same answer wherever it is done.
"""

from __future__ import annotations

from typing import Any, Protocol

Job = dict[str, Any]
Answer = dict[str, Any]
URGENCY = ("move", "judge", "hint", "ahead", "review")  # the first is what somebody waits for


class Work(Protocol):
    """One of them."""

    @property
    def progress(self) -> float:
        """From 0 to 1."""

    def step(self, playouts: int) -> bool:
        """So many playouts more; whether it is done."""

    def answer(self) -> Answer:
        """What is known so far."""
