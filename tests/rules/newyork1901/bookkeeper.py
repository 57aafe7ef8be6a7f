"""A bookkeeper who hears the events and never looks at the table: what he has written down must be what lies there.

Contract, section 1: every change of the position is in the events. He knows the future market by number only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from tests.rules.newyork1901.board import LEGENDARY, Json, card_of

PARTS = ("phase", "ending", "quiet", "open", "legendary")
PLAYER = ("points", "cards", "estate", "unbuilt", "built")
SILENT = {"setup", "character", "starter", "market", "pass", "standstill", "rescued"}


def written(position: Mapping[str, Any]) -> Json:
    """A position as he writes it: sets in no order."""
    future = position["future"]
    book: Json = {key: deepcopy(position[key]) for key in PARTS}
    book["legendary"] = sorted(book["legendary"])
    book["future"] = future if isinstance(future, int) else len(future)
    book["turn"] = position["turn"]
    book["players"] = [
        {key: deepcopy(one[key]) if key in ("points", "built") else sorted(one[key]) for key in PLAYER}
        for one in position["players"]
    ]
    return book


class Bookkeeper:
    """Writes down what the events say."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.book = written(position)
        self.has_built = any(todo[0] == "end" and todo[2] for todo in position.get("agenda", []))

    def copy(self) -> Bookkeeper:
        """Another one who knows as much."""
        return deepcopy(self)

    def hear(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            name = event["event"]
            if name not in SILENT:
                getattr(self, name)(dict(event))

    def complaints(self, position: Mapping[str, Any]) -> list[str]:
        """Where the table is not as it was told."""
        table = written(position)
        if table["phase"] == "over":
            table["turn"] = self.book["turn"]
        return [f"{key}: {self.book[key]} and {table[key]}" for key in table if self.book[key] != table[key]]

    def mine(self, event: Json) -> Json:
        player: Json = self.book["players"][event["seat"]]
        return player

    def use(self, event: Json) -> None:
        self.mine(event)["cards"].remove(event["card"])

    def expand(self, event: Json) -> None:
        assert event["card"] == card_of(event["territory"])
        self.book["open"].remove(event["card"])
        self.mine(event)["estate"] = sorted([*self.mine(event)["estate"], event["territory"]])

    def open(self, event: Json) -> None:
        self.book["open"] += event["cards"]
        self.book["future"] -= len(event["cards"])

    def shift(self, event: Json) -> None:
        assert sorted(event["cards"]) == sorted(self.book["open"])
        self.book["future"] += len(event["cards"])
        self.book["open"] = []

    def demolish(self, event: Json) -> None:
        self.mine(event)["built"].remove({key: event[key] for key in ("skyscraper", "squares")})

    def build(self, event: Json) -> None:
        player, kind = self.mine(event), event["skyscraper"]
        (self.book["legendary"] if kind in LEGENDARY else player["unbuilt"]).remove(kind)
        player["built"].append({"skyscraper": kind, "squares": event["squares"]})
        player["points"] += event["points"] + event["prestige"]
        self.has_built = True

    def back(self, event: Json) -> None:
        self.mine(event)["estate"].remove(event["territory"])
        self.book["future"] += 1

    def ending(self, event: Json) -> None:
        self.book["ending"] = event["seat"]

    def turn(self, event: Json) -> None:
        self.end_of_turn()
        self.book["turn"] = event["seat"]

    def over(self, event: Json) -> None:
        self.end_of_turn()
        self.book["phase"] = "over"

    def end_of_turn(self) -> None:
        self.book["quiet"] = 0 if self.has_built else self.book["quiet"] + 1
        self.has_built = False
