"""Events put onto a view, one after the other: so the page can show each step of what happened inside one action, and
the table as it was at any line of the log.

The engine promises that every change of the position is in its events; `tests/app/test_fold.py` holds it to that.
Where a hand is hidden only its size goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nyc_core.newyorkcity.box import CARDS, LAST_SPACE

Json = dict[str, Any]


def copied(data: Any) -> Any:
    """A copy of JSON-able data; `copy.deepcopy` takes ten times as long."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [copied(value) for value in data]
    return data


def fold(view: Json, events: Iterable[Json]) -> Json:
    """The view after the events; the one that is given stays as it is."""
    after: Json = copied(view)
    after.pop("agenda", None)  # what is to come is not told by events
    for event in events:
        change = CHANGES.get(event["event"])
        if change:
            change(after, event)
    return after


# Bags of cards


def _gain(view: Json, seat: int, place: str, cards: list[str]) -> None:
    player = view["players"][seat]
    if isinstance(player[place], int):
        player[place] += len(cards)
    else:
        player[place] = sorted([*player[place], *cards], key=CARDS.index)


def _lose(view: Json, seat: int, place: str, cards: list[str]) -> None:
    player = view["players"][seat]
    if isinstance(player[place], int):
        player[place] = max(0, player[place] - len(cards))
    else:
        _take_out(player[place], cards)


def _take_out(pile: list[Any], things: Iterable[Any]) -> None:
    for thing in things:
        if thing in pile:
            pile.remove(thing)


def _throw(view: Json, cards: list[str]) -> None:
    view["discard"] = sorted([*view["discard"], *cards], key=CARDS.index)


def _played(view: Json, seat: int) -> list[str]:
    """What lies played in front of a seat."""
    turn = view.setdefault("turn", {})
    played = turn.setdefault("played", [[] for _ in view["players"]])
    found: list[str] = played[seat]
    return found


def _draw(view: Json, event: Json) -> None:
    view["draw"] -= len(event["cards"])
    _gain(view, event["seat"], "hand", event["cards"])


def _refill(view: Json, event: Json) -> None:
    view["draw"] -= len(event["cards"])
    _gain(view, event["seat"], "reserve", event["cards"])


def _shuffle(view: Json, event: Json) -> None:
    """In the middle of a draw, whose event follows and tells of the last cards of the old pile too."""
    view["draw"] += event["number"]
    view["discard"] = []


def _discard(view: Json, event: Json) -> None:
    place = event.get("from") or ("reserve" if event["why"] == "NYC-7.2" else "hand")
    _lose(view, event["seat"], place, event["cards"])
    _throw(view, event["cards"])


def _exchange(view: Json, event: Json) -> None:
    seat = event["seat"]
    _lose(view, seat, "hand", event["given"])
    _lose(view, seat, "reserve", event["got"])
    _gain(view, seat, "hand", event["got"])
    _gain(view, seat, "reserve", event["given"])


def _unreserve(view: Json, event: Json) -> None:
    _lose(view, event["seat"], "reserve", event["cards"])
    _gain(view, event["seat"], "hand", event["cards"])


def _return(view: Json, event: Json) -> None:
    _take_out(_played(view, event["seat"]), event["cards"])
    _gain(view, event["seat"], "hand", event["cards"])


# Rounds and Phase I


def _start(view: Json, event: Json) -> None:
    _take_out(view["starts"], [event["characters"]])
    view["players"][event["seat"]]["characters"] += [{"no": number, "used": False} for number in event["characters"]]


def _ready(view: Json, event: Json) -> None:
    for player in view["players"]:
        for character in player["characters"]:
            character["used"] = False


def _round(view: Json, event: Json) -> None:
    view["round"], view["phase"], view["starts"] = event["round"], "draft", []
    view.pop("bidding", None)


def _tiles(view: Json, event: Json) -> None:
    view["display"] = copied(event["tiles"])
    view["tiles"] -= len(event["tiles"])


def _pairs(view: Json, event: Json) -> None:
    view["pairs"] = copied(event["pairs"])
    view["draw"] -= sum(len(pair) for pair in event["pairs"])


def _take(view: Json, event: Json) -> None:
    """Whole pairs, or single cards of two, whose rest makes a new pair at the right end (NYC-7.2.8)."""
    places = {place - 1 for place in event["places"]}
    left = [card for place in sorted(places) for card in view["pairs"][place]]
    _take_out(left, event["cards"])
    view["pairs"] = [pair for place, pair in enumerate(view["pairs"]) if place not in places]
    if left:
        view["pairs"].append(sorted(left, key=CARDS.index))
    _gain(view, event["seat"], "hand", event["cards"])


def _leftover(view: Json, event: Json) -> None:
    view["pairs"] = []
    _throw(view, event["cards"])


# Bidding


def _bidding(view: Json, event: Json) -> None:
    view["phase"], view["bidding"], view["starter"] = "bidding", event["card"], event["starter"]
    view.pop("turn", None)


def _bid(view: Json, event: Json) -> None:
    """All cards of the bid, of which some may have been played before (13, 15, 20)."""
    played = _played(view, event["seat"])
    fresh = list(event["cards"])
    _take_out(fresh, played)
    _lose(view, event["seat"], "hand", fresh)
    played += fresh
    bids = view["turn"].setdefault("bids", [0] * len(view["players"]))
    bids[event["seat"]] = event["value"]


def _counts(view: Json, event: Json) -> None:
    _lose(view, event["seat"], "hand", [event["card"]])
    _played(view, event["seat"]).append(event["card"])


def _extra(view: Json, event: Json) -> None:
    _lose(view, event["seat"], "reserve", [event["card"]])
    _played(view, event["seat"]).append(event["card"])


def _tom_draw(view: Json, event: Json) -> None:
    view["draw"] -= 1
    if event["fate"] == "discarded":
        _throw(view, [event["card"]])
    else:
        _gain(view, event["seat"], "hand", [event["card"]])


def _won(view: Json, event: Json) -> None:
    view["starter"] = event["seat"]


def _clear(view: Json, event: Json) -> None:
    _throw(view, event["cards"])
    view.pop("turn", None)


def _activation(view: Json, event: Json) -> None:
    view["phase"], view["display"] = "activation", []
    view.pop("bidding", None)


def _over(view: Json, event: Json) -> None:
    view["phase"] = "over"


# Pieces


def _count(place: str) -> Callable[[Json, Json], None]:
    def change(view: Json, event: Json) -> None:
        view["players"][event["seat"]][place] += event["number"]

    return change


def _use(view: Json, event: Json) -> None:
    player = view["players"][event["seat"]]
    player["dollars"] -= 1
    for character in player["characters"]:
        if character == {"no": event["character"], "used": False}:
            character["used"] = True
            return


def _hire(view: Json, event: Json) -> None:
    number = event["character"]
    floor = next((floor for floor in view["elevator"].values() if number in floor["open"]), None)
    if floor:
        floor["open"].remove(number)
    view["players"][event["seat"]]["characters"].append({"no": number, "used": False})


def _floor(view: Json, event: Json) -> None:
    floor = view["elevator"][str(event["floor"])]
    floor["open"].append(event["character"])
    floor["stack"] -= 1


def _dismiss(view: Json, event: Json) -> None:
    """The used copy first (NYC-7.2.8)."""
    company = view["players"][event["seat"]]["characters"]
    copies = [character for character in company if character["no"] == event["character"]]
    company.remove(max(copies, key=lambda character: character["used"]))


def _move_token(view: Json, event: Json) -> None:
    """On top of those on the space, on the last one to the bottom (NYC-2.2)."""
    press, seat = view["press"], event["seat"]
    source = str(event["source"])
    press[source].remove(seat)
    if not press[source]:
        del press[source]
    stack = press.setdefault(str(event["space"]), [])
    stack.insert(len(stack) if event["space"] == LAST_SPACE else 0, seat)
    view["press"] = {space: press[space] for space in sorted(press, key=int, reverse=True)}


def _towers(view: Json, borough: str, owner: object, number: int) -> None:
    towers = view["boroughs"][borough]["skyscrapers"]
    towers[str(owner)] = towers.get(str(owner), 0) + number


def _build(view: Json, event: Json) -> None:
    _towers(view, event["borough"], event["seat"], event["number"])
    if event["from"] == "board":
        view["players"][event["seat"]]["skyscrapers"] -= event["number"]


def _move(view: Json, event: Json) -> None:
    _towers(view, event["source"], event["seat"], -1)
    _towers(view, event["borough"], event["seat"], 1)


def _raze(view: Json, event: Json) -> None:
    _towers(view, event["borough"], "neutral", -1)


def _tile(view: Json, event: Json) -> None:
    _take_out(view["display"], [[event["vessel"], event["value"]]])
    ends = {event["borough"], event["other"]}
    vessel = next((it for it in view["vessels"] if it[0] == event["vessel"] and set(it[1:]) == ends), None)
    _take_out(view["vessels"], [vessel])
    view["boroughs"][event["borough"]]["prestige"].append(event["value"])
    view["players"][event["seat"]]["vessels"].append(event["vessel"])


def _tiles_gone(view: Json, event: Json) -> None:
    view["display"] = []


def _statue(view: Json, event: Json) -> None:
    view["statue"] = 3


CHANGES: dict[str, Callable[[Json, Json], None]] = {
    "draw": _draw,
    "refill": _refill,
    "shuffle": _shuffle,
    "discard": _discard,
    "exchange": _exchange,
    "unreserve": _unreserve,
    "return": _return,
    "start": _start,
    "ready": _ready,
    "round": _round,
    "tiles": _tiles,
    "pairs": _pairs,
    "take": _take,
    "leftover": _leftover,
    "bidding": _bidding,
    "bid": _bid,
    "counts": _counts,
    "extra": _extra,
    "tom_draw": _tom_draw,
    "won": _won,
    "clear": _clear,
    "activation": _activation,
    "over": _over,
    "points": _count("points"),
    "dollars": _count("dollars"),
    "skyscrapers": _count("skyscrapers"),
    "use": _use,
    "hire": _hire,
    "floor": _floor,
    "dismiss": _dismiss,
    "advance": _move_token,
    "back": _move_token,
    "build": _build,
    "move": _move,
    "raze": _raze,
    "tile": _tile,
    "tiles_gone": _tiles_gone,
    "statue": _statue,
}
