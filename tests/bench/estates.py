"""The hardest that New York 1901 can be asked: what can be done with an estate that fills the board, with nothing
remembered from other games."""

import random
from typing import Any

from nyc_core import game_from_position
from nyc_core.newyork1901 import footprints
from nyc_core.newyork1901.board import BLOCKS, bits, names_of
from nyc_core.newyork1901.box import KINDS, OWN, SKYSCRAPERS, TERRITORIES, WORKERS
from nyc_core.newyork1901.footprints import FACTS, FOOTPRINTS
from tests.bench.play import clock

POINTS = 60  # everything is unlocked
HIGHEST = 2  # what stands is bronze or silver, so that it can be demolished


def full_estate(seed: int) -> Any:
    """Skyscrapers of one seat one by one, each where it covers the most new territories; workers for the rest."""
    chance = random.Random(seed)
    left = [kind for kind in OWN for _ in range(SKYSCRAPERS[kind].copies) if SKYSCRAPERS[kind].generation <= HIGHEST]
    chance.shuffle(left)
    built: list[dict[str, Any]] = []
    solid = land = 0
    for kind in left[: chance.randrange(6, len(left) + 1)]:
        shape = SKYSCRAPERS[kind].shape
        free = [place for block in BLOCKS for place in FOOTPRINTS[block][shape] if not place & solid]
        if free:
            best = max(free, key=lambda place: ((FACTS[place].territories & ~land).bit_count(), chance.random()))
            built.append({"skyscraper": KINDS[kind], "squares": names_of(best)})
            solid |= best
            land |= FACTS[best].territories
    rest = [place for place in range(len(TERRITORIES)) if not land >> place & 1]
    vacant = chance.sample(rest, min(len(rest), chance.randrange(WORKERS)))
    estate = [TERRITORIES[place] for place in (*bits(land), *vacant)]
    player = {"estate": estate, "built": built, "points": POINTS}
    table = {"game": "newyork1901", "variant": "advanced", "seats": ["human"] * 3}  # without starters
    return game_from_position({**table, "players": [player], "turn": 0})


def forget() -> None:
    """All that is remembered of parts of estates."""
    for remembered in (footprints.room, footprints.rebuilt, footprints.replaceable):
        remembered.cache_clear()


def slowest_full_estate(times: int) -> float:
    """Seconds of the longest listing of options, each of another estate, as it is listed for the first time."""
    longest = 0.0
    for seed in range(times):
        game = full_estate(seed)
        position, steps = game.state, game.rules.steps
        name, seat, number = position.agenda[-1]
        forget()
        start = clock()
        steps.enter[name](position, seat, number)
        longest = max(longest, clock() - start)
    return longest
