"""The glyphs of this game: the engine's, as its picture of a table needs them too."""

from __future__ import annotations

from nyc_core.newyork1901.picture.glyphs import GLYPHS

__all__ = ["GLYPHS"]
