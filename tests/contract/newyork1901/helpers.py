"""Positions of New York 1901 in which more can be done than in a new game."""

from __future__ import annotations

from typing import Any

from nyc_core import Game, game_from_position

Json = dict[str, Any]


def stands(kind: str, squares: str) -> Json:
    """A skyscraper on the board."""
    return {"skyscraper": kind, "squares": squares.split()}


# Land in large pieces, with low skyscrapers on them; squares and workers are left.
WEST: Json = {
    "character": "yellow",
    "points": 18,
    "estate": ["yellow-12", "yellow-06", "yellow-07", "yellow-08", "green-10", "red-11"],
    "built": [
        stands("starter", "f8 g8"),
        stands("bronze-i2", "f7 g7"),
        stands("bronze-i3", "e7 e8 e9"),
        stands("silver-l3", "g5 f5 g6"),
    ],
}
NORTH: Json = {
    "character": "blue",
    "points": 24,
    "estate": ["blue-07", "blue-08", "red-01", "red-02", "red-03", "blue-01", "blue-03"],
    "built": [stands("silver-p5", "h4 i4 h5 i5 j5"), stands("bronze-i2", "h6 i6"), stands("starter", "h1 h2")],
}
EAST: Json = {
    "character": "pink",
    "points": 30,
    "estate": ["pink-08", "pink-09", "pink-10", "pink-13"],
    "built": [stands("bronze-o4", "l10 m10 l11 m11"), stands("singer", "i7 h8 i8 j8 h9 i9 j9")],
}
OPEN = ["red 2", "red 2", "blue 2", "green 3"]


def rich(seats: int = 2, **more: Any) -> Game:
    """Everybody has land, skyscrapers to demolish, all generations and all cards; gold ones find neighbours."""
    players = [WEST, NORTH, EAST][:seats]
    data = {"game": "newyork1901", "seats": ["human"] * seats, "turn": 0, "challenge": "gold-prestige", "open": OPEN}
    return game_from_position({**data, "players": players, **more}, seed=seats)


def in_mid_turn() -> Game:
    """Of three seats one demolishes, and has Market Shift behind it."""
    game = rich(3, challenge="gold-tycoon", turn=1)
    game.act("use market-shift")
    game.act("demolish gold-o4")
    return game


def stuck() -> Game:
    """Near the end: one can only take back, the other has hardly anything left, the piles are short."""
    lone = {"points": 3, "estate": ["blue-02", "green-02", "red-04", "yellow-10"], "built": [], "unbuilt": ["gold-i3"]}
    last = {**NORTH, "unbuilt": ["bronze-i2", "silver-i2", "gold-i3", "gold-o4", "gold-v5"]}
    data = {"game": "newyork1901", "seats": ["human", "bot:random"], "turn": 0, "quiet": 37}
    return game_from_position({**data, "players": [lone, last], "open": ["green 3"], "future": ["red 2"]}, seed=5)
