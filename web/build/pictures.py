"""What the page needs for pictures without Python: each game's drawing as JavaScript, and the tables that only Python
can deal: those of the lessons on the shelf, and the first ones of games that nobody gave a seed."""

from __future__ import annotations

import json
from typing import Any

from nyc_core import new_game
from nyc_core.lessons import shelf
from nyc_core.table.meta import Meta

from . import games, node
from .javascript import translated

PLACE = "const GAMES = [];"
STARTS = 24


def files() -> dict[str, str]:
    """Name to text. Each game has files of its own: whoever looks at one pays for no other."""
    texts = {"picture.mjs": with_games((node.WEB / "js" / "picture.mjs").read_text("utf-8"))}
    for meta in games.metas():
        texts[f"picture-{meta.name}.mjs"] = translated(games.picture(meta.name))
        texts[f"pictures-{meta.name}.json"] = _json(tables(meta.name))
        texts[f"starts-{meta.name}.json"] = _json(starts(meta))
    return texts


def with_games(text: str) -> str:
    """picture.mjs with the names of all games inside."""
    if PLACE not in text:
        raise ValueError(f"{PLACE!r} is missing")
    return text.replace(PLACE, f"const GAMES = {json.dumps(games.names())};", 1)


def tables(name: str) -> dict[str, Any]:
    """By the lesson's id the table as its learner sees it: complete; only Python can deal what a lesson leaves out."""
    lessons = shelf.lessons(game=name)
    return {lesson.id: {**lesson.game().view(lesson.learner), "learner": lesson.learner} for lesson in lessons}


def starts(meta: Meta) -> list[Any]:
    """Tables before the first action, with the seeds 1, 2, …: an embedded board that nobody gave a seed begins with one
    of them, so that its picture is the very table that will be played on."""
    dealt = (new_game(meta.name, list(meta.quick), seed) for seed in range(1, STARTS + 1))
    return [{**game.view(0), "learner": 0} for game in dealt]


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
