"""Signs and silhouettes of the game: the page draws with the same."""

from __future__ import annotations

from nyc_core.table.drawing.glyphs import cut, cut_line, disc, fill, line

SIGNS = {  # of the districts: a shape each, so that nobody depends on colours
    "blue": "M0-9A9 9 0 1 1-.1-9z",
    "green": "M0-10.5L10.5 8.5H-10.5z",
    "yellow": "M-8.5-8.5H8.5V8.5H-8.5z",
    "red": "M0-11.5L11.5 0 0 11.5-11.5 0z",
    "pink": "M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4z",
}
LOWER = {"green": 6.5}  # where the number stands in the sign
HELMET = "M-8.5 3a8.5 8.5 0 0 1 17 0zM-11 3h22v2.6h-22z"
# Each standing on its foot at (0, 0), 34 wide: walls first, then what is of gold.
LEGENDARY = {
    "park-row": (
        "M-17 0V-24H-13V-27H13V-24H17V0z",
        "M-15-27a5 6 0 0 1 10 0zM5-27a5 6 0 0 1 10 0zM-11-37h2v5h-2zM9-37h2v5h-2z",
    ),
    "singer": (
        "M-17 0V-14H-7V-40H7V-14H17V0z",
        "M-8-40h16l-2-5q5-7-3-12h-6q-8 5-3 12zM-1.5-57h3v-9h-3z",
    ),
    "metropolitan-life": (
        "M-17 0V-17H-9V-44H9V-17H17V0z",
        "M-10-44H10L3-62V-66h-6v4zM-1-66h2v-7h-2zM0-38a5.5 5.5 0 1 0 .1 0z",
    ),
    "woolworth": (
        "M-17 0V-22H-10V-42H-7V-54H7V-42H10V-22H17V0z",
        "M-11-42h4v-6l-2-4zM7-42h4l-2-10-2 4zM-7-54H7L2-70V-80h-4v10zM-17-22h4v-6zM17-22h-4v-6z",
    ),
}

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
