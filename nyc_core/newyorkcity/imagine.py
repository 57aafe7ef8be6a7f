"""What a bot may think about: the position with everything that its seat does not see dealt anew."""

from __future__ import annotations

from nyc_core.table import chance

from . import cards
from .position import Position

# So many cards of the draw pile a round does not use up, once they are dealt: those that characters draw, and each Tom.
# In random games of four it never were more than 18, and 10 for a Tom.
DRAWN, DRAWN_BY_TOM = 24, 12


def imagine(position: Position, seat: int, seed: int, whole: bool = True) -> None:
    """The hands of the others and the draw pile are mixed, so are the stacks of the elevator and the prestige tiles.
    The numbers of cards stay. The generator gets another state, or the bot would foresee every shuffle.

    Not the whole: what does not come up before the round ends lies in an order that tells nothing, and is not mixed.
    """
    position.rng = chance.seeded(seed)
    toms = position.tom
    others = [other for other, tom in enumerate(toms) if other != seat and not tom]
    hands = [position.hand[other] for other in others]
    hidden = cards.units(sum(position.pile[: position.left]) + sum(hands))
    drawn = DRAWN + DRAWN_BY_TOM * toms.count(True)
    chance.shuffle(position, hidden, None if whole else cards.size(sum(hands)) + drawn)
    left = len(hidden)
    for other, hand in zip(others, hands, strict=True):
        dealt = left - cards.size(hand)
        position.hand[other] = sum(hidden[dealt:left])
        left = dealt
    position.pile, position.left = tuple(hidden[:left]), left
    refills = None if whole else len(toms)  # a floor has hardly more than one for each seat
    position.stacks = [chance.mixed(position, stack, refills) for stack in position.stacks]
    position.tiles = chance.mixed(position, position.tiles, None if whole else 0)
