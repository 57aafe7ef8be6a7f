"""Of a region that changed only the parts that did are sent to the page, where the rest of it is as it was.

A drawing says what a part is (`draw.html.part`): one element, with a comment around it. What remains of a region
without its parts is its frame; while that is the same, parts can be exchanged one by one. Where it is another, parts
that are not stand in it as an empty element with `data-same`: the page keeps what it has in its place (js/bridge.mjs).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

MARK = re.compile(r"<!--([\w/-]+)-->")
END = "<!--/-->"
TAG = re.compile(r"<[\w-]+")


class Region(NamedTuple):
    """A region in pieces."""

    frame: str
    parts: Mapping[str, str]


class Parted:
    """What the page shows, as far as it has to be known to send no more than what is new."""

    def __init__(self) -> None:
        self._shown: dict[str, Region] = {}

    def turned(self, regions: Mapping[str, str]) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
        """Of regions that changed: those that are sent as a whole, and of the others the parts, by region and name."""
        whole: dict[str, str] = {}
        parts: dict[str, dict[str, str]] = {}
        if "room" in regions:  # another game's table takes the place of what stood there
            self._shown.clear()
        for name, markup in regions.items():
            before, now = self._shown.get(name), pieces(markup)
            self._shown[name] = now
            if before and before.frame == now.frame and now.parts:
                parts[name] = {part: text for part, text in now.parts.items() if before.parts[part] != text}
            else:
                whole[name] = filled(now, before.parts if before else {})
        return whole, parts


def filled(region: Region, known: Mapping[str, str]) -> str:
    """The whole region, without what is in the parts that are known."""

    def put(found: re.Match[str]) -> str:
        name = found[1]
        text = region.parts[name]
        tag = TAG.match(text)
        return f'{tag[0]} data-part="{name}" data-same></{tag[0][1:]}>' if tag and known.get(name) == text else text

    return MARK.sub(put, region.frame)


def pieces(markup: str) -> Region:
    """The frame of a region, in which each part is but a name, and the parts."""
    frame, parts = [], {}
    for piece in markup.split(END):
        before, mark, rest = piece.partition("<!--")
        name, _, text = rest.partition("-->")
        frame.append(f"{before}<!--{name}-->" if mark else before)
        if mark:
            parts[name] = text
    return Region("".join(frame), parts)
