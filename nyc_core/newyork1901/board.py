"""The board: a set of squares is one integer, a bit for each in reading order; so is a set of territories.

Everything here is found once, when the game is loaded. Streets run between squares; *neighbours* share a side on which
no street runs (NY1-0.3), and a *block* is what hangs together by neighbours: no skyscraper stands in two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .box import DATA, DISTRICTS, OUT_WITH_TWO, TERRITORIES

COLUMNS: str = DATA["columns"]
ROWS: int = DATA["rows"]
WIDTH = len(COLUMNS)
NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
SQUARE = {name: place for place, name in enumerate(NAMES)}
EVERYWHERE = (1 << len(NAMES)) - 1


def bits(squares: int) -> Iterator[int]:
    """The places of the bits that are set, the lowest first."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def squares_of(names: Iterable[str]) -> int:
    """Squares by their names."""
    return sum(1 << SQUARE[name] for name in names)


def names_of(squares: int) -> list[str]:
    """The names of squares, in reading order."""
    return [NAMES[place] for place in bits(squares)]


def any_of(sets: Iterable[int]) -> int:
    """What is in one of them at least."""
    union = 0
    for one in sets:
        union |= one
    return union


PARK_SQUARES = tuple(squares_of(squares) for squares in DATA["parks"].values())
PARKLAND = any_of(PARK_SQUARES)
LAND = EVERYWHERE & ~PARKLAND & ~squares_of(DATA["outside"])

# Streets: along the east or south side of squares.
LAST_COLUMN = sum(1 << (row * WIDTH + WIDTH - 1) for row in range(ROWS))


def _along(street: dict[str, object]) -> tuple[int, int]:
    """The squares along whose east side, and those along whose south side it runs."""
    if "east_of" in street:
        column, first, last = street["east_of"], int(str(street["from"])), int(str(street["to"]))
        return squares_of(f"{column}{row}" for row in range(first, last + 1)), 0
    first, last = COLUMNS.index(str(street["from"])), COLUMNS.index(str(street["to"]))
    return 0, squares_of(f"{column}{street['south_of']}" for column in COLUMNS[first : last + 1])


STREET_EAST, STREET_SOUTH = zip(*(_along(street) for street in DATA["streets"]), strict=True)
EAST, SOUTH = any_of(STREET_EAST), any_of(STREET_SOUTH)
# By street, the squares that have a side on it, whichever side (NY1-0.2).
BESIDE = tuple(
    (east | (east & ~LAST_COLUMN) << 1 | south | south << WIDTH) & EVERYWHERE
    for east, south in zip(STREET_EAST, STREET_SOUTH, strict=True)
)


def crossed(squares: int) -> int:
    """The squares out of these that have one of the others across a street to the east or south (NY1-2.8)."""
    return (squares & (squares & ~FIRST_COLUMN) >> 1 & EAST) | (squares & squares >> WIDTH & SOUTH)


FIRST_COLUMN = LAST_COLUMN >> (WIDTH - 1)


def around(squares: int) -> int:
    """All neighbours of these squares (NY1-0.3); some of them may be neighbours of each other."""
    east = (squares & ~EAST & ~LAST_COLUMN) << 1
    west = (squares & ~FIRST_COLUMN) >> 1 & ~EAST
    south = (squares & ~SOUTH) << WIDTH
    north = squares >> WIDTH & ~SOUTH
    return (east | west | south | north) & EVERYWHERE


# Squares that touch a street or a park: without one of them nothing can be built (NY1-2.9).
FRONTAGE = LAND & (any_of(BESIDE) | around(PARKLAND))


def _blocks() -> Iterator[int]:
    left = LAND
    while left:
        block, grown = 0, left & -left
        while grown != block:
            block, grown = grown, grown | (around(grown) & LAND)
        yield block
        left &= ~block


BLOCKS = tuple(_blocks())
BLOCK_OF = tuple(next((one for one in BLOCKS if one >> place & 1), 0) for place in range(len(NAMES)))

# Territories, and the cards that buy them
GROUND = tuple(squares_of(DATA["territories"][name]) for name in TERRITORIES)
DISTRICT = tuple(DISTRICTS.index(name.rpartition("-")[0]) for name in TERRITORIES)
SIZE = tuple(ground.bit_count() for ground in GROUND)
LOTS: tuple[str, ...] = tuple(
    f"{name} {size}"
    for district, name in enumerate(DISTRICTS)
    for size in sorted({size for size, of in zip(SIZE, DISTRICT, strict=True) if of == district})
)
"""Territory cards: district and size, one for each territory."""
LOT = tuple(LOTS.index(f"{DISTRICTS[district]} {size}") for district, size in zip(DISTRICT, SIZE, strict=True))
LOT_SIZE = tuple(int(lot.rpartition(" ")[2]) for lot in LOTS)
LOT_LAND = tuple(sum(1 << place for place, of in enumerate(LOT) if of == lot) for lot in range(len(LOTS)))
TERRITORY_OF = {square: place for place, ground in enumerate(GROUND) for square in bits(ground)}
STARTERS = tuple(TERRITORIES.index(DATA["starters"][name]) for name in DISTRICTS)

_OUT = sum(1 << place for place, of in enumerate(DISTRICT) if DISTRICTS[of] == OUT_WITH_TWO)
ALL_LAND = (1 << len(TERRITORIES)) - 1


def land_for(seats: int) -> int:
    """The territories that can be owned (NY1-1.1)."""
    return ALL_LAND & ~_OUT if seats == 2 else ALL_LAND


def characters_for(seats: int) -> list[int]:
    """The districts of the characters that are dealt (NY1-1.1)."""
    return [place for place, name in enumerate(DISTRICTS) if seats > 2 or name != OUT_WITH_TWO]


def territories_on(squares: int) -> int:
    """The territories that have one of these squares."""
    return sum(1 << place for place in {TERRITORY_OF[square] for square in bits(squares)})


def ground_of(territories: int) -> int:
    """All squares of these territories."""
    return any_of(GROUND[place] for place in bits(territories))
