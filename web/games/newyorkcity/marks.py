"""Whose a thing is, written where a number stands beside it."""

from __future__ import annotations

from web.app.draw.html import esc, num
from web.app.draw.scene import Scene


def letter(scene: Scene, owner: int | str, class_: str, x: float, y: float) -> str:
    """The owner's letter. Two of one kind have a digit: it stands in a ring, so that nobody reads it as part of the
    number."""
    sign = scene.letter(owner)
    if not sign.isdigit():
        return f'<text class="{class_}" x="{num(x)}" y="{num(y)}">{esc(sign)}</text>'
    ring = f'<circle class="own-ring" cx="{num(x)}" cy="{num(y - 6)}" r="7.5"/>'
    return f'{ring}<text class="{class_} ringed" x="{num(x)}" y="{num(y - 1.5)}">{esc(sign)}</text>'
