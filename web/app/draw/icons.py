"""The glyphs: one small vocabulary of drawings, 24 units square, from which all other pictures are composed.

A glyph is drawn in `currentColor`; what is cut out of it has the colour `--cut` (that of its ground). All glyphs, and
the patterns that tell owners apart without colours, are put into the page once (`sprite`) and used by name. A game
brings its own; some are the engine's, as its picture of a table needs them too.
"""

from __future__ import annotations

from collections.abc import Mapping

from nyc_core.table.drawing.glyphs import SHARED, disc, fill, line, ring

# Signs of the page itself.
GLYPHS = {
    **SHARED,
    "undo": line("M8.5 5L3.5 9.5l5 4.5M4 9.5h10a6 6 0 0 1 0 12H9", 2),
    "chart": fill("M3 21.5v-8h4.5v8zM9.8 21.5V3h4.5v18.5zM16.5 21.5V9H21v12.5z"),
    "log": line("M8 5h13M8 12h13M8 19h9", 2) + disc(3.5, 5, 1.5) + disc(3.5, 12, 1.5) + disc(3.5, 19, 1.5),
    "menu": line("M3 6h18M3 12h18M3 18h18", 2.2),
    "book": line(
        "M12 5.5C9 3.2 5.5 3 2.5 3.8v15.4c3-.8 6.5-.6 9.5 1.6 3-2.2 6.5-2.4 9.5-1.6V3.8C18.5 3 15 3.2 12 5.5zv15",
        1.8,
    ),
    "gear": ring(12, 12, 3.4, 2)
    + line(
        "M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M4.9 4.9l2.5 2.5M16.6 16.6l2.5 2.5M19.1 4.9l-2.5 2.5M7.4 16.6l-2.5 2.5",
        2.2,
    ),
    "close": line("M5 5l14 14M19 5L5 19", 2.2),
    "check": line("M4 13l5.5 5.5L20.5 6", 2.6),
    "help": ring(12, 12, 10, 1.8)
    + line("M8.8 9.3a3.2 3.2 0 1 1 4.9 2.7c-1.1.7-1.7 1.3-1.7 2.6", 2)
    + disc(12, 17.6, 1.4),
    "share": line("M12 15V3M7.5 7L12 2.5 16.5 7M5 11.5v10h14v-10", 2),
    "link": line(
        "M10 14a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.5-1.5",
        2,
    ),
    "save": line("M12 3v11M7.5 10l4.5 4.5 4.5-4.5M4 18v3.5h16V18", 2),
    "open": line("M12 14.5V3.5M7.5 7.5L12 3l4.5 4.5M4 18v3.5h16V18", 2),
    "copy": line("M8 8h13v13.5H8zM16 8V2.5H3V16h5", 1.8),
    "trash": line("M4 6.5h16M9 6.5V3h6v3.5M6 6.5l1 15h10l1-15M10 10.5v7M14 10.5v7", 1.8),
    "pencil": line("M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4", 1.8),
    "play": fill("M6 3l15 9-15 9z"),
    "pause": fill("M5 3h5v18H5zM14 3h5v18h-5z"),
    "skip": fill("M3 4l9 8-9 8zM12 4l9 8-9 8z"),
    "end": fill("M4 3.5l11.5 8.5L4 20.5zM17 3.5h4v17h-4z"),
    "first": fill("M21 4l-9 8 9 8zM12 4l-9 8 9 8z"),
    "prev": fill("M17 3L4 12l13 9z"),
    "next": fill("M7 3l13 9-13 9z"),
    "map": line("M2.5 5.5L9 3l6 2.5L21.5 3v15.5L15 21l-6-2.5L2.5 21zM9 3v15.5M15 5.5V21", 1.8),
    "eye": line(
        "M1.5 12C4 7.5 7.6 5.2 12 5.2s8 2.3 10.5 6.8c-2.5 4.5-6.1 6.8-10.5 6.8S4 16.5 1.5 12z",
        1.8,
    )
    + disc(12, 12, 3.2),
    "bot": ring(12, 12, 9, 2) + line("M12 3v3M12 18v3M3 12h3M18 12h3", 1.8) + disc(12, 12, 3.2),
    "crown": fill("M2.5 7l5 4L12 4l4.5 7 5-4-2 12h-15z"),
    "lock": line("M7 10.5V7a5 5 0 0 1 10 0v3.5", 2) + fill("M4.5 10.5h15V22h-15z"),
    "plus": line("M12 4v16M4 12h16", 2.6),
    "minus": line("M4 12h16", 2.6),
    "bulb": line("M8.5 15.5C6.3 14 5 11.9 5 9.4a7 7 0 0 1 14 0c0 2.5-1.3 4.6-3.5 6.1v2.5h-7zM9.5 21.2h5", 1.9),
    "warn": line("M12 3L22 20.5H2zM12 9.5v5", 1.9) + disc(12, 17.5, 1.2),
}


def sprite(own: Mapping[str, str], extra: str = "") -> str:
    """All glyphs as symbols, with a game's own, and further definitions, in one picture that takes no room. Once in a
    page."""
    symbols = "".join(
        f'<symbol id="g-{name}" viewBox="0 0 24 24">{drawing}</symbol>' for name, drawing in {**own, **GLYPHS}.items()
    )
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>{extra}{symbols}</defs></svg>'
