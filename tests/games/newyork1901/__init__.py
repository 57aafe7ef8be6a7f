"""The games of New York 1901 that are kept."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from nyc_core.newyork1901.box import GOLD, SKYSCRAPERS
from tests.games.kept import Kept, Start
from tests.games.newyork1901.coverage import WANTED, covered

NAME = "newyork1901"


def kind(option: Any) -> str:
    """Its verb, and of `use` the card."""
    return f"use {option[1]}" if option[0] == "use" else str(option[0])


def keenly(kinds: dict[str, list[Any]], chance: random.Random) -> Any:
    """Demolishes and builds, gold where there is any; never nothing when there is something."""
    deeds = [kind for kind in ("demolish", "build") if kind in kinds and chance.random() < 0.7]
    verb = chance.choice(deeds or [kind for kind in kinds if kind != "pass"] or [*kinds])
    options = kinds[verb]
    if verb in ("demolish", "build"):
        return chance.choice([one for one in options if SKYSCRAPERS[one[1]].generation == GOLD] or options)
    return chance.choice(options)


KEPT = Kept(
    game=NAME,
    least=34,
    wanted=WANTED,
    covered=covered,
    starts=[
        Start(NAME, ("human", "bot:random", "human", "bot:clerk")[:seats], {"variant": variant, "action_cards": cards})
        for variant, seats, cards in product(("base", "beginner", "advanced"), (2, 3, 4), (True, False))
    ],
    keenly=keenly,
    kind=kind,
    told=Start(NAME, ("human:Ann", "human:Bob", "bot:clerk")),
    told_seed=5,
    frozen=Start(NAME, ("human:Ann", "bot:random", "bot:clerk"), {"variant": "advanced"}),
    facts=("seats", "variant", "action_cards", "turn", "quiet", "streets", "challenge", "open", "future", "players"),
)
