"""What taps change on this game's table, besides what is alike on every table: (making, facts of the tap)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyc_core.newyorkcity import box
from web.app.editor.parts import LONGEST_LIST, Making
from web.app.editor.seating import moved, renumbered
from web.app.state import Json


def _card(work: Making, path: str, card: str, by: int) -> None:
    """One card of the type more or less, where the order means nothing."""
    cards = work.listed(path)
    if by < 0 and card in cards:
        cards.remove(card)
    elif by > 0 and len(cards) < LONGEST_LIST:
        cards.append(card)
    work.put(path, sorted(cards, key=box.CARDS.index))


def _use(work: Making, path: str, place: int) -> None:
    """A character is used, or not."""
    company = [entry if isinstance(entry, dict) else {"no": entry, "used": False} for entry in work.listed(path)]
    if place < len(company):
        company[place]["used"] = not company[place].get("used", False)
        work.put(path, company)


def _letter(work: Making, borough: str, letter: str) -> None:
    """Who has the letter gets the other's."""
    path = f"position.boroughs.{borough}.letter"
    for other in box.BOROUGHS:
        theirs = f"position.boroughs.{other}.letter"
        if other != borough and work.given(theirs) == letter:
            work.put(theirs, work.value(path))
    work.put(path, letter)


def _phase(work: Making, phase: str) -> None:
    if phase != "bidding":
        work.drop("position.bidding")
    work.put("position.phase", phase)


def _bidding(work: Making, card: str) -> None:
    work.put("position.phase", "bidding")
    work.put("position.bidding", card)


def _press(work: Making, owner: Any, by: int) -> None:
    """A token goes along the track and comes to lie on top of those that are there; by 0 it only goes on top."""
    track = {space: list(stack) for space, stack in work.value("position.press").items()}
    here = next((int(space) for space, stack in track.items() if owner in stack), 0)
    there = max(0, min(box.LAST_SPACE, here + by))
    track[str(here)] = [token for token in track.get(str(here), []) if token != owner]
    track[str(there)] = [owner, *track.get(str(there), [])]
    work.put("position.press", {space: track[space] for space in sorted(track, key=int) if track[space]})


EDITS: dict[str, Callable[..., None]] = {
    "card": _card,
    "use": _use,
    "letter": _letter,
    "phase": _phase,
    "bidding": _bidding,
    "press": _press,
}


def unseat(position: Json, gone: int) -> None:
    """A seat goes, and those behind move up: on the map and on the Press Track."""
    for borough in position.get("boroughs", {}).values():
        if "skyscrapers" in borough:
            borough["skyscrapers"] = renumbered(borough["skyscrapers"], gone)
    if "press" in position:
        track = {
            space: [moved(owner, gone) for owner in stack if owner != gone]
            for space, stack in position["press"].items()
        }
        position["press"] = {space: stack for space, stack in track.items() if stack}
    if "starter" in position:
        position["starter"] = 0 if position["starter"] == gone else moved(position["starter"], gone)


def seen(view: Json) -> Json:
    """A position out of a view: what is hidden, a number in place of things, is left out."""
    position = {key: value for key, value in view.items() if key != "rng" and not isinstance(value, int)}
    position |= {key: view[key] for key in ("round", "starter", "statue", "format")}
    for holders, key in ((position["elevator"].values(), "stack"), (position["players"], "hand")):
        for holder in holders:
            if isinstance(holder.get(key), int):
                del holder[key]
    return position
