"""The review of a game: the curve of the chances, each own decision with what was better, luck apart from play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nyc_core.table.words.language import capital

from .frame import button, decimal
from .html import Attr, el, esc, figure, glyph, join, num, text, void
from .scene import Scene, Words

SIGNS = {"blunder": "??", "mistake": "?", "close": "\u2248", "fine": "", "best": ""}  # as chess players write them
WRONG = ("mistake", "blunder")
WIDE, HIGH, LEFT, ROOM = 600, 190, 66, 16
MINUS = "\u2212"
TELLING = 1.0  # points: less luck than that is none


class Judged(NamedTuple):
    """A decision, in words."""

    ply: int
    seat: int
    moment: str  # of the game, in words
    kind: str
    mark: str
    called: str  # the mark in words
    cost: float
    played: str
    better: str
    why: str
    chance: float | None


class Totals(NamedTuple):
    """What a seat's decisions come to."""

    seat: int
    name: str
    own: bool
    figure: float | None
    band: str
    real: int
    lost: Sequence[tuple[str, float]]  # by what decisions were about, per cent of all that was lost, the dearest first
    luck: float
    error: float
    lead: int | None  # of a finished game
    play: float


def unasked(words: Words) -> str:
    """Before it is worked out."""
    go = button(words, "review-begin", "chart", "btn go big", "review.begin")
    return el("div", text("p", words("review.about")) + el("div", go, class_="buttons"), class_="review-start")


def running(words: Words, progress: float) -> str:
    """While it is."""
    bar = el("progress", "", value=round(100 * progress), max=100, aria_label=words("review.progress"))
    said = text("p", words("review.runs", n=round(100 * progress)), role="status")
    stop = button(words, "review-cancel", "close", key="review.cancel")
    return el("div", said + bar + el("div", stop, class_="buttons"), class_="review-start")


def failed(words: Words) -> str:
    """It could not be done."""
    return text("p", words("review.failed"), class_="reason", role="alert") + unasked(words)


def draw(scene: Scene, judged: Sequence[Judged], totals: Sequence[Totals], tasks: int) -> str:
    """All of it."""
    words = scene.words
    told = [one for one in judged if one.mark in (*WRONG, "close")]
    rest = [one for one in judged if one not in told]
    parts = join(_totals(scene, one) for one in totals)
    notable = el("ol", join(_decision(scene, one) for one in told), class_="decisions")
    none = text("p", words("review.none"), class_="facts")
    more = text("summary", words("review.others", n=len(rest)))
    others = el("details", more + el("ol", join(_decision(scene, one) for one in rest), class_="decisions"))
    again = button(words, "tasks", "crane", "btn go", "review.tasks", data_count=tasks) if tasks else ""
    list_ = text("h3", words("review.decisions")) + (notable if told else none) + (others if rest else "")
    return el(
        "div",
        _curve(scene, judged, totals)
        + el("div", parts, class_="review-totals")
        + el("div", list_ + (el("div", again, class_="buttons") if again else ""), class_="review-list")
        + text("p", words("review.noise"), class_="facts"),
        class_="review",
    )


# The curve


def _curve(scene: Scene, judged: Sequence[Judged], totals: Sequence[Totals]) -> str:
    """How the chances went, with a mark for each mistake; a line for each seat that is reviewed, up to how it ended."""
    known = [one for one in judged if one.chance is not None]
    if len(known) < 2:
        return ""
    ends = {one.seat: 50 + 50 * ((one.lead > 0) - (one.lead < 0)) for one in totals if one.lead is not None}
    last = (max(one.ply for one in known) or 1) + bool(ends)
    drawn = join(_grid(share) for share in (0, 50, 100))
    said = []
    for seat in dict.fromkeys(one.seat for one in known):
        own = [one for one in known if one.seat == seat]
        way = [(one.ply, one.chance or 0) for one in own] + ([(last, ends[seat])] if seat in ends else [])
        points = " ".join(f"{num(_x(ply, last))},{num(_y(chance))}" for ply, chance in way)
        drawn += el("polyline", "", points=points, class_=f"line c-{scene.colour(seat)}")
        drawn += join(_dot(scene, one, last) for one in own if one.mark in WRONG)
        values = {"name": scene.names[seat], "first": round(own[0].chance or 0), "last": round(way[-1][1])}
        said.append(scene.words("review.curve", **values))
    picture = el("svg", drawn, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=" ".join(said), class_="curve")
    return el("figure", picture + text("figcaption", scene.words("review.curve.label"), class_="facts"))


def _x(ply: int, last: int) -> float:
    return LEFT + ply / last * (WIDE - LEFT - ROOM)


def _y(chance: float) -> float:
    return ROOM + (100 - chance) / 100 * (HIGH - 2 * ROOM)


def _grid(share: int) -> str:
    line = void("line", x1=LEFT, x2=WIDE - ROOM, y1=num(_y(share)), y2=num(_y(share)), class_="grid")
    return line + text("text", f"{share}\u202f%", x=LEFT - 5, y=num(_y(share) + 4), class_="scale")


def _dot(scene: Scene, one: Judged, last: int) -> str:
    x, y = num(_x(one.ply, last)), num(_y(one.chance or 0))
    return el(
        "g",
        void("circle", cx=x, cy=y, r=16, class_="near")
        + void("circle", cx=x, cy=y, r=9)
        + text("text", SIGNS[one.mark], x=x, y=num(_y(one.chance or 0) + 4.5)),
        class_=f"mark {one.mark}",
        data_do="review-at",
        data_arg=one.ply,
    )


# Totals


def _totals(scene: Scene, one: Totals) -> str:
    """A seat's figure of play, its luck, and where it lost most."""
    words = scene.words
    head = el("h3", scene.token(one.seat) + " " + esc(one.name))
    how = ""
    if one.figure is not None:
        shown = el(
            "p", figure(decimal(words, one.figure)) + " " + text("span", one.band, class_="band"), class_="figure"
        )
        how = shown + text("p", words("review.figure", n=one.real), class_="facts")
    return el("section", head + how + _fortune(scene, one) + _losses(scene, one), class_=f"c-{scene.colour(one.seat)}")


def _fortune(scene: Scene, one: Totals) -> str:
    """Luck and play: they make up how far one was ahead."""
    if one.lead is None:
        return ""
    words = scene.words
    key = "won" if one.lead > 0 else "lost" if one.lead < 0 else "even"
    values = {"points": abs(one.lead), "luck": signed(one.luck), "play": signed(one.play), "name": one.name}
    line = words(f"review.{'you' if one.own else 'they'}.{key}", **values)
    unsure = words("review.luck.error", points=max(round(2 * one.error), 1))
    return text("p", line) + text("p", unsure, class_="facts")


def signed(points: float) -> str:
    """In whole points: more is not known."""
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


def _losses(scene: Scene, one: Totals) -> str:
    """Of all that it lost, where."""
    rows = join(
        el(
            "li",
            text("span", kind) + el("i", "", class_=f"loss w-{min(round(lost / 5), 20)}") + esc(_percent(scene, lost)),
        )
        for kind, lost in one.lost
        if lost >= 1
    )
    return text("p", scene.words("review.lost"), class_="facts") + el("ol", rows, class_="losses") if rows else ""


def _percent(scene: Scene, share: float) -> str:
    return scene.words("review.percent", n=round(share))


# Decisions


def _decision(scene: Scene, one: Judged) -> str:
    """One line; a tap shows the table as it was then."""
    words = scene.words
    where = capital(", ".join(part for part in (one.moment, one.kind) if part))
    mark = el("span", esc(SIGNS[one.mark]) or glyph("check"), class_=f"sign {one.mark}", title=one.called)
    cost = text("span", _percent(scene, one.cost) if one.cost >= 1 else "", class_="cost")
    body = text("small", f"{where} · {one.called}") + text("b", one.played)
    if one.mark in (*WRONG, "close") and one.better != one.played:
        body += text("span", words("review.better", what=one.better), class_="better")
        body += text("small", one.why, class_="why") if one.why else ""
    values: dict[str, Attr] = {"data-do": "review-at", "data-arg": one.ply}
    inner = mark + el("span", body, class_="txt") + cost
    return el("li", el("button", inner, type="button", class_=f"decision {one.mark}", **values))


def note(scene: Scene, one: Judged, playable: bool) -> str:
    """At the table of the past: what was played there, what was better, and the ways on from here."""
    words = scene.words
    said = text("p", words("review.played", what=one.played, mark=one.called), class_="facts")
    if one.mark in (*WRONG, "close") and one.better != one.played:
        cost = words("review.costs", n=round(one.cost)) if one.cost >= 1 else ""
        said += text("p", f"{words('review.better', what=one.better)} {cost}", class_="better")
        said += text("p", one.why, class_="why") if one.why else ""
    go = button(words, "play-from", "play", "btn", "review.play_from", data_arg=one.ply) if playable else ""
    return el(
        "div",
        said + el("div", go + button(words, "review", "chart", key="review.back"), class_="buttons"),
        class_="past-note",
    )
