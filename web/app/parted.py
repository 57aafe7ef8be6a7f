"""Of a region that changed only the parts that did are sent to the page, where the rest of it is as it was.

A drawing says what a part is (`draw.html.part`): one element, with a comment around it. What remains of a region
without its parts is its frame; while that is the same, parts can be exchanged one by one. Where it is another, parts
that are not stand in it as an empty element with `data-same`: the page keeps what it has in its place (js/bridge.mjs).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

PART = re.compile(r"<!--([\w-]+)-->(.*?)<!--/-->", re.DOTALL)
MARK = re.compile(r"<!--.*?-->")
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
                whole[name] = MARK.sub("", abridged(markup, before.parts if before else {}))
        return whole, parts


def abridged(markup: str, known: Mapping[str, str]) -> str:
    """The region without what is in the parts that are known."""

    def as_known(found: re.Match[str]) -> str:
        name, text = found.groups()
        tag = TAG.match(text)
        return f'{tag[0]} data-part="{name}" data-same></{tag[0][1:]}>' if tag and known.get(name) == text else text

    return PART.sub(as_known, markup) if known else markup


def pieces(markup: str) -> Region:
    """The frame of a region, in which each part is but a name, and the parts."""
    return Region(PART.sub(r"<!--\1-->", markup), dict(PART.findall(markup)))
