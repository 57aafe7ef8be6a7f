"""Why one option is better than another: out of which part of the worth, by how many points, and what is seen of it on
the table in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from nyc_core.table.game import Game
from nyc_core.table.mind import Shift
from nyc_core.table.rules import SPOKEN, Json
from nyc_core.table.seats import names
from nyc_core.table.words import spoken

from .tree import Candidate, Search
from .words import say

REASONS, LEAST = 2, 0.25  # how many parts are told, and how many points make one worth telling
TELLING = 0.2  # how much of a sign makes it worth telling
SURELY = 0.6  # what is so in more of the worlds than that needs no "more often"
MINUS = "\u2212"


class Reason(NamedTuple):
    """So many points of the lead, out of one part of the worth; and what shows it, where something does."""

    part: str
    points: float
    own: bool  # or what the others have
    sign: tuple[Any, ...] = ()
    seat: int = 0
    more: float = 0.0
    now: float = 0.0

    def told(self) -> Json:
        """As JSON-able data, for `say_why`."""
        return {**self._asdict(), "sign": list(self.sign)}


def reasons(search: Search, first: Candidate, other: Candidate) -> list[Reason]:
    """Where the lead of one option is larger than that of another, and where it is smaller: the most telling parts."""
    differences, seat, seats = [], search.seat, len(first.parts)
    others = [place for place in range(seats) if place != seat]
    for part in dict.fromkeys(name for parts in (*first.parts, *other.parts) for name in parts):
        more = [_of(first, place, part) - _of(other, place, part) for place in range(seats)]
        rest = 0.0
        for place in others:
            rest -= more[place] / len(others)
        differences.append(Reason(part, round(more[seat], 2), True, seat=seat))
        differences.append(Reason(part, round(rest, 2), False, seat=others[0]))
    telling = [reason for reason in differences if abs(reason.points) >= LEAST]
    better = first.worth > other.worth or (first.worth == other.worth and first.visits >= other.visits)
    telling.sort(key=lambda reason: -abs(reason.points))
    telling.sort(key=lambda reason: (reason.points > 0) != better)  # first what speaks for it, if it is better
    telling[1:] = sorted(telling[1:], key=lambda reason: -abs(reason.points))
    now = search.mind.signs(search.base)
    return [_shown(search, first, other, reason, now) if now else reason for reason in telling[:REASONS]]


def _of(candidate: Candidate, place: int, part: str) -> float:
    return candidate.parts[place].get(part, 0.0)


def _shown(
    search: Search, first: Candidate, other: Candidate, reason: Reason, now: Sequence[Mapping[Any, float]]
) -> Reason:
    """The reason with the sign of its part that changes most, in the direction in which the points do."""
    best = TELLING
    up = 1.0 if (reason.points > 0) == reason.own else -1.0  # what the others have is good when there is less of it
    for seat in range(len(first.signs)):
        if (seat == search.seat) != reason.own:
            continue
        here, there = first.signs[seat], other.signs[seat]
        for sign in dict.fromkeys((*here, *there)):
            if sign[0] == reason.part:
                more = here.get(sign, 0.0) - there.get(sign, 0.0)
                telling = up * more * search.mind.telling.get(sign[1], 0.0)
                if telling > best:
                    best = telling
                    before = round(now[seat].get(sign, 0.0), 2)
                    reason = reason._replace(sign=sign, seat=seat, more=round(more, 2), now=before)
    return reason


# In words


def say_why(game: Game, why: Sequence[Mapping[str, Any]], you: int | None, lang: str = SPOKEN) -> str:
    """Reasons in words, such as "+3.1 from land: you overtake Ann in the north; \u22121 from money"; "" where there
    are none. `you`: the seat that is called so."""
    lang = lang or spoken()
    return say("why.join", lang=lang).join(_sentence(game, reason, you, lang) for reason in why)


def _sentence(game: Game, reason: Mapping[str, Any], you: int | None, lang: str) -> str:
    points, called = float(reason["points"]), names(game.state.seats)
    name = called[int(reason.get("seat", 0))]
    shown = _said(game, reason, you, lang)
    key = "why.own"
    if not reason["own"]:
        alone = len(called) == 2 and "seat" in reason  # then it is known who the others are
        key = f"why.{'other' if alone else 'others'}.{'less' if points > 0 else 'more'}"
        if shown and not alone and name not in shown:
            shown = say("why.whose", lang=lang, name=name, shown=shown)
    values = {"part": game.rules.mind.part(reason["part"], lang), "name": name}
    more = say("why.shown", lang=lang, shown=shown) if shown else ""
    return say(key, lang=lang, amount=amount(points, say("decimal", lang=lang)), **values) + more


def reader(game: Game, seat: int) -> int | None:
    """Who reads of the decisions of a seat, and is called "you": a person; nobody where a bot decided."""
    return seat if game.state.seats[seat].kind == "human" else None


def _said(game: Game, reason: Mapping[str, Any], you: int | None, lang: str) -> str:
    sign = reason.get("sign")
    if not sign:  # nothing shows it, or it was found by a version that did not look
        return ""
    more, now = float(reason["more"]), float(reason["now"])
    amount = number(more, say("decimal", lang=lang))
    shift = Shift(tuple(sign), int(reason["seat"]), more, amount, now, abs(more) >= SURELY)
    return game.rules.mind.tell(shift, names(game.state.seats), you, lang)


def amount(points: float, decimal: str = ".") -> str:
    """Points with their sign, to a tenth, or whole where there are many."""
    return ("+" if points >= 0 else MINUS) + number(points, decimal)


def number(points: float, decimal: str = ".") -> str:
    """The same without a sign."""
    text = f"{abs(points):.0f}" if abs(points) >= 10 else f"{abs(points):.1f}".removesuffix(".0")
    return text.replace(".", decimal)
