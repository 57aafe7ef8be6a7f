"""Actions that can be written in the notation (contract, section 2): whole families where they are small or where they
matter to the decision, a sample of the others."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product

from nyc_core import Game
from nyc_core.newyorkcity.box import BOROUGHS, CARDS, VESSELS

NEED_MORE = (2, 4, 7, 11, 13, 14, 15, 20)  # characters that cannot be written alone
PLAIN = ("pass", "skip", "end", "forfeit", *(f"use {number}" for number in range(1, 43) if number not in NEED_MORE))
WITH_CARDS = ("bid", "discard", "keep", "use 1", "use 8", "use 12", "use 22")
BELONGS = {"bid": ("bid", "use 12"), "draft": ("use 1", "use 8"), "discard": ("discard",), "keep": ("keep",)}
BELONGS["return"] = ("use 22",)
SAMPLE = 150
MOST = 300  # of the bags that a hand and a reserve can make


def in_order(cards: Iterable[str]) -> str:
    return " ".join(sorted(cards, key=CARDS.index))


def bags(most: int) -> list[str]:
    """Every bag of at most so many cards."""
    return [" ".join(bag) for size in range(most + 1) for bag in combinations_with_replacement(CARDS, size)]


def _small() -> Iterator[str]:
    """Families that are written out whole, whatever is asked."""
    yield from PLAIN
    yield from (f"{verb} {place}" for verb in ("start", "take") for place in range(12))
    yield from (f"hire {number}" for number in range(1, 43))
    yield from (f"{verb} {borough}" for verb in ("move", "use 11") for borough in BOROUGHS)
    yield from (f"use {number} {card}" for number in (13, 15, 20) for card in CARDS)
    yield from (f"use 14 {steps}" for steps in range(5))
    yield from (f"use 4 {one} {other}" for one in range(11) for other in range(one, 11))


def _tiles() -> Iterator[str]:
    for kind, value, one, other in product(VESSELS, (1, 2, 3, 4), BOROUGHS, BOROUGHS):
        yield f"tile {kind} {value} {one} {other}"


def _singles() -> Iterator[str]:
    places = [f"{place}:{card}" for place in range(1, 11) for card in CARDS]
    yield from (f"use 2 {one} {other}" for one, other in combinations(places, 2))


def _swaps() -> Iterator[str]:
    yield from (f"use 7 {goes} {comes}" for goes in range(1, 43) for comes in range(1, 43))


SMALL = tuple(_small())
TILES, SINGLES, SWAPS = tuple(_tiles()), tuple(_singles()), tuple(_swaps())
THREE, FOUR = bags(3), bags(4)


def _whole_or_sample(family: Sequence[str], whole: bool, chance: random.Random) -> Sequence[str]:
    return family if whole else chance.sample(family, SAMPLE)


def _pool_bags(pool: list[str], chance: random.Random) -> list[str]:
    """Bags out of the seat's own cards, of every size, each also with one card more that it may not have."""
    found = set()
    for _ in range(MOST):
        bag = chance.sample(pool, chance.randint(0, len(pool)))
        found.add(in_order(bag))
        found.add(in_order([*bag, chance.choice(CARDS)]))
    return sorted(found)


def written(game: Game, chance: random.Random) -> Iterator[str]:
    """Thousands of notations for the decision of the game, each in its canonical form, hardly any twice."""
    decision = game.decision
    assert decision is not None
    position = game.position()
    player = position["players"][decision.seat]
    company = {one["no"] for one in player["characters"]}
    played = position.get("turn", {}).get("played", [[]] * 4)[decision.seat]
    yield from SMALL
    yield from _whole_or_sample(TILES, decision.kind == "bonus", chance)
    yield from _whole_or_sample(SINGLES, decision.kind == "draft" and 2 in company, chance)
    yield from _whole_or_sample(SWAPS, decision.kind == "draft" and 7 in company, chance)
    own = _pool_bags(player["hand"] + player["reserve"] + played, chance)
    for verb in WITH_CARDS:
        relevant = verb in BELONGS.get(decision.kind, ())
        for bag in [*FOUR, *own] if relevant else THREE:
            yield f"{verb} {bag}".strip()
