"""What the page needs for pictures without Python: the stencil, and the tables of the lessons on the shelf."""

import json
from collections.abc import Mapping
from typing import Any

from nyc_core import new_game
from nyc_core.lessons import shelf
from nyc_core.newyorkcity.picture.stencil import stencil

PLACE = "const STENCIL = {};"
STARTS = 24
PLAIN_SEATS = ("human", "tom:B4")
COUNTED = ("hand", "reserve", "characters")  # of a player: only how many there are is drawn
DRAWN = ("seats", "round", "phase", "bidding", "boroughs", "vessels", "display", "tiles", "statue", "press", "pairs")


def with_stencil(text: str) -> str:
    """picture.mjs with the stencil inside."""
    if PLACE not in text:
        raise ValueError(f"{PLACE!r} is missing")
    data = json.dumps(stencil(), ensure_ascii=False, separators=(",", ":"))
    return text.replace(PLACE, f"const STENCIL = {data};", 1)


def tables() -> str:
    """By the lesson's id the position as it is drawn: complete, as only Python can deal what a lesson leaves out."""
    found = {one.id: _drawn(one.game().view(one.learner), one.learner) for one in shelf.lessons()}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def starts() -> str:
    """Tables before the first action, with the seeds 1, 2, …: an embedded board that nobody gave a seed begins with one
    of them, so that its picture is the very table that will be played on."""
    games = [new_game("newyorkcity", list(PLAIN_SEATS), seed) for seed in range(1, STARTS + 1)]
    return json.dumps([_drawn(game.view(0), 0) for game in games], ensure_ascii=False, separators=(",", ":"))


def _drawn(view: Mapping[str, Any], learner: int) -> dict[str, Any]:
    players = [
        {key: len(value) if key in COUNTED and not isinstance(value, int) else value for key, value in player.items()}
        for player in view["players"]
    ]
    players[learner]["hand"] = view["players"][learner]["hand"]
    return {**{key: view[key] for key in DRAWN if key in view}, "players": players, "learner": learner}
