"""The QR code of a link (issue 13, point 14) is read by a reader that others wrote, at every size."""

from __future__ import annotations

import random

import pytest
import zxingcpp

from web.app.draw import qr

SCALE = 3  # pixels of a module
LETTERS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/#:."


def read(rows: list[list[bool]]) -> list[bytes]:
    """What a camera would read off the screen."""
    side = (len(rows) + 2 * qr.QUIET) * SCALE
    picture = bytearray(b"\xff" * (side * side))
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            for line in range(SCALE if dark else 0):
                at = ((y + qr.QUIET) * SCALE + line) * side + (x + qr.QUIET) * SCALE
                picture[at : at + SCALE] = bytes(SCALE)
    codes = zxingcpp.read_barcodes(memoryview(bytes(picture)).cast("B", (side, side)))
    return [code.bytes for code in codes]


@pytest.mark.parametrize("version", range(1, 41))
def test_every_size_is_read(version: int) -> None:
    chance = random.Random(version)
    for length in (qr._room(version), qr._room(version) - 3):
        data = bytes(chance.choice(LETTERS) for _ in range(length))
        rows = qr.modules(data)
        assert len(rows) == 17 + 4 * version
        assert read(rows) == [data]


def test_more_than_fits_is_an_error() -> None:
    assert qr.modules(b"x" * 2953)
    with pytest.raises(ValueError, match="too many"):
        qr.modules(b"x" * 2954)


def test_the_picture_draws_each_dark_module_once() -> None:
    rows = qr.modules(b"https://example.org/#turn/x")
    assert qr.svg("https://example.org/#turn/x", "A code").count("M") == sum(map(sum, rows))
