"""Whose a thing is, written where a number stands beside it."""

from __future__ import annotations

from web.app.draw.html import esc, num
from web.app.draw.scene import Scene


def letter(scene: Scene, owner: int | str, class_: str, x: float, y: float) -> str:
    """The owner's letter. Two of one kind have a digit: it stands in a ring, so that nobody reads it as part of the
    number."""
    sign, ring = scene.letter(owner), ""
    if sign.isdigit():
        ring, class_, y = (
            f'<circle class="own-ring" cx="{num(x)}" cy="{num(y - 6)}" r="7.5"/>',
            f"{class_} ringed",
            y - 1.5,
        )
    return f'{ring}<text class="{class_}" x="{num(x)}" y="{num(y)}">{esc(sign)}</text>'
