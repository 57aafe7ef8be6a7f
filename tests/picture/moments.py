"""Tables to draw: moments of games of two to four seats, lessons as they are written, and what somebody got wrong."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from nyc_core import Game, new_game
from nyc_core.lessons import shelf

Position = dict[str, Any]
SEATS = (
    ("human:Ann", "tom:B4"),
    ("human:Red", "human:Anna"),
    ("human:Ada", "tom:C4", "bot:clerk"),
    ("human:Ämilie <b>&\"'", "tom:A9", "tom:A6", "human:Ein sehr langer Name für eine Person"),
)
ODD: tuple[Any, ...] = (
    *({}, None, 7, [], "text", {"seats": "human"}, {"seats": ["human"]}, {"seats": [None, 5, {}, [], "x", "y"]}),
    {
        "seats": ["human:{n}", "human:$ink {name}"],
        "players": [{"points": "many"}, []],
        "press": {"15": [7, True, -1, 0, 0]},
    },
    {"seats": ["human:\ud800\x00\x0b", "human:😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀", "human:ßß", "human:ß"]},
    {"seats": ["human:Red", "human:red", "human:BLUE", "tom:Z9"], "round": 9, "phase": "lunch", "bidding": "wild"},
    {
        "phase": "over",
        "bidding": 3,
        "boroughs": {"bronx": {"letter": "X", "base": 10**6, "prestige": [2] * 30}},
        "vessels": [],
    },
    {
        "boroughs": {
            "queens": {"skyscrapers": {"0": 10000, "1": 123, "neutral": 0}},
            "manhattan": {"letter": "Q", "base": -1},
        }
    },
    {
        "vessels": [
            ["taxi", "bronx", "queens"],
            ["bus", "queens", "bronx"],
            ["ufo", "queens", "bronx"],
            ["bus"],
            None,
            ["bus", "queens", "queens"],
        ]
    },
    {
        "phase": "draft",
        "pairs": [["press", "wild"], ["press"], [], ["x"], *[["wild", "wild"]] * 9],
        "display": [["bus", 4]] * 6,
        "tiles": [1, 2],
    },
    {
        "players": [
            {"vessels": ["boat"] * 12 + ["bus", "ufo"], "characters": [1, 2], "hand": ["press"] * 30, "dollars": 2**40}
        ],
        "statue": 3,
    },
    {
        "press": {"3": ["neutral", 1], "3.0": [0], "constructor": [0]},
        "constructor": 1,
        "__proto__": {"round": 4},
        "bidding": "constructor",
    },
)


@cache
def games() -> tuple[Game, ...]:
    """Every so many actions of a few games, and their ends."""
    moments = []
    dice = random.Random(5)
    for number, seats in enumerate(SEATS):
        for seed in (number, number + 10):
            game = new_game("newyorkcity", list(seats), seed)
            while game.decision is not None:
                if dice.random() < 0.12:
                    moments.append(game.clone())
                game.act(dice.choice(game.options()))
            moments.append(game)
    return tuple(moments)


def positions() -> Iterator[Any]:
    """All of them: views, whole positions with everything hidden in them, sparse ones and broken ones."""
    for game in games():
        yield game.view(None)
        yield game.position()
    lessons = [dict(lesson.position) for lesson in shelf.lessons()]
    yield from lessons
    yield from ODD
    dice = random.Random(6)
    whole = [game.position() for game in games()]
    for _ in range(200):
        yield _broken(copy.deepcopy(dice.choice([*whole, *lessons])), dice)


def _broken(position: Position, dice: random.Random) -> Position:
    """One or a few things replaced or taken away, somewhere inside."""
    for _ in range(dice.randint(1, 4)):
        place: Any = position
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = dice.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and dice.random() < 0.8:
                place = place[key]
                continue
            if dice.random() < 0.3:
                del place[key]
            else:
                place[key] = dice.choice(
                    [None, True, -1, 99, "", "<i>", "neutral", [], {}, [["bus", 2]], 10**12, "wild"]
                )
            break
    return position
