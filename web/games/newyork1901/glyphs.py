"""The glyphs of this game."""

from __future__ import annotations

from nyc_core.table.drawing.glyphs import cut, cut_line, disc, fill, line

GLYPHS = {
    "tower": fill("M8 22.5V9h2V5.5h1.2V1.5h1.6v4H14V9h2v13.5z") + cut("M10 12h1.4v2H10zM12.8 12h1.4v2h-1.4zM10 16h1.4v2H10zM12.8 16h1.4v2h-1.4z"),
    "person": disc(12, 7, 5) + fill("M2.5 22c0-6.5 4-9 9.5-9s9.5 2.5 9.5 9z"),
    "worker": fill("M4 12a8 8 0 0 1 16 0zM2 12.6h20v2.4H2z") + fill("M6 16.2h12a6 6 0 0 1-12 0z") + cut_line("M12 4.5v5", 1.8),
    "wreck": line("M7 22V4M4 22h7M7 6l13-2.5M20 3.5v8", 1.9) + disc(20, 14.5, 3.6),
    "turn": line("M19.5 9A8 8 0 1 0 20 13", 2.2) + fill("M21.8 3.2v7.4h-7.2z"),
    "mirror": line("M12 2.5v19", 1.6) + fill("M9.5 6.5v12H2zM14.5 6.5v12H22z"),
    "market-shift": fill("M3 3h8v10H3zM13 11h8v10h-8z") + line("M14 5.5h5.5v3M10 18.5H4.5v-3", 1.9),
    "land-grab": fill("M2.5 5h8v8h-8zM13.5 5h8v8h-8z") + line("M6.5 16.5c1.5 3.5 9.5 3.5 11 0", 2) + disc(12, 20.5, 1.6),
    "construction-boom": fill("M3 22.5V9h6v13.5zM11 22.5V4h6v18.5z") + line("M20.5 9v8M16.5 1.2h7M20 -.5v4", 1.8) + cut("M5 12h2v2H5zM13 8h2v2h-2zM13 13h2v2h-2zM5 17h2v2H5z"),
}  # fmt: skip
