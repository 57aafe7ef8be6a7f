"""A game as something to give away: the text of a file, or a link that carries the whole game after its `#`."""

from __future__ import annotations

import base64
import zlib

from .slots import SIGN, Trouble, is_flat, unpack

ROUTE = "share/"
LONGEST_TEXT = 1_000_000  # of a save, as the engine limits it
LONGEST_LINK = 400_000


def link(address: str, save: str) -> str:
    """The page's address with the game in it."""
    return f"{address}#{ROUTE}{pack(save)}"


def pack(save: str) -> str:
    """The save in letters that a URL can carry."""
    return base64.urlsafe_b64encode(zlib.compress(save.encode(), 9)).decode().rstrip("=")


def unpack_link(packed: str) -> str:
    """The save of a link. Trouble "link" says that it was cut off or is something else."""
    packed = packed.strip()
    if not packed or len(packed) > LONGEST_LINK or not packed.isascii():
        raise Trouble("link")
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        inflate = zlib.decompressobj()
        save = inflate.decompress(data, LONGEST_TEXT)  # never more than this, whatever the data claim to hold
        if not inflate.eof:
            raise Trouble("link")
        text = save.decode()
    except (ValueError, zlib.error):
        raise Trouble("link") from None
    if not is_flat(text):
        raise Trouble("link")
    return text


def save_of(text: str) -> str:
    """The save in a text that somebody brings: a save, a link with one, or what was exported of a slot."""
    text = text.strip("\ufeff \t\r\n")
    if len(text) > LONGEST_TEXT:
        raise Trouble("too_long")
    if f"#{ROUTE}" in text[:LONGEST_LINK] and not text.startswith("{"):
        return unpack_link(text.split(f"#{ROUTE}", 1)[1])
    if text.startswith(f"{SIGN} "):
        slot = unpack(text)
        text = slot.save if slot else text
    if not is_flat(text):  # a save is one object around a packed text
        raise Trouble("unreadable")
    return text
