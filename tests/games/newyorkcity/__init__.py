"""The games of New York City that are kept."""

from __future__ import annotations

import random
from typing import Any

from nyc_core.newyorkcity.box import TOM_LEVELS
from tests.games.kept import Kept, Start
from tests.games.newyorkcity.coverage import WANTED, covered

NAME = "newyorkcity"
MIXES: tuple[tuple[str, ...], ...] = (
    *(("human", "human"), ("human", "human", "human"), ("human", "human", "human", "human")),
    *(
        ("bot:random", "bot:random"),
        ("human", "bot:random", "bot:clerk"),
        ("human", "bot:clerk", "human", "bot:random"),
    ),
    *(("human", f"tom:{level}") for level in TOM_LEVELS),
    *(("human", "tom:C5", "human"), ("tom:B4", "human", "tom:A9"), ("human", "human", "tom:A7", "human")),
    *(("human", "tom:A2", "tom:B9", "tom:C2"), ("tom:C9", "bot:random", "tom:B2", "human")),
)


def kind(option: Any) -> str:
    """Its verb, and of `use` the character."""
    return f"use {option[1]}" if option[0] == "use" else str(option[0])


def keenly(kinds: dict[str, list[Any]], chance: random.Random) -> Any:
    """Uses first; of bids one with many cards, of characters the dearest; never nothing when there is something."""
    uses = [kind for kind in kinds if kind.startswith("use")]
    deeds = [kind for kind in kinds if kind not in ("pass", "skip", "end", "forfeit")]
    options = kinds[chance.choice(uses or deeds or [*kinds])]
    if options[0][0] == "hire":
        return chance.choice(sorted(options)[-4:])
    if options[0][0] == "bid":
        return max(chance.sample(options, min(4, len(options))), key=lambda option: len(str(option).split()))
    return chance.choice(options)


KEPT = Kept(
    game=NAME,
    least=44,
    wanted=WANTED,
    covered=covered,
    starts=[Start(NAME, mix) for mix in MIXES],
    keenly=keenly,
    kind=kind,
    told=Start(NAME, ("human:Ann", "tom:A3")),
    told_seed=6,
    frozen=Start(NAME, ("human:Ann", "tom:B4", "bot:clerk")),
    facts=("seats", "round", "phase", "bidding", "boroughs", "press", "players"),
)
