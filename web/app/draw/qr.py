"""A text as a QR code (ISO/IEC 18004), drawn here so that it works without a network: bytes, error correction L.

A camera reads it off the screen at once, so little is spent on repair; the mask is always the same, as what is drawn is
a link, which is mixed enough by itself.
"""

from __future__ import annotations

from .html import el, void

# By version: how many bytes of repair each block has, and how many blocks there are (level L).
REPAIR = (
    *(7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28),
    *(28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
)
BLOCKS = (
    *(1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
    *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
)
MASK = 0  # dark and light change where row and column together are even
LEVEL = 0b01  # L, as the format says it
FIELD = 0x11D  # the polynomial of the field in which repair is reckoned
QUIET = 4  # light modules around

Grid = list[list[bool | None]]


def svg(text: str, label: str) -> str:
    """The code as a picture; ValueError for more than it can hold."""
    rows = modules(text.encode())
    size = len(rows) + 2 * QUIET
    path = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    ground = void("rect", width=size, height=size, class_="qr-ground")
    inner = ground + el("path", "", d=path, class_="qr-ink")
    return el("svg", inner, viewBox=f"0 0 {size} {size}", class_="qr", role="img", aria_label=label)


def modules(data: bytes) -> list[list[bool]]:
    """The dark modules, row by row."""
    version = next((one for one in range(1, 41) if _room(one) >= len(data)), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are too many for a QR code")
    grid = _patterns(version)
    _fill(grid, _woven(_codewords(data, version), version))
    _write_format(grid)
    return [[bool(dark) for dark in row] for row in grid]


# How much fits


def _raw(version: int) -> int:
    """Bytes in all: what is left of the square when the patterns are drawn."""
    size = 17 + 4 * version
    marks = len(_centres(version))
    bits = size * size - 3 * 64 - 2 * 15 - 1 - 2 * (size - 16)
    if version > 1:
        bits -= 25 * (marks * marks - 3) - 10 * (marks - 2)
    return (bits - (36 if version > 6 else 0)) // 8


def _capacity(version: int) -> int:
    return _raw(version) - REPAIR[version - 1] * BLOCKS[version - 1]


def _room(version: int) -> int:
    """Bytes of a text."""
    return _capacity(version) - (3 if version > 9 else 2)


def _centres(version: int) -> list[int]:
    """Where the small squares have their middles, in both directions."""
    if version == 1:
        return []
    several, last = version // 7 + 2, 10 + 4 * version
    step = (version * 8 + several * 3 + 5) // (several * 4 - 4) * 2
    return [6, *(last - step * back for back in range(several - 2, -1, -1))]


# What is written


def _codewords(data: bytes, version: int) -> bytes:
    """The kind of text, its length, the text, and what fills the rest."""
    bits = f"0100{len(data):0{16 if version > 9 else 8}b}" + "".join(f"{byte:08b}" for byte in data)
    room = 8 * _capacity(version)
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    packed = int(bits, 2).to_bytes(len(bits) // 8)
    missing = _capacity(version) - len(packed)
    return packed + (b"\xec\x11" * missing)[:missing]


def _woven(data: bytes, version: int) -> bytes:
    """The blocks with their repair, one byte of each in turn; the last ones may be a byte longer."""
    several, repair = BLOCKS[version - 1], REPAIR[version - 1]
    short, long = divmod(len(data), several)
    blocks, at = [], 0
    for number in range(several):
        length = short + (number >= several - long)
        blocks.append(data[at : at + length])
        at += length
    divisor = _divisor(repair)
    repairs = [_remainder(block, divisor) for block in blocks]
    woven = [block[place] for place in range(short + 1) for block in blocks if place < len(block)]
    return bytes(woven + [block[place] for place in range(repair) for block in repairs])


def _times(one: int, other: int) -> int:
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ (product >> 7) * FIELD
        product ^= (other >> bit & 1) * one
    return product


def _divisor(degree: int) -> list[int]:
    """The polynomial whose roots are the first powers of 2, without its first coefficient."""
    made, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        for place in range(degree):
            made[place] = _times(made[place], root) ^ (made[place + 1] if place + 1 < degree else 0)
        root = _times(root, 2)
    return made


def _remainder(data: bytes, divisor: list[int]) -> bytes:
    rest = [0] * len(divisor)
    for byte in data:
        factor = byte ^ rest.pop(0)
        rest.append(0)
        rest = [old ^ _times(coefficient, factor) for old, coefficient in zip(rest, divisor, strict=True)]
    return bytes(rest)


# Where it is written


def _patterns(version: int) -> Grid:
    """All that is the same for every text; None where the text goes."""
    size = 17 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for at in range(size):
        grid[6][at] = grid[at][6] = at % 2 == 0
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        _square(grid, row, column, 4)
    centres = _centres(version)
    for row in centres:
        for column in centres:
            if (row, column) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                _square(grid, row, column, 2)
    _write_format(grid)
    if version > 6:
        _write_version(grid, version)
    return grid


def _square(grid: Grid, row: int, column: int, reach: int) -> None:
    """Squares in squares around a middle; the outermost of a large one is light."""
    for y in range(max(0, row - reach), min(len(grid), row + reach + 1)):
        for x in range(max(0, column - reach), min(len(grid), column + reach + 1)):
            far = max(abs(y - row), abs(x - column))
            grid[y][x] = far not in (2, 4) if reach == 4 else far != 1


def _checked(value: int, polynomial: int, bits: int) -> int:
    """A small number with its repair behind it."""
    rest = value
    for _ in range(bits):
        rest = (rest << 1) ^ (rest >> bits - 1) * polynomial
    return value << bits | rest


def _write_format(grid: Grid) -> None:
    size, told = len(grid), _checked(LEVEL << 3 | MASK, 0x537, 10) ^ 0x5412
    bits = [told >> place & 1 == 1 for place in range(15)]
    down = [*range(6), 7, 8, *range(size - 7, size)]
    across = [*range(size - 1, size - 9, -1), 7, *range(5, -1, -1)]
    for bit, row, column in zip(bits, down, across, strict=True):
        grid[row][8] = bit
        grid[8][column] = bit
    grid[size - 8][8] = True


def _write_version(grid: Grid, version: int) -> None:
    size, told = len(grid), _checked(version, 0x1F25, 12)
    for place in range(18):
        far, near = size - 11 + place % 3, place // 3
        grid[far][near] = grid[near][far] = told >> place & 1 == 1


def _fill(grid: Grid, data: bytes) -> None:
    """The text, in columns of two, up and down from the right, masked."""
    size = len(grid)
    bits = (byte >> place & 1 for byte in data for place in range(7, -1, -1))
    rights = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    for number, right in enumerate(rights):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        for row in rows:
            for column in (right, right - 1):
                if grid[row][column] is None:
                    grid[row][column] = (next(bits, 0) == 1) != ((row + column) % 2 == 0)
