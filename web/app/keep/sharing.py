"""A game as something to give away: the text of a file, or a link that carries the whole game after its `#`."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from nyc_core.table.reading import is_deep
from web.app import routes

from .slots import MOST_BRACKETS, SIGN, Trouble, is_flat, unpack

LONGEST_TEXT = 1_000_000  # of a save, as the engine limits it
LONGEST_LINK = 400_000
LONGEST_DATA = 200_000  # of a lesson or a position; real ones have a few thousand letters


def link(address: str, save: str) -> str:
    """The page's address with the game in it."""
    return f"{address}#{routes.Share(pack(save))}"


def pack(save: str) -> str:
    """The save in letters that a URL can carry."""
    return base64.urlsafe_b64encode(zlib.compress(save.encode(), 9)).decode().rstrip("=")


def unpack_link(packed: str) -> str:
    """The save of a link. Trouble "link" says that it was cut off or is something else."""
    text = inflate(packed)
    if not is_flat(text):
        raise Trouble("link")
    return text


def unpack_data(packed: str) -> Any:
    """What JSON a link holds: a position, a lesson. Trouble "link" as before."""
    return parse(inflate(packed))


def parse(text: str) -> Any:
    """JSON that somebody brings; Trouble "link" when it is so long or nested so deeply that reading it does harm."""
    if len(text) > LONGEST_DATA or is_deep(text, MOST_BRACKETS):
        raise Trouble("link")
    try:
        return json.loads(text)
    except ValueError:
        raise Trouble("link") from None


def first_lesson(data: Any) -> Any:
    """Of a course or a chapter the first lesson; anything else as it is."""
    for key in ("chapters", "lessons"):
        several = data.get(key) if isinstance(data, dict) else None
        data = several[0] if isinstance(several, list) and several else data
    return data


def inflate(packed: str) -> str:
    """The text that `pack` has packed, or Trouble "link"."""
    packed = packed.strip()
    if not packed or len(packed) > LONGEST_LINK or not packed.isascii():
        raise Trouble("link")
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        stream = zlib.decompressobj()
        text = stream.decompress(data, LONGEST_TEXT)  # never more than this, whatever the data claim to hold
        if not stream.eof:
            raise Trouble("link")
        return text.decode()
    except (ValueError, zlib.error):
        raise Trouble("link") from None


def save_of(text: str) -> str:
    """The save in a text that somebody brings: a save, a link with one, or what was exported of a slot."""
    text = text.strip("\ufeff \t\r\n")
    if len(text) > LONGEST_TEXT:
        raise Trouble("too_long")
    held = routes.held(text) if not text.startswith("{") else None
    if isinstance(held, routes.Share):
        return unpack_link(held.packed)
    if text.startswith(f"{SIGN} "):
        slot = unpack(text)
        text = slot.save if slot else text
    if not is_flat(text):  # a save is one object around a packed text
        raise Trouble("unreadable")
    return text
