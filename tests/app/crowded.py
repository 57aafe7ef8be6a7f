"""The decisions of ways.py late in a game: two to four at the table, each with much in front of them."""

from __future__ import annotations

from typing import Any

from nyc_core import Game, game_from_position
from tests.app.ways import WAYS

NAMES = ("Ann", "Tom", "Bo", "Charlotte")
LONG = [37, 41, 32, 28, 39, 34]  # characters of the final scoring, with long names
THEIRS = [{"no": number} for number in (23, 24, 35, 38, 40, 42)]
SUPPLY = ["press", "dollar", "elevator", "plans", "prestige", "wild", "wild"]


def crowded(way: str, seats: int) -> Game:
    """One person, first in line, and Toms."""
    given, actions = WAYS[way]
    kinds: list[dict[str, Any]] = [{"kind": "human"}, *({"kind": "tom", "level": "A2"} for _ in range(seats - 1))]
    data = given | {"seats": [kind | {"name": name} for kind, name in zip(kinds, NAMES, strict=False)]}
    if "players" in given:
        me = given["players"][0]
        company = (me["characters"] + LONG)[: max(6, len(me["characters"]))]
        mine = me | {"characters": company, "points": 23, "vessels": ["taxi", "bus", "streetcar", "subway"]}
        # Where cards are played first, Toms have none: they would win the round.
        supply = SUPPLY if given["phase"] == "bidding" and not actions else []
        tom = {"characters": THEIRS, "points": 17, "vessels": ["boat", "taxi", "bus"], "hand": supply}
        data |= {"players": [mine, *[tom] * (seats - 1)], "round": 4}
        data["press"] = {"4": [0], "3": list(range(1, seats)), "0": ["neutral"]}
    game = game_from_position(data, 11)
    for action in actions:
        game.act(action)
    return game
