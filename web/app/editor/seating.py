"""Seats of a lesson that is being made: they change what they are, come and go, and everything else that names a seat
follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nyc_core.newyorkcity import box

if TYPE_CHECKING:
    from .work import Work

FRESH: dict[str, dict[str, str]] = {
    "human": {"kind": "human"},
    "tom": {"kind": "tom", "level": "B4"},
    "bot": {"kind": "bot", "name": "clerk"},
}
SEATED = ("seat", "of")  # the facts of a condition that are seats


def change(work: Work, seat: int, kind: str) -> None:
    """Somebody else sits there. A person keeps the name."""
    old = work.table["seats"][seat]
    fresh = dict(FRESH[kind])
    if kind == "human" and old["kind"] == "human":
        fresh["name"] = old["name"]
    work.put(f"position.seats.{seat}", fresh)


def add(work: Work) -> None:
    """One more person, at the end."""
    if work.seats < max(box.SEATS):
        work.put(f"position.seats.{work.seats}", dict(FRESH["human"]))


def remove(work: Work, gone: int) -> None:
    """Somebody leaves, and those behind move up."""
    if work.seats <= min(box.SEATS):
        return
    work.put("position.seats.0", work.table["seats"][0])  # so that all are given
    position, lesson = work.data["position"], work.data
    for seats in (position["seats"], position.get("players", [])):
        del seats[gone : gone + 1]
    for borough in position.get("boroughs", {}).values():
        if "skyscrapers" in borough:
            borough["skyscrapers"] = _renumbered(borough["skyscrapers"], gone)
    if "press" in position:
        track = {
            space: [_moved(owner, gone) for owner in stack if owner != gone]
            for space, stack in position["press"].items()
        }
        position["press"] = {space: stack for space, stack in track.items() if stack}
    if "others" in lesson:
        lesson["others"] = _renumbered(lesson["others"], gone)
    for holder, key in ((position, "starter"), (lesson, "learner")):
        if key in holder:
            holder[key] = 0 if holder[key] == gone else _moved(holder[key], gone)
    for key in ("goals", "failures"):
        if key in lesson:
            lesson[key] = [one for one in lesson[key] if _moved_condition(one, gone)]


def _renumbered(by_seat: dict[str, Any], gone: int) -> dict[str, Any]:
    """An object whose keys are seats (and the neutral player)."""
    found = {}
    for owner, value in by_seat.items():
        if owner != str(gone):
            found[str(_moved(int(owner), gone)) if owner.isdigit() else owner] = value
    return found


def _moved(owner: Any, gone: int) -> Any:
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
            condition[key] = _moved(inside, gone)
    return True
