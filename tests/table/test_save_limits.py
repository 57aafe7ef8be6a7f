"""Issue 16, 7: what is far too large is refused before it is unpacked or read; what each text costs is bounded."""

from __future__ import annotations

import base64
import json
import re
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from nyc_core import InvalidSave, load_game
from nyc_core.table import save
from tests.cost import within
from web.app import needs
from web.app.keep import sharing
from web.app.keep.slots import Trouble

MEGABYTE = 1_000_000
MEMORY = 30 * MEGABYTE  # for any text, at most; 91 before
GAMES = 300


def forged(body: bytes) -> str:
    """A save around that, with a digest that fits: everybody can reckon one."""
    packed = base64.urlsafe_b64encode(zlib.compress(body, 9)).decode()
    head = {"format": 1, "game": "newyorkcity", "engine": "1.0.0", "actions": 0, "body": packed}
    return json.dumps({**head, "digest": save._digest(head)})


def filled(part: bytes, size: int) -> bytes:
    """The body of a save, of so many letters, most of them in its position."""
    start, end = b'{"log":[],"position":{"x":[', b"0]}}"
    return start + part * ((size - len(start) - len(end)) // len(part)) + end


PARTS = {"objects": b"{},", "texts": b'"ab",', "numbers": b"7,", "nothing": b" "}


def refused(work: Callable[[], object]) -> tuple[str, int]:
    """What is said, and the memory that it took at most."""
    tracemalloc.start()
    try:
        with within(GAMES), pytest.raises((InvalidSave, Trouble)) as told:
            work()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    return str(told.value), peak


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("link", [False, True])
def test_the_largest_save_that_is_read_costs_little(part: str, link: bool) -> None:
    text = forged(filled(PARTS[part], save.LARGEST_BODY))
    packed = sharing.pack(text)
    said, peak = refused((lambda: load_game(sharing.unpack_link(packed))) if link else (lambda: load_game(text)))
    assert "position" in said
    assert peak < MEMORY


@pytest.mark.parametrize("size", [save.LARGEST_BODY + 10, 4 * MEGABYTE, 100 * MEGABYTE])
def test_a_larger_one_is_not_even_read(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = forged(filled(b"{},", size))
    parse, read = save._parse, list[int]()

    def noted(text: str) -> object:
        read.append(len(text))
        return parse(text)

    monkeypatch.setattr(save, "_parse", noted)
    said, peak = refused(lambda: load_game(text))
    assert said == "The body of this save cannot be unpacked."
    assert read == [len(text)], "only the text around it"
    assert peak < 3 * MEGABYTE


@pytest.mark.parametrize("size", [sharing.LONGEST_TEXT + 1, 4 * MEGABYTE, 100 * MEGABYTE])
@pytest.mark.parametrize("read", [sharing.unpack_link, sharing.unpack_data])
def test_nor_is_a_link(size: int, read: Callable[[str], object]) -> None:
    packed = sharing.pack(" " * size)
    said, peak = refused(lambda: read(packed))
    assert said.startswith("link")
    assert peak < 4 * MEGABYTE
    assert needs.of_packed(packed) == "newyorkcity"


def test_a_text_that_is_too_long_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "_parse", lambda text: pytest.fail("it was"))
    with pytest.raises(InvalidSave, match="too long"):
        load_game(" " * (save.LARGEST_TEXT + 1))


def test_a_body_whose_end_is_missing_is_none() -> None:
    """All of its letters are there, but not the sum over them."""
    whole = zlib.compress(b'{"log":[]}')
    packed = base64.urlsafe_b64encode(whole[:-4]).decode()
    with pytest.raises(InvalidSave, match="cannot be unpacked"):
        save._unpack(packed)


def test_the_picture_has_the_same_limits() -> None:
    script = (Path(__file__).parents[2] / "web" / "js" / "positions.mjs").read_text("utf-8")
    limits = {name: int(number) for name, number in re.findall(r"const (L[A-Z_]+) = ([0-9_]+);", script)}
    assert limits == {
        "LONGEST_LINK": sharing.LONGEST_LINK,
        "LARGEST_TEXT": sharing.LONGEST_TEXT,
        "LARGEST_BODY": save.LARGEST_BODY,
    }
    assert sharing.LONGEST_TEXT == save.LARGEST_TEXT
