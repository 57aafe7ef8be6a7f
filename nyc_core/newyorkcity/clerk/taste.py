"""What the clerk likes: every number of his judgement, in points, so that tuning him touches no code."""

from __future__ import annotations

from dataclasses import dataclass, field

# What one use of a character is worth, the dollar not yet paid.
USES = {
    1: 1.5,
    2: 0.6,
    3: 1.8,
    4: 0.5,
    5: 1.4,
    6: 2.0,
    7: 1.2,
    8: 1.3,
    9: 2.0,
    10: 2.0,
    11: 2.5,
    12: 1.5,
    13: 1.0,
    14: 1.2,
    15: 1.0,
    16: 1.3,
    17: 1.3,
    18: 1.6,
    19: 2.5,
    20: 2.0,
    21: 2.0,
    22: 1.8,
    23: 2.0,
    24: 1.8,
    25: 3.0,
    26: 1.7,
    27: 1.8,
}

# What a final-scoring character gains in each round that is left, on top of what it scores now.
GROWTH = {
    **dict.fromkeys(range(28, 33), 0.5),
    33: 0.9,
    34: 0.4,
    35: 0.8,
    36: 0.9,
    37: 0.8,
    38: 0.8,
    39: 0.9,
    40: 0.9,
    41: 0.9,
    42: 0.8,
}


@dataclass(frozen=True, eq=False)
class Taste:
    """The weights. A copy with other numbers is another clerk, to be measured against this one."""

    uses: dict[int, float] = field(default_factory=lambda: USES)
    growth: dict[int, float] = field(default_factory=lambda: GROWTH)
    rival: float = 0.7  # how much the others' points count against the own ones
    income: float = 1.5  # dollars expected in each round that is left
    spare_dollar: float = 0.5  # more than can be used (NYC-8.8)
    stock: float = 1.2  # a skyscraper on the player board, while rounds are left
    spare_stock: float = 0.5
    stock_a_round: float = 2.0  # that many can be built in each round that is left
    step: float = 0.45  # a space on the Press Track, beyond NYC-8.7
    rank: float = 0.6  # for each seat that is behind
    card: float = 0.8  # a card kept in the reserve for the next round
    to_come: float = 2.0  # skyscrapers that everybody will add where the Mayor is still to come
    open_softness: float = 3.0  # how unsure the ranks of such a borough are
    shut_softness: float = 0.4  # and of one that he has left
    shut_softness_a_round: float = 0.3
    width: tuple[float, ...] = (0.0, 0.0, 0.2, 0.6, 1.2, 2.0, 3.0)  # boroughs with a skyscraper, until the end
    set_cost: float = 0.7  # two dollars or skyscrapers that a set (40 to 42) takes
    statue: float = 0.6  # how much of the Statue's 4 points one may expect (same shape as `width`)
    bonus: float = 5.0  # winning the prestige round, in tile, vessel and skyscraper
    second: float = 3.0  # and being the runner-up
    start: float = 0.3  # winning any bidding round, as one starts the next
    patience: float = 0.5  # for characters that could be used in a later bidding round


TASTE = Taste()
