"""What a game of New York 1901 has in it that is worth keeping: ways to end, demolitions, cards, challenges, ties."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from nyc_core import Game
from tests.rules.newyork1901 import oracle
from tests.rules.newyork1901.board import (
    CARDS,
    CHALLENGES,
    KINDS,
    LAND,
    LEGENDARY,
    STREETS,
    district,
    generation,
    touched_streets,
)

Json = dict[str, Any]
VARIANTS = ("base", "beginner", "advanced")

WANTED = (
    *(
        f"{variant}, {seats} seats, {cards} cards"
        for variant, seats, cards in product(VARIANTS, (2, 3, 4), ("with", "without"))
    ),
    *("few unbuilt ended the game", "the market ended the game", "ended by the first seat", "ended by the last seat"),
    *(f"{challenge} in play" for challenge in CHALLENGES),
    *(f"Bronze Baron {points}" for points in (5, 10)),
    *(f"Master Architect {points}" for points in (3, 6, 10)),
    *(f"Generation King {points}" for points in (5, 10, 15)),
    *(f"Gold Tycoon {points}" for points in (3, 6)),
    *("Gold Prestige 1", "Gold Prestige 2"),
    *(f"{street} won" for street in STREETS),
    *("street tie", "nobody on a street", "one skyscraper on two streets"),
    *(f"{kind} built" for kind in KINDS if kind != "starter"),
    *(f"{kind} by demolition" for kind in (*LEGENDARY, "bronze-i2", "silver-i2", "gold-i3")),
    *(f"{old} gone for {new}" for old, new in combinations(("starter", "bronze", "silver", "gold"), 2)),
    *("two demolished at once", "three demolished at once"),
    *("demolished though covered in part", "worker by demolition"),
    *("two generations demolished at once", "over three territories", "over two districts"),
    *(f"{card} used" for card in CARDS),
    *("all three cards in a turn", "a card unused", "boom after a demolition"),
    *("boom by itself", "no card to open"),
    *("back", "back twice in a row", "just built", "did not build", "did not boom"),
    *("final tie", "tie for the win", "rank shared", "taller legendary won", "more gold won", "won by a late seat"),
    "score over 80",
)  # fmt: skip


def covered(game: Game) -> set[str]:
    """All that is in a game that is over."""
    return {*_table(game), *_end(game), *_events(game), *_turns(game), *_points(game), *_ranks(game)}


def _table(game: Game) -> Iterator[str]:
    position = game.position()
    cards = "with" if position["action_cards"] else "without"
    yield f"{position['variant']}, {len(position['seats'])} seats, {cards} cards"
    yield f"{position['challenge']} in play"


def _end(game: Game) -> Iterator[str]:
    position = game.position()
    if position["ending"] is not None:
        few = any(len(player["unbuilt"]) <= 4 for player in position["players"])
        yield "few unbuilt ended the game" if few else "the market ended the game"
        first = next(event["seat"] for event in game.events if event["event"] == "turn")
        if position["ending"] == first:
            yield "ended by the first seat"
        if (position["ending"] + 1) % len(position["seats"]) == first:
            yield "ended by the last seat"


def _events(game: Game) -> Iterator[str]:
    """What single events tell."""
    back = False
    gone: list[Json] = []
    for event in game.events:
        name = event["event"]
        if name == "demolish":
            gone.append(event)
        elif name == "build":
            yield from _built(event, gone)
            gone = []
        elif name == "use":
            yield f"{event['card']} used"
        elif name == "pass":
            yield {"build": "did not build", "boom": "did not boom"}.get(event["kind"], "passed by itself")
        elif name == "back":
            yield "back"
        if name == "back" and back:
            yield "back twice in a row"
        back = name == "back" or (back and name == "turn")


def _built(event: Json, gone: list[Json]) -> Iterator[str]:
    kind, squares = event["skyscraper"], event["squares"]
    yield f"{kind} built"
    if event["prestige"]:
        yield f"Gold Prestige {event['prestige']}"
    territories = {LAND[square] for square in squares}
    if len(territories) >= 3:
        yield "over three territories"
    if len({district(one) for one in territories}) > 1:
        yield "over two districts"
    if gone:
        yield f"{kind} by demolition"
    yield from (f"{generation(one['skyscraper'])} gone for {generation(kind)}" for one in gone)
    yield from {2: ["two demolished at once"], 3: ["three demolished at once"]}.get(len(gone), [])
    if len({generation(one["skyscraper"]) for one in gone}) > 1:
        yield "two generations demolished at once"
    if any(not {*one["squares"]} <= {*squares} for one in gone):
        yield "demolished though covered in part"
    if {LAND[square] for one in gone for square in one["squares"]} - territories:
        yield "worker by demolition"


def _turns(game: Game) -> Iterator[str]:
    """What came together in one turn."""
    turn: list[Json] = []
    for event in game.events:
        if event["event"] not in ("turn", "over"):
            turn.append(event)
            continue
        names = [one["event"] for one in turn]
        used = [one["card"] for one in turn if one["event"] == "use"]
        if len(used) == 3:
            yield "all three cards in a turn"
        if "construction-boom" in used:
            yield from _boom(turn, names)
        if "expand" in names and "open" not in names:
            yield "no card to open"
        if "build" in names and not {"expand", "demolish"} & {*names}:
            yield "just built"
        turn = []


def _boom(turn: list[Json], names: list[str]) -> Iterator[str]:
    if "demolish" in names:
        yield "boom after a demolition"
    yield "boom by itself" if names.count("build") == 2 and len(turn) == 4 else "boom"


def _points(game: Game) -> Iterator[str]:
    position, scores = game.position(), game.scores()
    title = position["challenge"].replace("-", " ").title()
    for score in scores:
        yield f"{title} {score['challenge']}"
        yield from (f"{street} won" for street, points in score["streets"].items() if points)
        if score["cards"]:
            yield "a card unused"
        if score["total"] > 80:
            yield "score over 80"
    touching = [[touched_streets(one["squares"]) for one in player["built"]] for player in position["players"]]
    for street in position["streets"]:
        counts = [sum(street in streets for streets in each) for each in touching]
        if not max(counts):
            yield "nobody on a street"
        elif counts.count(max(counts)) > 1:
            yield "street tie"
    if any(len({*streets} & {*position["streets"]}) > 1 for each in touching for streets in each):
        yield "one skyscraper on two streets"


def _ranks(game: Game) -> Iterator[str]:
    position, scores = game.position(), game.scores()
    totals, ranks = [score["total"] for score in scores], [score["rank"] for score in scores]
    if len({*totals}) < len(totals):
        yield "final tie"
    if len({*ranks}) < len(ranks):
        yield "rank shared"
    if ranks[-1] == 1:
        yield "won by a late seat"
    best = [player for player, total in zip(position["players"], totals, strict=True) if total == max(totals)]
    if len(best) > 1:
        yield "tie for the win"
        heights, golden = zip(*map(oracle.tie_break, best), strict=True)
        if len({*heights}) == len(heights):
            yield "taller legendary won"
        elif len({*heights}) == 1 and len({*golden}) == len(golden):
            yield "more gold won"
