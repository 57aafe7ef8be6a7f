"""Small helpers of the rule tests: build a sparse position, drive it, read what it holds.

Only the public surface is used. A position built here gives everything that a rule could look at (boroughs, vessels,
tiles, elevator, hands), so that a test stands on no luck; the draw pile alone is left to the seed unless it is given.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from nyc_core import IllegalAction, game_from_position, new_game

Json = dict[str, Any]

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")
ROUNDS = CARDS[:6]
BOROUGHS = ("staten-island", "jersey-city", "manhattan", "bronx", "queens", "brooklyn")
# Round n is built in BOROUGHS[n - 1]; Brooklyn is X.
LETTERS = dict(zip(BOROUGHS, "ABCDEX", strict=True))
BASES = dict(zip(BOROUGHS, (6, 7, 8, 8, 9, 10), strict=True))
VESSELS: list[list[str]] = [
    ["taxi", "manhattan", "jersey-city"], ["taxi", "manhattan", "queens"],
    ["bus", "jersey-city", "bronx"], ["bus", "staten-island", "brooklyn"],
    ["streetcar", "brooklyn", "queens"], ["streetcar", "manhattan", "brooklyn"],
    ["subway", "bronx", "queens"], ["subway", "manhattan", "bronx"],
    ["boat", "staten-island", "manhattan"], ["boat", "staten-island", "jersey-city"],
]  # fmt: skip
ELEVATOR: Json = {
    "1": {"open": [23, 1, 18, 28], "stack": [2, 3, 12, 23, 1, 29, 30, 31, 32]},
    "2": {"open": [4, 5, 6, 13], "stack": [14, 24, 33, 4, 5, 6, 13, 14, 24]},
    "3": {"open": [7, 15, 16, 17], "stack": [19, 25, 34, 7, 15, 16, 17, 19, 25]},
    "4": {"open": [8, 9, 26, 35], "stack": [36, 37, 38, 39, 8, 9, 26, 35, 36]},
    "5": {"open": [10, 11, 20, 21], "stack": [22, 27, 40, 41, 42, 40, 41, 42]},
}
DISPLAY: list[list[Any]] = [["taxi", 4], ["subway", 2]]
TILES: list[list[Any]] = [["bus", 2], ["bus", 4], ["boat", 2], ["boat", 4], ["streetcar", 4], ["streetcar", 2]]
NEUTRAL_SPACE = {2: "8", 3: "7", 4: "6"}


# --- building -------------------------------------------------------------------------------------------------------


def seat_json(kind: str) -> Json:
    """A seat as new_game names it ("human", "tom:B4", "bot:random") in the form of a position."""
    what, _, rest = kind.partition(":")
    if what == "tom":
        return {"name": "Tom", "kind": "tom", "level": rest}
    return {"name": rest or what.title(), "kind": what}


def press_track(ahead_to_last: Sequence[int], neutral: int = 0, lowest: int = 1) -> dict[str, list[Any]]:
    """A Press Track with each seat on a space of its own, the first named farthest ahead."""
    track: dict[str, list[Any]] = {str(lowest + i): [seat] for i, seat in enumerate(reversed(ahead_to_last))}
    track.setdefault(str(neutral), []).append("neutral")
    return track


def boroughs(towers: Mapping[str, Mapping[Any, int]] | None = None, **changes: Mapping[str, Any]) -> Json:
    """All six boroughs complete; towers is {borough: {seat or "neutral": number}}, two neutral ones unless said."""
    board: Json = {}
    for name in BOROUGHS:
        standing = {"neutral": 2} | {str(who): count for who, count in (towers or {}).get(name, {}).items()}
        board[name] = {"letter": LETTERS[name], "base": BASES[name], "prestige": [], "skyscrapers": standing}
        board[name] |= changes.get(name.replace("-", "_"), {})
    return board


def player_json(**given: Any) -> Json:
    """A player who owns one dollar and four skyscrapers and holds no card, unless told otherwise."""
    plain: Json = {"points": 0, "dollars": 1, "skyscrapers": 4, "hand": [], "reserve": [], "characters": [],
                   "vessels": []}  # fmt: skip
    assert set(given) <= set(plain), given
    return plain | given


def position(
    players: Sequence[Mapping[str, Any]],
    *,
    kinds: Sequence[str] | None = None,
    towers: Mapping[str, Mapping[Any, int]] | None = None,
    **more: Any,
) -> Json:
    """A position for these players; seat 0 is ahead of seat 1 and so on, unless press is given."""
    seats = [seat_json(kind) for kind in (kinds or ["human"] * len(players))]
    data: Json = {
        "game": "newyorkcity", "format": 1, "seats": seats, "round": 1, "phase": "bidding",
        "boroughs": boroughs(towers), "vessels": VESSELS, "display": DISPLAY, "tiles": TILES, "statue": 4,
        "press": {NEUTRAL_SPACE[len(seats)]: ["neutral"], "0": list(range(len(seats)))},
        "elevator": ELEVATOR, "players": [player_json(**given) for given in players],
    }  # fmt: skip
    data |= more
    data = json.loads(json.dumps(data))
    for borough in data["boroughs"].values():  # what is left out would be filled in from the setup: one each in X
        borough["skyscrapers"] = {str(seat): 0 for seat in range(len(seats))} | borough["skyscrapers"]
    if data["phase"] == "bidding":
        data.setdefault("bidding", "press")
    return data


def make(players: Sequence[Mapping[str, Any]], *, seed: int = 0, **more: Any) -> Any:
    """The game that stands at this position (arguments as position)."""
    return game_from_position(position(players, **more), seed=seed)


def sparse(seats: Sequence[str], *, seed: int = 0, **more: Any) -> Any:
    """A game from a position that leaves out everything but the seats and what is named."""
    data = {"game": "newyorkcity", "format": 1, "seats": [seat_json(kind) for kind in seats], **more}
    return game_from_position(data, seed=seed)


# --- reading --------------------------------------------------------------------------------------------------------


def options(game: Any) -> set[str]:
    return {str(action) for action in game.options()}


def asked(game: Any) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None, "the game is over"
    return game.decision.seat, game.decision.kind


def player(game: Any, seat: int) -> Json:
    found: Json = game.position()["players"][seat]
    return found


def points(game: Any, seat: int) -> int:
    return int(player(game, seat)["points"])


def dollars(game: Any, seat: int) -> int:
    return int(player(game, seat)["dollars"])


def board(game: Any, seat: int) -> int:
    """Skyscrapers on the player board."""
    return int(player(game, seat)["skyscrapers"])


def hand(game: Any, seat: int) -> list[str]:
    return sorted(player(game, seat)["hand"])


def reserve(game: Any, seat: int) -> list[str]:
    return sorted(player(game, seat)["reserve"])


def company(game: Any, seat: int) -> list[int]:
    """The numbers of a seat's characters."""
    return [one["no"] if isinstance(one, dict) else one for one in player(game, seat)["characters"]]


def used(game: Any, seat: int) -> list[int]:
    """The characters of a seat that bear a dollar."""
    return [one["no"] for one in player(game, seat)["characters"] if isinstance(one, dict) and one.get("used")]


def towers(game: Any, borough: str, who: int | str) -> int:
    return int(game.position()["boroughs"][borough]["skyscrapers"].get(str(who), 0))


def stack(game: Any, space: int) -> list[Any]:
    """The tokens on a space of the Press Track, the top one first."""
    return list(game.position()["press"].get(str(space), []))


def space(game: Any, who: int | str) -> int:
    (where,) = [int(key) for key, tokens in game.position()["press"].items() if who in tokens]
    return where


def ranking(game: Any) -> list[Any]:
    """All tokens of the Press Track, the one ahead first."""
    track = game.position()["press"]
    return [token for key in sorted(track, key=int, reverse=True) for token in track[key]]


def floor(game: Any, value: int) -> tuple[list[int], list[int]]:
    """The face-up characters and the stack of one floor of the elevator."""
    entry = game.position()["elevator"][str(value)]
    return entry["open"], entry["stack"]


def pile(cards: Iterable[str]) -> Counter[str]:
    return Counter(cards)


def vessels_on_board(game: Any) -> Counter[tuple[str, frozenset[str]]]:
    return Counter((kind, frozenset(ends)) for kind, *ends in game.position()["vessels"])


def named(events: Iterable[Mapping[str, Any]], word: str) -> list[Json]:
    return [dict(event) for event in events if event["event"] == word]


def bid_values(events: Iterable[Mapping[str, Any]]) -> dict[int, int]:
    return {event["seat"]: event["value"] for event in named(events, "bid")}


def winner(events: Iterable[Mapping[str, Any]]) -> int | None:
    """Who won the bidding round that these events tell of."""
    won = named(events, "won")
    assert len(won) <= 1, won
    return won[0]["seat"] if won else None


# --- driving --------------------------------------------------------------------------------------------------------


def play(game: Any, *notations: str) -> list[Json]:
    """Play these actions one after the other; the events of all of them."""
    events: list[Json] = []
    for notation in notations:
        events += game.act(notation)
    return events


def bid_round(game: Any, bids: Mapping[int, str]) -> list[Json]:
    """Let each seat bid what is written for it ("press wild" or "pass"), asked in whatever order; stop after that.

    A seat that is not named passes when it is asked. Evaluation is played only as far as nobody is asked.
    """
    told = len(game.events) if game.actions else 0
    this = game.position()["round"], game.position().get("bidding")
    while game.decision is not None and game.decision.kind == "bid":
        now = game.position()
        if (now["round"], now.get("bidding")) != this:
            break
        wish = bids.get(game.decision.seat, "pass")
        game.act(wish if wish == "pass" else f"bid {wish}".strip())
    return [dict(event) for event in game.events[told:]]


def pass_all(game: Any) -> None:
    """Pass (or skip) until something else than a bid is asked."""
    while game.decision is not None and game.decision.kind == "bid":
        game.act("pass")


def refused(game: Any, notation: str) -> str:
    """The clause with which this action is refused: why_not and act agree and nothing has changed."""
    before, log, told = game.position(), list(game.actions), list(game.events)
    refusal = game.why_not(notation)
    assert refusal is not None, f"{notation} is accepted"
    with pytest.raises(IllegalAction) as caught:
        game.act(notation)
    assert caught.value.refusal.rule == refusal.rule
    assert caught.value.refusal.code == refusal.code
    assert refusal.text
    assert refusal.code
    assert game.position() == before
    assert list(game.actions) == log
    assert list(game.events) == told
    return str(refusal.rule)


def fresh(seats: Sequence[str], seed: int = 0) -> Any:
    return new_game("newyorkcity", seats=list(seats), seed=seed)


def settle_start(game: Any) -> None:
    """Every seat takes the first of the start stacks."""
    while game.decision is not None and game.decision.kind == "start":
        game.act("start 1")


def settle_draft(game: Any) -> None:
    """Every seat takes the first pair; no character is used."""
    while game.decision is not None and game.decision.kind in {"draft", "discard"}:
        game.act("end" if "end" in options(game) else "take 1")


def wait_for(game: Any, kind: str) -> None:
    """Play the last option (a pass, a skip, an end) until this kind of decision is asked, or the game is over."""
    idle = ("pass", "skip", "end", "forfeit")
    for _ in range(500):
        if game.decision is None or game.decision.kind == kind:
            return
        names = [str(action) for action in game.options()]
        game.act(next((name for name in names if name in idle), names[0]))
    raise AssertionError(f"no {kind} in 500 decisions")
