"""The end of a game is a moment: who won, by how much, what decided it; and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core import games
from web.app.state import Facts

from .frame import button
from .html import el, glyph, join, text
from .scene import Scene

DOORS = (
    ("again", "play", "btn go big"),
    ("new", "plus", "btn"),
    ("review", "chart", "btn"),
    ("replay", "skip", "btn"),
    ("share", "share", "btn"),
)


def draw(scene: Scene, game: str, scores: Sequence[Facts]) -> str:
    """Above the score sheet."""
    crown = glyph("crown", "crown")
    told = text("p", scene.state.result, class_="result", role="status") + _decided(scene, game, scores)
    hidden = {"new", "share"} if scene.state.guest or scene.state.unkept else set()
    hidden |= set() if scene.state.review else {"review"}
    doors = (button(scene.words, do, sign, class_, key=f"end.{do}") for do, sign, class_ in DOORS if do not in hidden)
    return el("div", crown + told + el("div", join(doors), class_="buttons"), class_="ending")


def _decided(scene: Scene, game: str, scores: Sequence[Facts]) -> str:
    """The line of the score sheet in which the winner is farthest ahead of the second."""
    order = sorted(range(len(scores)), key=lambda seat: int(scores[seat]["rank"]))
    if len(order) < 2 or scores[order[0]]["total"] == scores[order[1]]["total"]:
        return ""
    first, second = (_lines(scene, game, seat, scores[seat]) for seat in order[:2])
    ahead = {label: points - second.get(label, 0) for label, points in first.items()}
    most = max(ahead, key=lambda label: ahead[label], default="")  # a game may count one thing only
    if ahead.get(most, 0) <= 0:
        return ""
    return text("p", scene.words("end.decided", what=most, n=ahead[most], name=scene.names[order[1]]), class_="facts")


def _lines(scene: Scene, game: str, seat: int, score: Facts) -> dict[str, int]:
    """The points of a seat by their labels, without the total."""
    lines = games.rules(game).words.score_lines(score, kind=scene.view["seats"][seat]["kind"])
    return {line.label: line.points for line in lines[:-1]}
