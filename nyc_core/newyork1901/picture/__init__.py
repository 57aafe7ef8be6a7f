"""A picture of a table as the text of one SVG, which needs nothing else: no page, no style sheet, no font, no network.

In a notebook a game shows itself (`game._repr_svg_()`). Our own drawing: land by district, streets, parks, estates and
skyscrapers, and beside it what else lies open. It follows the reader's light or dark setting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def picture(view: Mapping[str, Any], lang: str = "en") -> str:
    """The table of a view, as its SVG text."""
    from .paint import picture  # imported when somebody looks

    return picture(view, lang)
