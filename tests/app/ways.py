"""A way to each kind of decision: a position, and the actions that lead from it to where every use can be made."""

from __future__ import annotations

from typing import Any

HELD = ["press", "press", "dollar", "elevator", "prestige", "skyscraper", "wild"]
PRESS = {"4": [0], "3": [1], "0": ["neutral"]}
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "tom", "level": "A2"}]


def position(phase: str, numbers: list[int], bidding: str = "", **more: Any) -> dict[str, Any]:
    mine = {"dollars": 4, "skyscrapers": 3, "hand": HELD, "reserve": ["press", "wild"], "characters": numbers}
    data = {"game": "newyorkcity", "seats": SEATS, "phase": phase, "press": PRESS, "starter": 0}
    data |= {"bidding": bidding} if bidding else {}
    return data | {"players": [mine | more.pop("mine", {}), {"hand": []}]} | more


# What leads to each decision: a position, and the actions that are played first.
WAYS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "start": ({"game": "newyorkcity", "seats": SEATS, "phase": "start"}, []),
    "draft": (position("draft", [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]), []),
    "draft, the rest": (position("draft", [8, 6], mine={"reserve": ["press", "dollar", "wild"]},
                                 pairs=[["press", "dollar"], ["wild", "wild"]]), ["take 1"]),
    "discard": (position("draft", [5]), ["use 5"]),
    "last": (position("bidding", [18], "press"), []),
    "bid": (position("bidding", [12, 13, 14, 15, 16, 20], "elevator"), []),
    "bid for prestige": (position("bidding", [17], "prestige"), []),
    "points": (position("bidding", [19], "prestige"), ["bid prestige"]),
    "hire": (position("bidding", [], "elevator"), ["bid press press elevator"]),
    "bonus": (position("bidding", [], "prestige"), ["bid prestige"]),
    "build": (position("bidding", [], "skyscraper", mine={"skyscrapers": 0}), ["bid skyscraper"]),
    "extra": (position("bidding", [21], "skyscraper"), ["bid skyscraper"]),
    "return": (position("bidding", [22], "plans"), ["bid press press wild"]),
    "keep": (position("bidding", [], "skyscraper", mine={"skyscrapers": 1}), ["bid skyscraper"]),
    "activate": (position("activation", [23, 24, 25, 26, 27]), []),
}  # fmt: skip
