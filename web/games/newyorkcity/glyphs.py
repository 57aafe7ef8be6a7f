"""The glyphs of this game: the engine's, as its picture of a table needs them too, and Tom's hat."""

from __future__ import annotations

from nyc_core.newyorkcity.picture.glyphs import CARD_GLYPHS, THING_GLYPHS, VESSEL_GLYPHS
from nyc_core.table.drawing.glyphs import cut, disc, fill

GLYPHS = {
    **CARD_GLYPHS,
    **VESSEL_GLYPHS,
    **THING_GLYPHS,
    "tom": fill("M4 8h16v13H4zM11 2.5h2V8h-2z")
    + disc(12, 2.5, 1.9)
    + cut("M7 11h3.5v3H7zM13.5 11H17v3h-3.5zM8 17h8v1.6H8z"),
}
