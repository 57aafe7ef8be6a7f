"""Positions with something wrong in them: real ones from mid-turn, changed at any depth."""

from __future__ import annotations

import json
import math
import random
from copy import deepcopy
from functools import cache
from typing import Any

from tests.contract.helpers import random_play
from tests.every_game import TABLES

Path = tuple[Any, ...]

WORDS = (
    *("", " ", "x", "press", "wild", "plans", "skyscraper", "neutral", "A", "X", "manhattan", "brooklyn", "taxi"),
    *("human", "tom", "bot", "B4", "Z9", "draft", "bidding", "over", "start", "activation", "bid", "rest", "action"),
    *("bidding-end", "evaluate", "tom-bid", "keep", "hire", "build", "bonus", "return", "0", "1", "15", "16", "-1"),
    *("é", "0" * 5000, "\ud800", "\x00", "0123456789abcdef", "0x1234567890abcd", "-123456789abcdef"),
    *("fffffffffffffff_", "boat"),
    # New York 1901
    *("blue-07", "pink-01", "blue 2", "pink 3", "e7", "a1", "n12", "starter", "bronze-i2", "silver-o6", "gold-v5"),
    *("singer", "woolworth", "broadway", "william", "gold-prestige", "land-grab", "market-shift", "advanced", "base"),
    *("turn", "grab", "place", "replace", "boom", "extra", "end", "play"),
)
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 42, 43, 64, 100, 120, 250, 9_999, 10_000, 10_001, 2**31, 2**64)
MONSTERS: tuple[Any, ...] = (
    *(None, True, False, 1.0, 1.5, math.nan, math.inf, 10**400, -(10**5000), [], {}, [[]], [None], [[], []]),
    *({"a": 1}, {"0": 0}, {1: 2}, {None: None}, (), (1, 2), b"press", bytearray(b"x"), {1, 2}, frozenset({1})),
    *(["press"] * 30, ["wild"] * 120, [1] * 201, list(range(43)), {str(n): n for n in range(99)}),
    *(range(3), object(), len, 1j),
)


def deep(levels: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


@cache
def originals(name: str) -> tuple[str, ...]:
    """Real positions from all over a game, as JSON."""
    moments = []
    for seed, table in enumerate((one for one in TABLES if one.game == name), start=77):
        for now, _ in random_play(table.new(seed), seed):
            if len(now.actions) % 8 == seed % 8:
                moments.append(json.dumps(now.position()))
    return tuple(moments)


def paths(value: Any, start: Path = ()) -> list[Path]:
    """Every place in the data, but not the bottom of a nest."""
    ways: list[Path] = [start]
    if len(start) > 12:
        return ways
    if isinstance(value, dict):
        ways += [path for key, part in value.items() for path in paths(part, (*start, key))]
    elif isinstance(value, list):
        ways += [path for n, part in enumerate(value) for path in paths(part, (*start, n))]
    return ways


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def wild_value(chance: random.Random, other: Any) -> Any:
    """Any value: a word, a number, a monster, a nest, or a piece of another position."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice(WORDS)
    if kind == 1:
        return chance.choice(NUMBERS)
    if kind == 2:
        return deepcopy(chance.choice(MONSTERS))
    if kind == 3 and not chance.randrange(10):
        return deep(chance.choice((3, 50, 5000)))
    return at(other, chance.choice(paths(other)))


def tame_value(chance: random.Random, value: Any, other: Any, path: Path) -> Any:
    """A value that may well pass: a number close by, or what stands at the same place of another position."""
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.5:
        return value + chance.choice((-2, -1, 1, 2, 5))
    if isinstance(value, list) and value and chance.random() < 0.5:
        parts = value[:]
        chance.shuffle(parts)
        return chance.choice((parts, value * 2, value[1:], value[:1], [*value, chance.choice(value)]))
    try:
        return at(other, path)
    except (LookupError, TypeError):
        return chance.choice(NUMBERS)


def mutate(chance: random.Random, tame: bool, name: str) -> Any:
    """One of the originals of a game with one to four changes."""
    data: Any = json.loads(chance.choice(originals(name)))
    other: Any = json.loads(chance.choice(originals(name)))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        *parents, last = chance.choice(paths(data)[1:] or [("seats",)])
        parent = at(data, tuple(parents))
        act = chance.randrange(5)
        if act == 0:
            del parent[last]
        elif act == 1 and isinstance(parent, list):
            parent.insert(last, wild_value(chance, other) if not tame else parent[last])
        elif act == 1 and not tame:
            parent[chance.choice((*WORDS, 1, None))] = wild_value(chance, other)
        elif tame:
            parent[last] = tame_value(chance, parent[last], other, (*parents, last))
        else:
            parent[last] = wild_value(chance, other)
        if not isinstance(data, dict) or not data:
            break
    return data
