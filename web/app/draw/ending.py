"""The end of a game is a moment: who won, by how much, what decided it; and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from nyc_core import Game, games
from web.app.state import Facts

from .frame import button
from .html import NOTHING, el, glyph, join, text
from .scene import Scene

HIGH = 180  # of the highest tower, in units of its drawing
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


def labels(game: Game) -> list[str]:
    """What is counted one after the other: the lines of all seats' scores, without the total."""
    words, seats = game.rules.words, game.view(None)["seats"]
    said: dict[str, None] = {}
    for seat, score in zip(seats, game.scores(), strict=True):
        said |= dict.fromkeys(line.label for line in words.score_lines(score, kind=seat["kind"])[:-1])
    return list(said)


def counted(scene: Scene, game: Game, shown: int) -> str:
    """The first lines of the score, as towers that grow; the last of the lines stands above them."""
    name, scores, told = scene.view["game"], game.scores(), labels(game)[:shown]
    lines = [_lines(scene, name, seat, score) for seat, score in enumerate(scores)]
    sums = [sum(line.get(label, 0) for label in told) for line in lines]
    highest = max(1, *(int(score["total"]) for score in scores))
    now = told[-1] if told else ""
    rows = (_tower(scene, seat, sums[seat], lines[seat].get(now, 0), highest) for seat in range(len(scores)))
    title = text("p", now or scene.words("count.begin"), class_="result", role="status")
    skip = button(scene.words, "count-end", "end", "btn", key="count.end")
    towers = el("ol", join(rows), class_=f"towers of-{len(scores)}")
    return el("div", title + towers + el("div", skip, class_="buttons"), class_="ending counting")


def _tower(scene: Scene, seat: int, total: int, more: int, highest: int) -> str:
    high = HIGH * max(0, total) // highest
    bar = f'<rect class="own-tower" x="8" width="44" y="{HIGH - high}" height="{high}"/>'
    tile = f'<rect class="own-tile" x="8" width="44" y="{HIGH - high}" height="{high}"/>'
    drawn = f'<svg viewBox="0 0 60 {HIGH}" aria-hidden="true">{bar}{tile}</svg>'
    gained = text("small", f"{more:+}" if more else NOTHING)
    who = el("span", scene.token(seat) + text("span", scene.labels[seat], class_="nm"), class_="who-counts")
    return el("li", gained + text("b", total) + drawn + who, class_=f"c-{scene.colour(seat)}")


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
    return text("p", scene.says("end.decided", order[1], what=most, n=ahead[most]), class_="facts")


def _lines(scene: Scene, game: str, seat: int, score: Facts) -> dict[str, int]:
    """The points of a seat by their labels, without the total."""
    lines = games.rules(game).words.score_lines(score, kind=scene.view["seats"][seat]["kind"])
    return {line.label: line.points for line in lines[:-1]}
