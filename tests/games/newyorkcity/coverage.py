"""What a game has in it that is worth keeping: characters, ways in which a tie was broken, rare turns of play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from nyc_core import Game, game_from_position
from nyc_core.newyorkcity.box import TOM_LEVELS

Json = dict[str, Any]
PLAYED_CHARACTERS = range(1, 28)
SCORED_CHARACTERS = range(28, 43)
BIDDINGS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper")

WANTED = (
    *(f"character {number} used" for number in PLAYED_CHARACTERS),
    *(f"character {number} scored" for number in SCORED_CHARACTERS),
    *(f"bid tie in the {card} round" for card in BIDDINGS),
    *("bid tie with a Tom", "bid tie for runner-up", "bid tie of three"),
    *("borough tie", "borough tie with the neutral player", "borough tie of three", "borough tie of four"),
    *("final tie", "final tie for the win", "press stack broke a tie", "two on space 15"),
    *("statue shared", "statue won by one", "statue won by a Tom", "statue never won", "statue before round 5"),
    *(f"Tom {mode}" for mode in "ABC"),
    *(f"Tom {level}" for level in TOM_LEVELS),
    *("2 seats", "3 seats", "4 seats", "1 person", "2 persons", "3 persons", "4 persons"),
    *("bots", "two Toms", "three Toms", "won by a Tom", "won by a person", "score over 100"),
    *("nobody bid", "one bid", "forfeit", "bonus of the runner-up", "sold a skyscraper", "cards shuffled"),
    *("tom_draw played", "tom_draw kept", "tom_draw discarded", "Tom full", "Tom two wild cards"),
    *("two copies used in a round", "7 dismissed itself", "exchange", "kept another reserve"),
)


def covered(game: Game) -> set[str]:
    """All that is in a game that is over."""
    return {*_seats(game), *_events(game), *_ties(game), *_biddings(game), *_scored(game)}


def _seats(game: Game) -> Iterator[str]:
    seats = game.position()["seats"]
    toms = [seat["level"] for seat in seats if seat["kind"] == "tom"]
    persons = len(seats) - len(toms)
    yield f"{len(seats)} seats"
    yield "1 person" if persons == 1 else f"{persons} persons"
    yield from (f"Tom {level[0]}" for level in toms)
    yield from (f"Tom {level}" for level in toms)
    if any(seat["kind"] == "bot" for seat in seats):
        yield "bots"
    yield from {2: ["two Toms"], 3: ["three Toms"]}.get(len(toms), [])


def _events(game: Game) -> Iterator[str]:
    """What single events tell."""
    toms = [seat["kind"] == "tom" for seat in game.position()["seats"]]
    used: set[tuple[int, int]] = set()
    number, bonuses = 0, 0
    for before, event in pairwise([{"event": ""}, *game.events]):
        kind = event["event"]
        if kind == "round":
            number, used = event["round"], set()
        elif kind == "use":
            yield f"character {event['character']} used"
            if (event["seat"], event["character"]) in used:
                yield "two copies used in a round"
            used.add((event["seat"], event["character"]))
        elif kind == "statue":
            yield from _statue(event, number, toms)
        elif kind == "tom_draw":
            yield f"tom_draw {event['fate']}"
        elif kind == "dismiss" and event["character"] == 7 and before.get("character") == 7:
            yield "7 dismissed itself"
        elif kind == "bidding":
            bonuses = 0
        elif kind in ("tile", "forfeit"):
            bonuses += 1
            if bonuses == 2 and kind == "tile":
                yield "bonus of the runner-up"
        yield from PLAIN.get(kind, [])
    if game.position()["statue"] == 4:
        yield "statue never won"


def _statue(event: Json, number: int, toms: list[bool]) -> Iterator[str]:
    yield "statue shared" if len(event["seats"]) > 1 else "statue won by one"
    if any(toms[seat] for seat in event["seats"]):
        yield "statue won by a Tom"
    if number < 5:
        yield "statue before round 5"


PLAIN = {
    "exchange": ["exchange"],
    "forfeit": ["forfeit"],
    "move": ["sold a skyscraper"],
    "shuffle": ["cards shuffled"],
    "full": ["Tom full"],
    "keep": ["kept another reserve"],
}


def _biddings(game: Game) -> Iterator[str]:
    """How the bidding rounds came out."""
    toms = [seat["kind"] == "tom" for seat in game.position()["seats"]]
    card, bids = "", dict[int, int]()
    for event in game.events:
        if event["event"] == "bidding":
            card, bids = event["card"], {}
        elif event["event"] == "bid":
            bids[event["seat"]] = event["value"]
            if toms[event["seat"]] and event["cards"] and card not in event["cards"]:
                yield "Tom two wild cards"
        elif event["event"] == "clear":
            yield from _one_bidding(card, bids, toms)
            bids = {}


def _one_bidding(card: str, bids: dict[int, int], toms: list[bool]) -> Iterator[str]:
    if len(bids) < 2:
        yield "one bid" if bids else "nobody bid"
        return
    best = max(bids.values())
    first = [seat for seat, value in bids.items() if value == best]
    if len(first) > 1:
        yield f"bid tie in the {card} round"
        if any(toms[seat] for seat in first):
            yield "bid tie with a Tom"
        if len(first) > 2:
            yield "bid tie of three"
        return
    rest = sorted((value for value in bids.values() if value < best), reverse=True)
    if card == "prestige" and len(rest) > 1 and rest[0] == rest[1]:
        yield "bid tie for runner-up"


def _ties(game: Game) -> Iterator[str]:
    """At the end: boroughs, totals, and whether places within one stack of the Press Track decided."""
    position, scores = game.position(), game.scores()
    shared = [{str(token) for token in stack} for stack in position["press"].values() if len(stack) > 1]
    for borough in position["boroughs"].values():
        heights = [(owner, height) for owner, height in borough["skyscrapers"].items() if height]
        for height in {height for _, height in heights}:
            tied = {owner for owner, other in heights if other == height}
            if len(tied) > 1:
                yield "borough tie"
                yield from {3: ["borough tie of three"], 4: ["borough tie of four"]}.get(len(tied), [])
                if "neutral" in tied:
                    yield "borough tie with the neutral player"
                if any(len(tied & stack) > 1 for stack in shared):
                    yield "press stack broke a tie"
    totals = [score["total"] for score in scores]
    if len({*totals}) < len(totals):
        yield "final tie"
    if totals.count(max(totals)) > 1:
        yield "final tie for the win"
    if max(totals) > 100:
        yield "score over 100"
    if len([token for token in position["press"].get("15", []) if token != "neutral"]) > 1:
        yield "two on space 15"
    winner = next(seat for seat, score in enumerate(scores) if score["rank"] == 1)
    yield "won by a Tom" if position["seats"][winner]["kind"] == "tom" else "won by a person"


def _scored(game: Game) -> Iterator[str]:
    """Final-scoring characters that were worth more than their value: without them the abilities are worth less."""
    position, scores = game.position(), game.scores()
    for seat, player in enumerate(position["players"]):
        for one in player["characters"]:
            number = one["no"]
            if number not in SCORED_CHARACTERS or not scores[seat]["abilities"]:
                continue
            rest = [other for other in player["characters"] if other is not one]
            players = [{**p, "characters": rest} if p is player else p for p in position["players"]]
            without = game_from_position({**position, "players": players}).scores()[seat]
            foreman = sum(other["no"] == 36 for other in rest)  # who counts this character, too
            if scores[seat]["abilities"] > without["abilities"] + foreman:
                yield f"character {number} scored"
