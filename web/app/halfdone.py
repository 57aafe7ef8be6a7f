"""What is half done when the tab is put away, a phone may throw the page away: it stays with the tab, and is gone on
with when the page is there again."""

from __future__ import annotations

import json
from typing import Any

from .house import House
from .keep.slots import is_flat
from .page import Page
from .play.session import Session


def put_away(house: House) -> None:
    """What is put together stays with the tab, and so does a lesson."""
    session, trial = house.session, house.classroom.trial
    work = {
        "game": session.id,
        "plies": session.plies,
        "mode": session.mode,
        "picks": session.picks,
        "tile": session.place,
    }
    if trial and session is trial.session:
        work["lesson"] = trial.so_far
    house.page.keep_half_done(json.dumps(work) if session.live or "lesson" in work else "")


def lesson_left(page: Page) -> dict[str, Any]:
    """The lesson that lay on the table of this tab before the page was loaded anew; nothing when there was none."""
    lesson = _read(page.half_done()).get("lesson")
    return lesson if isinstance(lesson, dict) and isinstance(lesson.get("route"), str) else {}


def pick_up(house: House) -> None:
    """Go on with what was half done, if the game still stands there. It is tapped anew, so nothing odd gets in."""
    session = house.session
    work = _half_done(house.page.half_done(), session)
    if not work or not session.live:
        return
    options = house.sight.options()
    if work["mode"] and any(option.startswith(f"{work['mode']} ") for option in options):
        session.mode = work["mode"]
    if work["tile"] and any(option.partition(" ")[2].startswith(f"{work['tile']} ") for option in options):
        session.place = work["tile"]
    if work["picks"] is not None:
        house.sight.pick_again(work["picks"])


def _read(text: str) -> dict[str, Any]:
    """What the tab remembers; nothing when the text is anything else."""
    try:
        work: Any = json.loads(text) if text and is_flat(text) else None
    except ValueError:
        return {}
    return work if isinstance(work, dict) else {}


def _half_done(text: str, session: Session) -> dict[str, Any]:
    """What was half done in this very decision."""
    work = _read(text)
    if not work or (work.get("game"), work.get("plies")) != (session.id, session.plies):
        return {}
    picks = work.get("picks")
    if isinstance(picks, list):
        picks = [pick for pick in picks if isinstance(pick, str)]
    return {
        "mode": str(work.get("mode", "")),
        "tile": str(work.get("tile", "")),
        "picks": picks if isinstance(picks, list) else None,
    }
