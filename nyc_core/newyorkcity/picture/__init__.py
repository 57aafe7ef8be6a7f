"""A picture of a table as the text of one SVG, which needs nothing else: no page, no style sheet, no font, no network.

    from nyc_core.newyorkcity.picture import picture
    svg = picture(game.view(None), lang="de", theme="dark")

In a notebook a game shows itself (`game._repr_svg_()`). Of `facts` are drawn what lies open to everybody: of hands,
piles and stacks only how many there are, whatever the position tells. `stencil` holds all shapes as data, `fill` fills
it: here, and before Python is there as the JavaScript that the build makes of it (web/build/javascript.py). `glyphs`, and
where things lie (`newyorkcity/layout.py`), are shared with the page.
"""

from __future__ import annotations


def picture(position: object, lang: str = "en", theme: str = "auto", seat: int | None = None) -> str:
    """The table of a position or view, sparse or complete. `theme` is light, dark, or auto: as the reader's system.
    With `seat` that seat's hand is shown too, if the position tells it, as `game.view(seat)` does."""
    from .fill import picture  # imported when somebody looks: the page shares the shapes, but fills them its own way

    return picture(position, lang, theme, seat)
