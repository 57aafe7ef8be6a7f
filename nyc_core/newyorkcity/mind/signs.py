"""What shows at the end of a round why one option is better than another: who is ahead of whom in a borough and on the
Press Track, who has which characters, and how much of everything."""

from __future__ import annotations

from nyc_core.newyorkcity import cards
from nyc_core.newyorkcity.box import BOROUGHS, WILD
from nyc_core.newyorkcity.position import OWNERS, USED, Position
from nyc_core.newyorkcity.scoring import ABILITIES
from nyc_core.table.mind import Signs

# How much 1 more of it tells: to overtake somebody more than to have a dollar.
TELLING = {
    "ahead": 1.0,
    "towers": 0.45,
    "map": 0.35,
    "in": 0.9,
    "spaces": 0.25,
    "dollars": 0.4,
    "stock": 0.4,
    "cards": 0.4,
    "wild": 0.6,
    "vessels": 0.5,
    "company": 1.0,
    "brings": 0.4,
}


def signs(position: Position) -> list[Signs]:
    """By seat. Each is as `table.mind.Sign` says: part, what, and where or against whom."""
    place = [0] * OWNERS
    for rank, owner in enumerate(position.ahead):
        place[owner] = rank
    found = [_own(position, seat) for seat in range(len(position.seats))]
    for borough, name in enumerate(BOROUGHS):
        heights = position.towers[borough * OWNERS : (borough + 1) * OWNERS]
        for seat, mine in enumerate(found):
            height = heights[seat]
            if height:
                mine["boroughs", "towers", name] = float(height)
                mine["boroughs", "map"] = mine.get(("boroughs", "map"), 0.0) + height
                mine["spread", "in", name] = 1.0
                for other, theirs in enumerate(heights):
                    beaten = theirs < height or (theirs == height and place[seat] < place[other])
                    if theirs and other != seat and beaten:
                        mine["boroughs", "ahead", name, other] = 1.0
    for seat, mine in enumerate(found):
        for other in range(len(found)):
            if place[seat] < place[other]:
                mine["press", "ahead", "", other] = 1.0
    return found


def _own(position: Position, seat: int) -> Signs:
    """What one has."""
    reserve, wild = position.reserve[seat], cards.count(position.reserve[seat], WILD)
    found: Signs = {
        ("press", "spaces"): float(position.space[seat]),
        ("dollars", "dollars"): float(position.dollars[seat]),
        ("stock", "stock"): float(position.stock[seat]),
        ("cards", "cards"): float(cards.size(reserve)),
        ("cards", "wild"): float(wild),
        ("vessels", "vessels"): float(len(position.fleet[seat])),
    }
    for one in position.company[seat]:
        character = one % USED
        found["characters", "company", character] = 1.0
        if character in ABILITIES and not position.tom[seat]:
            found["characters", "brings", character] = float(ABILITIES[character](position, seat))
    return found
