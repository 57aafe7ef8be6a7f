"""The score that explains itself: everybody's skyline, a table by clause, the streets and the challenge one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from nyc_core.newyork1901.words import WORDS
from web.app.draw.html import NOTHING, el, esc, figure, glyph, join, num, text
from web.app.draw.scene import Scene

from . import goals, tower
from .info import CLAUSES

Score = Mapping[str, Any]
HIGH = 150


def draw(scene: Scene, scores: Sequence[Score], over: bool = False) -> str:
    """The whole sheet."""
    words = scene.words
    said = WORDS.result(scene.names, scores) if over else words("score.now.text")
    won = "" if over and scene.state.result else text("p", said, class_="facts")  # it stands above already
    head = el("header", text("h2", words("score.final" if over else "score.now")) + won)
    inner = head + _skylines(scene, scores, over) + _table(scene, scores, over)
    return el("div", inner, class_=f"sheet score1901{' over' if over else ''}")


def ranked(scores: Sequence[Score]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: int(scores[seat]["rank"]))


# --- everybody's skyline --------------------------------------------------------


def _skylines(scene: Scene, scores: Sequence[Score], over: bool) -> str:
    """What each has built, seen from the water, best first."""
    built = [str(one["skyscraper"]) for seat in range(scene.seats) for one in scene.player(seat)["built"]]
    high = max((tower.rise(kind) for kind in built), default=0)
    cells = join(_skyline(scene, seat, scores[seat], over, high) for seat in ranked(scores))
    return el("ol", cells, class_="skylines")


def _skyline(scene: Scene, seat: int, score: Score, over: bool, high: float) -> str:
    kinds = [str(one["skyscraper"]) for one in scene.player(seat)["built"]]
    crown = glyph("crown", "crown") if over and int(score["rank"]) == 1 else ""
    spoken = scene.words("score.place", n=score["rank"], name=scene.labels[seat], points=score["total"])
    head = el(
        "span",
        crown + scene.token(seat) + text("b", scene.labels[seat], class_="nm1901") + figure(score["total"]),
        class_="skyline-head",
    )
    return el("li", head + skyline(kinds, high=high), class_=f"skyline-of c-{scene.colour(seat)}", aria_label=spoken)


def skyline(kinds: Sequence[str], least: int = 200, high: float = 0) -> str:
    """Buildings side by side, the tallest in the middle; drawn as high as the highest of all players."""
    order: list[str] = []
    for at, kind in enumerate(sorted(kinds, key=lambda one: -tower.points(one))):
        order.insert(len(order) if at % 2 else 0, kind)
    drawn, x = "", 4.0
    for kind in order:
        markup, wide = tower.elevation(kind, x, HIGH)
        drawn += markup
        x += wide + 3
    wide = max(x + 1, least)
    left = num((x + 1 - wide) / 2)
    top = HIGH - max(60.0, high, *(tower.rise(kind) for kind in kinds)) - 3
    shore = f'<path class="el-shore" d="M{left} {HIGH}h{num(wide)}"/>'
    return f'<svg class="skyline1901" viewBox="{left} {num(top)} {num(wide)} {num(HIGH + 4 - top)}" preserveAspectRatio="xMidYMax meet" aria-hidden="true">{drawn}{shore}</svg>'


# --- the table by clause -----------------------------------------------------------


def _table(scene: Scene, scores: Sequence[Score], over: bool) -> str:
    words, order = scene.words, ranked(scores)
    heads = join(
        el("th", scene.token(seat) + text("span", scene.labels[seat], class_="nm"), scope="col") for seat in order
    )
    rows = join(_row(scene, scores, order, *row) for row in _rows(scene, scores))
    total = el("th", esc(words("score.total")), scope="row") + join(
        el("td", figure(scores[seat]["total"])) for seat in order
    )
    head = el("thead", el("tr", el("th", esc(words("score.what")), scope="col") + heads))
    inner = (
        text("caption", words("score.table"), class_="sr") + head + el("tbody", rows + el("tr", total, class_="total"))
    )
    tie = "" if over else _tie(scene, scores)  # at the end the sentence above says so
    note = text("p", tie, class_="facts tie") if tie else ""
    return note + el("div", el("table", inner, class_="clauses"), class_="scroll")


def _rows(scene: Scene, scores: Sequence[Score]) -> list[tuple[str, str, list[int], list[str]]]:
    """Name, clause, points by seat, and how they came about by seat."""
    words, seats = scene.words, range(scene.seats)
    challenge = scene.view["challenge"]
    rows = [(words("score.gained"), "NY1-2.6", [int(one["gained"]) for one in scores], [""] * scene.seats)]
    for street in scene.view["streets"]:
        touching = [str(number) for number in scene.state.facts["streets"][street]["skyscrapers"]]
        rows.append((words(f"street.{street}"), "NY1-4.3", [int(one["streets"][street]) for one in scores], touching))
    how = [goals.standing(scene, seat) for seat in seats]
    rows.append((words(f"challenge.{challenge}"), CLAUSES[challenge], [int(one["challenge"]) for one in scores], how))
    if scene.view["action_cards"]:
        rows.append((words("score.cards"), "NY1-4.10", [int(one["cards"]) for one in scores], [""] * scene.seats))
    return rows


def _row(
    scene: Scene, scores: Sequence[Score], order: Sequence[int], name: str, rule: str, points: list[int], how: list[str]
) -> str:
    link = text("a", scene.words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule)
    best = max(points)
    cells = join(
        el(
            "td",
            esc(points[seat] or NOTHING) + (text("small", how[seat], class_="how") if how[seat] else ""),
            class_="best" if points[seat] == best and best > 0 and len(set(points)) > 1 else None,
        )
        for seat in order
    )
    return el("tr", el("th", text("span", name) + " " + link, scope="row") + cells)


def _tie(scene: Scene, scores: Sequence[Score]) -> str:
    """Why one of two with the same total is ahead (NY1-4.11)."""
    for first, second in pairwise(ranked(scores)):
        if scores[first]["total"] == scores[second]["total"]:
            shared = scores[first]["rank"] == scores[second]["rank"]
            return scene.words("score.shared" if shared else "score.tie", a=scene.labels[first], b=scene.labels[second])
    return ""
