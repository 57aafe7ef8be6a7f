"""Hints: the best two or three options with their worth in points, and one reason each, out of the parts of the worth.

hint = Hint(game)            # for the seat that decides; sees what that seat sees
while not hint.step(50): ... # as with a search; `hint.search.done` of `hint.search.playouts`
hint.advice()                # a list of dicts, the best first; `why` is put into words by `say_why(game.rules, …)`
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core.table.game import Game
from nyc_core.table.rules import SPOKEN, Json, Rules
from nyc_core.table.words import spoken

from .tree import PLAYOUTS, Candidate, Search

MOST = 3
TRIED = 0.04  # of all playouts: what was tried less is not known well enough to be told
FAR_OFF = 6.0  # points: what is worse by more is no advice
REASONS, LEAST = 2, 0.25  # how many parts are told, and how many points make one worth telling
MINUS = "\u2212"


class Reason(NamedTuple):
    """Why an option is better, or worse, than another: so many points of the lead, out of one part of the worth."""

    part: str
    points: float
    own: bool  # or what the others have


class Hint:
    """Advice for the seat that decides."""

    def __init__(self, game: Game, playouts: int = PLAYOUTS, seed: int = 0) -> None:
        self.search = Search(game, playouts, seed, explain=True)

    def step(self, playouts: int) -> bool:
        """So many playouts more; whether it is done."""
        return self.search.step(playouts)

    def advice(self) -> list[Json]:
        """The best options as JSON-able data: `action`, `worth` (the lead to be expected), `loss` (against the best),
        `error` (of the worth), and `why` (against the next best; of all others against the best)."""
        found = told(self.search)
        return [
            {
                "action": str(one.action),
                "worth": round(one.worth, 2),
                "loss": round(max(found[0].worth - one.worth, 0.0), 2),
                "error": round(one.error, 2) if one.visits > 1 else None,
                "why": [reason._asdict() for reason in reasons(one, other, self.search.seat)] if other else [],
            }
            for one, other in zip(found, [*found[1:2], *[found[0]] * MOST] if len(found) > 1 else [None], strict=False)
        ]


def told(search: Search) -> list[Candidate]:
    """The options worth telling."""
    found = search.candidates()
    least, best = TRIED * search.done, found[0].worth
    others = [one for one in found[1:] if one.visits > max(least, 1) and best - one.worth < FAR_OFF]
    return [found[0], *sorted(others, key=lambda one: -one.worth)][:MOST]


def reasons(one: Candidate, other: Candidate, seat: int) -> list[Reason]:
    """Where the lead of one option is larger than that of another, and where it is smaller: the most telling parts."""
    found = []
    seats = len(one.parts)
    for part in dict.fromkeys(name for parts in (*one.parts, *other.parts) for name in parts):
        more = [_of(one, place, part) - _of(other, place, part) for place in range(seats)]
        found.append(Reason(part, round(more[seat], 2), True))
        rest = 0.0
        for place in range(seats):
            if place != seat:
                rest -= more[place] / (seats - 1)
        found.append(Reason(part, round(rest, 2), False))
    telling = [reason for reason in found if abs(reason.points) >= LEAST]
    return sorted(telling, key=lambda reason: -abs(reason.points))[:REASONS]


def _of(one: Candidate, place: int, part: str) -> float:
    return one.parts[place].get(part, 0.0)


def say_why(rules: Rules, why: Sequence[Mapping[str, Any]], lang: str = SPOKEN) -> str:
    """Reasons in words, such as "+3.1 from land, \u22121 from dollars"; "" where there are none."""
    from .words import say

    sentences = []
    for reason in why:
        points = float(reason["points"])
        key = "why.own" if reason["own"] else "why.others.less" if points > 0 else "why.others.more"
        part = rules.mind.part(reason["part"], lang or spoken())
        sentences.append(say(key, lang=lang, amount=amount(points, say("decimal", lang=lang)), part=part))
    return say("why.join", lang=lang).join(sentences)


def amount(points: float, decimal: str = ".") -> str:
    """Points with their sign, to a tenth, or whole where there are many."""
    text = f"{abs(points):.0f}" if abs(points) >= 10 else f"{abs(points):.1f}".removesuffix(".0")
    return ("+" if points >= 0 else MINUS) + text.replace(".", decimal)
