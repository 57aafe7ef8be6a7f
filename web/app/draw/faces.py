"""Faces of those who play by themselves: drawn here, a few lines each. Who has none of its own gets one made of its
name, always the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from .html import el, void
from .scene import Words


class Face(NamedTuple):
    """What makes one."""

    skin: int
    tone: int  # of the hair
    hair: str
    more: str = ""  # glasses, a hat
    mouth: str = "calm"


FACES = {
    "search": Face(1, 4, "bun", "glasses"),
    "search-4": Face(0, 3, "bald", "beard"),
    "search-3": Face(2, 1, "bob", "", "smile"),
    "search-2": Face(0, 2, "short", "cap", "smile"),
    "search-1": Face(1, 0, "plaits", "", "open"),
    "random": Face(3, 3, "wild", "", "open"),
}
HAIR = {
    "bun": "M10 23C9 12 16 8 24 8s15 4 14 15c-2-5-6-8-14-8s-12 3-14 8zM24 9a5.5 5.5 0 1 1 .1 0z",
    "bald": "M10 26c-1-4 0-7 2-9 0 4-1 6-2 9zM38 26c1-4 0-7-2-9 0 4 1 6 2 9z",
    "bob": "M9 35C6 20 12 8 24 8s18 12 15 27c-4 1-5-2-5-6V20c-6 1-12-1-15-5-1 4-3 6-5 7v7c0 4-1 7-5 6z",
    "short": "M11 22c-1-9 5-14 13-14s14 5 13 14c-3-2-4-5-5-7-5 2-12 2-16 0-1 2-2 5-5 7z",
    "plaits": "M11 21C11 12 16 8 24 8s13 4 13 13c-4-1-9-4-13-9-4 5-9 8-13 9zM9 24l4 2-2 12-4 1zM39 24l-4 2 2 12 4 1z",
    "wild": "M10 24L7 16l5 1-1-7 6 3 3-7 4 5 5-5 2 7 6-2-1 7 5 0-4 7c-2-5-6-8-13-8s-12 3-14 7z",
}
MORE = {
    "glasses": '<g class="pen"><circle cx="18.5" cy="25" r="4.2"/><circle cx="29.5" cy="25" r="4.2"/><path d="M22.7 25h2.6"/></g>',
    "beard": '<path class="hair" d="M12.5 29c1 8 5 12 11.5 12s10.5-4 11.5-12c-2 3-5 3-7 2.5-3-1-6-1-9 0-2 .5-5 .5-7-2.5z"/>',
    "cap": '<path class="hat" d="M10 17c1-8 7-11 14-11s13 3 14 11c4 0 6 1 7 3H24z"/>',
    "bowler": '<path class="hat" d="M13 16c0-8 4-12 11-12s11 4 11 12c4 0 6 1 6 2.5H7c0-1.5 2-2.5 6-2.5z"/>',
}
MOUTHS = {
    "calm": '<path class="pen" d="M20 33.5h8"/>',
    "smile": '<path class="pen" d="M19 32.5c2 3 8 3 10 0"/>',
    "open": '<ellipse class="ink" cx="24" cy="34" rx="2.6" ry="2.2"/>',
}


def face(name: str) -> str:
    """The picture; a decoration, as the name stands beside it."""
    one = FACES.get(name) or _made(name)
    head = '<circle class="ground" cx="24" cy="24" r="23"/><path class="coat" d="M8 46c1-8 7-10 16-10s15 2 16 10c-9 5-23 5-32 0z"/>'
    head += '<path class="skin" d="M24 10c8 0 12 5 12 14 0 10-6 16-12 16s-12-6-12-16c0-9 4-14 12-14z"/>'
    eyes = '<circle class="ink" cx="18.5" cy="25" r="1.5"/><circle class="ink" cx="29.5" cy="25" r="1.5"/>'
    beard = MORE[one.more] if one.more == "beard" else ""
    over = MORE[one.more] if one.more and not beard else ""
    inside = head + beard + void("path", d=HAIR[one.hair], class_="hair") + eyes + MOUTHS[one.mouth] + over
    return el(
        "svg",
        inside,
        viewBox="0 0 48 48",
        class_=f"face s-{one.skin} h-{one.tone}",
        aria_hidden="true",
        focusable="false",
    )


def at(seats: Sequence[Mapping[str, Any]], seat: int) -> str:
    """The face of who sits there and plays by itself; "" for a person."""
    kind = seats[seat].get("kind", "human")
    return "" if kind == "human" else face(_known(seats, seat))


def style(words: Words, data: Mapping[str, Any]) -> str:
    """What a bot is like, in a sentence; "" for all others, and for one that this version does not know."""
    key = f"bot.{data.get('name')}"
    said = words(key) if data.get("kind") == "bot" else key
    return "" if said == key else said


def _known(seats: Sequence[Mapping[str, Any]], seat: int) -> str:
    """By what the face is known: two of the same name do not look alike."""
    names = [str(one["name"] if one.get("kind") == "bot" else f"{one.get('kind')} {one.get('level')}") for one in seats]
    before = names[:seat].count(names[seat])
    return f"{names[seat]} {before}" if before else names[seat]


def _made(name: str) -> Face:
    """One of the name's own."""
    number = crc32(name.encode())
    hairs, mores, mouths = ("short", "bald", "bob"), ("bowler", "glasses", "cap", ""), ("calm", "smile")
    return Face(
        number % 4, number // 4 % 5, hairs[number // 20 % 3], mores[number // 60 % 4], mouths[number // 240 % 2]
    )
