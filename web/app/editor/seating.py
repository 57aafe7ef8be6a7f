"""Seats of a lesson that is being made: they change what they are, come and go, and everything else that names a seat
follows."""

from __future__ import annotations

from typing import Any, Protocol

from nyc_core import Game, bots
from nyc_core.table.meta import Meta

from .parts import Making, Parts

SEATED = ("seat", "of")  # the facts of a condition that are seats


class Work(Making, Protocol):
    """What seats need of the lesson that is being made (`work.Work`)."""

    game: Game

    @property
    def parts(self) -> Parts:
        """What of its table can be set."""

    @property
    def meta(self) -> Meta:
        """What a list of games tells about it."""

    def put(self, path: str, value: Any) -> None:
        """Say it in the data."""


def _fresh(work: Work, kind: str) -> dict[str, str]:
    """A seat of a kind, as it is at first."""
    own = next((one for one in work.meta.kinds if one.name == kind), None)
    if own:
        return {"kind": kind, "level": own.level}
    return {"kind": "bot", "name": bots.best(work.game)} if kind == "bot" else {"kind": "human"}


def change(work: Work, seat: int, kind: str) -> None:
    """Somebody else sits there. A person keeps the name."""
    old = work.table["seats"][seat]
    fresh = _fresh(work, kind)
    if kind == "human" and old["kind"] == "human":
        fresh["name"] = old["name"]
    work.put(f"position.seats.{seat}", fresh)


def add(work: Work) -> None:
    """One more person, at the end."""
    if work.seats < work.meta.most:
        work.put(f"position.seats.{work.seats}", {"kind": "human"})


def remove(work: Work, gone: int) -> None:
    """Somebody leaves, and those behind move up."""
    if work.seats <= work.meta.least:
        return
    work.put("position.seats.0", work.table["seats"][0])  # so that all are given
    position, lesson = work.data["position"], work.data
    for seats in (position["seats"], position.get("players", [])):
        del seats[gone : gone + 1]
    work.parts.unseat(position, gone)
    if "others" in lesson:
        lesson["others"] = renumbered(lesson["others"], gone)
    if "learner" in lesson:
        lesson["learner"] = 0 if lesson["learner"] == gone else moved(lesson["learner"], gone)
    for key in ("goals", "failures", "grades"):
        if key in lesson:
            lesson[key] = [one for one in lesson[key] if _moved_condition(one, gone)]


def renumbered(by_seat: dict[str, Any], gone: int) -> dict[str, Any]:
    """An object whose keys are seats, and others that are not, such as the neutral player."""
    return {
        str(moved(int(owner), gone)) if owner.isdigit() else owner: value
        for owner, value in by_seat.items()
        if owner != str(gone)
    }


def moved(owner: Any, gone: int) -> Any:
    return owner - 1 if isinstance(owner, int) and owner > gone else owner


def _moved_condition(condition: Any, gone: int) -> bool:
    """The seats in a condition move up; False when it is about the one who left."""
    for key in SEATED:
        inside = condition.get(key)
        if isinstance(inside, list):
            condition[key] = [one for one in inside if _moved_condition(one, gone)]
        elif inside is not None:
            if inside == gone:
                return False
            condition[key] = moved(inside, gone)
    return True
