"""A second, slow game of New York 1901: it plays the same actions on plain JSON and says what the engine must ask,
list and hold. What chance decides (the shuffle of Market Shift) it is told, and checks.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from tests.rules.newyork1901 import oracle
from tests.rules.newyork1901.board import (
    BOX,
    EIGHTEEN,
    KINDS,
    LEGENDARY,
    TERRITORIES,
    Footprint,
    Json,
    at,
    box_order,
    card_of,
    reading_order,
)

RULES = {"turn": "NY1-2.1", "expand": "NY1-3.3", "boom": "NY1-3.4"}
# What the contract writes down of a position; in mid-turn a game adds keys of its own.
PARTS = ("variant", "action_cards", "phase", "ending", "quiet", "streets", "challenge", "open", "future", "legendary")


class Referee:
    """Stands at the beginning of a turn; `settle` plays what is not asked."""

    def __init__(self, position: Json) -> None:
        self.state: Json = copy.deepcopy(position)
        self.kind = "turn"
        self.chosen = ""  # the skyscraper to be placed
        self.demolishing = self.booming = self.has_built = False
        self.opened: list[str] = []  # cards that were opened since `act` began
        self.settle()

    # What is asked

    @property
    def seat(self) -> int:
        return int(self.state["turn"])

    @property
    def player(self) -> Json:
        me: Json = self.state["players"][self.seat]
        return me

    @property
    def rule(self) -> str:
        if self.kind == "build":
            return "NY1-3.4" if self.booming else "NY1-2.6"
        if self.kind == "place":
            return "NY1-2.4" if self.demolishing else "NY1-2.6"
        return RULES[self.kind]

    @property
    def over(self) -> bool:
        return bool(self.state["phase"] == "over")

    def places(self) -> list[Footprint]:
        fitting = oracle.places_to_demolish if self.demolishing else oracle.places_to_build
        return fitting(self.state, self.seat, self.chosen)

    def options(self) -> set[str]:
        if self.over:
            return set()
        state, seat = self.state, self.seat
        match self.kind:
            case "turn":
                return oracle.turn_options(state)
            case "first":
                return {f"expand {one}" for one, _ in oracle.pairs(state)}
            case "second":
                small = [one for one in oracle.free_land(state) if len(TERRITORIES[one]) == 2]
                return {f"expand {one}" for one in small if card_of(one) in state["open"]}
            case "build":
                says = {f"build {kind}" for kind in oracle.can_build(state, seat, self.booming)}
                return says if self.booming else says | {"pass"}
            case "boom":
                able = "construction-boom" in self.player["cards"] and oracle.can_build(state, seat, booming=True)
                return {"pass", "use construction-boom"} if able else {"pass"}
        return {at(place) for place in self.places()}

    def asked(self) -> tuple[int, str, str] | None:
        """Seat, kind and clause of the decision."""
        if self.over:
            return None
        kind = "expand" if self.kind in ("first", "second") else self.kind
        return self.seat, kind, RULES["expand"] if kind == "expand" else self.rule

    # Playing

    def act(self, notation: str, events: list[Json], position: Json) -> None:
        """Play it; `events` and `position` are the engine's, looked at for a shuffle alone."""
        self.opened = []
        shuffled = notation == "use market-shift"
        if shuffled:
            self.shift(events, position)
        else:
            self.play(notation)
        self.settle()
        told = [card for event in events if event["event"] == "open" for card in event["cards"]]
        assert told == self.opened, (told, self.opened)

    def settle(self) -> None:
        """A decision with one option only is taken (contract 1.2)."""
        while len(says := self.options()) == 1:
            self.play(says.pop())
        assert self.over or says, "stuck"

    def play(self, notation: str) -> None:
        verb, _, rest = notation.partition(" ")
        match verb:
            case "expand":
                self.expand(rest)
            case "use":
                self.player["cards"].remove(rest)
                if rest == "land-grab":
                    self.kind = "first"
                else:
                    self.kind, self.booming = "build", True
            case "demolish" | "build":
                self.kind, self.chosen, self.demolishing = "place", rest, verb == "demolish"
            case "at":
                self.build(frozenset(rest.split()))
            case "back":
                self.player["estate"].remove(rest)
                self.state["future"].append(card_of(rest))
                self.end_turn()
            case _:
                self.end_turn()

    def expand(self, territory: str) -> None:
        player = self.player
        self.state["open"].remove(card_of(territory))
        player["estate"] = box_order([*player["estate"], territory], TERRITORIES)
        if self.kind == "first":
            self.kind = "second"
            return
        self.fill()
        self.kind = "build"

    def fill(self) -> None:
        """NY1-2.3."""
        market, future = self.state["open"], self.state["future"]
        while len(market) < BOX["open"] and future:
            self.opened.append(future[0])
            market.append(future.pop(0))

    def shift(self, events: list[Json], position: Json) -> None:
        """NY1-3.2: the open cards, shuffled somehow, lie under the future market; then up to 4 are opened."""
        state = self.state
        self.player["cards"].remove("market-shift")
        told = [card for event in events if event["event"] == "open" for card in event["cards"]]
        pile = told + list(position["future"])
        mixed = pile[len(state["future"]) : len(state["future"]) + len(state["open"])]
        assert Counter(mixed) == Counter(state["open"])
        state["future"] += mixed
        state["open"] = []
        self.fill()

    def build(self, place: Footprint) -> None:
        player, kind = self.player, self.chosen
        player["points"] += KINDS[kind]["points"] + oracle.prestige(self.state, self.seat, kind, place)
        player["built"] = [one for one in player["built"] if not place & set(one["squares"])]
        player["built"].append({"skyscraper": kind, "squares": reading_order(place)})
        (self.state["legendary"] if kind in LEGENDARY else player["unbuilt"]).remove(kind)
        self.has_built = True
        if self.booming:
            self.end_turn()
        else:
            self.kind = "boom"

    def end_turn(self) -> None:
        state = self.state
        state["quiet"] = 0 if self.has_built else state["quiet"] + 1
        few = any(len(player["unbuilt"]) <= 4 for player in state["players"])
        if state["ending"] is None and (few or (not state["future"] and len(state["open"]) <= 3)):
            state["ending"] = self.seat
        state["turn"] = (self.seat + 1) % len(state["players"])
        if state["turn"] == state["ending"] or state["quiet"] >= 20 * len(state["players"]):
            state["phase"] = "over"
        self.kind, self.demolishing, self.booming, self.has_built = "turn", False, False, False

    # Against the engine

    def position(self) -> Json:
        """What a position must say, without whose turn it is (after the end nobody's)."""
        parts: Json = {key: self.state[key] for key in PARTS}
        parts["players"] = [
            {
                "character": player.get("character"),
                "points": player["points"],
                "cards": oracle.unused(player["cards"]),
                "estate": oracle.estate(player),
                "unbuilt": box_order(player["unbuilt"], EIGHTEEN),
                "built": player["built"],
            }
            for player in self.state["players"]
        ]
        return parts

    def compare(self, game: Any) -> None:
        """The engine asks, lists, scores and, between turns, holds the same."""
        decision = game.decision
        asked = None if decision is None else (decision.seat, decision.kind, decision.rule)
        assert asked == self.asked()
        says = [str(action) for action in game.options()]
        assert len(says) == len(set(says))
        assert set(says) == self.options()
        assert [{key: row[key] for key in score} for row, score in zip(game.scores(), self.scores(), strict=True)] == (
            self.scores()
        )
        if self.over or self.kind == "turn":
            position = game.position()
            wanted = self.position()
            assert {key: position[key] for key in PARTS} == {key: wanted[key] for key in PARTS}
            for one, other in zip(position["players"], wanted["players"], strict=True):
                assert {key: one[key] for key in other} == other
            assert self.over or position["turn"] == self.seat

    def scores(self) -> list[Json]:
        return oracle.scores(self.state)
