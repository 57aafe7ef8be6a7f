"""Whole games as logs that can be read: seats, seed, every action, and what came of it."""

from tests.games import newyork1901, newyorkcity
from tests.games.kept import Kept

GAMES: dict[str, Kept] = {kept.game: kept for kept in (newyorkcity.KEPT, newyork1901.KEPT)}
