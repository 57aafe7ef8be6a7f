"""Games from a setup and positions made up at random, with a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from tests.rules.newyork1901 import oracle
from tests.rules.newyork1901.board import (
    CARDS,
    CHALLENGES,
    DISTRICTS,
    EIGHTEEN,
    KINDS,
    LEGENDARY,
    STREETS,
    TERRITORIES,
    Json,
    box_order,
    card_of,
    in_game,
    reading_order,
    stands,
)

VARIANTS = ("base", "beginner", "advanced")
# Every variant with every number of seats, with and without action cards.
TABLES = list(product(VARIANTS, (2, 3, 4), (True, False)))


def crowd(seats: int, chance: random.Random) -> Iterator[list[str]]:
    """Land for each seat, often in one piece: territories near each other, so that large ones fit."""
    land = in_game(seats)
    middle = [random.Random(chance.random()).choice(land) for _ in range(seats)]
    order = {one: TERRITORIES[one][0] for one in land}

    def away(one: str, other: str) -> float:
        (x, y), (z, w) = ((ord(order[name][0]), int(order[name][1:])) for name in (one, other))
        return abs(x - z) + abs(y - w) + chance.random()

    for seat in range(seats):
        near = sorted(land, key=lambda one: away(one, middle[seat]))
        mine = near[: chance.randint(0, 12)]
        land = [one for one in land if one not in mine]
        yield mine


def fill(player: Json, left: list[str], chance: random.Random) -> None:
    """Put skyscrapers on an estate, until 4 workers are enough for the rest."""
    for _ in range(60):
        enough = len(oracle.workers(player)) <= 4
        if enough and chance.random() < 0.4:
            return
        kind = chance.choice([*player["unbuilt"], *left, "starter"])
        if kind in ("starter", *LEGENDARY) and any(one["skyscraper"] in (kind, *LEGENDARY) for one in player["built"]):
            continue
        taken = {square for one in player["built"] for square in one["squares"]}
        free = oracle.estate_squares(player) - taken
        if places := [place for place in stands(kind) if place <= free]:
            place = reading_order(chance.choice(places))
            player["built"].append({"skyscraper": kind, "squares": place})
            if kind in player["unbuilt"]:
                player["unbuilt"].remove(kind)
            if kind in left:
                left.remove(kind)
    while len(oracle.workers(player)) > 4:
        player["estate"].remove(oracle.workers(player)[0])


def made_up(chance: random.Random) -> Json:
    """A complete position at the beginning of a turn, such as no play may lead to."""
    variant, seats, action_cards = chance.choice(TABLES)
    legendary = list(LEGENDARY)
    characters = chance.sample(DISTRICTS[: 4 if seats == 2 else 5], seats)
    players: list[Json] = []
    for seat, land in enumerate(crowd(seats, chance)):
        gone = chance.choice((0, 0, 3, 9, 13))
        player = {
            "character": characters[seat],
            "points": chance.choice((0, 5, 6, 9, 10, 17, 18, 24, 25, 40)),
            "cards": box_order([card for card in CARDS if action_cards and chance.random() < 0.6], CARDS),
            "estate": box_order(land, TERRITORIES),
            "unbuilt": box_order(chance.sample(EIGHTEEN, len(EIGHTEEN) - gone), EIGHTEEN),
            "built": [],
        }
        fill(player, legendary, chance)
        player["estate"] = oracle.estate(player)
        players.append(player)
    owned = {one for player in players for one in player["estate"]}
    deck = [card_of(one) for one in in_game(seats) if one not in owned]
    chance.shuffle(deck)
    deck = deck[: chance.choice((0, 2, 4, 5, 6, 9, 65))]
    turn, beginner = chance.randrange(seats), variant == "beginner"
    ending = chance.choice([None, None, None, *(seat for seat in range(seats) if seat != turn)])
    return {
        "game": "newyork1901",
        "format": 1,
        "seats": [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)],
        "variant": variant,
        "action_cards": action_cards,
        "phase": "play",
        "turn": turn,
        "ending": ending,
        "quiet": chance.choice((0, 0, 1, 20 * seats - 1)),
        "streets": ["broadway", "nassau-broad", "wall"] if beginner else box_order(chance.sample(STREETS, 3), STREETS),
        "challenge": "gold-tycoon" if beginner else chance.choice(CHALLENGES),
        "open": deck[:4],
        "future": deck[4:],
        "legendary": [kind for kind in KINDS if kind in legendary],
        "players": players,
    }
