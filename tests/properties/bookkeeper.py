"""A bookkeeper who hears the events and never looks at the table: what he has written down must be what lies there.

Contract, section 1: every change of the position is in the events. He starts from a `view` of the first decision, so
what is hidden from everybody (the order of piles) he knows by number only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any

Json = dict[str, Any]
Handler = Callable[["Bookkeeper", Json], None]


def counted(position: Json) -> Json:
    """A position as the bookkeeper writes it: hidden orders as numbers, bags as counters, nothing that is to come."""
    data = {key: position[key] for key in ("round", "phase", "starter", "statue", "starts", "display")}
    data["bidding"] = position.get("bidding")
    data["tiles"], data["draw"] = len(position["tiles"]), len(position["draw"])
    data["discard"] = Counter(position["discard"])
    data["pairs"] = [Counter(pair) for pair in position["pairs"]]
    data["vessels"] = Counter(_connection(*vessel) for vessel in position["vessels"])
    data["boroughs"] = {
        name: {"prestige": list(borough["prestige"]), "skyscrapers": dict(borough["skyscrapers"])}
        for name, borough in position["boroughs"].items()
    }
    data["press"] = {space: list(stack) for space, stack in position["press"].items()}
    data["elevator"] = {
        floor: {"open": list(row["open"]), "stack": len(row["stack"])} for floor, row in position["elevator"].items()
    }
    data["players"] = [_player(player) for player in position["players"]]
    data["turn"] = _turn(position.get("turn", {}), len(position["players"]))
    return data


def _connection(kind: str, one: str, other: str) -> tuple[str, frozenset[str]]:
    return kind, frozenset((one, other))


def _player(player: Json) -> Json:
    bags: dict[str, Counter[str]] = {key: Counter(player[key]) for key in ("hand", "reserve")}
    company = [[one["no"], one["used"]] for one in player["characters"]]
    numbers = {key: player[key] for key in ("points", "dollars", "skyscrapers")}
    return {**numbers, **bags, "characters": company, "vessels": list(player["vessels"])}


def _turn(turn: Json, seats: int) -> Json:
    nothing: list[list[str]] = [[] for _ in range(seats)]
    return {
        "bids": list(turn.get("bids", [0] * seats)),
        "played": [Counter(bag) for bag in turn.get("played", nothing)],
        "drawn": [Counter(bag) for bag in turn.get("drawn", nothing)],
        "last": list(turn.get("last", [])),
        **{key: turn.get(key, 0) for key in ("counting", "wilds")},
        **{key: Counter(turn.get(key, [])) for key in ("extra", "taken")},
    }


def _tidy(value: Any) -> Any:
    """Counters without what is not there any more."""
    if isinstance(value, Counter):
        return +value
    if isinstance(value, dict):
        return {key: _tidy(part) for key, part in value.items()}
    return [_tidy(part) for part in value] if isinstance(value, list) else value


def differences(one: Any, other: Any, place: str = "") -> list[str]:
    """Where two positions differ, for a message that can be read."""
    if isinstance(one, dict) and isinstance(other, dict) and not isinstance(one, Counter):
        keys = sorted({*one, *other}, key=str)
        return [line for key in keys for line in differences(one.get(key), other.get(key), f"{place}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [line for n in range(len(one)) for line in differences(one[n], other[n], f"{place}[{n}]")]
    return [] if one == other else [f"{place[1:]}: {one} and {other}"]


class Bookkeeper:
    """Writes down what the events say."""

    def __init__(self, position: Json) -> None:
        self.book = counted(position)
        self.used: int | None = None  # the character of the last `use`
        self.box: list[int] = []  # characters that went out of the game
        self.razed = 0
        self.tiles_gone: list[list[Any]] = []

    def copy(self) -> Bookkeeper:
        """Another one who knows as much."""
        return deepcopy(self)

    def hear(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            assert event["event"] in HANDLERS, f"no bookkeeper knows {event}"
            HANDLERS[event["event"]](self, dict(event))

    def complaints(self, position: Json) -> list[str]:
        """Where the table is not as it was told: the book first, then the table."""
        return differences(_tidy(self.book), _tidy(counted(position)))

    # what the handlers share

    def player(self, event: Json) -> Json:
        entry: Json = self.book["players"][event["seat"]]
        return entry

    def borough(self, event: Json, key: str = "borough") -> Json:
        entry: Json = self.book["boroughs"][event[key]]
        return entry

    def move_token(self, event: Json) -> None:
        press, seat, space = self.book["press"], event["seat"], event["space"]
        press[str(event["source"])].remove(seat)
        if not press[str(event["source"])]:
            del press[str(event["source"])]
        stack = press.setdefault(str(space), [])
        stack.insert(len(stack) if space == 15 else 0, seat)  # NYC-2.2

    def end_of_turn(self) -> None:
        self.book["turn"] |= {"counting": 0, "wilds": 0, "extra": Counter()}

    def end_of_bids(self) -> None:
        turn, seats = self.book["turn"], len(self.book["players"])
        turn |= {"bids": [0] * seats, "played": [Counter() for _ in range(seats)], "last": []}


def _nothing(keeper: Bookkeeper, event: Json) -> None:
    """Events that change nothing."""


def _start(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["starts"].remove(event["characters"])
    keeper.player(event)["characters"] += [[number, False] for number in event["characters"]]


def _round(keeper: Bookkeeper, event: Json) -> None:
    """With the first round the start characters that are left go back to the box (NYC-1.10)."""
    keeper.box += [number for stack in keeper.book["starts"] for number in stack]
    keeper.book |= {"round": event["round"], "phase": "draft", "starts": []}


def _ready(keeper: Bookkeeper, event: Json) -> None:
    for player in keeper.book["players"]:
        player["characters"] = [[number, False] for number, _ in player["characters"]]


def _tiles(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["display"] = list(event["tiles"])
    keeper.book["tiles"] -= len(event["tiles"])


def _tiles_gone(keeper: Bookkeeper, event: Json) -> None:
    keeper.tiles_gone += keeper.book["display"]
    keeper.book["display"] = []


def _draw(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["draw"] -= len(event["cards"])
    keeper.player(event)["hand"].update(event["cards"])


def _refill(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["draw"] -= len(event["cards"])
    keeper.player(event)["reserve"].update(event["cards"])


def _pairs(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["pairs"] = [Counter(pair) for pair in event["pairs"]]
    keeper.book["draw"] -= sum(len(pair) for pair in event["pairs"])


def _shuffle(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["draw"] += event["number"]
    assert event["number"] == keeper.book["discard"].total()
    keeper.book["discard"] = Counter()


def _take(keeper: Bookkeeper, event: Json) -> None:
    pairs, places = keeper.book["pairs"], [place - 1 for place in event["places"]]
    left = sum((pairs[place] for place in places), Counter[str]())
    left.subtract(event["cards"])
    assert min(left.values()) >= 0, "cards that were not on display"
    keeper.book["pairs"] = [pair for place, pair in enumerate(pairs) if place not in places]
    if +left:
        keeper.book["pairs"].append(+left)  # the new pair of 2, at the right end (NYC-7.2.8)
    keeper.player(event)["hand"].update(event["cards"])
    keeper.book["turn"]["taken"] = Counter(event["cards"])


def _leftover(keeper: Bookkeeper, event: Json) -> None:
    assert sum(keeper.book["pairs"], Counter()) == Counter(event["cards"])
    keeper.book["discard"].update(event["cards"])
    keeper.book["pairs"] = []


def _use(keeper: Bookkeeper, event: Json) -> None:
    number, player, turn = event["character"], keeper.player(event), keeper.book["turn"]
    player["dollars"] -= 1
    player["characters"][player["characters"].index([number, False])][1] = True
    keeper.used = number
    turn["wilds"] += number == 16
    turn["counting"] += number == 17
    if number == 18:
        turn["last"] = [event["seat"]]


def _discard(keeper: Bookkeeper, event: Json) -> None:
    """Of the hand, but 12 discards cards of the reserve (NYC-7.2)."""
    keeper.player(event)[event.get("source", "hand")].subtract(event["cards"])
    keeper.book["discard"].update(event["cards"])
    keeper.book["turn"]["drawn"][event["seat"]] = Counter()


def _exchange(keeper: Bookkeeper, event: Json) -> None:
    player = keeper.player(event)
    for place, goes, comes in (("hand", "given", "got"), ("reserve", "got", "given")):
        player[place].subtract(event[goes])
        player[place].update(event[comes])


def _unreserve(keeper: Bookkeeper, event: Json) -> None:
    keeper.player(event)["reserve"].subtract(event["cards"])
    keeper.player(event)["hand"].update(event["cards"])


def _counts(keeper: Bookkeeper, event: Json) -> None:
    turn = keeper.book["turn"]
    keeper.player(event)["hand"].subtract([event["card"]])
    turn["played"][event["seat"]].update([event["card"]])
    turn["counting"] += event["number"]


def _extra(keeper: Bookkeeper, event: Json) -> None:
    keeper.player(event)["reserve"].subtract([event["card"]])
    keeper.book["turn"]["played"][event["seat"]].update([event["card"]])
    keeper.book["turn"]["extra"].update([event["card"]])


def _bidding(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["turn"]["last"] = []
    keeper.book |= {"phase": "bidding", "bidding": event["card"], "starter": event["starter"]}
    keeper.book["turn"]["taken"] = Counter()


def _tom_draw(keeper: Bookkeeper, event: Json) -> None:
    card, seat = event["card"], event["seat"]
    keeper.book["draw"] -= 1
    if event["fate"] == "discarded":
        keeper.book["discard"].update([card])
        return
    keeper.player(event)["hand"].update([card])
    if event["fate"] == "played" and card in ("wild", "plans"):
        keeper.book["turn"]["drawn"][seat] = Counter([card])


def _bid(keeper: Bookkeeper, event: Json) -> None:
    turn, seat = keeper.book["turn"], event["seat"]
    news: Counter[str] = Counter(event["cards"])
    news.subtract(turn["played"][seat])
    assert min(news.values(), default=0) >= 0, "a bid without a card that was played for it"
    keeper.player(event)["hand"].subtract(news)
    turn["played"][seat], turn["drawn"][seat] = Counter(event["cards"]), Counter()
    turn["bids"][seat] = event["value"]
    keeper.end_of_turn()


def _pass(keeper: Bookkeeper, event: Json) -> None:
    keeper.end_of_turn()


def _won(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["starter"] = event["seat"]


def _clear(keeper: Bookkeeper, event: Json) -> None:
    assert sum(keeper.book["turn"]["played"], Counter()) == Counter(event["cards"])
    keeper.book["discard"].update(event["cards"])
    keeper.end_of_bids()


def _return(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["turn"]["played"][event["seat"]].subtract(event["cards"])
    keeper.player(event)["hand"].update(event["cards"])


def _back(keeper: Bookkeeper, event: Json) -> None:
    keeper.move_token(event)
    keeper.book["turn"]["wilds"] += event["source"] - event["space"]


def _hire(keeper: Bookkeeper, event: Json) -> None:
    number = event["character"]
    row = next(floor["open"] for floor in keeper.book["elevator"].values() if number in floor["open"])
    row.remove(number)
    keeper.player(event)["characters"].append([number, False])


def _floor(keeper: Bookkeeper, event: Json) -> None:
    floor = keeper.book["elevator"][str(event["floor"])]
    floor["open"].append(event["character"])
    floor["stack"] -= 1


def _dismiss(keeper: Bookkeeper, event: Json) -> None:
    """The used copy first (NYC-7.2.8)."""
    company, number = keeper.player(event)["characters"], event["character"]
    company.remove([number, True] if [number, True] in company else [number, False])
    keeper.box.append(number)


def _tile(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["display"].remove([event["vessel"], event["value"]])
    keeper.book["vessels"][_connection(event["vessel"], event["borough"], event["other"])] -= 1
    keeper.borough(event)["prestige"].append(event["value"])
    keeper.player(event)["vessels"].append(event["vessel"])


def _build(keeper: Bookkeeper, event: Json) -> None:
    keeper.borough(event)["skyscrapers"][str(event["seat"])] += event["number"]
    if event["from"] == "board":
        keeper.player(event)["skyscrapers"] -= event["number"]


def _move(keeper: Bookkeeper, event: Json) -> None:
    keeper.borough(event, "source")["skyscrapers"][str(event["seat"])] -= 1
    keeper.borough(event)["skyscrapers"][str(event["seat"])] += 1


def _raze(keeper: Bookkeeper, event: Json) -> None:
    keeper.borough(event)["skyscrapers"]["neutral"] -= 1
    keeper.razed += 1


def _statue(keeper: Bookkeeper, event: Json) -> None:
    keeper.book["statue"] = 3


def _activation(keeper: Bookkeeper, event: Json) -> None:
    keeper.end_of_bids()
    keeper.book |= {"phase": "activation", "bidding": None}


def _over(keeper: Bookkeeper, event: Json) -> None:
    keeper.book |= {"phase": "over", "bidding": None}


def _gain(key: str) -> Handler:
    def handler(keeper: Bookkeeper, event: Json) -> None:
        keeper.player(event)[key] += event["number"]

    return handler


HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(("setup", "rescued", "skips", "skip", "end", "keep", "full", "forfeit"), _nothing),
    "points": _gain("points"),
    "dollars": _gain("dollars"),
    "skyscrapers": _gain("skyscrapers"),
    "start": _start,
    "round": _round,
    "ready": _ready,
    "tiles": _tiles,
    "tiles_gone": _tiles_gone,
    "over": _over,
    "draw": _draw,
    "refill": _refill,
    "pairs": _pairs,
    "shuffle": _shuffle,
    "take": _take,
    "leftover": _leftover,
    "use": _use,
    "discard": _discard,
    "exchange": _exchange,
    "unreserve": _unreserve,
    "counts": _counts,
    "extra": _extra,
    "bidding": _bidding,
    "tom_draw": _tom_draw,
    "bid": _bid,
    "pass": _pass,
    "won": _won,
    "clear": _clear,
    "return": _return,
    "back": _back,
    "advance": Bookkeeper.move_token,
    "hire": _hire,
    "floor": _floor,
    "dismiss": _dismiss,
    "tile": _tile,
    "build": _build,
    "move": _move,
    "raze": _raze,
    "statue": _statue,
    "activation": _activation,
}
