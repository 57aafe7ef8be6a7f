"""Reasons in words "from the difference of the value's parts", both languages (issue 10, "Hint")."""

from __future__ import annotations

from typing import Any

import pytest

from nyc_core import bots, new_game
from nyc_core.bots.hint import Hint
from nyc_core.bots.reasons import MINUS, Reason, amount, reasons, say_why
from nyc_core.bots.tree import Candidate, Search
from nyc_core.table.game import Game
from nyc_core.table.meta import Meta
from nyc_core.table.mind import Shift
from tests.bots.test_seam import moments
from tests.every_game import Table


def city() -> Game:
    return new_game("newyorkcity", ["human:Ann", "tom:B4"], 1)


def town() -> Game:
    return new_game("newyork1901", ["human:Ann", "human:Bo"], 1)


def shown(*sign: Any, more: float = 1.0, now: float = 0.0, points: float = 3.0, seat: int = 0) -> list[dict[str, Any]]:
    return [Reason(sign[0], points, seat == 0, sign, seat, more, now).told()]


def test_parts_are_told_with_their_points() -> None:
    parts = [{"part": "boroughs", "points": 3.14, "own": True}, {"part": "dollars", "points": -1.0, "own": True}]
    others = [{"part": "characters", "points": 12.3, "own": False}]
    assert say_why(city(), parts, 0, "en") == f"+3.1 from boroughs; {MINUS}1 from dollars"
    assert say_why(city(), parts, 0, "de") == f"+3,1 durch Bezirke; {MINUS}1 durch Dollar"
    assert say_why(city(), others, 0, "en") == "+12 as the others get less from characters"
    assert say_why(city(), others, 0, "de") == "+12, weil andere weniger durch Charaktere bekommen"
    assert amount(-0.04) == f"{MINUS}0"


CITY = [
    (shown("boroughs", "ahead", "queens", 1), "+3 from boroughs: you overtake Tom in Queens"),
    (shown("boroughs", "ahead", "bronx", 1, now=1), "+3 from boroughs: you stay ahead of Tom in the Bronx"),
    (
        shown("boroughs", "ahead", "bronx", 4, more=0.4),
        "+3 from boroughs: you overtake the neutral player in the Bronx more often",
    ),
    (
        shown("press", "ahead", "", 1, more=-1, now=1, points=-2),
        f"{MINUS}2 from the Press Track: Tom overtakes you on the Press Track",
    ),
    (shown("dollars", "dollars", more=-1, points=-1), f"{MINUS}1 from dollars: 1 dollar less"),
    (shown("dollars", "dollars", more=1.5), "+3 from dollars: 1.5 more dollars"),
    (shown("characters", "company", 36), "+3 from characters: you hire the Foreman"),
    (
        shown("characters", "company", 36, more=-1, seat=1),
        "+3 as Tom gets less from characters: Tom does not hire the Foreman",
    ),
]


@pytest.mark.parametrize(("told", "said"), CITY)
def test_it_is_told_what_is_seen_of_it(told: list[dict[str, Any]], said: str) -> None:
    assert say_why(city(), told, 0, "en") == said


def test_in_german_too_and_of_bots_by_name() -> None:
    ahead = shown("boroughs", "ahead", "bronx", 4, now=1)
    assert say_why(city(), ahead, 0, "de") == "+3 durch Bezirke: in der Bronx bleibst du vor dem neutralen Spieler"
    assert say_why(city(), ahead, None, "de") == "+3 durch Bezirke: in der Bronx bleibt Ann vor dem neutralen Spieler"
    street = shown("streets", "ahead", "broadway", 1, more=-0.5, points=-2)
    assert say_why(town(), street, 0, "en") == f"{MINUS}2 from streets: you overtake Bo on Broadway less often"
    assert say_why(town(), street, 0, "de") == f"{MINUS}2 durch Straßen: auf Broadway überholst du Bo seltener"
    gold = shown("points", "built", "gold", more=1)
    assert say_why(town(), gold, 0, "de") == "+3 durch sofortige Punkte: 1 Wolkenkratzer (Gold) mehr"


def test_whatever_can_be_seen_can_be_told(table: Table) -> None:
    """No sign without a sentence, in each language and each direction; none shows the gap of a template."""
    seen = set()
    game = table.new(3)
    for now in moments(game, 5, 7):
        seen |= {(seat, sign) for seat, signs in enumerate(now.rules.mind.signs(now.state) or ()) for sign in signs}
    names = [f"P{seat}" for seat in range(8)]
    for seat, sign in seen:
        assert sign[1] in game.rules.mind.telling, sign
        for lang in ("en", "de"):
            for more, before, surely in ((1.0, 0.0, True), (-1.0, 1.0, True), (0.4, 1.0, False), (-0.4, 0.0, False)):
                said = game.rules.mind.tell(Shift(sign, seat, more, "1", before, surely), names, 0, lang)
                assert said
                assert "{" not in said
                assert "…" not in said


def planted(signs: dict[Any, float], points: float, worth: float) -> Candidate:
    return Candidate("", 9, worth, 0.1, (50.0, 50.0), ({"boroughs": points, "dollars": 1.0}, {}), (signs, {}))


def test_the_sign_that_changed_most_is_the_one_that_is_told() -> None:
    """And only one that changed in the direction of the points; first comes what speaks for the better option."""
    ahead, towers = ("boroughs", "ahead", "queens", 1), ("boroughs", "towers", "queens")
    search = Search(city(), 4, explain=True)
    one, other = planted({ahead: 1.0, towers: 3.0}, 8.0, 5.0), planted({towers: 4.0}, 5.0, 2.0)
    (better,) = reasons(search, one, other)
    assert (better.points, better.sign, better.more, better.own) == (3.0, ahead, 1.0, True)
    (worse,) = reasons(search, other, one)
    assert (worse.points, worse.sign, worse.more) == (-3.0, ahead, -1.0)
    poor = planted({}, 5.0, 4.0)._replace(parts=({"boroughs": 4.0, "dollars": 9.0}, {}))
    assert [reason.points > 0 for reason in reasons(search, one, poor)] == [True, False]


def test_advice_in_both_games_says_something_of_the_table(named: Meta) -> None:
    game = new_game(named.name, ["human"] * named.least, 4)
    if game.rules.mind.signs(game.state) is None:
        return
    told = []
    for _ in range(5):
        hint = Hint(game, 60)
        hint.step(60)
        told += [reason for one in hint.advice() for reason in one["why"]]
        game.act(bots.choose("random", game))
    assert any(reason["sign"] for reason in told)
