"""The rules once more, slow and plain: is this notation legal now? Written from the digest and the contract; it shares
no code with the engine, so an action that the engine hides, or makes up, is noticed.

It reads the position as data, and the events. Of the agenda it reads the top in `draft` only: which turn it is, and
whether cards were taken on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from nyc_core import Game
from nyc_core.newyorkcity.box import CHARACTERS

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
PLAIN_PHASE_ONE = (3, 5, 6, 9, 10)
Bag = tuple[int, ...]


def bag_of(cards: list[str]) -> Bag:
    return tuple(cards.count(card) for card in CARDS)


@cache
def units(others: Bag, wilds: int) -> frozenset[tuple[int, int]]:
    """Every way to make T cards out of other cards: how many, and how many wild cards are spare then (NYC-5.4)."""
    ways = {(0, wilds)}
    if wilds >= 2:  # two identical cards, two wild cards too
        ways |= {(made + 1, spare) for made, spare in units(others, wilds - 2)}
    for place, amount in enumerate(others):
        for taken, wild in ((2, 0), (1, 1)):  # two identical cards; a wild card with one of any other type
            if amount >= taken and wilds >= wild:
                rest = (*others[:place], amount - taken, *others[place + 1 :])
                ways |= {(made + 1, spare) for made, spare in units(rest, wilds - wild)}
    return frozenset(ways)


@cache
def bid_value(bag: Bag, wanted: str, counting: int, wilds: int) -> int:
    """The highest value that NYC-5.4 allows: T cards, what is made into T cards, and spare wild cards if there is such
    a card at all. `counting` is what characters count as T cards, `wilds` their wild cards."""
    place = CARDS.index(wanted)
    others = tuple(0 if n == place else amount for n, amount in enumerate(bag[:6]))
    best = 0
    for made, spare in units(others, bag[6] + wilds):
        base = bag[place] + counting + made
        best = max(best, base + spare if base else 0)
    return best


def is_bid(bag: Bag, wanted: str, counting: int, wilds: int) -> bool:
    """Worth something, and no card in it adds nothing (NYC-5.5)."""
    whole = bid_value(bag, wanted, counting, wilds)
    less = [(*bag[:n], bag[n] - 1, *bag[n + 1 :]) for n in range(7) if bag[n]]
    return whole > 0 and all(bid_value(one, wanted, counting, wilds) < whole for one in less)


class Oracle:
    """Knows the legal actions of one decision."""

    def __init__(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        self.position, self.events = game.position(), game.events
        self.seat, self.kind, self.rule = decision.seat, decision.kind, decision.rule
        self.me = self.position["players"][self.seat]
        self.turn = self.position.get("turn", {})
        self.hand, self.reserve = Counter[str](self.me["hand"]), Counter[str](self.me["reserve"])
        self.pool = self.hand + self.reserve
        self.open = {number for floor in self.position["elevator"].values() for number in floor["open"]}

    def legal(self, notation: str) -> bool:
        verb, *words = notation.split()
        if verb == "use":
            number = int(words[0])
            judge = USES[self.kind].get(number) if self.kind in USES else None
            return judge is not None and self.can_pay(number) and judge(self, words[1:])
        judges = VERBS[self.kind]
        return verb in judges and judges[verb](self, words)

    def can_pay(self, number: int) -> bool:
        """An unused copy and a dollar (NYC-7.0)."""
        return {"no": number, "used": False} in self.me["characters"] and self.me["dollars"] > 0

    def own(self, key: str, nothing: Any) -> Any:
        """What the turn holds for this seat."""
        return self.turn[key][self.seat] if key in self.turn else nothing

    # Phase I

    def took(self) -> bool:
        """Cards of the display, on this turn."""
        name, _, number = self.position["agenda"][-1]
        return bool(name == "rest" and number == 1)

    def second_turn(self) -> bool:
        return bool(self.position["agenda"][-1][2] == 2)

    def place(self, word: str, key: str = "pairs") -> bool:
        return 1 <= int(word) <= len(self.position[key])

    def take(self, words: list[str]) -> bool:
        return self.rule == "NYC-4.1" and self.place(words[0])

    def end_of_turn(self, words: list[str]) -> bool:
        return self.rule == "NYC-4.2" or not self.position["pairs"]

    def singles(self, words: list[str]) -> bool:
        """2: two cards from two different pairs."""
        if self.rule != "NYC-4.1":
            return False
        (one, one_card), (other, other_card) = (word.split(":") for word in words)
        pairs = self.position["pairs"]
        there = all(self.place(n) and card in pairs[int(n) - 1] for n, card in ((one, one_card), (other, other_card)))
        return one != other and there

    def both_pairs(self, words: list[str]) -> bool:
        """4: on the first turn only, as there is but one pair to take on the second."""
        first = self.rule == "NYC-4.1" and not self.second_turn()
        return first and words[0] != words[1] and all(self.place(word) for word in words)

    def swap(self, words: list[str]) -> bool:
        goes, comes = int(words[0]), int(words[1])
        mine = any(one["no"] == goes for one in self.me["characters"])
        return mine and comes in self.open and CHARACTERS[comes].value <= CHARACTERS[goes].value + 1

    def from_reserve(self, words: list[str]) -> bool:
        return self.took() and Counter(words) <= Counter(self.turn.get("taken", [])) & self.reserve

    def swap_neutral(self, words: list[str]) -> bool:
        neutral = self.position["boroughs"][words[0]]["skyscrapers"]["neutral"]
        return bool(self.me["skyscrapers"] > 0 and neutral > 0)

    # Phase II

    def bid(self, words: list[str]) -> bool:
        bag, extra = Counter(words), self.turn.get("extra", [])
        if not bag <= self.pool or bag.total() > self.hand.total():  # NYC-5.3
            return False
        if any(card not in words for card in extra):  # 15 goes with a card of its type that is played from the hand
            return False
        facts = self.position["bidding"], self.turn.get("counting", 0), self.turn.get("wilds", 0)
        return is_bid(bag_of(words + extra), *facts)

    def free(self) -> Counter[str]:
        """Hand and reserve without the cards that 15 has to be played with."""
        return self.pool - Counter({*self.turn.get("extra", [])})

    def free_in_hand(self) -> int:
        return self.hand.total() - len({*self.turn.get("extra", [])})

    def refresh(self, words: list[str]) -> bool:
        return len(words) <= self.reserve.total() and Counter(words) <= self.free()

    def counts_as(self, words: list[str]) -> bool:
        return self.free_in_hand() > 0 and self.free()[words[0]] > 0

    def steps_back(self, words: list[str]) -> bool:
        space = next(int(space) for space, stack in self.position["press"].items() if self.seat in stack)
        return 1 <= int(words[0]) <= min(2, space)

    def same_type(self, words: list[str]) -> bool:
        """15: one of the type from the reserve, and one that is played from the hand, the same for two copies."""
        card = words[0]
        if not self.reserve.total():
            return False
        if card in self.turn.get("extra", []):
            return self.free()[card] >= 1
        return self.free_in_hand() > 0 and self.free()[card] >= 2

    def hire(self, words: list[str]) -> bool:
        won = max(n for n, event in enumerate(self.events) if event["event"] == "won")
        limit = self.own("bids", 0) + (self.events[won]["seat"] == self.seat)
        return int(words[0]) in self.open and bool(CHARACTERS[int(words[0])].value <= limit)

    def tile(self, words: list[str]) -> bool:
        kind, value, *ends = words
        connections = [(vessel[0], {*vessel[1:]}) for vessel in self.position["vessels"]]
        return [kind, int(value)] in self.position["display"] and (kind, {*ends}) in connections

    def move(self, words: list[str]) -> bool:
        """Where it is to be built: where the tile went in the prestige round, else where the Mayor is."""
        boroughs = self.position["boroughs"]
        if self.position["bidding"] == "prestige":
            goal = [event["borough"] for event in self.events if event["event"] == "tile"][-1]
        else:
            letter = "ABCDE"[self.position["round"] - 1]
            goal = next(name for name, borough in boroughs.items() if borough["letter"] == letter)
        return bool(words[0] != goal and boroughs[words[0]]["skyscrapers"][str(self.seat)] > 0)

    def take_back(self, words: list[str]) -> bool:
        return 1 <= len(words) <= 2 and Counter(words) <= Counter(self.own("played", []))

    def keep(self, words: list[str]) -> bool:
        return len(words) == self.reserve.total() and Counter(words) <= self.pool


Judge = Callable[[Oracle, list[str]], bool]


def _always(oracle: Oracle, words: list[str]) -> bool:
    return not words


def _discard(oracle: Oracle, words: list[str]) -> bool:
    return len(words) == min(2, oracle.hand.total()) and Counter(words) <= oracle.hand


VERBS: dict[str, dict[str, Judge]] = {
    "start": {"start": lambda oracle, words: oracle.place(words[0], "starts")},
    "draft": {"take": Oracle.take, "end": Oracle.end_of_turn},
    "discard": {"discard": _discard},
    "bid": {"bid": Oracle.bid, "pass": _always},
    "hire": {"hire": Oracle.hire},
    "bonus": {"tile": Oracle.tile, "forfeit": _always},
    "build": {"move": Oracle.move, "skip": _always},
    "keep": {"keep": Oracle.keep},
    "activate": {"end": _always},
    **{kind: {"skip": _always} for kind in ("last", "points", "extra", "return")},
}
USES: dict[str, dict[int, Judge]] = {
    "draft": {
        **dict.fromkeys(PLAIN_PHASE_ONE, _always),
        1: lambda oracle, words: Counter(words) <= oracle.hand,
        2: Oracle.singles,
        4: Oracle.both_pairs,
        7: Oracle.swap,
        8: Oracle.from_reserve,
        11: Oracle.swap_neutral,
    },
    "bid": {
        12: Oracle.refresh,
        13: Oracle.counts_as,
        14: Oracle.steps_back,
        15: Oracle.same_type,
        16: _always,
        17: lambda oracle, words: oracle.position["bidding"] == "prestige",
        20: Oracle.counts_as,
    },
    "last": {18: _always},
    "points": {19: _always},
    "extra": {21: _always},
    "return": {22: Oracle.take_back},
    "activate": dict.fromkeys((23, 24, 25, 26, 27), _always),
}
