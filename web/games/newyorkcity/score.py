"""The score that explains itself: a table by clause, and each borough drawn so that one sees who won it and why (NYC-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from nyc_core.newyorkcity.layout import lantern
from web.app.draw.html import NOTHING, el, esc, figure, glyph, join, text
from web.app.draw.scene import Scene
from web.app.state import Facts

from . import facts
from .board import label

Score = Mapping[str, Any]
ROWS = (
    ("gained", "NYC-8.1"),
    ("characters", "NYC-8.2"),
    ("abilities", "NYC-8.3"),
    ("boroughs", "NYC-8.6"),
    ("six_boroughs", "NYC-8.7"),
    ("press", "NYC-8.7"),
    ("rest", "NYC-8.8"),
)


def draw(scene: Scene, scores: Sequence[Score], over: bool = False) -> str:
    """The whole score sheet: podium, table by clause, boroughs."""
    words = scene.words
    title = words("score.final" if over else "score.now")
    head = el(
        "header", text("h2", title) + text("p", words("score.final.text" if over else "score.now.text"), class_="facts")
    )
    inner = head + podium(scene, scores, over) + _table(scene, scores) + _boroughs(scene, scores)
    return el("div", inner, class_=f"sheet{' over' if over else ''}")


def _ranked(scores: Sequence[Score]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: int(scores[seat]["rank"]))


def podium(scene: Scene, scores: Sequence[Score], over: bool = False) -> str:
    """One tower for each seat, as high as its points, best first: the skyline of this game."""
    most = max(1, *(int(score["total"]) for score in scores))
    cells = join(_tower(scene, seat, scores[seat], most, over) for seat in _ranked(scores))
    tie = _tie(scene, scores)
    return el("ol", cells, class_="podium") + (text("p", tie, class_="facts tie") if tie else "")


def _tower(scene: Scene, seat: int, score: Score, most: int, over: bool) -> str:
    """A tower in storeys, one for each row of the table."""
    height = 100 * int(score["total"]) / most
    crown = glyph("crown", "crown") if over and int(score["rank"]) == 1 else ""
    spoken = scene.words("score.place", n=score["rank"], name=scene.labels[seat], points=score["total"])
    top = el("span", crown + figure(score["total"]), class_="sum")
    foot = el("span", scene.token(seat) + text("span", scene.labels[seat], class_="nm"), class_="foot")
    shaft = el("span", top + _storeys(scene, score, height), class_="shaft")
    return el("li", shaft + foot, class_=f"c-{scene.colour(seat)}", aria_label=spoken)


def _storeys(scene: Scene, score: Score, height: float) -> str:
    """Heights are attributes of a drawing: the page's security policy allows no style in markup."""
    values = [(key, _value(score, key)) for key, _ in reversed(ROWS)]
    whole, below, drawn = max(1, int(score["total"])), 0, []
    for key, value in values:
        if value > 0:
            name = text("title", f"{scene.words(f'score.{key}')}: {value}")
            drawn.append(
                el("rect", name, y=f"{100 * below / whole:.1f}%", width="100%", height=f"{100 * value / whole:.1f}%")
            )
            below += value
    return el("svg", join(drawn), class_="storeys", height=f"{max(6, height):.0f}%", aria_hidden="true")


def _value(score: Score, key: str) -> int:
    value = score[key]
    return sum(int(part) for part in value.values()) if isinstance(value, Mapping) else int(value)


def _tie(scene: Scene, scores: Sequence[Score]) -> str:
    """Why one of two with the same total is ahead (NYC-8.9)."""
    order = _ranked(scores)
    for first, second in pairwise(order):
        if scores[first]["total"] == scores[second]["total"]:
            return scene.words("score.tie", a=scene.labels[first], b=scene.labels[second])
    return ""


# The table by clause


def _table(scene: Scene, scores: Sequence[Score]) -> str:
    words, order = scene.words, _ranked(scores)
    heads = join(
        el("th", scene.token(seat) + text("span", scene.labels[seat], class_="nm"), scope="col") for seat in order
    )
    rows = join(_row(scene, scores, order, key, rule) for key, rule in ROWS)
    total = el("th", esc(words("score.total")), scope="row") + join(
        el("td", figure(scores[seat]["total"])) for seat in order
    )
    head = el("thead", el("tr", el("th", esc(words("score.what")), scope="col") + heads))
    body = el("tbody", rows + el("tr", total, class_="total"))
    return el(
        "div",
        el("table", text("caption", words("score.table"), class_="sr") + head + body, class_="clauses"),
        class_="scroll",
    )


def _row(scene: Scene, scores: Sequence[Score], order: Sequence[int], key: str, rule: str) -> str:
    words = scene.words
    link = text("a", words("rule.link", rule=rule), href="#", class_="rule", data_rule=rule)
    values = [_value(scores[seat], key) for seat in order]
    best = max(values)
    cells = join(
        text("td", value or NOTHING, class_="best" if value == best and value > 0 and len(set(values)) > 1 else None)
        for value in values
    )
    name = el("th", el("i", "", class_=f"key s-{key}") + text("span", words(f"score.{key}")) + " " + link, scope="row")
    return el("tr", name + cells)


# Boroughs


def _boroughs(scene: Scene, scores: Sequence[Score]) -> str:
    cards = join(borough(scene, name, scores) for name in scene.view["boroughs"])
    return el(
        "div",
        text("h3", scene.words("score.boroughs"), class_="title") + el("div", cards, class_="wards"),
        class_="borough-part",
    )


def borough(scene: Scene, name: str, scores: Sequence[Score] = (), heading: str = "h4") -> str:
    """One borough: what first place is worth, and the owners in their order as bars of skyscrapers, with the points each gets."""
    words, data = scene.words, scene.view["boroughs"][name]
    worth = int(data["base"]) + sum(int(value) for value in data["prestige"])
    parts = " + ".join([str(data["base"]), *(str(value) for value in data["prestige"])])
    first = el(
        "span",
        text("b", worth) + (text("small", parts) if data["prestige"] else ""),
        class_="worth",
        title=words("score.worth", n=worth),
    )
    order = facts.ranks(scene, name)
    rows = join(_standing(scene, name, place, order, scores) for place in range(len(order)))
    lamp = lantern(name)
    light = (
        el(
            "span",
            glyph("lantern"),
            class_=f"lamp {lamp}",
            title=words(f"lantern.{lamp}"),
            role="img",
            aria_label=words(f"lantern.{lamp}"),
        )
        if lamp
        else ""
    )
    title = text("i", data["letter"], class_="letter-box") + text(heading, words(f"borough.{name}"))
    head = el("header", title + light + first)
    empty = "" if order else text("p", words("borough.empty"), class_="facts")
    return el("section", head + el("ol", rows) + empty, class_="ward", aria_label=label(scene, name))


def _ahead(scene: Scene, of: int | str) -> str:
    return scene.words("score.ahead.you") if of == scene.state.you else scene.words("score.ahead", b=scene.name(of))


def _standing(scene: Scene, name: str, place: int, order: Sequence[Facts], scores: Sequence[Score]) -> str:
    owner, number = order[place]["owner"], order[place]["towers"]
    words = scene.words
    points = "" if owner == "neutral" or not scores else scores[int(owner)]["boroughs"].get(name, 0)
    blocks = el("span", join(el("i", "") for _ in range(number)), class_="blocks")
    behind = order[place + 1] if place + 1 < len(order) else {}
    tied = behind.get("towers") == number
    why = text("small", _ahead(scene, behind["owner"]), class_="why") if tied else ""
    win = el("span", figure(f"+{points}") if points != "" else "", class_="pts")
    inner = scene.token(owner) + blocks + text("span", number, class_="n") + why + win
    spoken = words("score.standing", n=place + 1, name=scene.name(owner), towers=number, points=points or 0)
    return el("li", inner, class_=f"c-{scene.colour(owner)}{' first' if place == 0 else ''}", aria_label=spoken)
