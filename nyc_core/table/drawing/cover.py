"""The picture of a table whose game draws none: who sits there. The build translates it into JavaScript, as it does with
the drawing of a game (web/build/javascript.py): no more of Python than web/build/syntax.py knows."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
WIDE, HIGH, LINE = 640, 360, 34
MOST = 8  # seats
LONGEST = 40  # letters of a name
LOOK = "font-family='system-ui, sans-serif' text-anchor='middle' fill='#52606d'"


def picture(position: object, lang: str, theme: str, seat: int | None) -> str:
    """The names of the seats, below each other, as the text of an SVG picture."""
    names = seated(position)
    y = HIGH // 2 - LINE * len(names) // 2 + LINE // 2
    lines = ""
    for name in names:
        lines += f"<text x='{WIDE // 2}' y='{y}' font-size='24' {LOOK}>{html.escape(NOT_XML.sub('', name))}</text>"
        y += LINE
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {HIGH}' role='img'>{lines}</svg>"


def seated(position: object) -> list[str]:
    """What the seats are called, whatever the position is."""
    seats = position.get("seats") if isinstance(position, Mapping) else None
    named: list[str] = []
    for entry in seats if isinstance(seats, list) else []:
        name = entry.get("name") if isinstance(entry, Mapping) else entry
        if isinstance(name, str) and len(named) < MOST:
            kind, _, own = name.partition(":")  # seats that are not dealt to yet are words such as "human:Ann"
            named.append((own or kind if isinstance(entry, str) else name)[:LONGEST])
    return named
