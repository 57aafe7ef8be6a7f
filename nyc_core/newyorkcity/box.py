"""What is in the box: every fact of it in one place, where whoever owns the game can correct it.

Nothing else in the engine knows a particular value, set, connection or number of copies.
"""

from __future__ import annotations

from typing import NamedTuple

from . import PRINTED

CARDS = ("press", "dollar", "elevator", "plans", "prestige", "skyscraper", "wild")  # NYC-0.2, and 5.1 for the first six
PRESS, DOLLAR, ELEVATOR, PLANS, PRESTIGE, SKYSCRAPER, WILD = range(7)
COPIES_OF_A_CARD = 15

BOROUGHS = ("staten-island", "jersey-city", "manhattan", "bronx", "queens", "brooklyn")  # NYC-0.1
STATEN_ISLAND, JERSEY_CITY, MANHATTAN, BRONX, QUEENS, BROOKLYN = range(6)
LETTERS = ("A", "B", "C", "D", "E", "X")  # in the Mayor's order; X, where he never goes, is the highest (NYC-9.9)
BASE_VALUES = (6, 7, 8, 8, 9, 10)

VESSELS = ("taxi", "bus", "streetcar", "subway", "boat")  # NYC-0.3
TAXI, BUS, STREETCAR, SUBWAY, BOAT = range(5)
CONNECTIONS = (
    (TAXI, JERSEY_CITY, MANHATTAN),
    (TAXI, MANHATTAN, QUEENS),
    (BUS, JERSEY_CITY, BRONX),
    (BUS, STATEN_ISLAND, BROOKLYN),
    (STREETCAR, QUEENS, BROOKLYN),
    (STREETCAR, MANHATTAN, BROOKLYN),
    (SUBWAY, BRONX, QUEENS),
    (SUBWAY, MANHATTAN, BRONX),
    (BOAT, STATEN_ISLAND, MANHATTAN),
    (BOAT, STATEN_ISLAND, JERSEY_CITY),
)
PRESTIGE_TILES = tuple((vessel, value) for vessel in range(5) for value in (2, 4))

ROUNDS = 5
SEATS = (2, 3, 4)
LAST_SPACE = 15  # of the Press Track
NEUTRAL_SPACE = {2: 8, 3: 7, 4: 6}  # NYC-1.6
NEUTRAL_SKYSCRAPERS = 2
FIRST_SKYSCRAPERS = 4
FIRST_DOLLARS = 1
RESERVE = 2
CARDS_A_ROUND = 3
PAIRS = {2: 5, 3: 7, 4: 9}  # NYC-3.5
MOST_PAIRS = 40  # in a position that somebody wrote
TILES_A_ROUND = 2
OPEN_ON_A_FLOOR = 4
STATUE = (4, 3)  # its two sides
ALL_BOROUGHS_BONUS = 3
PRESS_BONUS, PRESS_BONUS_SPACE = 3, 5
TOM_NUMBERS = range(2, 10)
TOM_MODES = ("A", "B", "C")
TOM_LEVELS = PRINTED  # Tom 1 to Tom 12
TOM_LIMIT = 5  # of his skyscrapers in a borough (NYC-9.11)

PHASE_I, PHASE_II, PHASE_III, FINAL = "I", "II", "III", "end"


class Tile(NamedTuple):
    """A character: when it works, the bid that hires it, and how many tiles of it there are."""

    phase: str
    value: int
    dark: int
    light: int


def _tiles(phase: str, rows: dict[int, tuple[int, int, int]]) -> dict[int, Tile]:
    return {number: Tile(phase, *row) for number, row in rows.items()}


CHARACTERS: dict[int, Tile] = {
    **_tiles(PHASE_I, {1: (1, 2, 1), 2: (1, 1, 1), 3: (1, 1, 1), 4: (2, 2, 0), 5: (2, 2, 0), 6: (2, 2, 0)}),
    **_tiles(PHASE_I, {7: (3, 2, 0), 8: (4, 2, 0), 9: (4, 2, 0), 10: (5, 1, 1), 11: (5, 1, 1)}),
    **_tiles(PHASE_II, {12: (1, 1, 1), 13: (2, 2, 0), 14: (2, 2, 0), 15: (3, 2, 0), 16: (3, 2, 0), 17: (3, 2, 0)}),
    **_tiles(PHASE_II, {18: (1, 1, 1), 19: (3, 2, 0), 20: (5, 1, 1), 21: (5, 1, 1), 22: (5, 1, 1)}),
    **_tiles(PHASE_III, {23: (1, 2, 1), 24: (2, 2, 0), 25: (3, 2, 0), 26: (4, 2, 0), 27: (5, 1, 1)}),
    **_tiles(FINAL, {28: (1, 1, 0), 29: (1, 1, 0), 30: (1, 1, 0), 31: (1, 1, 0), 32: (1, 1, 0)}),
    **_tiles(FINAL, {33: (2, 1, 0), 34: (3, 1, 0), 35: (4, 2, 0), 36: (4, 2, 0), 37: (4, 1, 0), 38: (4, 1, 0)}),
    **_tiles(FINAL, {39: (4, 1, 0), 40: (5, 2, 0), 41: (5, 2, 0), 42: (5, 2, 0)}),
}
VALUE = (0, *(CHARACTERS[number].value for number in range(1, 43)))
FLOORS = (1, 2, 3, 4, 5)
PHASE_I_NUMBERS = tuple(number for number, tile in CHARACTERS.items() if tile.phase == PHASE_I)
PHASE_III_NUMBERS = tuple(number for number, tile in CHARACTERS.items() if tile.phase == PHASE_III)

LANTERNS = {28: (STATEN_ISLAND,), 29: (BRONX,), 30: (MANHATTAN,), 31: (QUEENS,), 32: (BROOKLYN,)}
# 37-39: sets of two vessels; None is any other vessel. Sets of two given kinds have no kind in common (scoring counts
# on that). 40-42 are made of one vessel and of twos of dollars or skyscrapers, as `scoring` says.
VESSEL_SETS = {37: (TAXI, SUBWAY), 38: (BUS, STREETCAR), 39: (BOAT, None)}
VESSEL_SET_POINTS = 5
DOLLAR_SET, SKYSCRAPER_SET, MIXED_SET = 40, 41, 42
SUPPLY_SET_POINTS = 6
