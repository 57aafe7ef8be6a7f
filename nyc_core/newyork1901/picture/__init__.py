"""A picture of a table as the text of one SVG, which needs nothing else: no page, no style sheet, no font, no network.

In a notebook a game shows itself (`game._repr_svg_()`). Our own drawing: land by district, streets, parks, estates and
skyscrapers, and beside it what else lies open. `stencil` holds all that is the same for every table as data; `fill`
draws a table, and the build translates it for pictures before Python.
"""

from __future__ import annotations


def picture(position: object, lang: str = "en", theme: str = "auto", seat: int | None = None) -> str:
    """The table of a position or view, sparse or complete. `theme` is light, dark, or auto: as the reader's system."""
    from .fill import picture  # imported when somebody looks

    return picture(position, lang, theme, seat)
