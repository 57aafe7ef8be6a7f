"""Who is who on the table: a colour, a pattern and a letter for each seat, so that nothing depends on colour alone."""

from __future__ import annotations

from nyc_core.table.drawing.owners import COLOURS, NEUTRAL, colours, letters

from .html import el, esc

__all__ = ["COLOURS", "NEUTRAL", "colours", "letters", "patterns", "swatch", "token"]

SHIELD = "M4 1h16l3 3v13l-11 6l-11-6v-13z"

# CSS has --o-<name> and --o-<name>-ink for each colour. One tile of each pattern, 6 units square, drawn over the colour.
_TILES = {
    "red": '<path d="M1.5 0v6M4.5 0v6"/>',
    "blue": '<path d="M0 1.5h6M0 4.5h6"/>',
    "amber": '<path d="M-1 5L5-1M1 7L7 1"/>',
    "green": '<path d="M1 1.5h1.6M4 1.5h1.6M1 4.5h1.6M4 4.5h1.6" stroke-width="1.7"/>',
    "violet": '<path d="M0 1.5L3 4.5L6 1.5"/>',
    "neutral": '<path d="M0 0L6 6M6 0L0 6" stroke-width=".7"/>',
}


def patterns() -> str:
    """The pattern of each colour, to be used as `fill="url(#p-red)"` over the plain colour."""
    return "".join(
        el(
            "pattern",
            el("g", tile, class_=f"tile c-{name}"),
            id=f"p-{name}",
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
        )
        for name, tile in _TILES.items()
    )


def token(colour: str, letter: str, class_: str = "") -> str:
    """The owner's mark in running text: a small shield with pattern and letter. Names stand next to it."""
    return f'<i class="tok c-{esc(colour)} {class_}" aria-hidden="true"><b>{esc(letter)}</b></i>'


def swatch(colour: str) -> str:
    """A colour with its pattern, as a small picture."""
    return f'<svg class="sw c-{esc(colour)}" viewBox="0 0 24 24" aria-hidden="true"><path class="own-tower" d="{SHIELD}"/><path class="own-tile" d="{SHIELD}"/></svg>'
